"""Rules: what they may use, how they are bound, and a cache that cannot go stale."""

from __future__ import annotations

import dis
import json
import os
import subprocess
import sys
import types
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import numpy
import pytest

from ludogare.core.law import contract, loops
from ludogare.core.law.names import named, reads
from ludogare.core.law.rule import RuleError, bind, fingerprint, rule, table
from ludogare.core.running.ahead import soon
from ludogare.core.running.compiled import Compiled, available
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


parts = types.ModuleType("parts")
exec(
    "from ludogare.core.law.rule import rule, table\n"
    "PRICE, LIMIT, NAMES = table([5, 6]), 7, {}\n"
    "@rule\n"
    "def price(kind):\n"
    "    return min(LIMIT, PRICE[kind])\n",
    parts.__dict__,
)


@rule
def by_module(kind):
    return 10 * parts.price(kind) + parts.PRICE[0] + parts.LIMIT


@pytest.mark.parametrize("fast", [False, True])
def test_a_rule_may_name_what_it_uses_by_its_module(fast, tmp_path, monkeypatch):
    if fast and not available():
        pytest.skip("only Numba compiles")
    monkeypatch.setenv("LUDOGARE_CACHE", str(tmp_path))

    @rule
    def three(kind):
        return 3

    def bound(contract):
        return Compiled("probe", by_module, contract) if fast else bind(by_module, contract)

    assert bound({})(1) == by_module(1) == 72
    assert bound({parts.price: three})(1) == 42
    assert by_module(1) == 72


def test_a_rule_is_wrapped_below_a_module_too():
    wrapped = []

    def wrap(function):
        wrapped.append(function.__name__)
        return function

    assert bind(by_module, {}, wrap, lambda values: [2 * v for v in values])(1) == 87
    assert wrapped == ["price", "by_module"]


@pytest.mark.parametrize("name", ["PRICE", "LIMIT"])
def test_the_fingerprint_follows_what_is_named_by_its_module(name, monkeypatch):
    before = fingerprint(by_module, {})
    assert fingerprint(by_module, {parts.price: size}) != before
    monkeypatch.setattr(parts, name, table([5, 7]) if name == "PRICE" else 8)
    assert fingerprint(by_module, {}) != before


@rule
def takes_a_module(kind):
    return parts


@rule
def changes_a_module(kind):
    parts.LIMIT = kind


@rule
def wants_what_is_not_there(kind):
    return parts.GONE


@rule
def wants_a_dict_of_a_module(kind):
    return parts.NAMES


@rule
def wants_a_module_of_a_module(kind):
    return os.path.sep


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (takes_a_module, r"parts is a module; write what is meant of it, as parts\.NAME"),
        (changes_a_module, r"parts is a module; write what is meant of it, as parts\.NAME"),
        (wants_what_is_not_there, r"there is no parts\.GONE"),
        (wants_a_dict_of_a_module, r"parts\.NAMES is neither a number, a table nor a rule"),
        (wants_a_module_of_a_module, r"os\.path is neither a number, a table nor a rule"),
    ],
)
def test_what_does_not_belong_into_a_rule_is_refused_by_its_module_too(bad, why):
    with pytest.raises(RuleError, match=f"{bad.__name__}: {why}"):
        bind(bad, {})


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
def makes_dict(kind):
    return {0: 6, kind: 7}[0]


@rule
def makes_list(kind):
    return [kind, kind][0]


@rule
def makes_set(kind):
    return kind in {kind, 1}


@rule
def makes_text(kind):
    return f"{kind}"


@rule
def writes_text(kind):
    return "text"


@rule
def changes_a_global(kind):
    global LATEST
    LATEST = kind


LATEST = 0


@rule
def calls_itself(kind):
    return calls_itself(kind - 1)


@pytest.mark.parametrize(
    "bad",
    [
        uses_dict, prints, comprehends, imports, makes_dict, makes_list, makes_set, makes_text,
        writes_text, changes_a_global, calls_itself,
    ],
)  # fmt: skip
def test_what_does_not_belong_into_a_rule_is_refused(bad):
    with pytest.raises(RuleError):
        bind(bad, {})


def unmarked(s, seat):
    return contract.awaited(s)


@pytest.mark.parametrize("fast", [False, True])
def test_a_loop_without_its_mark_is_refused_before_it_runs(fast):
    game = find("cape_to_cairo")
    for function in (unmarked, len, None):
        with pytest.raises(RuleError, match="is not marked as a rule: write @rule above it"):
            (game.compiled if fast else game.plain).loop(function)
    with pytest.raises(RuleError, match="unmarked is not marked"):
        bind(double, {size: unmarked})


@pytest.mark.parametrize("name", GAMES)
def test_every_function_of_the_contract_is_a_rule_of_the_game(name):
    game = find(name)
    for prototype in contract.RULES:
        assert named(game.contract[prototype]) is not None
        bind(prototype, game.contract)
    bind(loops.playouts, game.contract)


