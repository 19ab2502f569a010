"""A server for the trial: the real one, with room for clients who come again and again.

Each is a process of its own. It comes from one that has read everything already, as reading the
games and their texts would take most of the time of a trial that kills hundreds.
"""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import ludogare
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import GAMES
from ludogare.server.serve import serve
from ludogare.server.settings import Settings
from ludogare.server.show.player_view import PlayerView
from ludogare.server.texts import TableVoice, voice
from server.clients import ROOMY

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["trial.nursery", "psycopg", "uvicorn.lifespan.on"])


def read_all() -> None:
    """Reads the rules and texts of all games."""
    for name in GAMES:
        match = ludogare.new(name, seed=1)
        seat = match.awaited[0]
        PlayerView(match, seat).final(match.numbers_for(seat))
        for language in LANGUAGES:
            TableVoice(match.game, language, match.names)("title")
            voice(language)("sheet-points")


def born(port: int, folder: Path, database: str, log: Path) -> ForkServerProcess:
    """A process that serves at a port."""
    process = NURSERY.Process(target=live, args=(port, folder, database, log))
    process.start()
    return process


def live(port: int, folder: Path, database: str, log: Path) -> None:
    """Serves, and writes whatever it says into a file."""
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    serve(
        Settings(
            port=port, data=folder, database=database or None, pace=0, workers=1,
            adviser="random", deputy="random", limits=ROOMY,
        )
    )  # fmt: skip
