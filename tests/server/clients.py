"""A server on loopback, and clients that take its seats."""

from __future__ import annotations

import asyncio
import json
import random
import re
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import uvicorn
import websockets

from ludogare.server.http.app import App
from ludogare.server.limits import Limits
from ludogare.server.serve import bound, configuration
from ludogare.server.settings import Settings
from ludogare.server.show.snapshots import Snapshots
from ludogare.server.store.sqlite import SqliteStore
from ludogare.server.store.store import open_store
from ludogare.server.table.registry import Registry

WAIT = 20
ROOMY = Limits(
    rate=1e6, burst=1e6, gets=1e6, get_burst=1e6, posts=1e6, post_burst=1e6,
    messages=1e6, message_burst=1e6,
)  # fmt: skip
"""Tests ask faster than people do; those about haste set their own limits."""
GIVEN = ("workers", "programs", "deal")
"""What a registry is given beside its settings."""
QUICK = Settings(pace=0, adviser="random", deputy="random", limits=ROOMY)
"""Bots act at once, and so do the one that plays for people and the one that gives hints."""
SETTINGS = {"listed": False, "undo": True, "hints": True, "clock": None, "takeover": True}


@asynccontextmanager
async def serving(folder: Path, **settings):
    """A server in this process, with its store in a folder."""
    store = settings.pop("store", None) or SqliteStore(folder / "tables.sqlite3")
    given = {name: settings.pop(name) for name in GIVEN if name in settings}
    app = App(Registry(store, Snapshots, replace(QUICK, **settings), **given))
    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(configuration(app))
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    try:
        async with Web(listening.getsockname()[1]) as web:
            web.app, web.registry = app, app.registry
            yield web
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def serving_twice(folder: Path, place: str | Path):
    """Two servers in this process on one store."""
    async with (
        serving(folder, store=open_store(place)) as one,
        serving(folder, store=open_store(place)) as two,
    ):
        yield one, two


class Web:
    """A browser-like client of one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *problem):
        await self.http.aclose()

    async def get(self, path, key=None, **query):
        return await self.http.get(path, params=query, headers=shown(key))

    async def post(self, path, body, key=None, **headers):
        return await self.http.post(path, json=body, headers={**shown(key), **headers})

    async def make(self, game="cape_to_cairo", seats="mll", options=None, **settings):
        """A table: m for me, d for the device, l for a link, b for a bot; returns its keys."""
        kinds = {"m": "me", "d": "device", "l": "link", "b": "bot"}
        body = {
            "game": game,
            "options": options or {},
            "seats": [{"kind": kinds[s]} for s in seats],
            "settings": {**SETTINGS, **settings},
            "language": "en",
        }
        for seat in body["seats"]:
            if seat["kind"] == "bot":
                seat["bot"] = "random"
        made = await self.post("/api/tables", body)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        keys = {int(s): link.partition("#")[2] for s, link in made.json()["links"].items()}
        at_device = [i for i, s in enumerate(seats) if s in "md"]
        keys |= dict(zip(at_device, cookie_keys(made), strict=True))
        self.http.cookies.clear()
        return table, keys

    async def seated(self, game="cape_to_cairo", seats="mll", options=None, **settings):
        """A table at which everybody has sat down."""
        table, keys = await self.make(game, seats, options, **settings)
        for i, kind in enumerate(seats):
            if kind == "l":
                sat = await self.post(f"/api/tables/{table}/sit", {"key": keys[i]})
                assert sat.json() == {"seat": i}
        self.http.cookies.clear()
        return table, keys

    def live(self, table, **more):
        """A socket to a table."""
        more.setdefault("max_size", None)
        more.setdefault("close_timeout", 0.2)
        return websockets.connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live", **more)

    @asynccontextmanager
    async def guest(self, table, seat=None, key=None, after=0, language="en", narrow=False):
        """A client that has said hello and has its first snapshot."""
        headers = {**shown(key)}
        async with self.live(table, additional_headers=headers) as socket:
            guest = Guest(socket, seat, language)
            await guest.hello(after)
            yield guest


class Guest:
    """A client of the live socket."""

    def __init__(self, socket, seat, language="en", shared=False):
        self.socket, self.seat, self.language = socket, seat, language
        self.shared = shared
        """Whether several seats use the socket: what was on its way to another is passed over."""
        self.now = None
        self.story, self.chat, self.raw = [], [], []
        self.ids = 0

    async def hello(self, after=0):
        where = {"after": after, "seat": self.seat, "language": self.language, "narrow": False}
        await self.send({"hello": where})
        await self.snapshot()

    async def send(self, message):
        await self.socket.send(json.dumps(message))

    async def receive(self):
        """The next message; a snapshot is taken in."""
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        self.raw.append(text)
        message = json.loads(text)
        if self.shared and message.get("seat", self.seat) != self.seat:
            return await self.receive()
        if "players" in message:
            assert self.now is None or message["seq"] >= self.now["seq"]
            assert message["seat"] == self.seat
            self.now = message
            self.story += message["story"]
            self.chat += message["chat"]
        return message

    async def snapshot(self, when=lambda now: True):
        """The next snapshot of which something is true."""
        while True:
            message = await self.receive()
            if "players" in message and when(message):
                return message

    async def until(self, when):
        """The snapshot of which something is true, this one or a later."""
        if self.now is None or not when(self.now):
            await self.snapshot(when)
        return self.now

    async def hear_out(self):
        """Listens until there is nothing more."""
        while True:
            await self.receive()

    async def ask(self, name=None, **request):
        """A request and its answer."""
        self.ids += 1
        name = name or f"r{self.seat}-{self.ids}-{random.random()}"
        seq = self.now["seq"] if self.now else 0
        await self.send({"id": name, "seat": self.seat, "after": seq, **request})
        while True:
            message = await self.receive()
            if message.get("id") == name:
                return message

    async def done(self, **request):
        """A request that is granted, and its snapshot."""
        answer = await self.ask(**request)
        assert "error" not in answer, answer
        await self.until(lambda now: now["seq"] >= answer["seq"])
        return answer

    async def play_out(self, dice, most=10_000):
        """Plays at random until the match is over."""
        acknowledged = []
        for _ in range(most):
            await self.until(lambda now: now["actions"] or now["status"] == "over")
            if self.now["status"] == "over":
                break
            action = dice.choice(self.now["actions"])["text"]
            answer = await self.ask(action=action)
            if "error" in answer:
                assert answer.get("stale"), answer
                await self.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)
            else:
                acknowledged.append((answer["seq"], action))
                await self.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)
        return acknowledged


def shown(key):
    return {"Authorization": f"Seat {key}"} if key else {}


def cookie_keys(response):
    found = re.search(r"ludogare-[\w-]+=([\w.-]*);", response.headers.get("set-cookie", ""))
    return found[1].split(".") if found else []


def run(scenario):
    """Runs a scenario, and not for ever."""
    asyncio.run(asyncio.wait_for(scenario, 180))
