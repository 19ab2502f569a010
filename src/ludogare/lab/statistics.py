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
FOLDS = 10
"""Parts that some numbers are taken in, to learn about each part from the others alone."""
FEW = 20
"""Numbers that are too few to learn anything from."""


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean of some shares, and half of its 95 % interval.

    Its width is that of the shares with one lost and one won beside them, so that a clean sweep
    is not certainty, and by Student's distribution, so that few shares are no sure thing.
    """
    return sum(shares) / len(shares), doubt([*shares, 0.0, 1.0])


def doubt(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean of at least two numbers, by Student's distribution.

    >>> round(doubt([1.0, 2.0, 3.0, 4.0]), 1)
    1.8
    """
    n = len(values)
    student = SURE + (SURE**3 + SURE) / (4 * (n - 1))
    return student * math.sqrt(variance(values) / n)


def variance(values: Sequence[float]) -> float:
    """How far some numbers lie from their mean, squared; 0 for fewer than two.

    >>> variance([0.0, 1.0])
    0.5
    """
    if len(values) < 2:
        return 0.0
    middle = sum(values) / len(values)
    return sum((x - middle) ** 2 for x in values) / (len(values) - 1)


def without(values: Sequence[float], lucks: Sequence[Sequence[float]]) -> list[float]:
    """Some numbers less several kinds of luck, each of which is known to have a mean of zero.

    How much of a kind a number owes is fitted, so that what explains nothing is left alone; for
    each tenth of the numbers by the others alone, so that the mean stays without bias.

    >>> lucks = [[(-1.0) ** i, 7.0 * (i % 3 - 1)] for i in range(60)]
    >>> less = without([0.5 + luck / 4 for luck, _ in lucks], lucks)
    >>> round(min(less), 2), round(max(less), 2)
    (0.5, 0.5)
    """
    less = list(values)
    for fold in range(FOLDS):
        others = [i for i in range(len(values)) if i % FOLDS != fold]
        owed = fitted([values[i] for i in others], [lucks[i] for i in others])
        for i in range(fold, len(values), FOLDS):
            less[i] -= product(owed, lucks[i])
    return less


def fitted(values: Sequence[float], lucks: Sequence[Sequence[float]]) -> list[float]:
    """How much of each kind of luck some numbers owe, by least squares; all of it if too few."""
    kinds = list(zip(*lucks, strict=True))
    if len(values) < FEW:
        return [1.0] * len(kinds)
    middle = sum(values) / len(values)
    off = [value - middle for value in values]
    return solved([[product(kind, other) for other in (*kinds, off)] for kind in kinds])


def product(some: Sequence[float], others: Sequence[float]) -> float:
    """Two rows of numbers multiplied one by one, and summed up."""
    return sum(a * b for a, b in zip(some, others, strict=True))


def solved(rows: list[list[float]]) -> list[float]:
    """The unknowns of linear equations, each row with its right side at the end; 0 if unknown.

    >>> solved([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]])
    [1.0, 3.0]
    """
    size = len(rows)
    for i in range(size):
        top = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[top] = rows[top], rows[i]
        for below in range(i + 1, size):
            factor = rows[below][i] / rows[i][i] if rows[i][i] else 0.0
            rows[below] = [a - factor * b for a, b in zip(rows[below], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = rest / rows[i][i] if rows[i][i] else 0.0
    return found


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
