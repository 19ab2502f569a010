"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import IO

import uvicorn

from ludogare.core.declaration import components
from ludogare.core.saying.texts import Sentence, own_language
from ludogare.server import logs
from ludogare.server.addresses import reachable
from ludogare.server.errors import Unusable
from ludogare.server.files import raise_limit
from ludogare.server.http.app import App
from ludogare.server.http.guard import Guard, Guarded, LiveLine
from ludogare.server.protocol import MAX_FRAME
from ludogare.server.settings import Settings
from ludogare.server.show.snapshots import Snapshots
from ludogare.server.store.store import open_store
from ludogare.server.table.registry import Registry
from ludogare.server.texts import voice
from ludogare.server.thinking.programs import Programs
from ludogare.server.thinking.workers import Workers

LOG = logging.getLogger("ludogare.server")
DATABASE = "tables.sqlite3"
STOPPING = 4.0
"""Seconds after which stopping is broken off: five are promised, and a machine may be busy."""
FINISHING = 2
"""Seconds of these for what was asked for and not yet answered."""
COLLECTING = (40_000, 1, 400)
"""How seldom garbage is collected: a pause is as short as the things are few that it looks at."""
TIDYING = 600.0
"""Seconds between two full collections, however little happens."""


def serve(settings: Settings) -> None:
    """Serves until it is told to stop; prints where."""
    if settings.ratings and find_spec("openskill") is None:
        raise Unusable("serve-ratings")
    seated = Programs(settings.programs, settings.patience)
    logs.start()
    raise_limit()
    os.umask(0o077)  # what is kept is for the server alone
    components.use(settings.data)
    store = open_store(settings.database or settings.data / DATABASE)
    lock = None if store.shared else locked(home(settings))
    sys.setswitchinterval(0.001)  # drawing and writing hand back to the event loop soon
    gc.set_threshold(*COLLECTING)
    workers = Workers(settings.workers)
    registry = Registry(store, Snapshots, settings, workers=workers, programs=seated)
    app = App(registry)
    listening = bound(settings.host, settings.port)
    address = address_of(settings.host, listening.getsockname()[1])
    server = Server(configuration(app), registry)
    print(f"Ludogare is at {address}", flush=True)
    tell_others(settings, listening.getsockname()[1])
    if settings.open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        registry.workers.close()  # nobody else has, where it was told to stop at once
        listening.close()
        if lock is not None:
            lock.close()


def tell_others(settings: Settings, port: int) -> None:
    """Prints where others reach the server, where they do."""
    others = reachable(settings, port)
    if others:
        print(voice(own_language())("serve-others", addresses=" ".join(others)), flush=True)


class Server(uvicorn.Server):
    """A server for which being told to stop is no failure, and a store that fails is one."""

    def __init__(self, config: uvicorn.Config, registry: Registry) -> None:
        super().__init__(config)
        self.registry = registry

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves, once the registry is open; otherwise says why not."""
        await self.registry.open()
        self.registry.spawn(tidied())
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops in good order; at a second time of asking, at once."""
        self.force_exit = self.should_exit
        if not self.should_exit:
            self._give_up_later()
        self.should_exit = True
        if self.force_exit:  # what it breaks off is no news
            logging.getLogger("uvicorn").setLevel(logging.CRITICAL)

    def _give_up_later(self) -> None:
        """Whatever was acknowledged is written: what still goes on then can be broken off."""
        last = threading.Timer(STOPPING, give_up)
        last.daemon = True
        last.start()


async def tidied() -> None:
    """Frees what closed sockets leave behind, now and then, and gives back what is free.

    A closed socket and what goes with it refer to each other, so that only a collection frees them;
    and the longer they were open, the later Python's own comes to them. What a server begins with
    stays, and is not looked at again: that keeps the pause short.
    """
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(TIDYING)
        gc.collect()
        give_back()


def give_back() -> bool:
    """Gives free memory back to the system, which glibc does by itself at the end of a heap only.

    What comes and goes in all sizes leaves holes between what stays. Whether any was there.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    return trim is not None and bool(trim(0))


def give_up() -> None:
    """Ends at once."""
    LOG.warning("something went on for too long, and was broken off")
    os._exit(0)


def configuration(app: App) -> uvicorn.Config:
    """How uvicorn runs the application."""
    settings = app.registry.settings
    return uvicorn.Config(
        app.served(),
        interface="asgi3",
        http=partial(Guarded, Guard(settings.limits, settings.proxies)),  # type: ignore[arg-type]
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=LiveLine,
        ws_max_size=2 * MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        timeout_graceful_shutdown=FINISHING,
        lifespan="on",
    )


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends at once what is to be sent (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError, TypeError) as problem:
        listening.close()
        raise Unusable("serve-unusable", what=f"{host}:{port}", problem=said(problem)) from None
    listening.setblocking(False)
    return listening


def said(problem: Exception) -> Sentence | str:
    """What is wrong, in a few words."""
    if isinstance(problem, OverflowError):
        return "serve-port", {}
    return getattr(problem, "strerror", None) or str(problem)


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def home(settings: Settings) -> Path:
    """The folder that one server alone uses."""
    return Path(settings.database).parent if settings.database else settings.data


def locked(folder: Path) -> IO[str]:
    """Makes sure that one server alone uses a data directory."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / "server.lock").open("w")
    except OSError as problem:
        raise Unusable("serve-unusable", what=str(folder), problem=said(problem)) from None
    if sys.platform == "win32":
        return lock
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Unusable("serve-taken", folder=str(folder)) from None
    return lock
