"""Bots at work beside the server: worker processes, a fair queue, the host's programs.

Imports no other room.
"""
