"""The actions of From Cape to Cairo."""

from __future__ import annotations

from ludogare.core.declaration.actions import actions, chosen, secret
from ludogare.games.cape_to_cairo.rules.components import HIGHEST_BID, MOST_BONUSES, MOST_NEEDED
from ludogare.games.cape_to_cairo.rules.parts import DECK

SEATS = 4
CARDS = range(1, DECK + 1)

ACTIONS = actions(
    seats={
        "bid": {"amount": secret(chosen(range(HIGHEST_BID + 1), "amount"))},
        "pick": {"card": chosen(CARDS, "card")},
        "build": {"bonuses": range(MOST_BONUSES + 1), "bought": range(MOST_NEEDED + 1)},
        "pass": {},
    },
    chance={
        "reveal": {"card": CARDS},
        "tie": {"seat": range(SEATS), "card": CARDS},
        "lot": {"seat": range(SEATS)},
        "draw": {"card": CARDS},
        "bonus": {"seat": range(SEATS), "card": secret(CARDS)},
    },
)

BID = ACTIONS.first("bid")
BID_COVERED = ACTIONS.number("bid ?")
PICK = ACTIONS.first("pick")
BUILD = ACTIONS.first("build")
BUILD_STRIDE = ACTIONS.stride("build", "bonuses")
PASS = ACTIONS.first("pass")
REVEAL = ACTIONS.first("reveal")
TIE = ACTIONS.first("tie")
TIE_STRIDE = ACTIONS.stride("tie", "seat")
LOT = ACTIONS.first("lot")
DRAW = ACTIONS.first("draw")
BONUS = ACTIONS.first("bonus")
BONUS_STRIDE = ACTIONS.stride("bonus", "seat")
