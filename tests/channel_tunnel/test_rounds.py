"""Preparation, rounds, stacks and passing: sections 1 to 3 of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

import ludogare
from files import sources, written
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match.match import Match
from ludogare.games.channel_tunnel import GAME
from ludogare.games.channel_tunnel.rules.components import (
    ECU,
    POINTS,
    REQUIREMENT,
    SECONDARY,
    TILES,
)
from ludogare.games.channel_tunnel.rules.parts import ACTS, COLOURS, COUNTRIES, DRIFTS, KINDS, SIDES
from ludogare.games.channel_tunnel.show.view import view

from .sites import (
    BELGIUM,
    BRITAIN,
    EXCHANGE,
    FRANCE,
    GERMANY,
    LUXEMBOURG,
    MATERIALS,
    MATERIALS_2,
    PORTUGAL,
    ROOM_1,
    SPAIN,
    WORKERS,
    WORKERS_2,
    begin_round,
    deal,
    hand,
    legal,
    lines,
    play,
    site,
)

clause = pytest.mark.clause


# 1 and 2: the aim, the preparation, the data


@clause("CT-2.1", "CT-2.10", "CT-Q1")
def test_seat_0_is_britain_and_holds_the_first_player_card():
    match = deal(Match(GAME))
    assert SIDES == ("britain", "france")
    assert match.state.first == BRITAIN
    assert match.awaited == (BRITAIN,)
    assert [p["side"] for p in match.view(0)["players"]] == ["britain", "france"]
    assert match.state.stored[0] == match.state.stored[1] == 1


@clause("CT-2.2", "CT-2.3", "CT-2.4", "CT-2.6", "CT-2.11")
def test_what_turns_up_at_the_beginning_and_in_which_order():
    match = Match(GAME)
    wanted = ["tile tunnel britain 0", "tile tunnel france 0"]
    wanted += ["tile storage britain 0", "tile storage france 0", "card 2", "card 3", "card 4"]
    assert match.odds == {f"tile tunnel britain 0 {c} 0": 4 for c in COLOURS}
    for line in wanted:
        assert all(outcome.startswith(line) for outcome in match.odds)
        match.play(next(iter(match.odds)))
    s = match.state
    assert TILES == 9
    assert [list(row) for row in s.tile.tolist()] == [[1] + [0] * 8] * 2
    assert s.stored == [1, 1]
    assert sum(s.unseen) == 16
    assert s.shown == [0, 0, 1, 2, 3]
    assert s.deck == 30


@clause("CT-2.7", "CT-2.8", "CT-2.9")
def test_tracks_at_zero_and_full_bag_and_deviation_deck():
    s = Match(GAME).state
    assert s.bag == [5] * 5
    assert s.marker.tolist() == [[0, 0], [0, 0]]
    assert s.deviation == s.drilled == [0, 0]
    assert s.drifted == [0] * DRIFTS


@clause("CT-Q2", "CT-8.1", "CT-8.9")
def test_the_components_say_what_is_designed():
    said = sources("channel_tunnel")
    assert {n for n in said if said[n] == "designed"} == {"cards", "tracks", "agenda", "stop"}
    assert {n for n in said if said[n] == "inferred"} == {
        "tokens", "rubble", "deviation", "storage",
    }  # fmt: skip
    rows = written("channel_tunnel")["cards"]["rows"]
    assert len(rows) == 33
    assert {row["kind"] for row in rows} == set(KINDS)
    assert len(KINDS) == 16
    assert [row["country"] for row in rows if "country" in row] == list(COUNTRIES)
    assert sum(POINTS) == 40
    assert Counter(REQUIREMENT[1:]) == {0: 6, 1: 7, 2: 9, 3: 11}
    assert Counter(ACTS[a] for a in SECONDARY[1:]) == {
        "planning": 8, "drilling": 9, "technology": 8, "finance": 8,
    }  # fmt: skip
    assert Counter(ECU[1:]) == {1: 9, 2: 17, 3: 7}


@clause("CT-2.5", "CT-4.1")
def test_five_slots_with_two_actions_each():
    match = site([{"black": 1, "white": 2}, {}], storage=[{"black": 1}, {}])
    offered = {tuple(line.split()[1:]) for line in lines(match, "place")}
    assert offered == {
        ("0", "technology"), ("0", "finance"), ("1", "planning"), ("1", "drilling"),
        ("2", "secondary"), ("2", "development"), ("3", "secondary"), ("3", "development"),
        ("4", "secondary"), ("4", "development"),
    }  # fmt: skip
    play(match, "place white 0 technology")  # the stack blocks Finance as well
    match = site([{"black": 1}, {}], stacks={0: ("white", 1), 1: ("yellow", 1)})
    assert not any(line.split()[1] in "01" for line in lines(match, "place"))


@clause("CT-1.1", "CT-1.2", "CT-1.3")
def test_a_match_is_a_series_of_rounds_until_a_machine_arrives_or_strays():
    match = site([{"white": 1}, {}])
    play(match, "pass", "keep white 0", "pass")
    assert match.state.round == 2
    assert not match.over
    match = site([{"white": 1, "black": 1}, {}], tiles=[("white",), ()], drilled=[8, 0])
    play(match, "place black 1 drilling", "pay_token white")
    assert match.over
    match = site([{"white": 1, "black": 1}, {}], deviation=[4, 0])
    deal(play(match, "place black 1 drilling", "pay_token white"), "deviation 0 red -1")
    assert match.over


# 3: drawing


@clause("CT-3.1", "CT-3.11", "CT-3.10", "CT-Q53")
def test_both_draw_to_ten_the_holder_first_and_kept_tokens_count():
    match = begin_round(site([{"white": 2}, {}]), first=FRANCE)
    drawn = []
    while match.awaited == (CHANCE,):
        assert sum(match.odds.values()) == sum(match.state.bag)
        drawn.append(next(iter(match.odds)).split()[1])
        match.play(next(iter(match.odds)))
    assert drawn == ["1"] * 10 + ["0"] * 8
    assert match.state.tokens == [10, 10]
    assert match.awaited == (FRANCE,)


@clause("CT-3.2", "CT-6.10", "CT-Q24")
def test_technology_raises_the_maximum_from_the_next_draw_on():
    match = site([{"white": 1}, {}], markers=[[1, 0], [0, 0]], money={0: [SPAIN, PORTUGAL]},
                 shown=(GERMANY, BELGIUM, LUXEMBOURG))  # fmt: skip
    play(match, "place white 0 technology", "move_marker A")
    assert match.state.marker[0, 0] == 2
    assert match.state.limit[0] == 10
    deal(begin_round(match))
    assert match.state.limit == [11, 10]
    assert match.state.tokens == [11, 10]


@clause("CT-3.3")
def test_hands_and_bag_are_open_to_everybody():
    match = deal(Match(GAME))
    for viewer in (SPECTATOR, 0, 1):
        seen = view(match.hidden(viewer), viewer)
        assert sum(seen["bag"]) == 5
        assert [sum(p["hand"]) for p in seen["players"]] == [10, 10]


# Stacks


@clause("CT-3.4", "CT-3.5")
def test_a_stack_is_all_tokens_of_a_colour():
    match = site([{"black": 3, "white": 1}, {}])
    play(match, "place black 1 planning")
    assert match.state.stack[1] == 3
    assert hand(match, 0) == {"white": 1}
    assert match.awaited == (CHANCE,)
    deal(match)
    assert match.awaited == (FRANCE,)


@clause("CT-3.6", "CT-3.7")
def test_a_higher_stack_displaces_anybodys_and_takes_it_back():
    two = {1: ("yellow", 2)}
    match = site([{"black": 2, "orange": 3, "yellow": 1}, {}], stacks=two)
    assert "black 1 planning" not in lines(match, "place")
    assert "yellow 1 planning" not in lines(match, "place")
    deal(play(match, "place orange 1 planning"))
    assert hand(match, 0) == {"black": 2, "yellow": 3}
    match = site([{"black": 2}, {"white": 1}])
    deal(play(match, "place black 1 planning"))
    match.state.turn = BRITAIN
    match.state.hand[0, 2], match.state.tokens[0], match.state.bag[2] = 3, 3, 2
    deal(play(match, "place orange 1 planning"))  # one's own stack comes back too
    assert hand(match, 0) == {"black": 2}


@clause("CT-Q3")
def test_no_stack_for_an_action_that_cannot_be_carried_out():
    match = site([{"black": 1}, {}], tiles=[("white",), ()], markers=[[5, 5], [0, 0]])
    offered = lines(match, "place")
    assert "black 0 technology" not in offered  # nothing to move, nothing to correct
    assert "black 1 drilling" not in offered  # nothing left to pay with
    assert "black 2 development" not in offered  # no tile for the card
    assert "black 1 planning" in offered


@clause("CT-Q4")
def test_the_stack_that_comes_back_can_pay_and_the_placed_one_cannot():
    match = site([{"black": 2}, {}], tiles=[("black",), ()], stacks={1: ("yellow", 1)})
    assert "black 1 drilling" not in lines(match, "place")
    match = site([{"black": 2}, {}], tiles=[("yellow",), ()], stacks={1: ("yellow", 1)})
    play(match, "place black 1 drilling")
    assert legal(match) == ["pay_token yellow"]
    match = site([{"black": 3}, {}], tiles=[("white",), ()], stacks={1: ("yellow", 2)})
    assert "black 1 drilling" in lines(match, "place")


@clause("CT-Q5", "CT-4.2", "CT-7.1")
def test_a_stack_stays_when_the_card_below_it_is_replaced():
    match = site([{"black": 1, "white": 1}, {}])
    deal(play(match, "place black 2 secondary"), "card 2 13", "tile tunnel britain 1")
    assert match.state.shown[2] == 13
    assert match.state.stack[2] == 1
    match.state.turn = BRITAIN
    assert not any(line.split()[1] == "2" for line in lines(match, "place"))


# Passing


@clause("CT-3.8", "CT-Q9", "CT-Q10")
def test_the_first_to_pass_takes_the_first_player_card_once():
    match = site([{"black": 1}, {"white": 1}], first=FRANCE)
    play(match, "pass", "keep black 0")
    assert match.state.first == BRITAIN
    assert match.awaited == (FRANCE,)
    play(match, "pass", "keep white 1")
    assert match.state.first == BRITAIN  # the second to pass leaves it there
    match = site([{}, {"white": 1}], first=BRITAIN)
    assert legal(match) == ["pass"]  # nothing to place: Ada has to pass
    play(match, "pass")
    assert match.state.first == BRITAIN
    assert match.awaited == (FRANCE,)
    assert "pass" in legal(match)


@clause("CT-3.9", "CT-Q6")
def test_any_tokens_may_be_kept_and_the_other_goes_on_alone():
    match = site([{"black": 3, "white": 2}, {"yellow": 2, "orange": 1}])
    play(match, "pass")
    assert legal(match) == [f"keep black {n}" for n in range(4)]
    play(match, "keep black 2")
    assert legal(match) == [f"keep white {n}" for n in range(3)]
    play(match, "keep white 0")
    assert hand(match, 0) == {"black": 2}
    assert match.state.bag[4] == 5
    deal(play(match, "place yellow 1 planning"))
    assert match.awaited == (FRANCE,)
    play(match, "pass", "keep orange 1")
    assert match.state.round == 2
    deal(match)
    assert match.state.tokens == [10, 10]


@clause("CT-3.10")
def test_stacks_go_back_into_the_bag_when_both_have_passed():
    match = site([{}, {}], stacks={0: ("black", 3), 4: ("white", 2)})
    play(match, "pass", "pass")
    assert match.state.stack == [0] * 5
    assert match.state.bag == [5] * 5
    assert match.state.round == 2


@clause("CT-Q7")
def test_what_is_kept_is_capped_after_new_workers():
    hands = [{"black": 5, "white": 5, "yellow": 1}, {}]
    match = site(hands)
    match.state.limit[0] = 11
    play(match, "pass", "keep black 5", "keep yellow 1")
    assert legal(match) == [f"keep white {n}" for n in range(5)]
    with pytest.raises(ludogare.IllegalAction, match="at most 4"):
        match.play("keep white 5")


@clause("CT-Q7")
@pytest.mark.parametrize("limit", [11, 13])
def test_what_is_kept_is_at_most_ten_plus_the_benefits_reached_by_then(limit):
    hands = [{"black": 5, "orange": 3, "white": 5}, {}]
    match = site(hands, markers=[[2, 3], [0, 0]])  # two tokens more
    match.state.limit[0] = limit
    play(match, "pass", "keep black 5", "keep orange 3")
    assert legal(match) == [f"keep white {n}" for n in range(5)]


@clause("CT-Q7", "CT-8.15", "CT-Q26")
def test_a_token_is_not_taken_back_beyond_the_maximum():
    hands = [{"black": 2, "white": 4, "yellow": 3, "orange": 2}, {}]
    own = {0: {MATERIALS: ["white"], MATERIALS_2: ["white"]}}
    match = site(hands, own=own, stacks={1: ("sky_blue", 1)}, tiles=[("white",), ()])
    match.state.limit[0] = 11
    deal(play(match, "place black 1 planning"))
    assert match.state.tokens[0] == 10
    play(match, f"use {MATERIALS}")  # eleven now; the second card has no room left
    assert match.state.tokens[0] == 11
    assert match.awaited == (FRANCE,)
    assert match.state.used == 1 << MATERIALS


@clause("CT-Q51")
def test_a_question_with_nothing_but_a_refusal_is_not_asked():
    match = site([{"black": 1}, {"white": 1}], own={0: {ROOM_1: []}})
    deal(play(match, "place black 1 planning"))
    assert match.awaited == (FRANCE,)  # no chain window


@clause("CT-Q51")
def test_keeping_goes_through_every_colour_that_is_there():
    match = site([{"black": 5, "orange": 5, "white": 1}, {}])
    match.state.limit[0] = 11
    play(match, "pass", "keep black 5", "keep orange 5")
    assert legal(match) == ["keep white 0"]
    play(match, "keep white 0")
    assert match.state.bag[4] == 5
    assert match.awaited == (FRANCE,)
    assert legal(match) == ["pass"]  # nothing to place, and still a question


# Green cards at the beginning of a round


@clause("CT-8.5", "CT-8.2", "CT-8.3", "CT-Q32")
def test_new_workers_draw_one_more_at_the_beginning_of_a_round():
    own = {0: {WORKERS: ["white", "black"], WORKERS_2: ["white"]}}
    match = begin_round(site(own=own))
    assert legal(match) == [f"new_workers {WORKERS}", f"new_workers {WORKERS_2}", "draw"]
    play(match, f"new_workers {WORKERS}")
    assert legal(match) == [f"new_workers {WORKERS_2}", "draw"]  # a card only once a round
    play(match, "draw")
    deal(match)
    assert match.state.tokens == [11, 10]
    assert match.state.limit == [11, 10]
    assert match.state.load[WORKERS, 0] == 2  # black: the first tile has gone
    assert f"use {WORKERS_2}" not in legal(match)  # not during a turn
    with pytest.raises(ludogare.IllegalAction, match=r"CT-3\.4"):
        match.play(f"new_workers {WORKERS_2}")


@clause("CT-Q53", "CT-8.5")
def test_new_workers_of_the_second_player_are_asked_for_after_the_first_has_drawn():
    match = begin_round(site(own={1: {WORKERS: ["white"]}}))
    assert match.awaited == (CHANCE,)
    assert all(line.startswith("token 0 ") for line in match.odds)
    deal(match)
    assert match.state.tokens == [10, 0]
    assert legal(match, FRANCE) == [f"new_workers {WORKERS}", "draw"]
    deal(play(match, f"new_workers {WORKERS}"))
    assert match.state.tokens == [10, 11]


@clause("CT-Q8")
def test_new_workers_need_a_token_in_the_bag_and_an_empty_bag_gives_what_is_left():
    own = {0: {WORKERS: ["white"]}, 1: {WORKERS_2: ["white"]}}
    full = {"black": 5, "white": 5, "orange": 4}
    match = begin_round(site([{}, full], own=own), first=BRITAIN)
    assert match.awaited == (BRITAIN,)  # 11 left in the bag, 10 due
    play(match, f"new_workers {WORKERS}")
    deal(match)
    assert match.state.tokens == [11, 14]
    match = site([{}, {**full, "yellow": 1}], own=own)
    begin_round(match)
    assert match.awaited == (CHANCE,)  # 10 left, 10 due: not offered
    match = site([{}, {**full, "yellow": 5, "sky_blue": 2}])
    deal(begin_round(match))
    assert match.state.tokens == [4, 21]


@clause("CT-8.6", "CT-Q34", "CT-Q53")
def test_exchange_swaps_two_tokens_of_different_colours_after_the_draw():
    own = {0: {EXCHANGE: ["white"]}}
    full = [{"black": 3, "white": 5, "yellow": 2}, {"black": 2, "orange": 5, "yellow": 3}]
    match = begin_round(site(full, own=own))
    wanted = {f"{EXCHANGE} {give} {take}" for give in full[0] for take in full[1] if give != take}
    assert set(lines(match, "exchange")) == wanted
    assert legal(match)[-1] == "no_exchange"
    play(match, f"exchange {EXCHANGE} white orange")
    assert hand(match, 0) == {"black": 3, "white": 4, "yellow": 2, "orange": 1}
    assert hand(match, 1)["white"] == 1
    assert match.state.load[EXCHANGE, 0] == 0
    assert match.awaited == (BRITAIN,)
    assert "pass" in legal(match)


@clause("CT-8.6", "CT-Q53")
def test_the_holder_of_the_first_player_card_exchanges_first_and_may_decline():
    match = begin_round(site(own={0: {EXCHANGE: ["white"]}}), first=FRANCE)
    deal(match)
    assert match.awaited == (BRITAIN,)
    play(match, "no_exchange")
    assert match.state.load[EXCHANGE, 0] != 0
    assert match.awaited == (FRANCE,)
    spent = begin_round(site(own={0: {EXCHANGE: []}}))
    assert "exchange" not in " ".join(legal(deal(spent)))


# The safety stop


@clause("CT-Q11")
def test_two_rounds_without_a_stack_stop_the_match():
    match = deal(Match(GAME))
    while not match.over:
        assert len(match.plies) < GAME.bound(match.seats, match.options)
        match.play(legal(match)[-1])  # pass, and keep everything
        assert match.state.idle <= 2
    assert match.ending == "stop"
    assert match.state.round == 2
    assert match.winners == (0, 1)  # equal in everything


@clause("CT-Q11")
def test_a_stopped_match_goes_to_the_score_then_to_the_drilled_tiles():
    def stopped(**more):
        match = site(**more)
        match.state.round = 40
        return play(match, "pass", "pass")

    assert stopped(own={1: {GERMANY: []}}, shown=(MATERIALS, SPAIN, BELGIUM)).winners == (1,)
    ahead = stopped(drilled=[2, 3])
    assert ahead.ending == "stop"
    assert ahead.winners == (1,)
    assert ahead.points == [0, 0]  # nobody arrived


@clause("CT-Q11")
def test_a_round_with_a_stack_starts_the_count_again():
    match = site([{"black": 1}, {}])
    match.state.idle = 1
    deal(play(match, "place black 1 planning"))
    play(match, "pass", "pass")
    assert not match.over
    assert match.state.idle == 0
