"""The options of Carcassonne."""

from __future__ import annotations

from ludogare.core.declaration.options import Options

OPTIONS = Options()
TUNNEL = OPTIONS.add("tunnel", (True, False), clause="CA-6.1")
TUNNEL_TOKENS = OPTIONS.add("tunnel_tokens", ("2/1", "3/2", "1/1"), clause="CA-6.3")
INNS_CATHEDRALS = OPTIONS.add("inns_cathedrals", (False, True), clause="CA-9.1")
OTHER_TUNNELS = OPTIONS.add("other_tunnels", ("off", "as printed", "cut"), clause="CA-8.1")
OTHERS_OFF = OPTIONS.number("other_tunnels", "off")
OTHERS_CUT = OPTIONS.number("other_tunnels", "cut")

OPTIONS.demand(
    "tunnels_cut", lambda seats, o: o["tunnel"] or o["other_tunnels"] != "cut", clause="CA-8.2"
)
