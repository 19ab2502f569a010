"""What people see of a table: snapshots, boards, story, replay, analysis, the catalogue.

Imports table, store and the protocol; changes nothing at a table.
"""
