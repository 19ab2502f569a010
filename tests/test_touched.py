"""What a ply touched is named by what the drawing after it really holds."""

from __future__ import annotations

import random
import re

import pytest

import ludogare
from ludogare.core.match.hiding import covered, hidden
from ludogare.core.saying.texts import Voice
from ludogare.games import GAMES

LONG = 90
"""Plies of a match that are drawn."""
MOST_UNSEEN = 0.1
"""Which share of the plies of seats may leave nothing to be seen: a pass, a card that is gone."""


@pytest.mark.parametrize("name", GAMES)
def test_what_a_ply_touched_is_on_the_board(name):
    game = ludogare.find(name)
    voice = Voice(game, "en", [f"Player {i}" for i in range(6)])
    dice = random.Random(7)
    match = ludogare.new(name, seats=2, seed=7)
    seen = unseen = 0
    missing = {}
    while not match.over and len(match.plies) < LONG:
        seat = match.awaited[0]
        known = len(match.plies)
        match = match.play(dice.choice(match.legal_for(seat)).number, seat)
        for step in list(match.steps())[known:]:
            viewer = 1 - step.ply.seat if step.ply.seat >= 0 else 0
            before, after = (hidden(game, s, viewer) for s in (step.before, step.after))
            action = covered(game, step.before, viewer, step.ply)
            view = {**game.show.view(after, viewer), "seat": viewer, "last": None}
            ids = set(re.findall(r'\bid="([^"]+)"', game.board.draw(view, voice)))
            found = set(game.show.touched(before, step.ply.seat, action, after))
            if step.ply.seat >= 0:
                seen += 1
                if not found & ids:
                    unseen += 1
                    missing[action.verb] = sorted(found)
    assert seen > 20
    assert unseen <= MOST_UNSEEN * seen, missing


@pytest.mark.parametrize("name", GAMES)
def test_manners_are_of_verbs_that_there_are(name):
    game = ludogare.find(name)
    assert set(game.show.manners) <= set(game.actions.verbs)


@pytest.mark.parametrize("name", GAMES)
def test_where_somebody_does_without_nothing_moves(name):
    game = ludogare.find(name)
    without = {verb for verb in game.actions.verbs if verb == "pass" or verb.startswith("no_")}
    assert without
    assert {game.show.manners.get(verb) for verb in without} == {"none"}
