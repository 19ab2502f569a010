"""On a GPU every match goes as it does on a core; here with Numba's simulator of one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import numpy
import pytest

from ludogare.cli import main
from ludogare.core.law.rule import table
from ludogare.core.running import cuda
from ludogare.core.running.device import KEEP, keep_loops
from ludogare.core.saying.errors import BadOption
from ludogare.games import GAMES, find
from ludogare.lab import gpu
from ludogare.lab.simulate import run, simulate

SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1"}
no_gpu = cuda.trouble() is not None


def settings_of(game: Any) -> list[tuple[int, dict[str, Any]]]:
    """Seats and options: the usual ones with every number of seats, and each other value once."""
    found = [(seats, game.settle(seats, {})) for seats in game.seats]
    for turn, option in enumerate(game.options):
        for value in option.values[1:]:
            seats = game.seats[turn % len(game.seats)]
            try:
                found.append((seats, game.settle(seats, {option.name: value})))
            except BadOption:
                continue
    return found


def differing(name: str, matches: int, fast: bool) -> list[str]:
    """Where the GPU, or what simulates one, disagrees with a core."""
    game = find(name)
    wrong = []
    for seats, settled in settings_of(game):
        there = gpu.playouts(game, seats, settled, 11, 5, matches).tolist()
        if there != run(name, seats, settled, 11, 5, matches, fast):
            wrong.append(f"{name}, {seats} seats, {settled}")
    return wrong


def simulated(code: str, *args: str) -> str:
    """What a new process prints in which Numba simulates a GPU."""
    env = {**os.environ, **SIMULATED}
    done = subprocess.run(
        [sys.executable, "-c", code, *args], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_simulated_matches_are_those_of_a_core() -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import test_cuda;"
        "print([test_cuda.differing(name, 2, False) for name in test_cuda.GAMES])"
    )
    assert simulated(code, os.path.dirname(__file__)) == f"{[[] for _ in GAMES]}\n"


def test_more_matches_than_threads_and_fewer() -> None:
    code = (
        "from ludogare.lab import gpu; from ludogare.lab.simulate import run\n"
        "from ludogare.games import find; game = find('steam_tunnel'); s = game.settle(3, {})\n"
        "assert gpu.threads() == 8\n"
        "for n in (1, 8, 19):\n"
        "    there = gpu.playouts(game, 3, s, 2, 0, n).tolist()\n"
        "    assert there == run('steam_tunnel', 3, s, 2, 0, n, False)\n"
    )
    simulated(code)


def test_simulate_and_bench_run_on_the_device(capsys: Any) -> None:
    line = "simulate cape_to_cairo --matches 6 --seed 4 --json"
    code = f"from ludogare.cli import main; main('{line} --device cuda'.split())"
    there = json.loads(simulated(code))
    assert main(f"{line} --plain".split()) == 0
    here = json.loads(capsys.readouterr().out)
    assert (there["way"], here["way"]) == ("cuda", "plain")
    for varies in ("way", "seconds", "matches_per_s", "plies_per_s"):
        del here[varies], there[varies]
    assert here == there


@pytest.mark.skipif(no_gpu, reason="there is no GPU here")
@pytest.mark.parametrize("name", GAMES)
def test_matches_on_a_gpu_are_those_of_a_core(name: str) -> None:
    assert not differing(name, 1000, True)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("--device tpu", "no device called 'tpu'"),
        ("--device cuda --plain", "--device cuda cannot be combined with --plain"),
        ("--device cuda --report", "--device cuda cannot be combined with --report"),
        ("--device cuda --workers 2", "--device cuda cannot be combined with --workers"),
    ],
)
def test_what_does_not_go_on_a_device(more: str, why: str, capsys: Any) -> None:
    assert main(f"simulate cape_to_cairo --matches 3 {more}".split()) == 2
    assert why in capsys.readouterr().err


@pytest.mark.skipif(not no_gpu, reason="there is a GPU here")
def test_without_a_gpu_it_is_said(monkeypatch: Any) -> None:
    game = find("steam_tunnel")
    with pytest.raises(ValueError, match="there is no NVIDIA GPU here, or no driver for it"):
        simulate(game, seats=2, matches=1, device="cuda")
    monkeypatch.setattr(cuda, "trouble", lambda: "numba-cuda")
    with pytest.raises(ValueError, match=r"pip install 'ludogare\[gpu\]'"):
        simulate(game, seats=2, matches=1, device="cuda")


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ([-128, 127], "int8"),
        ([0, 128], "int16"),
        ([[0, 1], [-32769, 2]], "int32"),
        ([1 << 40], "int64"),
    ],
)
def test_tables_are_as_narrow_as_they_can_be(values: list[Any], kind: str) -> None:
    made = cuda.smallest(table(values))
    assert made.dtype == kind
    assert numpy.array_equal(made, values)


def test_loops_are_marked_to_stay_loops() -> None:
    from llvmlite import binding, ir

    module = ir.Module()
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [ir.IntType(1)]), "f")
    loop = function.append_basic_block()
    end = function.append_basic_block()
    ir.IRBuilder(loop).cbranch(function.args[0], loop, end)
    ir.IRBuilder(end).ret_void()
    keep_loops(function)
    text = str(binding.parse_assembly(str(module)))
    assert text.count("!llvm.loop") == text.count(f'!"{KEEP}"') == 1
    assert "distinct" in text, "a loop is known by a node that names itself"
