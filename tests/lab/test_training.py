"""A net is trained at toy size: the same by seed, on a core, plain and on a GPU, and resumed."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

import nets
from ludogare.cli import main
from ludogare.core.declaration import net as files
from ludogare.core.law.net import look
from ludogare.core.law.rule import rule
from ludogare.core.running.simulated import ints
from ludogare.games import GAMES, find
from ludogare.lab.training import players, selfplay, setups
from ludogare.lab.training.players import Kept, Manner, Players
from ludogare.lab.training.selfplay import POINTS, SEATS, WON
from packages import wanted
from test_cuda import simulated

MANNER = Manner(seed=3, noise=60, stray=50, keep=4)


class Plain(Players):
    """Plays by plain rules."""

    def _on_cores(self, contest: Any) -> None:
        room = self.game.plain.workspace(4)
        rest = room.dice, room.out, room.weight
        self.game.plain.loop(selfplay.contests)(
            room.states, 0, len(contest.setups), ints(contest), *rest
        )


def told(game: Any, matches: int = 6) -> Any:
    """Matches with two minds, by hand and by net, and every number of seats."""
    return [
        setups.row(game, i, seats, game.settle(seats, {}), (i % seats, 0, selfplay.BY_HAND))
        for i, seats in enumerate(game.seats)
        for _ in range(-(-matches // len(game.seats)))
    ]


def same(one: Kept, other: Kept) -> bool:
    """Whether two kept the same."""
    return all(
        numpy.array_equal(getattr(one, name), getattr(other, name))
        for name in ("rows", "viewers", "counts", "results")
    )


def on_gpu_as_plain(name: str, plies: int) -> bool:
    """Whether what simulates a GPU plays as a core does, for some plies."""
    players.LIMIT = plies
    game = find(name)
    given = told(game, 2), [nets.anything(game)], MANNER
    return same(Players(game, "cuda").play(*given), Plain(game, "cpu").play(*given))


def test_a_simulated_gpu_plays_as_a_core() -> None:
    code = (
        "import sys; sys.path[:0] = sys.argv[1:3]; import test_training;"
        "print([test_training.on_gpu_as_plain(name, 60) for name in test_training.GAMES])"
    )
    here = Path(__file__).parent
    assert simulated(code, str(here), str(here.parent)) == f"{[True for _ in GAMES]}\n"


def test_compiled_matches_are_the_plain_ones_whatever_the_threads() -> None:
    game = find("cape_to_cairo")
    given = told(game, 18), [nets.anything(game)], MANNER
    plain = Plain(game, "cpu").play(*given)
    assert (plain.results[:, WON] > 0).all(), "all matches end"
    for workers in (1, 3):
        assert same(Players(game, "cpu", workers).play(*given), plain)


def test_positions_are_kept_with_what_came_of_them() -> None:
    game = find("cape_to_cairo")
    rows = told(game, 18)
    kept = Players(game, "cpu", 1).play(rows, [nets.anything(game)], MANNER)
    shares = kept.shares
    assert kept.rows.shape[:2] == (18, 4)
    assert (kept.counts >= 3).all(), "half of them and one more, at least"
    for row, viewer, won, share in zip(rows, kept.viewers, kept.results, shares, strict=True):
        mask = int(won[WON])
        assert 0 <= viewer < row[SEATS]
        assert share == (mask >> int(viewer) & 1) / mask.bit_count()
    kept.results[0, WON] = -1
    assert kept.shares[0] < 0, "nothing is learned from a match that was given up"
    assert kept.results.shape[1] == POINTS + game.seats[-1]


@rule
def advance(s: Any, seat: int, size: int, room: Any) -> None:
    """How far a match of From Cape to Cairo has come: this never goes back."""
    for i in range(size):
        room[i] = 0
    for other in range(s.seats):
        room[0] += s.bought[other] + s.crossed[other]


class Noting(Plain):
    """Notes how far a match has come instead of what a seat sees."""

    def _on_cores(self, contest: Any) -> None:
        noting = self.game.running({**self.game.contract, look: advance}, fast=False)
        room = noting.workspace(4)
        rest = room.dice, room.out, room.weight
        noting.loop(selfplay.contests)(room.states, 0, len(contest.setups), ints(contest), *rest)


def test_positions_are_kept_in_order_and_from_the_whole_match() -> None:
    game = find("cape_to_cairo")
    given = told(game, 9), [nets.anything(game)], Manner(seed=3, keep=8)
    kept = Noting(game, "cpu").play(*given)
    for rows, count in zip(kept.rows[:, :, 0], kept.counts, strict=True):
        there = rows[:count].tolist()
        assert there == sorted(there)
        assert 4 < count <= 8
        assert there[0] < there[-1] / 2, "from early on"
        assert there[-1] > 8, "until late"
        assert there[0] < there[3] < there[-1], "and from what lies between"


def learner() -> Any:
    """One that has not learned anything yet."""
    wanted("torch")
    from ludogare.lab.training.fit import Learner

    return Learner(find("cape_to_cairo").features, 3, 1, "cpu")


@pytest.mark.parametrize("trace", [0.0, 0.5, 1.0])
def test_a_position_is_worth_what_came_of_it_and_what_is_said_of_the_next(trace: float) -> None:
    torch = wanted("torch")

    made = learner()
    rows = torch.randint(-20, 20, (2, 3, len(made.scales)), dtype=torch.int16)
    counts, shares = torch.tensor([3, 1]), torch.tensor([1.0, 0.25])
    said = made.odds(rows, made.mean).sigmoid()
    found = made.targets(rows, counts, shares, trace)
    before = (1 - trace) * said[0, 2] + trace
    assert torch.allclose(found[0], torch.stack([
        (1 - trace) * said[0, 1] + trace * before, before, shares[0]
    ]))  # fmt: skip
    assert found[1, 0] == shares[1]


def test_setups_are_of_every_kind_and_repeatable() -> None:
    for name in GAMES:
        game = find(name)
        made = [
            setups.learning(game, list(game.seats), 1000, 5, random.Random(2)) for _ in range(2)
        ]
        assert made[0] == made[1]
        assert [row[0] for row in made[0]] == list(range(5, 1005))
        assert {row[SEATS] for row in made[0]} == set(game.seats)
        assert len({tuple(row[selfplay.OPTIONS :]) for row in made[0]}) > 1


def train(*more: str) -> list[str]:
    """The command, at toy size."""
    return ["train", "cape_to_cairo", "--matches", "24", "--hidden", "3", "--seed", "5", *more]


def test_a_training_is_repeatable_and_can_be_resumed(tmp_path: Path, capsys: Any) -> None:
    wanted("torch")
    one, other, folder = tmp_path / "one.json", tmp_path / "other.json", tmp_path / "kept"
    assert main(train("--iterations", "2", "--out", str(one), "--folder", str(folder))) == 0
    assert "net 2 against hand" in capsys.readouterr().out
    assert main(train("--iterations", "2", "--out", str(other), "--workers", "2")) == 0
    game = find("cape_to_cairo")
    net, again = files.read(one, game), files.read(other, game)
    assert (net.first, net.last, net.ratings) == (again.first, again.last, again.ratings)
    assert {"hand", "net 1", "net 2"} == net.ratings.keys()
    assert (net.made["matches"], net.made["noise"]) == (48, [8, 2])
    assert main(train("--iterations", "2", "--noise", "80", "25", "--out", str(other))) == 0
    assert files.read(other, game).first != net.first

    assert main(train("--iterations", "3", "--folder", str(folder))) == 2
    assert "add --resume to go on with it" in capsys.readouterr().err
    more = ["--iterations", "3", "--folder", str(folder), "--resume", "--out", str(other)]
    assert main(train(*more)) == 0
    further = files.read(other, game)
    assert further.made["matches"] == 72
    assert further.first != net.first
    assert files.read(folder / "net.json", game) == further
    assert main(train(*more, "--hidden", "4")) == 2
    assert "another number of hidden units" in capsys.readouterr().err


def test_a_training_may_begin_with_a_net(tmp_path: Path, capsys: Any) -> None:
    wanted("torch")
    from ludogare.lab.training.fit import Learner

    game, given, out = find("cape_to_cairo"), tmp_path / "given.json", tmp_path / "out.json"
    net = nets.anything(game)
    net.write(given)
    learner = Learner(game.features, net.hidden, 0, "cpu")
    learner.begin_with(net)
    again = learner.net(game, net.made, net.ratings)
    assert (again.first, again.last) == (net.first, net.last)

    begin = ["train", game.name, "--matches", "24", "--iterations", "1", "--begin", str(given)]
    assert main([*begin, "--out", str(out)]) == 0
    found = files.read(out, game)
    assert found.hidden == net.hidden
    assert found.first != net.first
    assert found.made["begun with"] == net.made
    capsys.readouterr()
    assert main([*begin, "--hidden", str(net.hidden + 1)]) == 2
    assert f"has {net.hidden} hidden units" in capsys.readouterr().err
    assert main(["train", "steam_tunnel", "--iterations", "1", "--begin", str(given)]) == 2
    assert "cape_to_cairo" in capsys.readouterr().err
    assert main([*begin[:-1], str(tmp_path / "none.json")]) == 2


def test_a_training_that_is_stopped_keeps_what_it_has(
    tmp_path: Path, capsys: Any, monkeypatch: Any
) -> None:
    wanted("torch")
    play = Players.play

    def interrupted(self: Players, rows: Any, given: Any, manner: Manner) -> Kept:
        if rows[0][0] >= 24:
            raise KeyboardInterrupt
        return play(self, rows, given, manner)

    monkeypatch.setattr(Players, "play", interrupted)
    out = tmp_path / "net.json"
    assert main(train("--iterations", "9", "--out", str(out))) == 0
    assert "stopped" in capsys.readouterr().out
    assert files.read(out, find("cape_to_cairo")).made["matches"] == 24


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ([], "say when to stop: --minutes or --iterations"),
        (["--minutes", "1", "--resume"], "--resume needs --folder"),
        (["--minutes", "1", "--trace", "1.5"], "from 0 to 1, not 1.5"),
        (["--minutes", "1", "--seats", "7"], "2 to 4"),
        (["--minutes", "1", "--hidden", "0"], "at least 1"),
        (["--minutes", "1", "--noise", "8", "-2"], "at least 0, not -2"),
    ],
)
def test_what_cannot_be_trained_is_said(more: list[str], why: str, capsys: Any) -> None:
    assert main(train(*more)) == 2
    assert why in capsys.readouterr().err


def test_without_pytorch_it_is_said(capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(train("--minutes", "1")) == 2
    assert "pip install 'ludogare[train]'" in capsys.readouterr().err
