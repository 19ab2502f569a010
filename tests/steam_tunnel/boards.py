"""Boards for tests: a position from a few words, and play by lines of text."""

from __future__ import annotations

from typing import Any

from ludogare.core.law.contract import CHANCE
from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.components import BLOCKED, FACE_DOWN, WIDTH
from ludogare.games.steam_tunnel.rules.parts import CARD_NAMES, PORT_NAMES
from ludogare.games.steam_tunnel.rules.state import State
from ludogare.games.steam_tunnel.rules.tunnels import know, tunnel_at, worth


def new(seats: int = 2, **options: Any) -> State:
    """A first position; seat 0 starts unless an option says otherwise."""
    s = State()
    settled = GAME.settle(seats, {"starter": 0, **options})
    rules.start(s, seats, GAME.options.numbers(settled))
    return s


def cell_at(row: int, col: int) -> int:
    return row * WIDTH + col


def lay(s: State, cards: dict[tuple[int, int], str]) -> State:
    """Turns up or blocks (`X`) cards without a turn; `D1.1` is D1 the other way round."""
    for (row, col), name in cards.items():
        cell = cell_at(row, col)
        assert s.card[cell] == FACE_DOWN, (row, col)
        s.face_down -= 1
        if name == "X":
            know(s, cell, BLOCKED)
            continue
        pattern, _, turned = name.partition(".")
        number = CARD_NAMES.index(pattern)
        s.unseen[number] -= 1
        know(s, cell, number * 2 + int(turned or 0))
    return s


def seat_pawns(s: State, pawns: dict[tuple[int, int, int], int]) -> None:
    """Claims without a turn: seats by row, column and port."""
    for (row, col, port), seat in pawns.items():
        rules.claim(s, seat, cell_at(row, col), port)


def choices(s: State) -> list[str]:
    """What may be played now, as lines of text."""
    out, weight = GAME.plain.workspace().choices
    awaited = rules.awaited(s)
    if awaited == 0:
        return []
    n = rules.chances(s, out, weight) if awaited == CHANCE else rules.legal(s, s.turn, out)
    return [GAME.actions.text(number) for number in out[:n]]


def claims(s: State) -> set[tuple[int, ...]]:
    """The claims that are legal now, as row, column and port."""
    return {tuple(map(int, c.split()[1:])) for c in choices(s) if c.startswith("claim")}


def do(s: State, *lines: str) -> State:
    """Plays lines of text, each of which has to be legal."""
    for line in lines:
        assert line in choices(s), line
        seat = CHANCE if rules.awaited(s) == CHANCE else s.turn
        rules.play(s, seat, GAME.actions.number(line))
    return s


def flip(s: State, row: int, col: int, card: str) -> State:
    """A card is flipped and turns up as `card`."""
    pattern, _, turned = card.partition(".")
    return do(s, f"flip {row} {col}", f"reveal {pattern} {turned or 0}")


def pass_until(s: State, left: int) -> State:
    """Everybody flips the first card there is and passes, until so many lie face down."""
    while s.face_down > left:
        do(s, choices(s)[0])
        do(s, choices(s)[0])
        if s.face_down:
            do(s, "pass")
    return s


def tunnel(s: State, row: int, col: int, port: str) -> int:
    return tunnel_at(s, cell_at(row, col), PORT_NAMES.index(port))


def is_open(s: State, row: int, col: int, port: str) -> bool:
    return s.open[tunnel(s, row, col, port)] > 0


def value(s: State, row: int, col: int, port: str) -> int:
    return worth(s, tunnel(s, row, col, port))


def names(s: State) -> list[int]:
    """The names of all tunnels of the full board."""
    return [t for t in range(len(s.tunnel)) if s.tunnel[t] == t]
