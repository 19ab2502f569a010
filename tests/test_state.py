"""The two carriers of a state."""

import json

import pytest

from ludogare.core.law.state import Fields, Grid, Packed, States, i8, i16, i64


class State(Fields):
    turn: i8
    capital: i16[3]
    row: i8[2, 4]
    big: i64


def filled() -> State:
    s = State()
    s.turn, s.big = -3, 1 << 40
    s.capital[1] = 300
    s.row[1, 3] = 7
    return s


def test_a_new_state_is_all_zero():
    assert (
        repr(State()) == "State(turn=0, capital=[0, 0, 0], row=[[0, 0, 0, 0], [0, 0, 0, 0]], big=0)"
    )


def test_a_misspelt_field_is_an_error_in_both_carriers():
    with pytest.raises(AttributeError):
        State().captial = 3
    with pytest.raises(AttributeError, match="captial"):
        State().pack().captial = 3
    with pytest.raises(AttributeError, match="captial"):
        _ = State().pack().captial


def test_packed_reads_and_writes_like_plain():
    p = filled().pack()
    assert (p.turn, p.capital[1], p.row[1, 3], p.big) == (-3, 300, 7, 1 << 40)
    p.turn, p.row[0, 2], p.capital[2] = 5, -1, 9
    plain = p.unpack()
    assert (plain.turn, plain.row[0, 2], plain.capital[2]) == (5, -1, 9)
    assert repr(p).startswith("Packed(turn=5, capital=[0, 300, 9]")


def test_conversion_both_ways_and_equality():
    s = filled()
    assert s.pack().unpack() == s
    assert s.pack() == s.pack()
    assert isinstance(s.pack(), Packed)
    other = s.copy()
    other.row[0, 0] = 1
    assert other != s
    assert other.pack() != s.pack()


@pytest.mark.parametrize("packed", [False, True])
def test_copies_are_independent(packed):
    s = filled().pack() if packed else filled()
    copy = s.copy()
    copy.turn, copy.capital[0], copy.row[0, 0] = 9, 9, 9
    assert (s.turn, s.capital[0], s.row[0, 0]) == (-3, 0, 0)


def test_json_round_trip():
    s = filled()
    assert State.from_json(json.loads(json.dumps(s.to_json()))) == s
    assert s.pack().to_json() == s.to_json()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"turn": 128}, "turn: 128 is no whole number from -128 to 127"),
        ({"turn": "1"}, "turn: '1' is no whole number"),
        ({"capital": [1, 2]}, "capital: a list of 3"),
        ({"row": [[0] * 4]}, "row: a list of 2 lists"),
        ({"row": [[0] * 4, [0] * 3]}, "row: a list of 4"),
        ({"more": 1}, "more"),
    ],
)
def test_json_of_the_wrong_shape_or_size_is_refused(change, sentence):
    with pytest.raises(ValueError, match=sentence):
        State.from_json({**filled().to_json(), **change})


def test_a_number_that_does_not_fit_is_refused_when_packing():
    s = filled()
    s.capital[0] = 40_000
    with pytest.raises(ValueError, match="capital: 40000"):
        s.pack()


def test_a_grid_knows_its_edges():
    grid = Grid(2, 3)
    for key in ((0, 3), (0, -1), (-1, 0), (2, 0)):
        with pytest.raises(IndexError):
            grid[key]
        with pytest.raises(IndexError):
            grid[key] = 1


def test_states_in_a_line_are_copied_on_assignment():
    states = State.several(2)
    assert isinstance(states, States)
    first, other = states[0], filled()
    states[0] = other
    other.turn = 1
    assert states[0] is first
    assert first == filled()


def test_only_whole_numbers_can_be_fields():
    with pytest.raises(TypeError, match=r"Bad\.name"):
        type(Fields)("Bad", (Fields,), {"__annotations__": {"name": str}})
    late = type(Fields)("Late", (Fields,), {"__annotations__": {"turn": "i8", "row": "i8[2]"}})
    assert late().row == [0, 0]
    with pytest.raises(TypeError, match="3-dimensional"):
        i8[1, 2, 3]


DECLARED = """
from ludogare.core.law.state import Fields, i8
WIDTH = 2
class State(Fields):
    turn: i8
    row: i8[3, {width}]
"""


@pytest.mark.parametrize("later", [False, True])
def test_annotations_are_read_at_once_or_as_text(later):
    """From Python 3.14 on they are neither, unless they are asked for."""
    first = "from __future__ import annotations" if later else ""
    source = first + DECLARED.format(width=2 if later else "WIDTH")
    made = {}
    exec(compile(source, "state", "exec", dont_inherit=True), made)
    assert list(made["State"].fields) == ["turn", "row"]
    assert made["State"]().row.tolist() == [[0, 0]] * 3


def test_a_state_without_fields_is_refused():
    with pytest.raises(TypeError, match=r"Empty declares no fields: write one a line"):
        type(Fields)("Empty", (Fields,), {})
    with pytest.raises(
        TypeError, match=r"Odd\.name: declare it as i8, i16, i32 or i64, not 'text'"
    ):
        type(Fields)("Odd", (Fields,), {"__annotations__": {"name": "text"}})
