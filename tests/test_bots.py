"""Bots: they see hidden states only, repeat themselves by seed, and the better ones win."""

from __future__ import annotations

import json
import math
import os
import re
import sys
from concurrent.futures import Future

import numpy
import pytest

import ludogare
from ludogare import bots
from ludogare.bots import tree
from ludogare.bots.desk import Desk
from ludogare.bots.greedy import Greedy
from ludogare.bots.judgement import WHOLE, bound, consider, standing
from ludogare.bots.search import Search, Thought
from ludogare.cli import main
from ludogare.core.contract import MOST_SEATS
from ludogare.core.match import Match
from ludogare.games import GAMES
from ludogare.lab.arena import Duel, Played, compete, gather, play, ratings
from ludogare.lab.spread import interval


class Spy:
    """Looks at what a bot is shown."""

    def __init__(self, bot):
        self.bot, self.seen = bot, []

    def choose(self, game, s, seat, legal):
        self.seen.append((s.copy(), seat, list(legal)))
        return self.bot.choose(game, s, seat, legal)


def test_a_bot_is_shown_a_hidden_state_and_its_own_legal_actions():
    match = ludogare.new("cape_to_cairo", 3, seed=2).play("bid 30", seat=0)
    spy = Spy(bots.make("random", 1))
    bots.act(spy, match, 1)
    s, seat, legal = spy.seen[0]
    assert s == match.hidden(1)
    assert s.bid[0] == -2
    assert (seat, len(legal)) == (1, 101)


class Says:
    """Chooses what it was told to."""

    def __init__(self, what):
        self.what = what

    def choose(self, game, s, seat, legal):
        return self.what


def test_a_bot_may_answer_with_any_whole_number():
    match = ludogare.new("cape_to_cairo", 3, seed=2)
    chosen = bots.act(Says(numpy.int32(12)), match, 0)
    assert (type(chosen), chosen) == (int, 12)
    for nothing in (None, 12.0, "bid 12"):
        with pytest.raises(ludogare.LudogareError, match=r"Says chose .*the number of an action"):
            bots.act(Says(nothing), match, 0)


def test_a_bot_is_not_asked_for_a_seat_that_is_not_awaited():
    match = ludogare.new("cape_to_cairo", 3, seed=2).play("bid 30", seat=0)
    with pytest.raises(ludogare.LudogareError, match="seat 0 has nothing to decide now; Player 2"):
        bots.act(bots.make("random"), match, 0)
    for seat in (3, ludogare.CHANCE):
        with pytest.raises(ludogare.LudogareError, match=f"no seat {seat}"):
            bots.act(bots.make("random"), match, seat)


@pytest.mark.parametrize("name", ["stoker", "driver"])
def test_what_a_seat_may_not_know_changes_nothing(name):
    found = set()
    for secret in (0, 44, 100):
        match = ludogare.new("cape_to_cairo", 3, seed=2).play(f"bid {secret}", seat=0)
        found.add(bots.act(bots.make(name, seed=5), match, 1))
    assert len(found) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("make", [Greedy, lambda seed: Search(seed, simulations=60)])
def test_the_same_seed_gives_the_same_actions_and_they_are_legal(name, make):
    game = ludogare.find(name)
    seats = max(2, game.seats[0])

    def few_plies():
        match = ludogare.new(name, seats, seed=3)
        bot = make(9)
        while not match.over and len(match.plies) < 30:
            seat = match.awaited[0]
            match.play(bots.act(bot, match, seat), seat)
        return match.plies

    assert few_plies() == few_plies()


@pytest.mark.parametrize("name", GAMES)
def test_the_search_is_the_same_plain_and_compiled(name, monkeypatch):
    match = ludogare.new(name, max(2, ludogare.find(name).seats[0]), seed=3)
    seat = match.awaited[0]
    found = []
    for fast in (True, False):
        monkeypatch.setattr("ludogare.bots.hurry.available", lambda fast=fast: fast)
        search = Search(4, simulations=25)
        thoughts = search.think(match.game, match.hidden(seat), seat)
        assert list(search._desks) == [(name, fast)]
        found.append(thoughts)
    assert found[0] == found[1]
    assert sum(t.visits for t in found[0]) == 25


