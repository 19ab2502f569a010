"""Plies: what was played, and what it made of a position."""

from __future__ import annotations

from dataclasses import dataclass

from ludogare.core.law.state import Fields


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of one seat, or one outcome of chance."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Step:
    """A ply with the state before it and the state after it; neither is ever changed."""

    number: int
    ply: Ply
    before: Fields
    after: Fields
