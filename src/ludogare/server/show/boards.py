"""Boards as SVG, each drawn once for all who see the same."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ludogare.core.declaration.game import Game
from ludogare.core.saying.texts import Voice

if TYPE_CHECKING:
    from ludogare.server.thinking.queue import FairQueue

KEPT_BYTES = 32 * 1024 * 1024
LEVEL = 5
"""How hard a drawing is compressed: some 8 times smaller in a millisecond or two."""


class Drawing(NamedTuple):
    """A drawing, ready to be sent."""

    svg: bytes
    packed: bytes
    etag: str

    @property
    def size(self) -> int:
        """The memory that it takes."""
        return len(self.svg) + len(self.packed)


def svg_of(
    game: Game, view: Mapping[str, Any], voice: Voice, narrow: bool, headed: bool = True
) -> str:
    """A board, from what a viewer sees; a page has names and points in its head."""
    drawn = game.board.draw(dict(view), voice, narrow=narrow, headed=headed)
    return str(drawn)  # plain text can be encoded


def packed(svg: str) -> Drawing:
    """A drawing, compressed and named by its content."""
    content = svg.encode()
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Drawing(content, gzip.compress(content, LEVEL, mtime=0), etag)


class Boards:
    """The drawings made last; two viewers who see the same share one."""

    def __init__(self, threads: FairQueue) -> None:
        self._threads = threads
        self._made: OrderedDict[bytes, asyncio.Future[Drawing]] = OrderedDict()
        self._size = 0

    async def drawing(
        self, game: Game, view: Mapping[str, Any], voice: Voice, narrow: bool, client: str = ""
    ) -> Drawing:
        """The board, from what a viewer sees and in the viewer's language.

        Clients whose boards have to be drawn are served in turn.
        """
        seen = msgspec.json.encode([game.name, view, voice.language, voice.names, narrow])
        key = hashlib.sha256(seen).digest()
        drawing = self._made.get(key)
        if drawing is None:
            made = self._threads.add(
                game.name, lambda: packed(svg_of(game, view, voice, narrow)), client
            )
            drawing = asyncio.wrap_future(made)
            self._made[key] = drawing
            drawing.add_done_callback(lambda done: self._keep(key, done))
        self._made.move_to_end(key)
        return await asyncio.shield(drawing)

    def _keep(self, key: bytes, drawing: asyncio.Future[Drawing]) -> None:
        if drawing.cancelled() or drawing.exception() is not None:
            self._made.pop(key, None)
            return
        self._size += drawing.result().size
        while self._size > KEPT_BYTES:
            oldest = next((k for k, made in self._made.items() if made.done()), None)
            if oldest is None or oldest == key:
                break
            self._size -= self._made.pop(oldest).result().size
