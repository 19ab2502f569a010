"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import sys
import warnings

import numpy
import pytest

import ludogare
from ludogare.games import GAMES
from packages import wanted

wanted("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from ludogare.lab.pettingzoo import env, parallel_env  # noqa: E402


@pytest.fixture(autouse=True)
def no_warnings_of_dictionaries():
    """The tests warn of observations with a mask unless they know the game by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", module="pettingzoo")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        yield


@pytest.mark.parametrize("name", GAMES)
def test_one_after_the_other(name, capsys):
    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name, seats=ludogare.find(name).seats[-1]), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_all_at_once(name, capsys):
    parallel_api_test(parallel_env(name), num_cycles=300)


def played(table, seed):
    """A whole match at random, by its masks; everything that was told."""
    choose, found = numpy.random.default_rng(seed), []
    seen, _ = table.reset(seed=seed)
    while table.agents:
        masks = {agent: numpy.flatnonzero(seen[agent]["action_mask"]) for agent in seen}
        chosen = {agent: choose.choice(mask) for agent, mask in masks.items() if len(mask)}
        seen, *told = table.step(chosen)
        found.append((sorted(chosen.items()), told[:3]))
    return found


def test_a_seed_tells_the_match_also_where_all_act_at_once():
    tables = parallel_env("cape_to_cairo", seats=3), parallel_env("cape_to_cairo", seats=3)
    first, again = (played(table, 3) for table in tables)
    assert first == again
    assert first != played(tables[0], 4)
    rewards, over, _ = first[-1][1]
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert all(over.values())


def test_sealed_choices_are_made_at_once_or_stay_sealed():
    table = parallel_env("cape_to_cairo")
    table.reset(seed=3)
    table.step({"seat_0": 12, "seat_1": 7})
    assert [ply.action for ply in table.match.plies if ply.seat >= 0] == [12, 7]
    turns = env("cape_to_cairo", observe="state")
    seen = []
    for bid in (12, 13):
        turns.reset(seed=3)
        turns.step(bid)
        assert turns.agent_selection == "seat_1"
        seen.append(turns.last()[0]["observation"])
    assert (seen[0] == seen[1]).all()


def test_what_is_illegal_changes_nothing():
    table = parallel_env("cape_to_cairo")
    table.reset(seed=3)
    for wrong, sentence in ((141, "bid 141: Player 2 has £100"), (None, "was given no action")):
        with pytest.raises(ludogare.IllegalAction, match=sentence):
            table.step({"seat_0": 12, "seat_1": wrong})
        assert all(ply.seat < 0 for ply in table.match.plies)
    turns = env("cape_to_cairo")
    turns.reset(seed=3)
    with pytest.raises(ludogare.IllegalAction, match="bid 141: Player 1 has £100"):
        turns.step(141)
    assert turns.agent_selection == "seat_0"


def test_it_can_be_looked_at():
    for mode, begins in (("svg", "<svg"), ("ansi", "")):
        table = env("cape_to_cairo", render_mode=mode)
        table.reset(seed=3)
        assert table.render().startswith(begins)
        assert len(table.render()) > 80


def test_options_and_seats_are_those_of_the_game():
    table = env("steam_tunnel", seats=4, dead_ends="deadly")
    table.reset(seed=1)
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert table.unwrapped.match.options["dead_ends"] == "deadly"
    with pytest.raises(ludogare.LudogareError, match="no option called speed"):
        env("steam_tunnel", speed=3)


def test_without_the_package_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.delitem(sys.modules, "ludogare.lab.pettingzoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install 'ludogare\[lab\]'"):
        import ludogare.lab.pettingzoo  # noqa: F401
