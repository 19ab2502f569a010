"""What bots are told about 1987 Channel Tunnel."""
