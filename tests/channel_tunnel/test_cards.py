"""Every kind of card: used, and where it may not be used (section 8)."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.games.channel_tunnel.rules.components import (
    EFFECT,
    IMPROVE,
    KIND,
    NOTHING,
    TOPOGRAPHIC,
)
from ludogare.games.channel_tunnel.show.seen import card

from .sites import (
    BELGIUM,
    BRITAIN,
    DUEL,
    EXCHANGE,
    FRANCE,
    FUNDING,
    GERMANY,
    HEAVY,
    IMPROVE_2,
    ITALY,
    LUXEMBOURG,
    MATERIALS,
    MATERIALS_2,
    PORTUGAL,
    ROOM_1,
    ROOM_2,
    ROOM_3,
    ROOM_4,
    ROOM_5,
    SPAIN,
    WORKERS,
    deal,
    hand,
    legal,
    lines,
    play,
    site,
    stored,
)

clause = pytest.mark.clause
PLAN, TECHNOLOGY, FINANCE = (
    "place black 1 planning", "place black 0 technology", "place black 0 finance",
)  # fmt: skip
SHOWN = (ITALY, DUEL, BELGIUM)


def crew(own, action=PLAN, hands=None, **more):
    """Ada, with cards, after an action of a stack of two and whatever chance brings."""
    more.setdefault("shown", SHOWN)
    match = site(hands or [{"black": 2, "white": 1}, {"white": 1}], own={0: own}, **more)
    return deal(play(match, action))


@clause("CT-8.3", "CT-8.8", "CT-8.14")
def test_cards_are_green_blue_or_red():
    colours = [card(number)["type"] for number in range(1, 34)]
    assert colours == ["blue"] * 18 + ["green"] * 7 + ["red"] * 8
    for number in range(1, 34):
        if card(number)["type"] == "blue":
            assert EFFECT[KIND[number]] == NOTHING


@clause("CT-8.8", "CT-8.13", "CT-Q28")
def test_blue_cards_are_never_used_and_stay_face_up():
    own = {GERMANY: [], 14: ["white"], 11: [], 12: [], 13: []}
    match = site([{"black": 1}, {"white": 1}], own={0: own}, shown=(ITALY, SPAIN, BELGIUM))
    deal(play(match, PLAN))
    assert match.awaited == (FRANCE,)
    assert not any(c["down"] for c in match.view(1)["players"][0]["cards"])
    assert KIND[14] == TOPOGRAPHIC < IMPROVE
    with pytest.raises(ludogare.IllegalAction, match="Ada"):
        match.play("use 14", BRITAIN)


# Recovery: New materials, Control rooms 1 and 2


@clause("CT-8.15", "CT-Q36")
def test_new_materials_take_a_token_back_after_any_action():
    for action in (PLAN, TECHNOLOGY, FINANCE):
        match = site([{"black": 2}, {"white": 1}], own={0: {MATERIALS: ["white"]}}, shown=SHOWN)
        play(match, action)
        while f"use {MATERIALS}" not in legal(match):
            match.play(next(iter(match.odds)) if match.odds else legal(match)[0])
        play(match, f"use {MATERIALS}")
        assert hand(match, 0) == {"black": 1}
        assert match.state.stack[match.state.slot] == 1
        assert match.awaited == (FRANCE,)


@clause("CT-Q36")
def test_a_token_comes_back_only_while_one_is_left_in_the_stack():
    both = {MATERIALS: ["white"], MATERIALS_2: ["black"]}
    match = crew(both, hands=[{"black": 1}, {"white": 1}])
    assert legal(match) == [f"use {MATERIALS}", f"use {MATERIALS_2}", "end_turn"]
    play(match, f"use {MATERIALS_2}")
    assert match.state.stack[1] == 0
    assert match.awaited == (FRANCE,)  # nothing left for the other card
    play(match, "place white 1 planning")  # the slot is free again
    with pytest.raises(ludogare.IllegalAction):
        match.play(f"use {MATERIALS}", BRITAIN)


@clause("CT-8.17", "CT-Q36", "CT-Q35")
def test_control_room_1_after_planning_only():
    match = crew({ROOM_1: ["white"]})
    play(match, f"use {ROOM_1}")
    assert hand(match, 0) == {"black": 1, "white": 1}
    match = site([{"black": 2}, {"white": 1}], own={0: {ROOM_1: ["white"]}}, shown=SHOWN)
    play(match, TECHNOLOGY, "move_marker A")
    assert match.awaited == (FRANCE,)
    # Planning as a secondary action counts: the kind carried out matters
    match = site([{"black": 2}, {}], own={0: {ROOM_1: ["white"]}}, shown=(GERMANY, SPAIN, BELGIUM))
    deal(play(match, "place black 2 secondary"))
    assert legal(match) == [f"use {ROOM_1}", "end_turn"]
    # a Planning that no stack was placed for does not
    own = {ROOM_1: ["white"], HEAVY: ["white"]}
    match = site([{"black": 2}, {"white": 1}], own={0: own}, shown=SHOWN)
    play(match, TECHNOLOGY, "move_marker A", f"use {HEAVY}")
    deal(play(match, "heavy planning 1"))
    assert match.awaited == (FRANCE,)


@clause("CT-8.18")
def test_control_room_2_after_technology_only():
    own = {0: {ROOM_2: ["white"]}}
    match = site([{"black": 2}, {"white": 1}], own=own, shown=SHOWN)
    play(match, TECHNOLOGY, "move_marker A", f"use {ROOM_2}")
    assert hand(match, 0) == {"black": 1}
    assert crew({ROOM_2: ["white"]}).awaited == (FRANCE,)


# One more action: Control rooms 3 to 5, Improve technology


@clause("CT-8.19", "CT-Q38")
def test_control_room_3_plans_again():
    match = crew({ROOM_3: ["white"]})
    assert legal(match) == [f"use {ROOM_3}", "end_turn"]
    deal(play(match, f"use {ROOM_3}"), "tile tunnel britain 2")
    assert match.state.planned[0] == 3
    assert match.awaited == (FRANCE,)
    declined = play(crew({ROOM_3: ["white"]}), "end_turn")
    assert declined.awaited == (FRANCE,)
    assert declined.state.load[ROOM_3, 0] != 0
    tiles = ("white", "black", "orange")
    match = crew({ROOM_3: ["white"]}, tiles=[tiles, ()], drilled=[5, 0])
    assert match.awaited == (FRANCE,)  # that was the last tile: nothing to plan


@clause("CT-8.20", "CT-Q38")
def test_control_room_4_drills_after_planning_and_pays_for_it():
    match = crew({ROOM_4: ["white"]})
    play(match, f"use {ROOM_4}")
    assert legal(match) == ["pay_token white"]
    play(match, "pay_token white")
    assert match.awaited == (CHANCE,)  # with a deviation card
    deal(match)
    assert match.state.drilled[0] == 1
    poor = crew({ROOM_4: ["white"]}, hands=[{"black": 2}, {"white": 1}])
    assert poor.awaited == (FRANCE,)  # nothing to pay with
    match = site([{"black": 2, "white": 3}, {}], own={0: {ROOM_4: ["white"]}}, shown=SHOWN)
    play(match, TECHNOLOGY, "move_marker A")
    assert match.awaited == (FRANCE,)


@clause("CT-8.21", "CT-Q47")
def test_control_room_5_does_technology_again():
    own = {0: {ROOM_5: ["white"]}}
    match = site([{"black": 2}, {"white": 1}], own=own, shown=SHOWN)
    play(match, TECHNOLOGY, "move_marker A", f"use {ROOM_5}", "move_marker B", "no_look")
    assert match.state.marker.tolist()[0] == [1, 1]
    assert crew({ROOM_5: ["white"]}).awaited == (FRANCE,)


@clause("CT-8.4", "CT-Q33", "CT-Q26")
def test_improve_technology_doubles_a_technology_action_of_this_turn():
    own = {0: {19: ["white"], IMPROVE_2: ["black"]}}
    match = site([{"black": 2}, {"white": 1}], own=own, shown=SHOWN)
    play(match, TECHNOLOGY, "move_marker A")
    assert legal(match) == ["use 19", f"use {IMPROVE_2}", "end_turn"]
    play(match, "use 19", "move_marker B", "no_look", f"use {IMPROVE_2}", "move_marker B")
    assert match.state.marker.tolist()[0] == [1, 2]
    assert match.awaited == (FRANCE,)
    assert crew({19: ["white"]}).awaited == (FRANCE,)  # by itself it brings no Technology


@clause("CT-8.2")
def test_a_card_is_used_once_a_round_even_with_two_tiles():
    match = crew({ROOM_3: ["white", "black"]})
    deal(play(match, f"use {ROOM_3}"))
    assert match.awaited == (FRANCE,)
    assert match.state.load[ROOM_3, 0] == 2
    match = crew({ROOM_3: ["white", "black"]})
    match.state.used = 1 << ROOM_3
    assert legal(match) == ["end_turn"]
    with pytest.raises(ludogare.IllegalAction, match="was already used this round"):
        match.play(f"use {ROOM_3}")


@clause("CT-8.2", "CT-7.7")
def test_a_card_with_two_tiles_is_used_again_in_the_next_round():
    match = crew({ROOM_3: ["white", "black"]})
    deal(play(match, f"use {ROOM_3}"))
    play(match, "pass", "keep white 0", "pass", "keep white 0")
    deal(match)
    while match.awaited == (FRANCE,):
        play(match, legal(match)[-1])  # Ben passes
    deal(play(match, next(line for line in legal(match) if line.endswith("1 planning"))))
    assert legal(match) == [f"use {ROOM_3}", "end_turn"]
    deal(play(match, f"use {ROOM_3}"))
    assert match.state.planned[0] == 5
    assert match.state.load[ROOM_3, 0] == 0


# Chains


@clause("CT-Q35")
def test_chains_grow_in_any_order():
    own = {ROOM_3: ["white"], ROOM_4: ["black"], ROOM_1: ["yellow"], MATERIALS: ["orange"]}
    match = crew(own, tiles=[("white",), ()])
    play(match, f"use {ROOM_4}", "pay_token white")
    deal(match)
    assert legal(match) == [f"use {MATERIALS}", f"use {ROOM_1}", f"use {ROOM_3}", "end_turn"]
    deal(play(match, f"use {ROOM_3}"))  # it still reacts to the first Planning
    play(match, f"use {ROOM_1}", f"use {MATERIALS}")
    assert hand(match, 0) == {"black": 2}
    assert match.awaited == (FRANCE,)


@clause("CT-Q35", "CT-8.14")
def test_a_card_that_could_not_react_at_once_may_react_later_in_the_turn():
    own = {ROOM_4: ["white"], ROOM_1: ["black"], MATERIALS: ["black"]}
    match = crew(own, hands=[{"black": 2}, {"white": 1}])
    assert f"use {ROOM_4}" not in legal(match)  # nothing pays for Drilling
    play(match, f"use {ROOM_1}", f"use {MATERIALS}")  # two tokens come back
    assert legal(match) == [f"use {ROOM_4}", "end_turn"]


@clause("CT-Q35", "CT-8.14")
def test_by_the_option_a_red_card_reacts_only_to_the_action_carried_out_last():
    letter = {"chain_window": "last_action"}
    own = {ROOM_3: ["white"], ROOM_4: ["black"], ROOM_1: ["yellow"], MATERIALS: ["orange"]}
    match = crew(own, tiles=[("white",), ()], options=letter)
    everything = [f"use {card}" for card in (MATERIALS, ROOM_1, ROOM_3, ROOM_4)]
    assert legal(match) == [*everything, "end_turn"]
    play(match, f"use {ROOM_1}")  # a token taken back is no action
    assert legal(match) == [f"use {card}" for card in (MATERIALS, ROOM_3, ROOM_4)] + ["end_turn"]
    drilled = deal(play(match.copy(), f"use {ROOM_4}", "pay_token white"))
    assert drilled.awaited == (FRANCE,)  # a Drilling came between Planning and all others
    deal(play(match, f"use {ROOM_3}"))  # Planning again, so the last action is a Planning
    assert legal(match) == [f"use {ROOM_4}", "end_turn"]  # New materials missed the first one
    with pytest.raises(ludogare.IllegalAction, match=r"only to the last action \(CT-Q35\)"):
        match.play(f"use {MATERIALS}")


@clause("CT-Q35", "CT-Q33")
def test_improve_technology_follows_any_technology_of_the_turn_under_either_option():
    for window in ("whole_turn", "last_action"):
        match = site([{"black": 2}, {"white": 1}], own={0: {19: ["white"], HEAVY: ["black"]}},
                     shown=SHOWN, options={"chain_window": window})  # fmt: skip
        deal(play(match, TECHNOLOGY, "move_marker A", f"use {HEAVY}", "heavy planning 1"))
        assert legal(match) == ["use 19", "end_turn"]


@clause("CT-Q35")
def test_a_card_does_not_react_to_what_was_done_in_another_turn():
    match = crew({ROOM_3: ["white"]}, hands=[{"black": 2, "white": 2}, {"orange": 3}])
    play(match, "end_turn")
    deal(play(match, "place orange 1 planning"))
    play(match, "place white 0 technology", "move_marker A")
    assert match.awaited == (FRANCE,)  # neither Ada's Planning nor Ben's was in this turn


@clause("CT-Q39", "CT-Q35")
def test_a_card_does_not_react_to_its_own_development_nor_to_what_came_before():
    def bought(card, **more):
        match = site([{"black": 2}, {"white": 1}], shown=(card, SPAIN, BELGIUM),
                     storage=[{"white": 2}, {}], **more)  # fmt: skip
        play(match, "place black 2 development", "rubble white")
        if "enough" in legal(match):
            play(match, "enough")
        return deal(match)

    assert bought(MATERIALS).awaited == (FRANCE,)
    at_once = {"new_red_card_chains_at_once": True}
    assert legal(bought(MATERIALS, options=at_once)) == [f"use {MATERIALS}", "end_turn"]
    assert bought(ROOM_1, options=at_once).awaited == (FRANCE,)  # a Development is no Planning
    # Planning, then Heavy machinery develops a control room: it missed that Planning
    for options, wanted in (({}, False), (at_once, False)):
        match = crew({HEAVY: ["black"]}, shown=(ROOM_3, DUEL, BELGIUM), storage=[{"white": 1}, {}],
                     options=options)  # fmt: skip
        play(match, f"use {HEAVY}", "heavy development 2", "rubble white")
        deal(match)
        assert (f"use {ROOM_3}" in legal(match, BRITAIN)) is wanted
    assert match.state.since == [0] * 34  # forgotten by the next turn


@clause("CT-Q39")
def test_a_new_card_reacts_to_later_actions_of_the_turn():
    own = {0: {HEAVY: ["black"]}}
    match = site([{"black": 2}, {"white": 1}], own=own, shown=(ROOM_3, DUEL, BELGIUM),
                 storage=[{"white": 1}, {}])  # fmt: skip
    deal(play(match, "place black 2 development", "rubble white"))
    deal(play(match, f"use {HEAVY}", "heavy planning 1"))
    assert legal(match) == [f"use {ROOM_3}", "end_turn"]


@clause("CT-Q39", "CT-8.3", "CT-8.4", "CT-Q33")
def test_a_new_green_card_follows_an_action_from_before_it_came():
    def bought(action, *answers):
        match = site([{"black": 2}, {"white": 1}], own={0: {HEAVY: ["black"]}},
                     shown=(19, DUEL, BELGIUM), storage=[{"white": 1}, {}])  # fmt: skip
        deal(play(match, action, *answers))
        return deal(play(match, f"use {HEAVY}", "heavy development 2", "rubble white"))

    match = bought(TECHNOLOGY, "move_marker A")
    assert legal(match) == ["use 19", "end_turn"]
    play(match, "use 19", "move_marker B", "no_look")
    assert match.state.marker.tolist()[0] == [1, 1]
    assert bought(PLAN).awaited == (FRANCE,)  # there was no Technology to follow


# Heavy machinery


@clause("CT-8.16", "CT-Q37", "CT-Q54")
def test_heavy_machinery_does_any_action_for_free():
    match = crew({HEAVY: ["white"]}, shown=(ITALY, PORTUGAL, LUXEMBOURG))
    play(match, f"use {HEAVY}")
    assert legal(match) == [
        "heavy technology 0", "heavy finance 2", "heavy finance 3", "heavy finance 4",
        "heavy planning 1", "heavy drilling 1", "heavy development 3", "heavy development 4",
    ]  # fmt: skip
    with pytest.raises(ludogare.IllegalAction, match="asks for rubble"):
        match.play("heavy development 2")
    with pytest.raises(ludogare.IllegalAction, match="CT-Q54"):
        match.play("heavy planning 3")
    before = match.state.stack[:]
    took = play(match.copy(), "heavy finance 4")
    assert took.state.ecu[0] == 3
    built = play(match.copy(), "heavy development 3")
    assert deal(built).points[0] == 2  # Portugal and Heavy machinery itself
    drill = play(match, "heavy drilling 1", "pay_token white")
    assert deal(drill).state.drilled[0] == 1
    assert match.state.stack == before


@clause("CT-Q37")
@pytest.mark.parametrize(
    ("option", "missing"),
    [
        ("any", set()),
        ("other_kind", {"planning"}),
        ("no_development", {"development"}),
        ("other_kind_no_development", {"planning", "development"}),
    ],
)
def test_heavy_machinery_by_the_option(option, missing):
    match = crew({HEAVY: ["white"]}, shown=(PORTUGAL, DUEL, BELGIUM),
                 options={"heavy_machinery": option})  # fmt: skip
    play(match, f"use {HEAVY}")
    kinds = {line.split()[0] for line in lines(match, "heavy")}
    assert kinds == {"technology", "finance", "planning", "drilling", "development"} - missing
    for kind in missing:
        with pytest.raises(ludogare.IllegalAction, match="CT-Q37"):
            match.play(f"heavy {kind} {1 if kind == 'planning' else 2}")


@clause("CT-Q37")
def test_another_kind_means_another_than_the_last_action_of_the_turn():
    own = {0: {HEAVY: ["white"], ROOM_4: ["black"]}}
    match = site([{"black": 2, "white": 3}, {}], own=own, shown=SHOWN,
                 options={"heavy_machinery": "other_kind"})  # fmt: skip
    deal(play(match, PLAN), "tile tunnel britain 1 orange 0")
    deal(play(match, f"use {ROOM_4}", "pay_token white"))
    play(match, f"use {HEAVY}")
    kinds = {line.split()[0] for line in lines(match, "heavy")}
    assert kinds == {"technology", "finance", "planning", "development"}  # no second Drilling


@clause("CT-8.16")
def test_heavy_machinery_is_not_offered_when_spent_or_out_of_turn():
    assert crew({HEAVY: []}).awaited == (FRANCE,)
    match = site([{"black": 2}, {}], own={0: {HEAVY: ["white"]}}, shown=SHOWN)
    with pytest.raises(ludogare.IllegalAction, match=r"CT-3\.4"):
        match.play(f"use {HEAVY}")


@clause("CT-Q32", "CT-8.6", "CT-8.5")
def test_cards_for_the_beginning_of_a_round_do_nothing_in_a_chain():
    match = crew({WORKERS: ["white"], EXCHANGE: ["white"], FUNDING: ["black"]})
    assert match.awaited == (FRANCE,)
    match = crew({WORKERS: ["white"], ROOM_3: ["black"]})
    with pytest.raises(ludogare.IllegalAction, match="no ability for this moment"):
        match.play(f"use {WORKERS}")
    with pytest.raises(ludogare.IllegalAction, match="is not in Ada’s area"):
        match.play(f"use {ROOM_4}")


@clause("CT-Q50")
def test_face_down_cards_are_no_secret():
    match = site(own={0: {ROOM_3: [], GERMANY: []}}, shown=(ITALY, DUEL, BELGIUM))
    for viewer in (SPECTATOR, 0, 1):
        seen = match.view(viewer)["players"][0]["cards"]
        assert [(c["card"], c["down"]) for c in seen] == [(GERMANY, False), (ROOM_3, True)]
    assert match.hidden(1) == match.state


def test_storage_is_untouched_by_using_cards():
    match = crew({ROOM_3: ["white"]}, storage=[{"orange": 1}, {}])
    deal(play(match, f"use {ROOM_3}"))
    assert stored(match, 0) == {"orange": 1}
