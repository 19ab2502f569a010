"""The variants, alone and together (ST-10)."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from ludogare.core.saying.errors import BadOption
from ludogare.core.saying.texts import Voice
from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.components import FACE_DOWN

from . import tracer
from .boards import (
    cell_at,
    choices,
    claims,
    do,
    flip,
    is_open,
    lay,
    names,
    new,
    pass_until,
    tunnel,
    value,
)


def odds(s: Any) -> dict[str, int]:
    out, weight = GAME.plain.workspace().choices
    n = rules.chances(s, out, weight)
    return {GAME.actions.text(out[i]): weight[i] for i in range(n)}


@pytest.mark.clause("ST-10.1", "ST-Q16", "ST-Q21")
def test_variants_combine() -> None:
    settled = 0
    for dead, charity, forks, full in product(
        ("normal", "deadly", "less_deadly"), (False, True), range(5), (False, True)
    ):
        wanted = {
            "dead_ends": dead,
            "charity": charity,
            "forks_removed": forks,
            "full_board": full,
        }
        if full and forks:
            with pytest.raises(BadOption) as refusal:
                GAME.settle(2, wanted)
            assert refusal.value.clause == "ST-Q16"
            for language, sentence in (("en", "all 48 cards"), ("fr", "les 48 cartes")):
                assert sentence in Voice(None, language).refusal(refusal.value)
            continue
        s = new(2, **wanted)
        assert (s.dead_ends, s.charity, s.full) == (
            ("normal", "deadly", "less_deadly").index(dead),
            charity,
            full,
        )
        settled += 1
    assert settled == 36


def tunnel_of_ends(ends: str, **options: Any) -> int:
    """The value of a completed tunnel with two numbered ends, with one, or with none."""
    cards = {
        "3 2": {(1, 2): "F", (1, 3): "F"},
        "3 0": {(1, 2): "F", (1, 3): "C1.1"},
        "0 0": {(0, 2): "C1", (0, 3): "F", (0, 4): "C1"},
    }[ends]
    s = lay(new(**options), cards)
    if ends == "0 0":
        assert not is_open(s, 0, 3, "E2")
        return value(s, 0, 3, "E2")
    assert not is_open(s, 1, 2, "E1")
    return value(s, 1, 2, "E1")


@pytest.mark.clause("ST-10.2", "ST-10.3", "ST-10.5", "ST-Q14", "ST-Q15", "ST-8.4")
@pytest.mark.parametrize(
    ("dead_ends", "charity", "values"),
    [
        ("normal", False, [10, 3, 0]),
        ("normal", True, [10, 4, 2]),
        ("deadly", False, [10, 0, 0]),
        ("deadly", True, [10, 0, 0]),
        ("less_deadly", False, [10, 0, 0]),
        ("less_deadly", True, [10, 0, 0]),
    ],
)
def test_what_ends_are_worth(dead_ends: str, charity: bool, values: list[int]) -> None:
    found = [tunnel_of_ends(e, dead_ends=dead_ends, charity=charity) for e in ("3 2", "3 0", "0 0")]
    assert found == values


@pytest.mark.clause("ST-10.2", "ST-10.3", "ST-10.5", "ST-Q14", "ST-Q15")
@pytest.mark.parametrize(
    ("dead_ends", "charity", "worth"),
    [
        ("normal", False, 10),
        ("normal", True, 12),
        ("deadly", False, 0),
        ("deadly", True, 0),
        ("less_deadly", False, 10),
        ("less_deadly", True, 12),
    ],
)
def test_two_numbered_ends_and_a_black_one(dead_ends: str, charity: bool, worth: int) -> None:
    s = new(dead_ends=dead_ends, charity=charity)
    lay(s, {(1, 2): "G", (1, 3): "F", (0, 2): "A1.1"})  # its S is black
    assert not is_open(s, 1, 2, "E1")
    assert value(s, 1, 2, "E1") == worth


@pytest.mark.clause("ST-10.4", "ST-Q19")
@pytest.mark.parametrize("removed", range(5))
def test_fork_cards_are_taken_out(removed: int) -> None:
    s = do(new(forks_removed=removed), "flip 0 0")
    found = odds(s)
    assert found.get("reveal G 0", 0) == found.get("reveal G 1", 0) == 4 - removed
    assert sum(found.values()) == 2 * (44 - removed)


@pytest.mark.clause("ST-10.4")
def test_without_forks_every_tunnel_has_two_ends_or_none() -> None:
    rng = random.Random(3)
    for removed in (4, 0):
        ends = set()
        for _ in range(5):
            s = new(forks_removed=removed)
            while rules.awaited(s):
                do(s, "pass" if "pass" in choices(s) else rng.choice(choices(s)))
            ends |= {len(found.ends) for found in tracer.trace(s)}
        assert (ends <= {0, 2}) == (removed == 4)


@pytest.mark.clause("ST-10.2", "ST-10.3", "ST-10.6")
def test_dead_ends_on_the_full_board() -> None:
    for dead_ends, worth in (("normal", 2), ("deadly", 0), ("less_deadly", 0)):
        s = lay(new(full_board=True, dead_ends=dead_ends), {(0, 0): "P", (0, 1): "F", (0, 2): "C1"})
        assert not is_open(s, 0, 1, "E2")
        assert value(s, 0, 1, "E2") == worth


@pytest.mark.clause("ST-10.6")
def test_the_full_board() -> None:
    s = new(full_board=True)
    cells = [(row, col) for row in range(7) for col in range(7) if (row, col) != (3, 3)]
    assert choices(s) == [f"flip {row} {col}" for row, col in cells]
    assert all(s.card[cell_at(*cell)] == FACE_DOWN for cell in cells)
    do(s, "flip 0 0")
    found = odds(s)
    assert len(found) == 24
    assert set(found.values()) == {4}
    do(s, "reveal P 1")
    do(s, "pass")
    pass_until(s, 0)
    assert sum(s.unseen) == 0


@pytest.mark.clause("ST-10.6", "ST-Q18", "ST-Q13")
def test_tunnels_run_straight_through_the_hole() -> None:
    s = lay(new(full_board=True), {(3, 2): "P", (3, 4): "P"})
    complete = [t for t in names(s) if s.open[t] == 0]
    assert sorted((s.segments[t], s.numbered[t], s.ends[t]) for t in complete) == [(0, 2, 5)] * 2
    assert tunnel(s, 3, 2, "E1") == tunnel(s, 3, 4, "W1")
    assert tunnel(s, 3, 2, "E2") == tunnel(s, 3, 4, "W2")
    assert tunnel(s, 2, 3, "S") == tunnel(s, 4, 3, "N")


@pytest.mark.clause("ST-Q18")
def test_the_hole_and_point_cards_of_the_full_board() -> None:
    s = flip(new(full_board=True), 0, 0, "P")
    assert claims(s) == set()
    assert "block 0 1" in choices(s)
    assert "pass" in choices(s)
    assert "block 3 3" not in choices(s)
    do(s, "block 0 1")
    assert "flip 3 3" not in choices(s)
    assert s.charity == 0


@pytest.mark.clause("ST-10.2", "ST-10.4", "ST-10.5", "ST-10.6", "ST-Q2", "ST-Q16")
def test_options_name_clauses_that_exist() -> None:
    folder = GAME.folder
    for language in ("en", "fr"):
        text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
        for declared in (*GAME.options, *GAME.options.conditions):
            assert f"**{declared.clause}** " in text
