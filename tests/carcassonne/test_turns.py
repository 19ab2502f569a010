"""Turns of a tile that look different, and actions that come to the same."""

from __future__ import annotations

import pytest

from ludogare.core.law.contract import CHANCE
from ludogare.core.match.lesson import lesson
from ludogare.games.carcassonne import GAME
from ludogare.games.carcassonne.rules.components import DRAWN, KINDS
from ludogare.games.carcassonne.show.turns import PERIODS
from ludogare.games.carcassonne.show.twins import twin
from ludogare.games.carcassonne.show.view import view
from ludogare.server.show.boards import svg_of
from ludogare.server.texts import TableVoice

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


def test_two_parts_of_one_meadow_are_one_choice() -> None:
    """The step of the lesson at which the field goes round the end of a road."""
    taught = lesson(GAME, "first")
    at = [step.name for step in taught.steps].index("farmer")
    match, seat = taught.position(at), taught.learner(at)
    farmers = [action for action in match.legal if action.args.get("feature") == "field"]
    kept = [action for action in farmers if twin(match.state, action) is None]
    assert len(farmers) > len(kept) == 1
    assert str(kept[0]) == taught.steps[at].action
    assert all(twin(match.state, action) in (None, kept[0]) for action in farmers)
    drawn = svg_of(GAME, match.view(seat), TableVoice(GAME, "en", match.names), False)
    assert drawn.count('id="claim-field-') == 1
