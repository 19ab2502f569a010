"""The switches that say who shares the work: processes here, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludogare.core.saying.errors import BadArgument
from ludogare.lab.cluster import cluster


def add(parser: Any) -> None:
    """Adds them to a command."""
    parser.add_argument(
        "--workers", type=int, metavar="N", help="number of processes (default: one per core)"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="address of a Dask scheduler that shares out the work"
    )


@contextmanager
def helpers(asked: Any) -> Iterator[dict[str, Any]]:
    """Who shares the work, as whatever shares out work takes it."""
    if asked.cluster is None:
        yield {"workers": asked.workers}
        return
    if asked.workers is not None:
        raise BadArgument("cli-cluster")
    with cluster(asked.cluster) as (executor, workers):
        yield {"executor": executor, "workers": workers}
