"""The table under load: a server, and a client in a second process, on loopback.

    python bench/table.py                    # 1,000 sockets, 200 tables, 100 actions/s, 30 s
    python bench/table.py --seconds 5 --tables 20 --json result.json
    python bench/table.py --database postgresql://… --servers 2   # the people of a table at both

Four people and one spectator sit at each table. An action is timed from the moment it is sent
until each of the five has the snapshot that shows it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import websockets

from ludogare.server.protocol import NewSeat, NewTable, Request
from ludogare.server.store.sqlite import SqliteStore
from ludogare.server.store.store import Row
from ludogare.server.table.clock import now
from ludogare.server.table.setup import checked_table
from ludogare.server.table.state import DEFAULTS, TableState
from ludogare.server.table.table import standing

SEATS = 4
GUESTS = SEATS + 1


class Sent(msgspec.Struct):
    """As much of a message as the bench reads."""

    seq: int = 0
    id: str | None = None
    error: str | None = None
    players: list[msgspec.Raw] | None = None
    actions: list[dict[str, object]] = []


DECODER = msgspec.json.Decoder(Sent)


def start(data: Path, database: str | None) -> tuple[subprocess.Popen[str], str, float]:
    """A server process, its address, and the seconds until its first answer."""
    command = [sys.executable, "-m", "ludogare.server", "--port", "0", "--data", str(data)]
    if database:
        command += ["--database", database]
    began = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1]
    httpx.get(address).raise_for_status()
    return server, address, time.perf_counter() - began


def memory(pid: int) -> int:
    """The bytes of memory that a process has to itself."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    found = re.search(r"^Private_Dirty:\s+(\d+) kB", text, re.MULTILINE)
    return int(found[1]) * 1024 if found else 0


