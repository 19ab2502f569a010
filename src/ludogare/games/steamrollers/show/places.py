"""Where a hex lies, as people say it: its row from the top, its place in that row from the left."""

from __future__ import annotations

from ludogare.games.steamrollers.rules.components import CITY_HEX, SITE_HEX, region_of

_EVERY = sorted((*SITE_HEX, *CITY_HEX), key=lambda place: (place[1], place[0]))
_TOP = _EVERY[0][1]


def hex_details(q: int, r: int) -> dict[str, int]:
    """What a sentence about a hex may name."""
    row = [place for place in _EVERY if place[1] == r]
    return {"region": region_of((q, r)) + 1, "row": r - _TOP + 1, "place": row.index((q, r)) + 1}
