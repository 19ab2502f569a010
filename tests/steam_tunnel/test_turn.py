"""A turn, claims and completed tunnels (ST-4 to ST-6)."""

from __future__ import annotations

import pytest

from ludogare.core.law.contract import CHANCE
from ludogare.core.saying.errors import BadOption
from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.parts import CARD_NAMES
from ludogare.games.steam_tunnel.rules.state import OVER, State
from ludogare.games.steam_tunnel.rules.tunnels import pawns_of

from . import tracer
from .boards import choices, claims, do, flip, is_open, lay, new, pass_until, tunnel, value


def outcomes(s: State) -> dict[str, int]:
    out, weight = GAME.plain.workspace().choices
    n = rules.chances(s, out, weight)
    return {GAME.actions.text(out[i]): weight[i] for i in range(n)}


@pytest.mark.clause("ST-4.1")
def test_turns_go_round_clockwise() -> None:
    s = new(5, starter=3)
    for seat in (3, 4, 0, 1, 2, 3):
        assert rules.awaited(s) == 1 << seat
        do(s, choices(s)[0])
        do(s, choices(s)[0])
        assert rules.awaited(s) == 1 << seat
        do(s, "pass")


@pytest.mark.clause("ST-Q2", "ST-4.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_starter_is_drawn_or_fixed(seats: int) -> None:
    s = new(seats, starter="chance")
    assert rules.awaited(s) == CHANCE
    assert outcomes(s) == {f"start {seat}": 1 for seat in range(seats)}
    do(s, f"start {seats - 1}")
    assert rules.awaited(s) == 1 << seats - 1
    for seat in range(seats):
        assert rules.awaited(new(seats, starter=seat)) == 1 << seat
    if seats < 5:
        with pytest.raises(BadOption, match=r"one of this table’s seats.*ST-Q2"):
            new(seats, starter=seats)


@pytest.mark.clause("ST-4.3", "ST-7.1")
def test_one_card_must_be_flipped() -> None:
    s = new()
    cells = [f"{r} {c}" for r in range(6) for c in range(6) if r not in (1, 4) or c not in (1, 4)]
    assert choices(s) == [f"flip {cell}" for cell in cells]
    flip(s, 0, 0, "F")
    do(s, "block 0 1")
    cells.remove("0 0")
    cells.remove("0 1")
    assert choices(s) == [f"flip {cell}" for cell in cells]


@pytest.mark.clause("ST-4.4", "ST-Q3")
def test_a_card_turns_up_as_it_comes() -> None:
    s = do(new(), "flip 0 0")
    assert rules.awaited(s) == CHANCE
    odds = outcomes(s)
    assert odds == {f"reveal {c} {turned}": 4 for c in CARD_NAMES[:11] for turned in range(2)}
    # Upright, B1 leads from the top to the right; the other way round, from bottom to left.
    upright = do(s.copy(), "reveal B1 0")
    assert tunnel(upright, 0, 0, "N") == tunnel(upright, 0, 0, "E1")
    turned = do(s.copy(), "reveal B1 1")
    assert tunnel(turned, 0, 0, "S") == tunnel(turned, 0, 0, "W2")
    assert tunnel(turned, 0, 0, "N") != tunnel(turned, 0, 0, "E1")


@pytest.mark.clause("ST-Q3")
def test_blocked_and_left_over_cards_stay_in_the_odds() -> None:
    s = flip(new(), 0, 0, "E")
    do(s, "block 0 1", "flip 0 2")
    odds = outcomes(s)
    assert sum(odds.values()) == 2 * 43
    assert odds["reveal E 0"] == odds["reveal E 1"] == 3
    assert odds["reveal F 0"] == 4
    for _ in range(3):
        do(s, "reveal E 1", "pass")
        do(s, choices(s)[0])
    assert "reveal E 0" not in outcomes(s)


@pytest.mark.clause("ST-4.5", "ST-4.2", "ST-5.1")
def test_one_pawn_or_none() -> None:
    s = flip(new(), 0, 0, "F")
    assert [c for c in choices(s) if c.startswith("claim")] == [
        "claim 0 0 0",
        "claim 0 0 1",
        "claim 0 0 2",
    ]
    assert sum(c.startswith("block") for c in choices(s)) == 31
    assert choices(s)[-1] == "pass"
    for line in ("claim 0 0 1", "block 3 3", "pass"):
        t = do(s.copy(), line)
        assert t.turn == 1
        assert all(c.startswith("flip") for c in choices(t))
        pawns = [p for row in t.pawn.tolist() for p in row if p]
        assert pawns == ([] if line == "pass" else [1])


@pytest.mark.clause("ST-5.3", "ST-5.5")
def test_a_segment_is_claimed_once_and_its_tunnel_again() -> None:
    s = flip(new(), 2, 2, "F")
    do(s, "claim 2 2 1")
    flip(s, 2, 3, "F")
    assert claims(s) == {(2, 2, 0), (2, 2, 2), (2, 3, 0), (2, 3, 1), (2, 3, 2)}
    do(s, "claim 2 3 1")  # the same tunnel
    flip(s, 5, 5, "D1")
    assert (2, 2, 0) in claims(s)  # another card than the one just flipped
    assert not claims(s) & {(2, 2, 1), (2, 3, 1)}
    t = tunnel(s, 2, 2, "E1")
    assert t == tunnel(s, 2, 3, "E1")
    assert [pawns_of(s, t, seat) for seat in range(2)] == [1, 1]


@pytest.mark.clause("ST-5.4", "ST-5.1")
def test_black_ends_cannot_be_claimed() -> None:
    s = flip(new(), 3, 3, "A1")  # N and W2 are black
    assert claims(s) == {(3, 3, 1), (3, 3, 2)}


@pytest.mark.clause("ST-Q5")
def test_numbered_ends_are_no_segments() -> None:
    s = new(full_board=True)
    flip(s, 0, 0, "P")
    assert claims(s) == set()
    t = lay(new(), {(1, 2): "F", (1, 3): "X"})
    assert t.segments[tunnel(t, 1, 2, "E1")] == 1


@pytest.mark.clause("ST-5.6")
def test_the_name_of_a_segment() -> None:
    # D1: N-W1, E1-W2, E2-S; the other way round it is the same card.
    assert claims(flip(new(), 2, 5, "D1")) == {(2, 5, 0), (2, 5, 1), (2, 5, 2)}
    # E: N-W1, E1-E2, S-W2; the other way round S-E2, W2-W1, N-E1.
    assert claims(flip(new(), 2, 5, "E")) == {(2, 5, 0), (2, 5, 1), (2, 5, 3)}
    s = flip(new(), 2, 5, "E.1")
    assert claims(s) == {(2, 5, 0), (2, 5, 2), (2, 5, 4)}
    do(s, "claim 2 5 4")
    assert pawns_of(s, tunnel(s, 2, 5, "W1"), 0) == 1
    assert pawns_of(s, tunnel(s, 2, 5, "E1"), 0) == 0


@pytest.mark.clause("ST-6.1", "ST-6.3", "ST-6.4")
def test_the_example_of_a_tunnel_closed_by_accident() -> None:
    s = flip(new(), 1, 2, "F")
    assert claims(s) == {(1, 2, 0), (1, 2, 1), (1, 2, 2)}
    do(s, "pass")
    flip(s, 1, 3, "A1.1")
    assert claims(s) == {(1, 2, 0), (1, 2, 2), (1, 3, 0)}
    assert value(s, 1, 2, "E1") == 12
    assert is_open(s, 1, 2, "N")
    assert is_open(s, 1, 2, "E2")
    assert not is_open(s, 1, 3, "E2")


@pytest.mark.clause("ST-6.2", "ST-7.2")
def test_blocked_cards_are_known() -> None:
    s = flip(new(), 1, 2, "F")
    for port in ("E1", "E2"):
        assert is_open(s, 1, 2, port)
        assert tracer.walk(s, 6, (1, 2, port)).value("normal", False) == 5
    do(s, "block 1 3")
    for port in ("E1", "E2"):
        assert not is_open(s, 1, 2, port)
        assert value(s, 1, 2, port) == 5
    flip(s, 5, 5, "C1")
    assert {c for c in claims(s) if c[:2] == (1, 2)} == {(1, 2, 0)}


@pytest.mark.clause("ST-6.2", "ST-Q8")
def test_all_branches_of_a_fork_must_be_known() -> None:
    s = flip(new(), 1, 2, "G")
    do(s, "pass")
    flip(s, 1, 3, "F")
    t = tunnel(s, 1, 2, "E1")
    assert t == tunnel(s, 1, 1, "E1") == tunnel(s, 1, 4, "W1") == tunnel(s, 0, 2, "S")
    assert (s.numbered[t], s.ends[t], s.segments[t]) == (2, 3 + 2, 2)
    assert is_open(s, 1, 2, "E1")
    assert {(1, 2, 0), (1, 3, 1)} <= claims(s)
    do(s, "claim 1 2 0")  # one pawn on all three legs
    flip(s, 0, 2, "A1.1")  # its S is black: the last leg ends
    assert not is_open(s, 1, 2, "E1")
    assert not claims(s) & {(1, 2, 0), (1, 3, 1)}
    assert s.points[:2] == [0, 60 * 5 * 2]


@pytest.mark.clause("ST-8.1", "ST-8.2", "ST-4.3")
def test_after_the_last_flip_there_is_no_pawn() -> None:
    s = pass_until(new(), 1)
    assert rules.ending(s) == -1
    do(s, choices(s)[0])
    do(s, choices(s)[0])
    assert (s.phase, rules.awaited(s)) == (OVER, 0)
    assert GAME.endings[rules.ending(s)] == "flip"
    assert not any(found.open for found in tracer.trace(s))
    assert [rules.legal(s, seat, [0] * 145) for seat in range(2)] == [0, 0]


@pytest.mark.clause("ST-8.1", "ST-Q9")
def test_blocking_the_last_card_ends_the_match() -> None:
    s = pass_until(new(), 2)
    do(s, choices(s)[0])
    do(s, choices(s)[0])
    last = next(c for c in choices(s) if c.startswith("block"))
    assert choices(s)[-1] == "pass"
    do(s, last)
    assert rules.awaited(s) == 0
    assert GAME.endings[rules.ending(s)] == "block"
    assert not any(found.open for found in tracer.trace(s))
