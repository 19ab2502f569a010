"""Going back in a match is cheap, and comes to the same position."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.checkpoints import EVERY, Checkpoints
from ludogare.core.match.match import Match

LONG = 150


def played(game, plies=LONG):
    """A match of so many plies at most."""
    match, dice = ludogare.new(game.name, seed=3), random.Random(4)
    while not match.over and len(match.plies) < plies:
        seat = dice.choice(match.awaited)
        match.play(dice.choice(match.legal_for(seat)), seat)
    return match


def replayed(match, plies):
    """The same plies, every one of them played anew."""
    new = Match(match.game, seats=match.seats, options=match.options)
    for ply in match.plies[:plies]:
        new.advance(ply)
    return new


def test_going_back_comes_to_the_same_position(game):
    match, dice = played(game), random.Random(5)
    while match.plies:
        last = len(match.plies)
        kept = max(0, last - dice.choice((1, 1, 2, 3, 7, 20)))
        match.rewind(kept)
        anew = replayed(match, kept)
        assert match.plies == anew.plies
        assert match.state == anew.state
        assert match.before == anew.before


def test_going_back_plays_little_again(game, calls):
    match = played(game)
    plays = calls(game, "play")
    last = len(match.plies)
    for back in range(1, last):
        plays.clear()
        match.copy().rewind(last - back)
        assert len(plays) <= 2 * back + 2 * EVERY, f"{back} plies back"


def test_few_positions_are_kept():
    kept = Checkpoints()
    for plies in range(1000):
        kept.keep(plies, plies)
    assert len(kept._at) <= 10
    assert kept.last(1000) == (996, 996)
    assert kept.last(3) is None


def test_copies_go_their_own_ways(game):
    match = played(game, 40)
    one, two = match.copy().rewind(30), match.copy()
    assert two.state == match.state
    assert two.rewind(35).state == replayed(match, 35).state
    assert one.state == replayed(match, 30).state


def test_steps_show_every_ply_with_the_positions_round_it(game):
    match = played(game, 40)
    steps = list(match.steps())
    assert [step.ply for step in steps] == match.plies
    for before, after in pairwise(steps):
        assert before.after == after.before
    assert steps[-1] == match.last
    assert list(match.steps(30)) == steps[30:]
    for step in steps:
        assert step.after == replayed(match, step.number + 1).state


def test_a_step_of_a_copy_is_taken_without_playing_it(game, calls):
    match = played(game, 20)
    trial, positions = match.copy(), []
    seat = trial.awaited[0]
    steps = trial.step(trial.legal_for(seat)[0], seat)
    assert steps[0].ply.seat == seat
    assert all(step.ply.seat == CHANCE for step in steps[1:])
    plays = calls(game, "play")
    for step in steps:
        match.take(step)
        positions.append(match.state)
    assert positions[-1] == trial.state
    assert match.plies == trial.plies
    assert not plays
    with pytest.raises(ValueError, match="does not follow"):
        match.take(steps[0])


def test_a_step_never_changes_and_the_state_of_a_match_is_always_that_of_now(game):
    match = ludogare.new(game.name, seed=3)
    state, steps, kept = match.state, [], []
    while not match.over and len(steps) < 30:
        seat = match.awaited[0]
        new = match.step(match.legal_for(seat)[-1], seat)
        steps += new
        kept += [(step.before.copy(), step.after.copy()) for step in new]
        assert match.state is state
    assert [(step.before, step.after) for step in steps] == kept
    assert steps[-1] == match.last
    assert match.before == steps[-1].before
