"""Calling people who are away: messages through the push service of their browser.

Imports store and table; knows no HTTP route, no socket and no drawing.
"""
