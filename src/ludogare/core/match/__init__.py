"""One play of a game: the match, its record, scenarios, and who deals."""
