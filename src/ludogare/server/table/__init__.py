"""What happens at a table: its state, commands that change it, its clock, the registry of all.

Imports store, thinking and the protocol; knows no HTTP, no socket and no drawing.
"""
