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


class Cluster:
    """A cluster that can be killed and started again."""

    def __init__(self, at: Path) -> None:
        user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="ludogare-pg-"))
        if user:
            shutil.chown(self.folder, user)
        self._run = {"user": user, "check": True, "capture_output": True, "cwd": self.folder}
        data = self.folder / "data"
        made = ["-D", data, "-U", "ludogare", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([at / "initdb", *made], **self._run)
        self._control = [at / "pg_ctl", "-D", data, "-w", "-t", "30"]
        self.url = f"postgresql://ludogare@/postgres?host={self.folder}"

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        how = ["-o", options, "-l", self.folder / "log", "start"]
        subprocess.run([*self._control, *how], **self._run)

    def kill(self) -> None:
        """Ends it without finishing anything."""
        subprocess.run([*self._control, "-m", "immediate", "stop"], **self._run)

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def cluster(at: Path):
    """A running cluster; gives the URL of its database."""
    made = Cluster(at)
    try:
        made.start()
        try:
            yield made.url
        finally:
            made.kill()
    finally:
        made.remove()
