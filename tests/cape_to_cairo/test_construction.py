"""Construction, the pile and the rivers (CC-4 to CC-6)."""

from __future__ import annotations

from typing import Any

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.games.cape_to_cairo import GAME
from ludogare.games.cape_to_cairo.rules.components import KIND, PRIZE, TRACK
from ludogare.games.cape_to_cairo.rules.construction import missing
from ludogare.games.cape_to_cairo.rules.parts import KINDS
from ludogare.games.cape_to_cairo.rules.state import ASIDE, BONUS_OF, DISCARDS, PILE, STOCK, UNSEEN

from .positions import DESERT_3, RIVER_0, SAVANNA_3, VILLAGE_2, auction, legal, position, run_short

clause = pytest.mark.clause


@clause("CC-4.2", "CC-4.3", "CC-Q5")
def test_the_winner_of_the_auction_draws_first_and_cannot_build_before():
    match = auction([5, 30]).play("pick 21")
    assert match.awaited == (CHANCE,)
    assert match.state.turn == 1
    assert legal(match, 1) == []
    match.play("draw 22")
    assert match.awaited == (1,)
    assert match.state.place[22] == STOCK
    assert "pass" in legal(match, 1)


@clause("CC-4.4", "CC-4.5", "CC-4.6")
def test_row_and_stock_count_in_full():
    for need, card in ((6, 1), (7, 13), (8, 21), (9, 31), (10, 41)):
        match = position({0: [card, 42]}, stock=(11, 6))
        have = TRACK[card] + TRACK[42] + TRACK[11] + TRACK[6]
        assert missing(match.state, 0) == max(0, need - have)
    alone = position({0: [RIVER_0]}, stock=(11,))
    assert missing(alone.state, 0) == 10 - 3


@clause("CC-4.7", "CC-4.8", "CC-6.4", "CC-Q6")
def test_bonus_cards_and_purchases_make_up_what_is_missing():
    match = position({0: [DESERT_3]}, stock=(5,), bonuses={0: [40, 41]})
    assert legal(match) == ["build 0 3", "build 1 2", "build 2 1", "pass"]
    match.play("build 2 1")
    assert match.state.capital[0] == 100 - 10 + PRIZE[DESERT_3]
    plenty = position({0: [SAVANNA_3]}, stock=(11,), bonuses={0: [40, 41]})
    assert legal(plenty) == ["build 0 0", "pass"]


@clause("CC-4.8", "CC-4.9")
@pytest.mark.parametrize("credit", [False, True])
def test_whoever_cannot_pay_is_told_so(credit):
    row, prize = [RIVER_0, VILLAGE_2], PRIZE[RIVER_0]
    lacking = missing(position({0: row}).state, 0)
    for capital, told in ((10 * lacking, False), (10 * lacking - prize, not credit)):
        match = position({0: row}, capital={0: capital}, credit=credit)
        assert ("short of money" in match.ask(0)) == told
        assert (legal(match) == ["pass"]) == told


def test_what_one_leaves_goes_to_the_opponent_or_to_others():
    assert "goes to your opponent." in auction([30, 5]).ask(0)
    assert "goes to others." in auction([30, 5, 1]).ask(0)


@clause("CC-4.8")
def test_a_whole_crossing_can_be_bought():
    match = position({0: [RIVER_0]}, capital={0: 100})
    assert legal(match) == ["build 0 10", "pass"]
    match.play("build 0 10")
    assert match.state.capital[0] == PRIZE[RIVER_0]
    assert legal(position({0: [RIVER_0]}, capital={0: 99})) == ["pass"]


@clause("CC-4.9")
def test_there_is_no_credit():
    match = position({0: [RIVER_0]}, stock=(11, 12, 21), capital={0: 9})
    assert legal(match) == ["pass"]
    match = position({0: [RIVER_0]}, stock=(11, 12, 21), capital={0: 10})
    assert legal(match) == ["build 0 1", "pass"]
    with pytest.raises(ludogare.IllegalAction, match=r"exactly 1 track is missing \(CC-Q6\)"):
        match.play("build 0 2")
    poor = position({0: [RIVER_0]}, stock=(11, 12, 21), capital={0: 9})
    with pytest.raises(ludogare.IllegalAction, match=r"costs £10, and Player 1 has £9 \(CC-4.9"):
        poor.play("build 0 1")


