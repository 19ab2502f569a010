"""What people see of a table: snapshots, boards, story, replay, analysis, the catalogue.

Imports table and store; changes nothing at a table.
"""
