"""The law of SteamRollers: its state, actions, options and rules, chapter by chapter."""
