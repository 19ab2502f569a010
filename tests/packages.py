"""Packages that some tests need: skipped where they are missing, but not where all tests count."""

from __future__ import annotations

import os
from importlib import import_module

import pytest


def wanted(package):
    """A package; without it a file of tests is skipped, or fails if all tests have to run."""
    if os.environ.get("LUDOGARE_ALL_TESTS"):
        return import_module(package)
    return pytest.importorskip(package)
