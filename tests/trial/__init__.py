"""A standing trial: things break while people play, and nothing that was told is lost."""