@pytest.mark.parametrize("name", GAMES)
def test_judgements_are_shares_and_know_the_end(name):
    game = ludogare.find(name)
    match = ludogare.new(name, max(2, game.seats[0]), seed=3)
    judge = bound(standing, game, False)
    bot = bots.make("random", 1)
    room, _ = game.buffers()
    while not match.over:
        for seat in range(match.seats):
            assert 0 < judge(match.state, seat, room) < WHOLE
        seat = match.awaited[0]
        match.play(bots.act(bot, match, seat), seat)
    shares = [judge(match.state, seat, room) for seat in range(match.seats)]
    assert all((share > 0) == (seat in match.winners) for seat, share in enumerate(shares))


@pytest.mark.parametrize("fast", [False, True])
def test_a_game_with_few_choices_and_no_judgement_of_its_own_has_room_for_all_seats(tiny, fast):
    room = tiny.arrays()[1] if fast else tiny.buffers()[0]
    assert len(room) > MOST_SEATS
    s = Match(tiny, seats=3).state
    assert bound(standing, tiny, fast)(s.pack().array[0] if fast else s, 0, room) == WHOLE // 2


@pytest.mark.parametrize("make", [Greedy, lambda seed: Search(seed, simulations=200)])
def test_bots_play_a_game_with_few_choices(tiny, make):
    match = Match(tiny, seats=2)
    while not match.over:
        seat = match.awaited[0]
        match.play(bots.act(make(1), match, seat), seat)
    assert match.ending == "taken"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_worth_trying_is_legal(name):
    game = ludogare.find(name)
    worth_trying = bound(consider, game, False)
    for seats in game.seats:
        match = ludogare.new(name, seats, seed=3)
        bot = bots.make("random", 1)
        out, _ = game.buffers()
        while not match.over:
            for seat in match.awaited:
                n = worth_trying(match.hidden(seat), seat, out)
                legal = [a.number for a in match.legal_for(seat)]
                assert n >= 1
                assert out[:n] == sorted(out[:n])
                assert set(out[:n]) <= set(legal)
            seat = match.awaited[0]
            match.play(bots.act(bot, match, seat), seat)


def test_the_better_bot_wins():
    for better, worse in (("stoker", "random"), ("driver", "random")):
        shares = [
            m.share
            for deal in range(4)
            for m in play("cape_to_cairo", better, worse, 2, {}, 1, deal)
        ]
        assert sum(shares) >= 7, (better, worse, shares)


def test_a_desk_is_used_again():
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    search = Search(4, simulations=10)
    for _ in range(2):
        search.think(match.game, match.hidden(0), 0)
    assert [len(desks) for desks in search._desks.values()] == [1]


def test_with_much_trust_the_judgement_decides():
    match = ludogare.new("carcassonne", 2, seed=3, tunnel=False)
    for _ in range(12):
        match.play(bots.act(bots.make("stoker", 1), match, match.awaited[0]))
    seat = match.awaited[0]
    judge, room = bound(standing, match.game, False), [0] * 8
    promised = {}
    for action in match.legal:
        after = match.state.copy()
        match.game.plain.play(after, seat, action.number)
        promised[action.number] = judge(after, seat, room)
    trusting = Search(1, simulations=40, trust=1_000_000, explore=0)
    thoughts = trusting.think(match.game, match.hidden(seat), seat)
    assert thoughts[0].visits == 40
    assert promised[thoughts[0].action] == max(promised.values())
    assert min(promised.values()) < max(promised.values())


