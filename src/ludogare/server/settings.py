"""The arguments of the server: the same for `ludogare serve` and `python -m ludogare.server`."""

from __future__ import annotations

from typing import Any

from ludogare.bots.settings import add_program_arguments, programs_given


def add(parser: Any) -> None:
    """Adds them to a command."""
    parser.add_argument("--host", help="0.0.0.0 lets other machines in (default: this one alone)")
    parser.add_argument("--port", type=int, help="0 takes any free one (default: 8000)")
    parser.add_argument("--database", metavar="URL", help="a SQLite file or postgresql://…")
    parser.add_argument("--data", metavar="DIR", help="the folder for everything that is kept")
    parser.add_argument("--workers", type=int, metavar="N", help="processes in which bots think")
    parser.add_argument("--pace", type=int, metavar="MS", help="milliseconds before a bot acts")
    add_program_arguments(parser)
    parser.add_argument(
        "--open",
        dest="open_browser",
        action="store_true",
        default=None,
        help="opens the page in a browser",
    )


def read(asked: Any) -> dict[str, Any]:
    """What was asked for, as `serve` takes it; it knows the rest itself."""
    names = ("host", "port", "database", "data", "workers", "pace", "open_browser")
    told = {name: getattr(asked, name) for name in names}
    given = {name: value for name, value in told.items() if value is not None}
    return {**given, "programs": programs_given(asked), "patience": asked.patience}
