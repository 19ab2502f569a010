"""Packages of others, imported only where they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludogare.core.saying.errors import LudogareError


def needed(package: str, extra: str) -> Any:
    """A package of an extra of ours; where it is missing, a sentence says what to install."""
    try:
        return import_module(package)
    except ModuleNotFoundError as problem:
        raise LudogareError(
            f"{problem.name} is not installed here: pip install 'ludogare[{extra}]'"
        ) from None
