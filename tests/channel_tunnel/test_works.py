"""Planning, Drilling, deviation, Finance and Development: sections 4, 5, 6.1 and 7."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE
from ludogare.games.channel_tunnel.rules.parts import DRIFTS
from ludogare.games.channel_tunnel.rules.state import DISCARDS, ECU_OF, OWN_OF

from .sites import (
    BELGIUM,
    BRITAIN,
    DUEL,
    EXCHANGE,
    FRANCE,
    FUNDING,
    GERMANY,
    GREECE,
    IRELAND,
    ITALY,
    LUXEMBOURG,
    NETHERLANDS,
    PORTUGAL,
    ROOM_3,
    ROOM_4,
    SPAIN,
    SPEECH,
    TOPOGRAPHIC_1,
    deal,
    hand,
    legal,
    lines,
    play,
    site,
    stored,
)

clause = pytest.mark.clause
RED_0, RED_1, BLUE_0, BLUE_1, GREEN_0, GREEN_1, YELLOW_0, YELLOW_1, MINUS_2 = range(DRIFTS)


# Planning


@clause("CT-4.3", "CT-4.4")
def test_planning_turns_up_the_nearest_face_down_tile_even_ahead():
    match = site([{"black": 1}, {}], tiles=[("white", "yellow"), ("white",)])
    play(match, "place black 1 planning")
    assert set(match.odds) == {
        f"tile tunnel britain 2 {c} 0" for c in ("sky_blue", "black", "orange", "yellow", "white")
    }
    assert match.odds["tile tunnel britain 2 white 0"] == 2
    assert match.odds["tile tunnel britain 2 black 0"] == 4
    play(match, "tile tunnel britain 2 orange 0")
    assert match.state.planned == [3, 1]
    assert match.state.drilled == [0, 0]


@clause("CT-4.5")
def test_planning_ends_at_the_flag():
    tiles = ("white", "yellow", "black", "orange")
    match = site([{"black": 1, "white": 1}, {}], tiles=[tiles, ("white",)], drilled=[5, 0])
    assert "black 1 planning" not in lines(match, "place")
    with pytest.raises(ludogare.IllegalAction, match=r"all 9 tiles on Ada’s side.*CT-4.5"):
        match.play("place black 1 planning")
    match = site([{"black": 1, "white": 1}, {}], tiles=[tiles[:3], ("white",)], drilled=[5, 0])
    deal(play(match, "place black 1 planning"), "tile tunnel britain 8")


# Drilling


@clause("CT-4.6", "CT-5.1", "CT-5.2")
def test_drilling_pays_a_matching_token_stores_the_tile_and_moves_on():
    match = site([{"black": 1, "white": 2, "yellow": 2}, {}], drifted=[])
    play(match, "place black 1 drilling")
    assert legal(match) == ["pay_token white"]
    play(match, "pay_token white")
    assert hand(match, 0) == {"white": 1, "yellow": 2}
    assert match.state.bag[4] == 4
    assert stored(match, 0) == {"white": 1}
    assert match.state.drilled == [1, 0]
    assert match.awaited == (CHANCE,)
    assert len(match.odds) == 9
    play(match, "deviation 0 none -2")
    assert match.state.deviation == [2, 0]
    assert match.state.drifted[MINUS_2] == 1
    assert match.awaited == (FRANCE,)


@clause("CT-4.6", "CT-Q12")
def test_a_face_down_tile_cannot_be_drilled_even_if_it_was_looked_at():
    match = site([{"black": 1, "white": 2}, {}], tiles=[(), ("white",)])
    s = match.state
    s.tile[0, 0], s.looked[0, 0] = 9, 1
    s.unseen[8] -= 1
    assert "black 1 drilling" not in lines(match, "place")
    with pytest.raises(ludogare.IllegalAction, match="face down"):
        match.play("place black 1 drilling")
    play(match, "place black 1 planning")  # no chance is needed for it
    assert match.state.planned[0] == 1
    assert match.state.looked[0, 0] == 0
    assert match.awaited == (FRANCE,)


@clause("CT-4.7", "CT-6.12")
def test_a_full_storage_forbids_drilling_and_britain_has_to_unlock_the_third_place():
    hands = [{"black": 1, "white": 1}, {"black": 1, "white": 1}]
    two = {"orange": 2}
    match = site(hands, storage=[two, two])
    assert "black 1 drilling" not in lines(match, "place")
    with pytest.raises(ludogare.IllegalAction, match="storage of 2 is full"):
        match.play("place black 1 drilling")
    match = site(hands, storage=[two, two], turn=FRANCE)
    assert "black 1 drilling" in lines(match, "place")
    match = site(hands, storage=[two, two], markers=[[0, 2], [0, 0]])
    assert "black 1 drilling" in lines(match, "place")
    match = site(hands, storage=[{"orange": 3}, {"black": 3}], turn=FRANCE, drilled=[0, 8])
    assert "black 1 drilling" not in lines(match, "place")  # not for the last tile either


@clause("CT-4.8", "CT-Q13")
def test_two_tokens_of_any_colour_only_without_a_matching_one():
    match = site([{"black": 1, "yellow": 2, "orange": 1}, {}])
    play(match, "place black 1 drilling")
    assert legal(match) == ["pay_token orange", "pay_token yellow"]
    play(match, "pay_token yellow")
    assert match.state.drilled[0] == 0
    assert legal(match) == ["pay_token orange", "pay_token yellow"]
    play(match, "pay_token yellow")
    assert hand(match, 0) == {"orange": 1}
    assert match.state.drilled[0] == 1
    match = site([{"black": 1, "yellow": 1}, {}])
    assert "black 1 drilling" not in lines(match, "place")
    with pytest.raises(ludogare.IllegalAction, match="neither a white token nor two others"):
        match.play("place black 1 drilling")


@clause("CT-Q13")
def test_free_choice_of_payment_is_an_option():
    options = {"drill_payment": "free_choice"}
    match = site([{"black": 1, "white": 1, "orange": 1}, {}], options=options)
    play(match, "place black 1 drilling")
    assert legal(match) == ["pay_token orange", "pay_token white"]
    play(match, "pay_token orange")
    assert legal(match) == ["pay_token white"]
    play(match, "pay_token white")
    assert match.state.drilled[0] == 1
    match = site([{"black": 1, "white": 1, "orange": 1}, {}], options=options)
    play(match, "place black 1 drilling", "pay_token white")
    assert match.state.drilled[0] == 1  # a matching token settles the price
    assert hand(match, 0) == {"orange": 1}
    match = site([{"black": 1, "white": 1}, {}], options=options)
    play(match, "place black 1 drilling")
    assert legal(match) == ["pay_token white"]


# Deviation


def drilled(match, colour="white"):
    return play(match, "place black 1 drilling", f"pay_token {colour}")


@clause("CT-5.3", "CT-9.1", "CT-Q15")
def test_minus_four_is_safe_and_beyond_it_the_match_is_lost_at_once():
    match = drilled(site([{"black": 1, "white": 1}, {}], deviation=[3, 0]))
    play(match, "deviation 0 green -1")
    assert match.state.deviation[0] == 4
    assert not match.over
    rich = {0: {GERMANY: [], ITALY: []}}
    match = site(
        [{"black": 1, "white": 1}, {}], deviation=[3, 0], own=rich, shown=(GREECE, SPAIN, BELGIUM)
    )
    play(drilled(match), "deviation 0 none -2")
    assert match.over
    assert match.ending == "deviation"
    assert match.points[0] > match.points[1]
    assert match.winners == (FRANCE,)  # whatever the points


@clause("CT-5.4", "CT-Q17", "CT-Q18")
def test_water_gives_britain_two_cards_and_france_none():
    blue = [("sky_blue",), ("sky_blue",)]
    hands = [{"black": 1, "sky_blue": 1}, {"black": 1, "sky_blue": 1}]
    match = drilled(site(hands, tiles=blue), "sky_blue")
    play(match, "deviation 0 red -1")
    assert match.awaited == (CHANCE,)
    assert "deviation 0 red -1" not in match.odds
    play(match, "deviation 0 blue -1")
    assert match.state.deviation[0] == 2
    assert match.awaited == (FRANCE,)
    match = drilled(site(hands, tiles=blue, turn=FRANCE, drifted=[RED_0]), "sky_blue")
    assert match.awaited == (BRITAIN,)
    assert match.state.drifted[RED_0] == 1  # no card, so no shuffle either


@clause("CT-Q17")
def test_a_shuffle_comes_between_two_cards_and_a_loss_on_the_first_ends_it():
    hands = [{"black": 1, "sky_blue": 1}, {}]
    match = site(hands, tiles=[("sky_blue",), ()], drifted=[RED_0])
    play(drilled(match, "sky_blue"), "deviation 0 red -1")
    assert len(match.odds) == 9
    match = site(hands, tiles=[("sky_blue",), ()], deviation=[4, 0])
    play(drilled(match, "sky_blue"), "deviation 0 red -1")
    assert match.over


@clause("CT-5.5", "CT-Q18")
def test_a_second_card_of_a_colour_counts_and_then_all_are_shuffled():
    match = site([{"black": 1, "white": 1}, {}], drifted=[RED_0, BLUE_0, MINUS_2])
    drilled(match)
    assert len(match.odds) == 6
    play(match, "deviation 0 red -1")
    assert match.state.deviation[0] == 1
    assert match.state.drifted == [0] * DRIFTS  # all nine, the one just drawn too
    match = site([{"black": 1, "white": 1}, {}], drifted=[RED_0, BLUE_0])
    play(drilled(match), "deviation 0 none -2")
    assert sum(match.state.drifted) == 3  # the -2 has no colour


@clause("CT-Q16", "CT-9.2", "CT-Q40")
def test_arriving_draws_no_card_and_ends_the_match_in_the_middle_of_the_turn():
    own = {0: {ROOM_4: ["black"], 26: ["black"]}}
    match = site([{"black": 1, "white": 1}, {}], drilled=[8, 0], deviation=[4, 0], own=own)
    drilled(match)
    assert match.ending == "arrival"
    assert match.state.round == 1
    assert legal(match, 0) == []


@clause("CT-Q16")
def test_with_the_option_the_last_tile_is_followed_by_cards_and_a_loss_beats_the_arrival():
    options = {"check_deviation_on_arrival": True}
    hands = [{"black": 1, "white": 1, "sky_blue": 1}, {"black": 1, "sky_blue": 1}]

    def last(**more):
        return site(hands, drilled=[8, 8], options=options, **more)

    match = drilled(last(deviation=[4, 0]))
    assert match.awaited == (CHANCE,)
    assert play(match, "deviation 0 red -1").ending == "deviation"
    match = drilled(last(deviation=[3, 0]))
    assert play(match, "deviation 0 red -1").ending == "arrival"
    match = drilled(last(turn=FRANCE, tiles=[(), ("sky_blue",)]), "sky_blue")
    assert match.ending == "arrival"  # no card for France


# Finance


@clause("CT-6.1", "CT-6.2", "CT-4.2")
def test_finance_takes_any_displayed_card_as_money():
    match = site([{"black": 1}, {}], stacks={3: ("white", 4)}, shown=(LUXEMBOURG, SPAIN, BELGIUM))
    play(match, "place black 0 finance")
    assert legal(match) == ["take 2", "take 3", "take 4"]  # a stack on the slot does not matter
    play(match, "take 2")
    assert match.state.place[LUXEMBOURG] == ECU_OF + BRITAIN
    assert match.state.ecu[0] == 3
    assert len(match.odds) == 30
    assert all(line.startswith("card 2 ") for line in match.odds)
    play(match, "card 2 33")
    assert match.state.shown[2] == 33


@clause("CT-6.3", "CT-Q25")
def test_finance_as_a_secondary_action_takes_the_card_of_that_slot():
    match = site([{"black": 1}, {}], shown=(NETHERLANDS, SPAIN, BELGIUM))
    play(match, "place black 2 secondary")
    assert match.state.place[NETHERLANDS] == ECU_OF + BRITAIN
    assert match.state.discards == 0
    deal(match)
    assert match.awaited == (FRANCE,)


@clause("CT-7.1", "CT-Q25")
def test_a_secondary_card_is_discarded_and_replaced_before_its_action():
    match = site([{"black": 1, "white": 1}, {}], shown=(ITALY, SPAIN, BELGIUM))
    play(match, "place black 2 secondary")
    assert match.state.place[ITALY] == DISCARDS
    assert all(line.startswith("card 2 ") for line in match.odds)
    play(match, "card 2 33")
    assert legal(match) == ["pay_token white"]  # then Drilling
    match = site([{"black": 1}, {}], empty_deck=True)
    play(match, "place black 2 secondary")
    assert match.odds == {f"card 2 {GERMANY}": 1}  # it comes straight back


@clause("CT-6.2", "CT-Q19")
def test_an_empty_deck_is_renewed_and_an_empty_place_waits_for_the_next_discard():
    match = site([{"black": 1, "white": 2, "orange": 1}, {}], money={0: [LUXEMBOURG]},
                 deviation=[3, 0], shown=(PORTUGAL, SPAIN, BELGIUM), empty_deck=True)  # fmt: skip
    play(match, "place black 2 development")  # Portugal asks for nothing
    assert match.state.place[PORTUGAL] == OWN_OF + BRITAIN
    assert match.state.shown[2] == 0
    assert match.awaited == (FRANCE,)
    play(match, "pass")
    assert not any(line.split()[1] == "2" for line in lines(match, "place"))
    with pytest.raises(ludogare.IllegalAction, match="no card"):
        match.play("place white 2 secondary")
    play(match, "place white 0 technology", "no_move", f"realign {LUXEMBOURG}")
    assert match.odds == {f"card 2 {LUXEMBOURG}": 1}  # the discards, only now shuffled
    deal(match)
    assert match.state.shown[2] == LUXEMBOURG
    assert match.state.discards == 0


@clause("CT-Q19")
def test_without_any_card_finance_is_closed_and_the_lowest_place_is_filled_first():
    match = site([{"black": 1, "white": 1}, {}], money={0: [PORTUGAL, SPEECH]}, shown=(0, 0, 0),
                 deviation=[4, 0], markers=[[1, 0], [0, 0]], empty_deck=True)  # fmt: skip
    assert "black 0 finance" not in lines(match, "place")
    play(match, "place black 0 technology", "move_marker A")  # pays the barrier with both
    assert set(match.odds) == {f"card 2 {PORTUGAL}", f"card 2 {SPEECH}"}
    play(match, f"card 2 {SPEECH}")
    assert match.odds == {f"card 3 {PORTUGAL}": 1}
    deal(match)
    assert match.state.marker[0, 0] == 2
    assert match.state.deviation[0] == 2


# Development


@clause("CT-7.2", "CT-7.4")
def test_development_takes_the_card_and_some_cards_want_nothing():
    match = site([{"black": 1}, {}], shown=(IRELAND, SPAIN, BELGIUM))
    play(match, "place black 2 development")
    assert match.state.place[IRELAND] == OWN_OF + BRITAIN
    deal(match, "card 2")
    assert match.awaited == (FRANCE,)
    assert match.points == [1, 0]


@clause("CT-7.3", "CT-7.5", "CT-Q14")
def test_some_cards_want_a_tile_discarded_and_nothing_else_empties_the_storage():
    storage = [{"orange": 1, "black": 1}, {}]
    match = site([{"black": 1}, {}], storage=storage)
    play(match, "place black 2 development")
    assert legal(match) == ["rubble black", "rubble orange"]
    play(match, "rubble orange")
    assert stored(match, 0) == {"black": 1}
    assert match.state.gone == [0, 0, 1, 0, 0]
    assert match.state.load[GERMANY, 0] == 0
    empty = site([{"black": 1}, {}])
    assert "black 2 development" not in lines(empty, "place")
    with pytest.raises(ludogare.IllegalAction, match="none in storage"):
        empty.play("place black 2 development")


@clause("CT-7.6", "CT-8.13")
def test_some_cards_want_one_tile_placed_on_them():
    match = site([{"black": 1}, {}], storage=[{"orange": 2}, {}], shown=(TOPOGRAPHIC_1, EXCHANGE))
    play(match, "place black 2 development", "rubble orange")
    assert match.state.load[TOPOGRAPHIC_1, 0] == 3
    assert stored(match, 0) == {"orange": 1}
    assert match.state.ready[0] == 0  # nothing to activate
    assert match.awaited == (CHANCE,)


@clause("CT-7.7", "CT-Q55")
def test_some_cards_want_one_or_two_tiles():
    storage = [{"orange": 1, "black": 1}, {}]
    match = site([{"black": 1}, {}], storage=storage, shown=(ROOM_3, SPAIN, DUEL))
    play(match, "place black 2 development")
    assert "enough" not in legal(match)
    with pytest.raises(ludogare.IllegalAction, match="at least one tile"):
        match.play("enough")
    play(match, "rubble orange")
    assert legal(match) == ["rubble black", "enough"]
    both = play(match.copy(), "rubble black")
    assert [both.state.load[ROOM_3, i] for i in range(2)] == [3, 2]
    one = play(match, "enough")
    assert [one.state.load[ROOM_3, i] for i in range(2)] == [3, 0]
    assert one.state.stored[0] == 1
    poor = site([{"black": 1}, {}], storage=[{"orange": 1}, {}], shown=(FUNDING, SPAIN, DUEL))
    play(poor, "place black 2 development", "rubble orange")
    assert poor.awaited == (CHANCE,)  # with an empty storage nothing is asked


@clause("CT-7.8", "CT-Q55", "CT-7.6")
def test_a_card_is_face_down_once_its_last_tile_is_gone():
    own = {0: {ROOM_3: ["orange", "black"]}}
    match = site([{"black": 1, "white": 2}, {}], own=own)
    deal(play(match, "place black 1 planning"))
    play(match, f"use {ROOM_3}")
    assert match.state.load[ROOM_3, 0] == 2  # orange has left first
    assert match.state.gone[2] == 1
    seen = match.view(0)["players"][0]["cards"]
    assert [card["down"] for card in seen] == [False]
    match = site([{"black": 1, "white": 2}, {}], own={0: {ROOM_3: ["orange"]}})
    deal(play(match, "place black 1 planning"))
    deal(play(match, f"use {ROOM_3}"))
    assert [card["down"] for card in match.view(0)["players"][0]["cards"]] == [True]
    assert match.state.ready[0] == 0
    assert match.points[0] == 1  # it still scores
