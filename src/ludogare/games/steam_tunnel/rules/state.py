"""The state of a match of Steam Tunnel."""

from ludogare.core.law.state import Fields, i8, i16, i32

# What comes next (`phase`).
STARTING, FLIPPING, REVEALING, PLACING, OVER = range(5)

# Pawns of all seats on a tunnel are one number, five bits a seat: nobody ever places
# more than 24 pawns, and two tunnels are joined by one addition.
PAWN_BITS = 5
MOST_PAWNS = (1 << PAWN_BITS) - 1


class State(Fields):
    """Everything there is to know about one match.

    Cells are numbered row by row, seven to a row. Where two cards meet there are seams:
    a tunnel is a set of seams that known cards join, named by one of them, and its
    record stands under that name. Records of names given up mean nothing any more.
    """

    seats: i8
    dead_ends: i8  # options, as the places of their values
    charity: i8
    full: i8  # 1 on the full board
    phase: i8
    turn: i8
    chosen: i8  # the cell that was last flipped or blocked
    face_down: i8  # cards that can still be flipped
    unseen: i8[12]  # copies that nobody has seen, by pattern
    points: i32[5]  # for completed tunnels, in 1/60 point, by seat
    card: i8[49]  # what lies on each cell (`components.py`)
    pawn: i8[49, 5]  # 1 + seat, by cell and lowest port; at port 0 of a blocked card its blocker
    tunnel: i16[147]  # the tunnel of each seam
    next: i16[147]  # the next seam of the same tunnel, in a ring
    open: i8[147]  # ways out of a tunnel that face-down cards leave unknown
    segments: i8[147]  # face-up segments
    black: i8[147]  # black ends
    numbered: i8[147]  # ends of point cards
    ends: i8[147]  # their sum
    pawns: i32[147]  # pawns on its segments
