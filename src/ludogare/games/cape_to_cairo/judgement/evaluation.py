"""What bots are told about From Cape to Cairo: what a position is worth, and what to try."""

from __future__ import annotations

from ludogare.core.declaration.judgement import Judgement, SearchSettings
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule
from ludogare.games.cape_to_cairo.rules.actions import BUILD, BUILD_STRIDE, PASS
from ludogare.games.cape_to_cairo.rules.components import KIND, NEED, PRIZE, RIVER, TRACK
from ludogare.games.cape_to_cairo.rules.contract import legal
from ludogare.games.cape_to_cairo.rules.state import BIDDING, HIDDEN_BID, NO_BID, PICKING, State

# All in pounds; found by playing them against each other.
A_CROSSING = 20  # beside the prize
A_BONUS = 9
HIGHEST_BID_TRIED = 12
MOST_TRACK_BOUGHT = 4


@rule
def reopen(s: State, seat: int) -> None:
    """A covered bid was made without knowing that of the seat: it may as well come later."""
    for other in range(s.seats):
        if s.bid[other] == HIDDEN_BID:
            s.bid[other] = NO_BID


@rule
def promise(card: int) -> int:
    """What a landscape ahead is worth: its prize and track, less what its crossing takes."""
    worth = PRIZE[card] + 4 * TRACK[card] - 4 * (NEED[KIND[card]] - 6)
    if KIND[card] == RIVER:
        worth += A_BONUS
    return worth


@rule
def wealth(s: State, seat: int) -> int:
    """Everything that a seat has, in pounds."""
    worth = A_CROSSING * s.crossed[seat] + s.capital[seat] + A_BONUS * s.bonuses[seat]
    for i in range(s.crossed[seat], s.bought[seat]):
        worth += promise(s.row[seat, i])
    return worth


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """Half the victory, more or less by the distance to the richest of the others."""
    best = -1000
    for other in range(s.seats):
        if other != seat:
            best = max(best, wealth(s, other))
    return max(1, min(999, 500 + 3 * (wealth(s, seat) - best)))


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """Small bids; builds that cost little; passing."""
    n = legal(s, seat, out)
    if s.phase == PICKING:
        return n
    if s.phase == BIDDING:
        return min(n, HIGHEST_BID_TRIED + 1)
    kept = 0
    for i in range(n):
        bought = (out[i] - BUILD) % BUILD_STRIDE
        if out[i] == PASS or bought <= MOST_TRACK_BOUGHT:
            out[kept] = out[i]
            kept += 1
    return kept


JUDGEMENT = Judgement(
    evaluate=evaluate,
    consider=consider,
    reopen=reopen,
    search=SearchSettings(explore=300, rollout=20),
    blur=(400, 150, 250),
)
