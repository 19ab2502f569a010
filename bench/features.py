"""What features are worth: how well they say who will win, beside the judgement.

    python bench/features.py                    # every game, two seats
    python bench/features.py carcassonne --seats 3 --matches 5000 --option tunnel=no

Greedy bots with blurred eyes play compiled matches on one core; now and then a position is kept
as one seat sees it, with the share of the victory that came of it. A logistic regression is fitted
to four fifths of the matches, and a net of 64 hidden units; the last fifth is asked.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from ludogare.bots.search.tree import weigh
from ludogare.core.law.contract import CHANCE, awaited, deal, hide, play, start, winners
from ludogare.core.law.dice import below, shake
from ludogare.core.law.judgement import WHOLE, evaluate, observe, reopen
from ludogare.core.law.loops import drawn, first_seat
from ludogare.core.law.rule import rule
from ludogare.games import GAMES, find

A_MATCH = 12  # positions of it that are kept, about
SHARP, BLURRED = 20, 170  # thousandths of a victory by which an eye is blurred
HELD_OUT = 5  # every fifth match
HIDDEN = 64


@rule
def choose(work: Any, seat: int, times: int, blur: int, room: Any) -> int:
    """What looks best to a seat, more or less."""
    dice, out, weight, actions, sums = room
    count = weigh(work, seat, times, actions, sums, dice, out, weight)
    best, chosen = -1, 0
    for i in range(count):
        worth = sums[i] + below(dice, times * blur + 1)
        if worth > best:
            best, chosen = worth, actions[i]
    return chosen


@rule
def keep(work: Any, viewer: int, n: int, seen: Any, rows: Any, judged: Any, room: Any) -> None:
    """A position as a seat sees it, and as it is judged; `work[0]` is hidden for the seat."""
    dice, _, weight, _, _ = room
    observe(work[0], viewer, seen, weight)
    for i in range(len(seen)):
        rows[n, i] = seen[i]
    deal(work[0], viewer, dice)
    judged[n] = evaluate(work[0], viewer, weight)


@rule
def sample(
    states: Any, seats: int, options: Any, seed: int, matches: int, times: int, every: int,
    seen: Any, rows: Any, judged: Any, shares: Any, match: Any, room: Any,
) -> int:  # fmt: skip
    """Plays matches and keeps positions; the first two states are as in `playouts`, three work."""
    dice, out, weight, _, _ = room
    s, work, n = states[0], states[2:], 0
    for m in range(matches):
        states[0] = states[1]
        start(s, seats, options)
        shake(dice, seed, m)
        blur, begun, mask = SHARP + below(dice, BLURRED - SHARP), n, awaited(s)
        while mask != 0:
            if mask == CHANCE:
                play(s, CHANCE, drawn(s, dice, out, weight))
            else:
                seat = first_seat(mask)
                work[0] = states[0]
                hide(work[0], seat)
                reopen(work[0], seat)
                play(s, seat, choose(work, seat, times, blur, room))
            mask = awaited(s)
            if mask != 0 and n < len(shares) and below(dice, every) == 0:
                viewer = below(dice, seats)
                work[0] = states[0]
                hide(work[0], viewer)
                keep(work, viewer, n, seen, rows, judged, room)
                shares[n], match[n] = viewer, m
                n += 1
        won, sharing = winners(s), 0
        for seat in range(seats):
            sharing += won >> seat & 1
        for i in range(begun, n):
            shares[i] = (won >> int(shares[i]) & 1) / max(1, sharing)
    return n


@rule
def observed(states: Any, times: int, seen: Any, weight: Any) -> int:
    """Looks at a position over and over."""
    total = 0
    for i in range(times):
        observe(states[2], 0, seen, weight)
        total += seen[i % len(seen)]
    return total


@rule
def evaluated(states: Any, times: int, seen: Any, weight: Any) -> int:
    """Judges a position over and over."""
    total = 0
    for _ in range(times):
        total += evaluate(states[2], 0, weight)
    return total


class Sample:
    """Positions of a game: what they look like, how they are judged, and what came of them."""

    def __init__(self, name: str, seats: int, wanted: dict[str, str], matches: int, seed: int):
        self.game = game = find(name)
        settled = game.settle(seats, wanted)
        space, size = game.compiled.workspace(5), game.features.size
        self.space, self.seen = space, np.zeros(size, np.int32)
        most = 2 * A_MATCH * matches
        rows, judged = np.zeros((most, size), np.int16), np.zeros(most, np.int64)
        shares, match = np.zeros(most), np.zeros(most, np.int64)
        room = (space.dice, space.out, space.weight, space.line(game.room), space.line(game.room))
        options = space.numbers(game.options.numbers(settled))

        def run(matches: int, every: int) -> int:
            return game.compiled.loop(sample)(
                space.states, seats, options, seed, matches, self.deals, every,
                self.seen, rows, judged, shares, match, room,
            )  # fmt: skip

        pilot = min(matches, 20)
        every = max(1, run(pilot, 1) // pilot // A_MATCH)  # compiles too
        n = run(matches, every)
        self.looks = (rows[:n] / np.array(game.features.scales)).astype(np.float32)
        self.looks = self.looks[:, self.looks.std(0) > 0]
        odds = np.log(judged[:n] / (WHOLE - judged[:n]))
        self.odds = np.stack([odds, odds**2 / 4, odds**3 / 16], 1).astype(np.float32)
        self.shares, self.held_out = shares[:n].astype(np.float32), match[:n] % HELD_OUT == 0

    @property
    def deals(self) -> int:
        """How often an action is weighed: once where all lies open."""
        return 4 if self.game.name == "cape_to_cairo" else 1

    def microseconds(self, loop: Any, times: int = 20_000) -> float:
        """The time of one look at a late position, by the clock of the process."""
        run = self.game.compiled.loop(loop)
        run(self.space.states, 10, self.seen, self.space.weight)
        began = time.process_time()
        run(self.space.states, times, self.seen, self.space.weight)
        return (time.process_time() - began) / times * 1e6


def sigmoid(z: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(z, -30, 30)))


def logistic(x: Any, y: Any) -> Any:
    """A fit by Newton's method, with a little ridge."""
    x = np.c_[x, np.ones(len(x))].astype(np.float64)
    w, ridge = np.zeros(x.shape[1]), np.eye(x.shape[1])
    ridge[-1, -1] = 0
    for _ in range(10):
        p = sigmoid(x @ w)
        bend = (x * (p * (1 - p) + 1e-4)[:, None]).T @ x + ridge
        w -= np.linalg.solve(bend, x.T @ (p - y) + ridge @ w)
    return lambda z: sigmoid(np.c_[z, np.ones(len(z))] @ w)


