"""The law of the smallest game."""
