"""The base game of Carcassonne, clause by clause."""

from __future__ import annotations

import pytest

from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.saying.errors import IllegalAction
from ludogare.games.carcassonne import GAME
from ludogare.games.carcassonne.rules import contract as rules
from ludogare.games.carcassonne.rules import land
from ludogare.games.carcassonne.rules.components import (
    CELLS,
    CITY_EDGE,
    FACE_EDGES,
    KINDS,
    ROAD_EDGE,
    SPOTS,
    TILE_NAMES,
    TILES,
)
from ludogare.games.carcassonne.rules.land import add_cell, cell_at, fits
from ludogare.games.carcassonne.rules.state import ACTING, DRAWING, OVER, PLACING, State

from .lands import (
    complete,
    count_now,
    do,
    lay,
    new,
    number,
    parts,
    places,
    rest,
    same,
    turn,
    worth,
)

clause = pytest.mark.clause


def base(seats: int = 2, **options):
    return new(seats, tunnel=False, **options)


def shown_at(face: int, edge: int) -> int:
    return FACE_EDGES[face] >> 2 * edge & 3


@clause("CA-1.2")
def test_the_tiles_of_the_base_game() -> None:
    tiles = [kind for kind in KINDS if kind.set == 0]
    assert len(tiles) == 24
    assert [kind.name for kind in tiles] == list("ABCDEFGHIJKLMNOPQRSTUVWX")
    assert sum(kind.copies for kind in tiles) == 72
    every = [(kind, s) for kind in tiles for s in kind.segments]
    assert sum(kind.copies * s.pennants for kind, s in every) == 10
    assert sum(kind.copies for kind, s in every if s.feature == 2) == 6
    edges = [
        shown_at(i * 4, e)
        for i, kind in enumerate(tiles)
        for e in range(4)
        for _ in range(kind.copies)
    ]
    assert edges.count(CITY_EDGE) == 79
    assert edges.count(ROAD_EDGE) == 94
    assert len(edges) == 288


@clause("CA-9.1")
def test_the_tiles_of_inns_and_cathedrals() -> None:
    tiles = [kind for kind in KINDS if kind.set == 2]
    assert len(tiles) == 17
    assert sum(kind.copies for kind in tiles) == 18
    roads = [s for kind in tiles for s in kind.segments if s.feature == 0]
    assert sum(s.special for s in roads) == 6
    cities = [(kind.copies, s) for kind in tiles for s in kind.segments if s.feature == 1]
    assert sum(copies * s.special for copies, s in cities) == 2
    assert base(inns_cathedrals=True).state.stack == 89
    assert base().state.stack == 71
    assert base(inns_cathedrals=True).state.supply[0] == 7  # no large meeple


def test_turning_four_times_changes_nothing() -> None:
    for i, kind in enumerate(KINDS):
        for turned in range(4):
            shown = [shown_at(i * 4 + turned, (e + turned) % 4) for e in range(4)]
            assert shown == [shown_at(i * 4, e) for e in range(4)], kind.name


