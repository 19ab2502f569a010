"""Open files: as many as the system grants, and some kept back for the server itself."""

from __future__ import annotations

import sys

OWN = 100
"""Files that the database, the workers and the page need."""
ENOUGH = 65_536


def raise_limit() -> None:
    """Asks for as many open files as the system grants: each connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room(most: int) -> int:
    """How many connections there is room for, at most so many."""
    if sys.platform == "win32":
        return most
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most if soft == resource.RLIM_INFINITY else max(1, min(most, soft - OWN))
