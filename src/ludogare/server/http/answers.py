"""How requests are read and answered: languages, bodies, headers, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.numbers import written
from ludogare.server import protocol
from ludogare.server.errors import Refusal
from ludogare.server.owners import network_of
from ludogare.server.show.boards import Drawing
from ludogare.server.texts import spoken, voice

T = TypeVar("T")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
NOTHING = "default-src 'none'; frame-ancestors 'none'"
DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"


def language_of(request: HTTPConnection) -> str:
    """The language to answer in."""
    wanted = request.query_params.get("language")
    return spoken(wanted, request.headers.get("accept-language", ""))


def client_of(request: HTTPConnection) -> str:
    """Who asks: the address of the client, of IPv6 the network; nothing on this machine."""
    return network_of(request.client.host) if request.client else ""


def is_secure(request: HTTPConnection) -> bool:
    """Whether the browser came by TLS."""
    return request.url.scheme in ("https", "wss")


def number_in(request: Request, name: str) -> int | None:
    """A whole number of the query."""
    text = request.query_params.get(name, "")
    if not text:
        return None
    number = written(text)
    if number is None:
        raise Refusal("refuse-number", parameter=name)
    return number


async def body_of(request: Request, kind: type[T], most: int = protocol.MAX_BODY) -> T:
    """The body of a request, as one of our messages."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal("refuse-body", 413, most=most)
        parts.append(part)
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("refuse-json", problem=str(problem)[:200]) from None


def answer(
    content: bytes,
    type: str,  # noqa: A002
    headers: Mapping[str, str] | None = None,
    status: int = 200,
    policy: str = NOTHING,
) -> Response:
    """An answer with the headers that all answers carry."""
    every = {**HEADERS, "Content-Security-Policy": policy, **(headers or {})}
    return Response(content, status, every, media_type=type)


def json(message: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    content = msgspec.json.encode(message)
    return answer(content, "application/json", {"Cache-Control": "no-store"}, status)


def refused(refusal: LudogareError, language: str) -> Response:
    """A refusal as JSON, said in a language."""
    status = refusal.status if isinstance(refusal, Refusal) else 400
    return json(protocol.Error(voice(language).refusal(refusal), refusal.cited), status)


def svg(request: Request, made: Drawing, caching: str) -> Response:
    """A drawing, unless the browser has it already."""
    vary = "Cookie, Authorization, Accept-Language, Accept-Encoding"
    headers = {"ETag": made.etag, "Cache-Control": caching, "Vary": vary}
    if same_etag(request, made.etag):
        return answer(b"", "image/svg+xml", headers, 304, DRAWING)
    if not takes_packed(request):
        return answer(made.svg, "image/svg+xml", headers, policy=DRAWING)
    headers["Content-Encoding"] = "gzip"
    return answer(made.packed, "image/svg+xml", headers, policy=DRAWING)


def takes_packed(request: Request) -> bool:
    """Whether who asks can read what is compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def same_etag(request: Request, etag: str) -> bool:
    """Whether the browser has this version."""
    known = request.headers.get("if-none-match", "")
    return etag in (part.strip().removeprefix("W/") for part in known.split(","))