def test_the_sums_of_a_day_of_thinking_fit():
    desk = Desk(ludogare.find("cape_to_cairo"))
    visits_of_a_day = 300_000 * 86_400
    desk.edges[0, tree.VALUE] = visits_of_a_day * WHOLE
    assert desk.edges[0, tree.VALUE] / visits_of_a_day == WHOLE


def decisions(name, simulations, plies):
    """A bot of its own in each seat: what was played, and how often a tree was found again."""
    match = ludogare.new(name, 2, seed=3)
    who = [Search(seat, simulations=simulations, careful=0) for seat in range(2)]
    kept = []
    while not match.over and len(match.plies) < plies:
        seat = match.awaited[0]
        match.play(bots.act(who[seat], match, seat), seat)
        kept += [int(d.settings[tree.ROOT]) for ds in who[seat]._desks.values() for d in ds]
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
    work = Desk.work
    monkeypatch.setattr(Desk, "work", lambda desk, n: (done.append(n), work(desk, n)))
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


def test_sealed_choices_are_thought_over_to_the_end(monkeypatch):
    done = []
    work = Desk.work
    monkeypatch.setattr(Desk, "work", lambda desk, n: (done.append(n), work(desk, n)))
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    bots.act(Search(1, simulations=1001), match, 0)
    assert sum(done) == 1001


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


def test_sealed_choices_are_mixed_and_open_ones_are_not(monkeypatch):
    def chosen(match, seat):
        legal = [action.number for action in match.legal_for(seat)][:3]
        thoughts = [Thought(a, n, 0.5) for a, n in zip(legal, (100, 60, 3), strict=False)]
        monkeypatch.setattr(Search, "think", lambda *_, **__: thoughts)
        bot = Search(1)
        picks = [bot.choose(match.game, match.hidden(seat), seat, legal) for _ in range(60)]
        return [legal.index(pick) for pick in picks]

    sealed = chosen(ludogare.new("cape_to_cairo", 2, seed=2), 0)
    assert set(sealed) == {0, 1}  # what was hardly tried is not played
    assert sealed.count(0) > sealed.count(1)
    one_by_one = ludogare.new("steam_tunnel", 2, seed=2)
    assert set(chosen(one_by_one, one_by_one.awaited[0])) == {0}


def test_a_bot_can_be_tailored():
    bot = bots.make("search:simulations=70,rollout=0,explore=50,cores=2", 3)
    assert (bot.simulations, bot.taste, bot.cores) == (70, {"rollout": 0, "explore": 50}, 2)
    assert bots.make("search:seconds=0.5").seconds == 0.5
    assert bots.make("greedy:folly=9").folly == 9


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hal:years=9000", "before the colon stands one of greedy, search"),
        ("search:years=9000", "search has the settings simulations, seconds"),
        ("search:", "search has the settings"),
        ("search:simulations=many", "simulations is a whole number, not 'many'"),
        ("search:simulations=1.5", "simulations is a whole number, not '1.5'"),
        ("search:seconds=soon", "seconds is a number, not 'soon'"),
        ("search:simulations=0", "search:simulations=0: the number of simulations is at least 1"),
        ("search:seconds=0", "more than 0 seconds and ends, not 0"),
        ("search:seconds=nan", "more than 0 seconds and ends, not nan"),
        ("search:seconds=inf", "more than 0 seconds and ends, not inf"),
        ("search:simulations=-1", "not negative"),
        ("search:trust=0", "one visit at least"),
    ],
)
def test_a_bot_tailored_badly_gets_a_sentence(name, said):
    with pytest.raises(ludogare.LudogareError, match=said):
        bots.make(name)


@pytest.mark.parametrize(
    "settings", [{"simulations": 0}, {"simulations": 1.5}, {"seconds": 0}, {"cores": -1}]
)
def test_a_search_that_could_not_end_or_begin_is_refused(settings):
    with pytest.raises(ludogare.LudogareError):
        Search(**settings)


def test_an_unknown_bot_gets_a_sentence():
    with pytest.raises(ludogare.LudogareError, match="called 'hal'; there are: passenger"):
        bots.make("hal")


