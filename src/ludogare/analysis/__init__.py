"""Matches in hindsight: what was luck, what was skill, and what would have been better.

The method is told in docs/analysis.md. `examine` looks at one ply, `gather` makes the analysis of
a match of them; `lab/hindsight.py` shares the work out. Imports bots and core.
"""
