"""SteamRollers alone: the greedy bot against Olive, level by level.

    python bench/olive.py [MATCHES]

Prints a table of victories with 95 % intervals; 500 matches a level unless told otherwise.
"""

from __future__ import annotations

import math
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tqdm import tqdm

from ludogare import bots
from ludogare.core.dealer import Seeded
from ludogare.core.match import Match
from ludogare.games import find

BOT = "stoker"
LEVELS = range(1, 7)


def play(level: int, deal: int) -> tuple[bool, float, str]:
    """One match: whether it was won, with how many points, and how it ended."""
    game = find("steamrollers")
    dealer = Seeded(f"olive {level} {deal}")
    match = Match(game, seats=1, options={"level": level}, dealer=dealer)
    bot = bots.make(BOT, deal)
    while not match.over:
        match.play(bots.act(bot, match, 0), 0)
    return bool(match.winners), match.points[0] / game.unit, str(match.ending)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        print("| level | matches | won | mean points | endings |\n| --- | --- | --- | --- | --- |")
        for level in LEVELS:
            jobs = pool.map(play, [level] * matches, range(matches), chunksize=10)
            found = list(tqdm(jobs, total=matches, leave=False, disable=None))
            won = sum(row[0] for row in found) / matches
            error = 1.96 * math.sqrt(max(won * (1 - won), 1 / matches) / matches)
            points = sum(row[1] for row in found) / matches
            ends = Counter(row[2] for row in found)
            told = ", ".join(f"{end} {n}" for end, n in sorted(ends.items()))
            shown = f"{won:.1%} ± {error:.1%} | {points:.1f} | {told}"
            print(f"| {level} | {matches} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
