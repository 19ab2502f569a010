"""The clauses of Diggers; its laws and texts are tested as those of every game."""

import pytest

from diggers import GAME
from ludogare import Match

clause = pytest.mark.clause


@clause("DG-1.2")
def test_others_do_not_see_how_deep_somebody_digs():
    match = Match(GAME, seats=2).play("dig 3", 0)
    assert match.hidden(1).depth[0] == -1
    assert match.story(1) == ["Player 1 digs."]
    assert match.awaited == (1,)


@clause("DG-1.3", "DG-1.1")
def test_the_rock_pays_whoever_is_not_below_it():
    match = Match(GAME, seats=2).play("dig 3", 0).play("dig 2", 1)
    assert match.odds == {f"rock {depth}": 1 for depth in range(1, 5)}
    assert match.play("rock 2").points == [0, 2]
    for _ in range(4):
        match.play("dig 1", 0).play("dig 1", 1).play("rock 4")
    assert (match.over, match.points, match.winners) == (True, [4, 6], (1,))
