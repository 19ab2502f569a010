"""A bot that is a Python class of one's own, named `module:Class`.

The module is imported, so this is for one's own command line and never for a name that
somebody else may choose.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from inspect import signature
from typing import Any

from ludogare.bots.levels import Bot
from ludogare.bots.outside.program import free_name
from ludogare.core.saying.errors import UnknownBot


def named(pairs: Iterable[str], taken: Iterable[str] = ()) -> dict[str, str]:
    """Classes given as NAME=module:Class, each made once to see that it can be."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, where = free_name(pair, "module:Class", {*taken, *found})
        make(where, 0)
        found[name] = where
    return found


def make(where: str, seed: int) -> Bot:
    """A bot of a class, with a seed if it takes one."""
    maker = load(where)
    try:
        takes_seed = "seed" in signature(maker).parameters
        bot: Bot = maker(seed=seed) if takes_seed else maker()
    except Exception as problem:
        raise UnknownBot("class-not-made", where=where, problem=said(problem)) from problem
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot("class-no-bot", where=where)
    return bot


def load(where: str) -> Callable[..., Any]:
    """What stands under a name in a module, which may lie in the current folder."""
    module, sign, name = where.partition(":")
    if not sign or not module or not name:
        raise UnknownBot("class-name", where=where)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: Callable[..., Any] | None = getattr(import_module(module), name, None)
    except Exception as problem:
        raise UnknownBot("class-import", module=module, problem=said(problem)) from problem
    if found is None or not callable(found):
        raise UnknownBot("class-absent", module=module, called=name)
    return found


def said(problem: Exception) -> str:
    """What went wrong, in one line."""
    return f"{type(problem).__name__}: {problem}".splitlines()[0]
