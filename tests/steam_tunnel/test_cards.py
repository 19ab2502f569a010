"""What is in the box, and how cards make tunnels (ST-1 to ST-3)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ludogare.games.steam_tunnel as package
from files import made_of, sources
from ludogare.core.match.lesson import WALK, lesson
from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.components import (
    BLOCKED,
    CELLS,
    COPIES,
    END,
    FACE_DOWN,
    FACES,
    LOWEST,
    ON_BOARD,
    POINT,
    SEAM,
    SEGMENTS,
)
from ludogare.games.steam_tunnel.rules.tunnels import worth
from ludogare.games.steam_tunnel.show.tracing import Traced

from . import tracer
from .boards import cell_at, choices, do, flip, is_open, lay, names, new, pass_until, tunnel, value

FOLDER = Path(package.__file__).parent / "data"
PRINTED = (FOLDER / "components.toml").read_text(encoding="utf-8")


@pytest.mark.clause("ST-1.1")
def test_the_author_is_named() -> None:
    assert "James Ernest (2003)" in str(package.__doc__)
    for language in ("en", "fr"):
        text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
        assert "James Ernest (Cheapass Games, 2003)" in text


@pytest.mark.clause("ST-1.2")
def test_48_cards() -> None:
    assert (sum(COPIES), sum(COPIES[:POINT]), COPIES[POINT]) == (48, 44, 4)


@pytest.mark.clause("ST-1.3")
def test_two_to_five_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in GAME.seats:
        assert rules.awaited(new(seats)) == 1


@pytest.mark.clause("ST-1.4")
def test_length_and_connections_pay() -> None:
    short = lay(new(), {(1, 2): "F", (1, 3): "X"})
    long = lay(new(), {(1, 2): "F", (1, 3): "F"})
    assert value(short, 1, 2, "E1") == 5
    assert value(long, 1, 2, "E1") == 10
    # A fork leads the same tunnel round to a third end, of 4, on top of the point card.
    forked = lay(new(), {(1, 2): "G", (1, 3): "F", (0, 2): "B1", (0, 1): "B2"})
    assert not is_open(forked, 1, 2, "E1")
    assert value(forked, 1, 2, "E1") == 4 * (3 + 2 + 4)


@pytest.mark.clause("ST-2.1", "ST-2.3", "ST-Q19")
@pytest.mark.parametrize("removed", range(5))
def test_twelve_tunnel_cards_are_left_over(removed: int) -> None:
    s = new(forks_removed=removed)
    assert s.unseen[POINT] == 0
    assert sum(s.unseen) == 44 - removed
    pass_until(s, 0)
    assert sum(s.unseen) == 12 - removed


@pytest.mark.clause("ST-2.2", "ST-Q1")
def test_layout_of_six_by_six() -> None:
    s = new()
    lying = Counter(s.card[cell] for cell in range(CELLS) if ON_BOARD[0, cell])
    assert lying == {FACE_DOWN: 32, POINT * 2: 4}
    points = {divmod(cell, 7) for cell in range(CELLS) if s.card[cell] == POINT * 2}
    assert points == {(1, 1), (1, 4), (4, 1), (4, 4)}
    assert s.face_down == 32


@pytest.mark.clause("ST-3.1", "ST-4.2")
def test_a_turn_flips_then_places() -> None:
    s = do(new(starter=1), "flip 0 0")
    assert choices(s)[0] == "reveal A1 0"
    do(s, "reveal F 0", "claim 0 0 1", "flip 0 1")
    assert s.turn == 0


@pytest.mark.clause("ST-3.2")
@pytest.mark.parametrize("full", [0, 1])
def test_six_ports_and_each_meets_one_other(full: int) -> None:
    for card in range(FACES):
        for port in range(6):
            segment = LOWEST[card, port]
            assert (segment == -1) or LOWEST[card, segment] == segment <= port
    size = 6 + full
    meets: dict[int, list[tuple[int, int, str]]] = {}
    for row in range(size):
        for col in range(size):
            for name, port in tracer.NUMBER.items():
                seam = SEAM[full, cell_at(row, col) * 6 + port]
                meets.setdefault(seam, []).append((row, col, name))
    assert len(meets) == 3 * size * size
    for one, other in meets.values():
        assert tracer.across(size, *one) == other


@pytest.mark.clause("ST-3.3")
def test_the_board_has_no_edge() -> None:
    s = new()
    assert tunnel(s, 0, 2, "N") == tunnel(s, 5, 2, "S")
    assert tunnel(s, 2, 0, "W1") == tunnel(s, 2, 5, "E1")
    assert tunnel(s, 2, 0, "W2") == tunnel(s, 2, 5, "E2")
    full = new(full_board=True)
    assert tunnel(full, 0, 2, "N") == tunnel(full, 6, 2, "S")
    assert tunnel(full, 2, 0, "W1") == tunnel(full, 2, 6, "E1")
    # From the point card at (1, 4) past the right edge to the one at (1, 1).
    lay(s, {(1, 5): "F", (1, 0): "F"})
    assert not is_open(s, 1, 5, "E1")
    assert value(s, 1, 5, "E1") == 2 * (3 + 2)


@pytest.mark.clause("ST-3.4")
def test_straight_on_is_a_guess_until_the_card_is_known() -> None:
    s = flip(new(), 1, 2, "F")
    guess = tracer.walk(s, 6, (1, 2, "E2"))
    assert (guess.open, guess.ends) == (True, [2, 3])
    assert is_open(s, 1, 2, "E2")
    flip(do(s, "pass"), 1, 3, "A1.1")  # turns it up, to the north
    assert tracer.walk(s, 6, (1, 2, "E2")).ports >= {(1, 3, "N"), (0, 3, "S")}
    assert tunnel(s, 1, 2, "E2") == tunnel(s, 0, 3, "S") != tunnel(s, 1, 4, "W2")
    t = do(flip(new(), 1, 2, "F"), "block 1 3")
    assert tunnel(t, 1, 2, "E2") == tunnel(t, 1, 4, "W2")
    assert tunnel(t, 0, 3, "S") == tunnel(t, 2, 3, "N")
    assert tunnel(t, 1, 2, "E1") == tunnel(t, 1, 4, "W1") != tunnel(t, 1, 4, "W2")


@pytest.mark.clause("ST-3.5")
def test_the_44_tunnel_cards() -> None:
    kinds: Counter[tuple[int, ...]] = Counter()
    for pattern in range(POINT):
        for turned in range(2):
            card = pattern * 2 + turned
            ports = Counter(LOWEST[card, port] for port in range(6))
            black = ports.pop(-1, 0)
            assert len(ports) == SEGMENTS[card]
            assert all(END[card, port] == 0 for port in range(6))
            if turned == 0:
                kinds[(*sorted(ports.values()), black)] += COPIES[pattern]
    assert kinds == {(2, 2, 2, 0): 24, (2, 2, 2): 16, (3, 3, 0): 4}


@pytest.mark.clause("ST-3.5", "ST-4.4")
def test_every_face_is_as_listed() -> None:
    s = new()
    for card in range(FACES):
        s.card[0] = card
        for name, port in tracer.NUMBER.items():
            way = tracer.way_at(s, 0, 0, name)
            lowest = -1 if way is None else min(tracer.NUMBER[p] for p in way)
            assert LOWEST[card, port] == lowest


@pytest.mark.clause("ST-3.6")
def test_the_point_card() -> None:
    for card in (POINT * 2, POINT * 2 + 1):
        assert [END[card, port] for port in range(6)] == [4, 3, 2, 4, 3, 2]
        assert [LOWEST[card, port] for port in range(6)] == [-1] * 6
        assert SEGMENTS[card] == 0


@pytest.mark.clause("ST-Q20")
def test_what_is_not_printed_says_so() -> None:
    assert sources("steam_tunnel") == {
        "board": "printed",
        "full_board": "printed",
        "point_card": "inferred",
        "deck": "inferred",
    }


def test_a_blocked_card_has_no_segment() -> None:
    assert SEGMENTS[BLOCKED] == 0


FINAL = [
    (1, [0, 4], 4),
    (2, [0, 0], 0),
    (7, [0, 0, 2, 4], 42),
    (9, [0, 3, 4], 63),
    (7, [2, 3, 4], 63),
    (5, [2, 3], 25),
    (1, [0, 0], 0),
]
"""The tunnels of the final count of the rule text: length, ends, value."""


@pytest.mark.clause("ST-9.3", "ST-8.3", "ST-8.4", "ST-3.3", "ST-7.2", "ST-Q6", "ST-Q13")
def test_the_final_count_of_the_rule_text() -> None:
    rows = [
        "G.1 A1 A2 P",
        "G B1.1 X B2",
        "A1 P C2 F.1",
        "C2 B2.1 E B1.1",
    ]
    cards = {
        (2 * i, 2 * j): name for i, row in enumerate(rows) for j, name in enumerate(row.split())
    }
    for row in range(7):
        for col in range(7):
            if (row, col) != (3, 3):
                cards.setdefault((row, col), "X")
    s = lay(new(full_board=True), cards)
    traced = sorted((len(t.segments), t.ends, t.value("normal", False)) for t in tracer.trace(s))
    told = [*FINAL, (0, [0, 3], 0), (0, [0, 2], 0)]
    assert traced == sorted(told + 9 * [(0, [], 0)])
    fast = sorted(
        (s.segments[t], s.numbered[t] + s.black[t], s.ends[t], worth(s, t)) for t in names(s)
    )
    assert fast == sorted((n, len(ends), sum(ends), points) for n, ends, points in traced)
    assert all(s.open[t] == 0 for t in names(s))


@pytest.mark.clause("ST-9.3", "ST-8.5")
def test_the_picture_of_the_final_count_has_its_tunnels() -> None:
    """Pawns lie on these tunnels alone, in the order of the text, since the board has others."""
    walk = lesson(GAME, WALK)
    at = next(i for i, step in enumerate(walk.steps) if "ST-9.3" in step.clauses)
    traced = Traced(walk.position(at).state)
    pawns = [tuple(map(int, point.split("-")[1:])) for point in walk.steps[at].points]
    lit = [traced.at(cell_at(row, col), port) for row, col, port in pawns]
    terms = [(len(t.segments), sorted(end.value for end in t.ends), t.value) for t in lit]
    assert terms == FINAL
    assert {t.name for t in traced.tunnels if any(t.pawns)} == {t.name for t in lit}


@pytest.mark.clause("ST-10.4")
def test_an_own_deck_of_forks_still_covers_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = PRINTED
    for name, copies in (("A1", 0), ("A2", 0), ("C1", 0), ("G", 16)):
        text = text.replace(f'"{name}", copies = 4', f'"{name}", copies = {copies}')
    assert made_of("steam_tunnel", text, tmp_path, monkeypatch)["MOST_FORKS"] == 44 - 32
