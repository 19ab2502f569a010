"""Who holds a seat: keys, the cookie that carries them, and where a request comes from."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import urlsplit

from ludogare.server.live.protocol import MOST_NAME
from ludogare.server.texts import Refusal

KEY_BYTES = 16
ID_BYTES = 16
ID = re.compile(r"[A-Za-z0-9_-]{22}")
KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
NONCE = re.compile(r"[A-Za-z0-9_-]{8,64}")
MOST_KEYS = 8
LASTING = 180 * 24 * 3600
"""Seconds that a browser keeps a seat."""


def new_key() -> str:
    """A key for a seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """An id for a table."""
    return secrets.token_urlsafe(ID_BYTES)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def opened(keys: Iterable[str], locks: Sequence[str | None]) -> list[int]:
    """The seats that keys open."""
    return fitting(map(hashed, keys), locks)


def fitting(hashes: Iterable[str], locks: Sequence[str | None]) -> list[int]:
    """The seats that hashes of keys open; every lock is tried, in the same time."""
    found = set()
    for tried in hashes:
        for seat, lock in enumerate(locks):
            if hmac.compare_digest(tried, lock or "") and lock:
                found.add(seat)
    return sorted(found)


def cookie_name(table: str) -> str:
    """The name of the cookie that holds a browser's seats at a table."""
    return f"ludogare-{table}"


def set_cookie(table: str, keys: Sequence[str], secure: bool) -> str:
    """The header that gives a browser its seats; it is sent back for this table alone."""
    parts = [
        f"{cookie_name(table)}={'.'.join(keys)}",
        f"Path=/api/tables/{table}",
        f"Max-Age={LASTING}",
        "HttpOnly",
        "SameSite=Lax",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)


def shown_keys(table: str, headers: Mapping[str, str], cookies: Mapping[str, str]) -> list[str]:
    """The keys that a request shows: a program's, or those in the browser's cookie."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "seat":
        keys = [key.strip()]
    else:
        keys = cookies.get(cookie_name(table), "").split(".")
    return [key for key in keys[:MOST_KEYS] if KEY.fullmatch(key)]


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


def tidy_name(name: str) -> str:
    """A name as it is shown: text of one line."""
    tidy = " ".join(unicodedata.normalize("NFC", name[: 4 * MOST_NAME]).split())
    if not 1 <= len(tidy) <= MOST_NAME or not tidy.isprintable():
        raise Refusal("refuse-name", most=MOST_NAME)
    return tidy


def checked_nonce(nonce: str | None) -> str | None:
    """A nonce, if it is one."""
    if nonce is not None and not NONCE.fullmatch(nonce):
        raise Refusal("refuse-nonce")
    return nonce
