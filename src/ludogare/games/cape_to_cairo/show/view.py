"""A position of From Cape to Cairo as a person meets it: what is seen, asked and told."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.actions import COVERED, Action, Value
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import members
from ludogare.core.saying.texts import Sentence
from ludogare.games.cape_to_cairo.rules import contract as rules
from ludogare.games.cape_to_cairo.rules.actions import ACTIONS
from ludogare.games.cape_to_cairo.rules.auction import seat_at_rank
from ludogare.games.cape_to_cairo.rules.components import KIND, MOST_BONUSES, NEED, PRIZE, TRACK
from ludogare.games.cape_to_cairo.rules.construction import legal_builds, missing
from ludogare.games.cape_to_cairo.rules.parts import DECK, KINDS
from ludogare.games.cape_to_cairo.rules.state import (
    BIDDING,
    BONUSES,
    BUILDING,
    DRAWING,
    HIDDEN_BID,
    NO_BID,
    OVER,
    PICKING,
    REVEALING,
    STOCK,
    TIE_DRAW,
    State,
)

PHASES = (
    "revealing", "bidding", "tie", "lots", "picking", "drawing", "building", "bonuses", "over",
)  # fmt: skip

CLAUSES = {
    "ask-over": "CC-7.1",
    "ask-bid": "CC-3.2",
    "ask-pick": "CC-3.5",
    "ask-build": "CC-4.3",
}
"""Where the rules speak of what is asked."""


def card(number: int) -> dict[str, Value]:
    """What a landscape shows."""
    kind = KIND[number]
    return {
        "card": number,
        "kind": KINDS[kind],
        "track": TRACK[number],
        "prize": PRIZE[number],
        "need": NEED[kind],
    }


def view(s: State, seat: int) -> dict[str, Any]:
    """Everything that a seat may see, from its hidden state."""
    mask = rules.awaited(s)
    stocked = [c for c in range(1, DECK + 1) if s.place[c] == STOCK]
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn if s.phase in (PICKING, DRAWING, BUILDING, BONUSES, TIE_DRAW) else None,
        "awaited": [] if mask == CHANCE else list(members(mask)),
        "pile": s.pile,
        "discards": s.discards,
        "market": [card(c) if c else None for c in s.market[: s.seats]],
        "stock": {"cards": [card(c) for c in stocked], "track": s.stock},
        "players": [player(s, p) for p in range(s.seats)],
    }


def player(s: State, p: int) -> dict[str, Any]:
    """A player's journey, purse and bonus cards."""
    auction = s.phase in (REVEALING, BIDDING)
    travelling = s.crossed[p] < s.bought[p]
    return {
        "seat": p,
        "capital": s.capital[p],
        "bid": {NO_BID: None, HIDDEN_BID: COVERED}.get(s.bid[p], s.bid[p]),
        "rank": None if auction else s.rank[p],
        "tie_card": card(s.tie_card[p]) if s.tie_card[p] else None,
        "row": [card(s.row[p, i]) for i in range(s.bought[p])],
        "crossed": s.crossed[p],
        "bonuses": s.bonuses[p],
        "track": s.track[p],
        "lacking": missing(s, p) if travelling else None,
        "winner": bool(rules.winners(s) >> p & 1),
    }


def details(action: Action) -> dict[str, Value]:
    """What a sentence about an action may name: its arguments, and what its card shows."""
    number = action.args.get("card")
    shown = card(number) if isinstance(number, int) else {}
    return {**shown, **action.args}


def spoken(before: State, action: Action) -> dict[str, Value]:
    """The arguments of an action in the words of the rule book: a card with what it shows."""
    number = action.args.get("card")
    shown = card(number) if isinstance(number, int) else {}
    return {**action.args, **{word: shown[word] for word in ("kind", "track", "prize") if shown}}


def forced(before: State, seat: int, action: Action, after: State) -> list[tuple[int, Action]]:
    """CC-Q4: the last bidder is not asked."""
    if not (before.phase == PICKING and after.phase != PICKING):
        return []
    last = seat_at_rank(after, after.seats - 1)
    left = after.row[last, after.bought[last] - 1]
    return [(last, ACTIONS[ACTIONS.number("pick", card=left)])]


