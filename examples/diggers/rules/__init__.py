"""The law of Diggers."""
