"""What a position of Steam Tunnel looks like to one seat.

The board is too large to be shown card by card. Open tunnels are summed up by what they promise:
for each seat by how it stands there and by the ways that are still open.
"""

from __future__ import annotations

from ludogare.core.declaration.features import BOUND, Features, clear, held, hold
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.steam_tunnel.judgement.evaluation import hopes, promise
from ludogare.games.steam_tunnel.rules.actions import SEATS
from ludogare.games.steam_tunnel.rules.components import CELLS, FACE_DOWN, PATTERNS, PORTS, SEAMS
from ludogare.games.steam_tunnel.rules.parts import CARD_NAMES
from ludogare.games.steam_tunnel.rules.state import PLACING, REVEALING, STARTING, State
from ludogare.games.steam_tunnel.rules.tunnels import UNIT, pawns_of, tunnel_at, worth

POINTS, MOST_POINTS = 80, 80 * BOUND
TURNS = 16
WAYS = 4
LEAD_STRIDE = 64  # more pawns than anybody ever places
# How a seat stands on a tunnel.
TIED, JUST_BEHIND = 2, 3  # far ahead and ahead by one come before
STANDING = ("far ahead", "ahead by one", "tied", "behind by one")
OPENNESS = ("one way open", "two ways open", "more ways open")
SORTS = [f"{place}, {ways}" for place in STANDING for ways in OPENNESS]
OFFERS = ("first", "second", "third")

FEATURES = Features(SEATS)
SCORED = FEATURES.by_seat("points", POINTS)
HOPED = FEATURES.by_seat("points and hopes", 2 * POINTS)
NOW = FEATURES.by_seat("worth of open tunnels that it leads", POINTS)
PROMISED = FEATURES.by_seat("promise of tunnels where it is", POINTS, SORTS)
LED = FEATURES.by_seat("open tunnels that it leads", 6)
THREAT = FEATURES.by_seat("promise of its tunnels that a card may lose", POINTS)
TURNS_LEFT = FEATURES.by_seat("pawns to come", TURNS)
IN_TURN = FEATURES.by_seat("in turn", 1)
AT_STAKE = FEATURES.by_seat("promise of its tunnels at the card being turned up", POINTS)
AT_THREAT = FEATURES.by_seat("promise that the card being turned up may lose", POINTS)
CLOSING = FEATURES.by_seat("its tunnels that end with the card being turned up", 3)
LEAD = FEATURES.add("hopes ahead of the best other", POINTS, signed=True)
POINTS_LEAD = FEATURES.add("points ahead of the best other", POINTS, signed=True)
OFFER = FEATURES.add("promise of an unclaimed tunnel", POINTS, OFFERS)
OFFER_WAYS = FEATURES.add("open ways of it", WAYS, OFFERS)
UNCLAIMED = FEATURES.add("unclaimed open tunnels", 10)
UNCLAIMED_AT = FEATURES.add("promise of unclaimed tunnels at the card being turned up", POINTS)
CARDS_DOWN = FEATURES.add("cards face down", 32)
PHASE = FEATURES.add("phase", 1, ("starting", "flipping", "revealing", "placing", "over"))
UNSEEN = FEATURES.add("unseen", 6, CARD_NAMES)
DEAD_ENDS = FEATURES.add("dead ends", 1, ("normal", "deadly", "less deadly"))
CHARITY = FEATURES.add("charity", 1)
FULL = FEATURES.add("full board", 1)
SEATED = FEATURES.add("seats", 1, ("two", "three", "four", "five"))
SIZE = FEATURES.size
MOST = table(FEATURES.most)
KINDS, OPEN_KINDS = len(SORTS), len(OPENNESS)
OFFERED = len(OFFERS)


