"""What a position looks like: the same numbers plain and compiled, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludogare
from ludogare.core.declaration.features import Features, raw
from ludogare.core.law.contract import MOST_SEATS
from ludogare.core.match.match import Match
from ludogare.games import GAMES, find
from test_laws import set_up

POSITIONS = 40
"""That a match is looked at, about."""


def positions(game: Any, seats: int, options: dict[str, Any], seed: int) -> Any:
    """Full states of a random match."""
    match = Match(game, seats=seats, options=options, dealer=ludogare.Seeded(seed))
    choose = numpy.random.default_rng(seed)
    every = 1 + game.bound(seats, match.options) // 10 // POSITIONS
    yield match.state
    while not match.over:
        seat = match.awaited[0]
        actions = match.legal_for(seat)
        match.play(actions[int(choose.integers(len(actions)))].number, seat)
        if match.over or choose.integers(every) == 0:
            yield match.state


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_an_observation_is_what_a_seat_may_know(name: str, data: Any) -> None:
    game = find(name)
    seats, options, seed = data.draw(set_up(game))
    for s in positions(game, seats, options, seed):
        seen = []
        for seat in range(seats):
            hidden = s.copy()
            game.plain.hide(hidden, seat)
            numbers = game.observation(hidden, seat)
            bounded(game.features, numbers)
            assert compiled(game, hidden, seat) == numbers, "plain and compiled see the same"
            dealt = hidden.copy()
            game.plain.deal(dealt, seat, [seed % 97 + 1, 2, 3, 4])
            for full in (s, dealt):
                if game.features.secret:
                    game.plain.hide(full := full.copy(), seat)
                differing = changed(game.features, game.observation(full, seat), numbers)
                assert not differing, f"{differing} read what is hidden from seat {seat}"
            seen.append(numbers)
        in_order(game.features, seats, seen)


def bounded(features: Features, numbers: list[int]) -> None:
    """Whole numbers, all there, each within its bounds."""
    assert len(numbers) == features.size
    for name, number, least, most in zip(
        features.names, numbers, features.least, features.most, strict=True
    ):
        assert isinstance(number, int), f"{name} is {number!r}"
        assert least <= number <= most, f"{name} is {number}"


def compiled(game: Any, s: Any, seat: int) -> list[int]:
    """The observation by the compiled rule, into room that was used before."""
    out = numpy.full(game.features.size, 99, f"int{game.features.bits}")
    room = numpy.full(game.room, 99, numpy.int32)
    game.compiled.observe(s.pack().array[0], seat, out, room)
    return out.tolist()


def changed(features: Features, one: list[int], other: list[int]) -> list[str]:
    """The names of the numbers that differ."""
    return [name for name, a, b in zip(features.names, one, other, strict=True) if a != b]


def in_order(features: Features, seats: int, seen: list[list[int]]) -> None:
    """What is said of each seat is the same for all, own seat first; absent seats are zero."""
    for feature in features:
        width = max(1, len(feature.parts))
        for viewer in range(seats):
            for turn in range(feature.seats):
                at = feature.place + turn * width
                part = seen[viewer][at : at + width]
                if turn >= seats:
                    assert not any(part), f"{feature.name} of an absent seat"
                else:
                    own = seen[(viewer + turn) % seats][feature.place : feature.place + width]
                    assert part == own, f"{feature.name}, {turn} after seat {viewer}"


def look(match: Match, seat: int) -> dict[str, int]:
    """What a seat sees, by the names of the numbers."""
    numbers = match.game.observation(match.hidden(seat), seat)
    return dict(zip(match.game.features.names, numbers, strict=True))


NAMED: dict[str, dict[str, Any]] = {
    "cape_to_cairo": {
        "own capital": lambda s, seat: s.capital[seat],
        "next crossed": lambda s, seat: s.crossed[1 - seat],
        "track in the stock": lambda s, seat: s.stock,
    },
    "steam_tunnel": {
        "own points": lambda s, seat: s.points[seat] // 60,
        "next in turn": lambda s, seat: s.turn == 1 - seat and s.phase > 0,
        "cards face down": lambda s, seat: s.face_down,
    },
    "carcassonne": {
        "own meeples in the supply": lambda s, seat: s.supply[seat],
        "next points": lambda s, seat: 10 * sum(s.gained.tolist()[1 - seat]),
        "tiles left": lambda s, seat: s.stack,
    },
    "steamrollers": {
        "own power": lambda s, seat: s.power[seat],
        "next points for deliveries": lambda s, seat: s.delivered[1 - seat],
        "goods in city 6": lambda s, seat: s.left[5],
    },
    "channel_tunnel": {
        "own tiles drilled": lambda s, seat: s.drilled[seat],
        "next tokens in hand": lambda s, seat: s.tokens[1 - seat],
        "plays Britain": lambda s, seat: seat == 0,
    },
}


def test_numbers_are_what_they_are_called(game: Any) -> None:
    for s in positions(game, 2, {}, 5):
        for seat in range(2):
            numbers = dict(zip(game.features.names, game.observation(s, seat), strict=True))
            for name, wanted in NAMED[game.name].items():
                assert numbers[name] == wanted(s, seat), name


def test_a_bid_is_shown_to_its_seat_alone() -> None:
    match = ludogare.new("cape_to_cairo", seats=2, seed=3)
    match.play("bid 12", 1)
    own, other = look(match, 1), look(match, 0)
    assert (own["own bid"], own["own capital after the bid"]) == (12, 88)
    assert (own["own has bid"], other["next has bid"]) == (1, 1)
    assert (other["own bid"], other["next open bid"], own["own open bid"]) == (0, 0, 0)
    match.play("bid 10", 0)
    assert (look(match, 0)["next open bid"], look(match, 1)["next open bid"]) == (12, 10)


def test_features_are_named_and_sized(game: Any) -> None:
    features = game.features
    assert len(set(features.names)) == features.size == len(features.scales)
    assert features.bits == 16 or features.secret
    place = 0
    for feature in features:
        assert feature.place == place
        assert features[feature.name] is feature
        place += feature.size
    assert place == features.size


def test_a_game_without_features_shows_its_cells(tiny: Any) -> None:
    match = Match(tiny, seats=3, dealer=ludogare.Seeded(1))
    match.play("take 2")
    assert tiny.features.names == ("seats", "turn", "left")
    assert tiny.observation(match.state, 0) == [3, 1, 3]
    assert compiled(tiny, match.state, 0) == [3, 1, 3]


def test_raw_cells_are_all_cells(game: Any) -> None:
    features, s = raw(game.State), Match(game, seats=game.seats[-1]).state
    out = [0] * features.size
    features.observe(s, 0, out, [])
    assert out == [n for field in s.to_json().values() for n in numpy.ravel(field).tolist()]


def test_a_feature_is_declared_once_and_has_a_scale() -> None:
    features = Features(seats=MOST_SEATS)
    features.by_seat("capital", 60)
    with pytest.raises(ValueError, match="two features are called capital"):
        features.add("capital", 60)
    with pytest.raises(ValueError, match="bids: scale and bound are 1 or more"):
        features.add("bids", 0)
    with pytest.raises(KeyError, match="no feature is called 'track'"):
        features["track"]
