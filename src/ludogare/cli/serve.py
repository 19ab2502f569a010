"""`ludogare serve`: the table, in the browser."""

from __future__ import annotations

from typing import Any

from ludogare.server.arguments import add_arguments, settings_given


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("serve", help="serve the tables to browsers")
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Serves until it is told to stop."""
    from ludogare.server.serve import serve

    serve(settings_given(asked))
    return 0
