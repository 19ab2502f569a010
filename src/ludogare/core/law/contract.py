"""The law: what a game is.

The words
---------
A **game** is a set of rules. A **match** is one play of it. A **table** is a match with
people round it. A **record** is the text of a match. A **seat** is a place at the table,
numbered from 0; the left neighbour of seat 0 is seat 1. A **ply** is one action of one
seat, or one outcome of chance. **Points** are counted in the game's smallest unit.

The shape
---------
A game is the functions below, over one fixed-size state. They are written once, as
rules, and run plain, compiled, or thousands at a time; everything else in Ludogare is
derived from them. The bodies here are prototypes: a loop that is generic over games
names these functions, and `rule.bind` puts the game's own in their place. A game that has no
chance, no secrets or no components leaves those functions out, and the bodies here serve.

Chance is a player, and draws late
----------------------------------
A card that nobody has seen has no identity. Piles and bags are kept as what is left in
them, and chance names the card when it turns up. No shuffled deck and no generator sits
in a state, so nothing can look ahead, odds are exact, and a replay needs no seed.

Several seats may be awaited
----------------------------
Sealed bids are written into secret fields in any order, and the last one opens them all.

Secrets are fields
------------------
`hide` is the only gate outward: bots, pages, logs, exports and error messages are made
from hidden states and covered actions alone. The spectator is a seat of its own.

The laws
--------
Tested for every registered game, over random options, plain and compiled:

1. While a seat is awaited, `legal` gives at least one action for it, rising; for a seat
   that is not awaited it gives none.
2. While chance is awaited, `chances` gives at least one outcome, rising, each with a
   weight of 1 or more.
3. `play` changes the state that it is given and nothing else; copies are independent.
4. Every number fits its field; plain and compiled states are equal after every ply.
5. A match ends within its bound, and then `ending` names one of the endings and
   somebody has won; a game that can be played alone can also be lost.
6. Every action and outcome has a text, and the text leads back to it.
7. A seat finds in its hidden state whom the match awaits and what it may do itself.
8. `hide`, `deal`, `hide` gives the same as `hide` alone; hiding twice changes nothing.
   A dealt state can be played on.
9. A covered action stays covered, and what a seat does itself is never covered from it. Others who
   were asked with its seat are still asked after such an action, which reveals nothing before they
   have chosen.
10. Components are conserved: `count` gives the same sums after every ply.
11. The record of a match replays to the same state.
12. A shortcut (`loops.SHORTCUTS`) gives what the list gives, and throws the dice as often.
"""

from __future__ import annotations

from typing import Any

from ludogare.core.law.rule import rule

CHANCE = -1
"""Who is awaited when a draw or a die comes next, and the seat in whose name it is played."""

SPECTATOR = -2
"""The seat of somebody who only looks on."""

MOST_SEATS = 8
"""No game has more."""

State = Any
Numbers = Any
"""A line of ints to read or to fill: a list when plain, an array when compiled."""


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """Writes the first position into an empty state; the options stay in it as ints.

    Where matches differ in their number of seats, a field `seats` holds it: bots read it.
    """


@rule
def awaited(s: State) -> int:
    """The seats that may act now as a bit mask; CHANCE; or 0 when the match is over."""
    return 0


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """Writes the legal actions of a seat, rising, and returns how many there are."""
    return 0


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """Writes the possible outcomes, rising, with their whole-number weights; returns how many."""
    return 0


@rule
def play(s: State, seat: int, action: int) -> None:
    """Carries out an action, which it trusts to be legal; the seat is CHANCE for an outcome."""


@rule
def score(s: State, out: Numbers) -> None:
    """Writes the points of each seat as they stand now, in the game's smallest unit."""


@rule
def winners(s: State) -> int:
    """The seats that have won, as a bit mask; 0 before the end, or when nobody won."""
    return 0


@rule
def ending(s: State) -> int:
    """Which of the game's endings this is; -1 before the end."""
    return -1


@rule
def hide(s: State, seat: int) -> None:
    """Blanks what this seat may not know."""


@rule
def cover(s: State, viewer: int, seat: int, action: int) -> int:
    """What a viewer sees of an action about to be played at s: itself, or one with a `?` in it."""
    return action


@rule
def deal(s: State, seat: int, dice: Numbers) -> None:
    """Fills the blanks of a hidden state in a way that fits all that the seat knows."""


@rule
def count(s: State, out: Numbers) -> None:
    """Writes the sums that no ply may change: cards, tokens, cubes."""


REQUIRED = (start, awaited, legal, play, score, winners, ending)
"""The rules that every game has in its `rules/contract.py`, under these names."""

OPTIONAL = (chances, hide, cover, deal, count)
"""Those that it may leave out: a game without chance, without secrets, without components."""

RULES = (*REQUIRED, *OPTIONAL)
