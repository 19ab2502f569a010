"""A search that goes on while somebody looks at a position, and its few trees."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.analysis import pondering
from ludogare.analysis.pondering import LEAST, SHOWN, TREES, WAITS, Pondering


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """Plain rules, also where compiled ones are at hand: their slices are small."""
    monkeypatch.setattr("ludogare.core.running.policy.available", lambda: False)


class Clock:
    """A time that passes when it is told to."""

    now = 1000.0

    def monotonic(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setattr(pondering, "time", Clock())
    return pondering.time


def after(bid, other):
    """A match in which somebody is to pick a landscape, or to build."""
    return ludogare.new("cape_to_cairo", 2, seed=3).play(f"bid {bid}", 0).play(f"bid {other}", 1)


def go_on(kept, match, owner="ada", seconds=0.0):
    seat = match.awaited[0]
    return kept.go_on(match.game, match.hidden(seat), seat, owner, seconds)


def test_the_longer_it_thinks_the_more_it_has_seen():
    kept, match = Pondering(), after(9, 5)
    legal = {action.number for action in match.legal}
    seen = [go_on(kept, match, seconds=0.2) for _ in range(3)]
    assert [found.simulations for found in seen] == sorted({f.simulations for f in seen})
    last = seen[-1]
    assert last.more
    assert last.simulations >= LEAST * len(legal)
    assert 1 < len(last.best) <= SHOWN
    assert {tried.action for tried in last.best} <= legal
    shares = [round(tried.share, 2) for tried in last.best]
    assert shares == sorted(shares, reverse=True)
    assert 0 < shares[0] < 1
    assert last.line[0] == (match.awaited[0], last.best[0].action)


def test_nothing_is_told_before_every_action_was_tried_a_few_times(clock):
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    found = go_on(Pondering(), match)
    assert 0 < found.simulations < LEAST * len(match.legal_for(0))
    assert (found.best, found.more) == ([], True)


def test_it_ends_when_more_would_change_little(monkeypatch):
    monkeypatch.setattr(pondering, "DEEPEST", 40)
    kept, match = Pondering(), after(9, 5)
    assert [go_on(kept, match, seconds=60).simulations for _ in range(2)] == [40, 40]
    assert not go_on(kept, match).more


def test_it_ends_when_the_tree_is_full(monkeypatch):
    monkeypatch.setattr(pondering, "PLAIN_SIZE", 200)
    found = go_on(Pondering(), after(9, 5), seconds=60)
    assert not found.more


def test_another_position_or_seat_is_another_search(clock):
    kept, match = Pondering(), ludogare.new("cape_to_cairo", 2, seed=3)
    first = go_on(kept, match).simulations
    other = kept.go_on(match.game, match.hidden(1), 1, "ada", 0.0)
    assert other.simulations == first
    assert go_on(kept, match).simulations == 2 * first


def test_everybody_has_a_tree_before_somebody_has_two(clock):
    kept = Pondering()
    mine = [after(9, bid) for bid in range(TREES)]
    begun = [go_on(kept, match).simulations for match in mine]
    assert go_on(kept, after(8, 1), "ben").simulations, "Ada gives one of hers away"
    assert go_on(kept, mine[-1]).simulations == 2 * begun[-1], "the oldest of them"
    for number, name in enumerate(("cleo", "dan")):
        assert go_on(kept, after(7, number), name).simulations
    assert go_on(kept, after(6, 1), "eve") == WAITS
    assert go_on(kept, after(8, 1), "ben").simulations > begun[0], "nobody who has one loses it"


def test_who_has_left_gives_their_tree_away(clock):
    kept = Pondering()
    for number, name in enumerate(("ada", "ben", "cleo", "dan")):
        go_on(kept, after(9, number), name)
    assert go_on(kept, after(6, 1), "eve") == WAITS
    clock.now += pondering.LEFT
    assert go_on(kept, after(6, 1), "eve").simulations
