"""The component file: what it says of its sources, and what happens with a wrong one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludogare.games.carcassonne.rules.components import COMPONENTS, SETS

CODE = "import ludogare.games.carcassonne.rules.components as c; print(c.TILES)"


def test_every_group_has_a_source() -> None:
    assert {name: COMPONENTS.source(name) for name in ("pieces", *SETS)} == dict.fromkeys(
        ("pieces", *SETS), "printed"
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('{ name = "C", copies = 1', '{ name = "C", copies = 3', "98"),
        ('road = ["EW"], field = ["EL WR > N"', 'road = ["EX"], field = ["EL WR > N"', "tile D"),
        ('city = ["NESW+"]', 'city = ["NES+"]', "tile C: its edge W is no city, road or field"),
        ('"EL WR > N", "ER SL SR WL"', '"EL WQ > N", "ER SL SR WL"', "is no field"),
        ('name = "B"', 'name = "A"', "two tiles have the same name"),
        ("meeples = 7", "meeples = 17", "more pieces or tiles than a match can hold"),
    ],
)
def test_an_own_file(tmp_path, old: str, new: str, said: str) -> None:
    text = COMPONENTS.path.read_text("utf-8")
    assert old in text
    own = tmp_path / "components" / "carcassonne.toml"
    own.parent.mkdir()
    own.write_text(text.replace(old, new, 1), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "LUDOGARE_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert said in done.stdout + done.stderr
