"""Boards in letters, as a terminal shows them to whoever is asked."""

from __future__ import annotations

from ludogare.cli.terminal import Terminal


def drawn(match):
    """The board without colours, line by line, and the choices by their numbers."""
    seat = match.awaited[0]
    legal = Terminal(match, {}).offered(seat)
    numbers = {str(action): number for number, action in enumerate(legal, 1)}
    seen = match.game.show.view(match.hidden(seat), seat)
    canvas = match.game.board.letters(seen, match.voice, numbers)
    return canvas.text(colours=False).split("\n"), numbers
