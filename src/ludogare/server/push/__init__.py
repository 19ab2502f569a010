"""Calling people who are away: messages through the push service of their browser.

Imports store, table, thinking and the protocol; knows no HTTP route, no socket and no drawing.
"""