def test_a_full_tree_still_answers(monkeypatch):
    monkeypatch.setattr("ludogare.bots.desk.SIZE", 30)
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    thoughts = Search(4, simulations=200).think(match.game, match.hidden(0), 0)
    assert sum(t.visits for t in thoughts) == 200


def test_the_arena_plays_pairs_and_writes_them_down(capsys, tmp_path):
    log = tmp_path / "matches.jsonl"
    line = f"arena cape_to_cairo stoker random --pairs 3 --all --json --log {log}"
    assert main(line.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["duels"][0]["deals"] == 3
    assert found["ratings"]["stoker"] > found["ratings"]["random"]
    matches = [json.loads(row) for row in log.read_text("utf-8").splitlines()]
    assert sorted((m["deal"], m["seat"]) for m in matches) == [
        (d, s) for d in range(3) for s in (0, 1)
    ]


def test_on_a_ladder_only_neighbours_meet(capsys):
    line = "arena cape_to_cairo random passenger stoker --pairs 2 --ladder --all --json"
    assert main(line.split()) == 0
    met = [(d["first"], d["second"]) for d in json.loads(capsys.readouterr().out)["duels"]]
    assert met == [("random", "passenger"), ("passenger", "stoker")]


def test_a_duel_is_settled_by_evidence_alone():
    duel = Duel("a", "b", shares=[1.0] * 5, margins=[1.0] * 5)
    assert not duel.settled
    duel.shares += [1.0] * 20
    assert duel.settled
    assert not Duel("a", "b", shares=[0.0, 1.0] * 50).settled
    assert 0.9 < duel.share - duel.error < 1
    rated = ratings([Duel("a", "b", [0.75] * 100), Duel("b", "c", [0.75] * 100)])
    assert rated["a"] > rated["b"] > rated["c"]


def test_deals_count_in_their_order_whichever_ends_first():
    duel, waiting = Duel("a", "b"), {}
    for deal in reversed(range(40)):
        job = Future()
        job.set_result([Played("g", "a", "b", deal, 0, share=deal / 40, margin=0.0, plies=1)])
        waiting[job] = ("a", "b"), deal
    gather({("a", "b"): duel}, waiting, stop_early=False, log=None, progress=None)
    assert duel.shares == [deal / 40 for deal in range(40)]


def test_a_clean_sweep_is_not_certainty_and_few_deals_are_no_sure_thing():
    assert interval([1.0] * 50)[1] > 0.036  # of 100 matches all won: the exact limit is 96.4 %
    assert interval([0.0, 1.0] * 2)[1] > 0.5


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("won", [0, 30, 100])
def test_a_rating_is_where_the_shares_are_due(won, seats):
    rated = ratings([Duel("a", "b", [1.0] * won + [0.0] * (100 - won), seats=seats)])
    seen = (won + 1 / seats) / 101
    apart = 400 * math.log10(seen / (1 - seen) * (seats - 1))
    assert rated["a"] - rated["b"] == pytest.approx(apart, abs=1)


def test_many_deals_weigh_more_than_few():
    def apart(deals):
        return ratings(
            [
                Duel("a", "b", [0.75] * 4),
                Duel("b", "c", [0.5] * deals),
                Duel("a", "c", [0.5] * deals),
            ]
        )

    few, many = apart(4), apart(4000)
    assert abs(many["a"] - many["b"]) < abs(few["a"] - few["b"]) / 2


def test_one_against_three_is_measured_by_an_even_share():
    uneven = Duel("a", "b", shares=[0.0, 0.5] * 50, seats=4)  # a quarter, whatever its spread
    assert uneven.share == uneven.even == 0.25
    assert not uneven.settled
    assert ratings([uneven]) == {"a": 1500, "b": 1500}
    better = Duel("a", "b", shares=[0.0, 1.0] * 50, seats=4)
    assert better.settled
    three_to_one = Duel("a", "b", shares=[0.75] * 1000)
    as_good = ratings([three_to_one])
    assert ratings([better])["a"] == pytest.approx(as_good["a"], abs=5)  # 3 : 1 to each of them


@pytest.mark.parametrize(
    "line",
    [
        "arena cape_to_cairo stoker",
        "arena cape_to_cairo a b",
        "arena cape_to_cairo stoker random --pairs 0",
    ],
)
def test_an_arena_that_makes_no_sense_is_refused(line, capsys):
    assert main(line.split()) == 2
    assert capsys.readouterr().err.startswith("ludogare: ")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"pairs": 0}, "the number of deals is at least 1"),
        ({"pairs": 1.5}, "the number of deals is a whole number"),
        ({"seats": 1}, "seats in an arena is at least 2"),
        ({"seats": 9}, "cape_to_cairo is for 2 to 4 players, not 9"),
        ({"workers": 0}, "the number of processes is at least 1"),
    ],
)
def test_the_arena_itself_refuses_what_makes_no_sense(wrong, sentence):
    with pytest.raises(ludogare.LudogareError, match=sentence):
        compete("cape_to_cairo", ["stoker", "random"], **{"pairs": 1, **wrong})


