"""The Agenda expansion: section 10, all six cards."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import Match
from ludogare.games.channel_tunnel import GAME
from ludogare.games.channel_tunnel.rules.components import AGENDA_POINTS
from ludogare.games.channel_tunnel.rules.parts import AGENDA

from .sites import (
    BELGIUM,
    BRITAIN,
    DUEL,
    FRANCE,
    GERMANY,
    HEAVY,
    ITALY,
    LUXEMBOURG,
    NETHERLANDS,
    PORTUGAL,
    ROOM_3,
    ROOM_5,
    begin_round,
    deal,
    legal,
    lines,
    play,
    site,
    start_turn,
)

clause = pytest.mark.clause
ON = {"agenda": True}
SHOWN = (ITALY, DUEL, BELGIUM)
HANDS = [{"black": 2, "white": 3}, {"white": 1, "orange": 3}]


def agenda(hands=HANDS, **more):
    more.setdefault("shown", SHOWN)
    return site(hands, options={**ON, **more.pop("options", {})}, **more)


def drawn(kind, **more):
    """Ada's Planning has turned up a symbol and brought this card."""
    match = agenda(**more)
    play(match, "place black 1 planning", "tile tunnel britain 1 yellow 1")
    return play(match, f"agenda 0 {kind}")


def waiting(match, seat=BRITAIN):
    at = match.state.pending[seat]
    return AGENDA[at - 1] if at else None


def resolved(match, seat=BRITAIN):
    return {kind for i, kind in enumerate(AGENDA) if match.state.resolved[seat] >> i & 1}


@clause("CT-10.1", "CT-10.2", "CT-2.11")
def test_five_tiles_with_a_symbol_and_six_cards():
    match = Match(GAME, options=ON)
    assert match.odds == {
        f"tile tunnel britain 0 {c} {a}": n
        for c in ("sky_blue", "black", "orange", "yellow", "white")
        for a, n in ((0, 3), (1, 1))
    }
    assert match.state.agenda_left == 0b111111
    assert list(AGENDA_POINTS) == [1, 2, 2, 2, 1, 3]
    assert not any(line.endswith(" 1") for line in Match(GAME).odds)


@clause("CT-10.2", "CT-10.3", "CT-Q43")
def test_a_symbol_turned_up_by_planning_brings_a_card_to_keep_or_discard():
    match = agenda()
    play(match, "place black 1 planning", "tile tunnel britain 1 yellow 1")
    assert set(match.odds) == {f"agenda 0 {kind}" for kind in AGENDA}
    play(match, "agenda 0 training")
    assert legal(match) == ["agenda_keep", "agenda_discard"]
    away = play(match.copy(), "agenda_discard")
    assert waiting(away) is None
    assert away.points == [0, 0]
    assert away.awaited == (FRANCE,)
    assert not away.state.agenda_left & 1  # it does not come back
    kept = play(match, "agenda_keep")
    assert waiting(kept) == "training"
    plain = agenda()
    play(plain, "place black 1 planning", "tile tunnel britain 1 yellow 0")
    assert plain.awaited == (FRANCE,)


@clause("CT-10.4", "CT-Q43")
def test_one_open_card_at_a_time():
    match = agenda(pending={0: "training"})
    play(match, "place black 1 planning", "tile tunnel britain 1 yellow 1")
    assert match.awaited == (FRANCE,)
    match = agenda(resolved={0: ["training"]})
    play(match, "place black 1 planning", "tile tunnel britain 1 yellow 1")
    assert "agenda 0 training" not in match.odds
    assert len(match.odds) == 5


@clause("CT-Q42")
def test_only_ones_own_planning_brings_cards():
    match = Match(GAME, options=ON)
    play(match, "tile tunnel britain 0 white 1", "tile tunnel france 0 black 1")
    deal(match)
    assert match.state.agenda_left == 0b111111
    match = agenda()
    play(match, "place black 0 technology", "move_marker B", "look britain 1")
    play(match, "tile look britain 1 orange 1")
    assert match.state.agenda_left == 0b111111  # looking brings none
    match.state.turn = BRITAIN
    play(match, "place white 1 planning")
    assert all(line.startswith("agenda 0 ") for line in match.odds)  # turning it up does
    match = agenda(own={0: {ROOM_3: ["white"]}})
    deal(play(match, "place black 1 planning"), "tile tunnel britain 1 yellow 0")
    play(match, f"use {ROOM_3}", "tile tunnel britain 2 yellow 1")
    assert all(line.startswith("agenda 0 ") for line in match.odds)


