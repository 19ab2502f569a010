"""What is asked when somebody goes on at another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludogare.server import protocol
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import body_of, client_of, is_secure, json
from ludogare.server.http.credentials import give_seats
from ludogare.server.http.visitor import keys_of, table_of
from ludogare.server.limits import Buckets
from ludogare.server.table.handover import Handovers
from ludogare.server.table.keys import checked_request, seats_opened
from ludogare.server.table.registry import Registry


class Devices:
    """Seats on their way from one device to another."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.handovers = registry, Handovers(registry.store)
        limits = registry.settings.limits
        self.guesses = Buckets(limits.guesses, limits.guess_burst)
        """Codes of an address: nobody types many, and nobody is to try them out."""

        self._makes = Buckets(limits.guesses, limits.guess_burst)
        """Codes that an address may make: each keeps what goes with it for a while."""

    async def make(self, request: Request) -> Response:
        """A new code."""
        asked = await body_of(request, protocol.NewHandover)
        if not self._makes.take(client_of(request)):
            raise Refusal("refuse-many", 429)
        return json(protocol.Handover(*await self.handovers.make(asked.luggage)), 201)

    async def add(self, request: Request) -> Response:
        """The asker's seats at a table go with a code."""
        wanted = await body_of(request, protocol.HandoverCode)
        table = await table_of(self.registry, request)
        keys = [k for k in keys_of(request, table) if seats_opened([k], table.state.locks)]
        if not keys:
            raise Refusal("refuse-watching", 403)
        await self.handovers.add(wanted.code, table.state.setup.id, keys)
        seats = seats_opened(keys, table.state.locks)
        return json(protocol.HeldSeats(table.state.setup.id, seats))

    async def claim(self, request: Request) -> Response:
        """Takes what a code opens, once; codes are counted."""
        wanted = await body_of(request, protocol.ClaimedHandover)
        client = client_of(request)
        if not self.guesses.of(client).take():
            raise Refusal("refuse-many", 429)
        luggage, found = await self.handovers.claim(wanted.code, checked_request(wanted.id))
        held = [
            protocol.HeldSeats(t, await self._opened(t, keys, client)) for t, keys in found.items()
        ]
        held = [at for at in held if at.seats]
        answer = json(protocol.HandedOver(held, luggage))
        for at in held:
            give_seats(answer, at.table, found[at.table], is_secure(request))
        return answer

    async def _opened(self, name: str, keys: list[str], client: str) -> list[int]:
        """The seats that keys open at a table by now, if it is still there."""
        try:
            table = await self.registry.table(name, client)
        except Refusal:
            return []
        return seats_opened(keys, table.state.locks)

    async def revoke(self, request: Request) -> Response:
        """A code works no more."""
        wanted = await body_of(request, protocol.HandoverCode)
        await self.handovers.revoke(wanted.code)
        return json({})
