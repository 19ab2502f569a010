"""The tunnel and the slots in letters."""

from __future__ import annotations

import pytest

import ludogare
from letters import drawn

COLUMNS = {"sky_blue": 50, "black": 56, "orange": 62, "yellow": 68, "white": 74}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_stack_has_its_number_in_the_row_of_the_action_and_the_column_of_its_colour(language):
    match = ludogare.new("channel_tunnel", seed=3, language=language)
    lines, numbers = drawn(match)
    first = next(i for i, line in enumerate(lines) if set(line) == {"─"})
    rows = {
        ("0", "technology"): first + 1,
        ("0", "finance"): first + 2,
        ("1", "planning"): first + 4,
    }
    placed = [action.split() for action in numbers if action.startswith("place")]
    assert placed
    for _, colour, slot, action in placed:
        if (slot, action) in rows:
            number = numbers[f"place {colour} {slot} {action}"]
            written = lines[rows[slot, action]][COLUMNS[colour] :].split()[0]
            assert written[1:] == f"{number})"


def test_the_machines_stand_where_they_have_bored_to():
    match = ludogare.new("channel_tunnel", seed=3)
    lines, _ = drawn(match)
    assert lines[1].startswith("═●▐")
    assert lines[1].endswith("▌■═")
    assert lines[1].count("░░░") == 16
