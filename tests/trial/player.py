"""People who play on through every fault, and write down what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

WAIT = 20.0
"""Seconds for an answer, after which it is asked for over another connection."""
PAUSE = 0.05
STAY = 24
"""Messages after which people hang up and come again, at most."""
FAILED = "Saving failed"
"""How a server begins to say that it could not write; nothing has changed then."""


class Anomaly(Exception):
    """Something that must not happen, however much breaks."""


@dataclass
class Doors:
    """Where servers are reached."""

    ports: Sequence[int]
    dice: random.Random
    counts: Counter[str]
    client: httpx.AsyncClient = field(
        default_factory=lambda: httpx.AsyncClient(
            timeout=WAIT, limits=httpx.Limits(max_keepalive_connections=0), verify=False
        )
    )

    def one(self) -> int:
        return self.dice.choice(self.ports)

    async def post(self, path: str, body: dict[str, Any], key: str = "") -> httpx.Response:
        """Sends a request with its id until it is answered."""
        headers = {"Authorization": f"Seat {key}"} if key else {}
        while True:
            address = f"http://127.0.0.1:{self.one()}{path}"
            try:
                answer = await self.client.post(address, json=body, headers=headers)
                self.client.cookies.clear()
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                pass
            self.counts["requests sent again"] += 1
            await asyncio.sleep(PAUSE)


@dataclass
class Log:
    """What one client was told, written down at once in a file of its own."""

    file: Path
    lines: list[dict[str, Any]] = field(default_factory=list)

    def add(self, **facts: Any) -> None:
        self.lines.append(facts)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(facts) + "\n")


class Player:
    """One person at one table."""

    def __init__(
        self, doors: Doors, table: str, seat: int, key: str, log: Log, rests: Callable[[], bool]
    ) -> None:
        self.doors, self.table, self.seat, self.key, self.log = doors, table, seat, key, log
        self.rests = rests
        """Whether nothing new is begun any more."""
        self.dice = random.Random(f"{table} {seat}")
        self.seq, self.status, self.actions = 0, "waiting", []
        self.after = 0
        """What was seen when the server was greeted: nothing of it is told again."""
        self.undo = False
        self.pending: dict[str, Any] | None = None
        self.answered: dict[str, int] = {}
        self.count = 0

    @property
    def done(self) -> bool:
        return self.pending is None and (self.status == "over" or self.rests())

    async def play(self) -> None:
        """Goes on after every lost connection, sending again what was not answered.

        Every now and then people go by themselves, and come again.
        """
        while not self.done:
            at = f"ws://127.0.0.1:{self.doors.one()}/api/tables/{self.table}/live"
            shown = {"Authorization": f"Seat {self.key}"}
            try:
                async with websockets.connect(
                    at, additional_headers=shown, open_timeout=WAIT, close_timeout=0.1,
                    max_size=None,
                ) as socket:  # fmt: skip
                    await self._converse(socket)
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                self.doors.counts["connections lost"] += 1
                await asyncio.sleep(PAUSE)

    async def _converse(self, socket: Any) -> None:
        await self._greet(socket)
        if self.pending:
            self.doors.counts["requests sent again"] += 1
            await socket.send(json.dumps(self.pending))
        for _ in range(self.dice.randint(1, STAY)):
            if self.done:
                return
            async with asyncio.timeout(1 if self.rests() else WAIT):
                message = json.loads(await socket.recv())
            if "players" in message:
                self._look(message)
            elif "id" in message:
                await self._hear(socket, message)
            if self.pending is None and not self.rests() and self.status == "running":
                await self._act(socket)

    async def _greet(self, socket: Any) -> None:
        self.after = self.seq
        await socket.send(json.dumps({"hello": {"after": self.after, "seat": self.seat}}))

    def _look(self, snapshot: dict[str, Any]) -> None:
        if snapshot["seq"] < self.seq:
            raise Anomaly(f"{self.table}: from event {self.seq} back to {snapshot['seq']}")
        again = [told["seq"] for told in snapshot["story"] if told["seq"] <= self.after]
        if again:
            raise Anomaly(f"{self.table}: events {again} were told twice")
        for line in snapshot["chat"]:
            self.log.add(heard=line["seq"], table=self.table, text=line["text"])
        self.seq, self.status = snapshot["seq"], snapshot["status"]
        self.actions, self.undo = snapshot["actions"], snapshot["undo"]
        self.log.add(saw=self.seq, table=self.table, ply=snapshot["ply"], status=self.status)

    async def _hear(self, socket: Any, answer: dict[str, Any]) -> None:
        name = answer["id"]
        if name in self.answered:
            if answer.get("seq") != self.answered[name] or "error" in answer:
                raise Anomaly(f"{self.table}: {name} was event {self.answered[name]}: {answer}")
            return
        if self.pending is None or name != self.pending["id"]:
            return
        if "error" not in answer:
            self.answered[name] = answer["seq"]
            self.log.add(done=self.pending, seq=answer["seq"], table=self.table)
            self.doors.counts["acknowledged"] += 1
            self.pending, self.actions = None, []
        elif answer["error"].startswith(FAILED):
            self.doors.counts["refused since nothing could be written"] += 1
            await asyncio.sleep(PAUSE)
            await socket.send(json.dumps(self.pending))
        else:
            self.doors.counts["refused"] += 1
            self.pending, self.actions = None, []
            await self._greet(socket)

    async def _act(self, socket: Any) -> None:
        wanted = self._wanted()
        if wanted is None:
            return
        self.count += 1
        name = f"{self.seat}.{self.count}"
        self.pending = {"id": name, "seat": self.seat, "after": self.seq, **wanted}
        text = json.dumps(self.pending)
        await socket.send(text)
        if self.dice.random() < 0.1:  # as an impatient client does
            self.doors.counts["requests sent twice"] += 1
            await socket.send(text)

    def _wanted(self) -> dict[str, Any] | None:
        if self.dice.random() < 0.05:
            return {"chat": f"line {self.count} of {self.seat}"}
        if self.undo and self.dice.random() < 0.05:
            return {"undo": True}
        if self.actions:
            return {"action": self.dice.choice(self.actions)["text"]}
        return None


class Party:
    """A few people who make a table, sit down and play a match to its end."""

    GAMES = ("cape_to_cairo", "cape_to_cairo", "steam_tunnel", "carcassonne", "steamrollers")
    KINDS = ("ml", "mlb", "mlb", "mlbb")

    def __init__(self, doors: Doors, log: Log, rests: Callable[[], bool], dice: random.Random):
        self.doors, self.log, self.rests, self.dice = doors, log, rests, dice

    async def play(self) -> None:
        """One table, from the making to the end."""
        kinds = {"m": "me", "l": "link", "b": "bot"}
        seats = [{"kind": kinds[letter]} for letter in self.dice.choice(self.KINDS)]
        for seat in seats:
            if seat["kind"] == "bot":
                seat["bot"] = "random"
        wish = {"game": self.dice.choice(self.GAMES), "seats": seats}
        wish["id"] = secrets.token_urlsafe(16)
        made = await self.doors.post("/api/tables", wish)
        if made.status_code != 201:
            raise Anomaly(f"no table: {made.text}")
        table = made.json()["table"]
        self.log.add(made=table)
        cookie = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
        links = made.json()["links"].items()
        keys = {0: cookie, **{int(s): link.partition("#")[2] for s, link in links}}
        for seat in list(keys)[1:]:
            await self._sit(table, seat, keys[seat])
        people = [
            Player(self.doors, table, seat, key, self.log, self.rests) for seat, key in keys.items()
        ]
        await asyncio.gather(*(player.play() for player in people))
        self.doors.counts["matches ended"] += all(p.status == "over" for p in people)

    async def _sit(self, table: str, seat: int, key: str) -> None:
        body = {"key": key, "id": secrets.token_urlsafe(16)}
        for _ in range(self.dice.choice([1, 1, 2])):  # some ask twice
            sat = await self.doors.post(f"/api/tables/{table}/sit", body)
            if sat.json() != {"seat": seat}:
                raise Anomaly(f"{table}: seat {seat} was not given: {sat.text}")
        self.log.add(sat=seat, table=table)
