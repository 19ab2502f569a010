"""The terminal: lines that fit 80 columns, players in their colours, and completion."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

import ludogare
from ludogare.cli import main
from ludogare.cli.paper import BOLD, END, Paper, coloured, tint
from ludogare.cli.terminal import Terminal
from ludogare.core.drawing import SEATS
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_fits_eighty_columns(game, language, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    match = ludogare.new(game.name, seats=game.seats[-1], seed=3, language=language)
    terminal = Terminal(match, {})
    for _ in range(12):
        seat = match.awaited[0]
        terminal.tell(seat)
        terminal.table(seat)
        terminal.choices(seat, match.legal_for(seat))
        match.play(match.legal_for(seat)[0], seat)
    terminal.rules("")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 50
    assert max(map(len, lines)) <= 80


def test_a_narrow_terminal_has_shorter_lines(monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    paper = Paper(["Ada", "Ben"])
    text = "  Ada draws a card for the common stock, and Ben waits"
    assert paper.fit(text).split("\n") == [
        "  Ada draws a card for the",
        "      common stock, and Ben",
        "      waits",
    ]
    assert paper.fit("#    #    #") == "#    #    #"


def test_players_have_their_colours(capsys):
    paper = Paper(["Ada", "Ben"], colours=True)
    paper.show("Ada bids, Benjamin does not.", BOLD)
    first = f"{tint(SEATS[0])}{BOLD}Ada{END}{BOLD}"
    assert capsys.readouterr().out == f"{BOLD}{first} bids, Benjamin does not.{END}\n"
    assert len({tint(colour) for colour in SEATS}) == len(SEATS)
    Paper(["Ada", "Ben"], colours=False).show("Ada bids.", BOLD)
    assert capsys.readouterr().out == "Ada bids.\n"


def test_colours_are_for_terminals_of_people_who_want_them(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert not coloured()
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert coloured()
    monkeypatch.setenv("TERM", "dumb")
    assert not coloured()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not coloured()


def offered(script: str, *words: str) -> list[str]:
    """What bash offers after these words."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    typed = " ".join(f"'{word}'" for word in ("ludogare", *words))
    line = f"COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _ludogare; echo ${{COMPREPLY[*]}}"
    done = subprocess.run([bash, "-c", script + line], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_bash_offers_commands_switches_and_games(capsys):
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out
    assert offered(script, "pl") == ["play"]
    assert offered(script, "--language", "fr", "do") == ["doctor"]
    assert offered(script, "play", "")[: len(GAMES)] == [*GAMES]
    assert offered(script, "play", "car") == ["carcassonne"]
    assert offered(script, "play", "carcassonne", "--se") == ["--seats", "--seed"]
    assert offered(script, "play", "carcassonne", "--bot", "sto") == ["stoker"]
    assert offered(script, "arena", "carcassonne", "eng") == ["engineer"]
    assert offered(script, "completion", "f") == ["fish"]
    assert main(["completion", "zsh"]) == 0
    assert capsys.readouterr().out.endswith(script)


def test_fish_is_told_the_same(capsys):
    assert main(["completion", "fish"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("complete --command ludogare --condition ") for line in lines)
    assert any(re.search(r"_from replay' --long-option animate$", line) for line in lines)
    assert any("_from play' --arguments 'cape_to_cairo" in line for line in lines)
