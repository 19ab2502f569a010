"""Starts the server: `python -m ludogare.server --port 8000 --data DIR`."""

from __future__ import annotations

import argparse
import sys

from ludogare.bots.program import PATIENCE, checked_patience, named
from ludogare.core.errors import LudogareError
from ludogare.server.house import PACE
from ludogare.server.serve import HOST, PORT, serve


def main() -> int:
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(prog="python -m ludogare.server", description=__doc__)
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT, help="0 takes any free one")
    parser.add_argument("--database", help="a SQLite file or a postgresql:// URL")
    parser.add_argument("--data", help="the folder for everything that is kept")
    parser.add_argument("--workers", type=int, help="processes in which bots think")
    parser.add_argument("--pace", type=int, default=PACE, help="milliseconds before a bot acts")
    parser.add_argument(
        "--program", action="append", default=[], metavar="NAME=COMMAND",
        help="a bot that is a program (docs/bots.md); as often as you like",
    )  # fmt: skip
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds for its answers")
    parser.add_argument("--open", action="store_true", help="opens the page in a browser")
    given = parser.parse_args()
    try:
        serve(
            given.host, given.port, given.database, given.data, given.open,
            workers=given.workers, pace=given.pace,
            programs=named(given.program), patience=checked_patience(given.patience),
        )  # fmt: skip
    except LudogareError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
