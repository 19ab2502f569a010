"""The server under siege, on loopback: what one address can do to the others.

    python bench/siege.py bots        # 134 tables of three engineers each, and one honest table
    python bench/siege.py sockets     # sockets of one address up to the limit of files
    python bench/siege.py watching --seconds 20    # 134 tables of bots alone, each looked on at

Addresses are those that a proxy on this machine would pass on. Everything is bounded, and ends.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets
from guests import TEXT, frame, upgrade
from table import cpu

ATTACKER, HONEST = "203.0.113.7", "198.51.100.{}"
CLOCK = 5
PATIENCE = 60.0


SERVER = ["-m", "ludogare.server"]


def start(
    data: Path, log: Path, files: int | None = None, program: Sequence[str] = SERVER
) -> tuple[subprocess.Popen[str], str]:
    """A server process, perhaps with few files, and its address."""
    command = [sys.executable, *program, "--port", "0", "--data", str(data)]

    def fewer() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with log.open("w") as out:
        server = subprocess.Popen(
            [*command, "--pace", "0"], stdout=subprocess.PIPE, stderr=out, text=True,
            preexec_fn=fewer,
        )  # fmt: skip
    assert server.stdout is not None
    return server, server.stdout.readline().split()[-1]


class Visitor:
    """Somebody at an address."""

    def __init__(self, server: str, address: str) -> None:
        self.server, self.address = server, address
        self.http = httpx.AsyncClient(
            base_url=server, headers={"X-Forwarded-For": address}, timeout=30
        )

    async def make(
        self, game: str, bots: list[str], alone: bool = False, **settings: Any
    ) -> tuple[str, str]:
        """A table with bots: its id and the key of the only person's seat; "" where refused.

        Or of bots alone, without a key.
        """
        me = [] if alone else [{"kind": "me"}]
        seats = [*me, *({"kind": "bot", "bot": bot} for bot in bots)]
        while True:
            body = {"game": game, "seats": seats, "settings": settings}
            try:
                made = await self.http.post("/api/tables", json=body)
            except httpx.TransportError:  # a connection that was closed just then
                continue
            if made.status_code == 429 and "Too many requests" in made.text:
                await asyncio.sleep(0.2)
                continue
            self.http.cookies.clear()
            if made.status_code != 201:
                return "", ""
            key = re.search(r"ludogare-[\w-]+=([\w-]+)", made.headers.get("set-cookie", ""))
            assert alone or key is not None
            return made.json()["table"], key[1] if key else ""

    def live(self, table: str, key: str = "") -> Any:
        """A socket to a table."""
        headers = {"X-Forwarded-For": self.address}
        if key:
            headers["Authorization"] = f"Seat {key}"
        url = f"{self.server.replace('http', 'ws')}api/tables/{table}/live"
        return websockets.connect(url, additional_headers=headers, max_size=None, open_timeout=20)


async def play(
    visitor: Visitor, game: str, bot: str, until: float, pause: float = 0.0
) -> list[float]:
    """Plays against a bot until a moment: how many seconds each of its answers took.

    Before each action it thinks for some seconds.
    """
    waits: list[float] = []
    dice = random.Random(1)
    while time.monotonic() < until:
        table, key = await visitor.make(game, [bot])
        with suppress(OSError, websockets.WebSocketException):  # then at another table
            async with visitor.live(table, key) as socket:
                await play_one(socket, dice, until, pause, waits)
    return waits


async def play_one(
    socket: Any, dice: random.Random, until: float, pause: float, waits: list[float]
) -> None:
    """Plays one match, and notes how many seconds each answer took."""
    await socket.send(json.dumps({"hello": {"seat": 0}}))
    asked: float | None = None
    number = 0
    while time.monotonic() < until:
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), 1))
        except TimeoutError:
            continue
        if "players" not in message:
            continue
        thinks = message["players"][1]["awaited"]
        if asked is not None and not thinks:
            waits.append(time.monotonic() - asked)
            asked = None
        elif asked is None and thinks:
            asked = time.monotonic()
        if message["status"] == "over":
            break
        if message["actions"] and not (thinks and asked is None):
            number += 1
            await asyncio.sleep(pause)
            act = dice.choice(message["actions"])["text"]
            request = {"id": f"a{number}", "seat": 0, "after": message["seq"]}
            await socket.send(json.dumps({**request, "action": act}))
    if asked is not None:
        waits.append(time.monotonic() - asked)


async def bots(given: argparse.Namespace) -> None:
    """One address has many tables of strong bots; others play against a driver."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server, address = start(Path(folder), log)
        try:
            first = Visitor(address, HONEST.format(1))
            calm = await play(first, given.game, "driver", time.monotonic() + given.seconds / 3)
            attacker = Visitor(address, ATTACKER)
            made = 0
            for _ in range(given.tables):
                table, _key = await attacker.make(given.game, ["engineer"] * 3, clock=CLOCK)
                made += bool(table)
            print(f"tables of the attacker: {made} of {given.tables}")
            under = await play(
                Visitor(address, HONEST.format(2)), given.game, "driver",
                time.monotonic() + given.seconds,
            )  # fmt: skip
            server.kill()
            server.wait()
            server, address = start(Path(folder), log)
            again = await play(
                Visitor(address, HONEST.format(3)), given.game, "driver",
                time.monotonic() + given.seconds,
            )  # fmt: skip
        finally:
            server.kill()
        for name, waits in (("calm", calm), ("under siege", under), ("after a restart", again)):
            print(f"{name:16} {said(waits)}")


