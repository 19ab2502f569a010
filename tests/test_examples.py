"""The examples, at toy size."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludogare
from ludogare.lab.simulate import simulate
from packages import wanted
from thorough import only

EXAMPLES = Path(__file__).parent.parent / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def run(script, *words, **settings):
    """Runs an example as people do; what it said."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / script, *map(str, words)],
        env={**os.environ, "MPLBACKEND": "agg", **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def counted(tmp_path_factory):
    wanted("matplotlib")
    out = tmp_path_factory.mktemp("statistics") / "statistics"
    games = ("cape_to_cairo", "steam_tunnel")
    run("ten_million.py", "--matches", 600, "--workers", 1, "--games", *games, "--out", out)
    return out


def test_many_matches_are_counted_as_simulate_counts_them(counted):
    found = json.loads((counted / "figures.json").read_text("utf-8"))
    for name, options in (("cape_to_cairo", {}), ("steam_tunnel", {"starter": 0})):
        game = ludogare.find(name)
        for seats in game.seats:
            of = found["games"][name]["seats"][str(seats)]
            same = simulate(game, seats=seats, matches=600, options=options, workers=1)
            assert [one["share"] * 600 for one in of["wins"]] == pytest.approx(same.wins, abs=0.01)
            assert of["points"]["mean"] == pytest.approx(same.points, abs=0.001)
            assert {end: round(e["share"] * 600) for end, e in of["endings"].items()} == (
                same.endings
            )
            assert of["plies"].items() <= same.plies.items()
            assert of["shared"] * 600 == pytest.approx(same.shared)


def test_landscapes_are_those_that_both_have_bought(counted):
    found = json.loads((counted / "figures.json").read_text("utf-8"))
    kinds = found["games"]["cape_to_cairo"]["landscapes"]
    assert list(kinds) == ["savanna", "village", "desert", "mountain", "river"]
    some = [point for line in kinds.values() for point in line]
    assert some
    assert all(400 <= point["seats"] <= 1200 and 0.2 < point["share"] < 0.8 for point in some)


def test_the_page_and_its_pictures_are_made_again_from_the_figures(counted, tmp_path):
    page = counted.with_suffix(".md").read_text("utf-8")
    assert page.startswith("# What 600 matches say")
    for picture in re.findall(r"\]\(statistics/(\w+\.svg)\)", page):
        drawn = (counted / picture).read_text("utf-8")
        assert "<svg" in drawn
        assert len(drawn) < 80_000
    again = tmp_path / "statistics"
    run("ten_million.py", "--figures", counted / "figures.json", "--out", again)
    assert again.with_suffix(".md").read_text("utf-8") == page


def test_a_gpu_counts_the_same(counted, tmp_path):
    words = ("--matches", 12, "--games", "cape_to_cairo", "--workers", 1, "--out")
    run("ten_million.py", *words, tmp_path / "here")
    run("ten_million.py", *words, tmp_path / "there", "--device", "cuda", NUMBA_ENABLE_CUDASIM="1")
    here, there = (
        json.loads((tmp_path / place / "figures.json").read_text("utf-8"))
        for place in ("here", "there")
    )
    assert there["device"] == "simulated"
    assert here["games"] == there["games"]


def test_ppo_learns_draws_and_measures(tmp_path):
    wanted("torch")
    wanted("matplotlib")
    said = run(
        "ppo.py", "--minutes", 0.001, "--steps", 40, "--workers", 1, "--matches", 2,
        "--level", "random", "--out", tmp_path,
    )  # fmt: skip
    assert "of 2 matches against the random" in said
    told = json.loads((tmp_path / "history.json").read_text("utf-8"))
    assert told["rounds"][0]["decisions"] == 16 * 40
    assert told["rounds"][0]["matches"] > 0
    for picture in ("curve.svg", "board.svg"):
        assert "<svg" in (tmp_path / picture).read_text("utf-8")


@pytest.mark.parametrize("file", only(NOTEBOOKS[:1], NOTEBOOKS), ids=lambda file: file.stem)
def test_a_notebook_runs_at_toy_size_and_shows_what_came_out(file, monkeypatch, capsys):
    wanted("torch")
    wanted("matplotlib").use("agg")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    cells = json.loads(file.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    toy = {"MINUTES": 0.001, "MATCHES": 30}
    names: dict[str, object] = {"display": lambda *shown: None, "TOY": toy}
    for cell in code:
        text = "".join(cell["source"])
        text = re.sub(r"^(MINUTES|MATCHES) = .*$", r"\1 = TOY['\1']", text, flags=re.MULTILINE)
        exec(compile(text, file.name, "exec"), names)
    shown = [output for cell in code for output in cell["outputs"]]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
    assert not any(output["output_type"] == "error" for output in shown)
