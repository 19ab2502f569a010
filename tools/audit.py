"""Looks for known weaknesses in what a server consists of, where a list of them can be reached.

    python tools/audit.py

It needs pip-audit, installed or by uvx. Where that is missing or finds no list, it says so and
fails nobody: that nothing was found means something only where it was looked for.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

LOCKED = Path(__file__).parents[1] / "requirements" / "server.txt"
ASKED = ("--require-hashes", "--disable-pip", "--progress-spinner=off", "--format=json")


def auditor() -> list[str] | None:
    """The command that audits, if there is one."""
    if found := shutil.which("pip-audit"):
        return [found]
    return [uvx, "--quiet", "pip-audit"] if (uvx := shutil.which("uvx")) else None


def main() -> int:
    """Audits, and says what came of it; 1 where a weakness is known."""
    command = auditor()
    if command is None:
        print("Not audited: pip-audit is not here.")
        return 0
    done = subprocess.run(
        [*command, *ASKED, "--requirement", str(LOCKED)], capture_output=True, text=True
    )
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        print(f"Not audited: pip-audit could not look ({last[:200]}).")
        return 0
    known = [(each["name"], each["version"], v) for each in packages for v in each.get("vulns", ())]
    for name, version, weakness in known:
        mended = ", ".join(weakness.get("fix_versions", ())) or "no version"
        print(f"{name} {version}: {weakness['id']}, mended in {mended}")
    print(f"Audited: {len(packages)} packages, {len(known)} known weaknesses.")
    return 1 if known else 0


if __name__ == "__main__":
    sys.exit(main())
