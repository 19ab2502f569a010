"""The colours of the land by day and by night, and how its parts answer to a pointer."""

from __future__ import annotations

from ludogare.core.drawing import SEATS, Colours

COLOURS: Colours = {
    # The table: an old map
    "chart": ("#EFE5CB", "#121C25"),
    "ray": ("#E9C46A", "#3C5468"),  # of the evening sun, of the moon
    "graticule": ("#DDCFA9", "#22313D"),
    "engraved": ("#D8C898", "#26384A"),
    "board": ("#8D6F45", "#06090C"),  # the edge of the tiles
    # Fields
    "meadow": ("#A8C072", "#43573F"),
    "pasture": ("#9AB563", "#3B4E39"),
    "sunlit": ("#B7CC84", "#4D6248"),
    "tuft": ("#7C9A4C", "#2C3D2B"),
    "flower": ("#F8EFC4", "#8F8F6E"),
    "wheat": ("#E6C871", "#857747"),
    "stubble": ("#CBA650", "#665A35"),
    "leaf-lit": ("#86AD58", "#456544"),
    "foliage": ("#5F8A48", "#304C33"),
    "leaf-dark": ("#456B39", "#213826"),
    "trunk": ("#6B4C31", "#33261A"),
    "wool": ("#FFFBF0", "#CFCDC4"),
    # Roads
    "kerb": ("#8F7B57", "#38332A"),
    "gravel": ("#F0E4C6", "#9F957E"),
    "rut": ("#D2BF95", "#7F7661"),
    # Cities
    "ground": ("#DDBA84", "#6C5A42"),
    "lane": ("#EACFA0", "#7F6B4F"),
    "roof-0": ("#D9784C", "#A5583C"),
    "roof-1": ("#C45C3D", "#8C4430"),
    "ridge": ("#96402A", "#612E1E"),
    "roof-2": ("#E3995F", "#B07048"),
    "umber": ("#6B1E08", "#2B0D02"),  # over the side of a roof that lies in the shade
    "plaster": ("#FAEFD5", "#B5A88C"),
    "gable": ("#DCC59B", "#857860"),
    "window": ("#5E4837", "#FFD685"),
    "glow": ("#FFC86A00", "#FFC86AA8"),  # round lit windows and lanterns, by night alone
    "stone-lit": ("#F4ECD8", "#BDB4A0"),
    "stone": ("#D5C9AE", "#8B8371"),
    "stone-dark": ("#A5977A", "#5A5447"),
    "slate": ("#5A6F82", "#41525F"),
    "slate-lit": ("#8098AA", "#5D7281"),
    "line": ("#40342A", "#100D0A"),
    "hole": ("#241B15", "#050403"),
    "water": ("#84B4C4", "#3F6774"),
    "smoke": ("#FFFFFF", "#8E9BA6"),
}

OWNED = "".join(
    f".ludogare .hit.shown.of-{seat}{{fill:var(--seat-{seat});fill-opacity:.55}}\n"
    for seat in range(len(SEATS))
)

MOST_SWELL = 17  # tenths by which words grow at most, so that they stay apart
SWELLS = "".join(
    f".ludogare .swell-{tenths}{{--swell:{tenths / 10}}}" for tenths in range(10, MOST_SWELL + 1)
)

RULES = f"""
{SWELLS}
.ludogare .hit{{fill:var(--gold);stroke:var(--gold);fill-opacity:0;stroke-opacity:0;stroke-width:0}}
.ludogare .hit.lit{{fill-opacity:.42;stroke-opacity:.8}}
.ludogare .hit.shown.of-many{{fill-opacity:.55}}
{OWNED}.ludogare .hit.shown.lit{{fill-opacity:.8}}
.ludogare .spot.can{{filter:none}}
.ludogare .spot.would,.ludogare .spot.chosen,.ludogare .spot:focus-visible{{filter:none}}
.ludogare .spot:focus-visible rect{{stroke:var(--ink);stroke-opacity:1}}
.ludogare .claim{{fill:var(--gold);stroke:var(--gold);fill-opacity:.2;stroke-opacity:.4;\
stroke-width:0}}
.ludogare .claim.can{{filter:none}}
.ludogare .claim.can:hover,.ludogare .claim.would,.ludogare .claim.chosen,\
.ludogare .claim:focus-visible{{fill-opacity:.58;stroke-opacity:1;filter:none;outline:none}}
.ludogare .claim:focus-visible circle{{stroke:var(--ink)}}
.ludogare .ghost,.ludogare .face{{visibility:hidden;pointer-events:none}}
.ludogare .face.faced{{visibility:visible;pointer-events:auto}}
.ludogare .ghost.chosen,.ludogare .ghost.would{{visibility:visible;\
filter:drop-shadow(0 0 5px var(--gold)) drop-shadow(0 3px 5px #0008)}}
.ludogare [data-turns]{{cursor:pointer}}
.ludogare .paid{{transform:scale(max(1,calc(var(--swell,1)*.77)))}}
.ludogare .swells{{transform:scale(var(--swell,1))}}
.ludogare .through{{pointer-events:none}}
.ludogare .stop-glow{{stop-color:{COLOURS["glow"][0]};stop-color:var(--glow)}}
"""
