"""Handing seats over to another device: a code that works once, for a short while."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

from msgspec import Struct, json

from ludogare.server.errors import Refusal
from ludogare.server.store.store import Store
from ludogare.server.table.clock import now
from ludogare.server.table.keys import hashed, new_key

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that look like others."""
LENGTH, GROUP = 12, 4
"""60 bits: too many to guess in the minutes that a code lives."""
LIFE = 15 * 60 * 1000
"""Milliseconds for which a code works."""
ALIKE = str.maketrans("OIL", "011")
CODE, SEATS, CLAIMED = "handover", "handover-seats", "handover-claimed"


class Sealed(Struct):
    """A text that only who knows the code can read: the database never holds a key in the clear."""

    salt: str
    text: str


def new_code() -> str:
    """A code, in groups that are easily read out."""
    drawn = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(drawn[i : i + GROUP] for i in range(0, LENGTH, GROUP))


def tidy_code(code: str) -> str:
    """A code as it was made, however it was typed."""
    letters = re.sub("[^0-9A-Z]", "", code[:100].upper().translate(ALIKE))
    if len(letters) != LENGTH or not set(letters) <= set(LETTERS):
        raise Refusal("refuse-code", 403)
    return letters


def sealed(code: str, text: str) -> str:
    """A text as it is kept."""
    salt = secrets.token_hex(16)
    hidden = _masked(code, salt, text.encode())
    return json.encode(Sealed(salt, base64.b64encode(hidden).decode())).decode()


def opened(code: str, kept: str) -> str:
    """A text that was kept."""
    found = json.decode(kept, type=Sealed)
    return _masked(code, found.salt, base64.b64decode(found.text)).decode()


def _masked(code: str, salt: str, text: bytes) -> bytes:
    mask = hashlib.shake_256(f"ludogare {salt} {code}".encode()).digest(len(text))
    return bytes(a ^ b for a, b in zip(text, mask, strict=True))


class Handovers:
    """The codes that were made, and what they open."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, luggage: str) -> tuple[str, int]:
        """A new code, and for how long it works; what the page itself keeps goes with it."""
        code = new_code()
        tidy = tidy_code(code)
        await self.store.keep(CODE, hashed(tidy), sealed(tidy, luggage), now() + LIFE)
        return code, LIFE

    async def add(self, code: str, table: str, keys: list[str]) -> None:
        """The seats of these keys go with a code."""
        tidy = tidy_code(code)
        if not await self._works(tidy) or await self._claimer(tidy) is not None:
            raise Refusal("refuse-code", 403)
        name = f"{hashed(tidy)} {table}"
        await self.store.keep(SEATS, name, sealed(tidy, ".".join(keys)), now() + LIFE)

    async def claim(self, code: str, request: str | None) -> tuple[str, dict[str, list[str]]]:
        """What a code opens: the page's own, and keys by table.

        It works once, for one request, which may be repeated as long as the code lives.
        """
        tidy = tidy_code(code)
        luggage = await self._works(tidy)
        if luggage is None or not await self._is_first(tidy, hashed(request or new_key())):
            raise Refusal("refuse-code", 403)
        found: dict[str, list[str]] = {}
        for name in await self.store.kept_names(SEATS, f"{hashed(tidy)} "):
            keys = await self.store.kept(SEATS, name, now())
            if keys is not None:
                found[name.partition(" ")[2]] = opened(tidy, keys).split(".")
        return opened(tidy, luggage), found

    async def _works(self, tidy: str) -> str | None:
        """The luggage of a code, which is there as long as the code lives."""
        return await self.store.kept(CODE, hashed(tidy), now())

    async def _claimer(self, tidy: str) -> str | None:
        """Who has claimed what a code opens, as the hash of the request."""
        return await self.store.kept(CLAIMED, hashed(tidy), now())

    async def _is_first(self, tidy: str, claimer: str) -> bool:
        """Whether nobody has claimed what a code opens before, or by the same request."""
        until = now() + LIFE
        return (
            await self.store.reserve(CLAIMED, hashed(tidy), claimer, until)
            or await self._claimer(tidy) == claimer
        )

    async def revoke(self, code: str) -> None:
        """A code works no more."""
        await self.store.take(CODE, hashed(tidy_code(code)), now())
