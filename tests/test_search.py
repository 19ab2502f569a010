"""The search: the same plain and compiled, its tree kept, its work shared, its choices mixed."""

from __future__ import annotations

import os

import pytest

import ludogare
from ludogare import bots
from ludogare.bots.search import tree
from ludogare.bots.search.search import Search, Thought
from ludogare.bots.search.workspace import SearchWorkspace
from ludogare.core.law.judgement import WHOLE
from ludogare.core.running.compiled import available
from ludogare.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_search_is_the_same_plain_and_compiled(name, monkeypatch):
    match = ludogare.new(name, max(2, ludogare.find(name).seats[0]), seed=3)
    seat = match.awaited[0]
    found = []
    for fast in (True, False):
        monkeypatch.setattr("ludogare.core.running.policy.available", lambda fast=fast: fast)
        search = Search(4, simulations=25)
        thoughts = search.think(match.game, match.hidden(seat), seat)
        assert list(search._workspaces) == [(name, fast)]
        found.append(thoughts)
    assert found[0] == found[1]
    assert sum(t.visits for t in found[0]) == 25


def test_a_workspace_is_used_again():
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    search = Search(4, simulations=10)
    for _ in range(2):
        search.think(match.game, match.hidden(0), 0)
    assert [len(kept) for kept in search._workspaces.values()] == [1]


def test_with_many_prior_visits_the_judgement_decides():
    match = ludogare.new("carcassonne", 2, seed=3, tunnel=False)
    for _ in range(12):
        match.play(bots.act(bots.make("stoker", 1), match, match.awaited[0]))
    seat = match.awaited[0]
    judge, room = match.game.plain.standing, [0] * 8
    promised = {}
    for action in match.legal:
        after = match.state.copy()
        match.game.plain.play(after, seat, action.number)
        promised[action.number] = judge(after, seat, room)
    trusting = Search(1, simulations=40, prior_visits=1_000_000, explore=0)
    thoughts = trusting.think(match.game, match.hidden(seat), seat)
    assert thoughts[0].visits == 40
    assert promised[thoughts[0].action] == max(promised.values())
    assert min(promised.values()) < max(promised.values())


def test_the_sums_of_a_day_of_thinking_fit():
    game = ludogare.find("cape_to_cairo")
    workspace = SearchWorkspace(game, game.compiled if available() else game.plain)
    visits_of_a_day = 300_000 * 86_400
    workspace.edges[0, tree.VALUE] = visits_of_a_day * WHOLE
    assert workspace.edges[0, tree.VALUE] / visits_of_a_day == WHOLE


def decisions(name, simulations, plies):
    """A bot of its own in each seat: what was played, and how often a tree was found again."""
    match = ludogare.new(name, 2, seed=3)
    who = [Search(seat, simulations=simulations, lookahead=0) for seat in range(2)]
    kept = []
    while not match.over and len(match.plies) < plies:
        seat = match.awaited[0]
        match.play(bots.act(who[seat], match, seat), seat)
        kept += [int(w.settings[tree.ROOT]) for ws in who[seat]._workspaces.values() for w in ws]
    return match.plies, sum(root > 0 for root in kept)


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_is_kept_where_the_position_is_found_in_it(name):
    plies, kept = decisions(name, 1500, 60)
    assert kept > 0
    assert (plies, kept) == decisions(name, 1500, 60)


def test_a_kept_tree_begins_with_what_was_found_before():
    match = ludogare.new("carcassonne", 2, seed=3)
    search = Search(1, simulations=300)
    seat = match.awaited[0]
    match.play(bots.act(search, match, seat), seat)
    assert match.awaited == (seat,)  # the meeple goes on the same tile
    thoughts = search.think(match.game, match.hidden(seat), seat)
    assert sum(t.visits for t in thoughts) > 300


