"""Numbers that NumPy gives are taken like others, and plain ints are kept."""

from __future__ import annotations

import numpy
import pytest

import ludogare
from ludogare import UnknownAction
from ludogare.core.declaration.actions import actions


def test_seats():
    assert ludogare.new("cape_to_cairo", seats=numpy.int64(3)).seats == 3


def test_an_action_is_a_whole_number_whatever_carries_it():
    m = ludogare.new("cape_to_cairo", seats=3, seed=7)
    for number, kind in ((9, numpy.int64), (8, numpy.int32), (7, numpy.uint8)):
        m.play(kind(number))
    assert {type(ply.action) for ply in m.plies} == {int}
    m.play(m.legal[0], seat=numpy.int8(m.awaited[0]))
    assert {type(ply.seat) for ply in m.plies} == {int}
    assert ludogare.read(m.record()).state == m.state
    m.state.pack()


def test_no_other_number_is_an_action():
    with pytest.raises(UnknownAction, match="is not an action; give its number or its text"):
        ludogare.new("cape_to_cairo", seed=7).play(numpy.float64(3))


def test_an_action_table_answers_in_ints():
    table = actions(seats={"bid": {"amount": range(9)}}, chance={})
    assert type(table[numpy.int64(5)].number) is int
    assert type(table[5].number) is int
