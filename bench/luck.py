"""Whether luck sums to zero: what seats owed to chance in many matches, judged as reviews do.

    python bench/luck.py                                        # every game, two seats
    python bench/luck.py cape_to_cairo --matches 8000 --deals 1 --every 4

Hasty bots play compiled matches on one core: they take what looks best of a few actions. Whatever
is judged well or badly, the mean luck has to lie within about two standard errors of zero; the
better the judgement, the less is left of the spread of the results when luck is taken off. Faster:
fewer deals to judge a position by, or only every so many plies looked at.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

from ludogare.analysis.judging import DEALS, answer, end_turn, outcomes
from ludogare.core.law import contract
from ludogare.core.law.contract import CHANCE, awaited, deal, hide, play, start
from ludogare.core.law.dice import below, shake
from ludogare.core.law.judgement import WHOLE, consider, reopen, standing
from ludogare.core.law.loops import drawn, first_seat
from ludogare.core.law.rule import rule
from ludogare.games import GAMES, find

LOOKS = 4  # actions that a bot looks at
BATCH = 50  # matches between two looks at the clock


@rule
def choose(states: Any, seat: int, actions: Any, own: Any, out: Any, room: Any) -> int:
    """What looks best to a seat of `states[4]` among some actions worth trying."""
    states[0] = states[4]
    hide(states[0], seat)
    reopen(states[0], seat)
    others = awaited(states[0]) & ~(1 << seat)
    count = consider(states[0], seat, actions)
    best, chosen = -1, 0
    for _ in range(min(LOOKS, count)):
        action = actions[below(own, count)]
        states[1] = states[0]
        deal(states[1], seat, own)
        play(states[1], seat, action)
        answer(states[1], others, own, out)
        end_turn(states, out, room)
        worth = standing(states[1], seat, room)
        if worth > best:
            best, chosen = worth, action
    return chosen


@rule
def drawn_of(count: int, weights: Any, own: Any) -> int:
    """Which of some outcomes comes."""
    total = 0
    for i in range(count):
        total += weights[i]
    left, came = below(own, total), 0
    while left >= weights[came]:
        left -= weights[came]
        came += 1
    return came


@rule
def note_luck(
    m: int, seats: int, came: int, count: int, weights: Any, found: Any, results: Any
) -> None:
    """Adds for every seat the share after what came, less the mean over all that could come."""
    for seat in range(seats):
        usual, total = 0.0, 0
        for i in range(count):
            usual += weights[i] * found[i, 2 * seat] / max(1, found[i, 2 * seat + 1])
            total += weights[i]
        share = found[came, 2 * seat] / max(1, found[came, 2 * seat + 1])
        results[m, seat] += share - usual / total


@rule
def lucky(
    states: Any, seats: int, options: Any, views: int, deals: int, every: int, seed: int,
    first: int, matches: int, actions: Any, weights: Any, sums: Any, found: Any, dice: Any,
    own: Any, out: Any, room: Any, results: Any,
) -> int:  # fmt: skip
    """Plays matches and writes the luck of every seat, then its result; returns the draws judged.

    Five states are those of `outcomes`; the sixth is empty.
    """
    draws = 0
    for m in range(matches):
        states[4] = states[5]
        start(states[4], seats, options)
        shake(own, seed, first + m)
        plies, mask = 0, awaited(states[4])
        while mask != 0:
            if mask == CHANCE and (first + m + plies) % every:
                play(states[4], CHANCE, drawn(states[4], own, out, room))
            elif mask == CHANCE:
                count = outcomes(
                    states, seats, views, deals, plies, CHANCE, 0, actions, weights, sums, found,
                    dice, out, room,
                )  # fmt: skip
                came = drawn_of(count, weights, own)
                note_luck(m, seats, came, count, weights, found, results)
                play(states[4], CHANCE, actions[came])
                draws += 1
            else:
                seat = first_seat(mask)
                play(states[4], seat, choose(states, seat, actions, own, out, room))
            plies += 1
            mask = awaited(states[4])
        for seat in range(seats):
            results[m, seats + seat] = standing(states[4], seat, room) / WHOLE
    return draws


def measure(name: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Plays matches of a game, and compares luck with zero."""
    game, seats = find(name), asked.seats
    space = game.compiled.workspace(6)
    size = len(space.out)
    actions, weights = (space.line(size, bits=32) for _ in range(2))
    sums = space.line(contract.MOST_SEATS)
    found, own = space.grid(size, 2 * seats), space.line(len(space.dice))
    options = space.numbers(game.options.numbers(game.settle(seats, {})))
    views = int(game.has_secrets)
    results, draws = np.zeros((asked.matches, 2 * seats)), 0
    done, begun = 0, time.process_time()
    while done < asked.matches and (not done or time.process_time() - begun < asked.seconds):
        n = 1 if not done else min(BATCH, asked.matches - done)  # the first compiles
        draws += game.compiled.loop(lucky)(
            space.states, seats, options, views, asked.deals, asked.every, asked.seed, done, n,
            actions, weights, sums, found, space.dice, own, space.out, space.weight,
            results[done : done + n],
        )  # fmt: skip
        if not done:
            begun = time.process_time()
        done += n
    return told(name, asked, results[:done], draws, time.process_time() - begun)


def told(
    name: str, asked: argparse.Namespace, results: Any, draws: int, seconds: float
) -> dict[str, Any]:
    """The luck of every seat with its standard error, in points of a hundred."""
    luck, shares = 100 * results[:, : asked.seats], 100 * results[:, asked.seats :]
    n = len(luck)
    return {
        "game": name,
        "matches": n,
        "draws": round(draws / n, 1),
        "deals": asked.deals,
        "every": asked.every,
        "luck": luck.mean(0).round(3).tolist(),
        "error": (luck.std(0, ddof=1) / n**0.5).round(3).tolist(),
        "spread": luck.std(0, ddof=1).round(1).tolist(),
        "worth": round(float(shares[:, 0].var() / (shares - luck)[:, 0].var()), 2),
        "seconds": round(seconds, 1),
    }


def main() -> None:
    """Measures what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--matches", type=int, default=2000, metavar="N")
    parser.add_argument("--seconds", type=float, default=1e9, help="of each game, at most")
    parser.add_argument("--seats", type=int, default=2, metavar="K")
    parser.add_argument(
        "--deals", type=int, default=DEALS, metavar="N", help="to judge a position by"
    )
    parser.add_argument("--every", type=int, default=1, metavar="K", help="plies looked at")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    asked = parser.parse_args()
    for name in asked.games:
        print(json.dumps(measure(name, asked)), flush=True)


if __name__ == "__main__":
    main()
