"""One recorded match for each way in which a match can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludogare
from ludogare.games import GAMES, find

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "ending"), [(name, ending) for name in GAMES for ending in find(name).endings]
)
def test_each_ending_has_a_record_that_replays(name, ending):
    match = ludogare.read(RECORDS / name / f"{ending}.txt")
    assert match.over
    assert match.ending == ending
    assert match.game.name == name


def test_every_record_belongs_to_an_ending():
    known = {RECORDS / name / f"{ending}.txt" for name in GAMES for ending in find(name).endings}
    assert set(RECORDS.rglob("*.txt")) <= known
