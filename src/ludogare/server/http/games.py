"""What can be asked about games and languages."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ludogare.core.saying.texts import language_names
from ludogare.server import protocol
from ludogare.server.http import openapi
from ludogare.server.http.answers import answer, body_of, json, language_of, number_in, svg
from ludogare.server.http.visitor import studied
from ludogare.server.show import catalogue, lessons
from ludogare.server.show.rules import rules
from ludogare.server.table.registry import Registry


class Games:
    """The catalogue, as it is asked for."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def api(self, request: Request) -> Response:
        """The OpenAPI description."""
        return answer(openapi.described(), "application/json", {"Cache-Control": "no-cache"})

    async def languages(self, request: Request) -> Response:
        """Every language, with what it calls itself."""
        return json(language_names())

    async def games(self, request: Request) -> Response:
        """Every game, for the lobby."""
        return json(catalogue.games(language_of(request), self.registry.programs.names))

    async def poster(self, request: Request) -> Response:
        """A drawing of a game."""
        name = catalogue.game_called(request.path_params["game"]).name
        poster = await asyncio.to_thread(catalogue.poster, name, language_of(request))
        return svg(request, poster, "public, max-age=3600")

    async def rules(self, request: Request) -> Response:
        """The rules of a game in numbered clauses."""
        return json(rules(request.path_params["game"], language_of(request)))

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game."""
        return json(lessons.listed(request.path_params["game"], language_of(request)))

    async def lesson(self, request: Request) -> Response:
        """A step of a lesson, or a position on the way to it."""
        step, before = number_in(request, "step") or 0, number_in(request, "before") or 0
        narrow = request.query_params.get("narrow", "") in ("1", "true", "yes")
        found = lessons.lesson_called(request.path_params["game"], request.path_params["lesson"])
        at = (found, step, before, language_of(request), narrow)
        return json(await studied(self.registry, request, lessons.shown, *at))

    async def company(self, request: Request) -> Response:
        """What is said in the first turns of a match."""
        return json(lessons.company(request.path_params["game"], language_of(request)))

    async def why(self, request: Request) -> Response:
        """Why something cannot be chosen at a step of a lesson."""
        asked = await body_of(request, protocol.WhyNot)
        found = lessons.lesson_called(request.path_params["game"], request.path_params["lesson"])
        return json(await studied(self.registry, request, lessons.why, found, asked))
