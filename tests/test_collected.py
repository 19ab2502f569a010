"""A file of tests that cannot be imported is no file of tests that was skipped."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def tried(folder, *how, **files):
    """What becomes of some files of tests in a folder like this one, with its settings."""
    for file in (TESTS / "conftest.py", TESTS / "every.py", TESTS.parent / "pyproject.toml"):
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text, "utf-8")
    paths = f"pythonpath={folder} {TESTS.parent / 'examples'}"
    command = [sys.executable, "-m", "pytest", "-o", paths, *how, str(folder)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_a_file_that_cannot_be_imported_fails(tmp_path):
    broken, whole = "import nothing_of_that_name\n", "def test_whole(): pass\n"
    done = tried(tmp_path, broken=broken, whole=whole)
    assert done.returncode
    assert "No module named 'nothing_of_that_name'" in done.stdout


CASES = """
import pytest

@pytest.mark.parametrize("case", [{first}, pytest.param(2, marks=pytest.mark.thorough)])
def test_both(case): pass
"""


def test_a_test_is_never_left_out_as_a_whole(tmp_path):
    quick = "-m", "not thorough"
    done = tried(tmp_path, *quick, both=CASES.format(first=1))
    assert "1 passed, 1 deselected" in done.stdout
    done = tried(tmp_path, *quick, both=CASES.format(first="*[]"))
    assert done.returncode
    assert "leaves out all of test_both.py::test_both" in done.stderr


def test_the_plain_rules_are_tested_without_what_tests_in_parallel():
    """`.ci/run plain` installs pytest and Hypothesis alone."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:rerunfailures"]
    command += ["--collect-only", str(TESTS / "cape_to_cairo" / "test_auction.py")]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
