"""Servers as processes of their own, to be killed."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager

import httpx

from server.clients import WAIT, Web


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Process:
    """A server that can be started and killed again and again at one address."""

    def __init__(self, *arguments: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.arguments = [*arguments, "--port", str(self.port), "--pace", "0"]
        self.running: subprocess.Popen | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "ludogare.server", *map(str, self.arguments)]
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        async with asyncio.timeout(WAIT):
            line = await asyncio.to_thread(self.running.stdout.readline)
        assert line == f"Ludogare is at http://127.0.0.1:{self.port}/\n"

    def kill(self) -> None:
        if self.running is not None:
            self.running.send_signal(signal.SIGKILL)
            self.running.wait()
            self.running.stdout.close()
            self.running = None

    async def stop(self) -> int:
        """Asks it to stop; its exit status."""
        self.running.terminate()
        status = await asyncio.to_thread(self.running.wait, 10)
        self.running.stdout.close()
        self.running = None
        return status


@asynccontextmanager
async def process(*arguments, **more):
    """A running server process and a client of it."""
    server = Process(*arguments, **more)
    await server.start()
    try:
        async with Web(server.port) as web:
            yield server, web
    finally:
        server.kill()


async def answers(web) -> bool:
    """Whether a server answers."""
    try:
        return (await web.get("/api/games")).status_code == 200
    except httpx.HTTPError:
        return False
