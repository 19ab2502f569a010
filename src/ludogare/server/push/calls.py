"""Who is called, and when: once when their turn comes, and once before their time runs out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Collection, Iterator
from http.client import HTTPException

import msgspec
from msgspec import Struct

from ludogare.core.saying.errors import LudogareError
from ludogare.server.errors import Refusal
from ludogare.server.push.encryption import Identity, bytes_of, encrypted, text_of
from ludogare.server.push.sending import checked_endpoint, send
from ludogare.server.store.store import Standing, TableSetup
from ludogare.server.table.clock import now
from ludogare.server.table.registry import Registry
from ludogare.server.table.state import current_game
from ludogare.server.table.table import Table
from ludogare.server.texts import TableVoice
from ludogare.server.thinking.queue import FairQueue

LOG = logging.getLogger("ludogare.server")
CALM = 5.0
"""Seconds in which somebody who was just here may come back before they are called."""
LOOK = 30.0
"""Seconds between two looks for clocks that run out."""
SOON = 3 * 3600 * 1000
"""Milliseconds before the end of a long clock at which its player is called again."""
LEAST = 15 * 60
"""Seconds of a clock below which nobody is called again: it is over before they come."""
LASTING = 14 * 24 * 3600 * 1000
"""Milliseconds for which it is remembered who was called."""
MOST = 5
"""Browsers that are called for one seat."""
AT_ONCE = 500
"""Tables that are looked at in one look."""
AT_A_TIME = 4
"""Calls that are on their way at a time; push services of one owner never are all of them."""
GONE = (403, 404, 410)
"""What a push service answers where a browser wants no more messages."""
CONTACT = "https://ludogare.invalid"
"""Whom a push service asks when something is wrong, where the host gave no address."""
HOUR, MINUTE = 3_600_000, 60_000


class Subscription(Struct):
    """A browser that wants to be called, as it says."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Message(Struct):
    """What a browser shows."""

    title: str
    body: str
    table: str