@clause("CC-Q7")
def test_with_the_option_the_prize_pays():
    match = position({0: [RIVER_0]}, stock=(11, 12, 21), capital={0: 1}, credit=True)
    assert PRIZE[RIVER_0] == 9
    assert legal(match) == ["build 0 1", "pass"]
    match.play("build 0 1")
    assert match.state.capital[0] == 0
    match = position({0: [RIVER_0]}, stock=(11, 12, 21), capital={0: 0}, credit=True)
    assert legal(match) == ["pass"]
    with pytest.raises(ludogare.IllegalAction, match=r"has £0 and a prize of £9 \(CC-Q7"):
        match.play("build 0 1")


@clause("CC-4.10", "CC-Q8")
def test_passing_hands_on_the_growing_stock_beyond_a_whole_round():
    match = position({0: [1], 1: [2], 2: [3]}, seats=3, stock=(9,))
    for seat, card in ((0, 10), (1, 19), (2, 20), (0, 29), (1, 30)):
        assert match.awaited == (seat,)
        match.play("pass").play(f"draw {card}")
    assert match.awaited == (2,)
    assert match.state.stocked == 6
    assert match.state.stock == sum(TRACK[c] for c in (9, 10, 19, 20, 29, 30))
    assert 0 in {TRACK[c] for c in (9, 10, 19, 20, 29, 30)}  # such a card adds none


@clause("CC-4.11")
def test_nobody_has_to_build():
    assert "pass" in legal(position({0: [SAVANNA_3]}, stock=(11, 12)))


@clause("CC-4.12", "CC-4.13", "CC-4.14")
def test_a_crossing_pays_turns_over_discards_and_leaves_the_rest():
    match = position({0: [VILLAGE_2, DESERT_3]}, stock=(6, 22), bonuses={0: [40]})
    match.play("build 0 0")
    s = match.state
    assert s.capital[0] == 100 + PRIZE[VILLAGE_2]
    assert s.crossed[0] == 1
    assert s.track[0] == 3  # the village gives none any more, the desert still does
    assert s.place[6] == s.place[22] == DISCARDS
    assert (s.stock, s.stocked, s.bonuses[0]) == (0, 0, 1)
    assert s.place[40] == BONUS_OF


@clause("CC-4.13", "CC-Q10")
def test_used_bonus_cards_alone_are_discarded_the_oldest_first():
    match = position({0: [DESERT_3, 1]}, stock=(4,), bonuses={0: [40, 41, 42]})
    assert missing(match.state, 0) == 0
    match = position({0: [DESERT_3]}, stock=(4,), bonuses={0: [40, 41, 42]})
    match.play("build 2 1")
    s = match.state
    assert s.place[40] == s.place[41] == DISCARDS
    assert s.place[42] == BONUS_OF
    assert s.bonuses[0] == 1
    assert [s.bonus[0, i] for i in range(5)] == [42, 0, 0, 0, 0]


@clause("CC-4.15", "CC-4.16")
def test_one_landscape_a_build_and_the_builder_goes_on():
    match = position({0: [1, 2], 1: [3]}, stock=(11, 12, 21, 22))
    match.play("build 0 0")
    assert match.state.crossed[0] == 1
    assert match.awaited == (CHANCE,)
    match.play("draw 31")
    assert match.awaited == (0,)
    match.play("build 0 0")
    assert match.state.crossed[0] == 2


@clause("CC-4.17")
def test_an_empty_row_brings_a_new_auction():
    match = position({0: [1], 1: [2]}, stock=(11,))
    match.play("build 0 0")
    assert next(iter(match.odds)).startswith("reveal")
    match.play("reveal 3").play("reveal 4")
    assert match.awaited == (0, 1)


# 5: the pile


@clause("CC-5.1", "CC-Q9")
def test_a_pile_used_up_is_made_anew_at_once_from_the_discards_alone():
    places: dict[str, Any] = {"stock": (9,), "bonuses": {1: [50]}, "discards": (10, 19)}
    match = position({0: [1], 1: [2]}, **places, gone=True, left=(20,))
    match.play("pass").play("draw 20")
    assert (match.state.pile, match.state.discards) == (2, 0)
    assert match.state.place[10] == match.state.place[19] == PILE
    assert match.state.place[9] == match.state.place[20] == STOCK
    assert match.hidden(0).place[10] == UNSEEN
    match.play("build 0 3")
    assert match.state.discards == 2  # they wait for the next time
    assert set(match.odds) == {"reveal 10", "reveal 19"}


