"""The rules agree with the slow second telling of the game, ply by ply, on random matches."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import Match
from ludogare.games.cape_to_cairo import GAME
from ludogare.games.cape_to_cairo.rules.state import PILE

from .referee import Referee

clause = pytest.mark.clause
Style = Callable[[list[str], random.Random], str]


def wild(lines: list[str], choose: random.Random) -> str:
    """Anything."""
    return choose.choice(lines)


def frugal(lines: list[str], choose: random.Random) -> str:
    """Small bids, which are often equal; builds rather than passes."""
    if lines[0].startswith("bid"):
        return choose.choice(lines[:3])
    return choose.choice(lines[:-1] or lines)


def spendthrift(lines: list[str], choose: random.Random) -> str:
    """All the capital at once; then the cheapest builds, sometimes."""
    if lines[0].startswith("bid"):
        return lines[-1]
    return choose.choice((lines[-1], lines[-2])) if len(lines) > 1 else lines[0]


def patient(lines: list[str], choose: random.Random) -> str:
    """Passes nearly always."""
    if lines[0].startswith("bid"):
        return choose.choice(lines[:12])
    return lines[-1] if choose.random() < 0.93 else lines[0]


STYLES = (wild, frugal, spendthrift, patient)


def agree(seats: int, credit: bool, style: Style, seed: int) -> Match:
    """Plays a random match past both."""
    match = Match(GAME, seats=seats, options={"credit": credit})
    referee = Referee(seats, credit)
    story = referee.story()
    choose = random.Random(f"{seats} {credit} {style.__name__} {seed}")
    sent: Any = None
    while True:
        try:
            expected = story.send(sent)
        except StopIteration:
            break
        agree_on_table(match, referee)
        if "*" in expected:
            assert match.awaited == (CHANCE,)
            assert match.odds == dict.fromkeys(expected["*"], 1)
            line = choose.choice(sorted(expected["*"]))
            match.play(line, CHANCE)
            sent = "*", line
        else:
            legal = {p: [str(action) for action in match.legal_for(p)] for p in match.awaited}
            assert {p: set(lines) for p, lines in legal.items()} == expected
            seat = choose.choice(match.awaited)
            line = style(legal[seat], choose)
            match.play(line, seat)
            sent = seat, line
    agree_on_table(match, referee)
    assert match.ending == referee.ending
    assert match.winners == referee.winners()
    assert len(match.plies) <= GAME.bound(seats, match.options)
    return match


def agree_on_table(match: Match, referee: Referee) -> None:
    s, players = match.state, referee.players
    assert list(s.capital[: s.seats]) == [p.capital for p in players]
    assert list(s.bonuses[: s.seats]) == [len(p.bonuses) for p in players]
    assert match.points == [p.crossed for p in players]
    assert {card for card in range(1, 51) if s.place[card] == PILE} == referee.pile
    assert (s.pile, s.discards) == (len(referee.pile), len(referee.discards))


@clause("CC-1.4", "CC-3.5", "CC-3.7", "CC-4.3", "CC-4.10", "CC-4.16", "CC-5.1", "CC-6.1", "CC-7.1")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("credit", [False, True])
def test_the_rules_agree_with_the_referee(credit, style):
    for seats in GAME.seats:
        for seed in range(3):
            agree(seats, credit, style, seed)


@clause("CC-4.11", "CC-Q14", "CC-Q16")
def test_the_rules_agree_with_the_referee_when_cards_run_out():
    endings = {agree(seats, False, patient, seed).ending for seats in (3, 4) for seed in range(6)}
    assert endings == {"eighth", "shortage"}
