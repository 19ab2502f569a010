"""Component files of one's own: what is wrong with them is told, before a match begins."""

from __future__ import annotations

import re
import runpy

import pytest

from ludogare import BadComponents
from ludogare.games import find


def read(tmp_path, monkeypatch, game, text):
    """Reads the components of a game anew, with a file of one's own."""
    own = tmp_path / "components" / f"{game}.toml"
    own.parent.mkdir()
    own.write_text(text, "utf-8")
    monkeypatch.setenv("LUDOGARE_DATA", str(tmp_path))
    return runpy.run_path(str(find(game).folder / "components.py"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("start = 100", "", r"\[money\] lacks start"),
        ("[money]", "[coins]", r"the group \[money\] is missing"),
        ("start = 100", 'start = "100"', "money.start is a whole number from 0 to 999, not '100'"),
        ("start = 100", "start = true", "money.start is a whole number"),
        ("track = 10", "track = 9", "money.track is 10, not 9"),
        ("goal = 8", "goal = 9", "limits.goal is 8, not 9"),
        ("goal = 8", "goal = 7", "limits.goal is 8, not 7"),
        ("bonus = 5", "bonus = 6", "limits.bonus is a whole number from 0 to 5, not 6"),
        ("needs = [6, 7, 8, 9, 10]", "needs = [6, 7, 8, 9]", "kinds.needs has 5 numbers"),
        ("needs = [6, 7, 8, 9, 10]", "needs = 6", "kinds.needs has 5 numbers, not 6"),
        ('["savanna", 3, 1]', '["savanna", 3, "one"]', "the prize of card 1 is a whole number"),
        ('["savanna", 3, 1]', '["savanna", 4, 1]', "the track of card 1 .* from 0 to 3, not 4"),
        ('["savanna", 3, 1]', "3", "card 1 is 3, not"),
        (", 0, ", ", 3, ", "more than 127 pieces of track"),
    ],
)
def test_a_wrong_file_of_cape_to_cairo_is_refused(tmp_path, monkeypatch, old, new, sentence):
    text = find("cape_to_cairo").components.path.read_text("utf-8")
    assert old in text
    text = text.replace(old, new)
    if new == ", 3, ":
        text = re.sub(r", [12], ", new, text)
    with pytest.raises(BadComponents, match=sentence):
        read(tmp_path, monkeypatch, "cape_to_cairo", text)


def test_a_file_of_ones_own_is_read(tmp_path, monkeypatch):
    text = find("cape_to_cairo").components.path.read_text("utf-8")
    found = read(tmp_path, monkeypatch, "cape_to_cairo", text.replace("bonus = 5", "bonus = 4"))
    assert found["MOST_BONUSES"] == 4
    assert found["COMPONENTS"].hash != find("cape_to_cairo").components.hash


def test_what_a_file_lacks_is_named_in_every_game(game, tmp_path, monkeypatch):
    """Takes away the first key of each group that is a number."""
    text = game.components.path.read_text("utf-8")
    found = re.search(r"^(?!source)(\w+) = \d+", text, re.MULTILINE)
    if found is None:
        pytest.skip("no number stands alone")
    with pytest.raises(BadComponents, match=f"lacks {found[1]}$"):
        read(tmp_path, monkeypatch, game.name, text.replace(found[0], f"# {found[0]}", 1))
