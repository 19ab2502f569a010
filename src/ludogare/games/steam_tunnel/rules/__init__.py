"""The law of Steam Tunnel: its state, actions, options and rules, chapter by chapter."""
