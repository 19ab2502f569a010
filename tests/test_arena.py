"""The arena: deals from every seat, evidence and ratings, and bots of one's own."""

from __future__ import annotations

import json
import math
import random
import re
import sys
from concurrent.futures import Executor, Future
from contextlib import nullcontext
from statistics import stdev

import pytest

import ludogare
from ludogare import bots
from ludogare.analysis.adjusting import Luck
from ludogare.cli import main
from ludogare.cli.arena import in_words
from ludogare.core.saying.errors import BotFailed
from ludogare.lab import arena
from ludogare.lab.arena import Duel, Played, compete, gather, play, ratings
from ludogare.lab.statistics import interval


def test_the_arena_plays_deals_and_writes_them_down(capsys, tmp_path):
    log = tmp_path / "matches.jsonl"
    line = f"arena cape_to_cairo stoker random --deals 3 --all --json --log {log}"
    assert main(line.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["duels"][0]["deals"] == 3
    assert found["ratings"]["stoker"] > found["ratings"]["random"]
    matches = [json.loads(row) for row in log.read_text("utf-8").splitlines()]
    assert sorted((m["deal"], m["seat"]) for m in matches) == [
        (d, s) for d in range(3) for s in (0, 1)
    ]


def test_on_a_ladder_only_neighbours_meet(capsys):
    line = "arena cape_to_cairo random passenger stoker --deals 2 --ladder --all --json"
    assert main(line.split()) == 0
    met = [(d["first"], d["second"]) for d in json.loads(capsys.readouterr().out)["duels"]]
    assert met == [("random", "passenger"), ("passenger", "stoker")]


class Backwards:
    """Hands out deals of which the last to begin is the first to end."""

    def __init__(self, *shares):
        self.shares, self.open, self.most = shares, [], 0

    def __call__(self, pair, deal):
        job = Deal(self)
        share = self.shares["ab".index(pair[0])](deal)
        job.played = [Played("g", *pair, deal, 0, share=share, margin=0.0, plies=1)]
        self.open.append(job)
        self.most = max(self.most, len(self.open))
        return job


class Deal(Future):
    """A deal that is being played."""

    def __init__(self, hand):
        super().__init__()
        self.hand = hand

    def cancel(self):
        self.hand.open.remove(self)
        return super().cancel()


@pytest.fixture
def deals_end(monkeypatch):
    """Lets deals of `Backwards` end: the last of them, whenever somebody waits."""

    def wait(jobs, return_when):
        last = next(reversed(jobs))
        last.hand.open.remove(last)
        last.set_result(last.played)
        return real(jobs, return_when=return_when)

    real = arena.wait
    monkeypatch.setattr(arena, "wait", wait)


def test_a_duel_is_settled_by_evidence_alone():
    duel = Duel("a", "b", shares=[1.0] * 5, margins=[1.0] * 5)
    assert not duel.settled
    duel.shares += [1.0] * 20
    assert duel.settled
    assert not Duel("a", "b", shares=[0.0, 1.0] * 50).settled
    assert 0.9 < duel.share - duel.error < 1
    rated = ratings([Duel("a", "b", [0.75] * 100), Duel("b", "c", [0.75] * 100)])
    assert rated["a"] > rated["b"] > rated["c"]


def test_deals_count_in_their_order_whichever_ends_first(deals_end):
    duel, told = Duel("a", "b"), []
    gather({("a", "b"): duel}, 40, Backwards(lambda deal: deal / 40), 10, progress=told.append)
    assert duel.shares == [deal / 40 for deal in range(40)]
    assert sum(told) == 40
    assert not duel.stopped


def test_a_settled_duel_stops_and_the_others_go_on(deals_end):
    duels = {("a", "b"): Duel("a", "b"), ("b", "c"): Duel("b", "c")}
    begun = Backwards(lambda deal: 1.0, lambda deal: deal % 2)
    told = []
    gather(duels, 1_000, begun, 8, stop_early=True, progress=told.append)
    clear, even = duels.values()
    assert clear.stopped
    assert len(clear.shares) < 30
    assert not even.stopped
    assert len(even.shares) == 1_000
    assert begun.most <= 8, "no more deals are handed out than can be played soon"
    assert sum(told) == 2_000
    assert "stopped early: decided" in in_words([clear], {})[0]
    assert "stopped" not in in_words([even], {})[0]


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
        "arena cape_to_cairo stoker random --deals 0",
    ],
)
def test_an_arena_that_makes_no_sense_is_refused(line, capsys):
    assert main(line.split()) == 2
    assert capsys.readouterr().err.startswith("ludogare: ")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deals": 0}, "the number of deals must be at least 1"),
        ({"deals": 1.5}, "the number of deals must be a whole number"),
        ({"seats": 1}, "seats in an arena must be at least 2"),
        ({"seats": 9}, "cape_to_cairo is for 2 to 4 players, not 9"),
        ({"workers": 0}, "the number of processes must be at least 1"),
    ],
)
def test_the_arena_itself_refuses_what_makes_no_sense(wrong, sentence):
    with pytest.raises(ludogare.LudogareError, match=sentence):
        compete("cape_to_cairo", ["stoker", "random"], **{"deals": 1, **wrong})


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

