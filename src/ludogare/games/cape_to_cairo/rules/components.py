"""The fifty landscapes and the numbers of the game, as tables that the rules read."""

from __future__ import annotations

from pathlib import Path

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table

COMPONENTS = load("cape_to_cairo", Path(__file__).parents[1] / "data")
DECK = 50
KINDS = ("savanna", "village", "desert", "mountain", "river")
RIVER = KINDS.index("river")
MOST_TRACK = 127  # what the deck brings has to fit the stock

if COMPONENTS["kinds"]["names"] != list(KINDS):
    raise COMPONENTS.bad(f"the kinds are {', '.join(KINDS)}, in this order")
_cards = COMPONENTS["deck"]["cards"]
if not isinstance(_cards, list) or len(_cards) != DECK:
    raise COMPONENTS.bad(f"the deck has {DECK} cards")
for _number, _card in enumerate(_cards, 1):
    if not isinstance(_card, list) or len(_card) != 3 or _card[0] not in KINDS:
        raise COMPONENTS.bad(f"card {_number} is {_card}, not [kind, track, prize]")
    COMPONENTS.whole(_card[1], 0, 3, f"the track of card {_number}")
    COMPONENTS.whole(_card[2], 0, 99, f"the prize of card {_number}")
if sum(track for _, track, _ in _cards) > MOST_TRACK:
    raise COMPONENTS.bad(f"the deck has more than {MOST_TRACK} pieces of track")

# Cards are numbered from 1; 0 means "no card".
KIND = table([-1, *(KINDS.index(kind) for kind, _, _ in _cards)])
TRACK = table([0, *(track for _, track, _ in _cards)])
PRIZE = table([0, *(prize for _, _, prize in _cards)])
NEED = table([*COMPONENTS.line("kinds", "needs", len(KINDS), 1, 20), 0])  # 0 for "no card"


def _printed(group: str, key: str, number: int) -> int:
    """A number that is printed, and that our texts and drawings name."""
    if COMPONENTS[group][key] != number:
        raise COMPONENTS.bad(f"{group}.{key} is {number}, not {COMPONENTS[group][key]!r}")
    return number


CAPITAL = COMPONENTS.number("money", "start", 0, 999)
TRACK_PRICE = _printed("money", "track", 10)
GOAL = _printed("limits", "goal", 8)
MOST_BONUSES = COMPONENTS.number("limits", "bonus", 0, 5)
MOST_NEEDED = max(NEED)
HIGHEST_BID = CAPITAL + sum(sorted(PRIZE)[-(GOAL - 1) :])  # CC-3.3: all prizes before the last
