"""Means of what was measured, how sure they are, and how wide the numbers lie.

>>> interval([0.0, 1.0] * 50)[0]
0.5
>>> spread_of([3, 1, 2])["median"]
2
"""

from __future__ import annotations

import math
from collections.abc import Sequence

SURE = 1.96
"""Standard errors of a 95 % interval."""


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean of some shares, and half of its 95 % interval.

    Its width is that of the shares with one lost and one won beside them, so that a clean sweep
    is not certainty, and by Student's distribution, so that few shares are no sure thing.
    """
    widened = [*shares, 0.0, 1.0]
    n = len(widened)
    middle = sum(widened) / n
    spread = sum((x - middle) ** 2 for x in widened) / (n - 1)
    student = SURE + (SURE**3 + SURE) / (4 * (n - 1))
    return sum(shares) / len(shares), student * math.sqrt(spread / n)


def spread_of(values: Sequence[float]) -> dict[str, float]:
    """Least, middle, mean, 95 % below, most."""
    rising, n = sorted(values), len(values)
    return {
        "least": rising[0],
        "median": rising[n // 2],
        "mean": round(sum(rising) / n, 2),
        "p95": rising[min(n - 1, n * 95 // 100)],
        "most": rising[-1],
    }
