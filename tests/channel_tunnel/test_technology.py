"""Technology: markers, barriers, looking, money for the deviation (CT-6.4 on), and secrets."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.match.match import Match
from ludogare.games.channel_tunnel import GAME
from ludogare.games.channel_tunnel.rules.components import BARRIER, TRACK_POINTS
from ludogare.games.channel_tunnel.rules.state import DISCARDS, HIDDEN_TILE

from .sites import (
    BELGIUM,
    BRITAIN,
    DUEL,
    FRANCE,
    FUNDING,
    FUNDING_2,
    GERMANY,
    ITALY,
    LUXEMBOURG,
    PORTUGAL,
    ROOM_5,
    deal,
    legal,
    lines,
    play,
    site,
)

clause = pytest.mark.clause
TECHNOLOGY = "place black 0 technology"
ONE, TWO, THREE = GERMANY, PORTUGAL, LUXEMBOURG  # cards by their millions
SHOWN = (ITALY, DUEL, BELGIUM)


def lab(**more) -> Match:
    """Ada places a stack for Technology; the display holds no card used as money here."""
    more.setdefault("hands", [{"black": 1}, {"white": 1}])
    more.setdefault("shown", SHOWN)
    hands = more.pop("hands")
    return play(site(hands, **more), TECHNOLOGY)


@clause("CT-6.4", "CT-6.9", "CT-9.4")
def test_one_marker_moves_one_step_and_is_worth_its_points():
    match = lab()
    assert legal(match) == ["move_marker A", "move_marker B"]
    play(match, "move_marker A")
    assert match.state.marker.tolist() == [[1, 0], [0, 0]]
    assert match.points == [1, 0]
    assert match.awaited == (FRANCE,)
    assert [TRACK_POINTS[0, i] for i in range(6)] == [0, 1, 3, 4, 7, 9]


@clause("CT-6.4", "CT-Q20")
def test_a_marker_at_the_end_cannot_move_and_the_action_has_to_do_something():
    match = site([{"black": 1}, {}], markers=[[5, 5], [0, 0]], money={0: [THREE]}, shown=SHOWN)
    assert "black 0 technology" not in lines(match, "place")
    with pytest.raises(ludogare.IllegalAction, match=r"nothing to correct \(CT-Q20"):
        match.play(TECHNOLOGY)
    poor = site([{"black": 1}, {}], markers=[[5, 5], [0, 0]], deviation=[3, 0], shown=SHOWN)
    with pytest.raises(ludogare.IllegalAction, match="no money to correct a deviation"):
        poor.play(TECHNOLOGY)
    match = lab(markers=[[5, 5], [0, 0]], money={0: [ONE, TWO]}, deviation=[2, 0])
    assert legal(match) == [f"realign {ONE}", f"realign {TWO}"]  # the first one has to be spent
    with pytest.raises(ludogare.IllegalAction, match="spend money on the deviation"):
        match.play("realigned")
    play(match, f"realign {ONE}")
    assert legal(match) == [f"realign {TWO}", "realigned"]
    play(match, "realigned")
    assert match.state.deviation[0] == 1
    assert match.state.ecu[0] == 2
    match = lab(markers=[[5, 0], [0, 0]])
    assert legal(match) == ["move_marker B"]
    with pytest.raises(ludogare.IllegalAction, match="already at the end"):
        match.play("move_marker A")


@clause("CT-6.5", "CT-5.6", "CT-Q52")
def test_after_the_marker_money_lowers_the_deviation_card_by_card():
    match = lab(money={0: [ONE, TWO, THREE]}, deviation=[4, 0])
    assert legal(match) == ["move_marker A", "move_marker B", "no_move"]
    play(match, "move_marker A")
    assert legal(match) == [f"realign {ONE}", f"realign {TWO}", f"realign {THREE}", "realigned"]
    play(match, f"realign {TWO}")
    assert match.state.deviation[0] == 2
    assert match.state.place[TWO] == DISCARDS
    play(match, f"realign {THREE}")
    assert match.state.deviation[0] == 0  # the rest is lost
    assert match.state.ecu[0] == 1
    assert match.awaited == (FRANCE,)  # nothing left to correct: nothing is asked
    match = lab(money={0: [ONE]}, deviation=[1, 0])
    play(match, "no_move")
    assert legal(match) == [f"realign {ONE}"]
    match = lab(money={0: [ONE]})
    assert "no_move" not in legal(match)
    with pytest.raises(ludogare.IllegalAction, match="move a marker"):
        match.play("no_move")


@clause("CT-6.6", "CT-6.7", "CT-Q51")
def test_a_barrier_takes_all_money_cards_whatever_their_sum():
    match = lab(markers=[[1, 0], [0, 0]], money={0: [ONE]})
    assert legal(match) == ["move_marker B"]  # a barrier of 2 stands before A
    with pytest.raises(ludogare.IllegalAction, match="costs 2 M, and Ada has 1 M"):
        match.play("move_marker A")
    match = lab(markers=[[1, 0], [0, 0]], money={0: [ONE, TWO, THREE]})
    play(match, "move_marker A")
    assert match.state.ecu[0] == 0
    assert match.state.discards == 3
    assert match.state.marker[0, 0] == 2
    assert match.awaited == (FRANCE,)


def test_britain_pays_less_than_france_at_every_barrier():
    for track in range(2):
        prices = [(BARRIER[track, step], BARRIER[2 + track, step]) for step in range(6)]
        barriers = [(britain, france) for britain, france in prices if britain or france]
        assert len(barriers) == 2
        assert all(britain < france for britain, france in barriers)


@clause("CT-6.8", "CT-Q22")
def test_what_a_barrier_leaves_over_lowers_the_deviation_by_itself():
    match = lab(markers=[[1, 0], [0, 0]], money={0: [ONE, TWO]}, deviation=[3, 0])
    play(match, "move_marker A")
    assert match.state.deviation[0] == 2
    assert match.awaited == (FRANCE,)  # and nothing is paid after it
    match = lab(markers=[[1, 0], [0, 0]], money={0: [TWO, THREE]}, deviation=[1, 0])
    play(match, "move_marker A")
    assert match.state.deviation[0] == 0


@clause("CT-Q22")
def test_extra_funding_pays_nothing_after_a_barrier():
    own = {0: {FUNDING: ["white"]}}
    match = lab(markers=[[1, 0], [0, 0]], money={0: [TWO]}, deviation=[4, 0], own=own)
    play(match, "move_marker A", "pay_barrier")
    assert match.state.deviation[0] == 4
    assert match.state.load[FUNDING, 0] == 5
    assert match.awaited == (FRANCE,)


@clause("CT-6.7", "CT-8.21")
def test_a_second_barrier_in_the_same_turn_has_to_be_paid_again():
    own = {0: {ROOM_5: ["white"]}}
    match = lab(markers=[[1, 4], [0, 0]], money={0: [TWO, THREE]}, own=own)
    play(match, "move_marker B")
    assert match.awaited == (FRANCE,)  # no money is left for track A: the room cannot work
    own[0][FUNDING] = ["black"]
    match = lab(markers=[[1, 4], [0, 0]], money={0: [TWO, THREE]}, own=own)
    play(match, "move_marker B", f"use {ROOM_5}", "move_marker A", f"extra_funding {FUNDING}")
    assert match.state.marker.tolist()[0] == [2, 5]


# Extra funding


@clause("CT-8.7", "CT-Q21")
def test_extra_funding_pays_a_barrier_and_is_not_stripped_by_it():
    own = {0: {FUNDING: ["white", "black"], FUNDING_2: ["white"]}}
    match = lab(markers=[[1, 0], [0, 0]], own=own)
    assert legal(match) == ["move_marker A", "move_marker B"]
    play(match, "move_marker A")
    assert legal(match) == [f"extra_funding {FUNDING}", f"extra_funding {FUNDING_2}"]
    with pytest.raises(ludogare.IllegalAction, match="costs 2 M, and Ada has 0 M"):
        match.play("pay_barrier")
    play(match, f"extra_funding {FUNDING}")
    assert match.state.marker[0, 0] == 2
    assert match.state.load[FUNDING, 0] == 2  # the second tile stays
    assert match.state.load[FUNDING_2, 0] == 5
    assert match.awaited == (FRANCE,)  # a second one would be useless


@clause("CT-8.7", "CT-Q21", "CT-8.2", "CT-Q26")
def test_two_extra_fundings_in_one_action_and_each_only_once_a_round():
    own = {0: {FUNDING: ["white", "black"], FUNDING_2: ["white"]}}
    match = lab(markers=[[1, 0], [0, 0]], own=own, money={0: [TWO]}, deviation=[4, 0])
    play(match, "move_marker A")
    assert legal(match) == [
        f"extra_funding {FUNDING}", f"extra_funding {FUNDING_2}", "pay_barrier",
    ]  # fmt: skip
    play(match, f"extra_funding {FUNDING}")
    assert legal(match) == [f"extra_funding {FUNDING_2}", "pay_barrier"]
    with pytest.raises(ludogare.IllegalAction, match="was already used this round"):
        match.play(f"extra_funding {FUNDING}")
    play(match, f"extra_funding {FUNDING_2}")
    assert match.state.deviation[0] == 0
    assert match.state.marker[0, 0] == 2


@clause("CT-8.7", "CT-Q21")
def test_extra_funding_lowers_the_deviation_without_a_barrier():
    own = {0: {FUNDING: ["white"]}}
    match = lab(own=own, deviation=[4, 0], money={0: [ONE]})
    play(match, "move_marker A", f"extra_funding {FUNDING}")
    assert match.state.deviation[0] == 1
    assert legal(match) == [f"realign {ONE}", "realigned"]
    assert lab(own=own).legal[0].verb == "move_marker"
    straight = play(lab(own=own), "move_marker A")
    assert straight.awaited == (FRANCE,)  # no deviation: nothing is asked
    spent = lab(own={0: {FUNDING: []}}, markers=[[1, 0], [0, 0]])
    assert legal(spent) == ["move_marker B"]


@clause("CT-Q32", "CT-Q35")
def test_extra_funding_may_be_used_in_the_turn_in_which_it_came():
    own = {0: {28: ["white"]}}
    match = site([{"black": 1}, {}], shown=(FUNDING, DUEL, BELGIUM), own=own,
                 storage=[{"white": 1}, {}], markers=[[1, 5], [0, 0]])  # fmt: skip
    deal(play(match, "place black 2 development", "rubble white"))
    play(match, "use 28", "heavy technology 0", "move_marker A", f"extra_funding {FUNDING}")
    assert match.state.marker[0, 0] == 2


# Looking, and who knows what


@clause("CT-6.11", "CT-Q23")
def test_a_space_lets_its_owner_look_at_any_face_down_tile():
    match = lab(tiles=[("white", "black"), ("white",)])
    play(match, "move_marker B")
    looks = lines(match, "look")
    assert looks == [f"britain {i}" for i in range(2, 9)] + [f"france {i}" for i in range(1, 9)]
    assert legal(match)[-1] == "no_look"
    with pytest.raises(ludogare.IllegalAction, match="face up or gone"):
        match.play("look britain 1")
    declined = play(match.copy(), "no_look")
    assert declined.awaited == (FRANCE,)
    play(match, "look france 8")
    assert all(line.startswith("tile look france 8 ") for line in match.odds)
    play(match, "tile look france 8 orange 0")
    assert match.state.tile[1, 8] == 5
    assert match.state.looked[1, 8] == 1 << BRITAIN
    assert match.state.planned == [2, 1]  # it is face down again


@clause("CT-6.11", "CT-Q52")
def test_a_space_behind_a_barrier_lets_its_owner_look_too():
    match = lab(markers=[[3, 0], [0, 0]], money={0: [ONE, THREE]}, deviation=[2, 0])
    play(match, "move_marker A")
    assert match.state.marker[0, 0] == 4
    assert len(lines(match, "look")) == 16
    assert match.state.deviation[0] == 2  # what the barrier left over works after the look
    deal(play(match, "look britain 1"))
    assert match.state.looked[0, 1] == 1 << BRITAIN
    assert match.state.deviation[0] == 1
    assert match.awaited == (FRANCE,)


@clause("CT-6.11")
def test_a_look_when_only_one_side_has_tiles_face_down():
    colours = ("white", "black", "orange", "yellow")
    theirs = play(lab(tiles=[colours, ("white",)], drilled=[5, 0]), "move_marker B")
    assert lines(theirs, "look") == [f"france {i}" for i in range(1, 9)]
    own = play(lab(tiles=[("white",), colours], drilled=[0, 5]), "move_marker B")
    assert lines(own, "look") == [f"britain {i}" for i in range(1, 9)]


@clause("CT-Q23")
def test_only_the_one_who_looked_knows_the_tile():
    match = Match(GAME, names=["Ada", "Ben"])
    for place in ("tunnel", "storage"):
        play(match, f"tile {place} britain 0 white 0", f"tile {place} france 0 white 0")
    deal(match)
    play(match, next(line for line in legal(match) if line.endswith("0 technology")))
    play(match, "move_marker B", "look france 8", "tile look france 8 orange 0")
    ada, ben = match.hidden(0), match.hidden(1)
    assert ada.tile[1, 8] == 5
    for seen in (ben, match.hidden(SPECTATOR)):
        assert seen.tile[1, 8] == HIDDEN_TILE
        assert seen.unseen[4] == ada.unseen[4] + 1
    assert ben.looked[1, 8] == 1  # which tile was looked at is public
    assert "tile look france 8 ? ?" in match.record(1)
    assert "tile look france 8 orange 0" in match.record(0)
    told = match.story(1)
    assert "Only Ada knows French tile 9 now." in told
    assert not any("orange tile" in line for line in told)
    assert "French tile 9 is secretly known: an orange tile." in match.story(0)
    tile = match.view(1)["players"][1]["tiles"][8]
    assert tile == {"state": "down", "colour": None, "agenda": None, "looked": [0]}
    assert match.view(0)["players"][1]["tiles"][8]["colour"] == "orange"


@clause("CT-Q23", "CT-Q42")
def test_both_may_look_at_the_same_tile_and_it_needs_no_chance_later():
    match = site([{"black": 1}, {"black": 2}], tiles=[("white",), ("white",)], shown=SHOWN)
    play(match, TECHNOLOGY, "move_marker B", "look france 1", "tile look france 1 orange 0")
    play(match, TECHNOLOGY, "move_marker B", "look france 1")
    assert match.state.looked[1, 1] == 3
    assert match.hidden(1).tile[1, 1] == 5
    assert match.hidden(SPECTATOR).tile[1, 1] == HIDDEN_TILE
    s = match.state
    s.turn, s.hand[1, 4], s.tokens[1] = FRANCE, 1, s.tokens[1] + 1
    s.bag[4] -= 1
    play(match, "place white 1 planning")
    assert match.state.planned[1] == 2
    assert match.hidden(SPECTATOR).tile[1, 1] == 5
    assert match.state.looked[1, 1] == 0


@clause("CT-4.3", "CT-Q23")
@pytest.mark.parametrize(
    ("language", "symbol", "sentence"),
    [
        ("en", 1, "French tile 2 is an orange tile with the agenda symbol."),
        ("en", 0, "French tile 2 is an orange tile."),
        ("fr", 1, "La tuile française 2 est une tuile orange avec le symbole agenda."),
    ],
)
def test_a_tile_that_was_looked_at_is_told_when_planning_turns_it_up(language, symbol, sentence):
    match = Match(GAME, names=["Ada", "Ben"], options={"agenda": True}, language=language)
    deal(match, *["tile"] * 4, "card 2", "card 3", f"card 4 {PORTUGAL}")
    play(match, next(line for line in legal(match) if line.endswith("0 technology")))
    play(match, "move_marker B", "look france 1", f"tile look france 1 orange {symbol}")
    begun = len(match.plies)
    plain = play(match.copy(), next(a for a in legal(match) if a.endswith("1 planning")))
    for viewer in (SPECTATOR, BRITAIN, FRANCE):
        assert sentence not in match.story(viewer)
        assert plain.story(viewer, begun)[1] == sentence
    # by a secondary action the tile turns up once the card of the slot is replaced
    other = play(match, next(a for a in legal(match) if a.endswith("4 secondary")))
    assert sentence not in other.story(BRITAIN)
    deal(other, "card 4")
    assert other.story(BRITAIN).count(sentence) == 1
    told = other.story(BRITAIN)
    assert told.count(told[0]) == 1  # a tile that chance names is told once


@clause("CT-Q23")
def test_no_look_where_nothing_is_face_down():
    colours = ("white", "black", "orange", "yellow")
    match = lab(tiles=[colours, colours], drilled=[5, 5])
    play(match, "move_marker B")
    assert match.awaited == (FRANCE,)


def test_what_was_taken_back_is_as_it_was_and_a_secret_is_not_taken_back():
    match = Match(GAME, names=["Ada", "Ben"], shared=True)
    deal(match)
    line = next(a for a in legal(match) if a.endswith("0 technology"))
    match.play(line)
    before = match.state.copy()
    match.play("move_marker A")
    match.undo(BRITAIN)
    assert match.state == before
    play(match, "move_marker B", "look france 8")
    match.play(next(iter(match.odds)))
    with pytest.raises(ludogare.IllegalAction, match="a random draw"):
        match.undo(BRITAIN)


@clause("CT-6.10")
def test_every_benefit_of_the_tracks_is_counted_once_reached():
    from ludogare.games.channel_tunnel.rules.possible import extra_tokens, room

    s = site(markers=[[2, 3], [1, 2]]).state
    assert extra_tokens(s, BRITAIN) == 2
    assert extra_tokens(s, FRANCE) == 0
    assert room(s, BRITAIN) == 3
    assert room(s, FRANCE) == 3
    assert room(site().state, BRITAIN) == 2
