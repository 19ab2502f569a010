"""The law of From Cape to Cairo: its state, actions, options and rules, chapter by chapter."""
