"""Why something that was pointed at cannot be chosen: the reason is about what was pointed at."""

from __future__ import annotations

import pytest

from ludogare.core.match.lesson import lesson
from ludogare.core.match.match import Match
from ludogare.core.match.obstacle import obstacle
from ludogare.games import GAMES, find
from ludogare.server.show.why import reason


def at(game: str, name: str, step: str) -> tuple[Match, int]:
    """The position of a lesson at a step, and who learns."""
    found = lesson(find(game), name)
    number = [step.name for step in found.steps].index(step)
    return found.position(number), found.learner(number)


def drilling() -> Match:
    """Four orange and two yellow tokens in hand; four and three on the first slots."""
    return at("channel_tunnel", "first", "drill")[0]


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"slot": "0"}, "no-height"),
        ({"slot": "1", "colour": "yellow"}, "no-height"),
        ({"slot": "0", "action": "drilling"}, "no-such-action"),
        ({"colour": "sky_blue"}, "no-tokens"),
        ({"colour": "yellow"}, None),
    ],
)
def test_the_reason_is_about_what_was_pointed_at(said, message):
    found = obstacle(drilling(), 0, said)
    assert (found and found.message) == message


@pytest.mark.parametrize(
    ("game", "name", "step", "said", "message"),
    [
        ("steam_tunnel", "try", "seven", {"row": "4", "col": "5"}, "no-claim-taken"),
        ("steamrollers", "first", "rail", {"origin": "5", "cube": "yellow"}, "no-line"),
        ("steamrollers", "first", "rail", {"origin": "5", "cube": "green"}, "no-good"),
        ("carcassonne", "first", "knight", {"spot": "0"}, "no-other-tile"),
        ("carcassonne", "tunnel", "nothing", {"spot": "0"}, "no-other-place"),
    ],
)
def test_the_reason_is_one_for_whoever_points(game, name, step, said, message):
    match, seat = at(game, name, step)
    found = obstacle(match, seat, said)
    assert found is not None
    assert found.message == message


@pytest.mark.parametrize("game", GAMES)
def test_reasons_that_others_go_before_are_reasons(game):
    show = find(game).show
    assert show.beside <= set(show.clauses)


def test_one_token_is_one():
    match = drilling().play("place orange 1 drilling", 0).play("pay_token yellow", 0)
    while match.awaited != (0,):
        match.play(match.legal[0])
    told = reason(match, 0, {"colour": "yellow", "slot": "2"}, "en")
    assert "there is 1 on the slot" in told.sentence
