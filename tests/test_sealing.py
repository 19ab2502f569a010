"""Sealed choices: a table of what all may choose together, solved so that reading gains nothing."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import ludogare
from ludogare import bots
from ludogare.bots.search import sealing, unseen
from ludogare.bots.search.sealing import CERTAIN, Effort, corrected, root
from ludogare.bots.search.search import Search
from ludogare.core.law.state import Grid

HALF = 500


def solved(shares, rounds=1000):
    """How often each of two seats should take each of its steps, from the first one's shares."""
    steps = [len(shares), len(shares[0])]
    table, most = Grid(steps[0] * steps[1], 2 + unseen.SHARES), max(steps)
    for joint, (i, k) in enumerate(product(*map(range, steps))):
        table[joint, unseen.SHARES] = shares[i][k] * unseen.FINE
        table[joint, unseen.SHARES + 1] = CERTAIN - shares[i][k] * unseen.FINE
    mixes, regrets, worths, means = (Grid(2, most) for _ in range(4))
    unseen.solve(table, 2, steps, rounds, [0, 0], mixes, regrets, worths, means)
    often = [[means[i, k] for k in range(steps[i])] for i in range(2)]
    return [[times / sum(line) for times in line] for line in often]


def test_both_mix_where_each_would_outwit_the_other():
    first, second = solved([[900, 300], [300, 500]])
    assert first == pytest.approx([0.25, 0.75], abs=0.02)
    assert second == pytest.approx([0.25, 0.75], abs=0.02)


def test_what_is_never_better_is_not_taken():
    first, second = solved([[700, 600, 650], [500, 400, 450]])
    assert first[0] > 0.99
    assert second[1] > 0.99


def test_who_bids_for_a_prize_that_all_pay_for_bids_anything_up_to_it():
    prize, step = 200, 25

    def share(own, other):
        first = (own > other) - (own < other)
        return HALF + first * prize // 2 - step * (own - other)

    bids = range(12)
    first, second = solved([[share(own, other) for other in bids] for own in bids])
    for often in first, second:
        assert sum(often[: prize // step + 1]) > 0.98
        assert max(often) < 0.3
    values = [sum(share(own, k) * p for k, p in enumerate(second)) for own in bids]
    assert max(values) < HALF + 3  # who knows it all gains next to nothing


def at_auction(seats, bought, seed=5):
    """The auction of a match in which everybody has bought this number of landscapes."""
    match = ludogare.new("cape_to_cairo", seats, seed=seed)
    bot = bots.make("search:simulations=20", 1)
    while match.state.bought[0] < bought or len(match.awaited) < seats:
        if len(match.awaited) == seats:
            for seat in range(seats):
                match.play("bid 5", seat)
        else:
            match.play(bots.act(bot, match, match.awaited[0]), match.awaited[0])
    return match


def test_late_in_a_match_money_is_there_to_be_bid():
    match = at_auction(2, 7)
    bids = Search(1, simulations=50).mix(match.game, match.hidden(0), 0)
    assert max(bids) > 12
    assert len(bids) > 5
    assert max(bids.values()) < sum(bids.values()) / 2


def test_a_first_bid_is_low():
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    bids = Search(1, simulations=50).mix(match.game, match.hidden(0), 0)
    assert max(bids) < 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sealed_choice_is_the_same_plain_and_compiled(seats, monkeypatch):
    few = Effort(joints=20, rounds=20, searched=seats**2)
    monkeypatch.setattr(sealing, "COMPILED", few)
    monkeypatch.setattr(sealing, "PLAIN", few)
    monkeypatch.setattr("ludogare.bots.search.search.SEALED", 4)
    match = ludogare.new("cape_to_cairo", seats, seed=3)
    found = []
    for fast in (True, False):
        monkeypatch.setattr("ludogare.core.running.policy.available", lambda fast=fast: fast)
        found.append(Search(4, simulations=4).mix(match.game, match.hidden(1), 1))
    assert found[0] == found[1]
    assert set(found[0]) <= {action.number for action in match.legal_for(1)}


def test_what_a_search_says_goes_from_the_one_to_the_others():
    shares = corrected([500_000, 300_000, 200_000], 0, 100_000)
    assert shares == [600_000, 240_000, 160_000]
    assert corrected([900_000, 100_000], 0, 300_000) == [999_000, 1_000]


def test_parts_are_no_more_than_asked_for():
    assert [root(30, n) for n in (1, 2, 3, 4)] == [30, 5, 3, 2]


def test_searches_correct_the_table():
    """Where searches see who picks first win, both bid; where they see money win, they save it."""
    match = at_auction(2, 7)
    hidden = match.hidden(0)
    game, asked = match.game, []

    def mix(look):
        sealed = sealing.Sealed(game, game.fastest(unseen.balance), hidden, 0, Random(1))
        return sealed.mix(look)

    def first_wins(after, mover, questions):
        asked.append((mover, questions))
        return 0.999

    eager = mix(first_wins)
    assert {mover for mover, _ in asked} == {0, 1}
    assert len(asked) == asked[0][1] <= 35

    def money_wins(after, mover, questions):
        return after.capital[mover] / sum(after.capital)

    assert max(mix(money_wins)) < max(eager) / 2


def test_the_table_and_its_steps_go_together(monkeypatch):
    monkeypatch.setattr(sealing, "ZOOMS", 1)
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    bids = Search(1, simulations=50).mix(match.game, match.hidden(0), 0)
    assert set(bids) <= {action.number for action in match.legal_for(0)}
    assert len(bids) >= 6  # a hundred pounds in twenty steps: no step is a pound alone
