"""`ludogare simulate` and `ludogare bench`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from ludogare.cli import sharing
from ludogare.core.saying.errors import BadArgument, BadOption
from ludogare.games import GAMES, find
from ludogare.lab.bench import bench, bench_gpu
from ludogare.lab.gpu import checked
from ludogare.lab.report import report
from ludogare.lab.simulate import Summary, simulate


def add(commands: Any) -> None:
    """Adds the two commands."""
    parser = commands.add_parser("simulate", help="play random matches by the thousand")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000, metavar="N")
    parser.add_argument(
        "--seats", type=int, metavar="K", help="number of players (default: the fewest)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    sharing.add(parser)
    parser.add_argument("--plain", action="store_true", help="do not compile the rules")
    add_device(parser)
    parser.add_argument(
        "--report", action="store_true", help="report how balanced the game is between equal bots"
    )
    parser.add_argument("--bot", metavar="NAME", help="the bot of the report (default: stoker)")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_simulate)
    parser = commands.add_parser("bench", help="measure how fast the games run on this machine")
    parser.add_argument("game", nargs="?")
    add_device(parser)
    parser.add_argument("--json", action="store_true", help="print one line of JSON per game")
    parser.set_defaults(run=run_bench)


def add_device(parser: Any) -> None:
    """Adds what the matches are played on."""
    parser.add_argument(
        "--device", default="cpu", metavar="NAME", help="cpu, or cuda for an NVIDIA GPU"
    )


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as NAME=VALUE."""
    found = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption("bad-option-form", given=pair)
        found[name] = value
    return found


def run_simulate(asked: Any) -> int:
    """Plays, shows how far it is, and sums up."""
    from tqdm import tqdm

    game = find(asked.game)
    seats = game.seats[0] if asked.seats is None else asked.seats
    if asked.bot and not asked.report:
        raise BadArgument("cli-needs", switch="--bot", other="--report")
    if asked.plain and asked.report:
        raise BadArgument("cli-excludes", switch="--plain", other="--report")
    for switch in ("plain", "report", "workers", "cluster"):
        if checked(asked.device) == "cuda" and getattr(asked, switch):
            raise BadArgument("cli-excludes", switch="--device cuda", other=f"--{switch}")
    bar = tqdm(total=asked.matches, unit=" matches", unit_scale=True, disable=None, leave=False)
    how: dict[str, Any] = {
        "seats": seats,
        "matches": asked.matches,
        "seed": asked.seed,
        "options": read_options(asked.option),
        "progress": bar.update,
    }
    with bar, sharing.helpers(asked) as shared:
        how |= shared
        if asked.report:
            found = report(game, bot=asked.bot or "stoker", **how)
        else:
            summary = simulate(game, plain=asked.plain, device=asked.device, **how)
    if asked.report:
        print(json.dumps(found.to_json()) if asked.json else found)
    else:
        print(json.dumps(summary.to_json()) if asked.json else in_words(summary))
    return 0


def in_words(summary: Summary) -> str:
    """A summary for people."""
    plies = summary.plies
    lines = [
        f"{summary.matches} matches of {summary.game}, {summary.seats} seats, "
        f"seed {summary.seed}, {summary.way}, {summary.seconds:.2f} s "
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


def run_bench(asked: Any) -> int:
    """Measures one game or all of them."""
    measure = bench_gpu if checked(asked.device) == "cuda" else bench
    for name in [asked.game] if asked.game else GAMES:
        found = measure(find(name), say)
        if asked.json:
            print(json.dumps(found), flush=True)
            continue
        facts = ", ".join(f"{k} {v}" for k, v in found.pop("machine").items())
        print(f"{found.pop('game')} ({facts})")
        for key, value in found.items():
            print(f"    {key:22} {value:>16,}")
    return 0


def say(line: str) -> None:
    """Says what is being done, beside the result."""
    print(f"{line} …", file=sys.stderr, flush=True)
