"""`ludogare analyse RECORD…`: what was luck, what was skill, and what would have been better."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ludogare
from ludogare.analysis.curve import drawing
from ludogare.analysis.deciding import SIMULATIONS
from ludogare.analysis.told import in_words, page, points, signed
from ludogare.cli import sharing
from ludogare.core.saying.errors import BadArgument
from ludogare.core.saying.texts import Voice
from ludogare.lab.hindsight import Player, look_back, players, records_at

HEADS = (
    "hindsight-head-matches",
    "hindsight-head-won",
    "hindsight-head-luck",
    "hindsight-head-error",
    "hindsight-head-each",
)
"""The columns of the table of players."""
COLUMN = 10
"""How wide they are at least."""
UNKNOWN = "–"
"""What stands in a column where no decision was looked at."""


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("analyse", help="tell luck from skill in finished matches")
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD", help="file or folder")
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, metavar="N",
        help=f"how long each decision is searched (default: {SIMULATIONS}; 0: luck alone)",
    )  # fmt: skip
    sharing.add(parser)
    parser.add_argument("--json", action="store_true", help="print one line of JSON per record")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the curve of one record")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Analyses, with a bar that shows how far it is."""
    from tqdm import tqdm

    voice = Voice(None, asked.language)
    read = records_at(
        asked.records,
        lambda path: ludogare.read(path, asked.language),
        lambda problem: print(f"ludogare: {voice.refusal(problem)}", file=sys.stderr),
    )
    matches = [match for _, match in read]
    if asked.svg and len(matches) > 1:
        raise BadArgument("cli-one-record", switch="--svg")
    plies = sum(len(match.plies) for match in matches)
    for file in filter(None, (asked.svg, asked.html)):
        file.touch()  # what cannot be written is refused before the work, not after it
    bar = tqdm(total=plies, unit=" plies", disable=None, leave=False)
    with bar, sharing.helpers(asked) as shared:
        found = look_back(matches, simulations=asked.simulations, progress=bar.update, **shared)
    if asked.svg:
        asked.svg.write_text(drawing(found[0], matches[0].voice) + "\n", encoding="utf-8")
    if asked.html:
        told = list(zip(matches, found, strict=True))
        asked.html.write_text(page(told, voice), encoding="utf-8")
    if asked.json:
        for (path, _), analysis in zip(read, found, strict=True):
            print(json.dumps({"record": str(path), **json.loads(analysis.to_json())}))
    elif len(matches) == 1 and not any(path.is_dir() for path in asked.records):
        print("\n".join(in_words(matches[0], found[0])))
    else:
        print("\n".join(table(players(found), voice)))
    return 0


def table(everybody: Sequence[Player], voice: Voice) -> list[str]:
    """The players, the lowest error of a decision first."""
    widest = max(len(player.name) for player in everybody)
    heads = [f"{voice(head):>{COLUMN}}" for head in HEADS]
    rows = [" " * widest + "  ".join(heads)]
    for player in everybody:
        each = player.matches
        error, per_decision = UNKNOWN, UNKNOWN
        if player.decisions:
            error = points(voice, player.error / each)
            per_decision = voice("hindsight-fine", number=100 * player.per_decision)
        won, luck = points(voice, player.result / each), signed(voice, player.luck / each)
        cells = [str(player.matches), won, luck, error, per_decision]
        under = [f"{cell:>{len(head)}}" for cell, head in zip(cells, heads, strict=True)]
        rows.append(f"{player.name:{widest}}" + "  ".join(under))
    return rows
