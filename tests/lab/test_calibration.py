"""Stated chances are compared with what came of them."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from ludogare.cli import main
from ludogare.games import find
from ludogare.lab.calibration import A_MATCH, Bin, Note, binned, calibrate, farthest, picture


def test_notes_are_counted_by_what_was_said() -> None:
    notes = [Note({"search": said}, share) for said, share in ((0.72, 1), (0.78, 0.5), (1.0, 1))]
    bins = binned(notes, "search")
    assert bins[:7] + bins[8:9] == [None] * 8
    assert bins[7] == Bin(2, 0.75, 0.75)
    assert bins[9] == Bin(1, 1.0, 1.0)


def test_bins_that_hold_next_to_nothing_are_not_counted() -> None:
    assert farthest([Bin(500, 0.5, 0.52), Bin(1, 0.1, 0.9)]) == pytest.approx(0.02)


def test_positions_of_matches_are_noted_and_repeatable() -> None:
    game = find("cape_to_cairo")
    how: dict[str, Any] = {"positions": 10, "bot": "search:simulations=20", "workers": 1}
    notes = calibrate(game, **how)
    assert notes == calibrate(game, **how)
    assert len(notes) == 2 * A_MATCH
    for note in notes:
        assert note.share in (0, 0.5, 1)
        assert all(0 <= said <= 1 for said in note.said.values())
    assert len({note.said["judgement"] for note in notes}) > 4


def test_the_command_prints_a_table_and_draws(tmp_path: Path, capsys: Any) -> None:
    command = ["calibrate", "cape_to_cairo", "--bot", "search:simulations=20", "--positions", "8"]
    command += ["--workers", "1"]
    svg = tmp_path / "picture.svg"
    assert main([*command, "--svg", str(svg)]) == 0
    assert "search: 8 positions" in capsys.readouterr().out
    bins = json.loads(printed(command, capsys))["search"]
    drawn = ElementTree.fromstring(svg.read_text("utf-8"))
    circles = [e for e in drawn.iter() if e.tag.endswith("circle")]
    assert len(circles) >= sum(b is not None for b in bins)
    assert sum(b["count"] for b in bins if b) == 8


def printed(command: list[str], capsys: Any) -> str:
    """What the command prints as data."""
    assert main([*command, "--json"]) == 0
    out: str = capsys.readouterr().out
    return out


def test_a_dot_lies_where_its_bin_says() -> None:
    drawn = picture({"search": [Bin(4, 0.0, 1.0)]})
    assert '<circle cx="30" cy="30"' in drawn


def test_a_bot_that_states_no_chances_is_refused(capsys: Any) -> None:
    assert main(["calibrate", "cape_to_cairo", "--bot", "stoker"]) == 2
    assert "stoker does not search" in capsys.readouterr().err
