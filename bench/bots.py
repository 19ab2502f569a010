"""The bots, measured: greedy against random, and search against greedy, in every game.

    python bench/bots.py            # 100 deals, seats swapped: 200 matches a duel
    python bench/bots.py steam_tunnel --simulations 4000 --deals 20 --log matches.jsonl

Search thinks for a second a move unless a number of simulations is given, which the load of the
machine cannot change. Prints a table with 95 % intervals.
"""

from __future__ import annotations

import argparse

from tqdm import tqdm

from ludogare.games import GAMES, find
from ludogare.lab.arena import compete, match_log


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--simulations", type=int, help="instead of a second a move")
    parser.add_argument("--workers", type=int, help="processes (default: all cores)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", help="every match as a line of JSON")
    asked = parser.parse_args()
    thinking = f"simulations={asked.simulations}" if asked.simulations else "seconds=1"
    print("| game | duel | victories | points ahead | matches |\n| --- | --- | --- | --- | --- |")
    with match_log(asked.log) as lines:
        for game in asked.games:
            for pair in (["greedy", "random"], [f"search:{thinking}", "greedy"]):
                with tqdm(total=asked.deals, unit=" deals", disable=None, leave=False) as bar:
                    duel = compete(
                        find(game).name,
                        pair,
                        deals=asked.deals,
                        seed=asked.seed,
                        workers=asked.workers,
                        stop_early=False,
                        log=lines,
                        progress=bar.update,
                    )[0]
                shown = f"{duel.share:.1%} ± {duel.error:.1%} | {duel.margin:+.1f}"
                print(
                    f"| {game} | {' against '.join(pair)} | {shown} | {2 * asked.deals} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
