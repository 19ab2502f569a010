"""Positions for tests: a table from a few words, rails by the names of their sides."""

from __future__ import annotations

import random
from typing import Any

import ludogare
from ludogare.core.law.contract import CHANCE
from ludogare.games.steamrollers import GAME
from ludogare.games.steamrollers.rules import contract as rules
from ludogare.games.steamrollers.rules.components import COAL, DIRECTIONS, RAIL_SIDES, SITE_HEX
from ludogare.games.steamrollers.rules.network import draw_rail
from ludogare.games.steamrollers.rules.parts import BOXES, CODES, COLOURS
from ludogare.games.steamrollers.rules.state import ACTING, CHOOSING, State

QUIET = {1: "grey", 2: "grey", 3: "red", 4: "red", 5: "grey", 6: "grey"}
"""A good in every city, so that none is empty."""

RED = {"0,2": "NW-E", "1,2": "W-E", "2,3": "NW-E", "4,3": "W-NE", "5,2": "SW-NE"}
BLUE = {"1,1": "W-NE", "2,0": "SW-E", "3,0": "W-SE", "3,1": "NW-SE", "3,2": "NW-SE"}
TIFFANY = {
    "-1,2": "NE-SE", "-1,3": "NW-SE", "6,2": "NW-SW", "5,3": "NE-SE", "3,1": "SW-SE",
    "3,2": "NW-SE", "2,4": "NE-E", "3,4": "W-SE", "3,5": "NW-E", "4,5": "W-NE",
}  # fmt: skip
PLAN = {**RED, "-1,2": "NE-SE", "-1,3": "NW-SE", "6,2": "NW-SW", "5,3": "NE-SE"}
"""Rails that join all six cities."""
ALL_BOXES = (1 << BOXES) - 1


def table(
    seats: int = 2,
    *,
    goods: dict[int, str] | None = None,
    sides: str = "aaaaaa",
    dice: str = "1 2 3",
    die: int = 0,
    black: int = 1,
    turn: int = 0,
    first: int = 0,
    power: int = 0,
    hold: str = "",
    tilted: str = "",
    rails: dict[str, str] | None = None,
    border: int = 0,
    language: str = "en",
    **options: Any,
) -> Any:
    """A match in its first round: `turn` is about to choose, or acts with `die`.

    `hold` and `tilted` name tiles of the seat in turn, `power` ticks its first boxes.
    """
    match = ludogare.Match(
        GAME, seats=seats, options=options, names=list("ABCDE")[:seats], language=language
    )
    s = match.state
    for i, side in enumerate(sides):
        s.side[i] = "ab".index(side)
    for city, words in {**QUIET, **(goods or {})}.items():
        for word in words.split():
            put(s, city, word)
    s.case = border
    s.round, s.first, s.turn, s.turns = 1, first, turn, (turn - first) % seats + 1
    s.black, s.hand = black - 1, 0
    for value in dice.split():
        s.dice[int(value) - 1] += 1
    s.phase = CHOOSING
    for tile in [*hold.split(), *tilted.split()]:
        give(match, tile, turn, tilted=tile in tilted.split())
    for box in range(power):
        s.ticked[turn] |= 1 << box
        s.power[turn] += 1
    for place, sides_ in (rails or {}).items():
        draw(match, place, sides_, turn)
    if die:
        s.die, s.taken, s.phase = die, 1, ACTING
    return match


def put(s: State, city: int, colour: str) -> None:
    """A good out of the bag, or a coal out of the box, into a city."""
    good = COLOURS.index(colour)
    if good == COAL:
        s.box -= 1
    else:
        s.bag[good] -= 1
    if s.solo:
        s.row[city - 1, s.left[city - 1]] = 1 + good
    s.goods[city - 1, good] += 1
    s.left[city - 1] += 1


def keep(match: Any, words: str, seat: int = 0) -> None:
    """Goods that were delivered before."""
    for word in words.split():
        good = COLOURS.index(word)
        if good == COAL:
            match.state.box -= 1
        else:
            match.state.bag[good] -= 1
        match.state.kept[seat, good] += 1


