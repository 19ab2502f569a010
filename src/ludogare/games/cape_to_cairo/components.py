"""The fifty landscapes and the numbers of the game, as tables that the rules read."""

from __future__ import annotations

from pathlib import Path

from ludogare.core.components import load
from ludogare.core.errors import BadComponents
from ludogare.core.rule import table

COMPONENTS = load("cape_to_cairo", Path(__file__).parent)
DECK = 50
KINDS = ("savanna", "village", "desert", "mountain", "river")
RIVER = KINDS.index("river")

if tuple(COMPONENTS["kinds"]["names"]) != KINDS:
    raise BadComponents(f"{COMPONENTS.path}: the kinds are {', '.join(KINDS)}, in this order")
_cards = COMPONENTS["deck"]["cards"]
if len(_cards) != DECK:
    raise BadComponents(f"{COMPONENTS.path}: the deck has {DECK} cards, not {len(_cards)}")
for _number, _card in enumerate(_cards, 1):
    if len(_card) != 3 or _card[0] not in KINDS or not (0 <= _card[1] <= 3 and 0 <= _card[2] <= 99):
        raise BadComponents(
            f"{COMPONENTS.path}: card {_number} is {_card}, not [kind, track 0 to 3, prize 0 to 99]"
        )

# Cards are numbered from 1; 0 means "no card".
KIND = table([-1, *(KINDS.index(kind) for kind, _, _ in _cards)])
TRACK = table([0, *(track for _, track, _ in _cards)])
PRIZE = table([0, *(prize for _, _, prize in _cards)])
NEED = table([*COMPONENTS["kinds"]["needs"], 0])  # the last one for "no card"

CAPITAL: int = COMPONENTS["money"]["start"]
TRACK_PRICE: int = COMPONENTS["money"]["track"]
GOAL: int = COMPONENTS["limits"]["goal"]
MOST_BONUSES: int = COMPONENTS["limits"]["bonus"]
MOST_NEEDED = max(NEED)
HIGHEST_BID = CAPITAL + sum(sorted(PRIZE)[-(GOAL - 1) :])  # CC-3.3: all prizes before the last
