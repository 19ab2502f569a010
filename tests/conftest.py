"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogare.games import GAMES, find

TESTS = Path(__file__).parent


@pytest.fixture(params=GAMES)
def game(request):
    """Each registered game."""
    return find(request.param)
