"""What bots are told about From Cape to Cairo."""
