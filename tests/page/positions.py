"""Positions of matches, put before a page without playing them at a server.

The page is the real one. What it is told of its table, by requests and by the socket, is made here
from a match, with the functions that the server uses.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from ludogare.core.match.match import Match
from ludogare.games import find
from ludogare.server.protocol import (
    Analysed,
    Error,
    FairnessInfo,
    RulesInfo,
    SeatInfo,
    Snapshot,
    TableInfo,
    TableSettings,
)
from ludogare.server.show.analysis import position_of
from ludogare.server.show.player_view import PlayerView
from ludogare.server.show.why import reason
from ludogare.server.texts import TableVoice

from .played import Option, match_of
from .readers import Reader

TABLE = "aaaaaaaaaaaaaaaaaaaaaa"
SEAT = 0
"""The seat that looks on."""


def asking(game: str, seats: int, *options: Option) -> Iterator[Match]:
    """A match, played again, each time that the seat is asked something."""
    whole = match_of(game, seats, *options)
    match = whole.copy().rewind(0)
    for ply in whole.plies:
        if SEAT in match.awaited:
            yield match
        match.advance(ply)


@cache
def asked(game: str, seats: int, *options: Option) -> dict[int, str]:
    """The plies of a match at which the seat is asked something, and what."""
    return {
        len(match.plies): str(match.game.show.ask(match.state, SEAT)[0])
        for match in asking(game, seats, *options)
    }


def ply_at(game: str, seats: int, share: float, question: str = "", *options: Option) -> int:
    """A ply at which the seat is asked (this question), after about such a share of the match."""
    plies = [p for p, q in asked(game, seats, *options).items() if question in ("", q)]
    wanted = share * len(match_of(game, seats, *options).plies)
    return min(plies, key=lambda p: abs(p - wanted))


def questions(game: str, seats: int, language: str) -> set[str]:
    """All that the seat is asked in a match, as it is said."""
    whole = match_of(game, seats)
    voice = TableVoice(whole.game, language[:2], whole.names)
    return {PlayerView(match, SEAT).ask(voice) for match in asking(game, seats)}


class PositionTable:
    """A table at which any position can be shown."""

    def __init__(self, reader: Reader, headed: bool = True) -> None:
        self.reader, self.page, self.headed = reader, reader.page, headed
        self.shown: Analysed | None = None
        self.sent: list[str] = []
        """The actions that the page has sent."""
        page = self.page
        page.route(f"**/api/tables/{TABLE}?*", self._info)
        page.route(f"**/api/tables/{TABLE}/board.svg*", self._board)
        page.route_web_socket(f"**/api/tables/{TABLE}/live", self._live)

    def show(self, game: str, seats: int, ply: int) -> None:
        """Opens the table at a position of a whole match."""
        match = match_of(game, seats).copy()
        match.rewind(ply)
        self.put(match)

    def put(self, match: Match, viewer: int = SEAT) -> None:
        """Opens the table at the position of a match, for a seat or for somebody who watches."""
        narrow = (self.page.viewport_size or {"width": 0})["width"] < 640
        voice = TableVoice(match.game, self.reader.language, match.names)
        plies = len(match.plies)
        self.match, self.viewer = match, viewer
        self.shown = position_of(
            Analysed, match, viewer, voice, narrow, plies, headed=self.headed, record=""
        )
        self.reader.leave()
        self.reader.go(f"/t/{TABLE}")
        self.page.wait_for_selector(".board svg")
        self.page.evaluate("document.fonts.ready")

    def _info(self, route: Route) -> None:
        assert self.shown is not None
        seats = [
            SeatInfo(i, name, "person" if i == SEAT else "bot", True)
            for i, name in enumerate(self.match.names)
        ]
        game = find(self.match.game.name)
        info = TableInfo(
            table=TABLE, game=game.name, title=game.name, options={}, settings=TableSettings(),
            seats=seats, status=self.shown.status, seq=self.shown.seq,
            held=[self.viewer] if self.viewer >= 0 else [],
            fairness=FairnessInfo("0" * 64, [], None), rules=RulesInfo(1, "", True), made=0,
            device=False,
        )  # fmt: skip
        answer(route, info)

    def _board(self, route: Route) -> None:
        assert self.shown is not None
        route.fulfill(content_type="image/svg+xml", body=self.shown.svg)

    def _live(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if "action" in said:
                self.sent.append(said["action"])
            if "why" in said:
                found = reason(self.match, self.viewer, said["why"], self.reader.language)
                told = Error(found.sentence, found.clause, said["id"])
                socket.send(msgspec.json.encode(told).decode())
            if "hello" in said:
                assert self.shown is not None
                fields = {name: getattr(self.shown, name) for name in Snapshot.__struct_fields__}
                socket.send(msgspec.json.encode(Snapshot(**fields)).decode())

        socket.on_message(heard)


def answer(route: Route, body: Any) -> None:
    """Answers a request with JSON."""
    route.fulfill(content_type="application/json", body=msgspec.json.encode(body))
