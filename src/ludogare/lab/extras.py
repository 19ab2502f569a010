"""Packages of others, imported only where they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludogare.core.saying.errors import MissingPackage


def needed(package: str, extra: str) -> Any:
    """A package of an extra of ours; where it is missing, a sentence says what to install."""
    try:
        return import_module(package)
    except ModuleNotFoundError as problem:
        raise MissingPackage("missing-package", package=problem.name, extra=extra) from None
