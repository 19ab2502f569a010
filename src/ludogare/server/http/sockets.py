"""Who may open a live socket, and how many."""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import suppress

from starlette.routing import Match, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose, WebSocketDisconnect

from ludogare.core.saying.errors import LudogareError
from ludogare.server.errors import Refusal
from ludogare.server.files import room
from ludogare.server.http.answers import client_of, language_of, refused
from ludogare.server.http.credentials import from_elsewhere, is_program
from ludogare.server.http.gate import Gate
from ludogare.server.http.guard import LINE, LiveLine
from ludogare.server.http.visitor import keys_of, table_of
from ludogare.server.live.socket import Connection
from ludogare.server.table.registry import Registry

LOG = logging.getLogger("ludogare.server")
TABLE = "/api/tables/{table}"


class Sockets:
    """The open connections."""

    def __init__(self, registry: Registry, gate: Gate) -> None:
        self.registry, self.gate = registry, gate
        self.limits = registry.settings.limits
        self.room = room(self.limits.connections)
        self.connections: Counter[str] = Counter()
        """How many are open, by client."""
        self.route = WebSocketRoute(f"{TABLE}/live", self.enter)

    async def enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A client comes to a table."""
        match, found = self.route.matches(scope)
        if match is not Match.FULL:
            await WebSocketClose()(scope, receive, send)
            return
        scope.update(found)
        connection = await self._let_in(WebSocket(scope, receive, send))
        if connection is None:
            return
        connection.socket = WebSocket(scope, receive, send)  # without all that was read of it
        self.connections[connection.client] += 1
        connection.table.waiting.add(connection)
        try:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):  # as when they hang up
                await connection.socket.accept()
                await connection.run()
        finally:
            connection.table.waiting.discard(connection)
            self.connections[connection.client] -= 1
            if not self.connections[connection.client]:
                del self.connections[connection.client]

    async def _let_in(self, socket: WebSocket) -> Connection | None:
        """The connection of a client, who is told if there is none, and why."""
        try:
            return await self._admitted(socket)
        except Exception as problem:
            refusal = problem if isinstance(problem, LudogareError) else None
            if refusal is None:
                LOG.exception("%s failed", socket.url.path)
                refusal = Refusal("refuse-server", 500)
            with suppress(RuntimeError, OSError):  # who has hung up hears nothing
                await socket.send_denial_response(refused(refusal, language_of(socket)))
            return None

    async def _admitted(self, socket: WebSocket) -> Connection:
        """The connection of a client who may come in."""
        self.gate.check_haste(socket)
        self.registry.upkeep.check("block", client_of(socket))
        if from_elsewhere(socket.headers) and not is_program(socket.headers):
            raise Refusal("refuse-origin", 403)
        table = await table_of(self.registry, socket)
        keys = keys_of(socket, table)
        client = client_of(socket)
        line: LiveLine = socket.scope["state"][LINE]
        line.client_name = client
        connection = Connection(socket, line, self.registry, table, keys, client)
        if is_program(socket.headers) and not connection.held:
            raise Refusal("refuse-key", 403)
        self._check_room(connection)
        self._check_connections(connection)
        return connection

    def _check_room(self, new: Connection) -> None:
        """Not too many of one address, nor in all; some room is for who holds a seat."""
        if new.client and self.connections[new.client] >= self.limits.connections_address:
            raise Refusal("refuse-connections-address", 429)
        room = self.room if new.held else self.room * (1 - self.limits.reserve)
        if self.connections.total() >= room:
            raise Refusal("refuse-full", 503)

    def _check_connections(self, new: Connection) -> None:
        """Not too many connections of one browser to one table."""
        held = new.held
        same = [c for c in new.table.waiting if c.held == held]
        if held and len(same) >= self.limits.connections_held:
            raise Refusal("refuse-connections", 429)
        near = [c for c in same if c.client == new.client]
        if not held and len(near) >= self.limits.connections_watching:
            raise Refusal("refuse-connections", 429)