@clause("CT-10.5", "CT-10.6")
def test_points_are_added_when_resolved_and_deducted_while_open():
    for i, kind in enumerate(AGENDA):
        assert agenda(pending={0: kind}).points == [-AGENDA_POINTS[i], 0]
        assert agenda(resolved={1: [kind]}).points == [0, AGENDA_POINTS[i]]
    hands = [{"black": 1, "white": 1}, {}]
    match = agenda(hands, pending={0: "promotion"}, drilled=[8, 8], tiles=[("white",), ()])
    play(match, "place black 1 drilling", "pay_token white")
    assert match.points == [2 + 1 - 3, 0]
    stopped = agenda([{}, {}], pending={1: "repairs"})
    stopped.state.round = 40
    assert play(stopped, "pass", "pass").points == [0, -2]


# Training


@clause("CT-10.7", "CT-Q44", "CT-10.5")
def test_training_draws_one_fewer_at_the_next_draw():
    match = begin_round(agenda([{"white": 4}, {}], pending={0: "training"}))
    deal(match)
    assert match.state.tokens == [9, 10]
    assert match.state.limit[0] == 10  # the maximum itself stays
    assert resolved(match) == {"training"}


@clause("CT-Q44")
def test_training_waits_while_nothing_would_be_drawn():
    match = begin_round(agenda([{"white": 5, "black": 5}, {}], pending={0: "training"}))
    deal(match)
    assert match.state.tokens == [10, 10]
    assert waiting(match) == "training"


@clause("CT-Q44", "CT-Q8")
def test_training_draws_one_fewer_from_a_bag_that_runs_out():
    full = {"black": 5, "orange": 5, "yellow": 5, "white": 5}
    match = deal(begin_round(agenda([{}, full], pending={0: "training"})))
    assert match.state.tokens[0] == 4
    assert match.state.bag == [1, 0, 0, 0, 0]
    assert resolved(match) == {"training"}


# Warehouse inspection


@clause("CT-10.8", "CT-Q45")
def test_an_inspection_skips_the_next_turn():
    match = drawn("warehouse_inspection")
    play(match, "agenda_keep")
    assert match.awaited == (FRANCE,)
    play(match, "place orange 0 technology", "move_marker A")
    assert match.awaited == (FRANCE,)  # twice in a row
    assert resolved(match) == {"warehouse_inspection"}
    assert match.points[0] == 2


@clause("CT-Q45")
def test_an_inspection_waits_while_the_opponent_has_passed():
    match = agenda(pending={0: "warehouse_inspection"}, passed=1 << FRANCE, first=FRANCE)
    start_turn(match)
    assert match.awaited == (BRITAIN,)
    assert waiting(match) == "warehouse_inspection"
    play(match, "pass", "keep black 0", "keep white 0")
    deal(match)  # a new round, in which Ben has not passed: he passed first, so he begins
    assert match.awaited == (FRANCE,)
    assert waiting(match) == "warehouse_inspection"
    placed = next(line for line in legal(match) if line.endswith("0 technology"))
    play(match, placed, "move_marker A")
    assert match.awaited == (FRANCE,)  # twice in a row
    assert resolved(match) == {"warehouse_inspection"}
    skipped = start_turn(agenda(pending={0: "warehouse_inspection"}))
    assert skipped.awaited == (FRANCE,)
    assert resolved(skipped) == {"warehouse_inspection"}


@clause("CT-Q45")
def test_an_inspection_does_not_cut_the_chain_of_its_own_turn():
    match = agenda(own={0: {ROOM_3: ["white"]}})
    play(match, "place black 1 planning", "tile tunnel britain 1 yellow 1")
    play(match, "agenda 0 warehouse_inspection", "agenda_keep")
    assert legal(match) == [f"use {ROOM_3}", "end_turn"]


# Control


