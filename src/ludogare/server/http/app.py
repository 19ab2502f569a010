"""The HTTP side of the table: routes, and what every answer carries."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludogare.core.law.contract import SPECTATOR
from ludogare.core.saying.errors import LudogareError
from ludogare.server import limits
from ludogare.server.http import openapi
from ludogare.server.http.answers import (
    NOTHING,
    answer,
    body_of,
    client_of,
    drawing,
    error,
    is_secure,
    json,
    language_of,
    number_in,
    same_etag,
)
from ludogare.server.http.static import Files
from ludogare.server.live import protocol
from ludogare.server.live.socket import Connection
from ludogare.server.show import catalogue as library
from ludogare.server.show.analysis import Records, analysed
from ludogare.server.show.boards import Boards
from ludogare.server.show.replay import replayed
from ludogare.server.table import commands as wishes
from ludogare.server.table import keys as seats
from ludogare.server.table.clock import now
from ludogare.server.table.commands import Draft
from ludogare.server.table.registry import House
from ludogare.server.table.state import Course
from ludogare.server.table.table import Table
from ludogare.server.texts import Refusal

LOG = logging.getLogger("ludogare.server")
LISTED_FOR = 24 * 3600 * 1000
MOST_LISTED = 100
LOOPBACK = ("127.0.0.1", "::1", "")
"""Whoever comes from here is at the machine itself, or behind a proxy that does not say who."""


def page_policy() -> str:
    """What the page may do: its own files, and the style sheets of our drawings."""
    return (
        "default-src 'none'; script-src 'self'; "
        f"style-src 'self' {' '.join(library.style_hashes())}; "
        "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class App:
    """The routes, over one house."""

    def __init__(self, house: House, files: Files | None = None) -> None:
        self.house, self.files = house, files or Files()
        self.boards, self.records = Boards(), Records()
        self.posts = limits.Buckets()
        self.gets = limits.Buckets(limits.RATE, 10 * limits.BURST)
        self.connections = 0

    def starlette(self) -> Starlette:
        """The application that a server runs."""
        table = "/api/tables/{table}"
        routes = [
            Route("/", self._page),
            Route("/t/{table}", self._page),
            Route("/new/{game}", self._page),
            Route("/rules/{game}", self._page),
            Route("/analysis", self._page),
            Route("/page/{path:path}", self._file),
            Route("/api", self._served(self.api)),
            Route("/api/games", self._served(self.games)),
            Route("/api/games/{game}/poster.svg", self._served(self.poster)),
            Route("/api/games/{game}/rules", self._served(self.rules)),
            Route("/api/tables", self._served(self.listed), methods=["GET"]),
            Route("/api/tables", self._served(self.make), methods=["POST"]),
            Route(table, self._served(self.info)),
            Route(f"{table}/sit", self._served(self.sit), methods=["POST"]),
            Route(f"{table}/rematch", self._served(self.follow), methods=["POST"]),
            Route(f"{table}/board.svg", self._served(self.board)),
            Route(f"{table}/replay", self._served(self.replay)),
            Route(f"{table}/record", self._served(self.record)),
            Route("/api/analysis", self._served(self.analysis), methods=["POST"]),
            WebSocketRoute(f"{table}/live", self.live),
        ]
        return Starlette(
            routes=routes,
            lifespan=self._lifespan,
            middleware=[Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)],
            exception_handlers={HTTPException: self._not_here},
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.house.open()
        self.house.spawn(asyncio.to_thread(library.style_hashes))
        yield
        await self.house.close()

    # Reading and answering

    def _served(
        self, do: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            language = language_of(request)
            try:
                self._check_haste(request)
                if request.method == "POST":
                    self._check_post(request)
                return await do(request)
            except Refusal as refusal:
                return error(refusal.status, refusal.say(language))
            except LudogareError as refusal:
                return error(400, str(refusal))
            except Exception:
                LOG.exception("%s %s failed", request.method, request.url.path)
                return error(500, Refusal("refuse-server").say(language))

        return endpoint

    def _check_haste(self, request: HTTPConnection) -> None:
        client = client_of(request)
        buckets = self.posts if request.scope.get("method") == "POST" else self.gets
        if client not in LOOPBACK and not buckets.take(client):
            raise Refusal("refuse-many", 429)

    def _check_post(self, request: Request) -> None:
        if seats.from_elsewhere(request.headers):
            raise Refusal("refuse-origin", 403)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refusal("refuse-content-type", 415)

    async def _not_here(self, request: Request, problem: Exception) -> Response:
        status = problem.status_code if isinstance(problem, HTTPException) else 404
        message = "refuse-no-page" if status == 404 else "refuse-method"
        return error(status, Refusal(message).say(language_of(request)))

    # The page

    async def _page(self, request: Request) -> Response:
        return self._sent(request, "index.html")

    async def _file(self, request: Request) -> Response:
        return self._sent(request, request.path_params["path"])

    def _sent(self, request: Request, name: str) -> Response:
        file = self.files.find(name)
        if file is None:
            return error(404, Refusal("refuse-no-page").say(language_of(request)))
        policy = page_policy() if name.endswith(".html") else NOTHING
        headers = {"ETag": file.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if same_etag(request, file.etag):
            return answer(b"", file.type, headers, 304, policy)
        content = file.content
        if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            content = file.compressed
            headers["Content-Encoding"] = "gzip"
        return answer(content, file.type, headers, policy=policy)

    # Games

    async def api(self, request: Request) -> Response:
        """The OpenAPI description."""
        return answer(openapi.described(), "application/json", {"Cache-Control": "no-cache"})

    async def games(self, request: Request) -> Response:
        """Every game, for the lobby."""
        return json(library.games(language_of(request), self.house.programs.names))

    async def poster(self, request: Request) -> Response:
        """A drawing of a game."""
        name = library.game_called(request.path_params["game"]).name
        poster = await asyncio.to_thread(library.poster, name, language_of(request))
        return drawing(request, poster, "public, max-age=3600")

    async def rules(self, request: Request) -> Response:
        """The rules of a game in numbered clauses."""
        return json(library.rules(request.path_params["game"], language_of(request)))

    # Tables

    async def listed(self, request: Request) -> Response:
        """Listed tables that wait for players or can be watched."""
        found = await self.house.store.listed(now() - LISTED_FOR, MOST_LISTED)
        titles = {game.name: game.title for game in library.games(language_of(request))}
        return json(
            [
                protocol.TableFace(
                    row.id, row.game, titles.get(row.game, row.game), standing.status,
                    standing.seats, row.settings.clock, row.made,
                )
                for row, standing in found
            ]
        )  # fmt: skip

    async def make(self, request: Request) -> Response:
        """Makes a table."""
        new = await body_of(request, protocol.NewTable)
        table, keys = await self.house.make(new)
        name = table.course.table.id
        links = {
            str(i): f"/t/{name}#{keys[i]}" for i, s in enumerate(new.seats) if s.kind == "link"
        }
        here = [keys[i] for i, s in enumerate(new.seats) if s.kind in ("me", "device")]
        made = json(protocol.MadeTable(name, links), 201)
        if here:
            made.headers.append("Set-Cookie", seats.set_cookie(name, here, is_secure(request)))
        return made

    async def info(self, request: Request) -> Response:
        """What anybody may know of a table."""
        table = await self._table(request)
        return json(info_of(table.course, self._held(request, table), language_of(request)))

    async def sit(self, request: Request) -> Response:
        """Takes a seat."""
        wanted = await body_of(request, protocol.Sit)
        table = await self._table(request)
        shown = self._keys(request, table) if wanted.key is None else [wanted.key]
        good = [key for key in shown if seats.opened([key], table.course.locks)]
        if good:
            seat, key = own_seat(table.course, good)
            lock = None
        elif wanted.key is not None or seats.is_program(request.headers):
            raise Refusal("refuse-key", 403)
        else:
            seat, key = free_seat(table.course), seats.new_key()
            lock = seats.hashed(key)

        def wish(course: Course) -> list[Draft]:
            nonlocal seat
            if lock is not None:
                seat = free_seat(course)  # others may sit down at the same moment
            return wishes.sit(course, seat, wanted.name, wanted.nonce, lock)

        await table.do(wish)
        sat = json(protocol.Sat(seat))
        keys = list(dict.fromkeys([*self._keys(request, table), key]))
        good = [k for k in keys if seats.opened([k], table.course.locks)]
        cookie = seats.set_cookie(table.course.table.id, good, is_secure(request))
        sat.headers.append("Set-Cookie", cookie)
        return sat

    async def follow(self, request: Request) -> Response:
        """Takes the same seats at the table of the rematch."""
        table = await self._table(request)
        if table.course.next is None:
            await table.refresh()
        following = table.course.next
        if following is None:
            raise Refusal("refuse-rematch-not-yet", 409)
        other = await self.house.table(following)
        keys = self._keys(request, table)
        good = [key for key in keys if seats.opened([key], other.course.locks)]
        if not good:
            raise Refusal("refuse-key", 403)
        held = seats.opened(good, other.course.locks)
        followed = json(protocol.Followed(following, held))
        followed.headers.append("Set-Cookie", seats.set_cookie(following, good, is_secure(request)))
        return followed

    async def board(self, request: Request) -> Response:
        """The board at an event, as a held seat or a spectator may see it."""
        table = await self._table(request)
        seq = number_in(request, "seq")
        if seq is not None and seq > table.course.seq:
            await table.catch_up()
        viewer = self._viewer(request, table)
        course = table.course
        if seq is not None and not 1 <= seq <= course.seq:
            raise Refusal("refuse-event", 404, number=seq)
        match = course.match
        if seq is not None and seq < (course.board or 0):
            match = await asyncio.to_thread(course.at_event, seq)
        if match is None:
            raise Refusal("refuse-other-rules" if course.game is None else "refuse-waiting", 409)
        narrow = request.query_params.get("narrow", "") in ("1", "true", "yes")
        board = await self.boards.drawn(
            match.game, match.view(viewer), course.voices[language_of(request)], narrow
        )
        return drawing(request, board, "private, no-cache")

    async def replay(self, request: Request) -> Response:
        """A snapshot of an earlier ply, as a seat may know it."""
        table = await self._table(request)
        course = table.course
        viewer = self._viewer(request, table, over=course.status == "over")
        if course.match is None:
            raise Refusal("refuse-other-rules" if course.game is None else "refuse-waiting", 409)
        plies = len(course.match.plies)
        ply = number_in(request, "ply")
        if ply is not None and not 0 <= ply <= plies:
            raise Refusal("refuse-ply", 404, number=ply)
        at = plies if ply is None else ply
        return json(await asyncio.to_thread(replayed, course, viewer, at, language_of(request)))

    async def record(self, request: Request) -> Response:
        """The record: whole once the match is over, covered for the seat before."""
        table = await self._table(request)
        course = table.course
        if course.match is None:
            raise Refusal("refuse-other-rules" if course.game is None else "refuse-waiting", 409)
        over = course.status == "over"
        viewer = self._viewer(request, table, over=over)
        if viewer == SPECTATOR and "seat" not in request.query_params:
            held = self._held(request, table)
            viewer = held[0] if held else viewer
        text = course.match.record(None if over else viewer)
        name = f"{course.table.game}-{course.table.id[:8]}.txt"
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        }
        return answer(text.encode(), "text/plain; charset=utf-8", headers)

    async def analysis(self, request: Request) -> Response:
        """Any position of a record, and other moves tried from there."""
        wanted = await body_of(request, protocol.Analysis, protocol.MOST_RECORD + 64 * 1024)
        if (wanted.record is None) == (wanted.table is None):
            raise Refusal("refuse-analysis")
        if wanted.table is not None:
            table = await self.house.table(wanted.table)
            if table.course.status != "over":
                await table.refresh()
            course = table.course
            if course.status != "over" or course.match is None:
                raise Refusal("refuse-not-over", 409)
            match = course.match.copy()
        else:
            record = wanted.record or ""
            if len(record.encode()) > protocol.MOST_RECORD:
                raise Refusal("refuse-body", 413, most=protocol.MOST_RECORD)
            match = await asyncio.to_thread(self.records.match, record)
        return json(await asyncio.to_thread(analysed, match, wanted))

    # The live socket

    async def live(self, socket: WebSocket) -> None:
        """A client comes to a table."""
        try:
            connection = await self._admitted(socket)
        except Exception as problem:
            refusal = problem if isinstance(problem, Refusal) else Refusal("refuse-server", 500)
            if refusal is not problem:
                LOG.exception("%s failed", socket.url.path)
            denied = error(refusal.status, refusal.say(language_of(socket)))
            await socket.send_denial_response(denied)
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
        self._check_haste(socket)
        if seats.from_elsewhere(socket.headers) and not seats.is_program(socket.headers):
            raise Refusal("refuse-origin", 403)
        if self.connections >= limits.CONNECTIONS:
            raise Refusal("refuse-full", 503)
        table = await self._table(socket)
        keys = self._keys(socket, table)
        connection = Connection(socket, self.house, table, keys, client_of(socket))
        if seats.is_program(socket.headers) and not connection.held:
            raise Refusal("refuse-key", 403)
        self._check_connections(connection)
        return connection

    def _check_connections(self, new: Connection) -> None:
        """Not too many connections of one browser to one table."""
        held = new.held
        same = [c for c in new.table.waiting if c.held == held]
        if held and len(same) >= limits.CONNECTIONS_HELD:
            raise Refusal("refuse-connections", 429)
        near = [c for c in same if c.client == new.client]
        if not held and len(near) >= limits.CONNECTIONS_WATCHING:
            raise Refusal("refuse-connections", 429)

    # Who asks

    async def _table(self, request: HTTPConnection) -> Table:
        table = await self.house.table(request.path_params["table"])
        if self._keys(request, table) and not self._held(request, table):
            await table.refresh()  # another process may have just given the seat
        return table

    def _keys(self, request: HTTPConnection, table: Table) -> list[str]:
        return seats.shown_keys(table.course.table.id, request.headers, request.cookies)

    def _held(self, request: HTTPConnection, table: Table) -> list[int]:
        return seats.opened(self._keys(request, table), table.course.locks)

    def _viewer(self, request: Request, table: Table, over: bool = False) -> int:
        seat = number_in(request, "seat")
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < len(table.course.seats):
            raise Refusal("refuse-no-seat", 404, number=seat)
        if not over and seat not in self._held(request, table):
            raise Refusal("refuse-not-yours", 403, number=seat)
        return seat


def info_of(course: Course, held: list[int], language: str) -> protocol.TableInfo:
    """What anybody may know of a table."""
    table = course.table
    over = course.status == "over"
    return protocol.TableInfo(
        table=table.id,
        game=table.game,
        title=course.voices[language]("title") if course.game else table.game,
        options=table.options,
        settings=table.settings,
        seats=course.faces(),
        status=course.status,
        seq=course.seq,
        held=held,
        fairness=protocol.FairnessInfo(
            hashlib.sha256(table.secret.encode()).hexdigest(),
            course.nonces,
            table.secret if over else None,
        ),
        rules=protocol.RulesInfo(table.rules, table.components, course.game is not None),
        made=table.made,
        device=table.device,
        rematch=course.next,
    )


def own_seat(course: Course, keys: list[str]) -> tuple[int, str]:
    """The seat to come back to, and its key: of several at one device, one that is empty."""
    held = [(seat, key) for key in keys for seat in seats.opened([key], course.locks)]
    empty = [(s, key) for s, key in held if course.seats[s].left or not course.seats[s].sat]
    return (empty or held)[0]


def free_seat(course: Course) -> int:
    """A seat for whoever comes without a key."""
    if not course.table.settings.listed:
        raise Refusal("refuse-unlisted", 403)
    free = [i for i, seat in enumerate(course.seats) if seat.link and not seat.sat]
    if not free or course.status != "waiting":
        raise Refusal("refuse-taken", 409)
    return free[0]
