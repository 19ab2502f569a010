"""The law of Carcassonne: its state, actions, options and rules, chapter by chapter."""
