"""The component file: what it says of its sources, and what a changed one makes of the game."""

from __future__ import annotations

from files import made_of, sources, text_of
from ludogare.games.carcassonne.rules.parts import SETS


def test_every_group_is_printed() -> None:
    assert sources("carcassonne") == dict.fromkeys(("pieces", *SETS), "printed")


def test_an_own_file_brings_other_tiles(tmp_path, monkeypatch) -> None:
    text = text_of("carcassonne")
    more = text.replace('{ name = "C", copies = 1', '{ name = "C", copies = 3')
    assert made_of("carcassonne", more, tmp_path, monkeypatch)["TILES"] == 98
