"""The arguments by which programs in any language take part."""

from __future__ import annotations

from typing import Any

from ludogare.bots.outside.program import PATIENCE, checked_patience, named


def add_program_arguments(parser: Any) -> None:
    """Adds them to a command."""
    parser.add_argument(
        "--program",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program as a bot (docs/bots.md); can be repeated",
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=PATIENCE,
        metavar="SECONDS",
        help="time limit for each answer of a program (default: %(default)g)",
    )


def programs_given(asked: Any) -> dict[str, str]:
    """The programs that were named."""
    checked_patience(asked.patience)
    return named(asked.program)
