"""Compiled rules: Numba over the packed carrier, with a cache that cannot go stale.

A loop is bound to a game by `rule.bind`, with every rule below it compiled. What lies
in the cache is found by a fingerprint of all the code and tables that the loop reaches, of its
file and of the machine, so a changed rule, callee, component or processor is simply another entry.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache, cached_property
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import Any

from ludogare.core.law.rule import RuleError, Table, bind, checked, fingerprint, replaced
from ludogare.core.law.state import Fields, Packed, States
from ludogare.core.running.ahead import ask, asking

KEPT_DAYS = 30
MAKING = 6
"""How rules are compiled; those cached that were compiled otherwise are compiled again."""
LARGE = 5000
"""Numbers from which on a table is kept as narrow as it can be, so that it stays in the cache."""
ONE_AT_A_TIME = RLock()
"""Held while a rule is compiled: where Numba keeps it is one setting for all threads."""
BELOW: dict[str, Any] = {}
"""The rules that loops of this process stand on, by fingerprint: compiled once for all of them."""


def available() -> bool:
    """Whether Numba is installed; without it everything runs plain."""
    return find_spec("numba") is not None


def cache_home() -> Path:
    """Where compiled rules are kept: $LUDOGARE_CACHE, or the user's cache folder."""
    chosen = os.environ.get("LUDOGARE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludogare"


@cache
def machine() -> str:
    """What compiled code depends on beside its source: the compiler and the processor.

    With NUMBA_CPU_NAME=generic it runs on any machine of its kind, as an image needs it.
    """
    import numba
    from llvmlite import binding

    settings: Any = numba.config
    name, features = settings.CPU_NAME, settings.CPU_FEATURES
    if features is None:
        features = binding.get_host_cpu_features().flatten()
    return f"{MAKING} {version('numba')} {name or binding.get_host_cpu_name()} {features}"


def surroundings(function: Any) -> str:
    """A hash of all that Numba looks at beside the code: the machine, and the function's file.

    If any of it differs, Numba compiles again, whatever it finds in the cache.
    """
    code = function.__code__
    stamp: tuple[float, int] | None = None
    with suppress(OSError):
        file = os.stat(code.co_filename)
        stamp = file.st_mtime, file.st_size
    parts = machine(), code.co_filename, code.co_firstlineno, stamp
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:8]


