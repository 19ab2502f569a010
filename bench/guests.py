"""Live sockets that cost their client next to nothing: frames are read and written by hand."""

from __future__ import annotations

import base64
import os
import socket
from collections.abc import Iterator, Mapping
from urllib.parse import urlsplit

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
SHORT, MIDDLE = 126, 127
"""Lengths that say that the length comes after them, in two bytes or in eight."""
PIECE = 1 << 18


def upgrade(host: str, table: str, headers: Mapping[str, str]) -> bytes:
    """The request that opens a socket at a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "\r\n"]).encode()


def frame(kind: int, content: bytes) -> bytes:
    """A frame of a client, whose mask of zeros leaves the content as it is."""
    length = len(content)
    if length < SHORT:
        head = bytes([kind, MASKED | length])
    else:
        head = bytes([kind, MASKED | SHORT]) + length.to_bytes(2, "big")
    return head + bytes(4) + content


class Guest:
    """Somebody at a table, who listens and speaks when told to."""

    def __init__(self, address: str, table: str, headers: Mapping[str, str]) -> None:
        place = urlsplit(address)
        self.socket = socket.create_connection((place.hostname, place.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(upgrade(place.netloc, table, headers))
        head, _, self._come = self._head().partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head.decode())

    def _head(self) -> bytes:
        head = b""
        while b"\r\n\r\n" not in head:
            piece = self.socket.recv(PIECE)
            if not piece:
                raise ConnectionError(head.decode())
            head += piece
        return head

    def fileno(self) -> int:
        """What a selector asks for."""
        return self.socket.fileno()

    def say(self, message: bytes) -> None:
        """Sends a message."""
        self.socket.sendall(frame(TEXT, message))

    def hear(self) -> Iterator[bytes]:
        """Every message that has come, once something has."""
        piece = self.socket.recv(PIECE)
        if not piece:
            raise ConnectionError("the server has hung up")
        come = self._come + piece if self._come else piece
        at = 0
        while (found := framed(come, at)) is not None:
            kind, start, end = found
            at = end
            if kind == TEXT:
                yield come[start:end]
            elif kind == PING:
                self.socket.sendall(frame(PONG, come[start:end]))
            else:
                raise ConnectionError(f"the server said {come[start:end]!r}")
        self._come = come[at:]


def framed(come: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame of a server that begins there, and its content's two ends."""
    start, length = at + 2, come[at + 1] if at + 1 < len(come) else 0
    if length >= SHORT:
        start += 2 if length == SHORT else 8
        length = int.from_bytes(come[at + 2 : start], "big")
    end = start + length
    return (come[at], start, end) if end <= len(come) and start <= len(come) else None
