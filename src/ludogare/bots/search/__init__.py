"""The search: its tree, its room to work in, and the bot that uses them."""
