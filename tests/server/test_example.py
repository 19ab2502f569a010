"""The example bot takes a seat and plays a match."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from server.clients import WAIT, run, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "seat_bot.py"


def test_the_example_bot_plays_a_match(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="ml")
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE),
                f"http://127.0.0.1:{web.port}/t/{table}#{keys[1]}",
                stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            async with web.guest(table, 0, keys[0]) as me:
                await me.play_out(random.Random(2))
                assert me.now["players"][1]["name"] == "Lucky"
            told, _ = await asyncio.wait_for(bot.communicate(), WAIT)
            assert told.decode().strip() == me.now["over"]["ending"]
            assert bot.returncode == 0

    run(scenario())
