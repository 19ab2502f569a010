"""The state of a match of SteamRollers."""

from ludogare.core.law.state import Fields, i8, i16
from ludogare.games.steamrollers.rules.components import SITES

# What comes next (`phase`). Up to CHANCE_ENDS chance is awaited, then a seat.
# ROUND_ENDS is never seen: it says within a ply that Olive has finished.
(
    DRAWING, TILE_SIDES, ORDER_SIDES, BORDER_ROLL, FIRST_SEAT, OLIVE_STARTS, PERSONAL_DRAWING,
    WHITE_DICE, BLACK_DIE, REROLLING, OLIVE_ROLLS,
    START_CHOICE, START_BOX, START_TRACK, START_TAKE, START_HOME,
    CHOOSING, CLAIMING, ACTING, ORDERING, SOLO_BEFORE, SOLO_INSTEAD, OVER, ROUND_ENDS,
) = range(24)  # fmt: skip
CHANCE_ENDS = OLIVE_ROLLS

# How a match ended (`end`).
CITIES_EMPTY, GUARD, FULL_REGION = range(3)

CENTRE = 0  # who holds a tile or an order: nobody, or 1 + seat
NO_DIE = 0
FINAL = 4  # in `changed`: no more changes; its other bits are 1 for tile 1 and 2 for tile 5


class State(Fields):
    """Everything there is to know about one match.

    Cities, regions, tiles, orders and die values are counted from 0 where they are places
    in a line, and from 1 where a field holds one as its value; 0 then means none.
    """

    seats: i8
    solo: i8
    coal: i8
    orders: i8
    start_tiles: i8
    borders: i8  # none, medium or hard
    guard: i8  # rounds
    level: i8
    first_seat: i8  # the option: 0 for chance, or 1 + seat
    phase: i8
    end: i8
    step: i8  # of a phase that comes several times: goods drawn, sides, dice of Olive
    case: i8  # which borders are blocked (`BORDERS`)
    # Goods, by colour
    bag: i8[6]
    box: i8  # coal that is not in play
    gone: i8[6]  # taken out of the game by Olive
    goods: i8[6, 6]  # on the central board, by city and colour
    left: i8[6]  # how many, by city
    row: i8[6, 4]  # solo: 1 + colour, in the order of the row, by city
    kept: i8[5, 6]  # delivered and kept for orders, by seat
    personal: i8[5]  # 1 + colour of the personal good
    home: i8[5]  # where it stands: 1 + city
    # Tiles
    side: i8[6]
    holder: i8[6]
    tilted: i8[6]
    order_side: i8[6]
    order_holder: i8[6]
    start_taken: i8[5]
    # The round
    round: i16
    first: i8  # the first player
    turn: i8  # the seat in turn
    turns: i8  # turns that were begun in this round
    hand: i8  # white dice that are still to be rolled
    dice: i8[6]  # white dice to choose from, by value
    taken: i8  # white dice that were chosen in this round
    black: i8  # its face, from 0
    die: i8  # the die in use
    second: i8  # tile 2a: the die to use next
    changed: i8  # what has changed the die in use
    used: i8  # solo: permanent tiles used in this round, as bits
    claimed: i8  # tile 2b: 1 + seat whose die is reserved
    claimed_die: i8
    moved: i8  # whether a good left the board in this round
    quiet: i8  # rounds in a row in which none did
    # The sheets, by seat
    rail: i8[5, SITES]  # 1 + rail, by site
    free: i8[5, 6]  # sites without a rail, by region
    links: i8[5, 15]  # the weights of the links between two cities: bit w - 1 for weight w
    reach: i16[5, 15]  # the distances between two cities: bit d for distance d
    network: i16[5]  # points for links and villages
    ticked: i8[5]  # boxes of the locomotive, as bits
    power: i8[5]  # how many
    delivered: i16[5]  # points
    bonus: i8[5]  # of the start tile +2
    # Olive
    ticks: i8[6]  # by region
    olive_die: i8
    olive_points: i16
