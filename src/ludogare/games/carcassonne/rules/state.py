"""The state of a match of Carcassonne."""

from ludogare.core.law.state import Fields, i8, i16, i64
from ludogare.games.carcassonne.rules.components import CELLS, DRAWN, MEEPLES, MOUTHS, NODES, SPOTS

# What comes next (`phase`).
DRAWING, PLACING, ACTING, OVER = range(4)

SEATS = 6
COLOURS = 3  # of tunnel tokens a seat can have
FIGURES = MEEPLES
GRID = 512  # a power of two, well above CELLS
PAYMENTS = 14 + SEATS * FIGURES  # in the last turn and at the end together

# What points are for (`gained`): features completed in a match, and what is left at its end.
IN_PLAY, AT_END, KINDS_OF_GAIN = 0, 3, 7


class State(Fields):
    """Everything there is to know about one match.

    The land has no edge. Its **cells** are numbered as they come up: one for the start tile,
    then one for each free spot beside a tile. `grid` finds a cell by its place.
    Each segment of a tile that lies is a **node**. A feature is a ring of nodes, named by one
    of them, and its tally stands under that name (`features.py`).
    """

    seats: i8
    tunnel: i8  # options
    cut: i8
    phase: i8
    turn: i8
    hand: i8  # the kind to be placed, while placing
    meeple_open: i8  # whether the seat in turn may still place a meeple, or a token
    token_open: i8
    last: i16  # the cell of the tile placed last
    stack: i16  # tiles still to be drawn
    stacked: i8[DRAWN]  # how many of each
    aside: i8[DRAWN]  # tiles that fitted nowhere
    supply: i8[SEATS]  # meeples
    figure: i16[SEATS, FIGURES]  # 1 + the node on which each meeple stands
    gained: i16[SEATS, KINDS_OF_GAIN]  # points, by what they were for
    # The land
    cells: i16
    x: i8[CELLS]
    y: i8[CELLS]
    face: i16[CELLS]  # 1 + the tile that lies there, as it lies
    first: i16[CELLS]  # the first node of that tile
    pattern: i16[CELLS]  # what a tile must show that comes to lie there
    grid: i16[GRID]  # 1 + cell, by place
    spots: i16
    spot: i16[SPOTS]  # the free cells, rising
    # The features
    nodes: i16
    home: i16[NODES]  # the cell of each node
    feature: i16[NODES]
    next: i16[NODES]  # the next node of the same feature, in a ring
    tally: i64[NODES]
    # Tunnels
    mouths: i8
    mouth: i16[MOUTHS]  # the node of each mouth
    token: i8[MOUTHS]  # 1 + seat * COLOURS + colour of the token on it
    tokens: i8[SEATS, COLOURS]  # in the supply
    # What was paid in the last turn, for eyes that look
    payments: i8
    final: i8  # how many of them came before the count at the end
    paid_node: i16[PAYMENTS]
    paid_points: i16[PAYMENTS]
    paid_seats: i8[PAYMENTS]  # as bits
