"""`ludogare train GAME`: learns a judgement from matches that bots play against themselves."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from ludogare.core.declaration.net import read
from ludogare.core.saying.errors import BadArgument
from ludogare.core.saying.numbers import at_least, seed_of
from ludogare.games import find

ON_CORES, ON_GPU = 1000, 65_536
"""Matches in an iteration, unless told."""
UNITS = 32
"""Of a net that begins with nothing, unless told."""


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("train", help="learn a judgement from self-play")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, metavar="M", help="stop after this time")
    parser.add_argument("--iterations", type=int, metavar="N", help="stop after so many")
    parser.add_argument(
        "--seats", type=int, nargs="+", metavar="K", help="numbers of seats, the usual one first"
    )
    parser.add_argument("--matches", type=int, metavar="N", help="in each iteration")
    parser.add_argument(
        "--hidden", type=int, metavar="N", help=f"units of the net; {UNITS} unless told"
    )
    parser.add_argument("--begin", type=Path, metavar="FILE", help="begin with the net in a file")
    parser.add_argument(
        "--trace",
        type=float,
        metavar="L",
        help="how far a result reaches back, from 0 (the next position counts) to 1 (it alone)",
    )
    parser.add_argument(
        "--noise",
        type=int,
        nargs=2,
        metavar="N",
        help="how blurred the eyes are, at the beginning and at the end, in 256ths of the odds",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--workers", type=int, metavar="N", help="threads, one a core unless told")
    parser.add_argument(
        "--device", default="cpu", metavar="NAME", help="cpu, or cuda for an NVIDIA GPU"
    )
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="keep the training there")
    parser.add_argument("--resume", action="store_true", help="go on with what lies in the folder")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the net there")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Trains, tells how it goes, and writes the net."""
    from ludogare.lab import gpu
    from ludogare.lab.training.training import NOISE, TRACE, Plan, Training

    game = find(asked.game)
    if asked.minutes is None and asked.iterations is None:
        raise BadArgument("train-end")
    if asked.resume and asked.folder is None:
        raise BadArgument("cli-needs", switch="--resume", other="--folder")
    trace = TRACE if asked.trace is None else asked.trace
    if not 0 <= trace <= 1:
        raise BadArgument("train-trace", wanted=trace)
    blurred, sharp = asked.noise or NOISE
    device = gpu.checked(asked.device)
    usual = ON_GPU if device == "cuda" else ON_CORES
    matches = at_least(1, asked.matches or usual, "number-of-matches")
    seats = asked.seats or sorted(game.seats, key=lambda count: (count < 2, count))
    begin = asked.begin and read(asked.begin, game)
    units = asked.hidden
    if units is None:
        units = begin.hidden if begin else UNITS
    plan = Plan(
        game,
        [game.check_seats(count) for count in seats],
        device=device,
        hidden=at_least(1, units, "number-of-units"),
        matches=matches,
        minutes=asked.minutes,
        iterations=asked.iterations,
        seed=seed_of(asked.seed),
        workers=asked.workers,
        trace=trace,
        noise=(at_least(0, blurred, "number-noise"), at_least(0, sharp, "number-noise")),
        begin=begin,
    )
    training = Training(plan, asked.folder, asked.resume)
    net = training.run(partial(print, flush=True))
    out = asked.out or Path(f"{game.name}.net.json")
    net.write(out)
    print(f"{out}: {net.made['matches']:,} matches, {net.made['minutes']} minutes, {net.ratings}")
    return 0
