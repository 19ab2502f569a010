"""What bots are told: it rises with what a seat has, and leaves out only what is the same."""

from __future__ import annotations

import random

from ludogare.core.law.contract import CHANCE
from ludogare.games.carcassonne import GAME
from ludogare.games.carcassonne.judgement import evaluation
from ludogare.games.carcassonne.rules import contract as rules
from ludogare.games.carcassonne.rules.components import KINDS, TILE_NAMES
from ludogare.games.carcassonne.rules.state import PLACING

from .lands import do, fortune, lay, new, rest, turn

ROOM = [0] * 8


def judged(match, seat: int) -> int:
    return evaluation.evaluate(match.state, seat, ROOM)


def test_points_and_prospects_raise_the_judgement() -> None:
    match = new(tunnel=False)
    assert judged(match, 0) == judged(match, 1) == 500
    turn(match, "E", 0, -1, 2, ("city", "S"))
    assert judged(match, 0) > 520
    assert judged(match, 1) < 480
    before = fortune(match.state, 1)
    turn(match, "B", 0, 1, 0, ("monastery", "centre"))
    assert fortune(match.state, 1) > before


def test_a_nearly_finished_city_promises_more_than_an_open_one() -> None:
    one, other = new(tunnel=False), new(tunnel=False)
    turn(one, "G", 0, -1, 1, ("city", "NS"))  # one gap
    turn(other, "R", 0, -1, 2, ("city", "ESW"))  # two gaps
    assert fortune(one.state, 0) > fortune(other.state, 0)


def test_only_turns_that_look_the_same_are_left_out() -> None:
    distinct = dict(zip(TILE_NAMES, evaluation.DISTINCT, strict=False))
    assert [distinct[name] for name in "ABCDFHUVX"] == [4, 1, 1, 4, 2, 2, 2, 4, 1]
    match = new()
    match.play("draw U", CHANCE)
    out, _ = GAME.plain.workspace().choices
    n = evaluation.consider(match.state, 0, out)
    turns = {GAME.actions[a].args["turn"] for a in out[:n]}
    assert turns == {0, 1} & turns
    assert n == len(match.legal) // 2


def test_a_fresh_colour_is_like_another() -> None:
    match = new()
    lay(match, "TC", -1, 0)
    match.play("no_meeple")
    out, _ = GAME.plain.workspace().choices
    n = evaluation.consider(match.state, 0, out)
    assert [GAME.actions.text(a) for a in out[:n]] == ["token A 1", "token A 2", "no_token"]
    do(match, "token", colour="A", x=-1, y=0, edge="E")
    turn(match, "B", 0, 1)
    lay(match, "B", 0, 2)
    match.play("no_meeple")
    n = evaluation.consider(match.state, 0, out)
    assert [GAME.actions.text(a) for a in out[:n]] == ["token A 2", "token B 2", "no_token"]
    rest(match)


def test_there_is_always_something_to_try() -> None:
    rng = random.Random(3)
    match = new(3, inns_cathedrals=True, other_tunnels="cut", tunnel_tokens="3/2")
    out, weight = GAME.plain.workspace().choices
    s, left = match.state, GAME.bound(3, match.options)
    while (awaited := rules.awaited(s)) != 0:
        left -= 1
        assert left >= 0
        if awaited == CHANCE:
            n = rules.chances(s, out, weight)
            rules.play(s, CHANCE, rng.choice(out[:n]))
            continue
        n = rules.legal(s, s.turn, out)
        legal = out[:n]
        kept = out[: evaluation.consider(s, s.turn, out)]
        assert kept
        assert set(kept) <= set(legal)
        assert kept == sorted(kept)
        if s.phase == PLACING:
            assert {a >> 2 for a in kept} == {a >> 2 for a in legal}
        assert 1 <= evaluation.evaluate(s, s.turn, ROOM) <= 999
        rules.play(s, s.turn, rng.choice(kept))
    assert len(KINDS) == len(evaluation.DISTINCT)
