"""What all tests share."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from every import EVERY_GAME
from ludogare.games import GAMES, find

TESTS = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    """Fails for a file of tests that cannot be imported.

    Modules of the package may lack what they need, and then have no examples to try. Tests say
    themselves what they can be skipped without (`packages.wanted`).
    """
    option = collector.config.option
    option.doctest_ignore_import_errors, usual = False, option.doctest_ignore_import_errors
    try:
        return (yield)
    finally:
        option.doctest_ignore_import_errors = usual


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Keeps the tests of a game in one process, which compiles what its loops share once."""
    if config.option.markexpr == "not thorough":
        refuse_tests_without_a_case(items)
    for item in items if config.pluginmanager.hasplugin("xdist") else ():
        cases = item.callspec.params.values() if hasattr(item, "callspec") else ()
        words = {*item.path.parts, *map(str, (getattr(case, "name", case) for case in cases))}
        if found := next((name for name in GAMES if name in words), None):
            item.add_marker(pytest.mark.xdist_group(found))


def refuse_tests_without_a_case(items):
    """Whatever is left to `make thorough` is a case among others."""
    left = [item for item in items if not item.get_closest_marker("thorough")]
    every, tried = ({item.nodeid.partition("[")[0] for item in some} for some in (items, left))
    if every != tried:
        raise pytest.UsageError(f"`make test` leaves out all of {', '.join(every - tried)}")


@pytest.fixture(params=GAMES)
def game(request):
    """Each registered game."""
    return find(request.param)


@pytest.fixture(params=EVERY_GAME)
def any_game(request):
    """Each registered game, and the one to copy."""
    return find(request.param)


@pytest.fixture
def tiny(monkeypatch):
    """A game of two choices at most, with rules and nothing else."""
    monkeypatch.syspath_prepend(TESTS / "games")
    return import_module("tiny").GAME


@pytest.fixture
def calls(monkeypatch):
    """Notes every call of a game's plain rule, with its arguments."""

    def noting(game, name):
        made, rule = [], getattr(game.plain, name)

        def noted(*args):
            made.append(args)
            return rule(*args)

        monkeypatch.setattr(game.plain, name, noted)
        return made

    return noting
