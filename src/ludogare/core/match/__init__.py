"""One play of a game: the match, its record, scenarios, and who deals.

Imports every room of core; nothing in core imports it.
"""
