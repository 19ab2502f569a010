"""What learners are shown: nothing that is hidden, within its bounds, and what they win."""

from __future__ import annotations

import random

import numpy
import pytest

import ludogare
from ludogare.core.law.state import Fields
from ludogare.core.running import compiled
from ludogare.games import GAMES
from ludogare.lab.environment import Environment


def positions(environment, seed, plies=60):
    """A match at random, at each of its positions."""
    match, chance = environment.begin(seed), random.Random(seed)
    while not match.over and len(match.plies) < plies:
        yield match
        seat = chance.choice(match.awaited)
        match.play(chance.choice(match.legal_for(seat)), seat)


def as_well(match, seat, seed):
    """Another state that a seat cannot tell from this one."""
    dealt = match.hidden(seat)
    match.game.plain.deal(dealt, seat, [random.Random(seed).randrange(1, 2**32) for _ in range(4)])
    return dealt


@pytest.mark.parametrize("observe", ["features", "state"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference_to_an_observation(name, observe):
    environment, apart = Environment(name, observe=observe), 0
    for seed in range(3):
        for match in positions(environment, seed):
            for seat in range(2):
                other = as_well(match, seat, len(match.plies))
                apart += other != match.state
                seen = environment.observed(match.state, seat)
                assert seen.any()
                assert (seen == environment.observed(other, seat)).all()
                assert (seen >= environment.bounds[0]).all()
                assert (seen <= environment.bounds[1]).all()
    hides = name in ("cape_to_cairo", "channel_tunnel")
    assert bool(apart) == hides, "there was something to hide"


@pytest.mark.parametrize("name", GAMES)
def test_the_raw_observation_is_the_hidden_state_cell_by_cell(name):
    environment = Environment(name, observe="state")
    for match in positions(environment, 5, 20):
        for seat in range(2):
            cells = [number for _, number in Fields.cells(match.hidden(seat))]
            assert environment.observation(match, seat).tolist() == cells


@pytest.mark.parametrize("name", GAMES)
def test_without_a_compiler_it_looks_the_same(name, monkeypatch):
    fast = Environment(name)
    monkeypatch.setattr(compiled, "available", lambda: False)
    plain = Environment(name)
    for match in positions(fast, 2, 30):
        seat = match.awaited[0]
        assert (fast.observation(match, seat) == plain.observation(match, seat)).all()


def test_a_mask_is_what_a_seat_may_do():
    environment = Environment("steam_tunnel", seats=3)
    for match in positions(environment, 1):
        for seat in range(3):
            legal = [action.number for action in match.legal_for(seat)]
            assert numpy.flatnonzero(environment.mask(match, seat)).tolist() == legal


def test_what_is_won_adds_up_to_nothing():
    environment = Environment("cape_to_cairo", seats=3)
    for match in positions(environment, 4, 10_000):
        assert environment.rewards(match) == [0.0] * 3
    assert match.over
    assert sum(environment.rewards(match)) == pytest.approx(0)
    assert max(environment.rewards(match)) > 0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "no game called 'chess'"),
        ({"game": "cape_to_cairo", "seats": 5}, "for 2 to 4 players, not 5"),
        ({"game": "cape_to_cairo", "options": {"speed": 1}}, "no option called speed"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(given, sentence):
    with pytest.raises(ludogare.LudogareError, match=sentence):
        Environment(**given)
