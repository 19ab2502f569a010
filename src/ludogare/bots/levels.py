"""Five levels for people, the same names in every game, from the kindest to the strongest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from ludogare.bots.greedy import Greedy
from ludogare.bots.random import Random
from ludogare.bots.search.search import Search
from ludogare.core.declaration.game import BY_HAND, Game
from ludogare.core.law.state import Fields
from ludogare.core.saying.errors import LudogareError, UnknownBot


class Bot(Protocol):
    """What a bot is."""

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions, for a seat that sees the hidden state s."""
        ...


class Throws(Protocol):
    """A bot that throws dice of its own, and tells of it."""

    def could(self) -> Mapping[int, int]:
        """What its dice could have made of its last choice, by weight; empty where they had no say.

        After all that it has thought: `arena --adjusted` leaves out the luck in what it then drew.
        """
        ...


def could(bot: Bot) -> Mapping[int, int]:
    """What a bot could have chosen by its dice instead of its last choice, if it tells."""
    told: Mapping[int, int] = getattr(bot, Throws.could.__name__, dict)()
    return told


BOTS: dict[str, Callable[[int | None], Bot]] = {
    "passenger": lambda seed: Greedy(seed, judge=BY_HAND, level=0),
    "porter": lambda seed: Greedy(seed, judge=BY_HAND, level=1),
    "stoker": lambda seed: Greedy(seed, level=2),
    "driver": lambda seed: Search(seed, simulations=300),
    "engineer": lambda seed: Search(seed, simulations=20_000, seconds=1.0),
    "random": Random,
}
"""The bots by name: five levels, and one that plays anything legal.

The first two judge by hand: with a learned judgement they would be too strong for beginners.
"""

LEVELS = tuple(BOTS)[:5]

Setting = type[int] | type[float] | type[str]

KINDS: dict[str, tuple[Callable[..., Bot], dict[str, Setting]]] = {
    "greedy": (Greedy, {"noise": int, "judge": str}),
    "search": (
        Search,
        {
            "simulations": int,
            "seconds": float,
            "explore": int,
            "rollout": int,
            "lookahead": int,
            "prior_visits": int,
            "finish": int,
            "cores": int,
            "judge": str,
        },
    ),
}
"""What bots can be tailored, and by which settings."""
MOST, MOST_ELSE = {"simulations": 1_000_000_000, "cores": 256}, 1_000_000
"""How large a setting may be: what a search adds up fits 64 bits."""


def tailored(name: str, seed: int | None) -> Bot:
    """A bot by its kind, or by its kind and settings, written `kind:setting=value,…`."""
    kind, colon, told = name.partition(":")
    if kind not in KINDS:
        raise UnknownBot("bot-kind", bot=name, known=[*KINDS])
    make, known = KINDS[kind]
    given: dict[str, Any] = {}
    for pair in told.split(",") if colon else ():
        setting, _, number = pair.partition("=")
        if setting not in known:
            raise UnknownBot("bot-setting", bot=name, kind=kind, known=[*known])
        try:
            given[setting] = known[setting](number)
        except ValueError:
            message = "bot-setting-whole" if known[setting] is int else "bot-setting-number"
            raise UnknownBot(message, bot=name, setting=setting, value=repr(number)) from None
        most = MOST.get(setting, MOST_ELSE)
        if known[setting] is not str and not 0 <= given[setting] <= most:
            raise UnknownBot("bot-setting-most", bot=name, setting=setting, most=most)
    try:
        return make(seed, **given)
    except LudogareError as problem:
        raise UnknownBot("bot-problem", bot=name, problem=problem) from None
