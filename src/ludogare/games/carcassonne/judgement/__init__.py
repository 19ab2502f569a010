"""What bots are told about Carcassonne."""
