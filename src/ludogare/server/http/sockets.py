"""Who may open a live socket, and how many."""

from __future__ import annotations

import logging

from starlette.websockets import WebSocket

from ludogare.core.saying.errors import LudogareError
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import client_of, language_of, refused
from ludogare.server.http.credentials import from_elsewhere, is_program
from ludogare.server.http.gate import Gate
from ludogare.server.http.visitor import keys_of, table_of
from ludogare.server.live.socket import Connection
from ludogare.server.table.registry import Registry

LOG = logging.getLogger("ludogare.server")


class Sockets:
    """The open connections."""

    def __init__(self, registry: Registry, gate: Gate) -> None:
        self.registry, self.gate = registry, gate
        self.limits = registry.settings.limits
        self.connections = 0

    async def live(self, socket: WebSocket) -> None:
        """A client comes to a table."""
        try:
            connection = await self._admitted(socket)
        except Exception as problem:
            refusal = problem if isinstance(problem, LudogareError) else None
            if refusal is None:
                LOG.exception("%s failed", socket.url.path)
                refusal = Refusal("refuse-server", 500)
            await socket.send_denial_response(refused(refusal, language_of(socket)))
            return
        self.connections += 1
        connection.table.waiting.add(connection)
        try:
            await socket.accept()
            await connection.run()
        finally:
            connection.table.waiting.discard(connection)
            self.connections -= 1

    async def _admitted(self, socket: WebSocket) -> Connection:
        """The connection of a client who may come in."""
        self.gate.check_haste(socket)
        if from_elsewhere(socket.headers) and not is_program(socket.headers):
            raise Refusal("refuse-origin", 403)
        if self.connections >= self.limits.connections:
            raise Refusal("refuse-full", 503)
        table = await table_of(self.registry, socket)
        keys = keys_of(socket, table)
        connection = Connection(socket, self.registry, table, keys, client_of(socket))
        if is_program(socket.headers) and not connection.held:
            raise Refusal("refuse-key", 403)
        self._check_connections(connection)
        return connection

    def _check_connections(self, new: Connection) -> None:
        """Not too many connections of one browser to one table."""
        held = new.held
        same = [c for c in new.table.waiting if c.held == held]
        if held and len(same) >= self.limits.connections_held:
            raise Refusal("refuse-connections", 429)
        near = [c for c in same if c.client == new.client]
        if not held and len(near) >= self.limits.connections_watching:
            raise Refusal("refuse-connections", 429)
