"""The law of 1987 Channel Tunnel: its state, actions, options and rules, chapter by chapter."""
