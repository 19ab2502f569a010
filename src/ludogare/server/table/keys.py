"""Who holds a seat: keys and their hashes, the ids of tables, nonces."""

from __future__ import annotations

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


def new_key() -> str:
    """A key for a seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """An id for a table."""
    return secrets.token_urlsafe(ID_BYTES)


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
