"""Turns of a tile that look different."""

from __future__ import annotations

import pytest

from ludogare.core.law.contract import CHANCE
from ludogare.games.carcassonne.rules.components import DRAWN, KINDS
from ludogare.games.carcassonne.show.turns import PERIODS, twin
from ludogare.games.carcassonne.show.view import view

from .lands import new


@pytest.mark.parametrize(("tile", "period"), [("X", 1), ("B", 1), ("U", 2), ("F", 2), ("D", 4)])
def test_how_many_turns_look_different(tile: str, period: int) -> None:
    assert PERIODS[[kind.name for kind in KINDS].index(tile)] == period


def lies(state) -> list[object]:
    """What a position comes to, however its tiles are turned."""
    seen = view(state, 0)
    features = sorted(sorted(map(str, f.items())) for f in seen["features"].values())
    choices = sorted((c["feature"], c["part"], c["worth"]) for c in seen["choices"])
    return [features, choices, [(s["x"], s["y"]) for s in seen["spots"]]]


@pytest.mark.parametrize("kind", range(DRAWN))
def test_twins_come_to_the_same(kind: int) -> None:
    match = new(inns_cathedrals=True, other_tunnels="cut")
    match.play(f"draw {KINDS[kind].name}", CHANCE)
    for action in match.legal:
        other = twin(match.state, action)
        if other is None:
            continue
        assert other in match.legal
        one, two = match.copy(), match.copy()
        one.play(action)
        two.play(other)
        assert lies(one.state) == lies(two.state)
