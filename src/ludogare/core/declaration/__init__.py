"""What a game declares about itself: actions, options, components, and how it is shown.

Imports law, running and saying.
"""
