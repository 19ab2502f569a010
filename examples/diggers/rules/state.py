"""The state of a match of Diggers."""

from ludogare.core.law.state import Fields, i8

SEATS, ROUNDS, DEPTHS = 4, 5, 4
NOT_YET, HIDDEN = 0, -1


class State(Fields):
    """Everything there is to know about one match."""

    seats: i8
    round: i8  # rounds played
    depth: i8[SEATS]  # what each seat digs in this round
    points: i8[SEATS]