async def sockets(given: argparse.Namespace) -> None:
    """One address opens sockets until no more; players play on, and newcomers come."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server, address = start(Path(folder), log, given.files)
        try:
            player = Visitor(address, HONEST.format(1))
            attacker = Visitor(address, ATTACKER)
            playing = asyncio.create_task(
                play(player, given.game, "random", time.monotonic() + given.seconds)
            )
            tables = [(await attacker.make(given.game, ["random"]))[0] for _ in range(60)]
            async with AsyncExitStack() as stack:
                opened = 0
                for number in range(given.sockets):
                    try:
                        live = attacker.live(tables[number % len(tables)])
                        socket = await stack.enter_async_context(live)
                        await socket.send(json.dumps({"hello": {}}))
                        opened += 1
                    except Exception:
                        await asyncio.sleep(0.05)
                half = [await raw(address) for _ in range(given.half)]
                await asyncio.sleep(1)
                entered = await asyncio.gather(*(enters(address, n) for n in range(20)))
                waits = await playing
                for writer in half:
                    writer.close()
                entered = [
                    *entered,
                    *await asyncio.gather(*(enters(address, n) for n in range(20))),
                ]
            print(f"sockets of the attacker: {opened} of {given.sockets}")
            print(f"newcomers who got in: {sum(entered)} of {len(entered)}")
            print(f"a player's bot answers: {said(waits)}")
        finally:
            server.kill()
        print(f"log: {log.stat().st_size} bytes")


async def watching(given: argparse.Namespace) -> None:
    """One address looks on at many tables of bots alone; another plays."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server, address = start(Path(folder), log)
        try:
            attacker = Visitor(address, ATTACKER)
            tables = [
                (await attacker.make(given.game, ["random"] * 4, alone=True))[0]
                for _ in range(given.tables)
            ]
            player = Visitor(address, HONEST.format(1))
            calm = await play(player, given.game, "random", time.monotonic() + given.seconds)
            looking = [asyncio.create_task(looks_on(address, table)) for table in tables]
            await asyncio.sleep(1)
            used = cpu(server.pid)
            under = await play(player, given.game, "random", time.monotonic() + given.seconds)
            used = cpu(server.pid) - used
            for look in looking:
                look.cancel()
        finally:
            server.kill()
        print(f"calm             {said(calm)}")
        print(
            f"under siege      {said(under)}; server {100 * used / given.seconds:.0f} % of a core"
        )


async def looks_on(address: str, table: str) -> None:
    """Somebody who takes in whatever happens at a table."""
    port = int(address.rstrip("/").rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(upgrade(f"127.0.0.1:{port}", table, {"X-Forwarded-For": ATTACKER}))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(TEXT, b'{"hello": {}}'))
    while await reader.read(1 << 16):
        pass


async def raw(address: str) -> asyncio.StreamWriter:
    """A connection that has sent half of a header."""
    port = int(address.rstrip("/").rpartition(":")[2])
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + ATTACKER.encode())
    return writer


async def enters(address: str, number: int) -> bool:
    """Whether a newcomer from elsewhere gets a table and a socket."""
    visitor = Visitor(address, HONEST.format(10 + number))
    try:
        async with asyncio.timeout(10):
            table, key = await visitor.make("cape_to_cairo", ["random"])
            async with visitor.live(table, key) as socket:
                await socket.send(json.dumps({"hello": {"seat": 0}}))
                return "players" in json.loads(await socket.recv())
    except Exception:
        return False


def said(waits: list[float]) -> str:
    """How long answers took, in words."""
    if not waits:
        return "no answer"
    ordered = sorted(waits)
    p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    middle = statistics.median(ordered)
    return (
        f"{len(waits)} answers, median {1000 * middle:.0f} ms, p99 {1000 * p99:.0f} ms, "
        f"worst {1000 * ordered[-1]:.0f} ms"
    )


def main() -> None:
    """Reads what to try."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("siege", choices=("bots", "sockets", "watching"))
    parser.add_argument("--game", default="cape_to_cairo")
    parser.add_argument("--tables", type=int, default=134)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--files", type=int, default=1024)
    parser.add_argument("--sockets", type=int, default=1200)
    parser.add_argument("--half", type=int, default=0, help="half-sent headers as well")
    given = parser.parse_args()
    sieges = {"bots": bots, "sockets": sockets, "watching": watching}
    asyncio.run(sieges[given.siege](given))


if __name__ == "__main__":
    main()
