"""The whole game a second time, slow and obvious: one story told with generators.

`story()` yields every line that may follow, by the seat that may play it ("*" is chance),
and is sent the seat and the line that did. It knows the fifty cards of the component file,
and nothing of the rules under test.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from files import written

COMPONENTS = written("cape_to_cairo")
CARDS = dict(enumerate(COMPONENTS["deck"]["cards"], 1))
NEEDED = {"savanna": 6, "village": 7, "desert": 8, "mountain": 9, "river": 10}  # CC-2.4
Who = int | str
Story = Generator[dict[Who, set[str]], tuple[Who, str], Any]


class Finished(Exception):
    """The match is over."""


def track(cards: list[int]) -> int:
    return sum(CARDS[card][1] for card in cards)


def prize(card: int) -> int:
    return int(CARDS[card][2])


class Player:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.capital = 100
        self.row: list[int] = []
        self.crossed = 0
        self.bonuses: list[int] = []

    @property
    def ahead(self) -> list[int]:
        """The landscapes in front of the locomotive."""
        return self.row[self.crossed :]

    @property
    def faces_river(self) -> bool:
        return bool(self.ahead) and CARDS[self.ahead[0]][0] == "river"


class Referee:
    def __init__(self, seats: int, credit: bool) -> None:
        self.players = [Player(seat) for seat in range(seats)]
        self.credit = credit
        self.pile = set(CARDS)
        self.discards: set[int] = set()
        self.stock: list[int] = []
        self.idle = 0  # passes in a row in turns that began without a card
        self.ending = ""

    def winners(self) -> tuple[int, ...]:
        """CC-7.1, CC-Q16."""
        most = max(p.crossed for p in self.players)
        return tuple(p.seat for p in self.players if p.crossed == most)

    def after(self, player: Player) -> list[Player]:
        """The others, from the left neighbour on."""
        at = player.seat
        return self.players[at + 1 :] + self.players[:at]

    # Chance

    def top(self, what: str) -> Story:
        """CC-5.1, CC-Q9: the top card of the pile."""
        _, line = yield {"*": {f"{what} {card}" for card in self.pile or self.discards}}
        card = int(line.split()[-1])
        self.shuffle_if_empty()
        self.pile.remove(card)
        self.shuffle_if_empty()
        return card

    def shuffle_if_empty(self) -> None:
        if not self.pile:
            self.pile, self.discards = self.discards, set()

    def lot(self, group: list[Player]) -> Story:
        """CC-Q15."""
        _, line = yield {"*": {f"lot {p.seat}" for p in group}}
        return self.players[int(line.split()[-1])]

    # The match

    def story(self) -> Story:
        try:
            while True:
                first = yield from self.auction()
                yield from self.construction(first)
        except Finished:
            pass

    def auction(self) -> Story:
        """CC-3; the winner is returned."""
        market = []
        for _ in self.players:
            market.append((yield from self.top("reveal")))
        bids = yield from self.bids()
        for p in self.players:
            p.capital -= bids[p.seat]
        order = yield from self.order(bids)
        for p in order[:-1]:
            _, line = yield {p.seat: {f"pick {card}" for card in market}}
            p.row.append(int(line.split()[1]))
            market.remove(p.row[-1])
        order[-1].row += market
        return order[0]

    def bids(self) -> Story:
        """CC-3.2, CC-3.3."""
        made: dict[int, int] = {}
        while len(made) < len(self.players):
            seat, line = yield {
                p.seat: {f"bid {pounds}" for pounds in range(p.capital + 1)}
                for p in self.players
                if p.seat not in made
            }
            made[int(seat)] = int(line.split()[1])
        return made

    def order(self, bids: dict[int, int]) -> Story:
        """CC-3.6 to CC-3.8, CC-Q2, CC-Q15: by the words in which everybody stands; least first."""
        words = {p: [-bids[p.seat], p.capital] for p in self.players}
        aside = set()
        while True:
            order = sorted(self.players, key=lambda p: words[p])
            groups = [[q for q in self.players if words[q] == words[p]] for p in order]
            tied = next((group for group in groups if len(group) > 1), None)
            if tied is None:
                self.discards |= aside
                return order
            if len(self.pile | self.discards) < len(tied):
                first = yield from self.lot(tied)
                for p in tied:
                    words[p].append(0 if p is first else 1)
            else:
                for p in tied:
                    card = yield from self.top(f"tie {p.seat}")
                    aside.add(card)
                    words[p].append(-prize(card))

    def construction(self, p: Player) -> Story:
        """CC-4, until somebody has crossed a whole row."""
        while True:
            built = yield from self.turn(p)
            if not built:
                p = self.after(p)[0]
            elif not p.ahead:
                return

    def turn(self, p: Player) -> Story:
        """CC-4.3 to CC-4.13; whether the player built is returned."""
        drew = bool(self.pile or self.discards)
        if drew:
            self.stock.append((yield from self.top("draw")))
        lacking = max(0, NEEDED[CARDS[p.ahead[0]][0]] - track(p.ahead) - track(self.stock))
        purse = p.capital + (prize(p.ahead[0]) if self.credit else 0)  # CC-Q7
        lines = {
            f"build {used} {lacking - used}"
            for used in range(len(p.bonuses) + 1)
            if used <= lacking and 10 * (lacking - used) <= purse
        }
        _, line = yield {p.seat: lines | {"pass"}}
        if line == "pass":
            self.idle = 0 if drew else self.idle + 1
            if self.idle == len(self.players):
                self.ending = "shortage"
                raise Finished
            return False
        _, used, bought = line.split()
        yield from self.cross(p, int(used), int(bought))
        return True

    def cross(self, p: Player, used: int, bought: int) -> Story:
        """CC-4.12, CC-4.13, CC-6, CC-7.1."""
        p.capital += prize(p.ahead[0]) - 10 * bought
        self.discards |= {*self.stock, *p.bonuses[:used]}
        self.stock, p.bonuses = [], p.bonuses[used:]
        self.idle = 0
        p.crossed += 1
        if p.crossed == 8:
            self.ending = "eighth"
            raise Finished
        for other in self.after(p):
            held = sum(len(q.bonuses) for q in self.players)
            room = held < 50 - 8 * len(self.players) - 2  # CC-Q13
            if other.faces_river and len(other.bonuses) < 5 and room:
                other.bonuses.append((yield from self.top(f"bonus {other.seat}")))
