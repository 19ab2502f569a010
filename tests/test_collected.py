"""A file of tests that cannot be imported is no file of tests that was skipped."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def test_a_file_that_cannot_be_imported_fails(tmp_path):
    """As in this folder: with its settings, and what it does when tests are collected."""
    for file in (TESTS / "conftest.py", TESTS / "every.py", TESTS.parent / "pyproject.toml"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    (tmp_path / "test_broken.py").write_text("import nothing_of_that_name\n", "utf-8")
    (tmp_path / "test_whole.py").write_text("def test_whole(): pass\n", "utf-8")
    paths = f"pythonpath={tmp_path} {TESTS.parent / 'examples'}"
    command = [sys.executable, "-m", "pytest", "-o", paths, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode
    assert "No module named 'nothing_of_that_name'" in done.stdout


def test_the_plain_rules_are_tested_without_what_tests_in_parallel():
    """`.ci/run plain` installs pytest and Hypothesis alone."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:rerunfailures"]
    command += ["--collect-only", str(TESTS / "cape_to_cairo" / "test_auction.py")]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
