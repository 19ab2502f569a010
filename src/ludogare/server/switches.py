"""The switches of the server: the same for `ludogare serve` and `python -m ludogare.server`."""

from __future__ import annotations

from typing import Any

from ludogare.bots import switches

HOST, PORT = "127.0.0.1", 8000


def add(parser: Any) -> None:
    """Adds them to a command."""
    parser.add_argument("--host", default=HOST, help="0.0.0.0 lets other machines in")
    parser.add_argument("--port", type=int, default=PORT, help="0 takes any free one")
    parser.add_argument("--database", metavar="URL", help="a SQLite file or postgresql://…")
    parser.add_argument("--data", metavar="DIR", help="the folder for everything that is kept")
    parser.add_argument("--workers", type=int, metavar="N", help="processes in which bots think")
    parser.add_argument("--pace", type=int, metavar="MS", help="milliseconds before a bot acts")
    switches.add(parser)
    parser.add_argument("--open", action="store_true", help="opens the page in a browser")


def read(asked: Any) -> dict[str, Any]:
    """What was asked for, as `serve` takes it."""
    found = {
        "host": asked.host,
        "port": asked.port,
        "database": asked.database,
        "data": asked.data,
        "open_browser": asked.open,
        "workers": asked.workers,
        "programs": switches.read(asked),
        "patience": asked.patience,
    }
    return found if asked.pace is None else {**found, "pace": asked.pace}
