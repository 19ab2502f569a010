"""Component files of one's own: what is wrong with them is told, before a match begins."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from files import made_of, text_of, written
from ludogare import BadComponents
from ludogare.core.declaration.checked import checked
from ludogare.core.declaration.components import Components, Shelf, data_home, read
from ludogare.games import find

REFUSED = [
    ("cape_to_cairo", "start = 100", "", r"\[money\] is missing start$"),
    ("cape_to_cairo", "[money]", "[coins]", "the file has .coins., which is not one"),
    ("cape_to_cairo", "start = 100", 'start = "100"',
     r"\[money\] start must be a whole number from 0 to 999, not '100'$"),
    ("cape_to_cairo", "start = 100", "start = true", r"\[money\] start must be a whole number"),
    ("cape_to_cairo", "start = 100", "start = 1000", "from 0 to 999, not 1000$"),
    ("cape_to_cairo", "track = 10", "track = 9", r"\[money\] track must be 10, not 9$"),
    ("cape_to_cairo", "goal = 8", "goal = 9", r"\[limits\] goal must be 8, not 9$"),
    ("cape_to_cairo", "bonus = 5", "bonus = 6", r"\[limits\] bonus must be .* from 0 to 5, not 6$"),
    ("cape_to_cairo", "needs = [6, 7, 8, 9, 10]", "needs = [6, 7, 8, 9]",
     r"\[kinds\] needs must be a list of 5, not \[6, 7, 8, 9\]$"),
    ("cape_to_cairo", "needs = [6, 7, 8, 9, 10]", "needs = 6",
     r"needs must be a list of 5, not 6$"),
    ("cape_to_cairo", '["savanna", 3, 1]', '["savanna", 3, "one"]',
     r"\[deck\] cards 1 prize must be a whole number from 0 to 99, not 'one'$"),
    ("cape_to_cairo", '["savanna", 3, 1]', '["savanna", 4, 1]',
     r"\[deck\] cards 1 track must be a whole number from 0 to 3, not 4$"),
    ("cape_to_cairo", '["savanna", 3, 1]', '["swamp", 3, 1]',
     r"\[deck\] cards 1 kind must be one of .*savanna.*, not 'swamp'$"),
    ("cape_to_cairo", '["savanna", 3, 1]', "3", r"cards 1 must be \[kind, track, prize\], not 3$"),
    ("cape_to_cairo", 'source = "printed"', 'source = "heard"',
     r"\[kinds\] source must be one of .*printed.*, not 'heard'$"),
    ("cape_to_cairo", ", 0, ", ", 99, ", "from 0 to 3, not 99"),
    ("cape_to_cairo", "start = 100", "start = ", "Invalid value"),
    ("steam_tunnel", 'name = "A1"', 'name = "A9"', r"\[deck\]: the cards are A1"),
    ("steam_tunnel", '"A1", copies = 4', '"A1", copies = 5', r"\[deck\]: there are 44 tunnel"),
    ("steam_tunnel", '"A1", copies = 4', '"A1", copies = -4', "from 0 to 44, not -4"),
    ("steam_tunnel", '["E1-S", "E2-W1"]', '["E1-S", "S-W1"]', r"\[deck\] cards 1: .*used once"),
    ("steam_tunnel", '["E1-S", "E2-W1"]', '["E1-S", "E2"]', "joins 2 ports or more"),
    ("steam_tunnel", '["E1-S", "E2-W1"]', '["E1-S"]', "segments must be a list of 2 or more"),
    ("steam_tunnel", '["E1-S", "E2-W1"]', '["N-E1-S", "E2-W1"]', "card G has forks, and no other"),
    ("steam_tunnel", "N = 4", "N = 9", r"\[point_card\] ends N must be .* from 1 to 5, not 9"),
    ("steam_tunnel", "[4, 4]]", "[4, 6]]", r"\[board\] points 4 2 must be .* from 0 to 5, not 6"),
    ("steam_tunnel", "[4, 4]]", "[4, 1]]", "need 4 places"),
    ("carcassonne", 'road = ["EW"], field = ["EL WR > N"', 'road = ["EX"], field = ["EL WR > N"',
     r"\[base\] tiles 4: tile D: “EX” names no edges of NESW"),
    ("carcassonne", 'city = ["NESW+"]', 'city = ["NES+"]', "tile C: edge W is no city, road or"),
    ("carcassonne", '"EL WR > N", "ER SL SR WL"', '"EL WQ > N", "ER SL SR WL"', "is no field"),
    ("carcassonne", 'name = "B"', 'name = "A"', "two tiles are called A"),
    ("carcassonne", 'name = "B"', 'name = "b c"', "name must be a name of one to four capitals"),
    ("carcassonne", "meeples = 7", "meeples = 17", r"\[pieces\] meeples .* from 1 to 15, not 17"),
    ("carcassonne", "tokens = 2", "tokens = 3", r"\[pieces\] tokens must be 2, not 3"),
    ("carcassonne", 'start = "D"', 'start = "TA"', r"\[base\]: the start tile TA is not among"),
    ("carcassonne", '"C", copies = 1', '"C", copies = 60', "have 155 tiles; a match holds 120"),
    ("carcassonne", '"TA", copies = 1', '"TA", copies = 26', "holds 120"),
    ("carcassonne", 'city = ["NESW*"]', 'city = ["NESW"], road = ["NSt"]', "tunnel mouth, with 1"),
    ("carcassonne", '"I14", copies = 1', '"I14", copies = 13', "have 18 inns; a match holds 15"),
    ("steamrollers", "[[0, 0], [1, 0], [3, 0],", "[[0, 0], [1, 0],", "same number of plain hexes"),
    ("steamrollers", "[[0, 0], [1, 0]", "[[0, 0], [0, 0]", r"the hex \[0, 0\] stands twice"),
    ("steamrollers", "[[0, 0], [1, 0]", "[[0, 0], [1, 99]", r"\[map\] plain 1 2 2 .* to 20"),
    ("steamrollers", '["yellow", "red", "grey", "grey", "green", "blue"]',
     '["yellow", "red", "grey", "red", "green", "green"]', "no city is blue"),
    ("steamrollers", "goods_beyond_players = 2", "goods_beyond_players = 3", "from 0 to 2, not 3"),
    ("steamrollers", "dice_beyond_players = 1", "dice_beyond_players = 0", "must be 1, not 0"),
    ("steamrollers", "yellow = 10", "yellow = 0", r"\[goods\] holds fewer than the 42"),
    ("steamrollers", "black = 6", "black = 5", r"\[goods\] black must be .* from 6 to 99, not 5"),
    ("steamrollers", '["gentle", "sharp"]', '["sharp", "sharp"]', "two different kinds of rail"),
    ("steamrollers", '1a = { kind = "once", points = 1 }', "", r"\[tiles\] is missing 1a"),
    ("steamrollers", '4a = { kind = "once", points = 0 }', '4a = { kind = "once", points = 2 }',
     r"\[tiles\] 4a points must be a whole number from −2 to 1, not 2"),
    ("steamrollers", '1a = { goods = ["yellow", "yellow"]', '1a = { goods = ["black"]',
     r"\[orders\] 1a goods 1 must be one of .*, not 'black'"),
    ("steamrollers", "homes = [3, 4]", "homes = [4, 3]", "in rising order"),
    ("steamrollers", "dice = [1, 2, 3, 4, 5, 6]", "dice = [1, 2, 3, 4, 5, 8]", "than a region has"),
    ("steamrollers", "rounds = [30, 10, 20]", "rounds = [30, 10, 200]", "from 1 to 99, not 200"),
    ("steamrollers", "[[1, 3], [4, 6]]", "[[1, 1], [4, 6]]", "between two different regions"),
    ("channel_tunnel", "cards = 6", "cards = 8", r"\[tunnel\] cards must be 6, not 8"),
    ("channel_tunnel", "last = -4", "last = 4", r"\[deviation_track\] last .* −9 to −1, not 4"),
    ("channel_tunnel", '{ colour = "red", value = -1 }', '{ colour = "red", value = -3 }',
     r"\[deviation\] cards 2 value must be one of"),
    ("channel_tunnel", '{ colour = "red", value = -1 }', '{ colour = "blue", value = -1 }',
     "there are two cards, and of none are there more"),
    ("channel_tunnel", "topographic_analysis = [0, 1, 3, 6, 10, 15]", "topographic_analysis = [0]",
     r"\[points\] topographic_analysis must be a list of 6"),
    ("channel_tunnel", '["", "", "token", "", "look", ""]', '["token", "", "token", "", "", ""]',
     r"\[tracks\] britain: a board gives at most 2 tokens more"),
    ("channel_tunnel", '["", "", "token", "", "look", ""]', '["", "", "token", "", "", ""',
     r"Unclosed array|Invalid"),
    ("channel_tunnel", 'kind = "repairs"', 'kind = "repair"', r"\[agenda\]: the cards are"),
    ("channel_tunnel", 'kind = "political_duel", points = 0, rubble = "none"',
     'kind = "political_duel", points = 0, rubble = "place_1"', "has no use for tiles on it"),
    ("channel_tunnel", 'kind = "political_duel"', 'kind = "european_speech"',
     r"\[cards\]: of political_duel there are 1 to 5, not 0"),
    ("channel_tunnel", 'country = "italy"', 'country = "spain"', "one influence card for each of"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "old", "new", "sentence"), REFUSED)
def test_a_wrong_file_is_refused_with_its_name_the_group_and_the_limit(
    tmp_path, game, old, new, sentence
):
    text = text_of(game)
    assert old in text
    own = tmp_path / "own.toml"
    own.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadComponents, match=sentence) as refusal:
        read(own, type(find(game).components.parts), find(game).folder)
    assert str(refusal.value).startswith(f"{own}: ")


def test_too_much_track_for_the_stock_is_refused(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(re.sub(r"\", [012], ", '", 3, ', text_of("cape_to_cairo")), "utf-8")
    with pytest.raises(BadComponents, match=r"\[deck\]: there are more than 127 pieces of track"):
        read(own, type(find("cape_to_cairo").components.parts), find("cape_to_cairo").folder)


def test_every_number_of_every_file_has_a_limit(game, tmp_path):
    """Makes each number of a file huge, one after the other."""
    text = text_of(game.name)
    numbers = list(re.finditer(r"(?<![\w\"#.])-?\d+(?=[,\]\s}])", code(text)))
    assert len(numbers) > 20
    for found in numbers[:: max(1, len(numbers) // 60)]:
        own = tmp_path / "own.toml"
        own.write_text(text[: found.start()] + "99999" + text[found.end() :], "utf-8")
        with pytest.raises(BadComponents):
            read(own, type(game.components.parts), game.folder)


def code(text: str) -> str:
    """A file with its comments blanked, as long as before."""
    return re.sub(r"#.*", lambda comment: " " * len(comment[0]), text)


def test_what_a_file_lacks_is_named_in_every_game(game):
    """Takes away each group, and each key of each."""
    groups, parts = written(game.name), type(game.components.parts)
    for name, group in groups.items():
        rest = {other: groups[other] for other in groups if other != name}
        with pytest.raises(BadComponents, match=rf"^the file is missing \[{name}\]$"):
            checked(rest, parts)
        for key in group:
            less = {other: group[other] for other in group if other != key}
            with pytest.raises(BadComponents, match=rf"^\[{name}\] is missing {key}$"):
                checked({**groups, name: less}, parts)


def test_a_file_of_ones_own_is_read(tmp_path, monkeypatch):
    text = text_of("cape_to_cairo").replace("bonus = 5", "bonus = 4")
    made = made_of("cape_to_cairo", text, tmp_path, monkeypatch)
    assert made["MOST_BONUSES"] == 4
    found: Components = made["COMPONENTS"]
    assert found.hash != find("cape_to_cairo").components.hash
    assert found.path == tmp_path / "components" / "cape_to_cairo.toml"


def test_a_folder_is_named_before_a_game_is_used(tmp_path):
    own = tmp_path / "components" / "cape_to_cairo.toml"
    own.parent.mkdir()
    own.write_text(text_of("cape_to_cairo"), "utf-8")
    packaged = find("cape_to_cairo").components.path.parent
    parts = type(find("cape_to_cairo").components.parts)
    shelf = Shelf()
    shelf.use(None)
    assert shelf.load("cape_to_cairo", packaged, parts).path.parent == packaged
    shelf.use(tmp_path / "elsewhere")  # nothing there that would change anything
    with pytest.raises(BadComponents, match="cape_to_cairo is already in use"):
        shelf.use(tmp_path)
    shelf = Shelf()
    shelf.use(tmp_path)
    assert shelf.load("cape_to_cairo", packaged, parts).path == own


def test_importing_reads_nothing_from_the_environment(tmp_path, monkeypatch):
    """Only the command line and the server look at $LUDOGARE_DATA."""
    own = tmp_path / "components" / "cape_to_cairo.toml"
    own.parent.mkdir()
    own.write_text(text_of("cape_to_cairo").replace("start = 100", "start = 50"), "utf-8")
    monkeypatch.setenv("LUDOGARE_DATA", str(tmp_path))
    assert data_home() == tmp_path
    match = "match = ludogare.new('cape_to_cairo', 2, 1); print(match.state.capital[0])"
    for first, capital in (
        ("import ludogare", "100"),
        ("import ludogare, pathlib; ludogare.use_components(pathlib.Path(sys.argv[1]))", "50"),
        ("import ludogare.cli; ludogare.cli.main(['games'])", "50"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", f"import sys; {first}; {match}", str(tmp_path)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.splitlines()[-1] == capital


SHARED = """
import sys
from pathlib import Path
import ludogare
from ludogare.lab.sharing import results
from ludogare.lab.simulate import run
if __name__ == "__main__":
    ludogare.use_components(Path(sys.argv[1]))
    settled = ludogare.find("cape_to_cairo").settle(2, {})
    jobs = [("cape_to_cairo", 2, settled, 1, first, 2, False) for first in (0, 2)]
    alone, shared = (sorted(map(str, results(run, jobs, workers=n))) for n in (1, 2))
    print(alone == shared, hash(str(alone)))
"""


def test_processes_that_share_the_work_use_the_same_components(tmp_path):
    own = tmp_path / "components" / "cape_to_cairo.toml"
    own.parent.mkdir()
    played = set()
    for start in (100, 0):
        own.write_text(text_of("cape_to_cairo").replace("start = 100", f"start = {start}"), "utf-8")
        script = tmp_path / "shared.py"
        script.write_text(SHARED, "utf-8")
        done = subprocess.run(
            [sys.executable, str(script), str(tmp_path)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        same, matches = done.stdout.split()
        assert same == "True"
        played.add(matches)
    assert len(played) == 2
