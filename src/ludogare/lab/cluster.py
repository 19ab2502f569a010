"""Work shared out by a Dask scheduler among the machines that it knows."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

from ludogare.core.saying.errors import LostWorker
from ludogare.games import GAMES, find
from ludogare.lab.extras import needed

PATIENCE = 20
"""Seconds in which a scheduler has to answer, and to have a worker."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a scheduler as an executor, and how many jobs they do at once."""
    distributed = needed("distributed", "lab")
    with connected(distributed, address) as client:
        try:
            yield client.get_executor(), sum(client.nthreads().values())
        except distributed.KilledWorker as problem:
            raise LostWorker(
                "cluster-job", count=problem.allowed_failures + 1, address=address
            ) from None


@contextmanager
def connected(distributed: Any, address: str) -> Iterator[Any]:
    """A client of a scheduler whose workers know the same rules as this process."""
    logging.getLogger("distributed").setLevel(logging.ERROR)
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise LostWorker("cluster-silent", address=address, problem=str(problem)) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
            theirs = set(client.run(rules).values())
        except TimeoutError:
            raise LostWorker("cluster-empty", address=address) from None
        except ModuleNotFoundError as problem:
            raise LostWorker("cluster-lacks", address=address, problem=str(problem)) from None
        if theirs != {rules()}:
            theirs, ours = (theirs - {rules()}).pop(), rules()
            raise LostWorker("cluster-other", address=address, theirs=theirs, ours=ours)
        yield client


def rules() -> str:
    """Which rules and components a process plays by."""
    found = [find(name) for name in GAMES]
    games = ", ".join(f"{game.name} {game.version} {game.components.hash}" for game in found)
    return f"ludogare {version('ludogare')} ({games})"
