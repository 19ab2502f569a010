"""The game to copy is small, can be copied as CONTRIBUTING says, and can be seen and played."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ludogare
from every import EVERY_GAME
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import find, register

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "diggers"


def test_it_is_shorter_than_300_lines():
    files = [f for f in EXAMPLE.rglob("*") if f.is_file() and f.suffix != ".pyc"]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < 300


@pytest.mark.skipif(sys.platform != "linux", reason="sed differs")
def test_a_copy_is_a_game_of_its_own(tmp_path, monkeypatch):
    """The commands of CONTRIBUTING, with another folder."""
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    copying, renaming = re.findall(r"^(?:cp -r examples/diggers|sed -i).*", told, re.MULTILINE)
    shutil.copytree(EXAMPLE, tmp_path / "examples" / "diggers")
    (tmp_path / "src/ludogare/games").mkdir(parents=True)
    for command in (copying, renaming.replace("ludogare.games.mine", "mine")):
        subprocess.run(["bash", "-c", command], cwd=tmp_path, check=True)
    monkeypatch.syspath_prepend(tmp_path / "src/ludogare/games")
    game = import_module("mine").GAME
    assert (game.name, game.package) == ("mine", "mine")
    match = ludogare.Match(game, seats=3, dealer=ludogare.Seeded(1))
    while not match.over:
        match.play(match.legal[-1])
    assert match.ending == "dug"


def test_a_registered_game_is_found_by_its_name():
    assert find(EVERY_GAME[-1]).name == "diggers"
    register(find("diggers"))
    match = ludogare.new("diggers", seats=2, seed=1).play("dig 1", 0)
    assert ludogare.read(match.record()).state == match.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_offers_what_may_be_chosen(language):
    match = ludogare.new("diggers", seats=4, seed=1, language=language)
    for viewer, offered in ((0, 4), (ludogare.SPECTATOR, 0)):
        drawn = match.board(viewer)
        assert drawn.count("data-depth") == offered
        assert match.voice("title") in drawn
