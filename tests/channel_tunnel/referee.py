"""The whole game a second time, slow and obvious: one long story told with generators.

`story(options)` yields whom it awaits with every line that may follow, and is sent the
line that did. It knows the component file, and nothing of the rules under test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import count
from typing import Any

from files import written

COMPONENTS = written("channel_tunnel")
SIDES = ("britain", "france")
COLOURS = COMPONENTS["tokens"]["colours"]
CARDS = dict(enumerate(COMPONENTS["cards"]["rows"], 1))
AGENDA = {card["kind"]: card["points"] for card in COMPONENTS["agenda"]["cards"]}
TRACKS = [[COMPONENTS["tracks"][side][t] for t in "AB"] for side in SIDES]
DRIFTS = [(card["colour"], card["value"]) for card in COMPONENTS["deviation"]["cards"]]
ROOMS = "control_room_"
GREEN = ("improve_technology", "new_workers", "exchange", "extra_funding")
Story = Generator[tuple[Any, set[str]], str, Any]


class Finished(Exception):
    """The match is over."""


class Player:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand: Counter[str] = Counter()
        self.limit = 0
        self.storage: Counter[str] = Counter()
        self.tiles: list[Any] = [None] * 9  # (colour, symbol) once somebody knows it
        self.up = 0
        self.drilled = 0
        self.markers = [0, 0]
        self.deviation = 0
        self.ecu: set[int] = set()
        self.cards: dict[int, list[str]] = {}
        self.used: set[int] = set()
        self.pending: str | None = None
        self.resolved: list[str] = []

    def benefits(self, what: str) -> int:
        return sum(
            TRACKS[self.seat][t]["benefit"][: self.markers[t] + 1].count(what) for t in (0, 1)
        )

    @property
    def room(self) -> int:
        return COMPONENTS["storage"][SIDES[self.seat]] + self.benefits("storage")

    @property
    def millions(self) -> int:
        return sum(CARDS[c]["ecu"] for c in self.ecu)

    def usable(self, kind: str) -> list[int]:
        return [
            c for c, tiles in self.cards.items()
            if CARDS[c]["kind"] == kind and tiles and c not in self.used
        ]  # fmt: skip

    def resolve(self) -> None:
        assert self.pending
        self.resolved.append(self.pending)
        self.pending = None


class Referee:
    def __init__(self, options: dict[str, Any]) -> None:
        self.o = options
        self.players = [Player(0), Player(1)]
        self.bag = Counter(dict.fromkeys(COLOURS, 5))
        symbols = COMPONENTS["rubble"]["symbols"] if options["agenda"] else [0] * 5
        self.unseen = Counter(
            (colour, int(i < symbols[n])) for n, colour in enumerate(COLOURS) for i in range(4)
        )
        self.deck = set(CARDS)
        self.discard: set[int] = set()
        self.shown: dict[int, int | None] = {2: None, 3: None, 4: None}
        self.drift_discard: list[tuple[str, int]] = []
        self.agenda = set(AGENDA) if options["agenda"] else set()
        self.stacks: dict[int, tuple[str, int]] = {}
        self.first = 0
        self.ending: str | None = None
        self.arrived: Player | None = None
        self.loser: Player | None = None
        self.round = 0

    # Chance

    def tile(self, place: str, side: int, index: int) -> Story:
        lines = {
            f"tile {place} {SIDES[side]} {index} {c} {a}": (c, a)
            for (c, a), n in self.unseen.items()
            if n
        }
        found = lines[(yield "*", set(lines))]
        self.unseen[found] -= 1
        return found

    def refill(self) -> Story:
        for slot in (2, 3, 4):
            if self.shown[slot] is None and (self.deck or self.discard):
                lines = {f"card {slot} {c}": c for c in self.deck or self.discard}
                card = lines[(yield "*", set(lines))]
                if not self.deck:
                    self.deck, self.discard = self.discard, set()
                self.deck.remove(card)
                self.shown[slot] = card

    def deviate(self, p: Player, cards: int) -> Story:
        for _ in range(cards):
            left = list((Counter(DRIFTS) - Counter(self.drift_discard)).elements())
            lines = {f"deviation {p.seat} {c} {v}": (c, v) for c, v in left}
            colour, value = lines[(yield "*", set(lines))]
            p.deviation -= value
            again = colour != "none" and colour in [c for c, _ in self.drift_discard]
            self.drift_discard = [] if again else [*self.drift_discard, (colour, value)]
            if p.deviation > 4:
                self.loser = p
                self.ending = "deviation"
                raise Finished

    # The match

    def story(self) -> Story:
        try:
            for p in self.players:
                p.tiles[0] = yield from self.tile("tunnel", p.seat, 0)
                p.up = 1
            for p in self.players:
                colour, _ = yield from self.tile("storage", p.seat, 0)
                p.storage[colour] += 1
            yield from self.refill()
            idle = 0
            for self.round in count(1):
                busy = yield from self.play_round()
                idle = 0 if busy else idle + 1
                if idle == 2 or self.round == 40:
                    self.ending = "stop"
                    return
        except Finished:
            return

    def play_round(self) -> Story:
        order = [self.players[self.first], self.players[1 - self.first]]
        for p in order:
            p.used = set()
            p.limit = 10 + p.benefits("token")
        for p in order:
            yield from self.draw(p)
        for p, other in (order, order[::-1]):
            yield from self.exchange(p, other)
        turn, passed, busy = order[0], [], False
        while len(passed) < 2:
            other = self.players[1 - turn.seat]
            if turn in passed:
                turn = other
                continue
            if turn.pending == "warehouse_inspection" and not passed:
                turn.resolve()
                turn = other
                continue
            placed = yield from self.take_turn(turn, not passed)
            if not placed:
                passed.append(turn)
            busy = busy or placed
            turn = other
        for colour, height in self.stacks.values():
            self.bag[colour] += height
        self.stacks = {}
        return busy

    def draw(self, p: Player) -> Story:
        while p.usable("new_workers") and self.bag.total() > p.limit - p.hand.total():
            line = yield p.seat, {f"new_workers {c}" for c in p.usable("new_workers")} | {"draw"}
            if line == "draw":
                break
            yield from self.spend(p, int(line.split()[1]))
            p.limit += 1
        due = min(p.limit - p.hand.total(), self.bag.total())
        if due and p.pending == "training":
            due -= 1
            p.resolve()
        for _ in range(due):
            line = yield "*", {f"token {p.seat} {c}" for c in COLOURS if self.bag[c]}
            colour = line.split()[2]
            self.bag[colour] -= 1
            p.hand[colour] += 1

    def exchange(self, p: Player, other: Player) -> Story:
        while True:
            lines = {
                f"exchange {card} {give} {take}"
                for card in p.usable("exchange")
                for give in COLOURS
                for take in COLOURS
                if give != take and p.hand[give] and other.hand[take]
            }
            if not lines:
                return
            line = yield p.seat, lines | {"no_exchange"}
            if line == "no_exchange":
                return
            _, card, give, take = line.split()
            yield from self.spend(p, int(card))
            p.hand.update({give: -1, take: 1})
            other.hand.update({give: 1, take: -1})

    def spend(self, p: Player, card: int) -> Story:
        p.cards[card].pop(0)
        p.used.add(card)
        return
        yield

    # A turn

    def take_turn(self, p: Player, first_to_pass: bool) -> Story:
        lines = {"pass"}
        for colour in COLOURS:
            for slot in range(5):
                lines |= self.placements(p, colour, slot)
        line = yield p.seat, lines
        if line == "pass":
            if first_to_pass:
                self.first = p.seat
            yield from self.keep(p)
            return False
        _, colour, place, what = line.split()
        slot = int(place)
        old, height = self.stacks.get(slot, (colour, 0))
        self.stacks[slot] = (colour, p.hand[colour])
        p.hand[colour] = 0
        p.hand[old] += height
        if p.pending == "supervision":
            p.resolve()
        self.done: list[str] = []  # the actions of this turn
        self.bought: dict[int, int] = {}  # cards of this turn that hear only what comes later
        yield from self.printed_action(p, slot, what)
        yield from self.chain(p, slot)
        return True

    def placements(self, p: Player, colour: str, slot: int) -> set[str]:
        old, height = self.stacks.get(slot, (colour, 0))
        more = 2 if p.pending == "supervision" else 1
        if not p.hand[colour] or p.hand[colour] < height + more:
            return set()
        hand = p.hand.copy()
        hand[colour] = 0
        hand[old] += height
        if slot < 2:
            offered = (("technology", "finance"), ("planning", "drilling"))[slot]
            good = [a for a in offered if self.possible(p, a, hand)]
        elif self.shown[slot] is None:
            good = []
        else:
            secondary = CARDS[self.shown[slot]]["secondary"]
            good = ["secondary"] * self.possible(p, secondary, hand)
            good += ["development"] * self.developable(p, slot)
        return {f"place {colour} {slot} {a}" for a in good}

    def purse(self, p: Player) -> int:
        return p.millions + 3 * len(p.usable("extra_funding"))

    def steps(self, p: Player) -> list[int]:
        """Tracks whose marker can move."""
        return [
            t for t in (0, 1)
            if p.markers[t] < 5
            and TRACKS[p.seat][t]["barrier"][p.markers[t] + 1] <= self.purse(p)
        ]  # fmt: skip

    def developable(self, p: Player, slot: int) -> bool:
        card = self.shown[slot]
        return card is not None and (CARDS[card]["rubble"] == "none" or p.storage.total() > 0)

    def possible(self, p: Player, action: str, hand: Counter[str]) -> bool:
        if action == "technology":
            lowers = p.deviation > 0 and self.purse(p) > 0
            return p.pending == "repairs" or lowers or bool(self.steps(p))
        if action == "finance":
            return any(self.shown.values())
        if action == "planning":
            return p.up < 9
        if action == "development":
            return any(self.developable(p, slot) for slot in self.shown)
        if p.up == p.drilled or p.storage.total() >= p.room:
            return False
        return hand[p.tiles[p.drilled][0]] > 0 or hand.total() >= 2

    def keep(self, p: Player) -> Story:
        cap = 10 + p.benefits("token")
        for colour in COLOURS:
            if p.hand[colour]:
                lines = {f"keep {colour} {n}": n for n in range(min(cap, p.hand[colour]) + 1)}
                kept = lines[(yield p.seat, set(lines))]
                self.bag[colour] += p.hand[colour] - kept
                p.hand[colour] = kept
                cap -= kept

    def printed_action(self, p: Player, slot: int, what: str) -> Story:
        if what == "secondary":
            card = self.shown[slot]
            assert card is not None
            self.shown[slot] = None
            what = CARDS[card]["secondary"]
            if what == "finance":
                p.ecu.add(card)
                yield from self.refill()
                yield from self.finish(p, "finance")
                return
            self.discard.add(card)
            yield from self.refill()
        yield from self.carry_out(p, what, slot)

    def carry_out(self, p: Player, what: str, slot: int) -> Story:
        if what == "finance" and slot < 2:
            lines = {f"take {s}": s for s, card in self.shown.items() if card}
            slot = lines[(yield p.seat, set(lines))]
        if what == "finance":
            card = self.shown[slot]
            assert card is not None
            self.shown[slot] = None
            p.ecu.add(card)
            yield from self.refill()
        elif what == "development":
            yield from self.develop(p, slot)
        elif what == "planning":
            yield from self.plan(p)
        elif what == "drilling":
            yield from self.drill(p)
        else:
            yield from self.technology(p)
        yield from self.finish(p, what)

    def finish(self, p: Player, what: str) -> Story:
        if p.pending == "promotion" and p.millions >= 3:
            paid = 0
            while paid < 3:
                line = yield p.seat, {f"promotion {c}" for c in p.ecu}
                card = int(line.split()[1])
                paid += CARDS[card]["ecu"]
                p.ecu.remove(card)
                self.discard.add(card)
                if paid >= 3:
                    p.resolve()
                yield from self.refill()
        self.done.append(what)

    def plan(self, p: Player) -> Story:
        if p.tiles[p.up] is None:
            p.tiles[p.up] = yield from self.tile("tunnel", p.seat, p.up)
        p.up += 1
        if p.tiles[p.up - 1][1] and not p.pending and self.agenda:
            lines = {f"agenda {p.seat} {kind}": kind for kind in self.agenda}
            kind = lines[(yield "*", set(lines))]
            self.agenda.remove(kind)
            if (yield p.seat, {"agenda_keep", "agenda_discard"}) == "agenda_keep":
                p.pending = kind
                if kind == "control":
                    yield from self.deviate(p, 1)
                    p.resolve()

    def drill(self, p: Player) -> Story:
        colour, _ = p.tiles[p.drilled]
        legal = {c for c in COLOURS if p.hand[c]}
        free = self.o["drill_payment"] == "free_choice" and p.hand.total() >= 2
        if p.hand[colour] and not free:
            legal = {colour}
        paid = yield from self.pay(p, legal)
        if paid != colour:
            yield from self.pay(p, {c for c in COLOURS if p.hand[c]})
        p.storage[colour] += 1
        p.drilled += 1
        cards = 1 if colour != "sky_blue" else 2 if p.seat == 0 else 0
        if p.drilled < 9 or self.o["check_deviation_on_arrival"]:
            yield from self.deviate(p, cards)
        if p.drilled == 9:
            self.arrived = p
            self.ending = "arrival"
            raise Finished

    def pay(self, p: Player, legal: set[str]) -> Story:
        colour = (yield p.seat, {f"pay_token {c}" for c in legal}).split()[1]
        p.hand[colour] -= 1
        self.bag[colour] += 1
        return colour

    def develop(self, p: Player, slot: int) -> Story:
        card = self.shown[slot]
        assert card is not None
        rubble = CARDS[card]["rubble"]
        tiles: list[str] = []
        while rubble != "none":
            lines = {f"rubble {c}" for c in COLOURS if p.storage[c]}
            if not lines:
                break
            line = yield p.seat, lines | ({"enough"} if tiles else set())
            if line == "enough":
                break
            tiles.append(line.split()[1])
            p.storage[tiles[-1]] -= 1
            if rubble != "place_1_or_2" or len(tiles) == 2:
                break
        p.cards[card] = [] if rubble == "discard_1" else tiles
        if CARDS[card]["kind"] not in GREEN:
            self.bought[card] = len(self.done)
        self.shown[slot] = None
        yield from self.refill()

    # Technology

    def technology(self, p: Player) -> Story:
        useful = p.pending == "repairs"
        if useful:
            p.resolve()
        elif self.steps(p):
            lines = {f"move_marker {'AB'[t]}" for t in self.steps(p)}
            if p.deviation and self.purse(p):
                lines.add("no_move")
            line = yield p.seat, lines
            if line != "no_move":
                useful = True
                t = "AB".index(line.split()[1])
                price = TRACKS[p.seat][t]["barrier"][p.markers[t] + 1]
                surplus = (yield from self.pay_barrier(p, price)) if price else 0
                p.markers[t] += 1
                if TRACKS[p.seat][t]["benefit"][p.markers[t]] == "look":
                    yield from self.look(p)
                if price:
                    p.deviation = max(0, p.deviation - surplus)
                    return
        while p.deviation and self.purse(p):
            lines = {f"realign {c}" for c in p.ecu}
            lines |= {f"extra_funding {c}" for c in p.usable("extra_funding")}
            line = yield p.seat, lines | ({"realigned"} if useful else set())
            if line == "realigned":
                return
            useful = True
            verb, number = line.split()
            card = int(number)
            if verb == "realign":
                p.deviation = max(0, p.deviation - CARDS[card]["ecu"])
                p.ecu.remove(card)
                self.discard.add(card)
                yield from self.refill()
            else:
                p.deviation = max(0, p.deviation - 3)
                yield from self.spend(p, card)

    def pay_barrier(self, p: Player, price: int) -> Story:
        extra = 0
        while p.usable("extra_funding") and p.millions + extra < price + p.deviation:
            lines = {f"extra_funding {c}" for c in p.usable("extra_funding")}
            line = yield p.seat, lines | ({"pay_barrier"} if p.millions + extra >= price else set())
            if line == "pay_barrier":
                break
            yield from self.spend(p, int(line.split()[1]))
            extra += 3
        surplus = p.millions + extra - price
        self.discard |= p.ecu
        p.ecu = set()
        yield from self.refill()
        return surplus

    def look(self, p: Player) -> Story:
        lines = {
            f"look {SIDES[q.seat]} {i}": (q, i) for q in self.players for i in range(q.up, 9)
        }  # fmt: skip
        if lines:
            line = yield p.seat, {*lines, "no_look"}
            if line != "no_look":
                q, i = lines[line]
                if q.tiles[i] is None:
                    q.tiles[i] = yield from self.tile("look", q.seat, i)

    # Chains

    def reacts(self, p: Player, card: int, slot: int) -> bool:
        kind = CARDS[card]["kind"]
        since = self.bought.get(card, -1)  # how many actions came before its own Development
        own = 0 if self.o["new_red_card_chains_at_once"] else 1
        heard = self.done[since + own :] if since >= 0 else self.done
        stack_heard = len(heard) == len(self.done)
        if self.o["chain_window"] == "last_action" and kind not in GREEN:
            stack_heard = stack_heard and len(self.done) == 1
            heard = heard[-1:]
        if kind in ("new_materials", f"{ROOMS}1", f"{ROOMS}2"):
            wanted = {f"{ROOMS}1": "planning", f"{ROOMS}2": "technology"}.get(kind, self.done[0])
            there = self.stacks[slot][1] > 0 and p.hand.total() < p.limit
            return stack_heard and there and self.done[0] == wanted
        if kind == "heavy_machinery":
            return bool(heard) and bool(self.free_lines(p))
        after, does = {
            f"{ROOMS}3": ("planning", "planning"),
            f"{ROOMS}4": ("planning", "drilling"),
            f"{ROOMS}5": ("technology", "technology"),
            "improve_technology": ("technology", "technology"),
        }.get(kind, ("", ""))
        return after in heard and self.possible(p, does, p.hand)

    def free_lines(self, p: Player) -> set[str]:
        option = self.o["heavy_machinery"]
        lines = set()
        for action in ("technology", "finance", "planning", "drilling", "development"):
            if "other_kind" in option and action == self.done[-1]:
                continue
            if "no_development" in option and action == "development":
                continue
            if action == "finance":
                lines |= {f"heavy finance {s}" for s, card in self.shown.items() if card}
            elif action == "development":
                lines |= {f"heavy development {s}" for s in self.shown if self.developable(p, s)}
            elif self.possible(p, action, p.hand):
                lines.add(f"heavy {action} {0 if action == 'technology' else 1}")
        return lines

    def chain(self, p: Player, slot: int) -> Story:
        while True:
            cards = [
                c for c, tiles in p.cards.items()
                if tiles and c not in p.used and CARDS[c]["kind"] != "topographic_analysis"
                and self.reacts(p, c, slot)
            ]  # fmt: skip
            if not cards:
                return
            line = yield p.seat, {f"use {c}" for c in cards} | {"end_turn"}
            if line == "end_turn":
                return
            card = int(line.split()[1])
            kind = CARDS[card]["kind"]
            yield from self.spend(p, card)
            if kind == "heavy_machinery":
                _, action, place = (yield p.seat, self.free_lines(p)).split()
                yield from self.carry_out(p, action, int(place))
            elif kind in (f"{ROOMS}3", f"{ROOMS}4", f"{ROOMS}5", "improve_technology"):
                does = {f"{ROOMS}3": "planning", f"{ROOMS}4": "drilling"}.get(kind, "technology")
                yield from self.carry_out(p, does, 0)
            else:
                colour, height = self.stacks[slot]
                p.hand[colour] += 1
                self.stacks[slot] = (colour, height - 1)
                if height == 1:
                    self.stacks[slot] = (colour, 0)

    # The score

    def points(self, p: Player) -> int:
        other = self.players[1 - p.seat]

        def of(q: Player, kind: str) -> int:
            return sum(CARDS[c]["kind"] == kind for c in q.cards)

        def cards(q: Player) -> int:
            return len(q.cards) + len(q.resolved) * self.o["agenda_counts_for_media"]

        points = sum(CARDS[c]["points"] for c in p.cards)
        if of(p, "european_influence") > of(other, "european_influence"):
            points += 3 * of(p, "political_duel")
        points += of(p, "european_influence") // 2 * of(p, "european_speech")
        if cards(p) > cards(other):
            points += 2 * of(p, "media_relations")
        colours = {
            tiles[0] for c, tiles in p.cards.items() if CARDS[c]["kind"] == "topographic_analysis"
        }
        points += [0, 1, 3, 6, 10, 15][len(colours)]
        points += sum(TRACKS[p.seat][t]["points"][p.markers[t]] for t in (0, 1))
        points -= p.deviation
        points += sum(AGENDA[kind] for kind in p.resolved)
        points -= AGENDA[p.pending] if p.pending else 0
        if self.arrived is p:
            points += 2 + 9 - other.drilled
        return points

    def winners(self) -> tuple[int, ...]:
        if self.loser:
            return (1 - self.loser.seat,)
        a, b = (self.points(p) for p in self.players)
        if a == b and self.arrived:
            return (self.arrived.seat,)
        if a == b:
            a, b = (p.drilled for p in self.players)
        return (0, 1) if a == b else (0,) if a > b else (1,)
