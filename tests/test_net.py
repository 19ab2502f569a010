"""A net judges alike plain, compiled and on a GPU, and only what it was made for."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy
import pytest

import ludogare
import nets
from ludogare import bots
from ludogare.core.declaration import net as files
from ludogare.core.law import net
from ludogare.core.law.judgement import evaluate
from ludogare.core.law.rule import fingerprint
from ludogare.core.running import cuda as on_gpu
from ludogare.core.running.thread import INT32, INT64, WORDS, cuda, line, state_of
from ludogare.core.saying.errors import BadNet
from ludogare.games import GAMES, find
from test_cuda import simulated
from thorough import only


def some_positions(game: Any, count: int = 12) -> list[tuple[Any, int]]:
    """Positions of matches with every number of seats, each with one of the seats."""
    return [
        (s, turn % seats)
        for seats in game.seats
        for turn, s in enumerate(nets.positions(game, seats, count))
    ]


@pytest.mark.parametrize("name", only(["channel_tunnel", "steam_tunnel"], GAMES))
def test_plain_and_compiled_judge_alike(name: str, tmp_path: Path) -> None:
    game = find(name).judged(nets.kept(find(name), tmp_path))
    plain, fast = game.plain.workspace(), game.compiled.workspace()
    said = set()
    for s, seat in some_positions(game):
        share = game.plain.evaluate(s, seat, plain.out)
        fast.put(0, s)
        assert game.compiled.evaluate(fast.states[0], seat, fast.out) == share
        assert share == by_hand(game, s, seat)
        said.add(share)
    assert len(said) > 1, "it tells positions apart"


def by_hand(game: Any, s: Any, seat: int) -> int:
    """What the net says, worked out another way: column by column, with nothing left out."""
    share = game.judged("hand").plain.evaluate(s, seat, game.plain.workspace().out)
    looks = [*game.observation(s, seat), net.ODDS[share]]
    hidden, last = game.net.hidden, game.net.numbers
    factors = last[2 * hidden + 1 :]
    scaled = [x * factor >> 8 for x, factor in zip(looks, factors, strict=True)]
    sums = [
        start + sum(x * row[j] for x, row in zip(scaled, game.net.weights, strict=True))
        for j, start in enumerate(last[: hidden + 1])
    ]
    units = [max(0, min(net.FULL, total >> 10)) for total in sums[:hidden]]
    weights = last[hidden + 1 : 2 * hidden + 1]
    odds = sums[hidden] + sum(u * w for u, w in zip(units, weights, strict=True)) >> 10
    return net.SHARE[max(-net.SURE, min(net.SURE, odds)) + net.SURE]


def judge_each(states: Any, seats: Any, shares: Any) -> None:
    """A kernel: each thread judges one position."""
    place = cuda.grid(1)
    if place < len(seats):
        words = line(cuda.local.array(WORDS, INT64))
        room = line(cuda.local.array(2000, INT32))
        for i in range(WORDS):
            words[i] = states[place, i]
        shares[place] = evaluate(state_of(words), seats[place], room)


def differing(name: str, file: str) -> int:
    """How many positions are judged otherwise on a GPU, or on what simulates one."""
    game = find(name).judged(file)
    told = some_positions(game, 4)
    words = numpy.zeros((len(told), game.cuda.words), numpy.int64)
    for row, (s, _) in zip(words, told, strict=True):
        raw = s.pack().array.tobytes()
        row[:] = numpy.frombuffer(raw.ljust(8 * len(row), b"\0"), numpy.int64)
    seats = numpy.array([seat for _, seat in told])
    shares = numpy.zeros(len(told), numpy.int64)
    game.cuda.kernel(judge_each)(len(told), words, seats, shares)
    room = game.plain.workspace().out
    return sum(
        game.plain.evaluate(s, seat, room) != share
        for (s, seat), share in zip(told, shares.tolist(), strict=True)
    )


def test_a_simulated_gpu_judges_alike(tmp_path: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import test_net;"
        "print([test_net.differing(*each.split('=')) for each in sys.argv[2:]])"
    )
    told = [f"{name}={nets.kept(find(name), tmp_path)}" for name in GAMES]
    assert simulated(code, os.path.dirname(__file__), *told) == f"{[0 for _ in GAMES]}\n"


@pytest.mark.skipif(on_gpu.trouble() is not None, reason="there is no GPU here")
@pytest.mark.parametrize("name", GAMES)
def test_a_gpu_judges_alike(name: str, tmp_path: Path) -> None:
    assert differing(name, nets.kept(find(name), tmp_path)) == 0


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = find("cape_to_cairo")
    made = nets.anything(game, made={"seed": 4, "device": "cpu"}, ratings={"hand": 1500.0})
    made.write(tmp_path / "net.json")
    assert files.read(tmp_path / "net.json", game) == made
    assert made.weights[3, 2] == made.weights[3][2]
    assert len(made.numbers) == 2 * nets.HIDDEN + 2 + game.features.size


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"game": "carcassonne"}, "made for carcassonne, not for cape_to_cairo"),
        ({"rules": 1}, "made for rules 1, and these are rules 2: train it again"),
        ({"features": "abc"}, "made for other features: train it again"),
        ({"first": b"ab"}, "not as many weights as it should"),
        ({"format": 7}, "has the format 7"),
        ({"hidden": 65}, "is no net: .*<= 64"),
    ],
)
def test_a_net_that_does_not_fit_is_refused(
    other: dict[str, Any], why: str, tmp_path: Path
) -> None:
    game, path = find("cape_to_cairo"), tmp_path / "net.json"
    path.write_bytes(msgspec.json.encode(nets.anything(game, **other)))
    with pytest.raises(BadNet, match=why):
        files.read(path, game)


def test_sums_that_could_overflow_are_refused() -> None:
    game = find("steam_tunnel")
    whole = nets.anything(game)
    size = game.features.size + 1
    first, last = files.packed([[32767] * 6] * size, list(whole.numbers))
    with pytest.raises(BadNet, match="too large to be added up"):
        msgspec.structs.replace(whole, first=first, last=last).check(game)


def test_a_net_of_the_folder_judges_and_a_wrong_one_does_not(
    tmp_path: Path, monkeypatch: Any, capsys: Any
) -> None:
    declared = find("cape_to_cairo")
    monkeypatch.setattr(type(declared), "folder", tmp_path)
    assert replace(declared).net is None, "it has none"
    nets.anything(declared).write(tmp_path / files.FILE)
    learned = replace(declared)
    assert learned.net == nets.anything(declared)
    assert learned.judgement.search == learned.judgement.learned
    assert learned.judged("hand").net is None
    nets.anything(declared, rules=1).write(tmp_path / files.FILE)
    wrong = replace(declared)
    assert wrong.judgement == declared.judged("hand").judgement
    assert "train it again; cape_to_cairo is judged by hand" in capsys.readouterr().err


def test_another_net_is_another_entry_of_the_cache(tmp_path: Path) -> None:
    game = find("cape_to_cairo")
    one, other = (game.judged(nets.kept(game, tmp_path, seed)) for seed in (1, 2))
    assert fingerprint(evaluate, one.contract) != fingerprint(evaluate, other.contract)
    assert fingerprint(evaluate, one.contract) == fingerprint(evaluate, replace(one).contract)


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_bot_can_be_told_how_to_judge(kind: str, tmp_path: Path) -> None:
    path = nets.kept(find("cape_to_cairo"), tmp_path)
    match = ludogare.new("cape_to_cairo", seed=2)
    told = {by: bots.make(f"{kind}:judge={by}", 1) for by in ("hand", path)}
    assert all(bots.act(bot, match, 0) in range(101) for bot in told.values())
    with pytest.raises(FileNotFoundError):
        bots.act(bots.make(f"{kind}:judge=nowhere.json", 1), match, 0)
