"""What is written down, and where: SQLite or PostgreSQL.

Imports no other room but the protocol.
"""
