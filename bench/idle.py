"""The memory of sockets at which nothing happens, and the lobby beside many stored tables.

    python bench/idle.py sockets --sockets 10000
    python bench/idle.py lobby --tables 10000

People look on, some fifty at each table, from many addresses. The lobby is asked for in turn by
two servers, one without any table and one with many, so that both have the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from guests import PING, PONG, TEXT, frame, upgrade
from memory import fill
from siege import Visitor, start
from table import cpu, memory

AT_A_TABLE = 50
AT_ONCE = 40
LOOKS = 100


async def watch(port: int, table: str, address: str) -> asyncio.StreamWriter:
    """A socket that looks on at a table and has its first snapshot; a cheap one for the client."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(upgrade(f"127.0.0.1:{port}", table, {"X-Forwarded-For": address}))
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head, head
    writer.write(frame(TEXT, b'{"hello": {}}'))
    await reader.read(100_000)
    ANSWERING.append(asyncio.create_task(answer(reader, writer)))
    return writer


ANSWERING: list[asyncio.Task[None]] = []


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers pings, as every browser does: who does not is sent away."""
    while message := await reader.read(1000):
        if message[0] == PING:
            length = message[1]
            writer.write(frame(PONG, message[2 : 2 + length]))


def address_of(number: int) -> str:
    """Where a visitor comes from: ninety of them share an address."""
    return f"10.{number // 9000}.{number // 90 % 100}.1"


async def sockets(given: argparse.Namespace) -> None:
    """Opens sockets, and says what each of them takes."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server, address = start(Path(folder), Path(folder) / "log")
        try:
            port = int(address.rstrip("/").rpartition(":")[2])
            maker = Visitor(address, "")
            del maker.http.headers["X-Forwarded-For"]
            count = -(-given.sockets // AT_A_TABLE)
            tables = [(await maker.make(given.game, ["random"]))[0] for _ in range(count)]
            await asyncio.sleep(5)
            before, opened = memory(server.pid), list[asyncio.StreamWriter]()
            for first in range(0, given.sockets, AT_ONCE):
                several = range(first, min(first + AT_ONCE, given.sockets))
                opened += await asyncio.gather(
                    *(watch(port, tables[n // AT_A_TABLE], address_of(n)) for n in several)
                )
            await asyncio.sleep(3)
            after, used = memory(server.pid), cpu(server.pid)
            await asyncio.sleep(10)
            used = cpu(server.pid) - used
            here = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
            print(
                f"{len(opened)} sockets at {count} tables; files that the server has open: {here}"
            )
            print(f"server without them {before / 2**20:8.1f} MiB, with them {after / 2**20:8.1f}")
            print(f"a socket            {(after - before) / len(opened) / 1024:8.1f} KiB")
            print(f"CPU while idle      {10 * used:8.1f} % of a core")
            for writer in opened:
                writer.close()
        finally:
            server.kill()


async def lobby(given: argparse.Namespace) -> None:
    """Asks for the lobby with and without stored tables."""
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name) / "none", Path(name) / "many"]
        servers = []
        try:
            for folder in folders:
                folder.mkdir()
                server, address = start(folder, folder / "log")
                servers.append((server, address))
            fill(folders[1] / "tables.sqlite3", given.tables, given.game, 60)
            if given.listed:
                with sqlite3.connect(folders[1] / "tables.sqlite3") as base:
                    base.execute("update tables set listed = 1")
            took: list[list[float]] = [[], []]
            async with httpx.AsyncClient(timeout=60) as http:
                for look in range(LOOKS):
                    for which, (_, address) in enumerate(servers):
                        began = time.perf_counter()
                        (await http.get(f"{address}api/tables")).raise_for_status()
                        if look >= 5:
                            took[which].append(1000 * (time.perf_counter() - began))
            for words, times in zip(("no table", f"{given.tables} tables"), took, strict=True):
                p99 = sorted(times)[int(0.99 * len(times))]
                print(f"{words:14} median {statistics.median(times):7.1f} ms, p99 {p99:7.1f} ms")
        finally:
            for server, _ in servers:
                server.kill()


def main() -> None:
    """Reads what to measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("sockets", "lobby"))
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--listed", action="store_true", help="all of them are open to anybody")
    parser.add_argument("--game", default="cape_to_cairo")
    given = parser.parse_args()
    asyncio.run({"sockets": sockets, "lobby": lobby}[given.what](given))


if __name__ == "__main__":
    main()
