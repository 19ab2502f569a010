"""Cases that say what others say too: `make test` leaves them to `make thorough`.

The mark belongs to a parameter, never to a whole test: some case of each test is always tried.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def thorough(*case: Any, **how: Any) -> Any:
    """A case of a parametrized test that is tried when everything is."""
    return pytest.param(*case, marks=pytest.mark.thorough, **how)


def only(named: Iterable[Any], every: Iterable[Any]) -> list[Any]:
    """Every case, of which all but those named are thorough."""
    quick = [*named]
    return [case if case in quick else thorough(case) for case in every]
