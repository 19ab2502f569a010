"""What strangers install: a small wheel with everything in it, which works far from its sources."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import tarfile
import time
import urllib.request
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

import ludogare
from ludogare.games import GAMES

pytest.importorskip("setuptools", minversion="77")

from wheels import ROOT, Environment, built, copied

pytestmark = pytest.mark.xdist_group("wheel")  # it is built once
LARGEST = 5_000_000


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources."""
    return copied(tmp_path_factory.mktemp("wheel") / "source")


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """A wheel of them."""
    return built(source)


@pytest.fixture(scope="module")
def packed(wheel: Path) -> set[str]:
    """The names of the files in it."""
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    """What it says about itself."""
    with zipfile.ZipFile(wheel) as files:
        (name,) = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_string(files.read(name).decode())


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """An environment with the wheel and what it cannot do without."""
    return Environment(tmp_path_factory.mktemp("bare") / "venv", wheel)


def test_every_file_of_the_package_is_in_the_wheel(packed: set[str]) -> None:
    source = ROOT / "src"
    files = {
        str(file.relative_to(source))
        for file in (source / "ludogare").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert {Path(name).suffix for name in files} >= {".py", ".js", ".css", ".ftl", ".md", ".toml"}
    assert not files - packed, "pyproject.toml, package-data"


def test_nothing_else_is_in_the_wheel(packed: set[str]) -> None:
    foreign = [n for n in packed if not n.startswith(("ludogare/", "ludogare-"))]
    assert not foreign


def test_it_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < LARGEST


def test_it_says_its_version_and_licence_and_brings_both_texts(
    wheel: Path, packed: set[str], metadata: Message
) -> None:
    assert wheel.name == f"ludogare-{ludogare.__version__}-py3-none-any.whl"
    assert metadata["Version"] == ludogare.__version__
    assert metadata["License-Expression"] == "Apache-2.0"
    assert metadata.get_all("License-File") == ["LICENSE", "NOTICE"]
    for name in ("LICENSE", "NOTICE"):
        assert f"ludogare-{ludogare.__version__}.dist-info/licenses/{name}" in packed


def test_its_version_is_written_in_one_place() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.*"), ROOT / "pyproject.toml"]
    said = [file for file in files if ludogare.__version__ in file.read_text("utf-8")]
    assert [file.name for file in said] == ["__init__.py"]


def test_the_same_source_makes_the_same_wheel_also_by_way_of_the_sdist(
    source: Path, wheel: Path, tmp_path: Path
) -> None:
    later = copied(tmp_path / "later")
    for file in later.rglob("*"):
        os.utime(file, (1, 1))
    sdist = built(later, "sdist")
    with tarfile.open(sdist) as files:
        files.extractall(tmp_path, filter="data")
    assert built(later).read_bytes() == wheel.read_bytes()
    assert built(tmp_path / sdist.name.removesuffix(".tar.gz")).read_bytes() == wheel.read_bytes()


def test_the_table_is_served_far_from_the_sources(bare: Environment) -> None:
    process = subprocess.Popen(
        [bare.command, "serve", "--port", "0", "--data", bare.folder / "data"],
        cwd=bare.folder,
        env=bare.surroundings,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert address
        with urllib.request.urlopen(f"{address[0]}/") as page:
            assert b"<title>" in page.read()
        with urllib.request.urlopen(f"{address[0]}/api/games") as answer:
            assert {game["name"] for game in json.load(answer)} == set(GAMES)
    finally:
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        process.wait(20)
    assert time.monotonic() - began < 10


PLAIN = """
import ludogare
from ludogare import bots

try:
    import numpy
except ModuleNotFoundError:
    print("no numpy")
for name in ludogare.GAMES:
    match = ludogare.new(name, seed=1)
    while len(match.plies) < 25 and not match.over:
        seat = match.awaited[0]
        bot = bots.make("search:simulations=2" if len(match.plies) > 20 else "stoker", 1)
        match.play(bots.act(bot, match, seat), seat)
    assert match.board().startswith("<svg"), name
    assert ludogare.read(match.record()).plies == match.plies, name
    print(name)
"""


def test_all_games_are_played_without_numpy(bare: Environment) -> None:
    assert bare.run("-c", PLAIN).split("\n") == ["no numpy", *GAMES]
    assert "20 matches of cape_to_cairo" in bare.ludogare(
        "simulate", "cape_to_cairo", "--matches", "20", "--workers", "1"
    )


def test_the_doctor_says_what_is_missing(bare: Environment) -> None:
    said = bare.ludogare("doctor")
    assert f"Ludogare {ludogare.__version__}" in said
    assert "ok  needed: fluent.runtime" in said
    assert "--  fast: without numba" in said
    assert "pip install 'ludogare[fast]'" in said
    assert str(bare.site) in said
    assert "!!" not in said
