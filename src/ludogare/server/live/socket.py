"""The live socket: requests in, answers and snapshots out."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludogare.bots import LEVELS
from ludogare.bots.outside.process import LostTurn
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.texts import LANGUAGES, Voice
from ludogare.server import limits
from ludogare.server.live.protocol import (
    MOST_FRAME,
    Answer,
    Error,
    Hello,
    Hint,
    Pong,
    Request,
    WeighedInfo,
)
from ludogare.server.table import commands as wishes
from ludogare.server.table import keys as seats
from ludogare.server.table.commands import Draft
from ludogare.server.table.registry import House
from ludogare.server.table.state import Course
from ludogare.server.table.table import Table
from ludogare.server.texts import Refusal, clause_of
from ludogare.server.thinking.workers import Advice

LOG = logging.getLogger("ludogare.server")
DECODER = msgspec.json.Decoder(Request)
ENCODER = msgspec.json.Encoder()
WISHES = ("action", "chat", "undo", "skip", "resign", "leave", "rematch", "hint")
MOST_ID = 64
ID = re.compile(f"[ -~]{{1,{MOST_ID}}}")
"""What a client may call a request."""
ADVISER = LEVELS[3]
"""The bot that gives hints."""
POLICY, GOING_AWAY = 1008, 1001


class Connection:
    """One open socket at a table."""

    __slots__ = (
        "_bucket", "_hinting", "_sending", "_shown", "_trespasses", "after", "client", "house",
        "language", "shown", "socket", "table", "viewer",
    )  # fmt: skip

    def __init__(
        self, socket: WebSocket, house: House, table: Table, keys: Iterable[str], client: str
    ) -> None:
        self.socket, self.house, self.table, self.client = socket, house, table, client
        self.shown = tuple(map(seats.hashed, keys))
        """The hashes of the keys that it showed."""
        self.viewer: int | None = None
        """Whose eyes it looks through; None before hello."""
        self.language = LANGUAGES[0]
        self.after = 0
        self._shown = -1
        self._bucket = limits.Bucket()
        self._trespasses = 0
        self._sending: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None

    @property
    def held(self) -> frozenset[int]:
        """The seats that its keys open now."""
        return self.opening(self.table.course)

    def opening(self, course: Course) -> frozenset[int]:
        """The seats that its keys open as a course stands."""
        return frozenset(seats.fitting(self.shown, course.locks))

    async def run(self) -> None:
        """Serves the socket until it closes."""
        try:
            async with asyncio.timeout(limits.GREETING):
                while self.viewer is None:
                    await self._receive()
            while True:
                await self._receive()
        except TimeoutError:
            await self.socket.close(POLICY, "no hello")
        except (WebSocketDisconnect, Trespass):
            pass
        finally:
            self.table.part(self)
            for task in (self._sending, self._hinting):
                if task is not None:
                    task.cancel()

    # What goes out

    def wake(self) -> None:
        """Has the latest snapshot sent, once for all that has changed."""
        if self._sending is None and self.viewer is not None:
            self._sending = asyncio.get_running_loop().create_task(self._send_snapshots())

    async def _send_snapshots(self) -> None:
        try:
            while self.viewer is not None and self._shown != self.table.version:
                self._shown = self.table.version
                lost = self.viewer if self.viewer >= 0 and self.viewer not in self.held else None
                if lost is not None:
                    self.viewer, self.after = SPECTATOR, 0  # who looks on has another story
                text = self.table.text(self.viewer, self.language, self.after)
                self.after = self.table.course.seq
                async with asyncio.timeout(limits.SENDING):
                    if lost is not None:
                        await self._refuse(not_yours(lost))
                    await self.socket.send_text(text)
        except TimeoutError:
            await self.socket.close(GOING_AWAY, "too slow")
        except (WebSocketDisconnect, RuntimeError):
            pass  # the receiving side notices, too
        except Exception:
            LOG.exception("table %s: no snapshot for %s", self.table.course.table.id, self.viewer)
        finally:
            self._sending = None

    async def _send(self, message: Any) -> None:
        await self.socket.send_text(ENCODER.encode(message).decode())

    async def _refuse(self, refusal: Refusal | LudogareError, name: str | None = None) -> None:
        seq, stale, lost = self.table.course.seq, False, None
        sentence = str(refusal)
        if isinstance(refusal, Refusal):
            sentence, stale, lost = refusal.say(self.language), refusal.stale, refusal.lost
        await self._send(Error(sentence, clause_of(sentence), name, seq, stale, lost))

    # What comes in

    async def _receive(self) -> None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        data = message.get("text")
        name: str | None = None
        try:
            if not self._bucket.take():
                raise Refusal("refuse-many", 429)
            if data is None or len(data) > MOST_FRAME or len(data.encode()) > MOST_FRAME:
                raise Refusal("refuse-frame", most=MOST_FRAME)
            try:
                request = DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
                raise Refusal("refuse-json", problem=str(problem)[:200]) from None
            name = request.id[:MOST_ID] if request.id else None
            await self._serve(request)
        except Refusal as refusal:
            if refusal.message in ("refuse-many", "refuse-frame", "refuse-json"):
                await self._trespass()
            await self._refuse(refusal, name)
        except LudogareError as refusal:
            await self._refuse(refusal, name)
        except (WebSocketDisconnect, RuntimeError, Trespass):
            raise
        except Exception:
            LOG.exception("table %s: a request failed", self.table.course.table.id)
            await self._refuse(Refusal("refuse-server"), name)

    async def _trespass(self) -> None:
        self._trespasses += 1
        if self._trespasses > limits.TRESPASSES:
            await self.socket.close(POLICY, "too many bad requests")
            raise Trespass

    async def _serve(self, request: Request) -> None:
        if request.ping is not None:
            await self._send(Pong(request.ping))
        elif request.hello is not None:
            await self._greet(request.hello)
        elif self.viewer is None:
            raise Refusal("refuse-no-hello")
        else:
            await self._grant(request)

    async def _greet(self, hello: Hello) -> None:
        if hello.language not in LANGUAGES:
            raise Refusal("refuse-language", languages=", ".join(LANGUAGES))
        if hello.seat is not None and hello.seat not in self.held:
            raise not_yours(hello.seat)
        if hello.after > self.table.course.seq:
            await self.table.catch_up()
        first = self.viewer is None
        self.viewer = SPECTATOR if hello.seat is None else hello.seat
        self.language, self._shown = hello.language, -1
        self.after = max(0, min(hello.after, self.table.course.seq))
        if first:
            self.table.join(self)
        self.wake()

    async def _grant(self, request: Request) -> None:
        wished = [name for name in WISHES if getattr(request, name) not in (None, False)]
        if len(wished) != 1 or not request.id or not ID.fullmatch(request.id):
            raise Refusal("refuse-request")
        seat = request.seat
        if seat is None or seat not in self.held:
            raise not_yours(seat)
        if wished[0] == "hint":
            if self._hinting is not None and not self._hinting.done():
                raise Refusal("refuse-many", 429)
            self._hinting = asyncio.get_running_loop().create_task(self._hint(request.id, seat))
            return
        wanted = wish_of(request, seat, wished[0], self.language)

        def wish(course: Course) -> list[Draft]:
            if seat not in self.opening(course):
                raise not_yours(seat)
            return wanted(course)

        seq = await self.table.do(wish, seat, request.id)
        if wished[0] == "rematch" and wishes.agreed(self.table.course):
            await self.house.rematch(self.table)
        following = self.table.course.next if wished[0] == "rematch" else None
        await self._send(Answer(request.id, seq, following))

    async def _hint(self, name: str, seat: int) -> None:
        course = self.table.course
        try:
            wishes.running(course)
            if not course.table.settings.hints:
                raise Refusal("refuse-no-hints")
            if seat not in course.awaited:
                raise Refusal("refuse-not-awaited")
            asker = course.table.id
            advice = await self.house.advice(course.playing, ADVISER, seat, True, asker)
            if self.table.course.asked[seat] != course.asked[seat]:
                raise Refusal("refuse-stale", 409)
            if seat not in self.held:
                raise not_yours(seat)
            hint = hint_of(advice, course.playing, seat, course.voices[self.language])
            await self._send(Answer(name, course.seq, hint=hint))
        except LostTurn as lost:
            LOG.error("table %s: no hint: %s", course.table.id, lost)
            await self._refuse(Refusal("refuse-no-advice"), name)
        except Refusal as refusal:
            await self._refuse(refusal, name)
        except (WebSocketDisconnect, RuntimeError):
            pass


class Trespass(Exception):
    """A connection that has sent too much nonsense."""


def not_yours(seat: int | None) -> Refusal:
    """What is said to who acts or looks for a seat that is another's."""
    return Refusal("refuse-not-yours", 403, number=-1 if seat is None else seat)


