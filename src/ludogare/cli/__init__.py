"""The command line: `ludogare COMMAND`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from ludogare.cli import (
    admin,
    analyse,
    arena,
    calibrate,
    compiling,
    completion,
    doctor,
    look,
    measure,
    records,
    serve,
    terminal,
    train,
)
from ludogare.core.declaration import components
from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.texts import LANGUAGES, Voice, own_language

PARTS = (
    serve, admin, terminal, look, records, analyse, measure, arena, train, calibrate, compiling,
    doctor, completion,
)  # fmt: skip
"""The files of the commands, in the order in which they are listed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; a refusal is one sentence on the error output and exit code 2."""
    parser = argparse.ArgumentParser(
        prog="ludogare", description="Tunnel and railway board games, faithful and fast."
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, default=own_language(), help="language of the texts"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for part in PARTS:
        part.add(commands)
    asked = parser.parse_args(arguments)
    if asked.command is None:
        parser.print_help()
        return 0
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # where a terminal knows no ± or é
    try:
        components.use(components.data_home())
        code: int = asked.run(asked)
    except LudogareError as problem:
        print(f"ludogare: {Voice(None, asked.language).refusal(problem)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # somebody looked at the first lines only
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        print(f"ludogare: {unusable(problem)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def unusable(problem: OSError) -> str:
    """What is wrong with a file, a folder or a port."""
    what = problem.strerror or str(problem)
    return what if problem.filename is None else f"{problem.filename}: {what}"
