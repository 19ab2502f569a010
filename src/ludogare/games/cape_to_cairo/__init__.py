"""From Cape to Cairo, by Günter Burkhardt (2001)."""

from ludogare.core.declaration.game import Game
from ludogare.games.cape_to_cairo.rules import contract
from ludogare.games.cape_to_cairo.rules.actions import ACTIONS, SEATS
from ludogare.games.cape_to_cairo.rules.components import COMPONENTS, GOAL, HIGHEST_BID
from ludogare.games.cape_to_cairo.rules.options import OPTIONS
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.state import State


def most_plies(seats: int) -> int:
    """CC-Q17: how long a match can last.

    Every auction gives each row one landscape, so there are GOAL of them at most. In each,
    everybody has a card turned up, bids, picks (but for the last) and wins a lot (but for the
    last); cards that settle ties lie aside until the end of the tie, so no card is drawn twice.

    Everybody builds GOAL - 1 times at most, and one seat once more. Before a build, or the
    end by shortage, no card of the stock is drawn twice either; each is followed by a pass or
    by the build. Once there are none, after as many passes as there are seats the match is
    over, and a build instead of the last of them brings a bonus card to each of the others.
    """
    auctions = sum(seats + seats + 2 * (seats - 1) + DECK - seats * k for k in range(1, GOAL + 1))
    builds = (GOAL - 1) * seats + 1
    return auctions + builds * (2 * (DECK - seats) + seats + seats - 1)


GAME = Game(
    name="cape_to_cairo",
    version=2,
    seats=range(2, SEATS + 1),
    State=State,
    rules=contract,
    actions=ACTIONS,
    options=OPTIONS,
    components=COMPONENTS,
    endings=("eighth", "shortage"),
    bound=lambda seats, options: most_plies(seats),
    choices=max(HIGHEST_BID + 1, DECK),
    counts=1,
    prefix="CC",
)
