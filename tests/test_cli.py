"""The command line, as somebody types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludogare
from ludogare.cli import main, own_language
from ludogare.cli.terminal import Terminal
from ludogare.core.match.dealer import Committed
from ludogare.core.match.lesson import lesson
from ludogare.games import GAMES

RECORD = Path(__file__).parent / "records" / "cape_to_cairo" / "eighth.txt"


def run(line: str) -> int:
    """What a line typed after `ludogare` does."""
    return main(line.split())


def typed(monkeypatch, *lines):
    answers = iter(lines)

    def answer(prompt=""):
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_the_name_alone_lists_what_can_be_done(capsys):
    assert main([]) == 0
    assert "serve the tables to browsers" in capsys.readouterr().out


def test_games_and_options_in_both_languages(capsys):
    assert run("games") == 0
    assert run("--language fr games") == 0
    assert run("--language fr options cape_to_cairo") == 0
    out = capsys.readouterr().out
    for words in (
        "From Cape to Cairo",
        "Du Cap au Caire",
        "credit = no | yes",
        "à crédit",
        "CC-Q7",
    ):
        assert words in out
    assert "channel_tunnel  2    1987" in out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("options chess", "no game called 'chess'"),
        ("simulate cape_to_cairo --seats 9", "2 to 4 players"),
        ("simulate cape_to_cairo --matches 0", "the number of matches must be at least 1"),
        ("simulate cape_to_cairo --workers -1", "the number of processes must be at least 1"),
        ("arena cape_to_cairo stoker random --workers -1", "processes must be at least 1, not -1"),
        ("arena cape_to_cairo stoker random --seats 9", "for 2 to 4 players, not 9"),
        ("simulate cape_to_cairo --seed 99999999999999999999", "a seed can have at most 63 bits"),
        ("serve --workers -1", "the number of bot processes must be at least 1, not -1"),
        ("serve --workers 0", "the number of bot processes must be at least 1, not 0"),
        ("serve --pace -1", "the pace of bots in milliseconds must be at least 0, not -1"),
        ("simulate cape_to_cairo --option credit", "NAME=VALUE"),
        ("simulate cape_to_cairo --option speed=1", "no option called speed"),
        ("replay nowhere.txt", "nowhere.txt: there is no such file"),
        ("replay tests", "tests: this is a folder, not a record"),
        (f"replay {RECORD} --svg /nonexistent/x.svg", "/nonexistent/x.svg: No such file"),
        ("arena cape_to_cairo stoker random --log /nonexistent/x", "/nonexistent/x: No such file"),
        ("play cape_to_cairo --bot hal", "no bot called 'hal'"),
        ("play cape_to_cairo --bot search:simulations=0", "simulations must be at least 1"),
        ("play", "choose a game: cape_to_cairo"),
        (f"play steam_tunnel --resume {RECORD}", "a match of cape_to_cairo, not of steam_tunnel"),
        (f"play --resume {RECORD} --seats 3", "already set by the record"),
        (f"play --resume {RECORD} --names Ada,Ben", "already set by the record"),
        (f"play --resume {RECORD} --option credit=yes", "already set by the record"),
        ("verify pyproject.toml", "pyproject.toml, line 1: a record begins with"),
        ("play cape_to_cairo --bots 3", "0 to 2 of the seats can be bots"),
        ("play cape_to_cairo --names Ada,Ada", "the same name"),
        (f"replay {RECORD} --ply 9999", "plies"),
    ],
)
def test_a_refusal_is_one_sentence_and_exit_code_2(capsys, line, sentence):
    assert run(line) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ludogare: ")
    assert err.count("\n") == 1
    assert sentence in err


def test_simulate_prints_results_lengths_and_endings(capsys):
    assert (
        main(
            [
                "simulate",
                "cape_to_cairo",
                "--matches",
                "30",
                "--seats",
                "3",
                "--seed",
                "4",
                "--workers",
                "1",
            ]
        )
        == 0
    )
    words = capsys.readouterr().out
    assert "30 matches of cape_to_cairo, 3 seats" in words
    assert "endings: eighth 30" in words
    assert "bound 2550" in words


def test_simulate_gives_the_same_on_one_core_on_two_and_plain(capsys):
    found = []
    for more in ("--workers 1", "--workers 2", "--plain --workers 2"):
        assert run(f"simulate cape_to_cairo --matches 120 --seed 4 --json {more}") == 0
        summary = json.loads(capsys.readouterr().out)
        for varies in ("seconds", "matches_per_s", "plies_per_s", "way"):
            summary.pop(varies)
        found.append(summary)
    assert found[0] == found[1] == found[2]
    assert found[0]["matches"] == 120
    assert sum(found[0]["wins"]) == pytest.approx(120)


def test_replay_tells_exports_and_draws(capsys, tmp_path):
    assert main(["replay", str(RECORD)]) == 0
    told = capsys.readouterr().out
    assert "crosses the" in told
    assert told.rstrip().endswith("won")
    assert main(["replay", str(RECORD), "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    match = ludogare.read(RECORD)
    assert len(rows) == len(match.plies)
    assert rows[-1]["state"] == match.state.to_json()
    picture = tmp_path / "board.svg"
    assert main(["replay", str(RECORD), "--svg", str(picture), "--ply", "40"]) == 0
    assert picture.read_text("utf-8").startswith("<svg")


def test_verify_says_what_was_checked(capsys):
    assert main(["verify", str(RECORD)]) == 0
    assert "all legal" in capsys.readouterr().out


def test_verify_compares_what_was_noted(capsys, tmp_path):
    dealer = Committed("secret", ["nonce-a", "nonce-b"])
    match = ludogare.new("cape_to_cairo", 2, dealer=dealer)
    match.dealer, match.fairness = None, dealer.fairness(True)
    file, told = tmp_path / "match.txt", Committed.commitment("secret")
    file.write_text(match.record(), "utf-8")
    noted = ["--commitment", told, "--nonce", "nonce-a", "--nonce", "nonce-b"]
    assert main(["verify", str(file), *noted]) == 0
    assert "What you noted is in it." in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0
    assert "noted" not in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    assert "match.txt: the record has the commitment" in capsys.readouterr().err
    assert main(["verify", str(file), "--nonce", "nonce-c"]) == 2
    assert "match.txt: the nonce “nonce-c” is not in the record" in capsys.readouterr().err


def test_a_person_plays_a_bot_takes_back_and_saves(capsys, monkeypatch, tmp_path):
    file = tmp_path / "match.txt"
    typed(
        monkeypatch, "?", "140", "bid 140", "fly", "12", "u", "9", "r CC-3.4", "r CC-9.9", "b",
        f"s {file}", "s /nowhere/at/all", "q",
    )  # fmt: skip
    assert run("play cape_to_cairo --seed 3 --names Ada,Ben") == 0
    out = capsys.readouterr().out
    for words in (
        "take back your last action", "bid 140: Ada has £100 (CC-3.3)", "fly: no such action",
        "Taken back.", "Each player pays their own bid", "There is no clause CC-9.9.",
        "Saved as", "No such file", "Goodbye.",
    ):  # fmt: skip
        assert words in out, words
    saved = ludogare.read(file)
    assert saved.names == ["Ada", "Ben"]
    assert "0 bid 9" in file.read_text("utf-8")
    assert "0 bid 12" not in file.read_text("utf-8")
    typed(monkeypatch, "q")
    assert main(["play", "cape_to_cairo", "--resume", str(file)]) == 0
    typed(monkeypatch, "q")
    assert main(["play", "--resume", str(file)]) == 0


def test_alone_one_plays_oneself_and_against_somebody_a_bot_that_may_be_tailored(monkeypatch):
    seated = []
    monkeypatch.setattr(Terminal, "play", lambda terminal: seated.append(terminal.robots))
    assert run("play steamrollers") == 0
    assert run("play cape_to_cairo --seats 3 --bot search:simulations=100") == 0
    assert run("play cape_to_cairo --bots 2") == 0
    assert [list(robots) for robots in seated] == [[], [2], [0, 1]]
    assert seated[1][2].simulations == 100


def test_choices_are_told_by_places_on_the_table(monkeypatch, capsys):
    typed(monkeypatch, "1", "q")
    assert run("play carcassonne --seed 3 --bots 0") == 0
    out = capsys.readouterr().out
    assert "Tile 1 space east of the start, upright  [place 2 0]" in out
    assert "Thief on the road: 2 points now  [meeple road SW]" in out


def test_a_number_means_a_choice_or_an_amount():
    match = ludogare.new("cape_to_cairo", seed=3)
    terminal = Terminal(match, {})
    assert terminal.meant("12", match.legal) == "bid 12"
    match.play("bid 2").play("bid 1")
    assert terminal.meant("2", match.legal) == str(match.legal[1])
    assert terminal.meant("pick 4", match.legal) == "pick 4"
    with pytest.raises(ludogare.LudogareError, match="no choice 99; the list ends at 2"):
        terminal.meant("99", match.legal)
    assert terminal.meant("9" * 5000, match.legal) == "9" * 5000  # which is no action


def test_two_people_at_one_screen_have_a_curtain_while_there_are_secrets(capsys, monkeypatch):
    typed(monkeypatch, "12", "", "7")
    assert (
        main(
            [
                "--language",
                "fr",
                "play",
                "cape_to_cairo",
                "--bots",
                "0",
                "--seed",
                "3",
                "--names",
                "Ada,Ben",
            ]
        )
        == 0
    )
    out = capsys.readouterr().out
    first, second = out.split("Ben fait sa mise.")[0], out
    assert "Ada fait sa mise." in first
    assert "Ada mise 12" not in first
    assert "Ada dévoile sa mise et paie 12\u00a0£" in second


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_whole_match_to_its_result(capsys, name):
    seats = ludogare.find(name).seats[-1]
    for language in ("en", "fr"):
        line = f"--language {language} play {name} --seats {seats} --bots {seats} --seed 1"
        assert run(line) == 0
    assert "The match is over." in capsys.readouterr().out


def test_both_commands_serve_what_was_asked_for(monkeypatch):
    from ludogare.server import __main__ as server
    from ludogare.server.settings import Settings

    given = []
    monkeypatch.setattr("ludogare.server.serve.serve", given.append)
    monkeypatch.setattr(server, "serve", given.append)
    line = "--host 0.0.0.0 --port 0 --data here --workers 1 --pace 0 --patience 5 --open"
    line += " --end-after 90"
    assert run(f"serve {line}") == 0
    monkeypatch.setattr("sys.argv", ["server", *line.split()])
    assert server.main() == 0
    assert given[0] == given[1] == Settings(
        host="0.0.0.0", port=0, data=Path("here").absolute(), workers=1, pace=0,
        open_browser=True, programs={}, patience=5.0, forsaken=90,
    )  # fmt: skip
    monkeypatch.setenv("LUDOGARE_DATA", "there")
    assert run("serve") == 0
    assert given[2] == Settings(data=Path("there"))
    for wrong in (["--patience", "0"], ["--end-after", "0"]):
        monkeypatch.setattr("sys.argv", ["server", *wrong])
        assert server.main() == 2


def test_the_language_of_the_system(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert own_language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert own_language() == "fr"


def test_bench_measures_what_it_promises(capsys, monkeypatch):
    monkeypatch.setattr("ludogare.lab.bench.PLAIN_SECONDS", 0.05)
    monkeypatch.setattr("ludogare.lab.bench.COMPILED_SECONDS", 0.05)
    monkeypatch.setattr("ludogare.lab.bench.COPIES", 1000)
    monkeypatch.setattr("ludogare.lab.bench.timed", lambda code, cache=None: 0.1)
    assert run("bench cape_to_cairo --json") == 0
    found = json.loads(capsys.readouterr().out)
    for key in (
        "game", "plain_plies_per_s", "compiled_plies_per_s", "matches_per_s", "state_bytes",
        "copy_ns", "cold_start_s", "warm_start_s", "machine",
    ):  # fmt: skip
        assert found[key]


def test_bots_at_the_terminal_go_by_their_names(capsys, monkeypatch):
    for language, names in (("en", ("Stoker", "Stoker 2")), ("fr", ("Chauffeur", "Chauffeur 2"))):
        typed(monkeypatch, "q")
        assert run(f"--language {language} play cape_to_cairo --seats 3 --bots 2 --seed 3") == 0
        out = capsys.readouterr().out
        assert all(name in out for name in names)
    typed(monkeypatch, "q")
    assert run("play cape_to_cairo --seed 3 --bot search:simulations=100") == 0
    assert "Search: 0 of 8" in capsys.readouterr().out


def test_the_terminal_names_the_actions_that_somebody_can_type(capsys, monkeypatch):
    typed(monkeypatch, "tie 0 3", "fly", "q")
    assert run("play cape_to_cairo --seed 3") == 0
    refused = [line for line in capsys.readouterr().out.splitlines() if "no such action" in line]
    assert len(refused) == 2
    assert all("bid <amount>" in line and "; the actions are" in line for line in refused)
    assert not any("tie <seat>" in line or "draw <card>" in line for line in refused)


def test_the_terminal_counts_as_the_page_does(capsys):
    taught = lesson(ludogare.find("steam_tunnel"), "first")
    Terminal(taught.position(len(taught.steps) - 1), {}).result()
    assert "Camille: 213 1/2" in capsys.readouterr().out
    for language in ("en", "fr"):
        assert "213\u00a01/2" in taught.voice(language)("lesson-first-done")
