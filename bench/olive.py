"""SteamRollers alone: a bot against Olive, level by level.

    python bench/olive.py [--matches 500] [--bot greedy:judge=hand] [--levels 123456] [--workers N]

A bot is named as for `ludogare arena`: `driver`, or `search:simulations=1000`. Prints a table of
victories with 95 % intervals.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tqdm import tqdm

from ludogare import bots
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.games import find
from ludogare.lab.statistics import interval


def play(name: str, level: int, deal: int) -> tuple[bool, float, str]:
    """One match: whether it was won, with how many points, and how it ended."""
    game = find("steamrollers")
    dealer = Seeded(f"olive {level} {deal}")
    match = Match(game, seats=1, options={"level": level}, dealer=dealer)
    bot = bots.make(name, deal)
    while not match.over:
        match.play(bots.act(bot, match, 0), 0)
    return bool(match.winners), float(match.points[0]), str(match.ending)


def main() -> None:
    parser = argparse.ArgumentParser(description="SteamRollers alone: a bot against Olive.")
    parser.add_argument("--matches", type=int, default=500, help="a level")
    parser.add_argument("--bot", default="greedy:judge=hand", help="as for `ludogare arena`")
    parser.add_argument("--levels", default="123456")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    told = parser.parse_args()
    matches = told.matches
    with ProcessPoolExecutor(told.workers, mp_context=get_context("spawn")) as pool:
        print("| level | matches | won | mean points | endings |\n| --- | --- | --- | --- | --- |")
        for level in map(int, told.levels):
            names, levels = [told.bot] * matches, [level] * matches
            jobs = pool.map(play, names, levels, range(matches), chunksize=5)
            found = list(tqdm(jobs, total=matches, leave=False, disable=None))
            won, error = interval([float(row[0]) for row in found])
            points = sum(row[1] for row in found) / matches
            ends = Counter(row[2] for row in found)
            ended = ", ".join(f"{end} {n}" for end, n in sorted(ends.items()))
            shown = f"{won:.1%} ± {error:.1%} | {points:.1f} | {ended}"
            print(f"| {level} | {matches} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
