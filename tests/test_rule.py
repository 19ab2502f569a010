"""Rules: what they may use, how they are bound, and a cache that cannot go stale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludogare.core import contract, loops
from ludogare.core.rule import RuleError, bind, fingerprint, named, rule, table
from ludogare.games import GAMES, find

SIZES = table([3, 4])
GRID = table([[1, 2], [3, 4]])
NAMES = {"a": 1}


@rule
def size(kind: int) -> int:
    return SIZES[kind]


@rule
def double(kind: int) -> int:
    return 2 * size(kind)


def test_a_table_is_read_by_one_or_two_numbers():
    assert (SIZES[1], GRID[1, 0]) == (4, 3)
    with pytest.raises(ValueError, match="one length"):
        table([[1], [1, 2]])


def test_binding_replaces_a_callee_and_leaves_the_original():
    @rule
    def ten(kind: int) -> int:
        return 10

    assert bind(double, {size: ten})(0) == 20
    assert double(0) == 6
    assert bind(double, {}) is double


def test_the_fingerprint_follows_callees_and_tables():
    @rule
    def other(kind: int) -> int:
        return SIZES[kind] + 1

    assert fingerprint(double, {}) == fingerprint(double, {})
    assert fingerprint(double, {}) != fingerprint(double, {size: other})


@rule
def uses_dict(kind):
    return NAMES["a"]


@rule
def prints(kind):
    print(kind)


@rule
def comprehends(kind):
    return sum([i for i in range(kind)])  # noqa: C416


@rule
def imports(kind):
    import random

    return random.random()


@rule
def calls_itself(kind):
    return calls_itself(kind - 1)


@pytest.mark.parametrize("bad", [uses_dict, prints, comprehends, imports, calls_itself])
def test_what_does_not_belong_into_a_rule_is_refused(bad):
    with pytest.raises(RuleError):
        bind(bad, {})


@pytest.mark.parametrize("name", GAMES)
def test_every_function_of_the_contract_is_a_rule_of_the_game(name):
    game = find(name)
    for prototype in contract.RULES:
        assert named(game.contract[prototype]) is not None
        bind(prototype, game.contract)
    bind(loops.playouts, game.contract)


CHANGED = """
import sys
from pathlib import Path
sys.path.insert(0, {folder!r})
import ludogare
assert ludogare.__file__.startswith({folder!r}), ludogare.__file__
from ludogare.lab.simulate import run
game = ludogare.find("cape_to_cairo")
rows = run("cape_to_cairo", 2, game.options.settle(2, {{}}), 7, 0, 40, True)
print(sum(row[0] for row in rows))
"""


def test_a_changed_rule_callee_or_component_recompiles(tmp_path):
    """Really changes each of them, with one cache for all, and compares with the plain rules."""
    source = Path(loops.__file__).parent.parent
    package = tmp_path / "src" / "ludogare"
    game = package / "games" / "cape_to_cairo"
    for file in source.rglob("*"):
        if file.suffix in (".py", ".toml", ".ftl", ".md"):
            target = package / file.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())

    def plies(fast: bool) -> tuple[int, bool]:
        code = CHANGED.format(folder=str(tmp_path / "src"))
        if not fast:
            code = code.replace(", 40, True)", ", 40, False)")
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "LUDOGARE_CACHE": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(done.stdout), "Compiling" in done.stderr

    first, cold = plies(fast=True)
    assert cold
    assert plies(fast=True) == (first, False), "the second process finds it in the cache"
    seen = {first}
    for file, old, new in (
        (game / "auction.py", "out[amount] = BID + amount\n", "out[amount] = BID + amount // 2\n"),
        (game / "components.toml", "goal = 8", "goal = 5"),
    ):
        text = file.read_text("utf-8")
        assert old in text
        stamp = file.stat()
        file.write_text(text.replace(old, new), "utf-8")
        os.utime(file, (stamp.st_atime, stamp.st_mtime))  # not even the clock gives it away
        changed, cold = plies(fast=True)
        assert cold
        assert changed not in seen
        assert changed == plies(fast=False)[0]
        seen.add(changed)


def test_without_numba_everything_works_plain(tmp_path):
    (tmp_path / "numba.py").write_text("raise ImportError('not here')")
    (tmp_path / "numpy.py").write_text("raise ImportError('not here')")
    code = """
import sys, importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else real(name, *rest)
import ludogare
from ludogare.lab.simulate import simulate
match = ludogare.new("cape_to_cairo", seed=1)
match.play("bid 3").play("bid 4")
ludogare.read(match.record())
summary = simulate(ludogare.find("cape_to_cairo"), seats=2, matches=3, workers=1)
assert not summary.compiled
assert "numpy" not in sys.modules
"""
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=env, check=True)
