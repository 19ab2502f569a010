"""`ludogare serve`: the table, in the browser."""

from __future__ import annotations

from typing import Any

from ludogare.cli import programs
from ludogare.core.errors import LudogareError


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("serve", help="serves the table to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free one")
    parser.add_argument("--database", metavar="URL", help="a SQLite file or postgresql://…")
    parser.add_argument("--data", metavar="DIR", help="the folder for everything that is kept")
    programs.add(parser)
    parser.add_argument("--open", action="store_true", help="opens the page in a browser")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Serves until it is told to stop."""
    try:
        from ludogare.server.serve import serve
    except ModuleNotFoundError as missing:
        raise LudogareError(
            f"the table needs {missing.name}: pip install 'ludogare[server]'"
        ) from None
    serve(
        asked.host,
        asked.port,
        asked.database,
        asked.data,
        asked.open,
        programs=programs.read(asked),
        patience=asked.patience,
    )
    return 0
