"""Work shared out by a Dask scheduler among the machines that it knows."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

from ludogare.core.saying.errors import LudogareError
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
            raise LudogareError(
                f"{problem.allowed_failures + 1} workers of {address} ended while they did the "
                "same job; their logs may say why"
            ) from None


@contextmanager
def connected(distributed: Any, address: str) -> Iterator[Any]:
    """A client of a scheduler whose workers know the same rules as this process."""
    logging.getLogger("distributed").setLevel(logging.ERROR)
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise LudogareError(f"no Dask scheduler answers at {address}: {problem}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
            theirs = set(client.run(rules).values())
        except TimeoutError:
            raise LudogareError(f"the scheduler at {address} has no workers") from None
        except ModuleNotFoundError as problem:
            raise LudogareError(f"a worker of {address} lacks something: {problem}") from None
        if theirs != {rules()}:
            raise LudogareError(
                f"a worker of {address} has {(theirs - {rules()}).pop()}, and here is {rules()}"
            )
        yield client


def rules() -> str:
    """Which rules a process plays by."""
    games = ", ".join(f"{name} {find(name).version}" for name in GAMES)
    return f"ludogare {version('ludogare')} ({games})"
