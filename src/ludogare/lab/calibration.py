"""How honest stated chances are: of all positions said to be won in 70 %, are 70 % won?

A bot that searches plays itself. Some decisions of each match are noted: the chance of winning
that the judgement gives, the one that the search finds, and what came of it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from ludogare import bots
from ludogare.bots.sealed import reopened
from ludogare.bots.search.search import Search
from ludogare.core.declaration.game import Game
from ludogare.core.drawing import Markup, element
from ludogare.core.law.judgement import WHOLE
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import UnknownBot
from ludogare.core.saying.numbers import at_least
from ludogare.games import find
from ludogare.lab.sharing import processes, results

A_MATCH = 8
"""Decisions of a match that are noted."""
BINS = 10
BY_JUDGEMENT, BY_SEARCH = "judgement", "search"


@dataclass(frozen=True)
class Note:
    """One decision: what was said of it, and the share of the victory that came of it."""

    said: dict[str, float]
    share: float


@dataclass(frozen=True)
class Bin:
    """Positions of which about the same was said."""

    count: int
    said: float
    """The mean of what was said."""
    share: float
    """The mean of what came of it."""


def calibrate(
    game: Game,
    *,
    positions: int,
    bot: str = "engineer",
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int | None = None,
    executor: Executor | None = None,
) -> list[Note]:
    """Notes of about so many positions, from matches of a bot against itself."""
    if not isinstance(bots.make(bot), Search):
        raise UnknownBot("calibrate-search", bot=bot)
    settled = game.settle(game.check_seats(seats), options or {})
    matches = -(-at_least(1, positions, "number-of-positions") // A_MATCH)
    jobs = [(game.name, bot, seats, settled, seed, deal) for deal in range(matches)]
    played = results(notes_of, jobs, workers=processes(workers), executor=executor)
    return [note for notes in played for note in notes]


def notes_of(
    name: str, bot: str, seats: int, options: Mapping[str, Any], seed: int, deal: int
) -> list[Note]:
    """Notes of one match."""
    told = f"calibrate {seed} {deal}"
    match = Match(find(name), seats=seats, options=options, dealer=Seeded(told))
    chance, seen = random.Random(told), 0
    who = [made(bot, seed * 1000 + deal * 10 + seat) for seat in range(seats)]
    noted: list[tuple[int, dict[str, float]]] = []
    while not match.over:
        seat = match.awaited[0]
        legal = match.legal_for(seat)
        if len(legal) == 1:
            match.play(legal[0].number, seat)
            continue
        s = match.hidden(seat)
        thoughts = who[seat].think(match.game, s, seat)
        game = match.game.judged(who[seat].judge)
        said = {BY_JUDGEMENT: judged(game, s, seat), BY_SEARCH: thoughts[0].share}
        seen += 1
        if len(noted) < A_MATCH:
            noted.append((seat, said))
        elif (place := chance.randrange(seen)) < A_MATCH:
            noted[place] = seat, said
        alone = match.game.plain.awaited(reopened(match.game, s, seat)) == 1 << seat
        numbers = [action.number for action in legal]
        action = thoughts[0].action if alone else who[seat].choose(match.game, s, seat, numbers)
        match.play(action, seat)
    won = match.winners
    return [Note(said, 1 / len(won) if seat in won else 0.0) for seat, said in noted]


def made(bot: str, seed: int) -> Search:
    """A bot that searches."""
    found = bots.make(bot, seed)
    assert isinstance(found, Search)
    return found


def judged(game: Game, s: Any, seat: int) -> float:
    """The chance of winning that the judgement gives a seat in a hidden state."""
    s = reopened(game, s, seat)
    game.plain.deal(s, seat, [1, 2, 3, 4])
    return game.plain.evaluate(s, seat, game.plain.workspace().out) / WHOLE


def binned(notes: Iterable[Note], way: str) -> list[Bin | None]:
    """The notes by what was said, in bins of equal width; None for an empty one."""
    lying: list[list[Note]] = [[] for _ in range(BINS)]
    for note in notes:
        lying[min(BINS - 1, int(note.said[way] * BINS))].append(note)
    return [
        Bin(len(b), sum(n.said[way] for n in b) / len(b), sum(n.share for n in b) / len(b))
        if b
        else None
        for b in lying
    ]


def farthest(bins: Sequence[Bin | None]) -> float:
    """The largest difference between said and true, over the bins that hold enough to tell."""
    total = sum(b.count for b in bins if b)
    return max((abs(b.said - b.share) for b in bins if b and b.count * 100 >= total), default=0.0)


SIZE, MARGIN = 300, 30


def picture(ways: Mapping[str, Sequence[Bin | None]]) -> Markup:
    """What was said to the right, what came of it upwards; a dot a bin, as large as its count."""
    colours = dict(zip(ways, ("#B8893B", "#16324F"), strict=False))
    parts = [
        element("rect", width=SIZE + 2 * MARGIN, height=SIZE + 2 * MARGIN, fill="#FFFCF4"),
        line((0, 0), (1, 1), "#CFC3A8"),
        line((0, 0), (1, 0), "#1F2A36"),
        line((0, 0), (0, 1), "#1F2A36"),
    ]
    for i, (way, bins) in enumerate(ways.items()):
        most = max((b.count for b in bins if b), default=1)
        for b in (b for b in bins if b):
            x, y = at(b.said, b.share)
            radius = round(2 + 6 * (b.count / most) ** 0.5, 1)
            parts.append(element("circle", cx=x, cy=y, r=radius, fill=colours[way], opacity=0.8))
        x, y = at(0.05, 0.95 - 0.07 * i)
        parts.append(element("text", way, x=x, y=y, fill=colours[way], font_size=14))
    for share in (0, 0.5, 1):
        for place, anchor in (((share, -0.07), "middle"), ((-0.02, share - 0.01), "end")):
            x, y = at(*place)
            parts.append(
                element(
                    "text",
                    f"{share:.0%}",
                    x=x,
                    y=y,
                    fill="#5A6068",
                    font_size=11,
                    text_anchor=anchor,
                )
            )
    box = f"0 0 {SIZE + 2 * MARGIN} {SIZE + 2 * MARGIN}"
    return element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box)


def at(said: float, share: float) -> tuple[float, float]:
    """Where a point of the picture lies."""
    return round(MARGIN + SIZE * said, 1), round(MARGIN + SIZE * (1 - share), 1)


def line(begin: tuple[float, float], end: tuple[float, float], colour: str) -> Markup:
    """A straight line of the picture."""
    (x1, y1), (x2, y2) = at(*begin), at(*end)
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour)
