"""What bots are told: it rises with what a seat has, and knows who can end the match."""

from __future__ import annotations

import pytest

from ludogare.games.channel_tunnel.judgement import evaluation

from .sites import (
    BRITAIN,
    DENMARK,
    FRANCE,
    FUNDING,
    GREECE,
    IRELAND,
    ITALY,
    TOPOGRAPHIC_1,
    site,
)

ROOM = [0] * 8
EACH = ({"white": 2, "black": 2}, {"white": 2, "black": 2})


def judged(match, seat: int = BRITAIN) -> int:
    return evaluation.evaluate(match.state, seat, ROOM)


def tried(match, seat: int = BRITAIN) -> list[str]:
    out = [0] * 129
    n = evaluation.consider(match.state, seat, out)
    return [match.game.actions.text(number) for number in out[:n]]


def test_what_one_may_hope_for_the_other_may_not():
    match = site(EACH, own={BRITAIN: {ITALY: ()}})
    assert judged(match, BRITAIN) + judged(match, FRANCE) == 1000
    assert judged(match, BRITAIN) > judged(site(EACH), BRITAIN)


@pytest.mark.parametrize(
    "more",
    [
        {"own": {BRITAIN: {ITALY: ()}}},
        {"own": {BRITAIN: {TOPOGRAPHIC_1: ["white"]}}},
        {"money": {BRITAIN: [ITALY]}},
        {"markers": ((1, 0), (0, 0))},
        {"drilled": (1, 0)},
        {"tiles": (("white", "black"), ("white",))},
        {"storage": ({"black": 1}, {})},
        {"deviation": (0, 1)},
        {"hands": ({"white": 3, "black": 2}, EACH[1])},
    ],
)
def test_everything_that_helps_raises_the_judgement(more):
    assert judged(site(**{"hands": EACH, **more})) > judged(site(EACH))


def test_the_danger_of_straying_grows_faster_than_its_points():
    sites = [site(EACH, deviation=(level, 0)) for level in range(5)]
    shares = [judged(match) for match in sites]
    dangers = [evaluation.straying(match.state, BRITAIN, 0) for match in sites]
    assert shares == sorted(shares, reverse=True)
    assert dangers[4] - dangers[3] > dangers[3] - dangers[2] > dangers[1] - dangers[0] > 0


def test_the_odds_of_losing_by_deviation_cards():
    assert evaluation.odds_of_loss(0, 0) == 0
    assert evaluation.odds_of_loss(1, 0) == 556  # five cards of nine move the cube
    assert evaluation.odds_of_loss(1, 1) == 111  # one of them by two levels
    assert evaluation.odds_of_loss(2, 0) == 833  # 6 of the 36 pairs do not
    assert evaluation.odds_of_loss(2, 3) == 0


@pytest.mark.parametrize("begun", ["1 planning", "1 drilling", "0 finance", "0 technology"])
def test_an_action_that_was_begun_is_worth_what_it_will_bring(begun):
    after, passed = site(EACH), site(EACH)
    assert judged(after.play(f"place black {begun}")) > judged(passed.play("pass"))


def test_water_frightens_britain_alone():
    hands = ({"white": 1, "sky_blue": 1}, {"white": 1, "sky_blue": 1})
    tiles = (("sky_blue",), ("sky_blue",))
    for seat, frightened in ((BRITAIN, True), (FRANCE, False)):
        match = site(hands, turn=seat, tiles=tiles, deviation=(4, 4))
        before = judged(match, seat)
        match.play("place white 1 drilling")
        assert (judged(match, seat) < before // 2) is frightened


def test_who_can_arrive_and_win_has_nearly_won():
    last = {"drilled": (8, 2), "tiles": (("white",), ("white",))}
    assert judged(site(EACH, **last)) >= 950
    assert judged(site(EACH, **last, turn=FRANCE)) > 700
    behind = {FRANCE: {ITALY: (), DENMARK: (), GREECE: (), IRELAND: (), FUNDING: ["black"]}}
    match = site(EACH, **last, own=behind, markers=((0, 0), (5, 5)))
    assert judged(match) < 500
    match.play("place black 1 drilling")
    assert judged(match) <= 10


def test_only_what_costs_more_than_needed_is_left_out():
    match = site(({"white": 1, "black": 2, "orange": 5}, {}), stacks={0: ("yellow", 1)})
    lines = tried(match)
    assert "place white 1 planning" in lines
    assert "place black 1 planning" in lines, "a stack that is higher by one may hold a slot"
    assert "place orange 1 planning" not in lines
    assert "place black 0 finance" in lines
    assert lines[-1] == "pass"
