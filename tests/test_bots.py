"""Bots: they see hidden states only, repeat themselves by seed, and the better ones win."""

from __future__ import annotations

import numpy
import pytest

import ludogare
from ludogare import bots
from ludogare.bots.greedy import Greedy
from ludogare.bots.search.search import Search
from ludogare.core.law.contract import MOST_SEATS
from ludogare.core.law.judgement import WHOLE
from ludogare.core.match.match import Match
from ludogare.games import GAMES, find
from ludogare.lab.arena import play


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
    with pytest.raises(
        ludogare.LudogareError, match="Player 1 has nothing to decide now; Player 2"
    ):
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
def test_judgements_are_shares_and_know_the_end(name):
    game = ludogare.find(name)
    match = ludogare.new(name, max(2, game.seats[0]), seed=3)
    judge = game.plain.standing
    bot = bots.make("random", 1)
    room, _ = game.plain.workspace().choices
    while not match.over:
        for seat in range(match.seats):
            assert 0 < judge(match.state, seat, room) < WHOLE
        seat = match.awaited[0]
        match.play(bots.act(bot, match, seat), seat)
    shares = [judge(match.state, seat, room) for seat in range(match.seats)]
    assert all((share > 0) == (seat in match.winners) for seat, share in enumerate(shares))


@pytest.mark.parametrize("fast", [False, True])
def test_a_game_with_few_choices_and_no_judgement_of_its_own_has_room_for_all_seats(tiny, fast):
    running = tiny.compiled if fast else tiny.plain
    room = running.workspace()
    assert len(room.out) > MOST_SEATS
    room.put(0, Match(tiny, seats=3).state)
    assert running.standing(room.states[0], 0, room.out) == WHOLE // 2


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
    worth_trying = game.plain.consider
    for seats in game.seats:
        match = ludogare.new(name, seats, seed=3)
        bot = bots.make("random", 1)
        out, _ = game.plain.workspace().choices
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


def test_a_lower_level_sees_as_blurred_as_its_game_declares():
    for name in GAMES:
        passenger, porter, stoker = find(name).judgement.blur
        assert passenger > porter > 0 <= stoker  # who judges better is blurred for itself

    match = ludogare.new("cape_to_cairo", seats=2, seed=4)
    seat, blur = match.awaited[0], match.game.judgement.blur[0]
    levels, noisy, clear = (
        [bots.act(bots.make(name, seed), match, seat) for seed in range(12)]
        for name in ("passenger", f"greedy:noise={blur},judge=hand", "greedy:judge=hand")
    )
    assert levels == noisy != clear


def test_a_bot_can_be_tailored():
    bot = bots.make("search:simulations=70,rollout=0,explore=50,cores=2", 3)
    assert (bot.simulations, bot.settings, bot.cores) == (70, {"rollout": 0, "explore": 50}, 2)
    assert bots.make("search:seconds=0.5").seconds == 0.5
    assert bots.make("greedy:noise=9").noise == 9
    assert bots.make("greedy").noise == 0
    assert bots.make("search").seconds == 1.0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hal:years=9000", "the word before the colon must be one of greedy, search"),
        ("search:years=9000", "the settings of search are simulations, seconds"),
        ("search:", "the settings of search are"),
        ("search:simulations=many", "simulations must be a whole number, not 'many'"),
        ("search:simulations=1.5", "simulations must be a whole number, not '1.5'"),
        ("search:seconds=soon", "seconds must be a number, not 'soon'"),
        (
            "search:simulations=0",
            "search:simulations=0: the number of simulations must be at least 1",
        ),
        ("search:seconds=0", "more than 0 seconds, not 0"),
        ("search:seconds=nan", "seconds must be from 0 to 1,000,000"),
        ("search:seconds=inf", "seconds must be from 0 to 1,000,000"),
        ("search:simulations=-1", "simulations must be from 0 to 1,000,000,000"),
        (
            "search:simulations=10,explore=99999999999999999999",
            "explore must be from 0 to 1,000,000",
        ),
        ("search:prior_visits=1000000000000000000", "prior_visits must be from 0 to 1,000,000"),
        ("search:cores=10000", "cores must be from 0 to 256"),
        ("greedy:noise=1" + "0" * 400, "noise must be from 0 to"),
        ("search:prior_visits=0", "prior_visits must be at least 1"),
    ],
)
def test_a_bot_tailored_badly_gets_a_sentence(name, said):
    with pytest.raises(ludogare.LudogareError, match=said):
        bots.make(name)


def test_an_unknown_bot_gets_a_sentence():
    with pytest.raises(
        ludogare.LudogareError, match=r"called 'hal'; the bots are passenger.*search:…"
    ):
        bots.make("hal")
