"""The live socket: requests in, answers and snapshots out."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludogare.bots.outside.process import Forfeit
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.texts import LANGUAGES, Voice
from ludogare.server.errors import Misuse, NotYours, Refusal, Stale, not_yours
from ludogare.server.limits import Bucket
from ludogare.server.protocol import (
    MAX_FRAME,
    MAX_PACE,
    Answer,
    Error,
    Hello,
    Hint,
    Pong,
    Request,
    WeighedInfo,
)
from ludogare.server.show.why import why_not
from ludogare.server.table import commands
from ludogare.server.table.commands import Draft
from ludogare.server.table.keys import hashed, seats_fitting
from ludogare.server.table.registry import Registry
from ludogare.server.table.state import TableState
from ludogare.server.table.table import Table
from ludogare.server.texts import voice
from ludogare.server.thinking.questions import Advice

LOG = logging.getLogger("ludogare.server")
DECODER = msgspec.json.Decoder(Request)
ENCODER = msgspec.json.Encoder()
COMMANDS = ("action", "chat", "undo", "skip", "resign", "leave", "rematch", "hint", "why")
MAX_ID = 64
ID = re.compile(f"[ -~]{{1,{MAX_ID}}}")
"""What a client may call a request."""
AGAIN = 9
"""Messages as which another hello counts besides: all that was told may be sent again."""
POLICY, GOING_AWAY = 1008, 1001


class Line(Protocol):
    """What carries messages to a client."""

    async def writable_again(self) -> None:
        """Waits until the other side has taken most of what was sent; WebSocketDisconnect."""
        ...

    def say(self, *texts: bytes) -> None:
        """Sends some messages at once."""
        ...

    def when_writable(self, do: Callable[[], None]) -> None:
        """Does one thing soon, and not before the other side has taken most of what was sent."""
        ...


class Connection:
    """One open socket at a table."""

    __slots__ = (
        "_abuses",
        "_bucket",
        "_hinting",
        "_locks",
        "_opened",
        "_shown",
        "_woken",
        "after",
        "client",
        "language", "limits",
        "line",
        "pace",
        "registry",
        "shown",
        "socket",
        "table",
        "viewer",
    )  # fmt: skip

    def __init__(
        self,
        socket: WebSocket,
        line: Line,
        registry: Registry,
        table: Table,
        keys: Iterable[str],
        client: str,
    ) -> None:
        self.socket, self.line, self.client = socket, line, client
        self.registry, self.table = registry, table
        self.shown = tuple(map(hashed, keys))
        """The hashes of the keys that it showed."""
        self._locks: list[str | None] = []
        self._opened: frozenset[int] = frozenset()
        """The seats that its keys opened when the locks were these."""
        self.viewer: int | None = None
        """Whose eyes it looks through; None before hello."""
        self.language = LANGUAGES[0]
        self.after = self.pace = 0
        self._shown = -1
        self.limits = registry.settings.limits
        self._bucket = Bucket(self.limits.rate, self.limits.burst)
        self._abuses = 0
        self._woken = False
        self._hinting: asyncio.Task[None] | None = None

    @property
    def held(self) -> frozenset[int]:
        """The seats that its keys open now."""
        return self.opening(self.table.state)

    def opening(self, state: TableState) -> frozenset[int]:
        """The seats that its keys open as a state stands."""
        locks = state.locks
        if locks is not self._locks:
            self._locks, self._opened = locks, frozenset(seats_fitting(self.shown, locks))
        return self._opened

    async def run(self) -> None:
        """Serves the socket until it closes."""
        try:
            async with asyncio.timeout(self.limits.greeting):
                while self.viewer is None:
                    await self._receive()
            while True:
                await self._receive()
        except TimeoutError:
            await self.socket.close(POLICY, "no hello")
        except (WebSocketDisconnect, Abuse):
            pass
        finally:
            self.table.part(self)
            if self._hinting is not None:
                self._hinting.cancel()

    # What goes out

    def wake(self) -> None:
        """Has the latest snapshot sent, once for all that has changed."""
        if not self._woken and self.viewer is not None:
            self._woken = True
            self.line.when_writable(self._show)

    def dismiss(self) -> None:
        """Closes the socket: who still wants the table comes again."""
        self.registry.spawn(self._close())

    async def _close(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(GOING_AWAY, "look again")

    def _show(self) -> None:
        self._woken = False
        self.line.say(*self._news())

    def _news(self) -> list[bytes]:
        """What there is to be shown."""
        if self.viewer is None or self._shown == self.table.version:
            return []
        news = []
        try:
            self._shown = self.table.version
            if self.viewer >= 0 and self.viewer not in self.held:
                news.append(ENCODER.encode(self._error(NotYours(self.viewer))))
                self.viewer, self.after = SPECTATOR, 0  # who looks on has another story
            news.append(self.table.text(self.viewer, self.language, self.after))
            self.after = self.table.state.seq
        except Exception:
            LOG.exception("table %s: no snapshot for %s", self.table.state.setup.id, self.viewer)
        return news

    async def _send(self, message: Any) -> None:
        """Sends a message, after what there was to be shown: nothing overtakes a greeting."""
        await self.line.writable_again()
        self.line.say(*self._news(), ENCODER.encode(message))

    async def _refuse(self, refusal: LudogareError, name: str | None = None) -> None:
        await self._send(self._error(refusal, name))

    def _error(self, refusal: LudogareError, name: str | None = None) -> Error:
        sentence, seq = voice(self.language).refusal(refusal), self.table.state.seq
        lost = refusal.seat if isinstance(refusal, NotYours) else None
        stale = isinstance(refusal, Stale)
        return Error(sentence, refusal.cited, name, seq, stale, lost)

    # What comes in

    async def _receive(self) -> None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        data = message.get("text")
        name: str | None = None
        try:
            if not (self._bucket.take() and self.registry.messages.take(self.client)):
                name = name_in(data or "")
                raise Misuse("refuse-many", 429)
            if data is None or len(data) > MAX_FRAME or len(data.encode()) > MAX_FRAME:
                raise Misuse("refuse-frame", most=MAX_FRAME)
            name = name_in(data)
            try:
                request = DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
                raise Misuse("refuse-json", problem=str(problem)[:200]) from None
            await self._serve(request)
        except LudogareError as refusal:
            if isinstance(refusal, Misuse):
                await self._count_abuse()
            await self._refuse(refusal, name)
        except (WebSocketDisconnect, RuntimeError, Abuse):
            raise
        except Exception:
            LOG.exception("table %s: a request failed", self.table.state.setup.id)
            await self._refuse(Refusal("refuse-server"), name)

    async def _count_abuse(self) -> None:
        self._abuses += 1
        if self._abuses > self.limits.abuses:
            await self.socket.close(POLICY, "too many bad requests")
            raise Abuse

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
            raise Refusal("refuse-language", known=[*LANGUAGES])
        if hello.seat is not None and hello.seat not in self.held:
            raise not_yours(hello.seat)
        if self.viewer is None or hello.after > self.table.state.seq:
            await self.table.refresh()  # nobody is shown less than others were
        first = self.viewer is None
        if not first:
            self.registry.messages.spend(self.client, AGAIN)
        self.viewer = SPECTATOR if hello.seat is None else hello.seat
        self.language, self._shown = hello.language, -1
        self.after = max(0, min(hello.after, self.table.state.seq))
        self.pace = max(0, min(hello.pace, MAX_PACE))
        if first:
            self.table.join(self)
        else:
            self.table.pace_changed()
        self.wake()

    async def _grant(self, request: Request) -> None:
        asked = [name for name in COMMANDS if getattr(request, name) not in (None, False)]
        if len(asked) != 1 or not request.id or not ID.fullmatch(request.id):
            raise Refusal("refuse-request")
        seat = request.seat
        if seat is None or seat not in self.held:
            raise not_yours(seat, self.held)
        if asked[0] == "hint":
            if self._hinting is not None and not self._hinting.done():
                raise Misuse("refuse-many", 429)
            self._hinting = asyncio.get_running_loop().create_task(self._hint(request.id, seat))
            return
        if request.why is not None:
            commands.running(self.table.state)
            about, match = self.table.state.setup.id, self.table.state.playing
            look = self.registry.study.do
            raise await look(self.client, about, why_not, match, seat, request.why)
        if asked[0] == "chat":
            self.registry.upkeep.check("mute", self.client)
        if asked[0] == "rematch":
            self.registry.check_rematch(self.table, self.client)
        wanted = command_of(request, seat, asked[0])

        def command(state: TableState) -> list[Draft]:
            if seat not in self.opening(state):
                raise NotYours(seat)
            return wanted(state)

        seq = await self.table.do(command, seat, request.id)
        if asked[0] == "rematch" and commands.agreed(self.table.state):
            await self.registry.rematch(self.table, self.client)
        following = self.table.state.next if asked[0] == "rematch" else None
        await self.line.writable_again()
        self.line.say(ENCODER.encode(Answer(request.id, seq, following)), *self._news())

    async def _hint(self, name: str, seat: int) -> None:
        state = self.table.state
        try:
            commands.running(state)
            if not state.setup.settings.hints:
                raise Refusal("refuse-no-hints")
            if seat not in state.awaited:
                raise Refusal("refuse-not-awaited")
            if not self.registry.hints.take(self.client):
                raise Refusal("refuse-hints", 429)
            asker, adviser = state.setup.id, self.registry.settings.adviser
            owner = self.registry.owner(self.client)
            advice = await self.registry.advice(state.playing, adviser, seat, True, asker, owner)
            if self.table.state.asked[seat] != state.asked[seat]:
                raise Stale
            if seat not in self.held:
                raise NotYours(seat)
            hint = hint_of(adviser, advice, state.playing, seat, state.voices[self.language])
            await self._send(Answer(name, state.seq, hint=hint))
        except Forfeit as problem:
            LOG.error("table %s: no hint: %s", state.setup.id, problem)
            await self._refuse(Refusal("refuse-no-advice"), name)
        except Refusal as refusal:
            await self._refuse(refusal, name)
        except (WebSocketDisconnect, RuntimeError):
            pass


class Named(msgspec.Struct):
    """What of a frame can be read where the rest cannot."""

    id: str | None = None


NAMED = msgspec.json.Decoder(Named)


def name_in(data: str) -> str | None:
    """The id of a request, if it has one that can be read."""
    try:
        name = NAMED.decode(data[:MAX_FRAME]).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return name[:MAX_ID] if name else None


class Abuse(Exception):
    """A connection that has sent too much nonsense."""


def hint_of(bot: str, advice: Advice, match: Match, seat: int, voice: Voice) -> Hint:
    """What a bot would do for a seat and how it weighed the best actions, in words."""
    text, seen = match.game.actions.text, match.hidden(seat)

    def label(action: int) -> str:
        return voice.label(action, seen)

    weighed = [
        WeighedInfo(text(w.action), label(w.action), round(max(0.0, w.share), 4))
        for w in advice.weighed
    ]
    why = advice.reason and voice.told(advice.reason)
    return Hint(text(advice.action), label(advice.action), bot, weighed, why)


def command_of(request: Request, seat: int, kind: str) -> Callable[[TableState], list[Draft]]:
    """What a request asks of the state of the table."""

    def command(state: TableState) -> list[Draft]:
        if kind == "chat":
            return commands.chat(state, seat, request.chat or "")
        if kind == "rematch":
            return commands.ask_rematch(state, seat, request.nonce)
        if kind == "leave":
            return commands.leave(state, seat)
        commands.speaking(state, seat)
        if kind == "action":
            return commands.act(state, seat, request.action or "", request.after)
        if kind == "undo":
            return commands.take_back(state, seat, request.after)
        if kind == "skip":
            return commands.skip(state, seat, request.after)
        return commands.resign(state, seat)

    return command
