"""Names with ratings: claimed with a secret, rated by game after matches of people."""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ludogare.server.errors import Refusal
from ludogare.server.protocol import RatingInfo
from ludogare.server.table.clock import now
from ludogare.server.table.events import EndBody
from ludogare.server.table.keys import checked_request, hashed
from ludogare.server.table.names import tidy_name
from ludogare.server.table.state import TableState

if TYPE_CHECKING:
    from ludogare.server.table.registry import Registry
    from ludogare.server.table.table import Table

LOG = logging.getLogger("ludogare.server")
MEAN, MIDDLE, SCALE = 25.0, 1500, 40
"""Where the model starts, which rating that is, and how many points of it one of the model's is."""
SURE = 10
"""Matches after which a rating is no longer a guess."""
BEST = 50
"""How many names of a game are listed."""


class Name(Struct):
    """A claimed name: as it is written, and the hash of its secret."""

    name: str
    lock: str


class Rating(Struct):
    """What a name has shown in a game."""

    name: str
    mu: float
    sigma: float
    played: int = 0


class Ratings:
    """The names of a server and their ratings."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.store = registry, registry.store
        self._rating = asyncio.Lock()

    # Names

    async def taken(self, name: str) -> bool:
        """Whether a name is claimed."""
        return await self.store.kept("name", tidy_name(name).casefold(), now()) is not None

    async def claim(self, name: str, secret: str) -> str:
        """Claims a name, or shows that it is one's own; as it is written."""
        tidy, lock = tidy_name(name), hashed(checked_request(secret) or "")
        body = msgspec.json.encode(Name(tidy, lock)).decode()
        await self.store.reserve("name", tidy.casefold(), body)
        kept = msgspec.json.decode(
            await self.store.kept("name", tidy.casefold(), now()) or body, type=Name
        )
        if not hmac.compare_digest(kept.lock, lock):
            raise Refusal("refuse-name-claimed", 409, taken=kept.name)
        return kept.name

    # Ratings

    async def listed(self, game: str) -> list[RatingInfo]:
        """The best names of a game."""
        kept = await self.store.all_kept(f"rating {game}")
        found = [msgspec.json.decode(body, type=Rating) for body in kept.values()]
        found.sort(key=lambda rating: -rating.mu)
        return [shown(rating) for rating in found[:BEST]]

    async def of(self, game: str, name: str) -> RatingInfo:
        """The rating of a name in a game."""
        return shown(await self._read(game, name))

    def turned(self, table: Table) -> None:
        """Something has happened at a table: a match that is over is rated."""
        if table.state.status == "over" and rated(table.state):
            self.registry.spawn(self._rate(table.state))

    async def _rate(self, state: TableState) -> None:
        """Rates a match, once."""
        async with self._rating:
            if not await self.store.reserve("rated", state.setup.id, ""):
                return
            game, names = state.setup.game, [seat.rated or "" for seat in state.seats]
            before = [await self._read(game, name) for name in names]
            assert state.result is not None
            for rating in after(before, ranks(state.result)):
                body = msgspec.json.encode(rating).decode()
                await self.store.keep(f"rating {game}", rating.name.casefold(), body)

    async def _read(self, game: str, name: str) -> Rating:
        kept = await self.store.kept(f"rating {game}", name.casefold(), now())
        if kept is not None:
            return msgspec.json.decode(kept, type=Rating)
        return Rating(name, MEAN, MEAN / 3)


def rated(state: TableState) -> bool:
    """Whether a match counts: people alone, each with a name, and no two with the same."""
    people = all(made.kind == "person" for made in state.setup.seats)
    names = [seat.rated for seat in state.seats]
    return people and len(names) > 1 and None not in names and len(set(names)) == len(names)


def ranks(result: EndBody) -> list[int]:
    """The place of each seat: winners first, then by points."""
    seats = range(len(result.points))
    scores = [(seat not in result.winners, -result.points[seat]) for seat in seats]
    scores = [(False, 0) if not lost else (lost, points) for lost, points in scores]
    order = sorted(set(scores))
    return [order.index(score) for score in scores]


def after(before: list[Rating], places: list[int]) -> list[Rating]:
    """What ratings become by a match, in the model of Plackett and Luce."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    found = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(old.name, new.mu, new.sigma, old.played + 1)
        for old, (new,) in zip(before, found, strict=True)
    ]


def shown(rating: Rating) -> RatingInfo:
    """A rating as it is shown: a whole number round 1500, and whether it is more than a guess."""
    number = round(MIDDLE + SCALE * (rating.mu - MEAN))
    return RatingInfo(rating.name, number, rating.played >= SURE, rating.played)