@FEATURES.rule
def observe(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """The seats, the one that looks on first; the tunnels; the cards; the options."""
    clear(out, SIZE)
    show_points(s, seat, out, room)
    show_turns(s, seat, out)
    for tunnel in range(SEAMS):
        if s.tunnel[tunnel] == tunnel and s.open[tunnel] > 0 and s.segments[tunnel] > 0:
            if s.pawns[tunnel] > 0:
                show_claimed(s, seat, tunnel, out)
            else:
                show_unclaimed(s, tunnel, out)
    for cell in range(CELLS):
        if s.card[cell] == FACE_DOWN:
            show_meeting(s, seat, cell, out)
    hold(out, MOST, SIZE)
    out[PHASE + s.phase] = 1
    out[CARDS_DOWN] = s.face_down
    for pattern in range(PATTERNS):
        out[UNSEEN + pattern] = s.unseen[pattern]
    out[DEAD_ENDS + s.dead_ends] = 1
    out[CHARITY] = s.charity
    out[FULL] = s.full
    out[SEATED + s.seats - 2] = 1


@rule
def show_points(s: State, seat: int, out: Numbers, room: Numbers) -> None:
    """What each seat has, and may hope for; the distance to the best of the others."""
    hopes(s, room)
    scored, hoped = 0, 0
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        out[SCORED + turn] = min(s.points[other] // UNIT, MOST_POINTS)
        out[HOPED + turn] = min(room[other] // UNIT, 2 * MOST_POINTS)
        if turn > 0:
            scored = max(scored, s.points[other])
            hoped = max(hoped, room[other])
    out[POINTS_LEAD] = held((s.points[seat] - scored) // UNIT, MOST_POINTS)
    out[LEAD] = held((room[seat] - hoped) // UNIT, MOST_POINTS)


@rule
def show_turns(s: State, seat: int, out: Numbers) -> None:
    """Whose turn it is, and how many pawns each seat will place if nobody blocks a card.

    Whoever turns up the last card places none.
    """
    to_come = s.face_down - 1 + int(s.phase == PLACING)
    for turn in range(s.seats):
        after = ((seat + turn) - s.turn) % s.seats
        out[TURNS_LEFT + turn] = max(0, to_come - after + s.seats - 1) // s.seats
        out[IN_TURN + turn] = int(after == 0 and s.phase != STARTING)


@rule
def promised(s: State, tunnel: int) -> int:
    """What an open tunnel may be worth in the end, as far as it is shown."""
    return min(promise(s, tunnel), MOST_POINTS)


@rule
def leaders(s: State, tunnel: int) -> int:
    """The most pawns that a seat has on a tunnel, and by how many it leads, as one number."""
    most, second = 0, 0
    for seat in range(s.seats):
        pawns = pawns_of(s, tunnel, seat)
        if pawns > most:
            most, second = pawns, most
        else:
            second = max(second, pawns)
    return most * LEAD_STRIDE + most - second


@rule
def show_claimed(s: State, seat: int, tunnel: int, out: Numbers) -> None:
    """A tunnel with pawns: how each seat stands there."""
    first = leaders(s, tunnel)
    most, lead = first // LEAD_STRIDE, first % LEAD_STRIDE
    hope, ways = promised(s, tunnel), min(s.open[tunnel], OPEN_KINDS) - 1
    for turn in range(s.seats):
        pawns = pawns_of(s, tunnel, (seat + turn) % s.seats)
        standing = TIED - min(lead, 2)
        if pawns < most:
            standing = JUST_BEHIND
        else:
            out[LED + turn] += 1
            out[NOW + turn] += min(worth(s, tunnel), MOST_POINTS)
        if pawns > 0 and pawns + 1 >= most:
            out[PROMISED + turn * KINDS + standing * OPEN_KINDS + ways] += hope


@rule
def show_unclaimed(s: State, tunnel: int, out: Numbers) -> None:
    """A tunnel that nobody has claimed yet; the best of them are shown."""
    hope = promised(s, tunnel)
    out[UNCLAIMED] += 1
    at = OFFERED - 1
    if hope <= out[OFFER + at]:
        return
    while at > 0 and hope > out[OFFER + at - 1]:
        out[OFFER + at] = out[OFFER + at - 1]
        out[OFFER_WAYS + at] = out[OFFER_WAYS + at - 1]
        at -= 1
    out[OFFER + at] = hope
    out[OFFER_WAYS + at] = s.open[tunnel]


@rule
def show_meeting(s: State, seat: int, cell: int, out: Numbers) -> None:
    """A card that lies face down: what it may cost those who lead the tunnels that it may join."""
    turning = int(s.phase == REVEALING and cell == s.chosen)
    for port in range(PORTS):
        tunnel = tunnel_at(s, cell, port)
        hope = promised(s, tunnel) if s.pawns[tunnel] or turning else 0
        if s.pawns[tunnel] == 0:
            out[UNCLAIMED_AT] += hope * turning
            continue
        first = leaders(s, tunnel)
        most, lead = first // LEAD_STRIDE, first % LEAD_STRIDE
        for turn in range(s.seats):
            leader = (seat + turn) % s.seats
            if pawns_of(s, tunnel, leader) == most:
                risk = min(hope * rivals(s, cell, tunnel, leader, lead) // PORTS, MOST_POINTS)
                out[THREAT + turn] += risk // 2
                out[AT_THREAT + turn] += risk * turning
                out[AT_STAKE + turn] += hope * turning
                out[CLOSING + turn] += turning * int(s.open[tunnel] == 1)


@rule
def rivals(s: State, cell: int, tunnel: int, leader: int, lead: int) -> int:
    """How often a tunnel meets another at a card with which somebody would catch up its leader."""
    found = 0
    for port in range(PORTS):
        met = tunnel_at(s, cell, port)
        if met != tunnel and s.pawns[met] > 0:
            own = pawns_of(s, met, leader)
            for other in range(s.seats):
                found += int(other != leader and pawns_of(s, met, other) - own >= lead)
    return found
