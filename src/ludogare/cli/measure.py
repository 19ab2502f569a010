"""`ludogare simulate` and `ludogare bench`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from ludogare.cli import programs
from ludogare.core.errors import BadOption, LudogareError
from ludogare.games import GAMES, find
from ludogare.lab.arena import compete, match_log, ratings
from ludogare.lab.bench import bench
from ludogare.lab.report import report
from ludogare.lab.simulate import Summary, simulate


def add(commands: Any) -> None:
    """Adds the two commands."""
    parser = commands.add_parser("simulate", help="random matches by the thousand")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000, metavar="N")
    parser.add_argument("--seats", type=int, metavar="K", help="players (default: the fewest)")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--plain", action="store_true", help="do not compile")
    parser.add_argument("--report", action="store_true", help="how balanced, between equal bots")
    parser.add_argument("--bot", metavar="NAME", help="who plays for a report (default: stoker)")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_simulate)
    parser = commands.add_parser("arena", help="bots against each other")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--pairs", type=int, default=100, metavar="N", help="deals, seats swapped")
    parser.add_argument("--seats", type=int, default=2, metavar="K")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    programs.add(parser)
    parser.add_argument("--ladder", action="store_true", help="only neighbours meet")
    parser.add_argument("--all", action="store_true", help="do not stop when a duel is settled")
    parser.add_argument("--log", metavar="FILE", help="every match as a line of JSON")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_arena)
    parser = commands.add_parser("bench", help="how fast the games run here")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--json", action="store_true", help="one JSON object a game and line")
    parser.set_defaults(run=run_bench)


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as NAME=VALUE."""
    found = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"{pair}: an option is written NAME=VALUE")
        found[name] = value
    return found


def run_simulate(asked: Any) -> int:
    """Plays, shows how far it is, and sums up."""
    from tqdm import tqdm

    game = find(asked.game)
    seats = game.seats[0] if asked.seats is None else asked.seats
    if seats not in game.seats:
        raise LudogareError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    if asked.matches < 1:
        raise LudogareError("at least one match is wanted")
    if asked.bot and not asked.report:
        raise LudogareError("--bot goes with --report")
    if asked.plain and asked.report:
        raise LudogareError("--plain does not go with --report")
    bar = tqdm(total=asked.matches, unit=" matches", unit_scale=True, disable=None, leave=False)
    how: dict[str, Any] = {
        "seats": seats,
        "matches": asked.matches,
        "seed": asked.seed,
        "options": read_options(asked.option),
        "workers": asked.workers,
        "progress": bar.update,
    }
    with bar:
        if asked.report:
            found = report(game, bot=asked.bot or "stoker", **how)
        else:
            summary = simulate(game, plain=asked.plain, **how)
    if asked.report:
        print(json.dumps(found.to_json()) if asked.json else found)
    else:
        print(json.dumps(summary.to_json()) if asked.json else in_words(summary))
    return 0


def in_words(summary: Summary) -> str:
    """A summary for people."""
    way = "compiled" if summary.compiled else "plain"
    plies = summary.plies
    lines = [
        f"{summary.matches} matches of {summary.game}, {summary.seats} seats, "
        f"seed {summary.seed}, {way}, {summary.seconds:.2f} s "
        f"({summary.matches_per_s:,.0f} matches/s, {summary.plies_per_s:,.0f} plies/s)",
        "seat        wins            mean points",
    ]
    for seat, (won, mean) in enumerate(zip(summary.wins, summary.points, strict=True)):
        share = won / summary.matches
        lines.append(f"{seat:4}  {won:10.1f}  {share:7.2%}  {mean:14.2f}")
    lines.append(f"shared victories: {summary.shared}")
    lines.append(
        "plies: "
        + ", ".join(f"{name} {plies[name]:g}" for name in ("least", "mean", "p95", "most", "bound"))
    )
    lines.append("endings: " + ", ".join(f"{name} {n}" for name, n in summary.endings.items()))
    return "\n".join(lines)


def run_arena(asked: Any) -> int:
    """Lets bots compete and says who is better, and how sure that is."""
    from tqdm import tqdm

    if asked.pairs < 1 or asked.seats < 2:
        raise LudogareError("an arena needs at least one deal and two seats")
    bots = len(asked.bots)
    duels = bots - 1 if asked.ladder else bots * (bots - 1) // 2
    bar = tqdm(total=asked.pairs * duels, unit=" deals", disable=None, leave=False)
    with bar, match_log(asked.log) as lines:
        found = compete(
            find(asked.game).name,
            asked.bots,
            pairs=asked.pairs,
            seats=asked.seats,
            options=read_options(asked.option),
            seed=asked.seed,
            workers=asked.workers,
            programs=programs.read(asked),
            patience=asked.patience,
            ladder=asked.ladder,
            stop_early=not asked.all,
            log=lines,
            progress=bar.update,
        )
    rated = ratings(found)
    if asked.json:
        rows = [
            {
                "first": d.first,
                "second": d.second,
                "deals": len(d.shares),
                "share": round(d.share, 4),
                "error": round(d.error, 4),
                "even": round(d.even, 4),
                "margin": round(d.margin, 3),
                "settled": d.settled,
                "lost": d.lost,
                "trouble": d.trouble,
            }
            for d in found
        ]
        print(json.dumps({"game": asked.game, "duels": rows, "ratings": rated}))
        return 0
    for d in found:
        even = f" (even: {d.even:.0%})" if d.seats > 2 else ""
        print(
            f"{d.first} against {d.second}: {d.share:.1%} ± {d.error:.1%} of the victories{even}, "
            f"{d.margin:+.2f} points, {len(d.shares)} deals, each with swapped seats"
        )
        for name, turns in d.lost.items():
            print(
                f"    {name} lost {turns} turn{'s' * (turns != 1)}, any legal action was played "
                f"instead; the first time {d.trouble[name]}"
            )
    for name, rating in sorted(rated.items(), key=lambda pair: -pair[1]):
        print(f"{rating:6.0f}  {name}")
    return 0


def run_bench(asked: Any) -> int:
    """Measures one game or all of them."""
    for name in [asked.game] if asked.game else GAMES:
        found = bench(find(name), say)
        if asked.json:
            print(json.dumps(found), flush=True)
            continue
        facts = ", ".join(f"{k} {v}" for k, v in found.pop("machine").items())
        print(f"{found.pop('game')} ({facts})")
        for key, value in found.items():
            print(f"    {key:22} {value:>14,}")
    return 0


def say(line: str) -> None:
    """Says what is being done, beside the result."""
    print(f"{line} …", file=sys.stderr, flush=True)
