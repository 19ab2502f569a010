"""What an action is called by what it cost, in shares of the victory.

>>> [rating(cost, again=False) for cost in (0.0, 0.01, 0.03, 0.07, 0.2)]
['good', 'good', 'inaccuracy', 'mistake', 'blunder']
>>> rating(0.0, again=True)
'best'
"""

from __future__ import annotations

from typing import Literal, get_args

Rating = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
RATINGS: tuple[Rating, ...] = get_args(Rating)
FROM: tuple[tuple[float, Rating], ...] = (
    (0.10, "blunder"),
    (0.05, "mistake"),
    (0.02, "inaccuracy"),
)
"""From which cost on it is called what; less is good, and what the search would do is best."""
WRONG: tuple[Rating, ...] = ("mistake", "blunder")
"""What is worth another try."""


def rating(cost: float, *, again: bool) -> Rating:
    """What an action is called; `again` where the search would do the same."""
    if again:
        return "best"
    return next((called for least, called in FROM if cost >= least), "good")