def net(x: Any, y: Any, epochs: int = 12, batch: int = 512) -> Any:
    """A net with one hidden layer, by Adam."""
    chance = np.random.default_rng(0)
    one = chance.normal(0, x.shape[1] ** -0.5, (x.shape[1], HIDDEN))
    two = chance.normal(0, HIDDEN**-0.5, HIDDEN)
    w = [a.astype(np.float32) for a in (one, np.zeros(HIDDEN), two, np.zeros(1))]
    mean, square, t = [0 * a for a in w], [0 * a for a in w], 0
    for epoch in range(epochs):
        order, rate = chance.permutation(len(x)), 2e-3 * min(1, 2 - 2 * epoch / epochs) ** 2
        for i in range(0, len(x) - batch + 1, batch):
            xb, yb = x[order[i : i + batch]], y[order[i : i + batch]]
            h = np.maximum(xb @ w[0] + w[1], 0)
            d = ((sigmoid(h @ w[2] + w[3]) - yb) / batch).astype(np.float32)
            dh = np.outer(d, w[2]) * (h > 0)
            slopes = [
                xb.T @ dh + 1e-4 * w[0],
                dh.sum(0),
                h.T @ d + 1e-4 * w[2],
                d.sum(keepdims=True),
            ]
            t += 1
            for k, slope in enumerate(slopes):
                mean[k] = 0.9 * mean[k] + 0.1 * slope
                square[k] = 0.999 * square[k] + 0.001 * slope**2
                step = np.sqrt(square[k] / (1 - 0.999**t)) + 1e-8
                w[k] -= (rate * mean[k] / (1 - 0.9**t) / step).astype(np.float32)
    return lambda z: sigmoid(np.maximum(z @ w[0] + w[1], 0) @ w[2] + w[3])


def told(p: Any, y: Any) -> str:
    """Log-loss and R² of what was said."""
    p = np.clip(p, 1e-4, 1 - 1e-4)
    loss = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()
    return f"{loss:.4f}, {1 - ((p - y) ** 2).mean() / y.var():.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wanted = dict(option.split("=", 1) for option in asked.option)
    print("| game | positions | judgement | features | net of features | judge, look in µs |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in asked.games:
        s = Sample(name, asked.seats, wanted, asked.matches, asked.seed)
        held, y = s.held_out, s.shares
        ways = [(logistic, s.odds), (logistic, s.looks), (net, s.looks)]
        said = [told(fit(x[~held], y[~held])(x[held]), y[held]) for fit, x in ways]
        times = f"{s.microseconds(evaluated):.2f}, {s.microseconds(observed):.2f}"
        print("|", " | ".join([name, f"{len(y):,}", *said, times]), "|", flush=True)


if __name__ == "__main__":
    main()
