"""Lands for tests: tiles laid by their names and places, and play in the rulebook's words."""

from __future__ import annotations

from typing import Any

import ludogare
from ludogare.core.declaration.actions import Action
from ludogare.core.law.contract import CHANCE
from ludogare.games.carcassonne import GAME
from ludogare.games.carcassonne.judgement import evaluation
from ludogare.games.carcassonne.rules import contract as rules
from ludogare.games.carcassonne.rules import features
from ludogare.games.carcassonne.rules.land import cell_at
from ludogare.games.carcassonne.rules.state import DRAWING, PLACING, State
from ludogare.games.carcassonne.show.view import part_at, spoken

NAMES = ["Ada", "Ben", "Cléo", "Dan", "Eve", "Fay"]


def new(seats: int = 2, **options: Any) -> ludogare.Match:
    """A match before its first tile; chance brings what a test says."""
    return ludogare.Match(GAME, seats=seats, options=options, names=NAMES[:seats])


def number(match: ludogare.Match, verb: str, **args: Any) -> Action | None:
    """The legal action that the rulebook's words mean, if there is one."""
    for action in match.legal:
        if action.verb == verb and spoken(match.state, action) == args:
            return action
    return None


def do(match: ludogare.Match, verb: str, **args: Any) -> None:
    action = number(match, verb, **args)
    assert action is not None, (verb, args, [str(a) for a in match.legal])
    match.play(action)


def lay(match: ludogare.Match, tile: str, x: int, y: int, turn: int = 0) -> None:
    """The tile is drawn and placed; what the seat in turn does then is left open."""
    if match.state.phase == DRAWING:
        match.play(f"draw {tile}", CHANCE)
    assert match.state.phase == PLACING
    do(match, "place", x=x, y=y, turn=turn)


def rest(match: ludogare.Match) -> None:
    """The seat in turn does nothing more."""
    turn, plies = match.state.turn, 0
    while match.awaited == (turn,) and plies < 2 and match.state.phase not in (DRAWING, PLACING):
        match.play("no_meeple" if match.state.meeple_open else "no_token")
        plies += 1


def turn(match: ludogare.Match, tile: str, x: int, y: int, quarter: int = 0, *deeds: Any) -> None:
    """A whole turn; deeds are (feature, part) of a meeple or (colour, x, y, edge) of a token."""
    lay(match, tile, x, y, quarter)
    for deed in deeds:
        if len(deed) == 2:
            do(match, "meeple", feature=deed[0], part=deed[1])
        else:
            do(match, "token", **dict(zip(("colour", "x", "y", "edge"), deed, strict=True)))
    rest(match)


def node_at(s: State, x: int, y: int, feature: str, part: str) -> int:
    """The node of a segment; fields may be named by any of their half-edges."""
    cell = cell_at(s, x, y)
    kind = rules.SEGMENTS[s.face[cell] - 1 >> 2]
    for node in range(s.first[cell], s.first[cell] + kind):
        found = part_at(s, node)
        pieces = found.split(".") if feature == "field" else [found, *found]
        kinds = ("road", "city", "monastery", "field")
        if kinds[features.kind_of(s, node)] == feature and (part in pieces or part == found):
            return node
    raise AssertionError((x, y, feature, part))


def worth(match: ludogare.Match, x: int, y: int, feature: str, part: str) -> int:
    s = match.state
    node = node_at(s, x, y, feature, part)
    return features.worth(s, s.feature[node], features.kind_of(s, node))


def complete(match: ludogare.Match, x: int, y: int, feature: str, part: str) -> bool:
    s = match.state
    return features.open_ends(s, s.feature[node_at(s, x, y, feature, part)]) == 0


def same(match: ludogare.Match, one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether two segments belong to one feature."""
    s = match.state
    return bool(s.feature[node_at(s, *one)] == s.feature[node_at(s, *other)])


def count_now(match: ludogare.Match) -> list[int]:
    """The points if the match ended here."""
    s = match.state.copy()
    rules.finish(s)
    return [rules.points_of(s, p) for p in range(s.seats)]


def places(match: ludogare.Match) -> set[tuple[int, int, int]]:
    """Where the tile in hand may lie."""
    spots = [spoken(match.state, action) for action in match.legal]
    return {(int(p["x"]), int(p["y"]), int(p["turn"])) for p in spots}


def parts(match: ludogare.Match) -> set[tuple[str, str]]:
    """The parts on which the seat in turn may place a meeple."""
    found = [spoken(match.state, a) for a in match.legal if a.verb == "meeple"]
    return {(str(p["feature"]), str(p["part"])) for p in found}


def fortune(s: State, seat: int) -> int:
    """What bots expect for a seat, in hundredths of a point."""
    hope = [0] * s.seats
    evaluation.fortunes(s, hope)
    return hope[seat]
