"""Gymnasium's own test, and what it does not ask."""

from __future__ import annotations

import sys
import warnings

import numpy
import pytest

import ludogare
from ludogare.games import GAMES
from packages import wanted
from thorough import only

gymnasium = wanted("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import ludogare.lab.gymnasium  # noqa: E402


def make(name="cape_to_cairo", **how):
    return gymnasium.make(f"ludogare/{name}-v0", **how)


def played(seat, seed):
    """A whole match at random, by its masks; the rewards."""
    choose, rewards = numpy.random.default_rng(seed), []
    seen, info = seat.reset(seed=seed)
    over = False
    while not over:
        assert seen in seat.observation_space
        assert (info["action_mask"] == seat.get_wrapper_attr("action_masks")()).all()
        seen, reward, over, cut, info = seat.step(
            int(choose.choice(numpy.flatnonzero(info["action_mask"])))
        )
        assert not cut
        rewards.append(reward)
    assert not info["action_mask"].any()
    return rewards


@pytest.mark.parametrize("name", GAMES)
def test_it_is_an_environment(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(name, level="random").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_against_bots_is_played_to_its_end(name):
    seat = make(name, level="random", seats=ludogare.find(name).seats[-1])
    rewards = played(seat, 3)
    assert rewards == played(seat, 3)
    assert set(rewards[:-1]) <= {0.0}
    won = seat.unwrapped.environment.rewards(seat.unwrapped.match)
    assert rewards[-1] == won[seat.unwrapped.seat]


def test_bots_of_any_level_have_the_other_seats():
    seat = make(seats=3, level=["greedy:noise=50", "random"], seat=1)
    seat.reset(seed=3)
    assert {place: type(bot).__name__ for place, bot in seat.unwrapped.bots.items()} == {
        0: "Greedy",
        2: "Random",
    }


def test_the_seat_is_drawn_unless_it_is_told():
    seat = make(level="random")
    assert {seat.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}
    seat = make(level="random", seat=1)
    assert {seat.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_whoever_plays_alone_has_no_bots():
    seat = make("steamrollers", seats=1, options={"level": 2})
    assert played(seat, 3)[-1] in (-1.0, 1.0)
    assert seat.unwrapped.match.options["level"] == 2


def test_an_illegal_action_loses_or_is_refused():
    seat = make(level="random")
    seat.reset(seed=3)
    _, reward, over, _, info = seat.step(141)
    assert (reward, over) == (-1.0, True)
    assert "bid 141" in info["refused"]
    with pytest.raises(ludogare.LudogareError, match="the match is over"):
        seat.step(1)
    seat = make(level="random", illegal="refuse")
    _, before = seat.reset(seed=3)
    with pytest.raises(ludogare.IllegalAction, match="bid 141"):
        seat.step(141)
    assert (seat.unwrapped.action_masks() == before["action_mask"]).all()


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"seats": 9}, "for 2 to 4 players, not 9"),
        ({"level": "hal"}, "no bot called 'hal'"),
        ({"level": ["random", "random"]}, "2 bots were named for 1 other seat"),
        ({"seat": 2}, "there is no seat 2"),
        ({"illegal": "shrug"}, "can “lose” or “refuse”, not 'shrug'"),
        ({"options": {"speed": 1}}, "no option called speed"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(how, sentence):
    with pytest.raises(ludogare.LudogareError, match=sentence):
        make(**how)


def test_several_environments_side_by_side():
    table = gymnasium.make_vec("ludogare/cape_to_cairo-v0", num_envs=3, level="random")
    seen, info = table.reset(seed=3)
    assert seen.shape == (3, *table.single_observation_space.shape)
    assert info["action_mask"].shape == (3, table.single_action_space.n)
    table.close()


def self_play(name="cape_to_cairo", count=5, **how):
    return gymnasium.make_vec(f"ludogare/{name}-selfplay-v0", num_envs=count, **how)


@pytest.mark.parametrize("name", only(["cape_to_cairo", "steam_tunnel"], GAMES))
def test_one_policy_plays_all_seats_of_many_matches(name):
    table, choose = self_play(name), numpy.random.default_rng(3)
    seen, info = table.reset(seed=3)
    ends = 0
    for _ in range(300):
        assert seen in table.observation_space
        before = info["seat"]
        actions = [choose.choice(numpy.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, ended, cut, info = table.step(actions)
        assert rewards.tolist() == [info["rewards"][i, seat] for i, seat in enumerate(before)]
        assert (info["rewards"][~ended] == 0).all()
        assert info["rewards"].sum(1) == pytest.approx(0)
        assert not cut.any()
        ends += ended.sum()
    assert ends or name in ("channel_tunnel", "steamrollers"), "a match has ended"
    table.close()


def test_matches_side_by_side_are_those_of_the_seed_and_stay_as_they_were_told():
    def told(seed):
        table, found = self_play(), []
        seen, info = table.reset(seed=seed)
        for _ in range(20):
            found.append((seen, info["seat"], info["action_mask"]))
            seen, _, _, _, info = table.step(info["action_mask"].argmax(1))
        return found

    first, again, other = told(3), told(3), told(4)
    same = [
        all((a == b).all() for a, b in zip(*pair, strict=True))
        for pair in zip(first, again, strict=True)
    ]
    assert all(same)
    assert any((a[0] != b[0]).any() for a, b in zip(first, other, strict=True))
    assert any((a[0] != first[0][0]).any() for a in first), "each step is told in arrays of its own"


def test_an_illegal_action_among_many_is_named_and_changes_nothing():
    table = self_play()
    _, info = table.reset(seed=3)
    actions = info["action_mask"].argmax(1)
    actions[3] = 141
    with pytest.raises(ludogare.IllegalAction, match="3"):
        table.step(actions)
    assert (table.unwrapped.matches.mask == info["action_mask"]).all()


def test_without_the_package_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.delitem(sys.modules, "ludogare.lab.gymnasium")
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ImportError, match=r"pip install 'ludogare\[lab\]'"):
        import ludogare.lab.gymnasium  # noqa: F401
