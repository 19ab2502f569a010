"""Where the parts of a player's board lie."""

from __future__ import annotations

from dataclasses import dataclass

Spot = tuple[float, float]


@dataclass(frozen=True)
class Desk:
    """Where the parts of a board lie."""

    width: float
    sign: Spot  # the plate to decline with
    hats: Spot
    pitch: float  # from one colour to the next
    storage: Spot
    deviation: Spot
    tracks: Spot
    step: float  # width of a space of a track
    money: Spot
    cards: float  # where the cards begin
    columns: int
