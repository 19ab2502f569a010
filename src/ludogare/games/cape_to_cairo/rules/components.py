"""The fifty landscapes and the numbers of the game, as tables that the rules read."""

from __future__ import annotations

from pathlib import Path

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table
from ludogare.games.cape_to_cairo.rules.parts import DECK as DECK
from ludogare.games.cape_to_cairo.rules.parts import KINDS, Parts

COMPONENTS = load("cape_to_cairo", Path(__file__).parents[1] / "data", Parts)
_parts = COMPONENTS.parts
_cards = _parts.deck.cards
RIVER = KINDS.index("river")

# Cards are numbered from 1; 0 means "no card".
KIND = table([-1, *(KINDS.index(card.kind) for card in _cards)])
TRACK = table([0, *(card.track for card in _cards)])
PRIZE = table([0, *(card.prize for card in _cards)])
NEED = table([*_parts.kinds.needs, 0])  # 0 for "no card"

CAPITAL = _parts.money.start
TRACK_PRICE = _parts.money.track
GOAL = _parts.limits.goal
MOST_BONUSES = _parts.limits.bonus
MOST_NEEDED = max(NEED)
HIGHEST_BID = CAPITAL + sum(sorted(PRIZE)[-(GOAL - 1) :])  # CC-3.3: all prizes before the last