class Calls:
    """Calls people who are away."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.store = registry, registry.store
        self._identity: Identity | None = None
        self._sending = FairQueue(AT_A_TIME, "ludogare-calling")

    async def identity(self) -> Identity:
        """This server's own key, made when it is first asked for."""
        if self._identity is None:
            await self.store.reserve("push", "identity", Identity.made())
            kept = await self.store.kept("push", "identity", now())
            contact = self.registry.settings.address or ""
            assert kept is not None
            self._identity = Identity(kept, contact if "https:" in contact else CONTACT)
        return self._identity

    # Who wants to be called

    async def subscribe(self, table: str, seat: int, asked: Subscription) -> None:
        """A browser wants to be called for a seat."""
        checked_endpoint(asked.endpoint, self.registry.settings.push_anywhere)
        try:
            encrypted(b"", bytes_of(asked.p256dh), bytes_of(asked.auth))
        except ValueError:
            raise Refusal("refuse-endpoint") from None
        kind, name = _kind(table, seat), _name(asked.endpoint)
        known = await self.store.kept_names(kind)
        if name not in known and len(known) >= MOST:
            await self.store.take(kind, known[0], now())
        await self.store.keep(kind, name, msgspec.json.encode(asked).decode())

    async def unsubscribe(self, table: str, seat: int, endpoint: str) -> None:
        """A browser does not want to be called for a seat any more."""
        await self.store.take(_kind(table, seat), _name(endpoint), now())

    # When they are called

    def turned(self, table: Table) -> None:
        """Something has happened at a table: whoever is away and awaited is called."""
        for seat in away(table, table.shown_online()):
            asked = table.state.asked[seat]
            if asked is not None:
                self.registry.spawn(self._call_for_turn(table.state.setup.id, seat, asked))

    async def _call_for_turn(self, name: str, seat: int, asked: int) -> None:
        await asyncio.sleep(CALM)
        try:
            table = await self.registry.table(name)
        except LudogareError:
            return  # it is gone by now
        if table.state.asked[seat] != asked or seat not in away(table, table.online()):
            return
        await self._call(table.state.setup, seat, f"turn {asked}", "push-turn")

    async def watch(self) -> None:
        """Looks for clocks that run out, as long as the server runs."""
        while True:
            try:
                await self.remind()
            except Exception:
                LOG.exception("the look for clocks that run out failed")
            await asyncio.sleep(LOOK)

    async def remind(self) -> None:
        """Calls those whose time runs out soon."""
        at = now()
        names = await self.store.due(at + SOON, AT_ONCE)
        for setup, stands in await self.store.named(names):
            left = (stands.due or 0) - at
            if not 0 < left <= margin(setup):
                continue
            message, number = _time(left)
            for seat in _awaited(stands):
                table = self.registry.tables.get(setup.id)
                if table is None or seat in away(table, table.online()):
                    why = f"soon {stands.due}"
                    self.registry.spawn(self._call(setup, seat, why, message, number=number))

    async def _call(
        self, setup: TableSetup, seat: int, why: str, message: str, **args: int
    ) -> None:
        """Calls for a seat, unless that was done already, by whatever process."""
        kind = _kind(setup.id, seat)
        names = await self.store.kept_names(kind)
        once = f"{setup.id} {seat} {why}"
        if not names or not await self.store.reserve("called", once, "", now() + LASTING):
            return
        for name in names:
            kept = await self.store.kept(kind, name, now())
            if kept is not None:
                to = msgspec.json.decode(kept, type=Subscription)
                await self._send(setup, seat, to, message, args)

    async def _send(
        self, setup: TableSetup, seat: int, to: Subscription, message: str, args: dict[str, int]
    ) -> None:
        told = written(setup, to.language, message, args)
        identity = await self.identity()
        body = encrypted(msgspec.json.encode(told), bytes_of(to.p256dh), bytes_of(to.auth))
        headers = {
            "Authorization": identity.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(24 * 3600),
            "Topic": setup.id,
            "Urgency": "high",
        }
        anywhere = self.registry.settings.push_anywhere
        try:
            status = await self._sending.do(
                setup.id, lambda: send(to.endpoint, headers, body, anywhere), setup.owner
            )
        except (OSError, ValueError, HTTPException, LudogareError) as problem:
            LOG.warning("table %s: seat %d could not be called: %r", setup.id, seat, problem)
            return
        if status in GONE:
            await self.unsubscribe(setup.id, seat, to.endpoint)
        elif status >= 300:
            LOG.warning("table %s: the push service answers %d", setup.id, status)


def away(table: Table, online: Collection[int]) -> Iterator[int]:
    """The seats of people who are awaited and not here."""
    state = table.state
    return (s for s in state.awaited if state.seats[s].kind == "person" and s not in online)


def margin(setup: TableSetup) -> int:
    """Milliseconds before the end of a clock at which its player is called: a quarter, at most."""
    seconds = setup.settings.clock or setup.settings.total or 0
    return min(SOON, 250 * seconds) if seconds >= LEAST else 0


def written(setup: TableSetup, language: str, message: str, args: dict[str, int]) -> Message:
    """What a browser shows, in its language."""
    voice = TableVoice(current_game(setup), language)
    title = voice("title") if voice.game else setup.game
    return Message(title, voice(message, **args), setup.id)


def _awaited(stands: Standing) -> list[int]:
    return [s.seat for s in stands.seats if s.awaited and s.kind == "person"]


def _time(left: int) -> tuple[str, int]:
    """What is left, in the unit that says it well."""
    if left >= 2 * HOUR:
        return "push-soon-hours", round(left / HOUR)
    return "push-soon-minutes", max(1, round(left / MINUTE))


def _kind(table: str, seat: int) -> str:
    return f"push {table} {seat}"


def _name(endpoint: str) -> str:
    return text_of(hashlib.sha256(endpoint.encode()).digest()[:16])
