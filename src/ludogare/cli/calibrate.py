"""`ludogare calibrate GAME`: whether stated chances of winning are honest."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ludogare.cli import sharing
from ludogare.cli.measure import read_options
from ludogare.games import find
from ludogare.lab.calibration import (
    BY_JUDGEMENT,
    BY_SEARCH,
    Bin,
    binned,
    calibrate,
    farthest,
    picture,
)


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("calibrate", help="see whether stated chances are honest")
    parser.add_argument("game")
    parser.add_argument("--bot", default="engineer", metavar="BOT", help="one that searches")
    parser.add_argument("--positions", type=int, default=10_000, metavar="N")
    parser.add_argument("--seats", type=int, default=2, metavar="K")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    sharing.add(parser)
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw it, too")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Plays, and compares what was said with what came of it."""
    with sharing.helpers(asked) as shared:
        notes = calibrate(
            find(asked.game),
            positions=asked.positions,
            bot=asked.bot,
            seats=asked.seats,
            options=read_options(asked.option),
            seed=asked.seed,
            **shared,
        )
    ways = {way: binned(notes, way) for way in (BY_JUDGEMENT, BY_SEARCH)}
    if asked.svg:
        asked.svg.write_text(picture(ways) + "\n", encoding="utf-8")
    if asked.json:
        print(json.dumps({way: [b and asdict(b) for b in bins] for way, bins in ways.items()}))
    else:
        print("\n".join(in_words(ways, len(notes))))
    return 0


def in_words(ways: Mapping[str, Sequence[Bin | None]], positions: int) -> list[str]:
    """A table for people."""
    lines = []
    for way, bins in ways.items():
        lines.append(
            f"{way}: {positions} positions, {100 * farthest(bins):.1f} points off at most "
            "in bins with one position in a hundred or more"
        )
        lines.append("positions      said     came    differ")
        for b in (b for b in bins if b):
            off = 100 * (b.share - b.said)
            lines.append(f"{b.count:9}  {b.said:7.1%}  {b.share:7.1%}  {off:+8.1f}")
    return lines
