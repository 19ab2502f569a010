"""From Cape to Cairo, by Günter Burkhardt (2001)."""

from ludogare.core.game import Game
from ludogare.games.cape_to_cairo import rules
from ludogare.games.cape_to_cairo.actions import ACTIONS, SEATS
from ludogare.games.cape_to_cairo.components import COMPONENTS, DECK, HIGHEST_BID
from ludogare.games.cape_to_cairo.options import OPTIONS
from ludogare.games.cape_to_cairo.state import State

MOST_PLIES = {2: 1861, 3: 2550, 4: 3239}  # CC-Q17

GAME = Game(
    name="cape_to_cairo",
    version=1,
    seats=range(2, SEATS + 1),
    State=State,
    rules=rules,
    actions=ACTIONS,
    options=OPTIONS,
    components=COMPONENTS,
    endings=("eighth", "shortage"),
    bound=lambda seats, options: MOST_PLIES[seats],
    choices=max(HIGHEST_BID + 1, DECK),
    counts=1,
    prefix="CC",
)
