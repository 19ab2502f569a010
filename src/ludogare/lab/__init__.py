"""The laboratory: many matches at once, and measurements."""
