"""Plays a game with a component file of one's own, and looks at everything on the way.

    python extremes.py FOLDER GAME

Plain lists and tables say where the compiled rules would read or write past an end, and packing
a state says where a number would not fit its bits.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import ludogare

MATCHES = 3
PLIES = 1500  # of a match, at most
JUDGED, SHOWN = 6, 60  # plies between two looks at what is dear


def settings(game: Any, choose: random.Random) -> dict[str, Any]:
    """Any options that go together."""
    while True:
        wanted = {option.name: choose.choice(list(option.values)) for option in game.options}
        seats = choose.choice(list(game.seats))
        try:
            return {"seats": seats, **game.settle(seats, wanted)}
        except ludogare.BadOption:
            continue


def judge(match: Any) -> None:
    """What bots make of a position."""
    game, s = match.game, match.state
    out, _ = game.plain.workspace().choices
    game.observation(s, 0)
    for seat in range(match.seats):
        game.plain.standing(s, seat, out)
        if seat in match.awaited:
            game.plain.consider(s, seat, out)


def show(match: Any) -> None:
    """What people see of it."""
    match.board()
    match.story()


def main(folder: str, name: str) -> None:
    ludogare.use_components(Path(folder))
    game = ludogare.find(name)
    assert game.components.path.is_relative_to(folder)
    for seed in range(MATCHES):
        choose = random.Random(seed)
        chosen = settings(game, choose)
        match = ludogare.new(name, chosen.pop("seats"), seed, **chosen)
        bound_of_plies = game.bound(match.seats, match.options)
        while not match.over and (ply := len(match.plies)) < PLIES:
            assert ply < bound_of_plies
            match.state.pack()
            if ply % JUDGED == 0:
                judge(match)
            if ply % SHOWN == 0:
                show(match)
            match.play(choose.choice(match.legal))
        judge(match)
        show(match)
        assert ludogare.read(match.record()).state == match.state


if __name__ == "__main__":
    main(*sys.argv[1:])
