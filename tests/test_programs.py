"""Programs in any language as bots: they play, and what goes wrong with them harms nobody."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from threading import get_ident

import pytest

import ludogare
from ludogare import bots
from ludogare.bots.outside import process as child
from ludogare.bots.outside.process import Forfeit
from ludogare.bots.outside.program import TRIES, Program, asked, named
from ludogare.cli import main
from ludogare.games import GAMES
from ludogare.lab import arena
from pids import alive, gone, watched

EXAMPLE_FILE = Path(__file__).parents[1] / "examples" / "program_bot.py"
EXAMPLE = f"{sys.executable} {EXAMPLE_FILE}"
LOWEST = """
import json, sys
for line in sys.stdin:
    legal = json.loads(line)["legal"]
    print(json.dumps({"action": min(a["number"] for a in legal)}), flush=True)
"""
TROUBLES = {
    "nonsense": ("import sys\nfor q in sys.stdin: print('well,', flush=True)", "nonsense"),
    "a number alone": ("import sys\nfor q in sys.stdin: print(3, flush=True)", "nonsense"),
    "yes": ("import sys\nfor q in sys.stdin: print('{\"action\": true}', flush=True)", "nonsense"),
    "nested": ("import sys\nfor q in sys.stdin: print('[' * 60000, flush=True)", "nonsense"),
    "no text": ("import os\nwhile input(): os.write(1, b'\\xff\\xfe\\n')", "nonsense"),
    "illegal": (
        "import sys\nfor q in sys.stdin: print('{\"action\": 102}', flush=True)",
        "illegal",
    ),
    "unknown": ("import sys\nfor q in sys.stdin: print('{\"action\": -7}', flush=True)", "illegal"),
    "no action": (
        'import sys\nfor q in sys.stdin: print(\'{"action": "sing"}\', flush=True)',
        "illegal",
    ),
    "surrogate": (
        r"""for q in open(0): print('{"action": "bid \\ud800"}', flush=True)""",
        "illegal",
    ),
    "escapes": (
        r"""for q in open(0): print('{"action": "\\u001b[31m\\nred"}', flush=True)""",
        "illegal",
    ),
    "red errors": (r"""input(); import sys; sys.exit('\x1b[31mred')""", "died"),
    "hangs": ("import sys, time\nfor q in sys.stdin: time.sleep(600)", "late"),
    "never reads": ("import time\ntime.sleep(600)", "late"),
    "half a line": (
        "import sys, time\ninput(); print('{\"action\":', end='', flush=True); time.sleep(600)",
        "late",
    ),
    "dies": ("import os\ninput(); os._exit(7)", "died"),
    "fails": ("input(); raise ValueError('this bot has a bug')", "died"),
    "ends at once": ("", "died"),
    "huge line": ("input(); print('x' * 10_000_000, flush=True)", "nonsense"),
    "endless line": (
        "import sys\ninput()\nwhile True: sys.stdout.write('x' * 4096)",
        "nonsense",
    ),
    "nothing but blank lines": (
        "import sys\ninput()\nwhile True: sys.stdout.write(chr(10) * 4096)",
        "nonsense",
    ),
    "too early": ("import time\nprint('hello', flush=True); time.sleep(600)", "nonsense"),
}
"""Programs with which something is wrong, and what."""


def python(source):
    return f"{sys.executable} -c {shlex.quote(source)}"


def begun():
    return ludogare.new("cape_to_cairo", 2, seed=3)


@pytest.fixture
def seated():
    """Makes programs, which are ended afterwards."""
    made = []

    def make(source, patience=20.0, **more):
        made.append(Program(python(source), patience=patience, **more))
        return made[-1]

    yield make
    for program in made:
        program.end()


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_every_game_to_its_end(name):
    program = Program(EXAMPLE)
    match = ludogare.new(name, max(2, ludogare.find(name).seats[0]), seed=3)
    pids = set()
    while not match.over:
        seat = match.awaited[0]
        match.play(bots.act(program, match, seat), seat)
        pids.add(program._child.pid)
    program.end()
    assert len(pids) == 1, "it is started once and kept running"


def test_a_program_is_asked_with_what_its_seat_knows_and_nothing_else():
    match = ludogare.new("cape_to_cairo", 3, seed=2).play("bid 30", seat=0)
    legal = [a.number for a in match.legal_for(1)]
    question = json.loads(json.dumps(asked(match.game, match.hidden(1), 1, legal)))
    assert list(question) == ["game", "seat", "seats", "state", "view", "legal"]
    assert (question["game"], question["seat"], question["seats"]) == ("cape_to_cairo", 1, 3)
    assert question["state"] == match.hidden(1).to_json()
    assert question["legal"][12] == {
        "number": 12,
        "text": "bid 12",
        "verb": "bid",
        "args": {"amount": 12},
    }
    other = ludogare.new("cape_to_cairo", 3, seed=2).play("bid 44", seat=0)
    assert asked(other.game, other.hidden(1), 1, legal) == question


def test_an_action_is_answered_by_its_number_or_its_text(seated):
    for said in ("7", '"bid 7"'):
        program = seated(f"while input(): print('{{\"action\": {said}}}', flush=True)")
        assert bots.act(program, begun(), 0) == 7


def test_blank_lines_and_foreign_line_ends_are_no_trouble(seated):
    program = seated("while input(): print('\\n\\n{\"action\": 7}\\r', flush=True); print()")
    assert [bots.act(program, begun(), 0) for _ in range(3)] == [7, 7, 7]


def test_much_error_output_is_no_trouble(seated):
    program = seated(
        "import sys\nwhile input():\n"
        "    sys.stderr.write('x' * 300_000); sys.stderr.flush()\n"
        "    print('{\"action\": 7}', flush=True)\n"
    )
    assert [bots.act(program, begun(), 0) for _ in range(3)] == [7, 7, 7]
    assert len(program._child._errors) <= child.TAIL


@pytest.mark.parametrize("trouble", TROUBLES)
def test_what_goes_wrong_costs_a_turn(trouble, seated):
    source, why = TROUBLES[trouble]
    program = seated(source, patience=0.7 if why == "late" else 20.0)
    with pytest.raises(Forfeit) as lost:
        bots.act(program, begun(), 0)
    assert lost.value.why == why
    if trouble == "dies":
        assert str(lost.value) == "it exited with status 7"
    if trouble == "fails":
        assert "ValueError: this bot has a bug" in str(lost.value)
    if why == "late":
        assert str(lost.value).startswith("it did not answer within 0.7 s")
    assert len(str(lost.value)) < 1000
    assert str(lost.value).isprintable()


def test_a_program_that_failed_is_started_anew_and_goes_on(seated, tmp_path):
    mark = tmp_path / "mark"
    program = seated(
        f"import pathlib, os\nmark = pathlib.Path({str(mark)!r})\ninput()\n"
        "if not mark.exists(): mark.touch(); os._exit(1)\n"
        "while True: print('{\"action\": 7}', flush=True); input()"
    )
    with pytest.raises(Forfeit):
        bots.act(program, begun(), 0)
    assert [bots.act(program, begun(), 0) for _ in range(2)] == [7, 7]


def test_an_illegal_answer_does_not_end_the_program(seated):
    program = seated(TROUBLES["illegal"][0])
    pids = set()
    for _ in range(TRIES + 2):
        with pytest.raises(Forfeit, match="it chose"):
            bots.act(program, begun(), 0)
        pids.add(program._child.pid)
    assert len(pids) == 1


def test_it_is_started_a_few_times_only_and_again_after_a_rest(seated, tmp_path):
    starts = tmp_path / "starts"
    source = f"open({str(starts)!r}, 'a').write('x'); raise SystemExit('no')"
    program = seated(source, rest=3600.0)
    reasons = []
    for _ in range(TRIES + 4):
        with pytest.raises(Forfeit) as lost:
            bots.act(program, begun(), 0)
        reasons.append(lost.value.why)
    assert reasons == ["died"] * TRIES + ["out"] * 4
    assert f"it failed {TRIES} times in a row; the last failure: it exited" in str(lost.value)
    assert starts.read_text() == "x" * TRIES
    program._back = time.monotonic()
    with pytest.raises(Forfeit) as lost:
        bots.act(program, begun(), 0)
    assert lost.value.why == "died"


def test_a_program_that_says_too_much_is_not_a_question_behind(seated):
    """Its second line must not be taken for the answer to the next question."""
    program = seated(
        'while input(): print(\'{"action": 7}\\n{"action": 8}\', flush=True)', patience=20.0
    )
    assert bots.act(program, begun(), 0) == 7
    with pytest.raises(Forfeit, match="before it was asked"):
        bots.act(program, begun(), 0)
    assert bots.act(program, begun(), 0) == 7


def test_a_question_may_be_longer_than_a_pipe(seated, monkeypatch):
    long = {"view": "x" * 1_000_000}
    monkeypatch.setattr("ludogare.bots.outside.program.asked", lambda *given: long)
    program = seated("while input(): print('{\"action\": 7}', flush=True)")
    assert bots.act(program, begun(), 0) == 7
    silent = seated("import time\ntime.sleep(600)", patience=0.5)
    with pytest.raises(Forfeit, match="did not answer within"):
        bots.act(silent, begun(), 0)
    hasty = seated("while True: print('{\"action\": 7}', flush=True); import time; time.sleep(0.5)")
    with pytest.raises(Forfeit, match="before it"):
        bots.act(hasty, begun(), 0)


PARENT = """
import os, pathlib, subprocess, sys, time
helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path({file!r}).write_text(f"{{os.getpid()}} {{helper.pid}}")
input()
{then}
"""


def family(file):
    return [int(pid) for pid in file.read_text().split()]


@watched
def test_its_whole_group_ends_with_it(seated, tmp_path):
    for then in ("time.sleep(600)", "os._exit(1)"):
        file = tmp_path / "pids"
        program = seated(PARENT.format(file=str(file), then=then), patience=2.0)
        with pytest.raises(Forfeit):
            bots.act(program, begun(), 0)
        assert all(gone(pid) for pid in family(file))


def test_a_program_ends_by_itself_when_its_input_does(seated, tmp_path):
    done = tmp_path / "done"
    program = seated(f"{LOWEST}\nopen({str(done)!r}, 'w').write('goodbye')")
    bots.act(program, begun(), 0)
    program.end()
    assert done.read_text() == "goodbye"


@watched
def test_no_program_outlives_us_however_we_end(tmp_path):
    file = tmp_path / "pids"
    source = PARENT.format(file=str(file), then="time.sleep(600)")
    asking = subprocess.Popen(
        [sys.executable, "-c",
         "import sys, ludogare\nfrom ludogare import bots\n"
         "from ludogare.bots.outside.program import Program\n"
         "match = ludogare.new('cape_to_cairo', 2, seed=3)\n"
         "bots.act(Program(sys.argv[1], patience=60), match, 0)", python(source)],
    )  # fmt: skip
    until = time.monotonic() + 30
    while not (file.exists() and len(file.read_text().split()) == 2):
        assert time.monotonic() < until
        time.sleep(0.02)
    assert all(map(alive, family(file)))
    asking.kill()
    asking.wait()
    assert all(gone(pid) for pid in family(file))


# The documentation

BOTS = (Path(__file__).parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
DOCS = BOTS.partition("## A bot in any language")[2]


def listing(language):
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)
    return found


def test_the_documentation_shows_the_example():
    assert EXAMPLE_FILE.read_text(encoding="utf-8").endswith(f'"""\n\n{listing("python")}')
    assert "ludogare" not in listing("python")
    assert len([line for line in listing("python").splitlines() if line]) <= 10


