"""Who holds a seat: keys and their hashes, the ids of tables, nonces."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence

from ludogare.server.errors import Refusal

KEY_BYTES = 16
ID_BYTES = 16
ID = re.compile(r"[A-Za-z0-9_-]{22}")
KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
NONCE = re.compile(r"[A-Za-z0-9_-]{8,64}")
REQUEST = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""The id of a request over HTTP: a secret of the client's, since keys are made from it."""


def new_key(request: str | None = None, what: str = "") -> str:
    """A key for a seat: a new one, or the one that a request finds again when it is repeated."""
    return derived(request, f"key {what}") if request else secrets.token_urlsafe(KEY_BYTES)


def new_id(request: str | None = None) -> str:
    """An id for a table: a new one, or the one that a request finds again.

    It does not begin with a dash, as an option would where a host names a table.
    """
    made = derived(request, "table") if request else secrets.token_urlsafe(ID_BYTES)
    return f"_{made[1:]}" if made[0] == "-" else made


def derived(request: str, what: str) -> str:
    """What follows from the id of a request alone, and tells nothing about it."""
    digest = hashlib.sha256(f"ludogare {what} of {request}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:KEY_BYTES]).rstrip(b"=").decode()


def checked_request(request: str | None) -> str | None:
    """The id of a request over HTTP, if it is one."""
    if request is not None and not REQUEST.fullmatch(request):
        raise Refusal("refuse-id")
    return request


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def seats_opened(keys: Iterable[str], locks: Sequence[str | None]) -> list[int]:
    """The seats that keys open."""
    return seats_fitting(map(hashed, keys), locks)


def seats_fitting(hashes: Iterable[str], locks: Sequence[str | None]) -> list[int]:
    """The seats that hashes of keys open; every lock is tried, in the same time."""
    found = set()
    for tried in hashes:
        for seat, lock in enumerate(locks):
            if hmac.compare_digest(tried, lock or "") and lock:
                found.add(seat)
    return sorted(found)


def checked_nonce(nonce: str | None) -> str | None:
    """A nonce, if it is one."""
    if nonce is not None and not NONCE.fullmatch(nonce):
        raise Refusal("refuse-nonce")
    return nonce