@clause("CT-10.9", "CT-Q46")
def test_control_turns_up_a_deviation_card_at_once():
    match = drawn("control", drifted=[0])
    play(match, "agenda_keep")
    assert len(match.odds) == 8
    play(match, "deviation 0 red -1")
    assert match.state.deviation[0] == 1
    assert match.state.drifted == [0] * 9  # shuffled, as red lay there
    assert resolved(match) == {"control"}
    assert match.points[0] == 2 - 1
    assert match.awaited == (FRANCE,)


@clause("CT-Q46")
def test_control_can_lose_the_match():
    match = drawn("control", deviation=[4, 0])
    play(match, "agenda_keep", "deviation 0 blue -1")
    assert match.ending == "deviation"
    assert match.winners == (FRANCE,)
    assert play(drawn("control", deviation=[4, 0]), "agenda_discard").awaited == (FRANCE,)


# Repairs


@clause("CT-10.10", "CT-Q47")
def test_repairs_hold_the_markers_in_the_next_technology_action():
    match = agenda(pending={0: "repairs"}, money={0: [PORTUGAL]}, deviation=[3, 0])
    play(match, "place black 0 technology")
    assert legal(match) == [f"realign {PORTUGAL}", "realigned"]
    assert resolved(match) == {"repairs"}
    play(match, f"realign {PORTUGAL}")
    assert match.state.deviation[0] == 1
    assert match.state.marker.tolist() == [[0, 0], [0, 0]]
    assert match.awaited == (FRANCE,)


@clause("CT-Q47", "CT-Q20")
def test_repairs_alone_are_a_reason_for_technology_and_a_second_one_is_normal():
    ends = [[5, 5], [0, 0]]
    match = agenda(pending={0: "repairs"}, markers=ends)
    play(match, "place black 0 technology")
    assert resolved(match) == {"repairs"}
    assert match.awaited == (FRANCE,)
    match = agenda(pending={0: "repairs"}, own={0: {ROOM_5: ["white"]}})
    play(match, "place black 0 technology", f"use {ROOM_5}", "move_marker A")
    assert match.state.marker[0, 0] == 1
    free = agenda(pending={0: "repairs"}, own={0: {HEAVY: ["white"]}})
    deal(play(free, "place black 0 finance", "take 2"))
    play(free, f"use {HEAVY}", "heavy technology 0")
    assert resolved(free) == {"repairs"}  # a free one is hit as well
    assert free.state.marker[0, 0] == 0


# Supervision


@clause("CT-10.11", "CT-Q48")
def test_supervision_needs_two_more_even_above_ones_own_stack_and_two_on_an_empty_slot():
    hands = [{"black": 1, "white": 3, "yellow": 4}, {}]
    match = agenda(hands, pending={0: "supervision"}, stacks={0: ("orange", 2)})
    slots = {tuple(line.split()[:2]) for line in lines(match, "place")}
    assert ("black", "1") not in slots
    assert ("white", "1") in slots
    assert ("white", "0") not in slots
    assert ("yellow", "0") in slots
    with pytest.raises(ludogare.IllegalAction, match=r"4 are needed \(CT-10.11\)"):
        match.play("place white 0 finance")
    deal(play(match, "place white 1 planning"))
    assert resolved(match) == {"supervision"}
    match = agenda([{"black": 1}, {}], pending={0: "supervision"})
    assert legal(match) == ["pass"]
    play(match, "pass", "keep black 1")
    assert waiting(match) == "supervision"  # a pass discharges nothing


@clause("CT-Q48")
def test_supervision_does_not_concern_free_actions():
    match = agenda(own={0: {HEAVY: ["white"]}})
    play(match, "place black 1 planning", "tile tunnel britain 1 yellow 1")
    play(match, "agenda 0 supervision", "agenda_keep")
    deal(play(match, f"use {HEAVY}", "heavy planning 1"))
    assert waiting(match) == "supervision"


# Promotion


