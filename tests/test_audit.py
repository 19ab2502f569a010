"""Known weaknesses fail an audit; one that could not be made says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

AUDIT = Path(__file__).parents[1] / "tools" / "audit.py"
SOUND = {"name": "uvicorn", "version": "1", "vulns": []}
WEAK = {"name": "h11", "version": "0.1", "vulns": [{"id": "X-1", "fix_versions": ["0.2"]}]}


def audited(folder, script=None):
    """What an audit says where this is all of pip-audit that there is."""
    if script is not None:
        fake = folder / "pip-audit"
        fake.write_text(f"#!{sys.executable}\n{script}")
        fake.chmod(0o755)
    done = subprocess.run(
        [sys.executable, AUDIT], capture_output=True, text=True,
        env={**os.environ, "PATH": str(folder)},
    )  # fmt: skip
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    ("found", "status", "said"),
    [
        ([SOUND], 0, "Audited: 1 packages, 0 known weaknesses.\n"),
        (
            [SOUND, WEAK],
            1,
            "h11 0.1: X-1, mended in 0.2\nAudited: 2 packages, 1 known weaknesses.\n",
        ),
    ],
)
def test_known_weaknesses_fail(found, status, said, tmp_path):
    answer = json.dumps({"dependencies": found})
    checks = "import sys\nassert sys.argv[-1].endswith('server.txt')"
    script = f"{checks}\nprint({answer!r})\nsys.exit({status})"
    assert audited(tmp_path, script) == (status, said)


def test_what_could_not_be_audited_says_so(tmp_path):
    assert audited(tmp_path) == (0, "Not audited: pip-audit is not here.\n")
    away = "import sys\nsys.exit('no route to the list')"
    said = "Not audited: pip-audit could not look (no route to the list).\n"
    assert audited(tmp_path, away) == (0, said)
