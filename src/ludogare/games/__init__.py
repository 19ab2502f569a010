"""The games. A new game is a folder and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ludogare.core.declaration.game import Game
from ludogare.core.saying.errors import UnknownGame

GAMES = ("cape_to_cairo", "steam_tunnel", "carcassonne", "steamrollers", "channel_tunnel")
_REGISTERED: dict[str, Game] = {}


def register(game: Game) -> None:
    """Makes a game of one's own known by its name, in this process."""
    _REGISTERED[game.name] = game


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name in _REGISTERED:
        return _REGISTERED[name]
    if name not in GAMES:
        raise UnknownGame("unknown-game", game=repr(name), known=[*GAMES])
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