class Slip:
    def choose(self, game, s, seat, legal):
        return legal[999]

class Quitter:
    def choose(self, game, s, seat, legal):
        raise SystemExit(3)

class Vanishing:
    def choose(self, game, s, seat, legal):
        import os
        os._exit(0)

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
    line = "arena cape_to_cairo miser gambler --deals 2 --all --json --workers 1"
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
        ("mine", "bot as NAME=module:Class"),
        ("mine=own_bots", "own_bots: write a class as module:Class"),
        ("stoker=own_bots:Miser", "already a bot with this name"),
        ("mine=nowhere:Miser", "nowhere cannot be imported: ModuleNotFoundError"),
        ("mine=own_slip:Miser", "own_slip cannot be imported: ZeroDivisionError"),
        ("mine=own_bots:Nobody", "own_bots has no class Nobody"),
        ("mine=own_bots:Mute", "own_bots:Mute has no choose"),
        ("mine=own_bots:Shy", "own_bots:Shy cannot be created: TypeError"),
        ("mine=own_bots:Cheat", "mine in seat .* made an invalid choice"),
        ("mine=own_bots:Slip", r"mine in seat .* failed: IndexError: .*own_bots\.py, line 20\)"),
        ("mine=own_bots:Quitter", "mine in seat .* failed: SystemExit: 3"),
        ("mine=own_bots:Vanishing", "a worker process died"),
    ],
)
def test_a_class_that_is_no_bot_gets_a_sentence(own_bots, capsys, given, sentence):
    line = "arena cape_to_cairo mine random --deals 1 --workers 1 --python"
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


def test_luck_is_left_out_where_that_is_asked_for(monkeypatch, capsys):
    luck = Luck([0.2, -0.2], [0.1, -0.1])
    dice: list[float] = []

    def told(match, chosen, again):
        dice.append(again.random())
        return luck

    monkeypatch.setattr(arena, "luck_of", told)
    line = "arena cape_to_cairo stoker random --deals 3 --all --workers 1"
    monkeypatch.setattr(arena, "shared", lambda workers, executor: nullcontext(Here()))
    assert main([*line.split(), "--json", "--adjusted"]) == 0
    duel = json.loads(capsys.readouterr().out)["duels"][0]
    assert duel["adjusted"]["share"] == pytest.approx(duel["share"])  # each seat in turn
    assert duel["adjusted"]["worth"] == 1
    assert len(set(dice)) == len(dice) == 6  # its own for each match
    assert main([*line.split(), "--json"]) == 0
    assert "adjusted" not in json.loads(capsys.readouterr().out)["duels"][0]


