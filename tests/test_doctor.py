"""`ludogare doctor` and `ludogare compile`: what is there, what is missing, and what to do."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ludogare
from every import EVERY_GAME
from ludogare.cli import doctor, main
from ludogare.core.running import compiled
from ludogare.games import find

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
DIGGERS = EVERY_GAME[-1]


@pytest.fixture(autouse=True)
def folders(monkeypatch, tmp_path):
    """A data folder of one's own, and a cache that nobody has used."""
    monkeypatch.setenv("LUDOGARE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDOGARE_CACHE", str(tmp_path / "cache"))
    return tmp_path


@pytest.fixture
def examined(capsys):
    """What the doctor says, and the exit code."""

    def ask(*more: str) -> tuple[str, int]:
        code = main([*more, "doctor"])
        return capsys.readouterr().out, code

    return ask


def test_all_is_well_here(examined, folders):
    said, code = examined()
    assert code == 0
    assert f"Ludogare {ludogare.__version__}" in said
    assert said.endswith("All is well.\n")
    assert f"ok  tables and your own files: {folders / 'data'} (0.0 MB)" in said
    assert f"ok  compiled rules: {folders / 'cache'} (0.0 MB)" in said
    assert str(Path(ludogare.__file__).parent) in said


def test_it_speaks_the_readers_language(examined):
    assert "Tout va bien." in examined("--language", "fr")[0]


@pytest.mark.parametrize(
    ("variable", "sentence"),
    [
        ("LUDOGARE_DATA", "!!  tables and your own files: "),
        ("LUDOGARE_CACHE", "!!  compiled rules: "),
    ],
)
def test_a_folder_that_cannot_be_written_is_wrong(
    examined, folders, monkeypatch, variable, sentence
):
    (folders / "file").touch()
    monkeypatch.setenv(variable, str(folders / "file" / "below"))
    said, code = examined()
    assert code == 1
    assert sentence + str(folders / "file" / "below") + " cannot be written" in said
    assert said.endswith("One thing is wrong, marked !!\n")


def test_what_is_missing_is_named_with_what_it_is_good_for(examined, monkeypatch):
    there = doctor.installed
    monkeypatch.setattr(doctor, "installed", lambda name: "" if name == "psycopg" else there(name))
    said, code = examined()
    assert code == 0
    assert "--  postgres: without psycopg several servers cannot share a PostgreSQL" in said
    assert "pip install 'ludogare[postgres]'" in said


def test_what_is_too_old_is_wrong(examined, monkeypatch):
    there = doctor.installed
    monkeypatch.setattr(doctor, "installed", lambda n: "0.1" if n == "numba" else there(n))
    said, code = examined()
    assert code == 1
    assert "!!  fast: too old or missing: numba 0.1; pip install 'ludogare[fast]'" in said


def test_what_nothing_works_without_is_wrong(examined, monkeypatch):
    there = doctor.installed
    monkeypatch.setattr(doctor, "installed", lambda n: "" if n == "msgspec" else there(n))
    said, code = examined()
    assert code == 1
    assert "!!  needed, but missing or too old: msgspec" in said


PARTS = """
import sys
from ludogare.cli import main
sys.exit(main(["doctor"]))
"""


def test_own_parts_are_used_of_no_game_or_refused(folders):
    own = folders / "data" / "components"
    own.mkdir(parents=True)
    (own / "chess.toml").touch()
    (own / "cape_to_cairo.toml").write_text("nonsense = 1\n")
    packaged = find("steam_tunnel").folder / "components.toml"
    (own / "steam_tunnel.toml").write_text(packaged.read_text("utf-8"), "utf-8")
    done = subprocess.run([sys.executable, "-c", PARTS], capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert f"!!  your own parts: {own / 'chess.toml'} belongs to no game" in done.stdout
    assert f"!!  your own parts: {own / 'cape_to_cairo.toml'}: " in done.stdout
    assert f"ok  your own parts: {own / 'steam_tunnel.toml'}" in done.stdout


def test_without_numba_rules_run_plain(examined, monkeypatch, capsys):
    monkeypatch.setattr(compiled, "available", lambda: False)
    assert "--  rules run uncompiled" in examined()[0]
    assert main(["compile"]) == 2
    assert "numba is not installed: pip install 'ludogare[fast]'" in capsys.readouterr().err


def test_every_extra_that_people_choose_is_examined():
    extras = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(doctor.EXTRAS) == set(extras) - {"server", "test", "check", "docs", "examples"}
    parts = ("fast", "postgres", "push", "ratings")
    assert set(extras["server"]) == {line for part in parts for line in extras[part]}


def test_compiling_in_advance_leaves_nothing_to_compile():
    """Each in a process of its own: in this one the rules may be compiled already."""
    compiled_now = in_another_process(f"""
assert not any(use.ready(game) for use in USES.values())
main(["compile", {DIGGERS!r}])
""")
    assert compiled_now.stdout == f"{DIGGERS}: compiled\n"
    assert "Compiling" in compiled_now.stderr
    after = in_another_process("""
assert all(use.ready(game) for use in USES.values())
for use in USES.values():
    use.once(game)
""")
    assert "Compiling" not in after.stderr


def in_another_process(code: str) -> subprocess.CompletedProcess[str]:
    """Runs some code about the game to copy."""
    before = f"""
import sys; sys.path[:0] = {sys.path!r}
import every
from ludogare.cli import main
from ludogare.cli.compiling import USES
from ludogare.games import find
game = find({DIGGERS!r})
"""
    done = subprocess.run([sys.executable, "-c", before + code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done
