"""Random numbers inside rules: xoshiro128**, four 32-bit words kept in a line of ints.

Whole-number arithmetic alone, so a playout draws the same numbers plain and compiled.
Real matches are dealt by `dealer`, not by this.
"""

from __future__ import annotations

from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule

WORDS = 4
LOW = 0xFFFFFFFF


@rule
def scrambled(x: int) -> int:
    """A 32-bit number in which each bit of x has touched all others."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & LOW
    x = ((x ^ (x >> 15)) * 0x846CA68B) & LOW
    return x ^ (x >> 16)


@rule
def shake(dice: Numbers, seed: int, index: int) -> None:
    """Sets the dice by a seed and an index, for the index-th match of a run."""
    x = scrambled((seed & LOW) ^ 0x9E3779B9)
    x = scrambled(x ^ ((seed >> 32) & LOW))
    x = scrambled(x ^ (index & LOW))
    x = scrambled(x ^ ((index >> 32) & LOW))
    for i in range(WORDS):
        x = scrambled((x + 0x9E3779B9) & LOW)
        dice[i] = x | 1 if i == 0 else x  # never four zeros


@rule
def below(dice: Numbers, n: int) -> int:
    """A number from 0 to n - 1."""
    x = (dice[1] * 5) & LOW
    x = ((((x << 7) & LOW) | (x >> 25)) * 9) & LOW
    t = (dice[1] << 9) & LOW
    dice[2] ^= dice[0]
    dice[3] ^= dice[1]
    dice[1] ^= dice[2]
    dice[0] ^= dice[3]
    dice[2] ^= t
    dice[3] = ((dice[3] << 11) & LOW) | (dice[3] >> 21)
    return (x * n) >> 32