class Here(Executor):
    """Plays at once, in this process."""

    def submit(self, work, /, *args, **named):
        done = Future()
        done.set_result(work(*args, **named))
        return done


def test_a_deal_without_luck_counts_for_more():
    lucks = [(-0.4, 0.0), (0.4, 0.0)]
    duel = Duel("a", "b", shares=[0.0, 1.0, 0.0, 1.0], lucks=lucks * 2)
    assert duel.worth == pytest.approx(25)
    assert Duel("a", "b", shares=[0.5]).worth == 1
    said = in_words([Duel("a", "b", [0.0, 1.0], [0, 0], lucks=lucks)], {})
    assert "without luck 50.0%" in said[1]
    assert "without luck +0.00" in said[2]


def test_points_ahead_are_as_sure_as_they_lie_close():
    """They often tell two bots apart sooner than victories do; luck is left out of them, too."""
    chance = random.Random(1)
    lucks = [(chance.gauss(0, 0.3), 0.0) for _ in range(100)]
    ahead = [5 + 40 * luck + chance.gauss(0, 4) for luck, _ in lucks]
    duel = Duel("a", "b", [0.5] * 100, ahead, lucks=lucks)
    assert duel.margin_error == pytest.approx(1.98 * stdev(ahead) / 10, rel=0.01)
    less = duel.points_less_luck()
    assert abs(less["margin"] - 5) < less["margin_error"] < duel.margin_error / 2
    assert less["margin_worth"] == pytest.approx(
        (duel.margin_error / less["margin_error"]) ** 2, rel=0.01
    )
    assert Duel("a", "b", [0.5], [3.0]).margin_error == 0


def test_luck_that_explains_nothing_does_no_harm():
    """How much of it is taken off is learned from the other deals."""
    chance = random.Random(1)
    shares = [chance.choice((0.0, 0.5, 1.0)) for _ in range(400)]
    told = [(chance.gauss(0, 1), 0.3 * (share - 0.5)) for share in shares]
    noise = [(luck, chance.gauss(0, 0.5)) for luck, _ in told]
    assert Duel("a", "b", shares, lucks=told).worth > 1000
    assert 0.95 < Duel("a", "b", shares, lucks=noise).worth < 1.05


def test_what_bots_choose_by_dice_is_noted():
    """The dice of a blurred eye and of a sealed choice; a search has others, which it keeps."""
    match = ludogare.new("cape_to_cairo", seats=2, seed=7)
    who = [bots.make("greedy:noise=300", 1), bots.make("search:simulations=40", 2)]
    chosen: dict[int, dict[int, int]] = {}
    arena.played_out(match, ["a", "b"], who, random.Random(0), chosen)
    verbs = {0: set(), 1: set()}
    for step in match.steps():
        seat, action = step.ply.seat, step.ply.action
        if chosen.get(step.number):
            verbs[seat].add(match.game.actions[action].verb)
            legal = match.copy().rewind(step.number).numbers_for(seat)
            assert set(chosen[step.number]) <= set(legal)
            if seat == 1:
                assert action in chosen[step.number]
    assert verbs == {0: {"bid", "pick", "build", "pass"}, 1: {"bid"}}
    plain = bots.make("greedy", 1)
    bots.act(plain, ludogare.new("cape_to_cairo", seats=2, seed=7), 0)
    assert bots.could(plain) == {}
    assert bots.could(object()) == {}


class Boaster:
    """Says that it could have bid more than it has."""

    def choose(self, game, s, seat, legal):
        return legal[0]

    def could(self):
        return {0: 1, 10_000: 1}


def test_what_a_bot_could_have_done_has_to_be_legal():
    match = ludogare.new("cape_to_cairo", seats=2, seed=7)
    with pytest.raises(BotFailed, match="seat 1"):
        arena.played_out(match, ["a", "b"], [Boaster()] * 2, random.Random(0), {})
