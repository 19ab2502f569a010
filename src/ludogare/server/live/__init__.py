"""The live socket: messages in, answers and snapshots out.

Imports show, table, store, thinking and the protocol; knows nothing of routes and cookies.
"""