@clause("CT-10.12", "CT-Q49")
def test_promotion_is_paid_on_keeping_it_if_there_is_money():
    match = drawn("promotion", money={0: [GERMANY, PORTUGAL, NETHERLANDS]}, deviation=[2, 0])
    play(match, "agenda_keep")
    cards = [GERMANY, NETHERLANDS, PORTUGAL]
    assert legal(match) == [f"promotion {c}" for c in cards]
    play(match, f"promotion {PORTUGAL}")
    assert waiting(match) == "promotion"
    play(match, f"promotion {NETHERLANDS}")  # 4 M: no change
    assert resolved(match) == {"promotion"}
    assert match.state.ecu[0] == 1
    assert match.state.deviation[0] == 2
    assert match.awaited == (FRANCE,)
    with pytest.raises(ludogare.IllegalAction):
        match.play(f"promotion {GERMANY}", BRITAIN)


@clause("CT-Q19", "CT-Q49")
def test_a_card_paid_for_promotion_fills_an_empty_place_before_the_next_is_paid():
    match = agenda(pending={0: "promotion"}, shown=(0, DUEL, LUXEMBOURG),
                   money={0: [GERMANY, PORTUGAL]}, empty_deck=True)  # fmt: skip
    play(match, "place black 0 finance", "take 4")
    assert match.state.shown == [0, 0, 0, DUEL, 0]
    play(match, f"promotion {PORTUGAL}")
    assert match.odds == {f"card 2 {PORTUGAL}": 1}  # at once, into the lowest place
    play(match, f"card 2 {PORTUGAL}")
    assert legal(match) == [f"promotion {GERMANY}", f"promotion {LUXEMBOURG}"]
    play(match, f"promotion {LUXEMBOURG}")
    assert match.odds == {f"card 4 {LUXEMBOURG}": 1}
    assert resolved(match) == {"promotion"}
    deal(match)
    assert match.awaited == (FRANCE,)


@clause("CT-10.12")
def test_exactly_three_millions_pay_for_promotion():
    match = play(drawn("promotion", money={0: [LUXEMBOURG]}), "agenda_keep")
    assert legal(match) == [f"promotion {LUXEMBOURG}"]
    poor = play(drawn("promotion", money={0: [PORTUGAL]}), "agenda_keep")
    assert poor.awaited == (FRANCE,)


@clause("CT-Q49", "CT-10.5")
def test_promotion_is_paid_after_the_finance_that_makes_it_possible():
    match = drawn("promotion", money={0: [PORTUGAL]}, shown=(LUXEMBOURG, DUEL, BELGIUM))
    play(match, "agenda_keep")
    assert match.awaited == (FRANCE,)
    assert match.points[0] == -3
    match.state.turn = BRITAIN
    play(match, "place white 0 finance", "take 2")
    assert match.awaited == (CHANCE,)  # the refill comes first
    deal(match)
    assert legal(match) == [f"promotion {PORTUGAL}", f"promotion {LUXEMBOURG}"]
    play(match, f"promotion {LUXEMBOURG}")
    assert match.points[0] == 3
    assert match.state.ecu[0] == 2


@clause("CT-Q49", "CT-10.12")
def test_promotion_is_paid_after_a_free_finance_and_after_a_secondary_one():
    poor = {"pending": {0: "promotion"}, "money": {0: [PORTUGAL]}}
    free = agenda(own={0: {HEAVY: ["white"]}}, shown=(LUXEMBOURG, DUEL, BELGIUM), **poor)
    play(free, "place black 0 technology", "move_marker A", f"use {HEAVY}", "heavy finance 2")
    assert legal(deal(free)) == [f"promotion {PORTUGAL}", f"promotion {LUXEMBOURG}"]
    second = agenda(shown=(NETHERLANDS, DUEL, BELGIUM), **poor)
    deal(play(second, "place black 2 secondary"))
    assert legal(second) == [f"promotion {NETHERLANDS}", f"promotion {PORTUGAL}"]
    play(second, f"promotion {PORTUGAL}", f"promotion {NETHERLANDS}")
    assert resolved(second) == {"promotion"}
    assert second.awaited == (FRANCE,)


@clause("CT-Q49", "CT-Q21")
def test_extra_funding_does_not_pay_for_promotion():
    match = drawn("promotion", money={0: [PORTUGAL]}, own={0: {24: ["white"]}})
    play(match, "agenda_keep")
    assert waiting(match) == "promotion"
    assert match.awaited == (FRANCE,)
