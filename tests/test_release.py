"""What a release consists of, and the changelog that tells of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from datetime import date
from pathlib import Path

import pytest
import release

import ludogare
from packages import wanted

ROOT = Path(__file__).parents[1]
KINDS = {"Added", "Changed", "Fixed", "Removed", "Rules", "Security"}
READERS = ("For players", "For bot writers and researchers", "For hosts")


@pytest.fixture
def tree(tmp_path):
    """A copy of where a version is written."""
    for file in (*release.places(ROOT), ROOT / "pyproject.toml"):
        copy = tmp_path / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    changed(tmp_path)
    return tmp_path


def changed(tree):
    """Adds a line to the changelog, which says nothing new right after a release."""
    file = tree / "CHANGELOG.md"
    new = "## Unreleased\n\n### For hosts\n\nFixed\n- Something.\n"
    file.write_text(file.read_text("utf-8").replace("## Unreleased\n", new, 1), "utf-8")


def test_the_changelog_tells_readers_apart_and_says_something_of_every_version():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = release.sections(text)
    assert next(iter(versions)) == "Unreleased"
    released = [version for version in versions if version != "Unreleased"]
    assert all(release.VERSION.fullmatch(version) for version in released)
    for version, said in versions.items():
        readers = re.findall(r"^### (.+)$", said, re.MULTILINE)
        assert readers == [reader for reader in READERS if reader in readers], version
        _, *rest = re.split(r"^(\w+)(?: \(.*\))?\n", said, flags=re.MULTILINE)
        assert set(rest[::2]) <= KINDS, version
        assert all(lines.startswith("- ") for lines in rest[1::2]), f"{version}: an empty heading"
        assert not re.findall(r"^(?!#|-|  |$|\w+$|\w+ \()", said, re.MULTILINE), version


def test_cutting_a_release_writes_its_version_everywhere(tree):
    before = release.notes(tree, "Unreleased")
    release.cut(tree, "1.2.3", date(2027, 1, 2))
    package, citation, changelog = (file.read_text("utf-8") for file in release.places(tree))
    assert '__version__ = "1.2.3"' in package
    assert "version: 1.2.3\ndate-released: 2027-01-02\n" in citation
    assert "## Unreleased\n\n## 1.2.3 (2027-01-02)\n" in changelog
    assert release.notes(tree, "1.2.3") == before
    assert release.version(tree) == "1.2.3"
    with pytest.raises(release.Refused, match=r"1\.2\.3 already"):
        release.cut(tree, "1.2.3", date(2027, 1, 3))
    with pytest.raises(release.Refused, match="says nothing about Unreleased"):
        release.cut(tree, "1.2.4", date(2027, 1, 3))


@pytest.mark.parametrize("wrong", ["1.2", "v1.2.3", "1.2.3-rc1", "next"])
def test_a_version_has_one_form(tree, wrong):
    with pytest.raises(release.Refused, match="is no version"):
        release.cut(tree, wrong, date(2027, 1, 2))


def test_nothing_is_built_under_another_version_or_without_a_way_back(tree):
    with pytest.raises(release.Refused, match=r"this is .*, not 9\.9\.9"):
        release.build(tree, "9.9.9", tree / "dist")
    text = (tree / "pyproject.toml").read_text("utf-8")
    (tree / "pyproject.toml").write_text(text.replace("[project.urls]", "[tool.urls]"), "utf-8")
    with pytest.raises(release.Refused, match=r"project\.urls: Changelog, Documentation"):
        release.build(tree, ludogare.__version__, tree / "dist")
    assert not (tree / "dist").exists()


@pytest.mark.xdist_group("wheel")
def test_a_release_is_built_with_hashes_of_everything(tmp_path):
    tree = tmp_path / "tree"
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in ("src", "tools", "requirements"):
        shutil.copytree(ROOT / name, tree / name, ignore=unwanted)
    for name in ("CHANGELOG.md", "CITATION.cff", "LICENSE", "MANIFEST.in", "NOTICE", "README.md"):
        shutil.copy(ROOT / name, tree)
    links = "".join(f'{name} = "https://ludogare.example"\n' for name in release.LINKS)
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    text = text.replace("[project.urls]", "[tool.urls]")  # those of this project, once it has some
    (tree / "pyproject.toml").write_text(f"{text}\n[project.urls]\n{links}", "utf-8")
    changed(tree)
    release.cut(tree, "9.9.9", date(2027, 1, 2))
    who = ("-c", "user.name=a", "-c", "user.email=a@b")
    for line in (("init", "-q"), ("add", "."), ("commit", "-qm", "All")):
        subprocess.run(["git", *who, *line], cwd=tree, check=True)
    release.build(tree, "9.9.9", tree / "dist")
    sums = (tree / "dist" / "SHA256SUMS").read_text("utf-8")
    assert re.findall(r"^[0-9a-f]{64}  (.+)$", sums, re.MULTILINE) == [
        "NOTES.md",
        "ludogare-9.9.9-py3-none-any.whl",
        "ludogare-9.9.9.tar.gz",
        "ludogare.cdx.json",
    ]
    for file in tree.rglob("*"):
        os.utime(file, (1, 1))
    release.build(tree, "9.9.9", tree / "again")
    assert (tree / "again" / "SHA256SUMS").read_text("utf-8") == sums


def test_an_sdist_brings_everything():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("this is no repository")
    named = {line.split("/")[0] for line in listed.stdout.splitlines()}
    told = set((ROOT / "MANIFEST.in").read_text("utf-8").split())
    by_itself = {"LICENSE", "MANIFEST.in", "NOTICE", "README.md", "pyproject.toml"}
    assert named <= told | by_itself, "MANIFEST.in"
    assert "prune compose/secrets\n" in (ROOT / "MANIFEST.in").read_text("utf-8")


def test_the_citation_has_the_version_of_the_package():
    cited = wanted("yaml").safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == ludogare.__version__
    assert cited["license"] == "Apache-2.0"
    assert isinstance(cited["date-released"], date)


@pytest.mark.parametrize(
    "file",
    [
        *sorted((ROOT / ".github").rglob("*.yml")),
        ROOT / ".pre-commit-config.yaml",
    ],
    ids=lambda file: file.name,
)
def test_what_other_places_run_can_be_read(file):
    assert wanted("yaml").safe_load(file.read_text("utf-8"))


def test_other_places_call_what_we_call():
    yaml = wanted("yaml")
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))["jobs"]
    called = {name: [s["run"] for s in job["steps"] if "run" in s] for name, job in jobs.items()}
    assert ".ci/run" in called["everything"]
    assert ".ci/run plain" in called["plain"]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    lines = "\n".join(line for job in called.values() for line in job)
    for target in re.findall(r"(?:^|&& )make (\w+)", lines, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    for file in re.findall(r"tests/[\w/.]+", script):
        assert (ROOT / file).exists(), file