def test_the_example_in_another_language_plays(tmp_path):
    if shutil.which("node") is None:
        pytest.skip("Node is not installed here")
    file = tmp_path / "bot.js"
    file.write_text(listing("js"), encoding="utf-8")
    program = Program(f"node {file}", patience=60.0)
    match = begun()
    while not match.over:
        seat = match.awaited[0]
        legal = match.legal_for(seat)
        assert bots.act(program, match, seat) == legal[0].number
        match.play(legal[0], seat)
    program.end()


# The arena


def test_a_program_competes_in_the_arena(capsys, tmp_path):
    log = tmp_path / "matches.jsonl"
    line = f"arena cape_to_cairo random lucky --deals 2 --all --json --workers 1 --log {log}"
    assert main([*line.split(), "--program", f"lucky={EXAMPLE}"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["duels"][0]["second"] == "lucky"
    assert found["duels"][0]["lost"] == {}
    matches = [json.loads(row) for row in log.read_text("utf-8").splitlines()]
    assert [m["lost"] for m in matches] == [{}] * 4


@pytest.mark.parametrize("trouble", ["nonsense", "hangs", "dies", "illegal"])
def test_a_match_in_the_arena_ends_properly_whatever_a_program_does(trouble):
    bad, patience = python(TROUBLES[trouble][0]), 1.0 if trouble == "hangs" else 20.0
    found = arena.play("cape_to_cairo", "random", "bad", 2, {}, 1, 0, {"bad": bad}, patience)
    arena.running(bad, patience, get_ident()).end()
    for match in found:
        assert match.plies > 20
        assert match.lost["bad"] > 10
        assert "random" not in match.lost
        assert match.trouble["bad"].startswith("it ")


def test_a_good_program_beats_one_that_loses_its_turns():
    programs = {"good": python(LOWEST), "bad": python(TROUBLES["dies"][0])}
    shares = [
        match.share
        for deal in range(4)
        for match in arena.play("cape_to_cairo", "good", "bad", 2, {}, 1, deal, programs, 20.0)
    ]
    assert sum(shares) >= 6, shares


def test_what_was_played_instead_is_reproducible():
    programs = {"bad": python(TROUBLES["illegal"][0])}
    first, second = (
        arena.play("cape_to_cairo", "random", "bad", 2, {}, 1, 0, programs, 20.0) for _ in range(2)
    )
    assert first == second


def test_the_arena_says_who_lost_turns_and_why(capsys):
    line = "arena cape_to_cairo random bad --deals 1 --all --workers 1"
    assert main([*line.split(), "--program", f"bad={python(TROUBLES['fails'][0])}"]) == 0
    out = capsys.readouterr().out
    assert "    bad forfeited " in out
    assert "ValueError: this bot has a bug" in out


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("lucky", "bot as NAME=COMMAND"),
        ("Lucky=cat", "lower-case letters"),
        ("stoker=cat", "already a bot with this name"),
        ("search=cat", "already a bot with this name"),
        ("lucky=", "no such program"),
        ("lucky=no-such-program-at-all", "no such program"),
        ("lucky=cat 'a", "No closing quotation"),
    ],
)
def test_a_program_that_makes_no_sense_is_refused(program, sentence, capsys):
    line = ["arena", "cape_to_cairo", "random", "lucky", "--program", program]
    assert main(line) == 2
    assert sentence in capsys.readouterr().err
    with pytest.raises(ludogare.LudogareError):
        named([program])


def test_patience_has_limits(capsys):
    line = "arena cape_to_cairo random lucky --program lucky=cat --patience"
    for seconds in ("0", "-1", "nan", "1e9"):
        assert main([*line.split(), seconds]) == 2
        assert "patience" in capsys.readouterr().err


def test_a_name_is_given_once():
    with pytest.raises(ludogare.LudogareError, match="already"):
        named(["lucky=cat", "lucky=cat"])


def test_it_steps_back_when_told_to(seated):
    program = seated(LOWEST, nice=3)
    bots.act(program, begun(), 0)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, program._child.pid) == min(19, own + 3)