CHANGED = """
import sys
import types
from pathlib import Path
sys.path.insert(0, {folder!r})
import ludogare
assert ludogare.__file__.startswith({folder!r}), ludogare.__file__
from ludogare.lab.simulate import run
game = ludogare.find("cape_to_cairo")
rows = run("cape_to_cairo", 2, game.settle(2, {{}}), 7, 0, 40, True)
print(sum(row[0] for row in rows))
"""


def test_a_changed_rule_callee_or_component_recompiles(tmp_path):
    """Really changes each of them, with one cache for all, and compares with the plain rules."""
    source = Path(loops.__file__).parents[2]
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
        (
            game / "rules" / "auction.py",
            "s.capital[seat] -= s.bid[seat]\n",
            "s.capital[seat] -= s.bid[seat] // 2\n",
        ),
        (game / "data" / "components.toml", "start = 100", "start = 50"),
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


CALLEE = """
from ludogare.core.law.rule import rule
@rule
def price(kind):
    return {price}
"""
CALLER = """
from callee import price
from ludogare.core.law.rule import rule
@rule
def twice(kind):
    return 2 * price(kind)
"""
CALLED = """
from caller import twice
from ludogare.core.running.compiled import Compiled
print(Compiled("probe", twice, {})(1))
"""


def called(folder, code=CALLED, **environment):
    """What a compiled rule gives in a new process, and what was said."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip(), done.stderr


MEETING = """
import sys
from ludogare.core.law.rule import rule
from ludogare.core.running.compiled import Compiled

@rule
def number(x): return x

@rule
def asked(x): return number(x) + number(x + 1) + number(x + 2)

def other(n):
    made = {}
    lines = [f"    for i in range(x): y = (y * {n} + (y >> {k}) + i) % 1000003" for k in range(40)]
    exec("\\n".join(["def number(x):", "    y = x", *lines, "    return y"]), made)
    return rule(made["number"])

print([Compiled("tiny", asked, {number: other(n)})(10) for n in map(int, sys.argv[1:])])
"""


def test_loops_of_one_name_that_meet_in_a_process_are_not_mixed_up(tmp_path):
    file = tmp_path / "meeting.py"
    file.write_text(MEETING)

    def answers(*numbers: str, place: str = "cache") -> list[int]:
        line = [sys.executable, str(file), *numbers]
        env = {**os.environ, "LUDOGARE_CACHE": str(tmp_path / place)}
        done = subprocess.run(line, env=env, capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    alone = [answers(n) for n in "23"]
    assert alone[0] != alone[1]
    assert answers("2", "3") == alone[0] + alone[1], "found in the cache, both"
    assert answers("2", "3", place="another") == alone[0] + alone[1], "compiled, both"


def test_the_code_of_a_rule_is_read_once(monkeypatch):
    """Each rule below a loop has a fingerprint, which tells of all rules below it."""
    game, read, get = find("steam_tunnel"), [], dis.get_instructions
    reads.cache_clear()
    monkeypatch.setattr(dis, "get_instructions", lambda code: read.append(code) or get(code))
    for loop in (loops.playout, loops.step, loops.playout):
        fingerprint(loop, game.contract)
    assert len(read) == len(set(read)) > 20


@pytest.mark.parametrize("place", ["/proc/nocache", __file__])
def test_where_nothing_can_be_kept_nothing_stale_is_found(tmp_path, place):
    (tmp_path / "caller.py").write_text(CALLER)
    for price in (1, 2):
        (tmp_path / "callee.py").write_text(CALLEE.format(price=price))
        found, said = called(tmp_path, LUDOGARE_CACHE=place, PYTHONDONTWRITEBYTECODE="1")
        assert found == str(2 * price)
        assert "in every process: cache folder" in said
    assert not list(tmp_path.rglob("*.nbc"))


THREADS = """
from concurrent.futures import ThreadPoolExecutor
from caller import twice
from ludogare.core.running.compiled import Compiled
rule = Compiled("probe", twice, {})
with ThreadPoolExecutor(4) as pool:
    print(*pool.map(rule, [1] * 4))
"""


def test_threads_that_ask_at_once_compile_once_and_in_one_place(tmp_path, monkeypatch):
    (tmp_path / "callee.py").write_text(CALLEE.format(price=3))
    (tmp_path / "caller.py").write_text(CALLER)
    place = tmp_path / "cache"
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    found, said = called(tmp_path, THREADS, LUDOGARE_CACHE=str(place))
    assert found == "6 6 6 6"
    assert said.count("Compiling") == 1
    assert list(place.rglob("*.nbc"))
    assert not list((tmp_path / "here").iterdir())


def test_processes_that_ask_at_once_compile_once(tmp_path):
    (tmp_path / "callee.py").write_text(CALLEE.format(price=3))
    (tmp_path / "caller.py").write_text(CALLER)
    place = str(tmp_path / "cache")
    with ThreadPoolExecutor(3) as pool:
        asked = [pool.submit(called, tmp_path, LUDOGARE_CACHE=place) for _ in range(3)]
    found, said = zip(*[one.result() for one in asked], strict=True)
    assert found == ("6", "6", "6")
    assert "".join(said).count("Compiling") == 1


SHARING = """
from numba.core import event
from callee import price
from ludogare.core.law.rule import rule
from ludogare.core.running.compiled import Compiled

