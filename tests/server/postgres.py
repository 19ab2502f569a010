"""A real PostgreSQL server for tests, in a temporary folder, on a unix socket alone."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path | None:
    """Where initdb and postgres lie: Debian's package, or whatever is on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: p.parts[-3])
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def unprivileged() -> str | None:
    """A user other than root, under whom PostgreSQL agrees to run; None if we are one."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


@contextmanager
def cluster(at: Path):
    """A running cluster; gives the URL of its database."""
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="ludogare-pg-"))
    try:
        if user:
            shutil.chown(folder, user)
        run = {"user": user, "check": True, "capture_output": True, "cwd": folder}
        data = folder / "data"
        made = ["-D", data, "-U", "ludogare", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([at / "initdb", *made], **run)
        options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        control = [at / "pg_ctl", "-D", data, "-w", "-t", "30"]
        subprocess.run([*control, "-o", options, "-l", folder / "log", "start"], **run)
        try:
            yield f"postgresql://ludogare@/postgres?host={folder}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **run)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
