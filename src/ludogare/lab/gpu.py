"""Random matches on a GPU: the same, number by number, as on a core."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.law.loops import HEAD
from ludogare.core.running import kernels
from ludogare.core.running.cuda import card, numba_cuda, simulated
from ludogare.core.saying.errors import NoDevice

DEVICES = ("cpu", "cuda")
THREADS = 2048
"""For each multiprocessor: as many as it can hold, since most of them wait for memory."""
SIMULATED = 8
"""Threads where Numba simulates the GPU."""


def checked(device: str) -> str:
    """A device by its name; an unknown one is refused."""
    if device not in DEVICES:
        raise NoDevice("no-device", device=repr(device))
    return device


def name() -> str:
    """What the GPU calls itself."""
    if simulated():
        return "simulated"
    said = card().name
    return said if isinstance(said, str) else str(said.decode())  # as older ones say it


def threads() -> int:
    """How many threads keep the GPU busy."""
    return SIMULATED if simulated() else int(card().MULTIPROCESSOR_COUNT) * THREADS


def playouts(
    game: Game, seats: int, settled: Mapping[str, Any], seed: int, first: int, matches: int
) -> Any:
    """Random matches number `first` and following: a row each, as `loops.playouts` writes it."""
    import numpy

    kernel = game.cuda.kernel(kernels.playouts)
    options = numpy.array([*game.options.numbers(settled), 0], numpy.int64)
    rows = numpy.zeros((matches, HEAD + seats), numpy.int32)
    limit = game.bound(seats, settled)
    if simulated():
        kernel(threads(), seats, options, seed, first, matches, limit, rows)
        return rows
    cuda = numba_cuda()
    there = cuda.device_array(rows.shape, rows.dtype)
    kernel(threads(), seats, cuda.to_device(options), seed, first, matches, limit, there)
    return there.copy_to_host(rows)
