"""The rules agree with the slow second telling of the game, ply by ply, on random matches."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import Match
from ludogare.games.channel_tunnel import GAME
from thorough import only

from .referee import Referee

SETTINGS = list(itertools.product(*(range(len(list(o.values))) for o in GAME.options)))
NUMBERS = range(0, len(SETTINGS), 8)


def agree(options: dict[str, Any], seed: int, lazy: float = 0.0, hoard: bool = False) -> Match:
    """Plays a random match past both.

    `lazy` is how often a player passes without need; who hoards takes cards and spends none
    unless it is for Promotion.
    """
    match = Match(GAME, options=options)
    referee = Referee(match.options)
    story = referee.story()
    choose = random.Random(seed)
    line: Any = None
    while True:
        try:
            who, lines = story.send(line)
        except StopIteration:
            break
        awaited = match.awaited[0]
        assert awaited == (CHANCE if who == "*" else who)
        legal = [str(action) for action in match.legal]
        assert set(legal) == lines
        assert match.points == [referee.points(p) for p in referee.players]
        assert list(match.state.tokens) == [p.hand.total() for p in referee.players]
        line = choose.choice(legal)
        if "pass" in legal and len(legal) > 1:
            line = "pass" if choose.random() < lazy else choose.choice(legal[:-1])
            if hoard and not (match.state.ecu[awaited] > 2 and match.state.deck == 0):
                taking = [one for one in legal if one.endswith(("finance", "development"))]
                line = choose.choice(taking or ["pass"])
        match.play(line, awaited)
    assert match.over
    ending = "tie" if match.ending == "tie" else referee.ending
    assert match.ending == ending
    assert match.points == [referee.points(p) for p in referee.players]
    assert match.winners == referee.winners()
    assert (ending == "tie") == (referee.ending == "arrival" and len(set(match.points)) == 1)
    return match


@pytest.mark.parametrize("number", only(NUMBERS[::5], NUMBERS))
def test_the_rules_agree_with_the_referee_under_every_option(number):
    for at in range(number, min(number + 8, len(SETTINGS))):
        options = {
            o.name: list(o.values)[i] for o, i in zip(GAME.options, SETTINGS[at], strict=True)
        }
        agree(options, at, lazy=0.05)


def test_the_rules_agree_with_the_referee_when_players_are_lazy():
    endings = {agree({"agenda": bool(seed % 2)}, seed, lazy=0.9).ending for seed in range(6)}
    assert "stop" in endings


def test_the_rules_agree_with_the_referee_when_no_card_is_left():
    """CT-Q19: places of the display stay empty, and Promotion fills them card by card."""
    filled = 0
    for seed in range(8):
        match = agree({"agenda": True}, seed, hoard=True)
        lines = [match.game.actions.text(ply.action) for ply in match.plies]
        filled += sum(
            a.startswith("promotion") and b.startswith("card") and c.startswith("promotion")
            for a, b, c in zip(lines, lines[1:], lines[2:], strict=False)
        )
    assert filled
