"""The end and the score: section 9, and the blue cards."""

from __future__ import annotations

import pytest

from ludogare.games.channel_tunnel.show.view import sheet

from .sites import (
    BELGIUM,
    BRITAIN,
    DENMARK,
    DUEL,
    FRANCE,
    GERMANY,
    GREECE,
    ITALY,
    LUXEMBOURG,
    MEDIA,
    PORTUGAL,
    ROOM_1,
    SPAIN,
    SPEECH,
    play,
    site,
)

clause = pytest.mark.clause
NO_SHOW = (33, 32, 31)


def area(britain, france=(), **more):
    """Two areas of cards; a card is a number, or a pair of it and the tiles on it."""
    own = {
        seat: {c if isinstance(c, int) else c[0]: () if isinstance(c, int) else c[1] for c in cards}
        for seat, cards in enumerate((britain, france))
    }
    return site(own=own, shown=NO_SHOW, **more)


@clause("CT-9.3", "CT-Q28", "CT-8.9")
def test_all_cards_of_an_area_score_used_or_not():
    assert area([GERMANY, PORTUGAL, (ROOM_1, ["white"])], [ROOM_1 + 1]).points == [6, 2]


@clause("CT-9.4", "CT-9.5")
def test_markers_add_and_the_deviation_deducts():
    match = area([], markers=[[4, 3], [0, 1]], deviation=[2, 4])
    assert match.points == [7 + 4 - 2, 1 - 4]


@clause("CT-8.10", "CT-Q31")
def test_political_duel_needs_strictly_more_influence():
    assert area([DUEL, GERMANY], [ITALY]).points == [3, 3]
    assert area([DUEL, GERMANY, PORTUGAL], [ITALY]).points == [7, 3]
    assert area([DUEL], [GREECE]).points == [0, 2]


@clause("CT-8.11")
def test_european_speech_counts_pairs():
    for count, wanted in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)):
        influence = [GERMANY, ITALY, SPAIN, DENMARK, BELGIUM][:count]
        printed = [3, 3, 3, 2, 2][:count]
        assert area([SPEECH, *influence]).points[0] == sum(printed) + wanted


@clause("CT-8.12", "CT-Q31", "CT-Q29")
def test_media_relations_need_strictly_more_cards():
    assert area([MEDIA], [GERMANY]).points == [0, 3]
    assert area([MEDIA, (ROOM_1, [])], [GERMANY]).points == [2 + 2, 3]  # face down counts
    money = {0: [LUXEMBOURG, BELGIUM]}
    assert area([MEDIA], [GERMANY], money=money).points == [0, 3]  # money is no card


@clause("CT-8.12", "CT-Q30", "CT-Q29")
def test_resolved_agenda_cards_count_for_media_by_the_option():
    more = {"resolved": {0: ["training"]}}
    on, off = {"agenda": True}, {"agenda": True, "agenda_counts_for_media": False}
    assert area([MEDIA], [GERMANY], options=on, **more).points == [2 + 1, 3]
    assert area([MEDIA], [GERMANY], options=off, **more).points == [1, 3]
    open_card = {"pending": {0: "training"}}
    assert area([MEDIA], [GERMANY], options=on, **open_card).points == [-1, 3]


@clause("CT-8.13", "CT-Q27")
def test_topographic_analysis_counts_different_colours_once():
    colours = ["sky_blue", "black", "orange", "yellow", "white"]
    for count, wanted in enumerate([0, 1, 3, 6, 10, 15]):
        cards = [(14 + i, [colours[i]]) for i in range(count)]
        assert area(cards).points == [wanted, 0]
    assert area([(14, ["black"]), (15, ["black"]), (16, ["white"])]).points == [3, 0]
    assert area([(14, ["black"]), (15, ["black"]), (16, ["black"])]).points == [1, 0]


@clause("CT-Q29", "CT-8.10")
def test_money_cards_score_nothing_and_are_no_influence():
    money = {0: [GERMANY, ITALY], 1: []}
    assert area([DUEL], [], money=money).points == [0, 0]


def arrival(seat=BRITAIN, **more):
    hands = [{"black": 1, "white": 1}, {"black": 1, "white": 1}]
    more.setdefault("drilled", [8, 3] if seat == BRITAIN else [3, 8])
    match = site(hands, turn=seat, shown=NO_SHOW, **more)
    return play(match, "place black 1 drilling", "pay_token white")


@clause("CT-9.2", "CT-9.6", "CT-Q41")
def test_the_one_who_arrives_scores_two_and_the_tiles_left_on_the_other_side():
    match = arrival()
    assert match.ending == "arrival"
    assert match.points == [2 + 6, 0]
    assert match.winners == (BRITAIN,)
    match = arrival(FRANCE, drilled=[8, 8])
    assert match.points == [0, 2 + 1]  # the other machine was one step away


@clause("CT-9.7")
def test_the_higher_score_wins_even_against_the_arrival():
    match = arrival(own={1: {GERMANY: [], ITALY: [], SPAIN: []}})
    assert match.points == [8, 9]
    assert match.winners == (FRANCE,)
    assert match.ending == "arrival"


@clause("CT-9.7")
def test_with_equal_scores_the_one_who_arrived_wins():
    match = arrival(FRANCE, own={0: {GERMANY: [], ITALY: [], DENMARK: []}})
    assert match.points == [8, 8]
    assert match.winners == (FRANCE,)
    assert match.ending == "tie"


@clause("CT-9.3", "CT-9.4", "CT-9.5", "CT-9.6")
def test_the_sheet_adds_up_to_the_points():
    match = arrival(own={0: {DUEL: [], GERMANY: []}}, deviation=[3, 1])
    rows = sheet(match.state)
    for seat in (0, 1):
        assert sum(values[seat] for _, values in rows[:-1]) == match.points[seat]
        assert rows[-1][1][seat] == match.points[seat]
