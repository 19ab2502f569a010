"""The actions of 1987 Channel Tunnel."""

from __future__ import annotations

from ludogare.core.declaration.actions import actions, chosen, secret
from ludogare.games.channel_tunnel.rules.components import (
    FIRST_TEMPORARY,
    SEATS,
    SLOTS,
    TILES,
    TOKENS_EACH,
)
from ludogare.games.channel_tunnel.rules.parts import (
    ACTS,
    AGENDA,
    CARDS,
    COLOURS,
    DRIFT_COLOURS,
    DRIFT_VALUES,
    SIDES,
    TRACKS,
)

PRINTED = ("technology", "finance", "planning", "drilling", "secondary", "development")
CARD = chosen(range(1, CARDS + 1), "card")
COLOUR = chosen(COLOURS, "colour")
SLOT = chosen(range(SLOTS), "slot")
TEMPORARY = chosen(range(FIRST_TEMPORARY, SLOTS), "slot")
PLACES = ("storage", "tunnel", "look")

ACTIONS = actions(
    seats={
        "new_workers": {"card": CARD},
        "draw": {},
        "exchange": {"card": CARD, "give": COLOUR, "take": COLOUR},
        "no_exchange": {},
        "place": {"colour": COLOUR, "slot": SLOT, "action": PRINTED},
        "pass": {},
        "keep": {"colour": COLOUR, "count": chosen(range(TOKENS_EACH + 1), "amount")},
        "pay_token": {"colour": COLOUR},
        "take": {"slot": TEMPORARY},
        "move_marker": {"track": TRACKS},
        "no_move": {},
        "extra_funding": {"card": CARD},
        "pay_barrier": {},
        "look": {"side": SIDES, "index": chosen(range(TILES), "cell")},
        "no_look": {},
        "realign": {"card": CARD},
        "realigned": {},
        "rubble": {"colour": COLOUR},
        "enough": {},
        "use": {"card": CARD},
        "end_turn": {},
        "heavy": {"action": ACTS, "slot": SLOT},
        "agenda_keep": {},
        "agenda_discard": {},
        "promotion": {"card": CARD},
    },
    chance={
        "tile": {
            "place": PLACES,
            "side": SIDES,
            "index": range(TILES),
            "colour": secret(COLOURS),
            "agenda": secret(range(2)),
        },
        "card": {"slot": range(FIRST_TEMPORARY, SLOTS), "card": range(1, CARDS + 1)},
        "token": {"seat": range(SEATS), "colour": COLOURS},
        "deviation": {"seat": range(SEATS), "colour": DRIFT_COLOURS, "value": DRIFT_VALUES},
        "agenda": {"seat": range(SEATS), "kind": AGENDA},
    },
)

RECRUIT = ACTIONS.first("new_workers") - 1  # plus a card, as all cards are numbered from 1
DRAW = ACTIONS.first("draw")
SWAP = ACTIONS.first("exchange")
SWAP_CARD = ACTIONS.stride("exchange", "card")
SWAP_GIVE = ACTIONS.stride("exchange", "give")
NO_SWAP = ACTIONS.first("no_exchange")
PLACE = ACTIONS.first("place")
PLACE_COLOUR = ACTIONS.stride("place", "colour")
PLACE_SLOT = ACTIONS.stride("place", "slot")
PASS = ACTIONS.first("pass")
KEEP = ACTIONS.first("keep")
KEEP_COLOUR = ACTIONS.stride("keep", "colour")
PAY = ACTIONS.first("pay_token")
TAKE = ACTIONS.first("take") - FIRST_TEMPORARY
MOVE = ACTIONS.first("move_marker")
NO_MOVE = ACTIONS.first("no_move")
FUND = ACTIONS.first("extra_funding") - 1
PAY_BARRIER = ACTIONS.first("pay_barrier")
LOOK = ACTIONS.first("look")
LOOK_SIDE = ACTIONS.stride("look", "side")
NO_LOOK = ACTIONS.first("no_look")
REALIGN = ACTIONS.first("realign") - 1
REALIGNED = ACTIONS.first("realigned")
GIVE = ACTIONS.first("rubble")
ENOUGH = ACTIONS.first("enough")
USE = ACTIONS.first("use") - 1
END_TURN = ACTIONS.first("end_turn")
FREE_ACT = ACTIONS.first("heavy")
FREE_STRIDE = ACTIONS.stride("heavy", "action")
AGENDA_KEEP = ACTIONS.first("agenda_keep")
AGENDA_DISCARD = ACTIONS.first("agenda_discard")
PROMOTE = ACTIONS.first("promotion") - 1

TILE = ACTIONS.first("tile")
TILE_PLACE = ACTIONS.stride("tile", "place")
TILE_SIDE = ACTIONS.stride("tile", "side")
TILE_INDEX = ACTIONS.stride("tile", "index")
TILE_COLOUR = ACTIONS.stride("tile", "colour")
TILE_COVERED = TILE_INDEX - 1  # both secrets are `?`
IN_STORAGE, IN_TUNNEL, AT_LOOK = range(len(PLACES))
CARD_UP = ACTIONS.first("card")
CARD_SLOT = ACTIONS.stride("card", "slot")
TOKEN = ACTIONS.first("token")
TOKEN_SEAT = ACTIONS.stride("token", "seat")
DRIFT = ACTIONS.first("deviation")
DRIFT_SEAT = ACTIONS.stride("deviation", "seat")
DRIFT_COLOUR_STRIDE = ACTIONS.stride("deviation", "colour")
AGENDA_CARD = ACTIONS.first("agenda")
AGENDA_SEAT = ACTIONS.stride("agenda", "seat")
