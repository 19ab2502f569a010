"""The games. A new game is a folder and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ludogare.core.declaration.game import Game
from ludogare.core.saying.errors import UnknownGame

GAMES = ("cape_to_cairo", "steam_tunnel", "carcassonne", "steamrollers", "channel_tunnel")


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", game=repr(name), known=[*GAMES])
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
