"""What a game is: the contract, states, rules, dice, loops.

Imports no other room.
"""
