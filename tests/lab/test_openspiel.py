"""OpenSpiel's own test, its algorithms, and what they do not ask."""

from __future__ import annotations

import random
import sys

import numpy
import pytest

import ludogare
from ludogare.core.match.hiding import hidden
from ludogare.games import GAMES
from packages import wanted

pyspiel = wanted("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from ludogare.lab.openspiel import load  # noqa: E402

SECRETIVE = ("cape_to_cairo", "channel_tunnel")


@pytest.mark.parametrize("name", GAMES)
def test_random_matches_keep_the_rules_of_openspiel(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("name", "seats", "how"),
    [
        ("cape_to_cairo", 3, {"simultaneous": True}),
        ("cape_to_cairo", 2, {"credit": True}),
        ("steamrollers", 1, {"level": 2}),
        ("steam_tunnel", 5, {"starter": 1, "dead_ends": "deadly"}),
    ],
)
def test_seats_and_options_are_kept_when_written_and_read(name, seats, how):
    game = load(name, seats, **how)
    assert game.num_players() == seats
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    options = again.new_initial_state().here.environment.options
    assert all(options[option] == value for option, value in how.items() if option in options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_says_what_it_is():
    kinds = pyspiel.GameType
    for name in GAMES:
        kind = load(name).get_type()
        hides = kind.information == kinds.Information.IMPERFECT_INFORMATION
        assert hides == (name in SECRETIVE)
        assert kind.utility == kinds.Utility.ZERO_SUM
    alone = load("steamrollers", seats=1).get_type()
    assert alone.utility == kinds.Utility.GENERAL_SUM


def grown(state, plies, seed):
    """A state some plies later, at random."""
    choose = random.Random(seed)
    while plies and not state.is_terminal():
        state.apply_action(choose.choice(state.legal_actions()))
        plies -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_an_algorithm_of_openspiel_finds_an_action(name):
    game, draw = load(name), numpy.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, draw)
    if name in SECRETIVE:
        bot = ismcts.ISMCTSBot(game, judge, 1.0, 6, random_state=draw)
    else:
        bot = mcts.MCTSBot(game, 1.0, 6, judge, random_state=draw)
    state = grown(game.new_initial_state(), 20, 3)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state = grown(state, 1, 4)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_hidden_makes_no_difference_to_what_a_seat_is_told(name):
    """Wherever a ply is covered from a seat, another one with the same cover looks the same."""
    game, pairs, opened = load(name), 0, 0
    for seed in range(4):
        state, choose = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal() and len(state.course.plies) < 150:
            for seat in range(2):
                for one, other in alike(state, seat, choose):
                    known = [hidden(state.here.game, s.course.s, seat) for s in (one, other)]
                    same = known[0] == known[1]
                    assert same == (one.observation_string(seat) == other.observation_string(seat))
                    told = [s.information_state_string(seat) for s in (one, other)]
                    assert same == (told[0] == told[1])
                    if same:
                        assert one.observation_tensor(seat) == other.observation_tensor(seat)
                    pairs, opened = pairs + same, opened + (not same)
            state.apply_action(choose.choice(state.legal_actions()))
    assert pairs
    assert opened or name != "cape_to_cairo", "the last bid opens the others"


def alike(state, seat, choose):
    """Two ways to go on that are covered alike from a seat, where there are."""
    if state.is_terminal():
        return
    here, chance = state.here, state.is_chance_node()
    by, first = (-1, here.first_outcome) if chance else (state.current_player(), 0)
    kinds = {}
    for action in state.legal_actions():
        cover = here.game.plain.cover(state.course.s, seat, by, action + first)
        kinds.setdefault(cover, []).append(action)
    for actions in kinds.values():
        if len(actions) > 1:
            yield tuple(state.child(action) for action in choose.sample(actions, 2))


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_a_seat_imagines_it_cannot_tell_from_what_is(name):
    game, choose, apart = load(name), random.Random(5), 0
    for plies in (30, 60, 90, 120):
        state = grown(game.new_initial_state(), plies, plies)
        for seat in range(2):
            told = state.information_state_string(seat)
            for _ in range(5):
                other = state.resample_from_infostate(seat, choose.random)
                assert other.information_state_string(seat) == told
                assert other.observation_string(seat) == state.observation_string(seat)
                apart += other.course.s != state.course.s
                later = grown(other, 5, 1)
                assert later.information_state_string(seat).startswith(told.rpartition("\n")[0])
        assert state.information_state_string(0) != state.information_state_string(1)
    assert apart


def test_nothing_that_another_seat_was_told_is_left_in_what_is_imagined():
    game = load("cape_to_cairo")
    state = grown(game.new_initial_state(), 2, 1)
    imagined = []
    for bid in (12, 77):
        child = state.child(bid)
        assert child.current_player() == 1
        again = child.resample_from_infostate(1, random.Random(3).random)
        imagined.append([again.information_state_string(seat) for seat in range(2)])
    assert imagined[0] == imagined[1]


def test_sealed_bids_at_once_come_to_the_same():
    in_turn, at_once = (load("cape_to_cairo", simultaneous=sealed) for sealed in (False, True))
    one, other = in_turn.new_initial_state(), at_once.new_initial_state()
    choose, together = random.Random(2), 0
    while not other.is_terminal():
        if other.is_simultaneous_node():
            bids = [choose.choice(other.legal_actions(seat)) for seat in range(2)]
            other.apply_actions(bids)
            for bid in bids:
                one.apply_action(bid)
            together += 1
        else:
            action = choose.choice(other.legal_actions())
            one.apply_action(action)
            other.apply_action(action)
    assert together > 3
    assert one.returns() == other.returns()
    assert one.course.s == other.course.s


def test_chance_is_as_likely_as_the_rules_say():
    state = grown(load("channel_tunnel").new_initial_state(), 0, 1)
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    match = ludogare.Match(ludogare.find("channel_tunnel"))
    texts = [state.action_to_string(pyspiel.PlayerId.CHANCE, action) for action, _ in outcomes]
    assert texts == list(match.odds)
    weights = list(match.odds.values())
    assert [share for _, share in outcomes] == pytest.approx([w / sum(weights) for w in weights])


@pytest.mark.parametrize(
    ("game", "how", "sentence"),
    [
        ("chess", {}, "no game called 'chess'"),
        ("cape_to_cairo", {"seats": 7}, "for 2 to 4 players, not 7"),
        ("cape_to_cairo", {"speed": 7}, "no option called speed"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(game, how, sentence):
    with pytest.raises(ludogare.LudogareError, match=sentence):
        load(game, **how)


def test_without_the_package_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.delitem(sys.modules, "ludogare.lab.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install 'ludogare\[openspiel\]'"):
        import ludogare.lab.openspiel  # noqa: F401
