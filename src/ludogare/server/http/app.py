"""The application: every route, over one registry."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp

from ludogare.server.http.doors import Doors
from ludogare.server.http.engine import Ponders
from ludogare.server.http.games import Games
from ludogare.server.http.gate import Gate, not_here
from ludogare.server.http.handovers import Devices
from ludogare.server.http.hindsight import LooksBack
from ludogare.server.http.hosts import OwnNames
from ludogare.server.http.invitations import Invitations
from ludogare.server.http.own import Own
from ludogare.server.http.page import Page
from ludogare.server.http.positions import Positions
from ludogare.server.http.pushes import Pushes
from ludogare.server.http.rated import Rated
from ludogare.server.http.sockets import TABLE, Sockets
from ludogare.server.http.static import Files
from ludogare.server.http.tables import Tables
from ludogare.server.show import catalogue
from ludogare.server.table.registry import Registry


class App:
    """What a server serves."""

    def __init__(self, registry: Registry, files: Files | None = None) -> None:
        self.registry, self.page = registry, Page(files or Files())
        self.gate = Gate(registry.settings.limits)
        self.games, self.tables, self.own = Games(registry), Tables(registry), Own(registry)
        self.invitations, self.devices = Invitations(registry), Devices(registry)
        self.pushes, self.rated = Pushes(registry), Rated(registry)
        self.positions, self.sockets = Positions(registry), Sockets(registry, self.gate)
        self.looks_back = LooksBack(registry)
        self.ponders = Ponders(registry, self.positions)

    def served(self) -> ASGIApp:
        """The application that a server runs."""
        requests = Starlette(
            routes=self.routes(),
            lifespan=self._lifespan,
            middleware=[Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)],
            exception_handlers={HTTPException: self._not_here},
        )
        doors = Doors(requests, self.sockets.enter)
        return OwnNames(doors, self.registry.settings.hosts)

    async def _not_here(self, request: Request, problem: Exception) -> Response:
        """A wrong address counts as a file that was asked for."""
        return await self.gate.sent(partial(self._nowhere, problem))(request)

    async def _nowhere(self, problem: Exception, request: Request) -> Response:
        """It has a page, for who reads pages."""
        absent = getattr(problem, "status_code", None) == 404
        if absent and "text/html" in request.headers.get("accept", ""):
            return await self.page.nowhere(request)
        return await not_here(request, problem)

    def routes(self) -> list[BaseRoute]:
        """Where everything is found."""
        page, games, tables, positions = self.page, self.games, self.tables, self.positions
        served, sent = self.gate.served, self.gate.sent
        return [
            Route("/", sent(page.index)),
            Route("/t/{table}", sent(page.index)),
            Route("/new/{game}", sent(page.index)),
            Route("/rules/{game}", sent(page.index)),
            Route("/learn/{game}", sent(page.index)),
            Route("/learn/{game}/{lesson}", sent(page.index)),
            Route("/analysis", sent(page.index)),
            Route("/history", sent(page.index)),
            Route("/figures", sent(page.index)),
            Route("/device", sent(page.index)),
            Route("/worker.js", sent(page.worker)),
            Route("/page/{path:path}", sent(page.file)),
            Route("/api", served(games.api)),
            Route("/api/languages", served(games.languages)),
            Route("/api/games", served(games.games)),
            Route("/api/games/{game}/poster.svg", served(games.poster)),
            Route("/api/games/{game}/rules", served(games.rules)),
            Route("/api/games/{game}/lessons", served(games.lessons)),
            Route("/api/games/{game}/company", served(games.company)),
            Route("/api/games/{game}/lessons/{lesson}", served(games.lesson)),
            Route("/api/games/{game}/lessons/{lesson}/why", served(games.why), methods=["POST"]),
            Route("/api/tables", served(tables.listed), methods=["GET"]),
            Route("/api/tables", served(tables.make), methods=["POST"]),
            Route("/api/addresses", served(self.invitations.addresses)),
            Route("/api/push", served(self.pushes.key)),
            Route("/api/ratings", served(self.rated.listed)),
            Route("/api/names", served(self.rated.claim), methods=["POST"]),
            Route("/api/handovers", served(self.devices.make), methods=["POST"]),
            Route("/api/handovers/claim", served(self.devices.claim), methods=["POST"]),
            Route("/api/handovers/revoke", served(self.devices.revoke), methods=["POST"]),
            Route("/api/faces", served(tables.named)),
            Route(TABLE, served(tables.info)),
            Route(f"{TABLE}/sit", served(tables.sit), methods=["POST"]),
            Route(f"{TABLE}/seat", served(self.invitations.seat), methods=["POST"]),
            Route(f"{TABLE}/handover", served(self.devices.add), methods=["POST"]),
            Route(f"{TABLE}/push", served(self.pushes.subscribe), methods=["POST"]),
            Route(f"{TABLE}/name", served(self.rated.play), methods=["POST"]),
            Route(f"{TABLE}/ratings", served(self.rated.at_table)),
            Route(f"{TABLE}/free", served(tables.free), methods=["POST"]),
            Route(f"{TABLE}/rematch", served(tables.follow), methods=["POST"]),
            Route(f"{TABLE}/board.svg", served(positions.board)),
            Route(f"{TABLE}/replay", served(positions.replay)),
            Route(f"{TABLE}/deals", served(positions.deals)),
            Route(f"{TABLE}/record", served(positions.record)),
            Route(f"{TABLE}/export", served(self.own.export)),
            Route(f"{TABLE}/erase", served(self.own.erase), methods=["POST"]),
            Route(f"{TABLE}/hindsight", served(self.looks_back.told), methods=["GET"]),
            Route(f"{TABLE}/hindsight", served(self.looks_back.begin), methods=["POST"]),
            Route("/api/analysis", served(positions.analysis), methods=["POST"]),
            Route("/api/analysis/engine", served(self.ponders.ponder), methods=["POST"]),
            Route("/api/analysis/why", served(positions.why), methods=["POST"]),
            self.sockets.route,
        ]

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.registry.open()
        self.registry.spawn(asyncio.to_thread(catalogue.style_hashes))
        self.pushes.begin()
        self.rated.begin()
        self.looks_back.follow()
        yield
        await self.registry.close()