@clause("CC-Q9")
def test_without_discards_the_pile_is_made_anew_when_a_card_is_needed():
    match = position({0: [1], 1: [2, 3]}, stock=(9,), gone=True, left=(20,))
    match.play("pass").play("draw 20")
    assert (match.state.pile, match.state.discards) == (0, 0)
    match.play("build 0 1")
    assert (match.state.pile, match.state.discards) == (0, 2)
    assert set(match.odds) == {"draw 9", "draw 20"}
    match.play("draw 9")
    assert (match.state.pile, match.state.discards) == (1, 0)
    assert match.state.place[20] == PILE


@clause("CC-Q9")
def test_cards_set_aside_for_a_tie_do_not_come_back_during_it():
    match = ludogare.Match(GAME, seats=2)
    match.play("reveal 13").play("reveal 21")
    run_short(match.state, pile=(2, 3), discards=(6, 7, 8))
    match.play("bid 1").play("bid 1")
    match.play("tie 0 2").play("tie 1 3")  # equal, and the pile is made anew
    assert (match.state.pile, match.state.discards) == (3, 0)
    assert match.state.place[2] == match.state.place[3] == ASIDE
    assert set(match.odds) == {"tie 0 6", "tie 0 7", "tie 0 8"}


# 6: rivers


@clause("CC-6.1", "CC-6.2", "CC-6.3")
def test_whoever_faces_a_river_takes_a_card_when_another_crosses():
    match = position({0: [49, 1], 1: [2], 2: [3, 50]}, seats=3, turn=1, stock=(11,))
    match.play("build 0 0")
    assert all(outcome.startswith("bonus 0 ") for outcome in match.odds)
    assert "bonus 0 11" not in match.odds  # the discards are not the pile
    match.play("bonus 0 40")
    assert match.state.bonuses[:3] == [1, 0, 0]
    assert match.state.place[40] == BONUS_OF
    assert next(iter(match.odds)).startswith("reveal")


@clause("CC-6.1", "CC-6.2")
def test_no_other_landscape_brings_a_card():
    for card in (10, 20, 30, 40):
        match = position({0: [1, 2], 1: [card]}, stock=(11,)).play("build 0 0")
        assert next(iter(match.odds)).startswith("draw"), KINDS[KIND[card]]


@clause("CC-6.1")
def test_the_builder_never_takes_one():
    match = position({0: [1, 49], 1: [2]}, stock=(11,)).play("build 0 0")
    assert next(iter(match.odds)).startswith("draw")
    assert match.state.bonuses[0] == 0


@clause("CC-6.5")
def test_nobody_holds_more_than_five():
    match = position({0: [1, 2], 1: [49]}, stock=(11,), bonuses={1: [40, 41, 42, 43, 44]})
    match.play("build 0 0")
    assert next(iter(match.odds)).startswith("draw")


@clause("CC-6.5")
def test_who_holds_four_takes_a_fifth():
    match = position({0: [1, 2], 1: [49]}, stock=(11,), bonuses={1: [40, 41, 42, 43]})
    match.play("build 0 0").play("bonus 1 44")
    assert match.state.bonuses[1] == 5
    assert next(iter(match.odds)).startswith("draw")


@clause("CC-Q10")
def test_nobody_sees_the_face_of_a_bonus_card_not_even_its_owner():
    match = position({0: [49], 1: [1, 2]}, turn=1, stock=(11,)).play("build 0 0")
    match.play("bonus 0 40")
    for viewer in (0, 1, SPECTATOR):
        seen = match.hidden(viewer)
        assert seen.place[40] == seen.place[41] == UNSEEN
        assert seen.bonus[0, 0] == -1
        assert seen.bonuses[0] == 1
        assert match.view(viewer)["last"]["args"] == {"seat": 0, "card": "?"}
    told = match.voice("log-bonus", seat=0)
    assert told == "Player 1 takes a bonus card."
