"""The table under load: a server, and a client in a second process, on loopback.

    python bench/table.py                    # 1,000 sockets, 200 tables, 100 actions/s, 30 s
    python bench/table.py --rate 1000 --seconds 20     # no longer: the matches would be over
    python bench/table.py --seconds 5 --tables 20 --json result.json
    python bench/table.py --database postgresql://… --servers 2   # the people of a table at both

Four people and one spectator sit at each table. An action is timed from the moment it is sent
until each of the five has the snapshot that shows it. Actions are due at even intervals, whatever
the server does; how late they are sent, and what the client takes, tells whether the client or the
server was too slow. A table has one action under way at a time.
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
from collections import deque
from pathlib import Path
from selectors import EVENT_READ, BaseSelector, DefaultSelector

import httpx
import msgspec
from guests import Guest

from ludogare.server.protocol import NewSeat, NewTable, Request
from ludogare.server.store.sqlite import SqliteStore
from ludogare.server.store.store import Row
from ludogare.server.table.clock import now
from ludogare.server.table.setup import checked_table
from ludogare.server.table.state import DEFAULTS, TableState
from ludogare.server.table.table import standing

SEATS = 4
GUESTS = SEATS + 1


class Choice(msgspec.Struct):
    """What a snapshot lets somebody play: as much of it as the bench reads."""

    text: str


class Choices(msgspec.Struct):
    """What somebody may play, and since which event."""

    seq: int
    actions: list[Choice]


CHOICES = msgspec.json.Decoder(Choices)
SNAPSHOT, NOTHING = b'{"seq":', b'"actions":[]'
"""How a snapshot begins, and what it holds where its seat is not asked anything."""


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
    """A table of the bench: its people, what each sees, and the action under way."""

    def __init__(self, game: str) -> None:
        self.game, self.id = game, ""
        self.keys: list[str] = []
        self.guests: list[Guest] = []
        self.seen: list[bytes] = [b""] * GUESTS
        self.seq = 0
        """The last event that all had seen when the last action was sent."""
        self.sent: float | None = None
        self.missing: set[int] = set()
        """Who has yet to see what was played."""
        self.answered = True

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

    def connect(self, addresses: list[str], listening: BaseSelector) -> None:
        """Opens the five sockets, at the servers in turn."""
        for number in range(GUESTS):
            headers, hello = {}, b'{"hello":{"after":0}}'
            if number < SEATS:
                headers = {"Authorization": f"Seat {self.keys[number]}"}
                hello = b'{"hello":{"after":0,"seat":%d}}' % number
            guest = Guest(addresses[number % len(addresses)], self.id, headers)
            guest.say(hello)
            self.guests.append(guest)
            listening.register(guest, EVENT_READ, (self, number))

    def hear(self, number: int, at: float, took: list[float]) -> float | None:
        """Takes in what one socket gets; how long the action took to all, once they have it."""
        for message in self.guests[number].hear():
            if message.startswith(SNAPSHOT):
                self.seen[number] = message
                if number in self.missing and seq_of(message) > self.seq:
                    assert self.sent is not None
                    self.missing.discard(number)
                    took.append(at - self.sent)
            elif message.startswith(b'{"id":'):
                self.answered = True
            else:
                raise ValueError(message)
        if self.sent is None or self.missing or not self.answered:
            return None
        late, self.sent = at - self.sent, None
        return late

    def act(self, dice: random.Random) -> bool:
        """Somebody who is asked plays anything; whether anybody is."""
        asked = [n for n, seen in enumerate(self.seen[:SEATS]) if seen and NOTHING not in seen]
        if not asked:
            return False
        number = dice.choice(asked)
        seen = CHOICES.decode(self.seen[number])
        self.seq, self.missing, self.answered = seen.seq, set(range(GUESTS)), False
        action = dice.choice(seen.actions).text
        message = Request(id=f"a{seen.seq}", seat=number, after=seen.seq, action=action)
        self.sent = time.perf_counter()
        self.guests[number].say(msgspec.json.encode(message))
        return True


def seq_of(snapshot: bytes) -> int:
    """The last event that a snapshot shows."""
    return int(snapshot[len(SNAPSHOT) : snapshot.index(b",")])


class Evening:
    """Many tables, at which so many actions a second are played as are asked for."""

    def __init__(self, tables: list[Table], rate: float) -> None:
        self.tables, self.rate, self.dice = tables, rate, random.Random(1)
        self.listening = DefaultSelector()
        self.ready = deque(tables)
        """Tables at which nothing is under way."""
        self.late: list[float] = []
        """Seconds from an action to the last of its table."""
        self.every: list[float] = []
        """Seconds from an action to each of its table."""
        self.behind: list[float] = []
        """Seconds by which actions were sent later than they should have been."""

    def listen(self, seconds: float) -> None:
        """Takes in what comes, for a while at most."""
        for found, _ in self.listening.select(max(0.0, seconds)):
            table, number = found.data
            took = table.hear(number, time.perf_counter(), self.every)
            if took is not None:
                self.late.append(took)
                self.ready.append(table)

    def wait(self, seconds: float) -> None:
        """Only listens."""
        ends = time.perf_counter() + seconds
        while (left := ends - time.perf_counter()) > 0:
            self.listen(left)

    def play(self, seconds: float) -> None:
        """Plays for so long."""
        began, acted = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            due = acted / self.rate
            if due <= passed and self.ready:
                table = self.ready.popleft()
                if table.act(self.dice):
                    self.behind.append(passed - due)
                    acted += 1
            self.listen(due - passed if self.ready else seconds - passed)


async def load(
    addresses: list[str], pids: list[int], given: argparse.Namespace
) -> dict[str, float]:
    """Opens the sockets, plays, and measures."""

    def held() -> int:
        return sum(map(memory, pids))

    def spent() -> float:
        return sum(map(cpu, pids))

    tables = [Table(given.game) for _ in range(given.tables)]
    async with httpx.AsyncClient(base_url=addresses[0], timeout=60) as http:
        for table in tables:
            await table.make(http)
    await asyncio.sleep(1)
    before = held()
    evening = Evening(tables, given.rate)
    for table in tables:
        table.connect(addresses, evening.listening)
        evening.listen(0)
    evening.wait(3)
    after = held()
    sockets = len(tables) * GUESTS
    gc.collect()
    gc.disable()  # the pauses of the client are not the server's
    used, own = spent(), time.process_time()
    evening.play(given.seconds)
    used, own = spent() - used, time.process_time() - own
    evening.wait(2)
    late, every, behind = evening.late, evening.every, evening.behind
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
        "sent later than due p99 ms": 1000 * percentile(behind, 0.99),
        "client CPU %": 100 * own / given.seconds,
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
