"""`ludogare replay RECORD` and `ludogare verify RECORD`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import ludogare
from ludogare.core.match.animated import animated
from ludogare.core.match.exported import as_json
from ludogare.core.match.match import Match
from ludogare.core.match.verified import verify
from ludogare.core.saying.errors import BadArgument, BadRecord


def add(commands: Any) -> None:
    """Adds the two commands."""
    parser = commands.add_parser("replay", help="tell, export or draw a recorded match")
    parser.add_argument("record", type=Path)
    parser.add_argument("--json", action="store_true", help="print one line of JSON per ply")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the last position")
    parser.add_argument(
        "--animate", type=Path, metavar="FILE", help="draw the whole match, as an SVG that moves"
    )
    parser.add_argument("--ply", type=int, metavar="N", help="only the first N plies")
    parser.set_defaults(run=run_replay)
    parser = commands.add_parser("verify", help="check a record line by line, and its deals")
    parser.add_argument("record", type=Path)
    parser.add_argument(
        "--commitment", metavar="HASH", help="the commitment that you noted before you sat down"
    )
    parser.add_argument(
        "--nonce", action="append", default=[], metavar="N", help="a nonce that you sent"
    )
    parser.set_defaults(run=run_verify)


def load(path: Path, language: str) -> Match:
    """The match of a record file."""
    return ludogare.read(path, language)


def run_replay(asked: Any) -> int:
    """Tells the story, unless JSON or a drawing is asked for."""
    match = load(asked.record, asked.language)
    if asked.ply is not None:
        if not 0 <= asked.ply <= len(match.plies):
            raise BadRecord("record-plies", file=asked.record, count=len(match.plies))
        match.rewind(asked.ply)
    if asked.json:
        for row in as_json(match):
            print(json.dumps(row, ensure_ascii=False))
    if asked.svg:
        asked.svg.write_text(match.board(), encoding="utf-8")
    if asked.animate:
        if asked.animate.suffix != ".svg":
            raise BadArgument("cli-animate", file=str(asked.animate))
        asked.animate.write_text(animated(match), encoding="utf-8")
    if not asked.json and not asked.svg and not asked.animate:
        print("\n".join([*match.story(), match.stands()]))
    return 0


def run_verify(asked: Any) -> int:
    """Says what was checked."""
    match = load(asked.record, asked.language)
    try:
        found = verify(match, asked.commitment, asked.nonce)
    except BadRecord as problem:
        problem.file = asked.record
        raise
    facts = {"file": str(asked.record), "count": len(match.plies), "standing": match.standing()}
    print(match.voice(f"verify-{found}", **facts))
    if asked.commitment or asked.nonce:
        print(match.voice("verify-noted"))
    return 0
