"""The rules of the smallest game; it has no texts, no board and no judgement."""

from ludogare.core.law.rule import rule

COUNTERS = 5


@rule
def start(s, seats, options):
    s.seats = seats
    s.left = COUNTERS


@rule
def awaited(s):
    return 1 << s.turn if s.left > 0 else 0


@rule
def legal(s, seat, out):
    if awaited(s) != 1 << seat:
        return 0
    for i in range(min(2, s.left)):
        out[i] = i
    return min(2, s.left)


@rule
def play(s, seat, action):
    s.left -= action + 1
    if s.left > 0:
        s.turn = (seat + 1) % s.seats


@rule
def score(s, out):
    for seat in range(s.seats):
        out[seat] = 0
    if s.left == 0:
        out[s.turn] = 1


@rule
def winners(s):
    return 1 << s.turn if s.left == 0 else 0


@rule
def ending(s):
    return 0 if s.left == 0 else -1


@rule
def count(s, out):
    out[0] = COUNTERS
