"""What a request shows to prove who asks: a key, the cookie that carries keys, and its origin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from starlette.responses import Response

from ludogare.server.table.keys import KEY

MAX_KEYS = 8
LASTING = 180 * 24 * 3600
"""Seconds that a browser keeps a seat."""


def cookie_name(table: str) -> str:
    """The name of the cookie that holds a browser's seats at a table."""
    return f"ludogare-{table}"


def give_seats(response: Response, table: str, keys: Sequence[str], secure: bool) -> None:
    """Gives a browser its seats; it shows them again at this table alone."""
    response.set_cookie(
        cookie_name(table),
        ".".join(keys),
        max_age=LASTING,
        path=f"/api/tables/{table}",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def shown_keys(table: str, headers: Mapping[str, str], cookies: Mapping[str, str]) -> list[str]:
    """The keys that a request shows: a program's, or those in the browser's cookie."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "seat":
        keys = [key.strip()]
    else:
        keys = cookies.get(cookie_name(table), "").split(".")
    return [key for key in keys[:MAX_KEYS] if KEY.fullmatch(key)]


def is_program(headers: Mapping[str, str]) -> bool:
    """Whether a seat key is shown in a header, which no foreign page can make a browser do."""
    return headers.get("authorization", "").lower().startswith("seat ")


def from_elsewhere(headers: Mapping[str, str]) -> bool:
    """Whether a browser sends this on behalf of a page of another server."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            return True
        return place.lower() != headers.get("host", "").lower()
    return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
