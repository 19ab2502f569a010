"""`ludogare arena GAME BOT BOT …`: bots against each other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ludogare.bots.outside import python
from ludogare.bots.outside.arguments import add_program_arguments, programs_given
from ludogare.cli import sharing
from ludogare.cli.measure import read_options
from ludogare.core.saying.numbers import figure
from ludogare.games import find
from ludogare.lab.arena import Duel, compete, match_log, ratings
from ludogare.lab.statistics import interval


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("arena", help="play bots against each other")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument(
        "--deals", type=int, default=100, metavar="N", help="each is played from every seat"
    )
    parser.add_argument("--seats", type=int, default=2, metavar="K")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    sharing.add(parser)
    parser.add_argument(
        "--python",
        action="append",
        default=[],
        metavar="NAME=module:Class",
        help="a bot of your own, as a Python class; can be repeated",
    )
    add_program_arguments(parser)
    parser.add_argument(
        "--ladder", action="store_true", help="only neighbours in the list play each other"
    )
    parser.add_argument(
        "--all", action="store_true", help="play all deals, even when a duel is decided"
    )
    parser.add_argument(
        "--adjusted", action="store_true", help="leave luck out, too (docs/analysis.md)"
    )
    parser.add_argument("--log", metavar="FILE", help="write every match as a line of JSON")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Lets bots compete and says who is better, and how sure that is."""
    found = competed(asked)
    rated = ratings(found)
    if asked.json:
        duels = [duel.to_json() for duel in found]
        print(json.dumps({"game": asked.game, "duels": duels, "ratings": rated}))
    else:
        print("\n".join(in_words(found, rated)))
    return 0


def competed(asked: Any) -> list[Duel]:
    """The duels that were asked for, played, with a bar that shows how far they are."""
    from tqdm import tqdm

    programs = programs_given(asked)
    classes = python.named(asked.python, programs)
    bots = len(asked.bots)
    duels = bots - 1 if asked.ladder else bots * (bots - 1) // 2
    bar = tqdm(total=asked.deals * duels, unit=" deals", disable=None, leave=False)
    with bar, match_log(asked.log) as lines, sharing.helpers(asked) as shared:
        return compete(
            find(asked.game).name,
            asked.bots,
            deals=asked.deals,
            seats=asked.seats,
            options=read_options(asked.option),
            seed=asked.seed,
            **shared,
            programs=programs,
            patience=asked.patience,
            classes=classes,
            adjusted=asked.adjusted,
            ladder=asked.ladder,
            stop_early=not asked.all,
            log=lines,
            progress=bar.update,
        )


def signed(points: float) -> str:
    """How far ahead, or behind."""
    return figure(f"{points:+.2f}")


def in_words(duels: Sequence[Duel], rated: dict[str, float]) -> list[str]:
    """The results in words."""
    lines = []
    for duel in duels:
        even = f" (even: {duel.even:.0%})" if duel.seats > 2 else ""
        lines.append(
            f"{duel.first} against {duel.second}: {duel.share:.1%} ± {duel.error:.1%} of the "
            f"victories{even}, {signed(duel.margin)} ± {duel.margin_error:.2f} points, "
            f"{len(duel.shares)} deals, each with swapped seats"
            f"{', stopped early: decided' * duel.stopped}"
        )
        if duel.lucks:
            share, error = interval(duel.adjusted)
            ahead = duel.points_less_luck()
            lines += [
                f"    without luck {share:.1%} ± {error:.1%}; a deal counts for {duel.worth:.1f}",
                f"    without luck {signed(ahead['margin'])} ± {ahead['margin_error']:.2f} points; "
                f"a deal counts for {ahead['margin_worth']:.1f}",
            ]
        lines += [
            f"    {name} forfeited {turns} turn{'s' * (turns != 1)} (random legal actions played); "
            f"first failure: {duel.trouble[name]}"
            for name, turns in duel.lost.items()
        ]
    best_first = sorted(rated.items(), key=lambda pair: -pair[1])
    return lines + [f"{rating:6.0f}  {name}" for name, rating in best_first]
