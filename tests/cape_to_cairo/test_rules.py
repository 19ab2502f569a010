"""From Cape to Cairo, clause by clause. Cards by their numbers: see components.toml."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludogare
from ludogare.core.contract import CHANCE, SPECTATOR
from ludogare.games.cape_to_cairo import GAME
from ludogare.games.cape_to_cairo.components import (
    COMPONENTS,
    DECK,
    HIGHEST_BID,
    KIND,
    KINDS,
    NEED,
    PRIZE,
    TRACK,
)
from ludogare.games.cape_to_cairo.construction import bonuses_left, missing
from ludogare.games.cape_to_cairo.state import (
    ASIDE,
    BONUS_OF,
    BUILDING,
    DISCARDS,
    MARKET,
    OVER,
    PILE,
    ROW,
    STOCK,
    UNSEEN,
    State,
)

clause = pytest.mark.clause
VILLAGE_2, DESERT_3, SAVANNA_3, RIVER_0, RIVER_0B = 13, 21, 1, 49, 50


def position(
    rows: dict[int, list[int]],
    *,
    seats: int = 2,
    turn: int = 0,
    crossed: dict[int, int] | None = None,
    stock: tuple[int, ...] = (),
    bonuses: dict[int, list[int]] | None = None,
    capital: dict[int, int] | None = None,
    discards: tuple[int, ...] = (),
    gone: bool = False,
    left: tuple[int, ...] = (),
    credit: bool = False,
) -> Any:
    """A match in construction, with the seat in turn about to build or pass.

    With `gone`, every card not named lies as a crossed landscape out of reach, but for those
    `left` in the pile.
    """
    match = ludogare.Match(GAME, seats=seats, options={"credit": credit})
    s = match.state
    assert isinstance(s, State)
    s.phase, s.turn, s.drew = BUILDING, turn, 1

    def put(card: int, place: int) -> None:
        assert s.place[card] == PILE
        s.place[card] = place
        s.pile -= 1

    for seat, row in rows.items():
        for i, card in enumerate(row):
            put(card, ROW)
            s.row[seat, i] = card
        s.bought[seat] = len(row)
        s.crossed[seat] = (crossed or {}).get(seat, 0)
        s.track[seat] = sum(TRACK[c] for c in row[s.crossed[seat] :])
    for card in stock:
        put(card, STOCK)
        s.stock += TRACK[card]
        s.stocked += 1
    for seat, cards in (bonuses or {}).items():
        for i, card in enumerate(cards):
            put(card, BONUS_OF + seat)
            s.bonus[seat, i] = card
        s.bonuses[seat] = len(cards)
    for seat, pounds in (capital or {}).items():
        s.capital[seat] = pounds
    for card in discards:
        put(card, DISCARDS)
        s.discards += 1
    if gone:
        for card in range(1, DECK + 1):
            if s.place[card] == PILE and card not in left:
                put(card, ROW)
    return match


def run_short(s: State, pile: tuple[int, ...], discards: tuple[int, ...] = ()) -> None:
    """Of the pile these cards stay, those are discarded, and the rest lies out of reach."""
    for card in range(1, DECK + 1):
        if s.place[card] == PILE and card not in pile:
            s.place[card] = DISCARDS if card in discards else ROW
    s.pile, s.discards = len(pile), len(discards)


def legal(match: Any, seat: int = 0) -> list[str]:
    return [str(action) for action in match.legal_for(seat)]


def auction(bids: list[int], capital: list[int] | None = None, cards: str = "13 21 1 49") -> Any:
    """A match after its first bids were opened; chance is not dealt."""
    match = ludogare.Match(GAME, seats=len(bids))
    for seat, pounds in enumerate(capital or []):
        match.state.capital[seat] = pounds
    for card in cards.split()[: len(bids)]:
        match.play(f"reveal {card}")
    for seat, amount in enumerate(bids):
        match.play(f"bid {amount}", seat)
    return match


# 1 and 2


@clause("CC-1.1", "CC-7.1")
def test_the_eighth_crossing_wins_at_once():
    match = position({0: [1, 2, 3, 4, 5, 11, 12, 13], 1: [49]}, crossed={0: 7}, stock=(21, 31))
    match.play("build 0 0")
    assert match.over
    assert match.winners == (0,)
    assert match.ending == "eighth"
    assert match.points == [8, 0]
    assert match.state.bonuses[1] == 0  # CC-Q11: no bonus after the end


@clause("CC-7.1", "CC-7.2")
def test_the_last_of_four_can_win_and_the_poorest():
    rows = {0: [49], 1: [50], 2: [48], 3: [1, 2, 3, 4, 5, 11, 12, 13]}
    match = position(rows, seats=4, turn=3, crossed={3: 7}, stock=(21, 31), capital={3: 0})
    match.play("build 0 0")
    assert match.winners == (3,)
    assert match.points == [0, 0, 0, 8]


@clause("CC-Q11")
def test_no_bonus_after_the_eighth_and_from_the_left_before_it():
    rows = {0: [49], 1: [1, 2], 2: [50], 3: [48]}
    match = position(rows, seats=4, turn=1, stock=(21, 31))
    match.play("build 0 0")
    given = []
    while match.awaited == (CHANCE,) and match.odds and next(iter(match.odds)).startswith("bonus"):
        given.append(int(next(iter(match.odds)).split()[1]))
        match.play(next(iter(match.odds)))
    assert given == [2, 3, 0]


@clause("CC-1.2", "CC-2.4", "CC-2.5")
def test_a_landscape_has_a_kind_that_sets_its_need_track_and_a_prize():
    needs = dict(zip(KINDS, NEED, strict=False))
    assert needs == {"savanna": 6, "village": 7, "desert": 8, "mountain": 9, "river": 10}
    assert all(0 <= TRACK[c] <= 3 and 1 <= PRIZE[c] <= 10 for c in range(1, DECK + 1))


@clause("CC-1.3", "CC-Q20")
def test_the_deck_has_fifty_landscapes_and_says_that_they_are_designed():
    assert DECK == len(COMPONENTS["deck"]["cards"]) == 50
    assert COMPONENTS.source("deck") == "designed"
    assert COMPONENTS.source("kinds") == COMPONENTS.source("money") == "printed"
    assert {KIND.count(kind) for kind in range(5)} == {10}
    assert {TRACK[c] for c in range(1, 51)} == {0, 1, 2, 3}
    means = [sum(PRIZE[c] for c in range(1, 51) if KIND[c] == k) / 10 for k in range(5)]
    assert means == sorted(means)
    assert (min(PRIZE[1:]), max(PRIZE[1:])) == (1, 10)


@clause("CC-1.4")
def test_the_match_begins_with_an_auction_and_construction_follows():
    match = ludogare.new("cape_to_cairo", seats=2, seed=1)
    assert {a.verb for a in match.legal} == {"bid"}
    match.play("bid 2").play("bid 1").play(match.legal[0])
    assert {a.verb for a in match.legal} <= {"build", "pass"}
    done = position({0: [SAVANNA_3], 1: [RIVER_0]}, stock=(22, 6)).play("build 0 0")
    while done.awaited == (CHANCE,):
        done.play(next(iter(done.odds)))
    assert {a.verb for a in done.legal} == {"bid"}


@clause("CC-1.5")
def test_the_box_serves_four_and_what_nobody_needs_is_set_aside():
    assert max(GAME.seats) == 4
    for seats in GAME.seats:
        match = ludogare.new("cape_to_cairo", seats=seats, seed=1)
        assert len(match.view()["players"]) == seats
        assert set(match.state.place[1:]) <= {PILE, MARKET}


@clause("CC-2.1", "CC-2.2", "CC-2.3")
def test_the_start():
    for seats in GAME.seats:
        s = ludogare.Match(GAME, seats=seats).state
        assert s.capital[:seats] == [100] * seats
        assert s.bought == s.crossed == [0] * 4
        assert s.pile == 50
        assert all(place == PILE for place in s.place[1:])


@clause("CC-2.6")
def test_the_sheet_goes_from_capital_to_bid_to_capital_to_prize_to_capital():
    match = auction([30, 1])
    assert match.state.capital[:2] == [70, 99]
    match.play("pick 13")
    built = position({0: [VILLAGE_2]}, stock=(21, 22), capital={0: 70})
    built.play("build 0 0")
    assert built.state.capital[0] == 70 + PRIZE[VILLAGE_2]


@clause("CC-2.2")
def test_capital_may_pass_100_and_never_falls_below_0():
    match = position({0: [13, 21]}, stock=(22, 6)).play("build 0 0")
    assert match.state.capital[0] == 100 + PRIZE[13]
    for seed in range(20):
        played = ludogare.new("cape_to_cairo", 3, seed)
        choose = random.Random(seed)
        while not played.over:
            assert len(played.plies) < GAME.bound(3, {})
            played.play(choose.choice(played.legal))
            assert min(played.state.capital[:3]) >= 0


# 3: the auction


@clause("CC-3.1")
def test_as_many_landscapes_as_players_turn_up():
    for seats in GAME.seats:
        match = ludogare.new("cape_to_cairo", seats, 1)
        assert sum(place == MARKET for place in match.state.place) == seats
        assert len([c for c in match.view()["market"] if c]) == seats


@clause("CC-3.2", "CC-Q12")
def test_bids_are_secret_until_all_are_in():
    match = ludogare.new("cape_to_cairo", 3, 1).play("bid 30", 1)
    for viewer in (0, 2, SPECTATOR):
        assert match.view(viewer)["players"][1]["bid"] == "?"
        assert match.view(viewer)["players"][1]["capital"] == 100
    assert match.view(1)["players"][1]["bid"] == 30
    match.play("bid 3", 0).play("bid 4", 2)
    for viewer in (0, 1, 2, SPECTATOR):
        players = match.view(viewer)["players"]
        assert [p["bid"] for p in players] == [3, 30, 4]
        assert [p["capital"] for p in players] == [97, 70, 96]


@clause("CC-3.3", "CC-Q1")
def test_a_bid_is_any_whole_sum_up_to_the_capital():
    match = ludogare.Match(GAME, seats=2)
    match.state.capital[0] = 0
    match.play("reveal 1").play("reveal 2")
    assert legal(match, 0) == ["bid 0"]
    assert legal(match, 1) == [f"bid {n}" for n in range(101)]
    assert HIGHEST_BID == 161


@clause("CC-3.4")
def test_everybody_pays_their_own_bid():
    assert auction([40, 7, 0]).state.capital[:3] == [60, 93, 100]


@clause("CC-3.5", "CC-Q4")
def test_the_higher_bid_picks_first_and_the_last_is_not_asked():
    match = auction([5, 30, 10])
    assert match.awaited == (1,)
    assert legal(match, 1) == ["pick 1", "pick 13", "pick 21"]
    match.play("pick 21")
    assert match.awaited == (2,)
    assert legal(match, 2) == ["pick 1", "pick 13"]
    match.play("pick 1")
    assert [match.state.row[seat, 0] for seat in range(3)] == [13, 21, 1]
    assert match.awaited == (CHANCE,)


@clause("CC-3.6", "CC-Q3")
def test_of_equal_bids_the_smaller_capital_goes_first():
    match = auction([10, 10], capital=[90, 80])
    assert match.awaited == (1,)
    assert match.state.rank[:2] == [1, 0]


@clause("CC-3.7", "CC-3.8")
def test_equal_in_both_draw_cards_and_discard_them():
    match = auction([10, 10])
    assert set(match.odds) == {f"tie 0 {c}" for c in range(1, 51) if c not in (13, 21)}
    match.play("tie 0 3").play("tie 1 6")  # prizes 2 and 3
    assert match.state.rank[:2] == [1, 0]
    assert match.awaited == (1,)
    assert match.state.place[3] == match.state.place[6] == DISCARDS
    again = auction([10, 10]).play("tie 0 3").play("tie 1 2")  # 2 and 2
    assert again.awaited == (CHANCE,)
    assert again.state.place[3] == again.state.place[2] == ASIDE
    again.play("tie 0 6").play("tie 1 50")
    assert again.awaited == (1,)
    assert again.state.discards == 4


@clause("CC-Q2")
def test_a_tie_of_four_is_ranked_and_a_redraw_moves_nobody_past_an_outsider():
    match = auction([10, 10, 10, 10])
    # prizes 7 7 3 3: the sevens settle completely first
    for line in ("tie 0 20", "tie 1 28", "tie 2 4", "tie 3 6"):
        match.play(line)
    assert match.state.rank == [0, 0, 2, 2]
    match.play("tie 0 2").play("tie 1 50")
    assert match.state.rank == [1, 0, 2, 2]
    assert next(iter(match.odds)).startswith("tie 2")
    match.play("tie 2 11").play("tie 3 10")
    assert match.state.rank == [1, 0, 3, 2]
    assert match.awaited == (1,)


@clause("CC-Q2")
def test_a_tie_behind_a_higher_bid_leaves_that_bid_in_front():
    match = auction([10, 50, 10])
    assert match.state.rank[:3] == [1, 0, 1]
    match.play("tie 0 3").play("tie 2 50")
    assert match.state.rank[:3] == [2, 0, 1]
    assert match.awaited == (1,)


@clause("CC-3.9", "CC-4.1")
def test_landscapes_join_the_end_of_the_row_and_are_crossed_in_order():
    match = auction([9, 1])
    s = match.state
    s.row[0, 0], s.bought[0], s.crossed[0] = 2, 1, 1  # one already crossed
    s.place[2] = ROW
    s.pile -= 1
    match.play("pick 21")
    assert [s.row[0, i] for i in range(2)] == [2, 21]
    assert missing(s, 0) == 8 - 3


@clause("CC-3.10")
def test_blue_crosses_a_desert_before_a_mountain_and_red_a_river_before_a_desert():
    desert, mountain, river = (KIND.index(KINDS.index(k)) for k in ("desert", "mountain", "river"))
    for row in ([desert, mountain], [river, desert]):
        s = position({0: row}).state
        assert missing(s, 0) == NEED[KIND[row[0]]] - TRACK[row[0]] - TRACK[row[1]]


# 4: construction


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
    with pytest.raises(ludogare.IllegalAction, match=r"exactly 1 track is lacking \(CC-Q6\)"):
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
    s = match.state
    assert (s.pile, s.discards) == (2, 0)
    assert s.place[10] == s.place[19] == PILE
    assert s.place[9] == s.place[20] == STOCK
    assert match.hidden(0).place[10] == UNSEEN
    match.play("build 0 3")
    assert s.discards == 2  # they wait for the next time
    assert set(match.odds) == {"reveal 10", "reveal 19"}


@clause("CC-Q9")
def test_without_discards_the_pile_is_made_anew_when_a_card_is_needed():
    match = position({0: [1], 1: [2, 3]}, stock=(9,), gone=True, left=(20,))
    match.play("pass").play("draw 20")
    s = match.state
    assert (s.pile, s.discards) == (0, 0)
    match.play("build 0 1")
    assert (s.pile, s.discards) == (0, 2)
    assert set(match.odds) == {"draw 9", "draw 20"}
    match.play("draw 9")
    assert (s.pile, s.discards) == (1, 0)
    assert s.place[20] == PILE


@clause("CC-Q9")
def test_cards_set_aside_for_a_tie_do_not_come_back_during_it():
    match = ludogare.Match(GAME, seats=2)
    s = match.state
    match.play("reveal 13").play("reveal 21")
    run_short(s, pile=(2, 3), discards=(6, 7, 8))
    match.play("bid 1").play("bid 1")
    match.play("tie 0 2").play("tie 1 3")  # equal, and the pile is made anew
    assert (s.pile, s.discards) == (3, 0)
    assert s.place[2] == s.place[3] == ASIDE
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


# 7 and the shortage


@clause("CC-7.2", "CC-Q19")
def test_capital_decides_nothing():
    match = position({0: [1, 2], 1: [3]}, capital={0: 0, 1: 150}, crossed={0: 1})
    assert match.points == [1, 0]


@clause("CC-Q13")
def test_bonus_cards_stop_before_the_landscapes_run_short():
    held = {0: [2, 3, 4, 5, 6], 1: [7, 8, 9, 10, 12], 2: [14, 15, 16, 17, 18], 3: []}
    rows = {0: [1, 11], 1: [19], 2: [20], 3: [49]}
    match = position(rows, seats=4, stock=(21, 22), bonuses=held)
    assert bonuses_left(match.state)
    match.play("build 0 0")
    assert next(iter(match.odds)).startswith("bonus 3")
    match.play(next(iter(match.odds)))
    assert sum(match.state.bonuses) == 16
    match.play(next(iter(match.odds)))  # a card for the stock
    match.state.stock = 7
    match.play("build 0 0")
    assert not next(iter(match.odds)).startswith("bonus")  # seat 3 still faces a river
    assert match.state.bonuses[3] == 1
    for seats in (2, 3):
        assert 5 * seats < DECK - 8 * seats - 2  # never reached


@clause("CC-4.11", "CC-Q14", "CC-Q16")
def test_a_turn_without_a_card_is_as_free_as_any():
    match = position({0: [1], 1: [49], 2: [2]}, seats=3, stock=(11,), gone=True, capital={1: 0})
    match.play("pass")
    assert match.awaited == (1,)
    assert match.state.drew == 0
    assert legal(match, 1) == ["pass"]  # cannot build
    match.play("pass")
    for seat in (2, 0):
        assert legal(match, seat) == ["build 0 0", "pass"]  # can, and need not
        match.play("pass")
    assert match.ending == "shortage"


@clause("CC-Q15")
def test_lots_settle_a_tie_when_cards_run_short():
    match = ludogare.Match(GAME, seats=3)
    s = match.state
    for card in (13, 21, 1):
        match.play(f"reveal {card}")
    run_short(s, pile=(2, 3))
    for seat in range(3):
        match.play("bid 1", seat)
    assert match.odds == {"lot 0": 1, "lot 1": 1, "lot 2": 1}
    match.play("lot 1")
    assert s.rank[:3] == [1, 0, 1]
    assert set(match.odds) == {"tie 0 2", "tie 0 3"}  # two cards are enough for two
    match.play("tie 0 2").play("tie 2 3")
    assert set(match.odds) == {"lot 0", "lot 2"}  # equal again, and no card left
    match.play("lot 2")
    assert s.rank[:3] == [2, 0, 1]
    assert match.awaited == (1,)
    assert s.discards == 2


@clause("CC-Q15")
def test_a_lot_moves_nobody_outside_the_tie():
    match = ludogare.Match(GAME, seats=4)
    s = match.state
    for card in (13, 21, 1, 49):
        match.play(f"reveal {card}")
    run_short(s, pile=(2,))
    for seat, amount in enumerate((5, 5, 3, 1)):
        match.play(f"bid {amount}", seat)
    assert set(match.odds) == {"lot 0", "lot 1"}
    match.play("lot 1")
    assert s.rank == [1, 0, 2, 3]
    assert match.awaited == (1,)


@clause("CC-7.2", "CC-Q16")
def test_capital_breaks_no_tie_at_the_end():
    rows = {0: [49], 1: [50], 2: [1, 48], 3: [2, 47]}
    pounds = {0: 200, 1: 5, 2: 3, 3: 90}
    match = position(rows, seats=4, stock=(9,), capital=pounds, crossed={2: 1, 3: 1}, gone=True)
    while not match.over:
        match.play("pass")
    assert match.points == [0, 0, 1, 1]
    assert match.winners == (2, 3)


@clause("CC-Q16")
def test_when_nobody_goes_on_the_match_ends_and_equals_share():
    rows = {0: [49], 1: [50], 2: [1, 48]}
    empty = {0: 0, 1: 0, 2: 0}
    match = position(rows, seats=3, stock=(9,), capital=empty, crossed={2: 1}, gone=True)
    match.play("pass")  # free, after drawing the last card: does not count
    for _ in range(2):
        assert not match.over
        match.play("pass")
    assert not match.over
    match.play("pass")
    assert match.over
    assert match.ending == "shortage"
    assert match.winners == (2,)
    shared = position({0: [49], 1: [50]}, stock=(9,), capital=empty, gone=True)
    shared.play("pass").play("pass").play("pass")
    assert shared.winners == (0, 1)
    assert shared.state.phase == OVER


@clause("CC-Q16")
def test_a_build_begins_the_count_of_passes_anew():
    match = position({0: [49], 1: [1, 50]}, stock=(9,), capital={0: 0, 1: 0}, gone=True)
    match.play("pass")
    match.state.stuck = 1
    match.state.stock, match.state.turn = 6, 1
    match.play("build 0 0", 1)
    assert match.state.stuck == 0


@clause("CC-Q17")
def test_every_match_ends_within_its_bound():
    for seats in GAME.seats:
        assert GAME.bound(seats, {}) == {2: 1861, 3: 2550, 4: 3239}[seats]
        for passive in (True, False):
            match = ludogare.new("cape_to_cairo", seats, 1)
            while not match.over:
                match.play(match.legal[-1 if passive else 0])
                assert len(match.plies) <= GAME.bound(seats, {})