@rule
def twice(kind):
    return 2 * price(kind)

@rule
def thrice(kind):
    return 3 * price(kind)

with event.install_recorder("numba:compile") as recorded:
    found = Compiled("probe", twice, {})(1), Compiled("probe", thrice, {})(1)
started = [e.data["dispatcher"].__name__ for _, e in recorded.buffer if e.is_start]
print(*found, *sorted(started))
"""


def test_a_rule_below_two_loops_is_compiled_once_in_a_process(tmp_path):
    (tmp_path / "callee.py").write_text(CALLEE.format(price=3))
    found, _ = called(tmp_path, SHARING, LUDOGARE_CACHE=str(tmp_path / "cache"))
    assert found == "6 9 price thrice twice"


MACHINE_CODE = """
from numba.core.codegen import JITCodeLibrary
from callee import price
from ludogare.core.law.rule import rule
from ludogare.core.running.compiled import Compiled

@rule
def twice(kind):
    return 2 * price(kind)

@rule
def sixfold(kind):
    return 3 * twice(kind)

made, finalize = [], JITCodeLibrary._finalize_specific
JITCodeLibrary._finalize_specific = lambda library: (made.append(library), finalize(library))
found = Compiled("probe", sixfold, {})(1)
print(found, *[type(library).__name__ for library in made if type(library) is not JITCodeLibrary])
"""


def test_machine_code_is_made_of_a_loop_and_not_of_the_rules_below_it(tmp_path):
    if not import_module("ludogare.core.running.linking").KNOWN:
        pytest.skip("this Numba compiles as it does by itself")
    (tmp_path / "callee.py").write_text(CALLEE.format(price=3))
    found, _ = called(tmp_path, MACHINE_CODE, LUDOGARE_CACHE=str(tmp_path / "cache"))
    assert found == "18 Whole"


WIDTHS = """
import numpy
from numba.core import event
from callee import sign
from ludogare.core.law.rule import rule
from ludogare.core.running.compiled import Compiled

@rule
def signs(fields, counts, dice):
    told = 16 * sign(fields[0]) + 8 * sign(fields[0] + 9) + 4 * sign(counts[0])
    return told + 2 * sign(kind=9) + sign(dice[0])

given = [numpy.array([n], t) for n, t in ((-7, "int8"), (250, "uint16"), (2**64 - 2, "uint64"))]
with event.install_recorder("numba:compile") as recorded:
    found = Compiled("probe", signs, {})(*given)
started = [e.data["dispatcher"].__name__ for _, e in recorded.buffer if e.is_start]
print(found, *sorted(started))
"""


def test_a_rule_is_compiled_once_for_numbers_of_every_width(tmp_path):
    """But for those of dice, which need all 64 bits without a sign."""
    callee = CALLEE.replace("price", "sign").replace("{sign}", "0 if kind < 0 else 1")
    (tmp_path / "callee.py").write_text(callee)
    found, _ = called(tmp_path, WIDTHS, LUDOGARE_CACHE=str(tmp_path / "cache"))
    assert found == "15 sign sign signs"


def test_a_loop_that_has_no_file_is_compiled_too(tmp_path):
    typed = (
        f"exec({CALLEE.format(price=4)!r})\nfrom ludogare.core.running.compiled import Compiled\n"
    )
    found, _ = called(tmp_path, typed + "print(Compiled('probe', price, {})(1))")
    assert found == "4"


@rule
def heads(rows) -> int:
    found = 0
    for i in range(len(rows)):
        soon(rows[min(i + 1, len(rows) - 1)], 0, len(rows[i]))
        found += rows[i][0]
    return found


def test_compiled_rules_ask_ahead_and_count_nobody_who_looks_at_an_array(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOGARE_CACHE", str(tmp_path))
    loop, rows = Compiled("probe", heads, {}), numpy.arange(60).reshape(3, 20)
    assert loop(rows) == heads(rows.tolist()) == 60
    (code,) = loop.ready.inspect_llvm().values()
    assert "llvm.prefetch" in code
    assert "NRT_" not in code


def test_a_compiled_rule_says_what_it_takes():
    game = find("cape_to_cairo")
    s = game.State()
    game.plain.start(s, 2, [0] * len(game.options))
    awaited = game.running(game.contract, fast=True).awaited
    for _ in range(2):  # before it is compiled, and after
        for wrong in (s, s.pack(), game.State.several(2)):
            with pytest.raises(RuleError, match=r"takes a state as s.pack\(\).array\[0\]"):
                awaited(wrong)
        assert awaited(s.pack().array[0]) == game.plain.awaited(s)


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
assert summary.way == "plain"
assert "numpy" not in sys.modules
"""
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=env, check=True)
