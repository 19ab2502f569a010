"""Who decides chance: a seed, a script, or a commitment that anybody can check.

Every dealer is asked with the number of the ply, the outcomes and their weights. It
keeps nothing in mind from one question to the next, so taking back and playing on
again meets the same cards.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ludogare.core.saying.errors import LudogareError

NONCE_BYTES = 16
SECRET_BYTES = 32


class Dealer(Protocol):
    """Decides an outcome of chance."""

    def choose(self, ply: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """One of the outcomes."""
        ...


def drawn(key: bytes, ply: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
    """An outcome by weight, from the HMAC-SHA256 of the ply under a key, without any bias."""
    total = sum(weights)
    even = (1 << 256) - (1 << 256) % total  # numbers above would favour the first outcomes
    again = 0
    while True:
        digest = hmac.new(key, f"{ply}:{again}".encode(), hashlib.sha256).digest()
        left = int.from_bytes(digest, "big")
        if left < even:
            break
        again += 1
    left %= total
    for outcome, weight in zip(outcomes, weights, strict=True):
        if left < weight:
            return outcome
        left -= weight
    raise AssertionError("the weights have a sum")


class Seeded:
    """Deals by a seed: the same seed gives the same match."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._key = hashlib.sha256(f"ludogare seed {seed}".encode()).digest()

    def choose(self, ply: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome that the seed gives this ply."""
        return drawn(self._key, ply, outcomes, weights)

    def __repr__(self) -> str:
        return f"Seeded({self.seed!r})"


class Scripted:
    """Deals what a script says, ply by ply; another dealer may fill its gaps."""

    def __init__(self, script: dict[int, int], then: Dealer | None = None) -> None:
        self.script, self.then = script, then

    def choose(self, ply: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome that the script names, if it is possible."""
        if ply not in self.script and self.then is not None:
            return self.then.choose(ply, outcomes, weights)
        outcome = self.script.get(ply)
        if outcome is None or outcome not in outcomes:
            raise LudogareError("script-outcome", ply=ply, outcome=str(outcome))
        return outcome


@dataclass(frozen=True)
class Fairness:
    """What is published about a committed deal: before the first card, and after the last."""

    commitment: str
    nonces: tuple[str, ...]
    secret: str | None = None


class Committed:
    """Deals for an online table, by what the server and the seats each bring.

    The server draws a secret and publishes its SHA-256 before the first deal. Each seat
    adds a nonce. Every card follows from both; the secret is shown at the end. No seat
    alone can have arranged it. Nor can the server, where it fixed the secret before it
    knew the nonces and drew none of them itself; elsewhere it has to be trusted
    (docs/protocol.md, Fair deals).
    """

    def __init__(self, secret: str, nonces: Sequence[str]) -> None:
        self.secret, self.nonces = secret, tuple(nonces)
        text = "\n".join([secret, *nonces])
        self._key = hashlib.sha256(text.encode()).digest()

    @staticmethod
    def new_secret() -> str:
        """A secret for the server."""
        return secrets.token_hex(SECRET_BYTES)

    @staticmethod
    def new_nonce() -> str:
        """A nonce for a seat that does not bring its own."""
        return secrets.token_hex(NONCE_BYTES)

    @staticmethod
    def commitment(secret: str) -> str:
        """What is published before the first deal."""
        return hashlib.sha256(secret.encode()).hexdigest()

    def choose(self, ply: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome that secret and nonces give this ply."""
        return drawn(self._key, ply, outcomes, weights)

    def fairness(self, over: bool) -> Fairness:
        """What may be published now."""
        shown = self.secret if over else None
        return Fairness(self.commitment(self.secret), self.nonces, shown)
