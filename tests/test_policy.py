"""When not to wait for the compiler: plain rules until there are compiled ones."""

from __future__ import annotations

import asyncio
import time
from importlib import import_module

import pytest

import ludogare
from ludogare import bots
from ludogare.bots.search import tree
from ludogare.bots.search.search import Search
from ludogare.core.law.rule import rule
from ludogare.core.running.compiled import Compiled, available
from ludogare.core.running.policy import no_compiling
from ludogare.games import GAMES
from ludogare.server.thinking.questions import Question
from ludogare.server.thinking.workers import Workers

pytestmark = pytest.mark.skipif(not available(), reason="only Numba has to be waited for")


@pytest.fixture
def cold(monkeypatch, tmp_path):
    """Nothing was compiled yet, and nothing may be."""
    monkeypatch.setenv("LUDOGARE_CACHE", str(tmp_path))
    forget_what_is_compiled()

    def refuse(self, *args):
        raise AssertionError(f"{self.function.__name__} is compiled all the same")

    monkeypatch.setattr(Compiled, "_first", refuse)
    yield tmp_path
    forget_what_is_compiled()


def forget_what_is_compiled():
    for name in GAMES:
        for game in (ludogare.find(name), ludogare.find(name).judged("hand")):
            vars(game).pop("compiled", None)


@pytest.mark.parametrize("level", ["stoker", "driver", "engineer"])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_waits_for_compiled_rules(name, level, cold):
    game = ludogare.find(name)
    match = ludogare.new(name, max(2, game.seats[0]), seed=3)
    seat = match.awaited[0]
    legal = [action.number for action in match.legal_for(seat)]
    with no_compiling() as fallback:
        assert bots.make(level, 1).choose(game, match.hidden(seat), seat, legal) in legal
    assert fallback.used


def test_where_compiling_is_allowed_it_is_compiled(cold):
    game = ludogare.find("cape_to_cairo")
    assert game.fastest(tree.search) is game.compiled
    with no_compiling() as fallback:
        assert game.fastest(tree.search) is game.plain
    assert fallback.used


def test_what_is_in_the_cache_is_not_waited_for(cold):
    game = ludogare.find("cape_to_cairo")
    home = game.compiled.loop(tree.search).home
    assert home.parent == cold
    home.mkdir()
    (home / "search.nbc").touch()
    with no_compiling() as fallback:
        assert game.fastest(tree.search) is game.compiled
    assert not fallback.used


def test_what_another_machine_compiled_is_not_taken_for_ready(cold, monkeypatch):
    game = ludogare.find("cape_to_cairo")
    home = game.compiled.loop(tree.search).home
    home.mkdir()
    (home / "search.nbc").touch()
    forget_what_is_compiled()
    monkeypatch.setattr("ludogare.core.running.compiled.machine", lambda: "another")
    with no_compiling():
        assert game.fastest(tree.search) is game.plain


def test_what_numba_would_compile_again_is_not_taken_for_ready(cold, tmp_path, monkeypatch):
    file = tmp_path / "probe_of_a_rule.py"
    file.write_text("def twice(kind):\n    return 2 * kind\n")
    monkeypatch.syspath_prepend(tmp_path)
    twice = rule(import_module("probe_of_a_rule").twice)
    before = Compiled("probe", twice, {}).home
    assert Compiled("probe", twice, {}).home == before
    file.write_text(file.read_text() + "# Numba looks at the file alone\n")
    assert Compiled("probe", twice, {}).home != before


def test_a_search_with_plain_rules_looks_at_the_clock(cold):
    """SteamRollers looks far ahead: 300 simulations take most of a minute plain."""
    game = ludogare.find("steamrollers")
    match = ludogare.new("steamrollers", 2, seed=3)
    seat = match.awaited[0]
    search = Search(1, simulations=1_000_000)
    with no_compiling():
        thoughts = search.think(game, match.hidden(seat), seat)
    assert 0 < sum(t.visits for t in thoughts) < 1_000_000


def test_a_search_takes_the_compiled_rules_when_they_are_there():
    game = ludogare.find("cape_to_cairo")
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    search = Search(1, simulations=20)
    search.think(game, match.hidden(0), 0)
    with no_compiling() as fallback:
        search.think(game, match.hidden(0), 0)
    assert not fallback.used
    assert list(search._workspaces) == [("cape_to_cairo", True)]


@pytest.mark.parametrize("room", [True, False], ids=["kept", "no room to keep it"])
def test_the_table_compiles_aside(room, monkeypatch, tmp_path):
    place = tmp_path if room else "/proc/nocache"
    monkeypatch.setenv("LUDOGARE_CACHE", str(place))  # the workers inherit it
    match = ludogare.new("cape_to_cairo", 2, seed=3)
    legal = [action.number for action in match.legal_for(0)]
    seen = match.hidden(0).to_json()
    question = Question("cape_to_cairo", "stoker", seen, 0, legal)
    workers = Workers(1, nice=0)  # whatever else runs here, the compiler gets on

    async def scenario():
        answers = [await workers.advise(question)]
        end = time.monotonic() + 300
        while answers[-1].plain:
            assert time.monotonic() < end
            await asyncio.sleep(0.5)
            answers.append(await workers.advise(question))
        return answers

    try:
        answers = asyncio.run(scenario())
        assert len(workers._all) == 1, "who compiled answers now"
    finally:
        workers.close()
    assert len(answers) > 2, "nobody waited"
    assert {advice.action for advice in answers} <= set(legal)