def cpu(pid: int) -> float:
    """The seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """A table of the bench: its sockets, what each sees, and the actions under way."""

    def __init__(self, game: str) -> None:
        self.game, self.id = game, ""
        self.keys: list[str] = []
        self.sockets: list[websockets.ClientConnection] = []
        self.seen: list[Sent] = [Sent() for _ in range(GUESTS)]
        self.sent: dict[str, float] = {}
        self.waiting: dict[int, tuple[float, list[float | None]]] = {}
        self.early: list[list[tuple[int, float]]] = [[] for _ in range(GUESTS)]

    async def make(self, http: httpx.AsyncClient) -> None:
        """Makes it and takes every seat."""
        seats = [{"kind": "me"}, *({"kind": "link"} for _ in range(SEATS - 1))]
        made = await http.post("/api/tables", json={"game": self.game, "seats": seats})
        made.raise_for_status()
        self.id = made.json()["table"]
        mine = re.search(r"ludogare-[\w-]+=([\w-]+)", made.headers["set-cookie"])
        assert mine is not None
        links = made.json()["links"]
        self.keys = [mine[1], *(links[str(i)].partition("#")[2] for i in range(1, SEATS))]
        for key in self.keys[1:]:
            (await http.post(f"/api/tables/{self.id}/sit", json={"key": key})).raise_for_status()
        http.cookies.clear()

    async def connect(self, addresses: list[str]) -> None:
        """Opens the five sockets, at the servers in turn."""
        for guest in range(GUESTS):
            address = addresses[guest % len(addresses)].replace("http", "ws")
            url = f"{address}api/tables/{self.id}/live"
            key = self.keys[guest] if guest < SEATS else None
            headers = {"Authorization": f"Seat {key}"} if key else {}
            socket = await websockets.connect(
                url, additional_headers=headers, compression=None, max_size=None, ping_interval=None
            )
            seat = guest if guest < SEATS else None
            await socket.send(json.dumps({"hello": {"after": 0, "seat": seat}}))
            self.sockets.append(socket)

    async def listen(self, guest: int, late: list[float], every: list[float]) -> None:
        """Takes in what one socket gets."""
        async for text in self.sockets[guest]:
            at = time.perf_counter()
            message = DECODER.decode(text)
            if message.players is not None:
                self.seen[guest] = message
                self.early[guest].append((message.seq, at))
                del self.early[guest][:-8]
                for seq, (began, arrived) in self.waiting.items():
                    if message.seq >= seq and arrived[guest] is None:
                        arrived[guest] = at - began
            elif message.id in self.sent:
                began = self.sent.pop(message.id)
                if message.error is None:
                    self.expect(message.seq, began)
            done = [s for s, (_, arrived) in self.waiting.items() if None not in arrived]
            for seq in done:
                times = [t for t in self.waiting.pop(seq)[1] if t is not None]
                every += times
                late.append(max(times))

    def expect(self, seq: int, began: float) -> None:
        """An action was acknowledged; some may have its snapshot already."""
        arrived: list[float | None] = []
        for guest in range(GUESTS):
            at = [t for s, t in self.early[guest] if s >= seq]
            arrived.append(at[0] - began if at else None)
        self.waiting[seq] = (began, arrived)

    async def act(self, name: str, dice: random.Random) -> bool:
        """Somebody who is asked plays anything."""
        ready = [g for g in range(SEATS) if self.seen[g].actions]
        if not ready or self.sent:
            return False
        guest = dice.choice(ready)
        seen = self.seen[guest]
        action = str(dice.choice(seen.actions)["text"])
        message = Request(id=name, seat=guest, after=seen.seq, action=action)
        self.sent[name] = time.perf_counter()
        await self.sockets[guest].send(msgspec.json.encode(message).decode())
        return True


async def load(
    addresses: list[str], pids: list[int], given: argparse.Namespace
) -> dict[str, float]:
    """Opens the sockets, plays, and measures."""

    def held() -> int:
        return sum(map(memory, pids))

    def spent() -> float:
        return sum(map(cpu, pids))

    dice = random.Random(1)
    tables = [Table(given.game) for _ in range(given.tables)]
    async with httpx.AsyncClient(base_url=addresses[0], timeout=60) as http:
        for table in tables:
            await table.make(http)
    await asyncio.sleep(1)
    before = held()
    for table in tables:
        await table.connect(addresses)
    late: list[float] = []
    every: list[float] = []
    listeners = [
        asyncio.create_task(table.listen(guest, late, every))
        for table in tables
        for guest in range(GUESTS)
    ]
    await asyncio.sleep(3)
    after = held()
    sockets = len(tables) * GUESTS
    late.clear()
    every.clear()
    gc.collect()
    gc.disable()  # the pauses of the client are not the server's
    began, used, acted, number = time.perf_counter(), spent(), 0, 0
    while (passed := time.perf_counter() - began) < given.seconds:
        if acted < passed * given.rate:
            number += 1
            acted += await tables[number % len(tables)].act(f"a{number}", dice)
            if number % len(tables) == 0:
                await asyncio.sleep(0)
        else:
            await asyncio.sleep(0.001)
    used = spent() - used
    await asyncio.sleep(2)
    for listener in listeners:
        listener.cancel()
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()
    return {
        "sockets": sockets,
        "tables": len(tables),
        "actions": len(late),
        "actions a second": len(late) / given.seconds,
        "to each seat p50 ms": 1000 * statistics.median(every),
        "to each seat p99 ms": 1000 * percentile(every, 0.99),
        "to every seat p50 ms": 1000 * statistics.median(late),
        "to every seat p99 ms": 1000 * percentile(late, 0.99),
        "to every seat worst ms": 1000 * max(late),
        "server CPU %": 100 * used / given.seconds,
        "server CPU ms an action": 1000 * used / max(1, len(late)),
        "memory per idle socket KiB": (after - before) / sockets / 1024,
        "server memory MiB": held() / 2**20,
    }


def percentile(numbers: list[float], share: float) -> float:
    """The number below which a share of all lies."""
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]


async def commits(folder: Path, producers: int, seconds: float) -> tuple[float, float]:
    """Events and commits a second, with so many requests at once."""
    store = SqliteStore(folder / f"commits-{producers}.sqlite3")
    await store.open(None)  # type: ignore[arg-type]
    row, _ = checked_table(NewTable("cape_to_cairo", [NewSeat("bot"), NewSeat("bot")]), DEFAULTS)
    stands = standing(TableState(row))
    ends = time.perf_counter() + seconds
    done = 0

    async def produce(number: int) -> None:
        nonlocal done
        table, seq = f"{row.id}{number}", 0
        while time.perf_counter() < ends:
            seq += 1
            await store.append(table, [Row(seq, now(), "ply", 0, "bid 12", f"r{seq}")], stands)
            done += 1

    await asyncio.gather(*(produce(number) for number in range(producers)))
    await store.close()
    return done / seconds, store.gathered.commits / seconds


def main() -> None:
    """Measures, and prints a table and JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100, help="actions a second in all")
    parser.add_argument("--game", default="cape_to_cairo")
    parser.add_argument("--database", help="a postgresql:// URL instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="processes on one database")
    parser.add_argument("--json", help="a file for the result")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers = [start(Path(folder), given.database) for _ in range(given.servers)]
        try:
            result = {"start to first byte s": servers[0][2]}
            pids = [server.pid for server, _, _ in servers]
            result |= asyncio.run(load([address for _, address, _ in servers], pids, given))
            stopping = time.perf_counter()
            for server, _, _ in servers:
                server.terminate()
            for server, _, _ in servers:
                server.wait(10)
            result["stop s"] = time.perf_counter() - stopping
        finally:
            for server, _, _ in servers:
                server.kill()
        for producers in (1, 100):
            events, written = asyncio.run(commits(Path(folder), producers, 3))
            result[f"SQLite events/s, {producers} at once"] = events
            result[f"SQLite commits/s, {producers} at once"] = written
    for name, value in result.items():
        print(f"{name:36} {value:12.2f}")
    text = json.dumps({name: round(value, 3) for name, value in result.items()})
    print(text)
    if given.json:
        Path(given.json).write_text(text + "\n")


if __name__ == "__main__":
    main()
