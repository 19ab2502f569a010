"""Writes what a server consists of, as a CycloneDX bill of materials, from the locked versions.

python tools/sbom.py dist/ludogare.cdx.json
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

from release import ROOT, version

LOCK = ROOT / "requirements" / "server.txt"
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Pin(NamedTuple):
    """One package as it is locked."""

    name: str
    version: str
    hashes: list[str]


def pins(text: str) -> list[Pin]:
    """What a file of locked versions names."""
    found: list[Pin] = []
    for line in text.splitlines():
        named = PIN.match(line)
        if named:
            found.append(Pin(named[1].lower(), named[2], []))
        if found:
            found[-1].hashes.extend(HASH.findall(line))
    return found


def bill(version: str, locked: list[Pin]) -> dict[str, Any]:
    """The bill of materials."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/ludogare@{version}",
                "name": "ludogare",
                "version": version,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": [
            {
                "type": "library",
                "bom-ref": f"pkg:pypi/{pin.name}@{pin.version}",
                "purl": f"pkg:pypi/{pin.name}@{pin.version}",
                "name": pin.name,
                "version": pin.version,
                "hashes": [{"alg": "SHA-256", "content": found} for found in pin.hashes],
            }
            for pin in locked
        ],
    }


def main() -> None:
    """Writes the file that is asked for."""
    out = Path(sys.argv[1])
    out.parent.mkdir(parents=True, exist_ok=True)
    made = bill(version(ROOT), pins(LOCK.read_text("utf-8")))
    out.write_text(json.dumps(made, indent=2) + "\n", "utf-8")
    print(f"{out}: {len(made['components'])} packages")


if __name__ == "__main__":
    main()
