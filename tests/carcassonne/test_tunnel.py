"""The Tunnel, clause by clause, and the eighteen lands of `tunnel_lands.py`."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import ludogare
from ludogare.core.saying.errors import BadOption
from ludogare.games.carcassonne import GAME
from ludogare.games.carcassonne.rules.components import KINDS, TILE_NAMES
from ludogare.games.carcassonne.rules.state import DRAWING

from .lands import complete, count_now, do, lay, new, number, parts, rest, same, turn, worth
from .tunnel_lands import LANDS

clause = pytest.mark.clause


@clause("CA-6.5", "CA-7.1", "CA-7.2", "CA-7.4", "CA-7.5", "CA-7.6", "CA-7.8", "CA-7.10", "CA-8.2")
@clause("CA-9.2", "CA-Q5", "CA-Q6", "CA-Q7", "CA-Q8", "CA-Q10", "CA-Q11")
@pytest.mark.parametrize("land", LANDS, ids=lambda land: land["name"])
def test_land(land: dict[str, Any]) -> None:
    match = new(2, **land["options"])
    for (tile, x, y, quarter, deeds), after in zip(land["steps"], land["after"], strict=True):
        lay(match, tile, x, y, quarter)
        for verb, *said in deeds:
            if verb == "token":
                do(match, "token", **dict(zip(("colour", "x", "y", "edge"), said, strict=True)))
            elif verb == "meeple":
                do(match, "meeple", feature=said[0], part=said[1])
            else:
                assert number(match, "meeple", feature=said[0], part=said[1]) is None
        rest(match)
        assert match.points == after
    assert count_now(match) == land["final"]
    if "supply" in land:
        assert match.state.supply[:2] == land["supply"]


def test_there_are_eighteen_lands() -> None:
    assert len(LANDS) == 18


@clause("CA-6.1", "CA-Q1")
def test_the_four_tiles_are_mixed_in() -> None:
    match, without = new(2), new(2, tunnel=False)
    assert match.state.stack == 75
    assert without.state.stack == 71
    mouths = {k.name: sum(s.mouth for s in k.segments) for k in KINDS if k.set == 1}
    assert mouths == {"TA": 3, "TB": 2, "TC": 2, "TD": 3}
    assert all(len(s.edges) == 1 for k in KINDS for s in k.segments if s.mouth)
    assert match.odds["draw TA"] == 1
    assert "draw TA" not in without.odds
    assert match.odds["draw D"] == 3


@clause("CA-6.2", "CA-6.3")
@pytest.mark.parametrize(
    ("option", "colours"),
    [("2/1", [2, 1, 1, 1, 1]), ("3/2", [3, 2, 1, 1, 1]), ("1/1", [1, 1, 1, 1, 1])],
)
def test_each_player_gets_pairs_of_tokens(option: str, colours: list[int]) -> None:
    for seats, wanted in zip(range(2, 7), colours, strict=True):
        s = new(seats, tunnel_tokens=option).state
        for seat in range(6):
            held = [s.tokens[seat, colour] for colour in range(3)]
            assert held == ([2] * wanted + [0] * (3 - wanted) if seat < seats else [0, 0, 0])
    assert GAME.settle(2, {})["tunnel_tokens"] == "2/1"
    none = new(2, tunnel=False).state
    assert [none.tokens[0, c] for c in range(3)] == [0, 0, 0]


@clause("CA-6.4")
def test_one_token_a_turn_on_any_free_mouth_besides_everything_else() -> None:
    match = new(2)
    turn(match, "TB", -1, 0)
    lay(match, "B", -1, 1)
    tokens = [str(a) for a in match.legal if a.verb == "token"]
    assert tokens == ["token A 1", "token A 2", "token B 1", "token B 2"]
    do(match, "token", colour="A", x=-1, y=0, edge="W")
    assert match.awaited == (1,)
    assert {a.verb for a in match.legal} == {"meeple", "no_meeple"}
    do(match, "meeple", feature="monastery", part="centre")
    assert match.state.phase == DRAWING
    lay(match, "TC", -1, 2)  # its own mouths are free at once, the taken one is not
    mouths = {str(a).split()[2] for a in match.legal if a.verb == "token"}
    assert mouths == {"2", "3", "4"}
    match.play("no_meeple")
    assert [str(a) for a in match.legal][-1] == "no_token"
    match.play("no_token")
    assert match.state.turn == 1
    assert [match.state.tokens[p, c] for p in (0, 1) for c in (0, 1)] == [2, 2, 1, 2]


@clause("CA-6.5")
def test_meeple_and_token_in_either_order() -> None:
    for order in (("m", "t"), ("t", "m")):
        match = new(2)
        lay(match, "TC", -1, 0)
        assert "no_token" not in [a.verb for a in match.legal]  # asked once the meeple is settled
        for deed in order:
            if deed == "m":
                do(match, "meeple", feature="road", part="S")
            else:
                do(match, "token", colour="B", x=-1, y=0, edge="S")
        assert match.state.phase == DRAWING
        assert match.state.supply[0] == 6
        assert match.state.tokens[0, 1] == 1


@clause("CA-Q3")
def test_nothing_impossible_is_asked() -> None:
    match = new(3, tunnel=True)
    lay(match, "B", 0, 1)
    assert not any("token" in a.verb for a in match.legal)  # there is no mouth yet
    match.play("no_meeple")
    assert match.state.phase == DRAWING
    lay(match, "TC", -1, 0)
    match.play("no_meeple")
    match.play("token A 1")
    lay(match, "B", 0, 2)
    match.state.supply[2] = 0  # no meeple: the token alone is asked for
    match.rewind(len(match.plies) - 1)
    match.state.supply[2] = 0
    do(match, "place", x=0, y=2, turn=0)
    assert [a.verb for a in match.legal] == ["token", "no_token"]
    match.play("no_token")
    match.state.tokens[0, 0] = 0  # no token: the meeple alone
    lay(match, "B", 0, 3)
    match.play("no_meeple")
    assert match.state.phase == DRAWING


@clause("CA-Q3")
def test_a_turn_without_any_choice_ends_by_itself() -> None:
    match = new(2, tunnel=False)
    match.play("draw E", -1)
    match.state.supply[0] = 0
    do(match, "place", x=0, y=-1, turn=2)
    assert match.state.phase == DRAWING
    assert match.state.turn == 1


@clause("CA-Q3")
def test_without_a_free_segment_no_meeple_is_asked_for() -> None:
    match = new(2, tunnel=False)
    turn(match, "U", 1, 0, 0, ("field", "ER SL SR WL"))
    turn(match, "U", 2, 0, 0, ("road", "EW"))
    turn(match, "U", 3, 0, 0, ("field", "NL NR EL WR"))
    lay(match, "U", 4, 0)
    assert match.state.phase == DRAWING


@clause("CA-7.3", "CA-7.7", "CA-Q12")
def test_the_second_token_links_two_roads_and_nothing_else() -> None:
    match = new(2)
    turn(match, "TB", -1, 0, 0, ("A", -1, 0, "E"))
    turn(match, "W", 1, 0, 2)
    turn(match, "B", 0, 1)
    turn(match, "B", 0, 2)
    turn(match, "TC", 0, 3, 0, ("A", 0, 3, "E"))
    one, other = (-1, 0, "road", "E"), (0, 3, "road", "E")
    assert same(match, one, other)
    assert not same(match, one, (0, 3, "road", "S"))
    assert not same(match, one, (-1, 0, "road", "W"))
    assert worth(match, *other) == 4  # three tiles there, one here, nothing between
    assert not complete(match, *other)
    assert not same(match, (-1, 0, "field", "SL"), (0, 3, "field", "SL"))
    assert not same(match, (-1, 0, "field", "EL"), (-1, 0, "field", "ER"))
    assert same(match, (-1, 0, "field", "EL"), (-1, 0, "field", "WR"))


@clause("CA-Q12")
def test_the_north_road_of_td_divides_no_field() -> None:
    match = new(2)
    turn(match, "TD", 1, 0)
    assert same(match, (1, 0, "field", "NL"), (1, 0, "field", "NR"))
    assert not same(match, (1, 0, "field", "NL"), (1, 0, "field", "SL"))
    assert not same(match, (1, 0, "road", "N"), (1, 0, "road", "E"))
    roads = [s for s in KINDS[TILE_NAMES.index("TD")].segments if s.feature == 0]
    assert [s.mouth for s in roads] == [False, True, True, True]


COLUMN = [("U", 0, y) for y in range(1, 9)] + [("B", 0, y) for y in range(9, 13)]


def lay_mouths(match: ludogare.Match) -> None:
    """The four tiles of the Tunnel come to lie, with their ten mouths."""
    turn(match, "TB", -1, 0)
    turn(match, "TA", -2, 0)
    turn(match, "TC", -3, 0)
    turn(match, "TD", -2, 1)


@clause("CA-7.9", "CA-Q9", "CA-Q13")
def test_tokens_stay_and_ten_mouths_make_five_tunnels() -> None:
    match = new(5)
    lay_mouths(match)
    assert match.state.mouths == 10
    for i in range(10):
        lay(match, *COLUMN[i])
        match.play("no_meeple")
        match.play(f"token A {i + 1}")
    tokens = match.state.token[:10]
    assert 0 not in tokens  # all are laid, all lie
    assert sorted(tokens.count(t) for t in set(tokens)) == [2, 2, 2, 2, 2]
    lay(match, *COLUMN[10])
    assert not match.state.token_open
    lone = new(2)  # one token on a mouth, its partner kept: nothing forces it out
    turn(lone, "TB", -1, 0, 0, ("A", -1, 0, "E"))
    for y in range(1, 4):
        turn(lone, "B", -1, y)
    assert lone.state.tokens[0, 0] == 1


@clause("CA-Q9")
def test_more_mouths_make_more_tunnels() -> None:
    match = new(2, tunnel_tokens="3/2", other_tunnels="cut")
    lay_mouths(match)
    turn(match, "PD", 1, 0, 1)
    assert match.state.mouths == 12
    for i in range(12):
        lay(match, *COLUMN[i])
        match.play("no_meeple")
        match.play(f"token {'AABBCC'[i // 2]} {i + 1}")
    assert sorted(match.state.token[:12]) == sorted([1, 2, 3, 4, 5, 6] * 2)


@clause("CA-Q9", "CA-6.3")
def test_no_table_has_tokens_for_more_than_six_tunnels() -> None:
    values = {option.name: option.values for option in GAME.options}
    pairs = []
    for seats in GAME.seats:
        for tokens, others in product(values["tunnel_tokens"], values["other_tunnels"]):
            s = new(seats, tunnel_tokens=tokens, other_tunnels=others).state
            pairs.append(sum(s.tokens.cells) // 2)
    assert max(pairs) == 6


@clause("CA-Q4")
def test_a_mouth_is_free_whoever_stands_on_its_road() -> None:
    match = new(2)
    turn(match, "TB", -1, 0, 0, ("road", "E"))
    lay(match, "B", 0, 1)
    do(match, "token", colour="A", x=-1, y=0, edge="E")
    assert match.state.token[1] == 1 + 3


@clause("CA-Q8")
def test_the_third_mouth_of_a_tile_stays_open() -> None:
    match = new(2)
    turn(match, "TA", -1, 0, 0, ("A", -1, 0, "E"))
    turn(match, "B", 0, 1)
    turn(match, "B", 0, 2, 0, ("A", -1, 0, "W"))
    assert same(match, (-1, 0, "road", "E"), (-1, 0, "road", "W"))
    assert not same(match, (-1, 0, "road", "E"), (-1, 0, "road", "S"))


@clause("CA-8.1", "CA-8.3")
def test_underpasses_as_printed() -> None:
    match = new(2, other_tunnels="as printed")
    assert match.state.stack == 77
    assert {"draw PD", "draw AM"} <= set(match.odds)
    turn(match, "PD", -1, 0, 1, ("road", "EW"))
    assert match.state.mouths == 0
    turn(match, "W", 1, 0, 2)
    turn(match, "W", -2, 0)
    assert match.points == [4, 0]
    assert same(match, (-1, 0, "field", "EL"), (-1, 0, "field", "ER"))
    assert "draw PD" not in new(2).odds
    plain = new(2, tunnel=False, other_tunnels="as printed")
    assert plain.state.stack == 73


@clause("CA-8.1", "CA-8.2", "CA-Q10")
def test_underpasses_cut() -> None:
    match = new(2, other_tunnels="cut")
    turn(match, "AM", -1, 0, 1)
    assert match.state.mouths == 2
    assert not same(match, (-1, 0, "road", "E"), (-1, 0, "road", "W"))
    assert match.state.token[:2] == [0, 0]
    with pytest.raises(BadOption, match=r"CA-8\.2"):
        new(2, tunnel=False, other_tunnels="cut")


@clause("CA-8.2")
def test_a_cut_underpass_pays_when_its_two_mouths_are_linked() -> None:
    match = new(2, other_tunnels="cut")
    turn(match, "AM", -1, 0, 1, ("road", "E"), ("A", -1, 0, "E"))
    turn(match, "W", 1, 0, 2)
    turn(match, "W", -2, 0, 0, ("A", -1, 0, "W"))
    assert match.points == [4, 0]


@clause("CA-7.4")
def test_a_token_pays_the_opponent_too() -> None:
    match = new(2)
    turn(match, "TC", -1, 0, 0, ("A", -1, 0, "E"))
    turn(match, "W", 1, 0, 2, ("road", "W"))
    turn(match, "B", -2, 0)
    turn(match, "W", -1, 1, 2)
    assert match.points == [0, 0]
    turn(match, "B", -3, 0, 0, ("A", -1, 0, "S"))
    assert match.points == [0, 4]
    assert match.state.supply[:2] == [7, 7]


@clause("CA-4.6", "CA-Q7")
def test_a_tile_with_three_pieces_of_a_road_counts_once() -> None:
    match = new(2)
    turn(match, "TA", -1, 0, 0, ("A", -1, 0, "E"))
    turn(match, "U", -2, 0)
    turn(match, "U", -3, 0, 0, ("A", -1, 0, "S"))
    turn(match, "U", -4, 0)
    turn(match, "U", -5, 0, 0, ("B", -1, 0, "W"))
    turn(match, "TC", 1, 0, 2)
    assert worth(match, -1, 0, "road", "E") == 3
    turn(match, "B", 0, 1, 0, ("B", 1, 0, "W"))  # joins the long road with the other two
    assert worth(match, -1, 0, "road", "W") == 7  # nine segments on seven tiles


@clause("CA-10.2")
def test_mouths_are_numbered_as_they_come() -> None:
    match = new(2)
    turn(match, "TB", -1, 0)
    turn(match, "TC", -2, 0)
    lay(match, "B", 0, 1)
    assert (
        number(match, "token", colour="A", x=-2, y=0, edge="S")
        == match.game.actions[match.game.actions.number("token A 4")]
    )


@clause("CA-10.4")
def test_colours_have_letters() -> None:
    match = new(2, tunnel_tokens="3/2")
    lay(match, "TC", -1, 0)
    assert {str(a.args["colour"]) for a in match.legal if a.verb == "token"} == {"A", "B", "C"}
    assert parts(match)
