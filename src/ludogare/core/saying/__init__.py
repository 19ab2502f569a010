"""What is said to people: errors as data, and their sentences in every language.

Imports no other room.
"""
