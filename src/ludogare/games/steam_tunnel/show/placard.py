"""The poster of Steam Tunnel: under Jupiter, pipes run through the sulphur rock of Io."""

from __future__ import annotations

from typing import NamedTuple

from ludogare.core.drawing import POSTER, Markup, element, placed, stroke
from ludogare.games.steam_tunnel.show import moon, pipes
from ludogare.games.steam_tunnel.show.ways import PORTS, SIDE, Ports

HORIZON, GROUND, MINE = 146.0, 168.0, 200.0  # from the top


class Card(NamedTuple):
    """A card: its ground, its ways, whose they are, and what else lies on it."""

    ground: str
    ways: tuple[Ports, ...] = ()
    owner: int = 0
    more: tuple[str, ...] = ()


ENDS = tuple((port, 2 + port % 3) for port in range(len(PORTS)))
CARDS = (
    Card("cave", ((1, 5), (2, 3)), 0),
    Card("cave", ((0, 5), (2, 4)), 0),
    Card("rock-1", more=("steam-4", "steam-3")),
    Card("cave", ((0, 1), (3, 4)), 0),
    Card("plate", more=tuple(f"end-{port}-{value}" for port, value in ENDS)),
    Card("cave", ((0, 5), (2, 4)), 1),
)
PAWNS = ((0, 46, 233), (1, 262, 367))
"""Whose, and where."""


def drawn() -> list[Markup]:
    """Planet, volcano and mine."""
    wide, high = POSTER
    ways = {way for card in CARDS for way in card.ways}
    across = round(wide / SIDE)
    vent = f"M150 {MINE}V{GROUND - 8}"
    return [
        element("defs", *pipes.parts(ways, ENDS, "", 2)),
        moon.sky(wide, HORIZON, GROUND),
        moon.jupiter(206, 84, 74),
        moon.volcano(68, HORIZON + 2, 0.9),
        moon.strata(wide, GROUND, high),
        moon.surface(wide, HORIZON, GROUND),
        *(stroke(vent, colour, width) for colour, width in pipes.LAYERS),
        moon.blown_off(150, GROUND - 8, 1.1),
        *(placed(SIDE * (i % across), MINE + SIDE * (i // across), *card_drawn(card))
          for i, card in enumerate(CARDS)),
        *(element("use", href=f"#seat-{seat}", x=x, y=y) for seat, x, y in PAWNS),
    ]  # fmt: skip


def card_drawn(card: Card) -> list[Markup]:
    """A card as it lies."""
    laid = [f"pipe-{pipes.named(way)}" for way in card.ways]
    collars = ["joints"] if card.ways else []
    return [
        *(element("use", href=f"#{part}") for part in (card.ground, *laid)),
        *(element("use", href=f"#way-{pipes.named(way)}", class_=f"stripe line-seat-{card.owner}")
          for way in card.ways),
        *(element("use", href=f"#{part}") for part in (*collars, *card.more)),
    ]  # fmt: skip
