"""`ludogare compile [GAME …]`: what bots and simulations need, compiled before anybody waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludogare import bots
from ludogare.analysis import judging
from ludogare.bots.search import tree, unseen
from ludogare.bots.search.search import Search
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
    sealed: Callable[..., Any] | None = None
    """What is used beside where seats choose unseen."""

    def ready(self, game: Game) -> bool:
        """Whether that is compiled already."""
        rules = game.judged(self.judge).compiled
        also = (
            self.sealed is None or len(first_choice(game).awaited) < 2 or rules.ready(self.sealed)
        )
        return also and rules.ready(self.loop)


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


def first_choice(game: Game) -> Match:
    """A match in which a seat has a choice for the first time."""
    match = Match(game, dealer=Seeded(SEED))
    others = bots.make("random", SEED)
    while len(match.legal_for(match.awaited[0])) < 2:
        match.play(bots.act(others, match, match.awaited[0]), match.awaited[0])
    return match


def asks(bot: str) -> Callable[[Game], Any]:
    """Lets a bot choose for the first seat that has a choice."""

    def once(game: Game) -> int:
        match = first_choice(game)
        return bots.act(bots.make(bot, SEED), match, match.awaited[0])

    return once


def thinks(game: Game) -> int:
    """Lets a search think for the first seat that has a choice, and choose."""
    match, search = first_choice(game), Search(SEED, simulations=1)
    seat = match.awaited[0]
    search.think(game, match.hidden(seat), seat)
    return bots.act(search, match, seat)


USES = {
    "passenger": Use(BY_HAND, tree.weigh, asks("passenger")),
    "stoker": Use(LEARNED, tree.weigh, asks("stoker")),
    "driver": Use(LEARNED, tree.search, thinks, unseen.balance),
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
