"""What is asked about invitations: which addresses work, and whether a link does."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludogare.server import protocol
from ludogare.server.addresses import is_near, reachable
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import body_of, client_of, json
from ludogare.server.http.visitor import table_of
from ludogare.server.table import commands
from ludogare.server.table.clock import now
from ludogare.server.table.keys import seats_opened
from ludogare.server.table.registry import Registry


class Invitations:
    """Invitations, before anybody sits down."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def addresses(self, request: Request) -> Response:
        """Where others reach this server; strangers are not told about its network."""
        settings = self.registry.settings
        if settings.address is None and not is_near(client_of(request)):
            return json(protocol.Addresses([]))
        return json(protocol.Addresses(reachable(settings, request.url.port)))

    async def seat(self, request: Request) -> Response:
        """Which seat a link is for, and whether somebody has it."""
        wanted = await body_of(request, protocol.Link)
        table = await table_of(self.registry, request)
        found = seats_opened([wanted.key], table.state.locks)
        if not found:
            await table.refresh()
            found = seats_opened([wanted.key], table.state.locks)
        if not found:
            raise Refusal("refuse-key", 403)
        commands.check_link(table.state, found[0], now())
        return json(table.state.seat_infos()[found[0]])