class Compiled:
    """A loop or rule bound to one game, compiled when it is first called."""

    def __init__(
        self, name: str, function: Callable[..., Any], contract: Mapping[Any, Callable[..., Any]]
    ) -> None:
        self.name, self.function, self.contract = name, checked(function), contract
        self.ready: Callable[..., Any] | None = None

    @property
    def kept(self) -> bool:
        """Whether it was compiled before, here or by another process."""
        return self.ready is not None or any(self.home.glob("**/*.nbc"))

    @cached_property
    def home(self) -> Path:
        """The folder of the cache that it is kept in."""
        return cache_home() / f"{self._title}-{self._source}-{surroundings(self.function)}"

    @cached_property
    def _source(self) -> str:
        return fingerprint(self.function, self.contract)

    @property
    def _title(self) -> str:
        return f"{self.name}-{self.function.__name__}"

    def __call__(self, *args: Any) -> Any:
        """Runs it, after compiling it or fetching it from the cache if this is the first time."""
        if self.ready is None:
            with ONE_AT_A_TIME:
                if self.ready is None:
                    return self._first(*args)
        try:
            return self.ready(*args)
        except Exception:
            self._refuse_plain(args)
            raise

    def _first(self, *args: Any) -> Any:
        self._refuse_plain(args)
        if self.kept:
            return self._fetched(*args)
        with one_process(self.home):
            return self._fetched(*args)

    def _fetched(self, *args: Any) -> Any:
        cold = not self.kept  # nor has another process compiled it meanwhile
        if cold:
            _drop_old(self.home.parent, self._title)
        dispatcher = self._bound()
        kept = keep(dispatcher, self.home)
        if not kept:
            dispatcher = self._bound()
        if cold or not kept:
            never = f"in every process: cache folder {self.home.parent} is not writable"
            often = "once" if kept else never
            print(
                f"Compiling {self.function.__name__} of {self.name} for this machine, {often} …",
                file=sys.stderr,
                flush=True,
            )
        result = dispatcher(*args)
        with suppress(OSError):
            os.utime(self.home)  # still in use
        self.ready = dispatcher
        return result

    def _bound(self) -> Any:
        """The rule with every rule below it made ready to be compiled.

        Each has a name that tells what it does: from the cache, two loops that were compiled in
        different processes may meet in one, and what is linked there goes by name. A rule that
        another loop stands on too is the same one, so that it is compiled once in a process.
        Nobody counts who looks at an array (`_nrt`): rules make none, and their caller holds it.
        """
        import numba
        import numpy

        from ludogare.core.running import linking

        loop = replaced(self.function, self.contract)

        def compiled(bound: Any) -> Any:
            if bound.__wrapped__ is ask:
                return asking()
            below = bound.__wrapped__ is not loop  # Python calls the loop alone
            source = fingerprint(bound.__wrapped__, self.contract)
            if below and source in BELOW:
                return BELOW[source]
            bound.__qualname__ += f"_{source}"
            how: Any = {"no_cpython_wrapper": below, "no_cfunc_wrapper": True, "_nrt": False}
            if linking.KNOWN:
                how["pipeline_class"] = linking.PartCompiler if below else linking.WholeCompiler
            made = numba.njit(bound, error_model="numpy", nogil=True, **how)
            return BELOW.setdefault(source, widened(made)) if below else made

        def array(values: Table) -> Any:
            wide = numpy.array(values, numpy.int64)
            return narrowed(wide) if wide.size > LARGE else wide

        return bind(self.function, self.contract, compiled, array)

    def _refuse_plain(self, args: tuple[Any, ...]) -> None:
        """Says what compiled rules take, where they were given a state that they cannot read."""
        for value in args:
            if isinstance(value, Fields | States | Packed):
                raise RuleError(
                    f"compiled {self.function.__name__} takes a state as s.pack().array[0] and "
                    f"several as State.packed(n), not {type(value).__name__}"
                )


def widened(dispatcher: Any) -> Any:
    """Makes it take whole numbers of 64 bits, so that one for every width of them is not compiled.

    Whoever calls it with a field or with a number known before casts that first.
    """
    from numba import types

    def wide(kind: Any) -> Any:
        short = isinstance(kind, types.Integer) and kind != types.uint64
        return types.int64 if short else kind

    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, named: template(
        tuple(map(wide, args)), {name: wide(kind) for name, kind in named.items()}
    )
    return dispatcher


@contextmanager
def one_process(home: Path) -> Iterator[None]:
    """Held while a rule is compiled, so that other processes wait for it and find it in the cache.

    A process that is killed lets go of it. Where the cache cannot be written, or the system has no
    such locks, each compiles for itself.
    """
    try:
        import fcntl

        home.mkdir(parents=True, exist_ok=True)
        held = (home / "lock").open("w")
    except (ImportError, OSError):
        yield
        return
    with held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def narrowed(wide: Any) -> Any:
    """An array with the narrowest whole numbers that hold all of it."""
    for bits in (8, 16, 32):
        narrow = wide.astype(f"int{bits}")
        if (narrow == wide).all():
            return narrow
    return wide


def keep(dispatcher: Any, home: Path) -> bool:
    """Whether what is compiled will be kept in this folder, and nowhere else.

    Numba's other places look at the file of the function alone, and go stale.
    """
    import numba

    settings: Any = numba.config
    elsewhere, settings.CACHE_DIR = settings.CACHE_DIR, str(home)
    try:
        dispatcher.enable_caching()
    except (RuntimeError, OSError):
        return False
    finally:
        settings.CACHE_DIR = elsewhere
    return Path(dispatcher.stats.cache_path).is_relative_to(home)


def _drop_old(home: Path, title: str) -> None:
    """Clears away what earlier rules left in the cache and nobody has used for a while."""
    limit = time.time() - KEPT_DAYS * 86400
    for entry in home.glob(f"{title}-*"):
        with suppress(OSError):  # another process may be clearing too
            if entry.stat().st_mtime < limit:
                shutil.rmtree(entry)
