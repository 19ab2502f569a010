"""Every scenario file: a short match, named by the clause that it proves."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogare.core.match.scenario import run
from ludogare.core.saying.errors import BadRecord
from ludogare.games import find

SCENARIOS = Path(__file__).parent / "scenarios"


@pytest.mark.parametrize("file", sorted(SCENARIOS.rglob("*.txt")), ids=lambda file: file.stem)
def test_scenario(file):
    run(file, find)


BEGIN = "ludogare scenario 1\ngame cape_to_cairo\nseat 0 Ada\nseat 1 Ben\nplay\n"


@pytest.mark.parametrize(
    "line",
    [
        "expect awaits Ada",
        "expect ending eighth",
        "expect told Ada passes.",
        "expect Ada wins",
        "expect Ada has 1 points",
        "expect Ada has 1/2 points",
        "expect Ada has 0/0 points",
        "expect Ada may pass",
        "expect Ada may only bid 0",
        "expect Ada may not bid 3",
        "expect capital[0] is 99",
        "expect row[0,0] is 1",
        "expect Ada refused bid 101: costs",
        "expect Ada refused bid 3: has £100",
        "expect Zoe wins",
        "expect Ada flies",
    ],
)
def test_an_expectation_can_fail_and_names_its_line(line):
    with pytest.raises(BadRecord):
        run(BEGIN + "* reveal 1\n* reveal 2\n" + line + "\n", find)


def test_expectations_that_hold():
    lines = """
* reveal 1

# nobody has bid
expect awaits chance
* reveal 2  # the second
expect awaits Ada, Ben
expect told For sale: savanna (3 tracks, £2).
expect Ada has 0 points
expect Ben has 0/3 points
expect Ada may bid 0, bid 100
expect Ada may not pass
expect capital[0] is 100
expect row[0, 0] is 0
expect Ada refused bid 101: has £100
0 bid 3
1 bid 2
expect Ada may only pick 1, pick 2
"""
    assert run(BEGIN + lines.lstrip(), find).awaited == (0,)