def give(match: Any, code: str, seat: int = 0, *, tilted: bool = False) -> None:
    """A tile before a seat, on the side that the code names."""
    at = CODES.index(code)
    tile = 1 if code.startswith("S") else at // 2
    match.state.side[tile] = at % 2
    match.state.holder[tile] = 1 + seat
    match.state.tilted[tile] = int(tilted)


def stuck(match: Any, seat: int = 0) -> None:
    """A seat without anything to draw or to tick, and all tiles tilted elsewhere."""
    match.state.ticked[seat] = ALL_BOXES
    match.state.power[seat] = 6
    other = 1 - seat
    for tile in range(6):
        match.state.holder[tile], match.state.tilted[tile] = 1 + other, 1
    for place in range(42):
        match.state.rail[seat, place] = 1
    for region in range(6):
        match.state.free[seat, region] = 0


def edges(sides: str) -> str:
    """The sides of a rail as an action writes them: `NW-E` is `0-2`."""
    return "-".join(map(str, sorted(DIRECTIONS.index(side) for side in sides.split("-"))))


def site(place: str) -> int:
    q, r = map(int, place.split(","))
    return SITE_HEX.index((q, r))


def draw(match: Any, place: str, sides: str, seat: int = 0) -> None:
    """Draws a rail without a turn."""
    a, b = map(int, edges(sides).split("-"))
    assert match.state.rail[seat, site(place)] == 0
    draw_rail(match.state, seat, site(place), RAIL_SIDES.index((a, b)))


def legal(match: Any, seat: int | None = None, verb: str = "") -> list[str]:
    """The legal actions of a seat, of one verb if it is named."""
    if seat is None:
        seat = match.awaited[0]
    return [str(a) for a in match.legal_for(seat) if a.verb == verb or not verb]


def act(match: Any, die: int, seat: int | None = None) -> None:
    """Puts a die into the hand of the seat in turn."""
    if seat is not None:
        match.state.turn = seat
    match.state.die, match.state.phase, match.state.changed = die, ACTING, 0


def roll(match: Any, white: str, black: int = 1) -> None:
    """Rolls the dice of a round."""
    for value in white.split():
        match.play(f"white {value}")
    match.play(f"black {black}")


def held(match: Any, tile: int) -> tuple[int | None, bool]:
    """Who holds a tile (None: nobody), and whether it is tilted."""
    holder = match.state.holder[tile - 1]
    return (holder - 1 if holder else None), bool(match.state.tilted[tile - 1])


class Guided:
    """Plays as a person might: follows a plan of rails, delivers as far as it can."""

    def __init__(self, seed: int, wild: float = 0.15) -> None:
        self.choose, self.wild = random.Random(seed), wild

    def ply(self, s: State) -> tuple[int, int] | None:
        """Who does what next; None at the end."""
        out, weight = GAME.plain.workspace().choices
        mask = rules.awaited(s)
        if mask == 0:
            return None
        if mask == CHANCE:
            n = rules.chances(s, out, weight)
            return CHANCE, self.choose.choices(out[:n], weight[:n])[0]
        seat = mask.bit_length() - 1
        n = rules.legal(s, seat, out)
        if self.choose.random() < self.wild:
            return seat, self.choose.choice(out[:n])
        return seat, max(out[:n], key=lambda a: (self.worth(s, seat, a), self.choose.random()))

    def worth(self, s: State, seat: int, number: int) -> float:
        """How good an action looks."""
        action = GAME.actions[number]
        if action.verb == "deliver":
            return 10 + int(action.args["distance"]) + int(action.args["bonus"])
        if action.verb in ("rail", "start_rail"):
            wanted = PLAN.get(str(action.args["hex"]))
            return 8 if wanted and edges(wanted) == action.args["edges"] else 0
        if action.verb == "choose":
            return self.promise(s, seat, number)
        return {"loco": 6, "order": 9, "take": 3, "claim": 4, "pass": -1}.get(action.verb, 1)

    def promise(self, s: State, seat: int, number: int) -> float:
        """What the best action with a die would be worth."""
        tried = s.copy()
        rules.play(tried, seat, number)
        out, _ = GAME.plain.workspace().choices
        if tried.phase != ACTING:
            return 0
        n = rules.legal(tried, seat, out)
        return max(self.worth(tried, seat, a) for a in out[:n])
