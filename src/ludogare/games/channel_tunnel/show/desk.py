"""Where the parts of a player's board lie."""

from __future__ import annotations

from dataclasses import dataclass

Spot = tuple[float, float]


@dataclass(frozen=True)
class Desk:
    """Where the parts of a board lie."""

    width: float
    plate: tuple[float, float, float, float] | None  # to decline with: x, y, width, height
    hats: Spot | None  # the hand, where it does not lie elsewhere
    pitch: float  # from one colour to the next
    storage: Spot
    deviation: Spot
    tracks: Spot
    step: float  # width of a space of a track
    money: Spot
    cards: float  # where the cards begin
    columns: int
