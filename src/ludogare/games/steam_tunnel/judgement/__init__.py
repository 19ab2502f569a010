"""What bots are told about Steam Tunnel."""