@clause("CA-1.3", "CA-2.4", "CA-Q2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_players_meeples_and_the_order_of_turns(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    match = base(seats)
    assert match.state.supply == [7] * seats + [0] * (6 - seats)
    order = []
    for y in range(1, seats + 2):
        order.append(match.state.turn)
        turn(match, "U", 0, y)
    assert order == [*range(seats), 0]


@clause("CA-1.1", "CA-3.8")
def test_features_and_their_figures() -> None:
    match = base()
    lay(match, "A", 0, 1)
    assert parts(match) == {
        ("monastery", "centre"),
        ("road", "S"),
        ("field", "NL NR EL ER SL SR WL WR"),
    }


@clause("CA-1.1", "CA-3.8")
def test_a_figure_for_each_feature() -> None:
    said = [
        GAME.actions.number("meeple", feature=f, part=p)
        for f, p in (("road", "EW"), ("city", "N"), ("monastery", "centre"), ("field", "SL.SR"))
    ]
    labels = [base().voice.label(n) for n in said]
    assert labels == [
        "Thief on the road",
        "Knight in the city in the north",
        "Monk in the monastery",
        "Farmer on the field in the south",
    ]


@clause("CA-2.1", "CA-Q1")
def test_the_start_tile() -> None:
    for match in (base(), new(2), new(3, inns_cathedrals=True)):
        s = match.state
        assert (s.x[0], s.y[0], s.face[0] - 1) == (0, 0, TILE_NAMES.index("D") * 4)
        assert match.odds["draw D"] == 3
        assert s.cells == 5


@clause("CA-2.2", "CA-2.3")
def test_every_tile_left_is_equally_likely() -> None:
    match = base()
    left = {kind.name: kind.copies for kind in KINDS if kind.set == 0}
    left["D"] -= 1
    assert match.odds == {f"draw {name}": n for name, n in left.items()}
    assert sum(match.odds.values()) == match.state.stack == 71
    turn(match, "C", 0, -1)
    assert "draw C" not in match.odds
    assert sum(match.odds.values()) == 70


@clause("CA-1.4")
def test_nothing_is_hidden() -> None:
    match = base()
    turn(match, "E", 0, -1, 2, ("city", "S"))
    assert match.points == [4, 0]
    for viewer in (0, 1, SPECTATOR):
        assert match.hidden(viewer) == match.state


@clause("CA-3.1")
def test_a_turn_draws_places_and_may_end_with_a_meeple() -> None:
    match = base()
    assert match.awaited == (CHANCE,)
    match.play("draw V", CHANCE)
    assert match.state.phase == PLACING
    assert {a.verb for a in match.legal} == {"place"}
    with pytest.raises(IllegalAction, match=r"the tile has to be placed first \(CA-3\.1\)"):
        match.play("no_meeple")
    do(match, "place", x=1, y=0, turn=0)
    assert match.state.phase == ACTING
    with pytest.raises(IllegalAction, match=r"has already been placed, .* \(CA-3\.7\)"):
        match.play("place 1 0")
    match.play("no_meeple")
    assert match.state.phase == DRAWING
    assert match.state.turn == 1


@clause("CA-3.2")
def test_every_touching_edge_must_match() -> None:
    match = base()
    match.play("draw V", CHANCE)  # road S W, field N E
    assert places(match) == {
        (1, 0, 0), (1, 0, 1),
        (-1, 0, 2), (-1, 0, 3),
        (0, 1, 0), (0, 1, 3),
    }  # fmt: skip
    with pytest.raises(IllegalAction, match=r"the south edge would show a road where .* a city"):
        match.play(f"place {spot_at(match, 0, -1)} 0")
    with pytest.raises(IllegalAction, match=r"there is already a tile \(CA-3\.2\)"):
        match.play("place 0 0")
    with pytest.raises(IllegalAction, match=r"there is no free spot .* \(CA-3\.2\)"):
        match.play("place 17 0")


def spot_at(match, x: int, y: int) -> int:
    return cell_at(match.state, x, y)


@clause("CA-3.2")
def test_a_gap_between_tiles_must_match_all_round() -> None:
    match = base()
    turn(match, "U", 1, 0)
    turn(match, "V", 2, 0, 0)  # turns south
    turn(match, "V", 2, 1, 1)  # and back west
    match.play("draw U", CHANCE)
    assert {p[2] for p in places(match) if p[:2] == (1, 1)} == {0, 2}
    rest(match)
    match.rewind(len(match.plies) - 1)
    match.play("draw E", CHANCE)
    assert not [p for p in places(match) if p[:2] == (1, 1)]


@clause("CA-3.3")
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_land_has_no_edge(dx: int, dy: int) -> None:
    match = new(2, inns_cathedrals=True, other_tunnels="as printed")
    x = y = placed = 0
    while True:  # tiles that go on in one direction, as many as there are
        s, cell = match.state, spot_at(match, x + dx, y + dy)
        going = [
            (name, turned)
            for i, name in enumerate(TILE_NAMES)
            for turned in range(4)
            if s.stacked[i] and fits(s.pattern[cell], i * 4 + turned)
        ]
        if not going:
            break
        x, y, placed = x + dx, y + dy, placed + 1
        turn(match, going[0][0], x, y, going[0][1])
    assert placed > 40
    assert max(abs(x), abs(y)) == placed


@clause("CA-3.3")
def test_the_state_holds_the_longest_and_the_widest_land() -> None:
    pytest.importorskip("numpy")
    field_all_round = TILE_NAMES.index("B") * 4
    for steps in ([(1, 0)], [(0, -1)], [(1, 0), (0, 1)], [(-1, 0), (0, 1), (-1, 0), (0, -1)]):
        s = State()
        land.lay(s, add_cell(s, 0, 0), field_all_round)
        x = y = 0
        for i in range(TILES - 1):
            dx, dy = steps[i % len(steps)]
            x, y = x + dx, y + dy
            land.lay(s, cell_at(s, x, y), field_all_round)
            s.nodes = 2  # nodes have their own bound; here only the land matters
        assert s.cells <= CELLS
        assert s.spots <= SPOTS
        s.pack()
        for cell in range(s.cells):
            assert cell_at(s, s.x[cell], s.y[cell]) == cell
        assert s.spot[: s.spots] == sorted(s.spot[: s.spots])
    assert TILES == 96


@clause("CA-3.4")
def test_features_grow_across_edges() -> None:
    match = base()
    turn(match, "U", 1, 0)
    assert same(match, (0, 0, "road", "EW"), (1, 0, "road", "EW"))
    assert same(match, (0, 0, "field", "EL"), (1, 0, "field", "NL"))
    assert same(match, (0, 0, "field", "ER"), (1, 0, "field", "SL"))
    assert not same(match, (0, 0, "field", "EL"), (0, 0, "field", "ER"))
    turn(match, "E", 0, -1, 2)
    assert same(match, (0, 0, "city", "N"), (0, -1, "city", "S"))
    assert not same(match, (0, 0, "field", "EL"), (0, -1, "field", "EL"))


@clause("CA-3.5", "CA-Q14")
def test_a_tile_that_fits_nowhere_is_put_aside() -> None:
    match = base()
    turn(match, "E", 0, -1, 2)  # no city is open any more
    match.play("draw C", CHANCE)
    assert match.awaited == (CHANCE,)
    assert match.state.turn == 1
    assert match.state.aside[TILE_NAMES.index("C")] == 1
    assert match.state.stack == 69
    assert match.view()["aside"] == [TILE_NAMES.index("C")]
    assert match.story()[-2:] == [
        "Ben draws a tile: a city on all sides with a pennant.",
        "It fits nowhere and is set aside.",
    ]
    match.play("draw V", CHANCE)
    assert match.awaited == (1,)


@clause("CA-3.6")
def test_a_meeple_comes_from_the_supply_and_only_if_wanted() -> None:
    match = base()
    lay(match, "U", 1, 0)
    assert "no_meeple" in [str(a) for a in match.legal]
    do(match, "meeple", feature="road", part="EW")
    assert match.state.supply == [6, 7, 0, 0, 0, 0]
    match.play("draw U", CHANCE)
    match.state.supply[1] = 0
    do(match, "place", x=2, y=0, turn=0)
    assert match.state.phase == DRAWING


@clause("CA-3.7")
def test_only_on_the_new_tile_and_only_where_nobody_stands() -> None:
    match = base()
    turn(match, "U", 1, 0, 0, ("road", "EW"))
    lay(match, "U", 2, 0)
    assert parts(match) == {("field", "NL NR EL WR"), ("field", "ER SL SR WL")}
    with pytest.raises(IllegalAction, match=r"there is already a meeple on that road \(CA-3\.7\)"):
        match.play("meeple road EW")
    with pytest.raises(
        IllegalAction, match=r"the tile, the way it lies, has no such part \(CA-3\.7\)"
    ):
        match.play("meeple city N")
    rest(match)
    lay(match, "U", 3, 0)  # nor may its own thief have company
    assert ("road", "EW") not in parts(match)
    assert ("city", "N") not in parts(match)


@clause("CA-3.9", "CA-4.7")
def test_joined_features_hold_the_meeples_of_several_players() -> None:
    match = base()
    turn(match, "U", 1, 0, 0, ("road", "EW"))  # Ada
    turn(match, "B", 1, 1)
    turn(match, "B", 2, 1)
    turn(match, "B", 3, 1)
    turn(match, "B", 1, 2)
    turn(match, "W", 3, 0, 2, ("road", "W"))  # Ben, on a road apart
    assert not same(match, (1, 0, "road", "EW"), (3, 0, "road", "W"))
    turn(match, "U", 2, 0)  # joins them
    assert same(match, (1, 0, "road", "EW"), (3, 0, "road", "W"))
    turn(match, "W", -1, 0, 2)
    assert match.points == [5, 5]
    assert match.state.supply[:2] == [7, 7]


@clause("CA-4.7", "CA-4.8")
def test_the_majority_is_paid_and_all_go_home() -> None:
    match = base()
    # Three city caps round the place (2, -1), laid one after another.
    turn(match, "U", 1, 0)
    turn(match, "D", 2, 0, 0, ("city", "N"))  # Ben from the south
    turn(match, "U", 3, 0)
    turn(match, "D", -1, 0)
    turn(match, "E", 1, -1, 1, ("city", "E"))  # Ada from the west
    turn(match, "U", -2, 0)
    turn(match, "E", 3, -1, 3, ("city", "W"))  # Ada from the east
    turn(match, "U", -3, 0)
    lay(match, "R", 2, -1, 2)  # joins all three
    assert ("city", "ESW") not in parts(match)
    rest(match)
    assert match.points == [8, 0]
    assert match.state.supply[:2] == [7, 7]


@clause("CA-4.1")
def test_a_meeple_of_this_turn_pays_and_comes_home() -> None:
    match = base()
    turn(match, "E", 0, -1, 2, ("city", "S"))
    assert match.points == [4, 0]
    assert match.state.supply[0] == 7
    assert match.story()[-1] == "Ada scores 4 points for the city 1 space north of the start."


@clause("CA-4.2", "CA-4.3")
def test_a_road_between_two_ends() -> None:
    match = base()
    turn(match, "W", 1, 0, 2, ("road", "W"))
    assert match.points == [0, 0]
    turn(match, "A", -1, 0, 3)  # its road leads east from the monastery
    assert match.points == [3, 0]
    assert complete(match, 0, 0, "road", "EW")


@clause("CA-4.2")
def test_a_city_gate_ends_a_road() -> None:
    match = base()
    turn(match, "T", 1, 0, 1, ("road", "W"))
    turn(match, "X", -1, 0)
    assert match.points == [3, 0]


@clause("CA-4.2", "CA-4.3")
def test_a_road_in_a_circle() -> None:
    match = base()
    turn(match, "V", 1, 0, 0, ("road", "SW"))
    turn(match, "V", 1, 1, 1)
    turn(match, "U", 0, 1)
    turn(match, "V", -1, 1, 2)
    turn(match, "V", -1, 0, 3)
    assert match.points == [6, 0]


@clause("CA-4.4", "CA-1.5")
def test_a_city_of_two_tiles_pays_four() -> None:
    match = base()
    turn(match, "E", 0, -1, 2, ("city", "S"))
    assert match.points == [4, 0]


@clause("CA-4.4")
def test_pennants_pay_two_more_and_gaps_keep_a_city_open() -> None:
    match = base()
    turn(match, "F", 0, -1, 1, ("city", "NS"))  # with a pennant
    assert worth(match, 0, 0, "city", "N") == 3
    assert not complete(match, 0, 0, "city", "N")
    turn(match, "U", 1, 0)
    turn(match, "E", 0, -2, 2)
    assert match.points == [8, 0]


@clause("CA-4.5")
def test_a_monastery_needs_eight_neighbours() -> None:
    match = base()
    turn(match, "B", 0, 1, 0, ("monastery", "centre"))
    for i, (name, x, y, turned) in enumerate(
        [
            ("U", 0, 2, 0),
            ("B", 1, 1, 0),
            ("B", -1, 1, 0),
            ("U", 1, 0, 0),
            ("U", -1, 0, 0),
            ("U", 1, 2, 0),
            ("U", -1, 2, 0),
        ]
    ):
        assert worth(match, 0, 1, "monastery", "centre") == 2 + i
        assert match.points == [0, 0]
        turn(match, name, x, y, turned)
    assert match.points == [9, 0]
    assert match.state.supply[0] == 7


@clause("CA-4.5")
def test_a_monastery_may_be_the_last_of_nine() -> None:
    match = base()
    for name, x, y in [
        ("U", 1, 0),
        ("U", -1, 0),
        ("B", 1, 1),
        ("B", -1, 1),
        ("U", 1, 2),
        ("U", -1, 2),
        ("U", 0, 2),
    ]:
        turn(match, name, x, y)
    turn(match, "B", 0, 1, 0, ("monastery", "centre"))
    assert match.points == [0, 9]
    assert match.state.supply[1] == 7


@clause("CA-4.6")
def test_two_caps_of_one_tile_in_one_city_count_once() -> None:
    match = base()
    turn(match, "U", 1, 0)
    turn(match, "R", 0, -1, 1, ("city", "NES"))  # Ben
    turn(match, "I", 1, -1)  # two caps, west and north
    assert not same(match, (1, -1, "city", "N"), (1, -1, "city", "W"))
    turn(match, "N", 0, -2, 2)
    turn(match, "N", 1, -2, 3)  # brings the city round to the other cap
    assert same(match, (1, -1, "city", "N"), (1, -1, "city", "W"))
    assert match.points == [0, 10]  # five tiles, six segments


@clause("CA-4.9")
def test_farmers_stay() -> None:
    match = base()
    turn(match, "E", 0, -1, 2, ("field", "NL NR EL ER WL WR"))
    for y in (1, 2, 3):
        turn(match, "U", 0, y)
    assert match.state.supply[0] == 6
    assert match.points == [0, 0]
    assert count_now(match) == [3, 0]


@clause("CA-4.10")
def test_without_a_meeple_nobody_is_paid() -> None:
    match = base()
    turn(match, "E", 0, -1, 2)
    assert complete(match, 0, 0, "city", "N")
    assert match.points == [0, 0]
    assert match.state.payments == 0


def to_the_end(match, last: str | None = None) -> None:
    """Places whatever comes wherever it fits, keeping one tile for the end."""
    while not match.over:
        assert len(match.plies) < GAME.bound(match.seats, match.options)
        if match.awaited == (CHANCE,):
            names = [name for name in match.odds if name != f"draw {last}"] or [f"draw {last}"]
            match.play(names[0], CHANCE)
        else:
            match.play("no_meeple" if match.state.phase == ACTING else match.legal[0])


@clause("CA-5.1")
def test_the_match_ends_with_the_last_tile() -> None:
    match = base()
    to_the_end(match, "B")
    assert match.state.stack == 0
    assert match.ending == "placed"
    assert match.winners == (0, 1)
    assert match.legal == []
    assert [rules.legal(match.state, p, [0] * 900) for p in (0, 1)] == [0, 0]


@clause("CA-5.1")
def test_the_match_ends_with_a_last_tile_that_fits_nowhere() -> None:
    match = base()
    turn(match, "E", 0, -1, 2, ("field", "NL NR EL ER WL WR"))
    s = match.state
    for kind in range(len(s.stacked)):
        s.stacked[kind] = 0
    s.stacked[TILE_NAMES.index("C")], s.stack = 1, 1
    match.play("draw C", CHANCE)
    assert match.over
    assert match.ending == "aside"
    assert match.points == [3, 0]
    assert match.winners == (0,)


@clause("CA-5.2", "CA-5.3")
def test_an_unfinished_road() -> None:
    match = base()
    turn(match, "U", 1, 0, 0, ("road", "EW"))
    turn(match, "U", 2, 0)
    assert count_now(match) == [3, 0]


@clause("CA-5.4")
def test_an_unfinished_city() -> None:
    match = base()
    turn(match, "F", 0, -1, 1, ("city", "NS"))
    assert count_now(match) == [3, 0]  # two tiles and a pennant


@clause("CA-5.5")
def test_an_unfinished_monastery() -> None:
    match = base()
    turn(match, "B", 0, 1, 0, ("monastery", "centre"))
    assert count_now(match) == [2, 0]
    turn(match, "U", 1, 0)
    turn(match, "U", 0, 2)
    assert count_now(match) == [4, 0]


@clause("CA-5.6", "CA-1.5")
def test_a_field_pays_three_for_each_completed_city() -> None:
    match = base()
    turn(match, "E", 0, -1, 2)  # completes the start city
    turn(match, "U", 1, 0, 0, ("field", "NL NR EL WR"))  # Ben, north of the road
    assert count_now(match) == [0, 3]
    turn(match, "E", 1, -1, 0)  # an open city counts for nothing
    assert same(match, (1, 0, "field", "NL"), (1, -1, "field", "SL"))
    assert count_now(match) == [0, 3]
    turn(match, "E", 1, -2, 2)
    assert count_now(match) == [0, 6]
    assert worth(match, 0, 0, "field", "ER") == 0  # south of the road no city is touched


@clause("CA-5.6")
def test_a_city_counts_once_for_a_field_and_for_several_fields() -> None:
    match = base()
    turn(match, "F", 0, -1, 1, ("field", "EL ER"))  # a band from north to south, fields beside it
    turn(match, "E", 0, -2, 2, ("field", "NL NR EL ER WL WR"))
    turn(match, "U", 1, 0)
    assert not same(match, (0, -1, "field", "EL"), (0, -1, "field", "WL"))
    assert count_now(match) == [3, 3]
    turn(match, "B", 1, -1)
    assert same(match, (0, -1, "field", "EL"), (0, 0, "field", "EL"))
    assert count_now(match) == [3, 3]  # touched by two tiles, counted once
    turn(match, "B", 1, -2)
    assert count_now(match) == [3, 3]  # Ada's and Ben's fields are one: a tie


@clause("CA-5.2")
def test_majorities_count_at_the_end_too() -> None:
    match = base()
    turn(match, "U", 1, 0)
    turn(match, "D", 2, 0, 0, ("city", "N"))  # Ben from the south
    turn(match, "U", 3, 0)
    turn(match, "D", -1, 0)
    turn(match, "E", 1, -1, 1, ("city", "E"))  # Ada from the west
    turn(match, "U", -2, 0)
    turn(match, "E", 3, -1, 3, ("city", "W"))  # Ada from the east
    assert count_now(match) == [2, 1]
    turn(match, "C", 2, -1)  # one city, open to the north
    assert count_now(match) == [5, 0]  # four tiles and a pennant, for the majority alone


@clause("CA-5.7")
def test_the_most_points_win_and_equals_share() -> None:
    match = base(3)
    s = match.state
    s.phase = OVER
    for points, won in (([3, 5, 4], (1,)), ([5, 5, 4], (0, 1)), ([0, 0, 0], (0, 1, 2))):
        for seat, got in enumerate(points):
            s.gained[seat, 2] = got
        assert match.winners == won
    s.phase = DRAWING
    assert match.winners == ()


@clause("CA-5.7")
def test_each_of_six_can_win() -> None:
    for seat in range(6):
        match = base(6)
        match.state.phase = OVER
        match.state.gained[seat, 2] = 1
        assert match.winners == (seat,)


@clause("CA-9.2")
def test_inns() -> None:
    match = base(inns_cathedrals=True)
    turn(match, "I15", 1, 0, 0, ("road", "EW"))
    assert count_now(match) == [0, 0]
    turn(match, "W", 2, 0, 2)
    assert count_now(match) == [0, 0]
    turn(match, "I14", -1, 0)  # a second inn, at the other end
    assert match.points == [8, 0]


@clause("CA-9.3")
def test_cathedrals() -> None:
    match = base(inns_cathedrals=True)
    turn(match, "I01", 0, -1, 0, ("city", "NESW"))
    assert count_now(match) == [0, 0]
    turn(match, "E", 0, -2, 2)
    turn(match, "E", 1, -1, 3)
    assert match.points == [0, 0]
    turn(match, "E", -1, -1, 1)
    assert match.points == [15, 0]


@clause("CA-9.3")
def test_a_pennant_with_a_cathedral_pays_three() -> None:
    match = base(inns_cathedrals=True)
    turn(match, "F", 0, -1, 1, ("city", "NS"))
    turn(match, "I01", 0, -2)
    assert worth(match, 0, 0, "city", "N") == 0
    for name, x, y, turned in [("E", 0, -3, 2), ("E", 1, -2, 3), ("E", -1, -2, 1)]:
        turn(match, name, x, y, turned)
    assert match.points == [21, 0]  # six tiles and a pennant


@clause("CA-9.4")
def test_the_field_within_four_cities() -> None:
    match = base(inns_cathedrals=True)
    turn(match, "I03", 0, -1, 0, ("field", "centre"))
    assert count_now(match) == [3, 0]
    turn(match, "E", 0, -2, 2)
    turn(match, "E", 1, -1, 3)
    turn(match, "E", -1, -1, 1)
    assert count_now(match) == [12, 0]


@clause("CA-Q16")
def test_the_wall_of_i07_divides_two_fields() -> None:
    match = base(inns_cathedrals=True)
    turn(match, "I07", 0, -1, 2)
    assert not same(match, (0, -1, "field", "WL"), (0, -1, "field", "NL"))
    assert same(match, (0, -1, "field", "EL"), (0, -1, "field", "NL"))


@clause("CA-Q15")
def test_a_tile_that_looks_the_same_may_be_turned() -> None:
    match = base()
    match.play("draw B", CHANCE)
    assert {p[2] for p in places(match)} == {0, 1, 2, 3}


@clause("CA-10.1", "CA-10.3")
def test_how_places_and_parts_are_written() -> None:
    match = base()
    lay(match, "V", 1, 0, 1)  # road S W, a quarter turn: road N W
    assert number(match, "meeple", feature="road", part="NW") is not None
    assert parts(match) == {
        ("road", "NW"),
        ("field", "NL WR"),
        ("field", "NR EL ER SL SR WL"),
    }
    rest(match)
    lay(match, "E", 0, -1, 2)  # north is where y is less
    assert ("city", "S") in parts(match)


@clause("CA-10.2")
def test_the_number_of_a_spot_never_changes() -> None:
    match = base()
    seen: dict[int, tuple[int, int]] = {}
    for y in range(1, 6):
        turn(match, "U", 0, y)
        s = match.state
        for cell in range(s.cells):
            assert seen.setdefault(cell, (s.x[cell], s.y[cell])) == (s.x[cell], s.y[cell])
    assert len(set(seen.values())) == len(seen)
