"""The terminal: lines that fit 80 columns, players in their colours, and completion."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from contextlib import suppress

import pytest

import ludogare
from letters import drawn
from ludogare import bots
from ludogare.cli import main
from ludogare.cli.paper import Paper, coloured
from ludogare.cli.terminal import Terminal
from ludogare.core.drawing import SEATS
from ludogare.core.letters import BOLD, END, of_seat
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import GAMES, find


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_fits_eighty_columns(game, language, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    match = ludogare.new(game.name, seats=game.seats[-1], seed=3, language=language)
    terminal = Terminal(match, {})
    for _ in range(12):
        seat = match.awaited[0]
        terminal.tell(seat)
        legal = terminal.offered(seat)
        terminal.choices(seat, legal, terminal.table(seat, legal))
        terminal.words(seat)
        match.play(legal[0], seat)
    terminal.rules("")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 50
    assert max(map(len, lines)) <= 80


def test_every_game_draws_its_table_with_the_numbers_of_what_can_be_chosen(game):
    """The same drawing with and without colours, and no number that stands for nothing."""
    match = ludogare.new(game.name, seats=2, seed=5)
    bot = bots.make("random", 5)
    numbered = 0
    while not match.over and len(match.plies) < 250:
        seat = match.awaited[0]
        legal = Terminal(match, {}).offered(seat)
        numbers = {str(action): number for number, action in enumerate(legal, 1)}
        seen = game.show.view(match.hidden(seat), seat)
        canvas = game.board.letters(seen, match.voice, numbers)
        plain = canvas.text(colours=False)
        bare = re.sub("\033\\[[0-9;]*m", "", canvas.text(colours=True))
        assert [line.rstrip() for line in bare.split("\n")] == plain.split("\n")
        assert max(map(len, plain.split("\n"))) <= 80
        assert canvas.numbered <= set(numbers.values())
        assert all(re.search(rf"(?<!\d){number}\)", plain) for number in canvas.numbered)
        numbered += len(canvas.numbered)
        match.play(bots.act(bot, match, seat), seat)
    assert numbered


def with_some_options(game, dice):
    """A match with options and seats as dice say, in either language."""
    while True:
        options = {o.name: dice.choice(list(o.values)) for o in game.options if dice.random() < 0.5}
        with suppress(ludogare.LudogareError):  # not all options go together
            return ludogare.Match(
                game,
                seats=dice.choice(list(game.seats)),
                options=options,
                dealer=ludogare.Seeded(dice.randrange(1000)),
                language=dice.choice(LANGUAGES),
            )


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_played_with_is_drawn(game, seed):
    dice, bot = random.Random(seed), bots.make("random", seed)
    match = with_some_options(game, dice)
    while not match.over:
        seat = match.awaited[0]
        if dice.random() < 0.1:
            lines, _ = drawn(match)
            assert max(map(len, lines)) <= 80
        match.play(bots.act(bot, match, seat), seat)
    over = game.board.letters(game.show.view(match.state, 0), match.voice, {})
    assert over.text(colours=True)


def typed(match, line):
    """The action that a line means to whoever is asked."""
    terminal = Terminal(match, {})
    return terminal.meant(line, terminal.offered(match.awaited[0]))


def test_a_number_is_an_amount_or_a_choice():
    assert typed(ludogare.new("cape_to_cairo", seats=2, seed=1), "37") == "bid 37"
    mine = ludogare.new("steam_tunnel", seats=2, seed=1)
    assert len(mine.legal_for(mine.awaited[0])) > 20
    assert typed(mine, "2") == str(mine.legal_for(mine.awaited[0])[1])


def test_a_long_list_leaves_out_what_the_board_numbers(capsys):
    match = ludogare.new("steam_tunnel", seats=2, seed=1)
    terminal = Terminal(match, {})
    legal = terminal.offered(match.awaited[0])
    drawn = terminal.table(match.awaited[0], legal)
    assert drawn == set(range(1, len(legal) + 1))
    capsys.readouterr()
    terminal.choices(match.awaited[0], legal, drawn - {3})
    assert capsys.readouterr().out.split("\n")[:2] == [
        "      Type a number from the board.",
        f"   3  {match.voice.label(legal[2].number, match.state)}  [{legal[2]}]",
    ]


def test_turns_that_look_the_same_are_offered_once():
    match = ludogare.Match(find("carcassonne"), seats=2)
    match.play("draw B")
    spots = {action.args["spot"] for action in match.legal_for(0)}
    assert len(match.legal_for(0)) == 4 * len(spots)
    assert len(Terminal(match, {}).offered(0)) == len(spots)


def test_a_game_without_a_drawing_is_told_in_words(capsys):
    match = ludogare.Match(find("diggers"), seats=2)
    terminal = Terminal(match, {})
    assert terminal.table(0, terminal.offered(0)) == set()
    drawn = capsys.readouterr().out
    terminal.words(0)
    assert drawn == capsys.readouterr().out != ""


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
    first = f"{of_seat(0).escape}Ada{END}{BOLD}"
    assert capsys.readouterr().out == f"{BOLD}{first} bids, Benjamin does not.{END}\n"
    assert len({of_seat(seat).escape for seat in range(len(SEATS))}) == len(SEATS)
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
