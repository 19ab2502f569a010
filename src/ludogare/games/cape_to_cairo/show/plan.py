"""The plan of the board: where things lie, and the pieces that its parts share."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludogare.core.drawing import (
    Attribute,
    Markup,
    group,
    known,
    name,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.cape_to_cairo.show import posters
from ludogare.games.cape_to_cairo.show.posters import HEIGHT

Spot = tuple[float, float]
Area = tuple[float, float, float, float]  # x, y, width, height

PLACES = 8
MOST_BONUSES = 5
HEADROOM = 17  # above a line of posters, for the tag on the next one
FOOTROOM = 6  # below it


@dataclass(frozen=True)
class Plan:
    """Where things lie; a poster is 100 by 112 times a scale."""

    width: float
    margin: float
    scale: float  # of the posters in a journey
    line: int  # places in a line of a journey
    start: Spot  # where a journey begins in a player's row
    chart: Area
    piles: Area
    stage: Area
    head: float  # the size of headings
    label: dict[str, Spot]  # where things lie on a player's label
    name: float  # the room for a player's name; none where it stands above the board
    bonuses: float  # the scale of bonus cards
    grown: float = 1  # the scale of everything else on a label
    headed: tuple[dict[str, Spot], float] = ({}, 0)
    """Where things lie on a label without a name, and the scale of bonus cards then."""

    @property
    def narrow(self) -> bool:
        """Whether labels stand above the journeys."""
        return self.line < PLACES

    @property
    def pitch(self) -> float:
        """From one line of a journey to the next."""
        return HEADROOM + HEIGHT * self.scale + FOOTROOM

    def lines(self, player: Json) -> int:
        """How many lines a player's journey takes: those on which something lies, and the first."""
        lying = min(PLACES, len(player["row"]) + bool(player["tie_card"]))
        return max(1, -(-lying // self.line))

    def row(self, lines: int) -> tuple[float, float]:
        """How wide and high a player's row is, with so many lines."""
        return self.width - 2 * self.margin, self.start[1] + lines * self.pitch

    @property
    def top(self) -> float:
        """Where the rows begin."""
        return self.stage[1] + self.stage[3] + 8

    def place(self, i: int) -> Spot:
        """Where the i-th landscape lies in a player's row; -1 is the Cape."""
        x, y = self.start
        if i < 0:
            return x, y + HEADROOM
        line, column = divmod(i, self.line)
        across = 100 * column + (posters.END if line == 0 else 0)
        return x + across * self.scale, y + HEADROOM + line * self.pitch


LABEL: dict[str, Spot] = {
    "mark": (26, 22), "name": (44, 27), "signal": (138, 15), "capital": (16, 39),
    "track": (16, 64), "bonuses": (16, 87), "bid": (101, 46),
}  # fmt: skip
NAMELESS: dict[str, Spot] = {
    "mark": (28, 25), "signal": (138, 15), "capital": (48, 15), "track": (16, 52),
    "bonuses": (13, 82), "bid": (101, 46),
}  # fmt: skip
TWO = Plan(
    width=1000, margin=12, scale=0.91, line=8, start=(164, 0), head=15, name=90,
    chart=(12, 12, 258, 280), stage=(278, 12, 532, 280), piles=(818, 12, 170, 280),
    label=LABEL, bonuses=0.92, headed=(NAMELESS, 1),
)  # fmt: skip
THREE = Plan(
    width=1060, margin=12, scale=0.91, line=8, start=(224, 0), head=15, name=110,
    chart=(12, 12, 190, 212), stage=(210, 12, 684, 212), piles=(902, 12, 146, 212),
    label={
        "mark": (30, 26), "name": (52, 32), "signal": (192, 17), "capital": (18, 46),
        "track": (116, 50), "bonuses": (18, 83), "bid": (153, 50),
    },
    bonuses=1, grown=1.15,
    headed=({
        "mark": (30, 27), "signal": (192, 17), "capital": (52, 15), "track": (20, 53),
        "bonuses": (16, 82), "bid": (150, 50),
    }, 1.1),
)  # fmt: skip
FOUR = Plan(
    width=1259, margin=12, scale=0.97, line=8, start=(369, 0), head=16, name=150,
    chart=(12, 12, 154, 176), stage=(174, 12, 915, 176), piles=(1097, 12, 150, 176),
    label={
        "mark": (34, 30), "name": (58, 37), "signal": (252, 22), "capital": (20, 52),
        "track": (172, 58), "bonuses": (20, 92), "bid": (280, 42),
    },
    bonuses=1.1, grown=1.4,
    headed=({
        "mark": (34, 31), "signal": (250, 22), "capital": (60, 17), "track": (168, 24),
        "bonuses": (20, 66), "bid": (278, 42),
    }, 1.55),
)  # fmt: skip
NARROW = Plan(
    width=360, margin=4, scale=0.773, line=4, start=(7, 54), head=13, name=120,
    chart=(4, 4, 104, 104), piles=(114, 4, 242, 104), stage=(4, 114, 352, 136),
    label={
        "mark": (22, 18), "name": (38, 23), "signal": (172, 12), "capital": (192, 9),
        "track": (15, 35), "bonuses": (74, 32), "bid": (294, 10),
    },
    bonuses=0.62,
    headed=({
        "mark": (22, 18), "signal": (200, 12), "capital": (42, 9), "track": (132, 13),
        "bonuses": (15, 31), "bid": (294, 10),
    }, 0.7),
)  # fmt: skip


def plan_for(seats: int, narrow: bool, headed: bool = False) -> Plan:
    """The plan that fills a screen: with few players the table is large, with many their labels."""
    plan = NARROW if narrow else {2: TWO, 3: THREE}.get(seats, FOUR)
    if not headed:
        return plan
    label, bonuses = plan.headed
    return replace(plan, name=0, label=label, bonuses=bonuses)


def words_for(card: Json, say: Say, message: str = "board-card") -> Markup:
    """What a card is, in words."""
    return name(say(message, **{key: card[key] for key in ("kind", "need", "track", "prize")}))


def poster(
    card: Json, say: Say, fresh: str, message: str = "board-card", **more: Attribute
) -> Markup:
    """A landscape to be crossed, or to be bought."""
    title, prize = say("board-kind", kind=card["kind"]), say("board-pounds", amount=card["prize"])
    return group(
        words_for(card, say, message),
        posters.poster(card, title, prize),
        **known(f"card-{card['card']}", fresh),
        **more,
    )
