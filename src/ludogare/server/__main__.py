"""Starts the server: `python -m ludogare.server --port 8000 --data DIR`."""

from __future__ import annotations

import argparse
import sys

from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.texts import Voice, own_language
from ludogare.server.arguments import add_arguments, settings_given
from ludogare.server.serve import serve


def main() -> int:
    """Reads the command line and serves; a refusal is one sentence and exit code 2."""
    parser = argparse.ArgumentParser(prog="python -m ludogare.server", description=__doc__)
    add_arguments(parser)
    try:
        serve(settings_given(parser.parse_args()))
    except LudogareError as problem:
        print(f"ludogare: {Voice(None, own_language()).refusal(problem)}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
