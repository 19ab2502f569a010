"""Tunnels: tokens on mouths, and the roads that a pair of them links."""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.carcassonne.rules.actions import TOKEN
from ludogare.games.carcassonne.rules.components import MOUTHS, TOKENS
from ludogare.games.carcassonne.rules.features import join
from ludogare.games.carcassonne.rules.state import COLOURS, State

COLOURS_EACH = table([[2, 1], [3, 2], [1, 1]])  # by option: with two players, with three
FEW = 3  # players, at most, with more than one colour


@rule
def give_tokens(s: State, option: int) -> None:
    """CA-6.2, CA-6.3: the tokens of the colours that each player has."""
    colours = COLOURS_EACH[option, s.seats - 2] if s.seats <= FEW else 1
    for seat in range(s.seats):
        for colour in range(colours):
            s.tokens[seat, colour] = TOKENS


@rule
def can_mark(s: State, seat: int) -> int:
    """CA-6.4: whether a seat has a token, and there is a mouth without one."""
    held = 0
    for colour in range(COLOURS):
        held += s.tokens[seat, colour]
    if held == 0:
        return 0
    for mouth in range(s.mouths):
        if s.token[mouth] == 0:
            return 1
    return 0


@rule
def legal_tokens(s: State, seat: int, out: Numbers, n: int) -> int:
    """CA-6.4: any token of the seat on any mouth without one."""
    for colour in range(COLOURS):
        if s.tokens[seat, colour]:
            for mouth in range(s.mouths):
                out[n] = TOKEN + colour * MOUTHS + mouth
                n += s.token[mouth] == 0
    return n


@rule
def mark(s: State, seat: int, colour: int, mouth: int) -> None:
    """CA-7.3: the second token of a colour links two mouths; the first changes nothing."""
    s.tokens[seat, colour] -= 1
    token = 1 + seat * COLOURS + colour
    for other in range(s.mouths):
        if s.token[other] == token:
            join(s, s.mouth[mouth], s.mouth[other], 2)
    s.token[mouth] = token
