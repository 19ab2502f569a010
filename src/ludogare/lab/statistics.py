"""Means of what was measured, how sure they are, and how wide the numbers lie.

>>> interval([0.0, 1.0] * 50)[0]
0.5
>>> spread_of([3, 1, 2])["median"]
2
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

SURE = 1.96
"""Standard errors of a 95 % interval."""


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean of some shares, and half of its 95 % interval.

    Its width is that of the shares with one lost and one won beside them, so that a clean sweep
    is not certainty, and by Student's distribution, so that few shares are no sure thing.
    """
    widened = [*shares, 0.0, 1.0]
    n = len(widened)
    spread = variance(widened)
    student = SURE + (SURE**3 + SURE) / (4 * (n - 1))
    return sum(shares) / len(shares), student * math.sqrt(spread / n)


def variance(values: Sequence[float]) -> float:
    """How far some numbers lie from their mean, squared; 0 for fewer than two.

    >>> variance([0.0, 1.0])
    0.5
    """
    if len(values) < 2:
        return 0.0
    middle = sum(values) / len(values)
    return sum((x - middle) ** 2 for x in values) / (len(values) - 1)


def spread_of(values: Iterable[float] | Mapping[float, int]) -> dict[str, float]:
    """Least, middle, mean, 95 % below, most; of numbers, or of how often each of them came."""
    times = values if isinstance(values, Mapping) else Counter(values)
    rising = sorted(times)
    below = list(accumulate(times[value] for value in rising))
    n = below[-1]
    return {
        "least": rising[0],
        "median": rising[bisect_right(below, n // 2)],
        "mean": round(sum(value * times[value] for value in rising) / n, 2),
        "p95": rising[bisect_right(below, min(n - 1, n * 95 // 100))],
        "most": rising[-1],
    }
