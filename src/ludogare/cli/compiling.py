"""`ludogare compile [GAME …]`: what bots and simulations need, compiled before anybody waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludogare import bots
from ludogare.analysis import judging
from ludogare.bots.search import tree
from ludogare.core.declaration.game import BY_HAND, LEARNED, Game
from ludogare.core.law import loops
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.running import compiled
from ludogare.core.saying.errors import MissingPackage
from ludogare.core.saying.texts import Voice
from ludogare.games import GAMES, find
from ludogare.lab.simulate import simulate

SEED = 1


class Use(NamedTuple):
    """What compiled rules are used for."""

    judge: str
    loop: Callable[..., Any]
    once: Callable[[Game], Any]
    """Uses them once, which compiles them."""

    def ready(self, game: Game) -> bool:
        """Whether that is compiled already."""
        return game.judged(self.judge).compiled.ready(self.loop)


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("compile", help="compile the rules before anybody waits for them")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games (default: all)")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Compiles what is not yet compiled, game by game."""
    if not compiled.available():
        raise MissingPackage("missing-package", package="numba", extra="fast")
    for game in [find(name) for name in asked.games or GAMES]:
        for use in USES.values():
            if not use.ready(game):
                use.once(game)
        print(Voice(None, asked.language)("compile-ready", game=game.name), flush=True)
    return 0


def asks(bot: str) -> Callable[[Game], Any]:
    """Lets a bot choose for the first seat that has a choice."""

    def once(game: Game) -> int:
        match = Match(game, dealer=Seeded(SEED))
        others = bots.make("random", SEED)
        while len(match.legal_for(match.awaited[0])) < 2:
            match.play(bots.act(others, match, match.awaited[0]), match.awaited[0])
        return bots.act(bots.make(bot, SEED), match, match.awaited[0])

    return once


USES = {
    "passenger": Use(BY_HAND, tree.weigh, asks("passenger")),
    "stoker": Use(LEARNED, tree.weigh, asks("stoker")),
    "driver": Use(LEARNED, tree.search, asks("search:simulations=1")),
    "simulate": Use(
        LEARNED,
        loops.playouts,
        lambda game: simulate(game, seats=game.seats[0], matches=1, seed=SEED, workers=1),
    ),
    "analyse": Use(
        LEARNED,
        judging.outcomes,
        lambda game: judging.judge_of(game, 2).shares(Match(game, dealer=Seeded(SEED)).state, SEED),
    ),
}
"""By a bot or a command that uses them."""