def test_a_search_stops_when_no_other_action_can_catch_up(monkeypatch):
    done = []
    simulate = SearchWorkspace.simulate
    monkeypatch.setattr(
        SearchWorkspace, "simulate", lambda room, n: (done.append(n), simulate(room, n))
    )
    stopped = 0
    match = ludogare.new("carcassonne", 2, seed=3)
    for _ in range(8):
        seat = match.awaited[0]
        thoughts = Search(1, simulations=1000).think(match.game, match.hidden(seat), seat)
        assert sum(done) == 1000
        done.clear()
        chosen = bots.act(Search(1, simulations=1000), match, seat)
        assert chosen == thoughts[0].action
        stopped += sum(done) < 1000
        done.clear()
        match.play(chosen, seat)
    assert stopped > 0


def test_a_tree_is_not_kept_for_another_match_or_seat():
    search = Search(1, simulations=300)
    for seed in (3, 4):
        match = ludogare.new("carcassonne", 2, seed=seed)
        seat = match.awaited[0]
        thoughts = search.think(match.game, match.hidden(seat), seat)
        assert sum(t.visits for t in thoughts) == 300


def test_several_cores_share_the_work():
    match = ludogare.new("steam_tunnel", 2, seed=3)
    seat = match.awaited[0]

    def think():
        return Search(5, simulations=101, cores=3).think(match.game, match.hidden(seat), seat)

    thoughts = think()
    assert sum(t.visits for t in thoughts) == 101
    assert thoughts == think()
    assert Search(cores=0).cores == os.cpu_count()


def test_sealed_choices_are_drawn_and_open_ones_are_not(monkeypatch):
    def chosen(match, seat):
        legal = [action.number for action in match.legal_for(seat)][:3]
        thoughts = [Thought(a, n, 0.5) for a, n in zip(legal, (100, 60, 3), strict=False)]
        monkeypatch.setattr(Search, "think", lambda *_, **__: thoughts)
        monkeypatch.setattr(Search, "mix", lambda *_: {legal[0]: 100, legal[1]: 60})
        bot = Search(1)
        picks = [bot.choose(match.game, match.hidden(seat), seat, legal) for _ in range(60)]
        return [legal.index(pick) for pick in picks]

    sealed = chosen(ludogare.new("cape_to_cairo", 2, seed=2), 0)
    assert set(sealed) == {0, 1}
    assert sealed.count(0) > sealed.count(1)
    one_by_one = ludogare.new("steam_tunnel", 2, seed=2)
    assert set(chosen(one_by_one, one_by_one.awaited[0])) == {0}


@pytest.mark.parametrize("name", ["search:simulations=200", "stoker"])
def test_a_sealed_choice_is_the_same_whether_others_have_chosen(name):
    match = ludogare.new("cape_to_cairo", 3, seed=3)

    def picks():
        hidden, legal = match.hidden(2), [action.number for action in match.legal_for(2)]
        return [bots.make(name, seed).choose(match.game, hidden, 2, legal) for seed in range(12)]

    def thoughts():
        return Search(1, simulations=200).think(match.game, match.hidden(2), 2)

    before = picks(), thoughts()
    assert len(set(before[0])) > 1
    for seat in (0, 1):
        match.play("bid 4", seat)
        assert (picks(), thoughts()) == before


@pytest.mark.parametrize(
    "settings",
    [
        {"simulations": 0},
        {"simulations": 1.5},
        {"seconds": 0},
        {"seconds": float("inf")},
        {"seconds": float("nan")},
        {"cores": -1},
    ],
)
def test_a_search_that_could_not_end_or_begin_is_refused(settings):
    with pytest.raises(ludogare.LudogareError):
        Search(**settings)


def test_a_full_tree_still_answers(monkeypatch):
    monkeypatch.setattr("ludogare.bots.search.workspace.SIZE", 30)
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    thoughts = Search(4, simulations=200).think(match.game, match.hidden(0), 0)
    assert sum(t.visits for t in thoughts) == 200
