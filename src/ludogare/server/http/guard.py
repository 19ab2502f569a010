"""The door: not too many connections, and none that keeps a request, or the server, to itself."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import h11
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ludogare.server.errors import Unusable
from ludogare.server.files import room
from ludogare.server.limits import Buckets, Limits
from ludogare.server.owners import network_of

GUARD, LINE = "guard", "line"
"""The names in `app_state` under which a new socket finds the guard, and its request the line."""
PIECE = 4096
"""Bytes that are taken in before it is looked how long that took."""
WHOLE_TEXT = 0x81
"""How a frame begins that is a message of text."""
SHORT, LONG = 126, 127
"""Lengths of a frame that say that its length comes after them, in two bytes or in eight."""

if TYPE_CHECKING:

    class Protocol(asyncio.Protocol):
        """What uvicorn makes of a connection."""

        loop: asyncio.AbstractEventLoop
        transport: asyncio.Transport
else:
    Protocol = object


class Guard:
    """Who may connect."""

    def __init__(self, limits: Limits, proxies: str) -> None:
        self.limits = limits
        self.room = room(limits.connections)
        self.reading = Buckets(limits.reading, limits.reading_burst)
        """The time that taking in what each client sends may take."""
        self.open: Counter[str] = Counter()
        """How many connections each client has, as far as it comes without a proxy."""
        self._all = proxies.strip() == "*"
        self._proxies = [] if self._all else networks(proxies)

    def admits(self, client: str, count: int) -> bool:
        """Whether the last of so many connections, which is this client's, may stay.

        It costs the same however many there are: whoever is cut off comes again at once.
        """
        if count > self.room or not self.reading.holds(client):
            return False
        return not client or self.open[client] <= self.limits.connections_address

    def enter(self, client: str) -> None:
        """A client has opened a connection; proxies have those of everybody."""
        if client:
            self.open[client] += 1

    def leave(self, client: str) -> None:
        """It is closed."""
        if client:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]

    def client_at(self, peer: str) -> str:
        """Who sends from there; nothing where it is a proxy, or this machine."""
        return "" if self._is_proxy(peer) else network_of(peer)

    def _is_proxy(self, peer: str) -> bool:
        try:
            address = ipaddress.ip_address(peer)
        except ValueError:
            return True  # a socket of this machine
        return self._all or any(address in known for known in self._proxies)


def networks(named: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The networks that are named, with commas; a machine is a small one."""
    try:
        return [ipaddress.ip_network(name.strip(), strict=False) for name in named.split(",")]
    except ValueError as problem:
        raise Unusable("serve-unusable", what=named, problem=str(problem)) from None


class Line(Protocol):
    """A connection that is cut off if what it sends takes too much time, or what it is sent stays.

    A kilobyte can be hundreds of frames or parts of a body, each of which costs as much as a large
    one.
    """

    guard: Guard
    client_name = ""
    """Whose time it is."""
    _opener = ""
    """Who has opened it, as far as that is known without asking a proxy."""
    left = False
    """Whether what comes is for another protocol by now."""
    _stays: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Notes who sends."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.client_name = self.guard.client_at(peer[0] if isinstance(peer, tuple) else "")
        self._opener = self.client_name
        self.guard.enter(self._opener)

    def data_received(self, data: bytes) -> None:
        """Takes in what has come, piece by piece."""
        for start in range(0, len(data), PIECE):
            if self.left or self.transport.is_closing():
                break
            began = time.thread_time()
            super().data_received(data[start : start + PIECE])
            self._spend(time.thread_time() - began)

    def _spend(self, seconds: float) -> None:
        self.guard.reading.spend(self.client_name, seconds)
        if not self.guard.reading.holds(self.client_name):
            self.transport.abort()

    def pause_writing(self) -> None:
        """Gives the other side some time to take what is sent."""
        super().pause_writing()
        self._look_again(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """It has taken most of it."""
        self._take_time()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits for nothing more."""
        self._take_time()
        self._part()
        super().connection_lost(exc)

    def _part(self) -> None:
        """Counts no more."""
        self.guard.leave(self._opener)
        self._opener = ""

    def _look_again(self, size: int) -> None:
        seconds = self.guard.limits.sending
        self._stays = self.loop.call_later(seconds, self._look_what_stays, size)

    def _look_what_stays(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left < before:
            self._look_again(left)
        else:
            self.transport.abort()

    def _take_time(self) -> None:
        if self._stays is not None:
            self._stays.cancel()
            self._stays = None


class LiveLine(Line, WebSocketsSansIOProtocol):  # type: ignore[misc]
    """A live socket."""

    _put_off: Callable[[], None] | None = None

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        self.guard = app_state[GUARD]
        super().__init__(config, server_state, {**app_state, LINE: self})

    @property
    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    def say(self, *texts: bytes) -> None:
        """Sends some messages at once: their frames need nothing of what went before."""
        if texts and self._is_open:
            self.transport.write(b"".join(map(framed, texts)))

    async def writable_again(self) -> None:
        """Waits until the other side has taken most of what was sent; WebSocketDisconnect."""
        await self.writable.wait()
        if not self._is_open:
            raise WebSocketDisconnect

    def when_writable(self, do: Callable[[], None]) -> None:
        """Does one thing soon, and not before the other side has taken most of what was sent."""
        if self.writable.is_set():
            self.loop.call_soon(do)
        else:
            self._put_off = do

    def resume_writing(self) -> None:
        """What was put off can be done."""
        super().resume_writing()
        if self._put_off is not None:
            self.loop.call_soon(self._put_off)
            self._put_off = None

    def send_receive_event_to_app(self) -> None:
        """Reads on while one message is being served, and no further than to the next.

        To stop reading and to go on costs the system more than the message.
        """
        first = self.queue.empty() and not self.read_paused
        self.read_paused |= first  # so that the protocol does not stop
        super().send_receive_event_to_app()
        self.read_paused &= not first

    def keepalive_timeout(self) -> None:
        """Who does not answer will not take a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()


def framed(text: bytes) -> bytes:
    """A message of the server's, in one frame."""
    length = len(text)
    if length < SHORT:
        return b"%c%c%b" % (WHOLE_TEXT, length, text)
    if length < 1 << 16:
        return b"%c%c%b%b" % (WHOLE_TEXT, SHORT, length.to_bytes(2, "big"), text)
    return b"%c%c%b%b" % (WHOLE_TEXT, LONG, length.to_bytes(8, "big"), text)


class Guarded(Line, H11Protocol):
    """A connection that is cut off if a request that it has begun does not arrive in time."""

    def __init__(self, guard: Guard, **more: Any) -> None:
        self.guard = guard
        super().__init__(**more)
        self._awaited: object = None
        """Which part of a request is awaited."""
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Cuts off one that is too many."""
        super().connection_made(transport)
        if not self.guard.admits(self.client_name, len(self.connections)):
            transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Takes in some of a request."""
        super().data_received(data)
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Goes on as a socket, which has a time of its own."""
        self.left = True
        self._take_time()
        self._part()  # the socket that it becomes counts
        self.app_state = {**self.app_state, GUARD: self.guard}
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits for nothing more."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """Sets a time for the rest of what has begun, once."""
        limits, awaited = self.guard.limits, self.conn.their_state
        seconds = {h11.IDLE: limits.heading, h11.SEND_BODY: limits.receiving}.get(awaited)
        if awaited is self._awaited and seconds is not None:
            return
        self._stop()
        if seconds is not None and not self.left and not self.transport.is_closing():
            self._awaited = awaited
            self._late = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        self._awaited = None
        if self._late is not None:
            self._late.cancel()
            self._late = None
