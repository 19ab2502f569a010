"""Ludogare: tunnel and railway board games, faithful and fast."""
