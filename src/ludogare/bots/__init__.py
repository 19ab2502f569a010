"""Players that are programs. A bot sees one seat's hidden state and the legal actions, never more.

>>> from ludogare import find, new
>>> match = new("cape_to_cairo", seats=2, seed=7)
>>> bot = make("random", seed=1)
>>> match.play(act(bot, match, seat=0), seat=0)
<cape_to_cairo, ply 3: Player 2 to act>
"""

from __future__ import annotations

from ludogare.bots.levels import BOTS, KINDS, LEVELS, Bot, Throws, could, tailored
from ludogare.bots.outside.process import Forfeit
from ludogare.bots.outside.program import Program
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import BadSeat, UnknownAction, UnknownBot
from ludogare.core.saying.numbers import index

__all__ = ["BOTS", "LEVELS", "Bot", "Forfeit", "Program", "Throws", "act", "could", "make"]


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by name, or by its kind and settings (`search:simulations=4000,rollout=6`)."""
    if ":" in name or name in KINDS:
        return tailored(name, seed)
    if name not in BOTS:
        known = [*BOTS, *(f"{kind}:…" for kind in KINDS)]
        raise UnknownBot("unknown-bot", bot=repr(name), known=known)
    return BOTS[name](seed)


def act(bot: Bot, match: Match, seat: int) -> int:
    """What a bot does for a seat of a match; a program may lose its turn (Forfeit)."""
    seen = match.hidden(seat)
    legal = match.numbers_for(seat)
    if not legal:
        problem = BadSeat("bot-not-awaited", seat=seat, standing=match.standing())
        raise problem.about(match.game.folder, match.names)
    chosen = bot.choose(match.game, seen, seat, legal)
    number = index(chosen)
    if number is None:
        raise UnknownAction("bot-chose", bot=type(bot).__name__, chosen=repr(chosen))
    return number
