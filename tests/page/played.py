"""Whole matches, kept as records: for a position nothing has to be played, or compiled.

Where the rules of a game have changed, `PYTHONPATH=tests python -m page.played` plays them again.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import ludogare
from ludogare import bots
from ludogare.core.match.match import Match
from ludogare.core.match.record import read
from ludogare.games import find

RECORDS = Path(__file__).with_name("records")
NAMES = ("Élisabeth", "Guillaume", "Ada", "Margarete", "Ferdinand", "Johannes")
LONG_NAMES = (
    "Maximiliane-Sophie von Wegen", "Wilhelmina Œuvrard", "Wolfgang M. Württemberger",
    "Marie-Antoinette Wawrzyniak", "Ferdinand-Auguste", "Jean-Baptiste Émile Mommsen",
)  # fmt: skip
"""As long as a name may be, or nearly."""

Option = tuple[str, str | int]
FULL = (("full_board", True),)
INNS = (("inns_cathedrals", True), ("other_tunnels", "cut"))
ORDERS = (("coal", True), ("orders", True), ("start_tiles", True), ("borders", "hard"))
AGENDA = (("agenda", True),)
PLAYED: dict[str, dict[tuple[Option, ...], tuple[int, ...]]] = {
    "cape_to_cairo": {(): (2, 3, 4)},
    "steam_tunnel": {(): (2, 4, 5), FULL: (5,)},
    "carcassonne": {(): (2, 4, 5, 6), INNS: (6,)},
    "steamrollers": {(): (1, 2, 3, 5), ORDERS: (5,)},
    "channel_tunnel": {(): (2,), AGENDA: (2,)},
}
"""Of each game, the numbers of players by the options that are chosen."""


@cache
def match_of(game: str, seats: int, *options: Option) -> Match:
    """A whole match."""
    return read(_file(game, seats, options).read_text("utf-8"), find)


def _file(game: str, seats: int, options: tuple[Option, ...]) -> Path:
    return RECORDS / ("-".join([game, str(seats), *(name for name, _ in options)]) + ".txt")


def _play(game: str, seats: int, options: tuple[Option, ...]) -> Match:
    """A match of greedy bots that judge by hand, so that its scores are those of people."""
    match = ludogare.new(game, seats=seats, seed=1, **dict(options))
    bot = bots.make("greedy:judge=hand", 1)
    while not match.over:
        seat = match.awaited[0]
        match.play(bots.act(bot, match, seat), seat)
    match.names = list(NAMES[:seats])
    return match


if __name__ == "__main__":
    RECORDS.mkdir(exist_ok=True)
    for name, setups in PLAYED.items():
        for chosen, counts in setups.items():
            for count in counts:
                _file(name, count, chosen).write_text(_play(name, count, chosen).record(), "utf-8")
