"""The live socket: messages in, answers and snapshots out.

Imports show, table, store and thinking; knows nothing of routes and cookies.
"""
