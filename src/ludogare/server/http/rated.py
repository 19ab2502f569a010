"""What is asked about names with ratings, where the host allows them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludogare.games import GAMES
from ludogare.server import protocol
from ludogare.server.errors import Refusal, not_yours
from ludogare.server.http.answers import body_of, client_of, json
from ludogare.server.http.visitor import held_by, table_of
from ludogare.server.limits import Buckets
from ludogare.server.table import commands
from ludogare.server.table.ratings import Ratings
from ludogare.server.table.registry import Registry
from ludogare.server.table.shared import Shared

FRESH = 1.0
"""Seconds for which lists are shown again: there may be many names to look through."""


class Rated:
    """Names with ratings, as they are asked for."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.ratings = Ratings(registry) if registry.settings.ratings else None
        self._lists = Shared(self._look, FRESH)
        limits = registry.settings.limits
        self.claims = Buckets(limits.guesses, limits.guess_burst)
        """Names that an address claims."""

    def begin(self) -> None:
        """Has matches rated from now on."""
        if self.ratings is not None:
            self.registry.turned.append(self.ratings.turned)

    async def listed(self, request: Request) -> Response:
        """The best names of each game; null where names have no ratings here."""
        return json(await self._lists.get())

    async def _look(self) -> protocol.RatingLists:
        if self.ratings is None:
            return protocol.RatingLists(None)
        return protocol.RatingLists({game: await self.ratings.listed(game) for game in GAMES})

    async def claim(self, request: Request) -> Response:
        """Claims a name."""
        asked = await body_of(request, protocol.Claim)
        return json(protocol.Claimed(await self._claimed(request, asked)))

    async def play(self, request: Request) -> Response:
        """Plays under a claimed name on the seat that the asker holds."""
        asked = await body_of(request, protocol.Claim)
        table = await table_of(self.registry, request)
        held = held_by(request, table)
        if len(held) != 1:
            raise not_yours(None, held)
        name = await self._claimed(request, asked)
        await table.do(lambda state: commands.claim(state, held[0], name))
        return json(protocol.Claimed(name))

    async def at_table(self, request: Request) -> Response:
        """The ratings of those who play at a table, by seat."""
        table = await table_of(self.registry, request)
        seats, game = table.state.seats, table.state.setup.game
        names = [seat.rated if self.ratings else None for seat in seats]
        return json([await self._on().of(game, name) if name else None for name in names])

    async def _claimed(self, request: Request, asked: protocol.Claim) -> str:
        """A name that is the asker's, or that is free and counts as one more of the asker's."""
        ratings = self._on()
        if not await ratings.taken(asked.name) and not self.claims.take(client_of(request)):
            raise Refusal("refuse-many", 429)
        return await ratings.claim(asked.name, asked.secret)

    def _on(self) -> Ratings:
        if self.ratings is None:
            raise Refusal("refuse-no-ratings", 501)
        return self.ratings
