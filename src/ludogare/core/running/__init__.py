"""The ways to run rules: plain, compiled, on a GPU.

Imports law.
"""
