"""A match as a moving picture shows what the boards show, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludogare
from ludogare.cli import main
from ludogare.core.match import animated
from ludogare.core.match.animated import Film, Names, Strand, drawn, positions

RECORDS = Path(__file__).parent / "records"
PLIES = 60


def read(game):
    """The beginning of a recorded match."""
    return ludogare.read(next((RECORDS / game.name).glob("*.txt"))).rewind(PLIES)


def seen(strands: list[Strand], number: int) -> list[str]:
    """What is shown in one picture of a film."""
    found = []
    for strand in strands:
        if number in strand.shown:
            found += [strand.key, *seen(strand.inside, number)]
    return found


def whole(parts) -> list[str]:
    """The same of a picture."""
    found = []
    for part in parts:
        found.append(animated.key(part))
        if part.tag.endswith("}g"):
            found += whole(part)
    return found


def test_every_picture_of_a_film_is_the_board_of_its_position(game):
    names = Names()
    pictures = list(drawn(read(game), 8, names))
    wanted = [whole(picture) for picture in pictures]
    film = Film(pictures)
    assert film.count == 8
    assert [seen(film.strands, number) for number in range(8)] == wanted
    assert wanted[0] != wanted[-1]


def test_what_is_used_is_there_once_and_nothing_else_has_a_name(game):
    text = animated.animated(read(game), 5)
    root = ElementTree.fromstring(text)
    named = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
    used = set(re.findall(r"url\(#([\w-]+)\)|href=\"#([\w-]+)\"", text))
    assert len(named) == len(set(named))
    assert {one or other for one, other in used} == set(named)
    assert "<script" not in text
    assert "ns0:" not in text


def test_it_is_smaller_than_its_pictures(game):
    match = read(game)
    boards = [board for board, _ in positions(match)]
    assert len(animated.animated(match, len(boards))) < sum(map(len, boards)) / 3


def test_things_show_when_they_are_due(game):
    text = animated.animated(read(game), 4)
    total = 3 * animated.FRAME + animated.REST
    assert f"animation:{total:g}s step-end infinite" in text
    rules = dict(re.findall(r"@keyframes (f\d+)\{((?:[\d.]+%\{visibility:\w+\})+)\}", text))
    used = {name for names in re.findall(r'class="([^"]*)"', text) for name in names.split()}
    assert set(rules) == {name for name in used if re.fullmatch(r"f\d+", name)}
    edges = {float(edge) for steps in rules.values() for edge in re.findall(r"([\d.]+)%", steps)}
    due = {float(f"{100 * animated.FRAME * number / total:.4g}") for number in range(4)}
    assert edges <= due


def test_it_tells_what_happened_and_hides_what_was_hidden():
    match = ludogare.new("cape_to_cairo", seats=2, seed=7, names=["Ada", "Ben"])
    match.play("bid 12", seat=0)
    text = animated.animated(match)
    assert f">{match.story()[-1]}<" in text
    assert ">12<" not in text
    assert "£12" not in text


def test_the_command_writes_one(tmp_path, capsys):
    record, out = RECORDS / "cape_to_cairo" / "eighth.txt", tmp_path / "match.svg"
    assert main(["replay", str(record), "--ply", "12", "--animate", str(out)]) == 0
    assert capsys.readouterr().out == ""
    text = out.read_text("utf-8")
    assert text.startswith("<svg")
    assert "prefers-reduced-motion" in text
    assert main(["replay", str(record), "--animate", str(tmp_path / "match.gif")]) == 2
    assert "match.gif: a moving picture is an SVG" in capsys.readouterr().err


def test_a_match_that_has_not_begun_is_one_picture():
    match = ludogare.Match(ludogare.find("steam_tunnel"), seats=2)
    assert "@keyframes f" not in animated.animated(match)


@pytest.mark.parametrize("most", [1, 2])
def test_few_pictures_are_enough(most, game):
    assert Film(drawn(read(game), most, Names())).count == most
