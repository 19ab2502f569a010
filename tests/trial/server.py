"""A server for the trial: the real one, with room for clients who come again and again."""

from __future__ import annotations

import sys
from pathlib import Path

from ludogare.server.serve import serve
from ludogare.server.settings import Settings
from server.clients import ROOMY

if __name__ == "__main__":
    port, folder, database = sys.argv[1:]
    serve(
        Settings(
            port=int(port), data=Path(folder), database=database or None, pace=0, workers=2,
            adviser="random", deputy="random", limits=ROOMY,
        )
    )  # fmt: skip
