"""The poster of 1987 Channel Tunnel: far below a ferry, the two sides shake hands."""

from __future__ import annotations

from ludogare.core.drawing import POSTER, Markup, element, placed
from ludogare.games.channel_tunnel.show import scenery, signs
from ludogare.games.channel_tunnel.show.machine import gallery, machine
from ludogare.games.channel_tunnel.show.moment import breakthrough

HORIZON, SEABED, TUNNEL = 118.0, 186.0, 292.0  # from the top; the tunnel by its middle
BORE, MACHINE, MOMENT = 76.0, 1.45, 1.05  # how large things are
SHORE = 66.0
CLOUDS = ((26.0, 46.0, 1.1), (130.0, 66.0, 0.8))


def drawn() -> list[Markup]:
    """Sky, sea and chalk; two galleries with their machines; the breakthrough between them."""
    wide, high = POSTER
    drilled = [placed(BORE * i, TUNNEL - BORE / 2, gallery(BORE)) for i in range(4)]
    return [
        element("defs", *scenery.parts(), *signs.parts(), signs.FLAG_SHAPE),
        scenery.scenery(wide, HORIZON, SEABED, high, SHORE, CLOUDS),
        scenery.ferry(146, HORIZON + 14, 1.15),
        *drilled,
        placed(58, TUNNEL, machine(0, False), scale=MACHINE),
        placed(wide - 58, TUNNEL, machine(1, True), scale=MACHINE),
        breakthrough(wide / 2, TUNNEL, MOMENT),
    ]
