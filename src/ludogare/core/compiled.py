"""Compiled rules: Numba over the packed carrier, with a cache that cannot go stale.

A loop is bound to a game by `rule.bind`, with every rule below it compiled. What lies
in the cache is found by a fingerprint of all the code and tables that the loop reaches,
so a changed rule, callee or component is simply another entry.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludogare.core.rule import Table, bind, fingerprint

KEPT_DAYS = 30


def available() -> bool:
    """Whether Numba is installed; without it everything runs plain."""
    return find_spec("numba") is not None


def cache_home() -> Path:
    """Where compiled rules are kept: $LUDOGARE_CACHE, or the user's cache folder."""
    chosen = os.environ.get("LUDOGARE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludogare"


class Compiled:
    """A loop or rule bound to one game, compiled when it is first called."""

    def __init__(
        self, name: str, function: Callable[..., Any], contract: Mapping[Any, Callable[..., Any]]
    ) -> None:
        self.name, self.function, self.contract = name, function, contract
        self.ready: Callable[..., Any] | None = None

    def __call__(self, *args: Any) -> Any:
        """Runs it, after compiling it or fetching it from the cache if this is the first time."""
        if self.ready is not None:
            return self.ready(*args)
        return self._first(*args)

    def _first(self, *args: Any) -> Any:
        import numba
        import numpy

        mark = fingerprint(self.function, self.contract)
        title = f"{self.name}-{self.function.__name__}"
        home = cache_home() / f"{title}-{mark}"
        cold = not any(home.glob("**/*.nbc"))
        if cold:
            _drop_old(home.parent, title)
            print(
                f"Compiling {self.function.__name__} of {self.name} for this machine, once …",
                file=sys.stderr,
                flush=True,
            )

        def compiled(function: Any) -> Any:
            return numba.njit(function, error_model="numpy", nogil=True)

        def array(values: Table) -> Any:
            return numpy.array(values, numpy.int64)

        dispatcher = bind(self.function, self.contract, compiled, array)
        settings: Any = numba.config
        elsewhere, settings.CACHE_DIR = settings.CACHE_DIR, str(home)
        try:
            dispatcher.enable_caching()
        finally:
            settings.CACHE_DIR = elsewhere
        result = dispatcher(*args)
        self.ready = dispatcher
        return result


def _drop_old(home: Path, title: str) -> None:
    """Clears away what earlier rules left in the cache and nobody has used for a while."""
    limit = time.time() - KEPT_DAYS * 86400
    for entry in home.glob(f"{title}-*"):
        if entry.stat().st_mtime < limit:
            shutil.rmtree(entry, ignore_errors=True)
