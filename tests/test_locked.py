"""What is locked is what is declared, each by its hashes, and the bill of materials says so."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ROOT / "requirements"
SERVER = ("server",)
TEST = (*SERVER, "lab", "openspiel", "test", "check")


def tool():
    spec = importlib.util.spec_from_file_location("sbom", ROOT / "tools" / "sbom.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(extras: tuple[str, ...]) -> list[Requirement]:
    """The packages that the project asks for, with the versions that will do."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize(("file", "extras"), [("server.txt", SERVER), ("test.txt", TEST)])
def test_everything_declared_is_locked_with_hashes(file, extras):
    text = (REQUIREMENTS / file).read_text("utf-8")
    locked = tool().pins(text)
    for asked in declared(extras):
        pins = [pin for pin in locked if plain(pin.name) == plain(asked.name)]
        assert pins, f"{asked}: make lock"
        assert all(pin.version in asked.specifier for pin in pins), f"{asked}: make lock"
    assert all(pin.hashes for pin in locked)
    assert not re.search(r"https?:|--(extra-)?index-url|--find-links", text)


def test_both_files_agree():
    server, test = (
        {(pin.name, pin.version) for pin in tool().pins((REQUIREMENTS / file).read_text("utf-8"))}
        for file in ("server.txt", "test.txt")
    )
    assert server <= test


def test_the_bill_of_materials_has_every_package(tmp_path):
    out = tmp_path / "some" / "bill.json"
    subprocess.run([sys.executable, ROOT / "tools" / "sbom.py", out], check=True)
    bill = json.loads(out.read_text("utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    names = {part["name"] for part in bill["components"]}
    assert {plain(asked.name) for asked in declared(SERVER)} <= {plain(name) for name in names}
    assert all(part["hashes"] for part in bill["components"])