def hint_of(advice: Advice, match: Match, seat: int, voice: Voice) -> Hint:
    """What a bot would do for a seat and how it weighed the best actions, in words."""
    text, seen = match.game.actions.text, match.hidden(seat)

    def label(action: int) -> str:
        return voice.label(action, seen)

    weighed = [
        WeighedInfo(text(w.action), label(w.action), w.visits, round(w.share, 4))
        for w in advice.weighed
    ]
    return Hint(text(advice.action), label(advice.action), ADVISER, weighed)


def wish_of(
    request: Request, seat: int, kind: str, language: str
) -> Callable[[Course], list[Draft]]:
    """What a request asks of the course of the table."""

    def wish(course: Course) -> list[Draft]:
        if course.match is not None:
            course.match.voice = course.voices[language]
        if kind == "chat":
            return wishes.chat(course, seat, request.chat or "")
        if kind == "rematch":
            return wishes.again(course, seat, request.nonce)
        if kind == "leave":
            return wishes.leave(course, seat)
        wishes.speaking(course, seat)
        if kind == "action":
            return wishes.act(course, seat, request.action or "", request.after)
        if kind == "undo":
            return wishes.back(course, seat, request.after)
        if kind == "skip":
            return wishes.skip(course, seat, request.after)
        return wishes.resign(course, seat)

    return wish