def ask(s: State, seat: int) -> Sentence:
    """What a seat is asked, in one sentence."""
    mask = rules.awaited(s)
    if s.phase == OVER:
        return "ask-over", {}
    if mask == CHANCE or seat < 0 or not mask >> seat & 1:
        return "ask-wait", {}
    if s.phase == BIDDING:
        return "ask-bid", {"capital": s.capital[seat]}
    if s.phase == PICKING:
        return "ask-pick", {"others": s.seats - 1}
    ahead, lacking = card(s.row[seat, s.crossed[seat]]), missing(s, seat)
    can = legal_builds(s, seat, [0] * (MOST_BONUSES + 2)) > 1
    return "ask-build", {**ahead, "lacking": lacking, "pays": "yes" if can else "no"}


def tell(before: State, seat: int, action: Action, after: State) -> list[Sentence]:
    """What is told about a ply, to whom the two hidden states and the action belong."""
    if before.phase == BIDDING and after.phase != BIDDING:  # the last bid is told among the others
        opened = [{"seat": p, "amount": after.bid[p]} for p in range(after.seats)]
        told: list[Sentence] = [("log-bid-opened", bid) for bid in opened]
    else:
        told = [_happened(before, seat, action)]
    for last, taken in forced(before, seat, action, after):
        told.append(("log-last", {"seat": last, **details(taken)}))
    if after.phase == OVER:
        told.append(("log-shortage" if after.stuck else "log-won", {"seat": after.builder}))
    elif after.phase == REVEALING and before.phase not in (REVEALING,):
        told.append(("log-auction", {}))
    return told


def _happened(before: State, seat: int, action: Action) -> Sentence:
    args = details(action)
    if action.verb == "draw":
        args["seat"] = before.turn
    elif seat != CHANCE:
        args["seat"] = seat
    if action.verb == "bid":
        return ("log-bid-secret" if args["amount"] == COVERED else "log-bid"), args
    if action.verb == "build":
        crossed = card(before.row[seat, before.crossed[seat]])
        return "log-build", {**crossed, **args}
    return f"log-{action.verb}", args


def describe(s: State) -> list[Sentence]:
    """The table in words, for a terminal or a screen reader, from a hidden state."""
    told: list[Sentence] = [("words-pile", {"pile": s.pile, "discards": s.discards})]
    told += [("words-sale", card(c)) for c in s.market[: s.seats] if c]
    if s.stocked:
        told.append(("words-stock", {"cards": s.stocked, "track": s.stock}))
    for p in range(s.seats):
        facts = {"capital": s.capital[p], "bonuses": s.bonuses[p], "crossed": s.crossed[p]}
        told.append(("words-player", {"seat": p, **facts}))
        for i in range(s.crossed[p], s.bought[p]):
            told.append(("words-next" if i == s.crossed[p] else "words-later", card(s.row[p, i])))
    return told


def sheet(s: State) -> list[tuple[Sentence, list[int | None]]]:
    """The score sheet: the landscapes that each player has crossed, kind by kind."""
    rows: list[tuple[Sentence, list[int | None]]] = []
    for kind, called in enumerate(KINDS):
        crossed: list[int | None] = [
            sum(KIND[s.row[p, i]] == kind for i in range(s.crossed[p])) or None
            for p in range(s.seats)
        ]
        rows.append((("board-kind", {"kind": called}), crossed))
    rows.append((("sheet-crossed", {}), [s.crossed[p] for p in range(s.seats)]))
    return rows


def prospects(s: State) -> list[tuple[Sentence, list[int]]]:
    """What pays later: no track lacking for the landscapes ahead, pounds, bonus cards."""
    seats = range(s.seats)
    return [
        (("prospect-track", {}), [min(0, s.track[p] - needed(s, p)) for p in seats]),
        (("prospect-capital", {}), [s.capital[p] for p in seats]),
        (("prospect-bonuses", {}), [s.bonuses[p] for p in seats]),
    ]


def needed(s: State, p: int) -> int:
    """The track that a player's landscapes ahead take."""
    return sum(NEED[KIND[s.row[p, i]]] for i in range(s.crossed[p], s.bought[p]))