OWN = """
import random

class Miser:
    def choose(self, game, s, seat, legal):
        return min(legal)

class Gambler:
    def __init__(self, seed):
        self.chance = random.Random(seed)
    def choose(self, game, s, seat, legal):
        return self.chance.choice(legal)

class Cheat:
    def choose(self, game, s, seat, legal):
        return max(legal) + 1

class Mute: pass

class Shy:
    def __init__(self, courage): pass
"""


@pytest.fixture
def own_bots(tmp_path, monkeypatch):
    """A folder of somebody's own, with a module of bots."""
    (tmp_path / "own_bots.py").write_text(OWN)
    (tmp_path / "own_slip.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    yield
    sys.modules.pop("own_bots", None)


def test_python_classes_compete_in_the_arena(own_bots, capsys):
    line = "arena cape_to_cairo miser gambler --pairs 2 --all --json --workers 1"
    own = "--python miser=own_bots:Miser --python gambler=own_bots:Gambler"
    found = []
    for _ in range(2):
        assert main(f"{line} {own}".split()) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["duels"][0]["deals"] == 2
    assert found[0] == found[1], "a class that takes a seed is given one"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("mine", "given as NAME=module:Class"),
        ("mine=own_bots", "own_bots: a class is named module:Class"),
        ("stoker=own_bots:Miser", "a bot of this name already"),
        ("mine=nowhere:Miser", "nowhere cannot be imported: ModuleNotFoundError"),
        ("mine=own_slip:Miser", "own_slip cannot be imported: ZeroDivisionError"),
        ("mine=own_bots:Nobody", "own_bots has no class Nobody"),
        ("mine=own_bots:Mute", "own_bots:Mute has no choose"),
        ("mine=own_bots:Shy", "own_bots:Shy cannot be made: TypeError"),
        ("mine=own_bots:Cheat", "mine, seat .*, chose wrongly"),
    ],
)
def test_a_class_that_is_no_bot_gets_a_sentence(own_bots, capsys, given, sentence):
    line = "arena cape_to_cairo mine random --pairs 1 --workers 1 --python"
    assert main([*line.split(), given]) == 2
    assert re.search(sentence, capsys.readouterr().err)


def test_no_name_of_a_bot_imports_anything(own_bots):
    for name in ("own_bots:Miser", "own_bots.Miser"):
        with pytest.raises(ludogare.LudogareError):
            bots.make(name)
    assert "own_bots" not in sys.modules


def test_matches_in_the_arena_are_reproducible():
    assert play("cape_to_cairo", "stoker", "random", 2, {}, 1, 0) == play(
        "cape_to_cairo", "stoker", "random", 2, {}, 1, 0
    )
