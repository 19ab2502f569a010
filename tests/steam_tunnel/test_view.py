"""What people are shown, asked and told; checked against the slow tracer."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from typing import Any

import pytest

from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.saying.texts import LANGUAGES, Voice
from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.state import State
from ludogare.games.steam_tunnel.show.reasons import CLAUSES, reason
from ludogare.games.steam_tunnel.show.view import ask, describe, sheet, shown, view

from . import tracer
from .boards import choices, do, flip, lay, new, seat_pawns
from .test_tracer import TASTES, VARIANTS, options_of, plies


def matches(step: int = 1) -> Any:
    """Positions of matches in every variant, with the options they are played by."""
    for number, variant in enumerate(VARIANTS[::step]):
        rng = random.Random(f"view {number}")
        s = State()
        seats = 2 + number % 4
        rules.start(s, seats, options_of(seats, variant))
        for ply in plies(s, rng, variant, TASTES[number % 3]):
            rules.play(s, *ply)
            if rng.random() < 0.2 or rules.awaited(s) == 0:
                yield s, variant


def exact(points: str) -> Fraction:
    return sum((Fraction(part) for part in points.split()), Fraction(0))


def paid(s: Any, tunnels: list[tracer.Tunnel], variant: dict[str, Any]) -> list[Fraction]:
    return tracer.points(s, tunnels, variant["dead_ends"], variant["charity"])


@pytest.mark.clause("ST-3.4", "ST-8.3", "ST-8.5", "ST-Q17")
def test_tunnels_are_those_that_a_finger_finds() -> None:
    for s, variant in matches():
        found = view(s, SPECTATOR)
        by_ports = {}
        for tunnel in tracer.trace(s):
            by_ports[frozenset(tunnel.ports)] = tunnel
        assert len(found["tunnels"]) == len(by_ports)
        names = list(tracer.NUMBER)
        for tunnel in found["tunnels"]:
            ports = {(r, c, names[p]) for r, c, way in tunnel["ways"] for p in way}
            ports |= {(end["row"], end["col"], names[end["port"]]) for end in tunnel["ends"]}
            slow = by_ports.pop(frozenset(ports))
            assert tunnel["open"] == slow.open
            assert {tuple(segment) for segment in tunnel["segments"]} == slow.segments
            assert tunnel["length"] == len(slow.segments)
            black = int(variant["charity"])
            assert sorted(tunnel["tally"]) == sorted(end or black for end in slow.ends)
            assert tunnel["value"] == slow.value(variant["dead_ends"], variant["charity"])
            assert tunnel["pawns"] == slow.pawns
            most = max(slow.pawns)
            assert tunnel["leaders"] == [
                seat for seat, pawns in enumerate(slow.pawns) if most and pawns == most
            ]


@pytest.mark.clause("ST-Q17", "ST-8.5")
def test_points_so_far_and_if_the_match_ended_now() -> None:
    for s, variant in matches():
        players = view(s, SPECTATOR)["players"]
        tunnels = tracer.trace(s)
        assert [exact(player["points"]) for player in players] == paid(s, tunnels, variant)
        for tunnel in tunnels:
            tunnel.open = False
        assert [exact(player["provisional"]) for player in players] == paid(s, tunnels, variant)


def test_cells_show_cards_segments_pawns_and_the_tunnels_they_belong_to() -> None:
    for s, _ in matches(5):
        found = view(s, 0)
        size = found["size"]
        assert [(c["row"], c["col"]) for c in found["cells"]] == [
            (row, col) for row in range(size) for col in range(size)
        ]
        on_tunnels = {
            (row, col, port): tunnel["id"]
            for tunnel in found["tunnels"]
            for row, col, port in tunnel["segments"]
        }
        pawns = 0
        for cell in found["cells"]:
            ways, name = tracer.lies(s, cell["row"], cell["col"])
            numbers = sorted(sorted(tracer.NUMBER[port] for port in way) for way in ways)
            known = cell["segments"] or cell["straight"]
            assert sorted(way["ports"] for way in known) == numbers
            assert cell["card"] == (name if name in tracer.SEGMENTS else None)
            ends = sum(len(way) for way in numbers) + len(cell["ends"])
            assert ends == 6
            pawns += cell["blocker"] is not None
            for segment in cell["segments"]:
                place = (cell["row"], cell["col"], segment["port"])
                assert on_tunnels.pop(place) == segment["tunnel"]
                pawns += segment["pawn"] is not None
        assert not on_tunnels
        assert pawns == sum(player["pawns"] for player in found["players"])


def test_a_view_is_ready_for_json() -> None:
    for s, _ in matches(6):
        found = view(s, SPECTATOR)
        assert json.loads(json.dumps(found)) == found


def test_what_lies_on_a_cell() -> None:
    s = do(flip(new(full_board=True), 0, 0, "P"), "pass")
    flip(s, 0, 1, "A1.1")
    do(s, "block 0 2")
    faces = {(c["row"], c["col"]): c for c in view(s, 0)["cells"]}
    kinds = {at: faces[at]["face"] for at in ((0, 0), (0, 1), (0, 2), (0, 3), (3, 3))}
    assert list(kinds.values()) == ["point", "up", "blocked", "down", "hole"]
    assert (faces[0, 1]["card"], faces[0, 1]["turned"]) == ("A1", 1)
    assert faces[0, 2]["blocker"] == 1
    assert view(s, 0)["chosen"] == {"row": 0, "col": 2}
    assert view(s, 0)["unseen"]["P"] == 3


@pytest.mark.clause("ST-9.3", "ST-9.2", "ST-Q11")
def test_the_sheet_counts_as_the_rules_do() -> None:
    for s, variant in matches():
        found = view(s, SPECTATOR)
        if rules.awaited(s):
            assert found["sheet"] is None
            continue
        total = [Fraction(0)] * s.seats
        for line in found["sheet"]:
            assert line["segments"] > 0
            if variant["dead_ends"] == "normal":
                assert line["value"] == sum(line["ends"]) * line["segments"]
            for seat, points in line["gets"].items():
                total[int(seat)] += exact(points)
        assert [exact(player["points"]) for player in found["players"]] == total
        rows = sheet(s)
        assert rows[-1][1] == s.points[: s.seats]
        for seat in range(s.seats):
            assert sum(values[seat] or 0 for _, values in rows[:-1]) == s.points[seat]
        for language in LANGUAGES:
            assert all(Voice(GAME, language).sentences([row for row, _ in rows]))


@pytest.mark.clause("ST-9.1", "ST-Q6")
def test_sums_in_words() -> None:
    voice = Voice(GAME, "en")
    s = lay(new(), {(1, 2): "F", (1, 3): "F"})
    seat_pawns(s, {(1, 2, 1): 0})
    labels = [voice(message, **args) for (message, args), _ in sheet(s)]
    assert labels[:2] == ["(3 + 2) × 2 = 10", "(3 + 2) × 2 = 10"]
    assert labels[-1] == "Points"
    loop = lay(new(), {(0, 0): "F", **{(0, col): "X" for col in range(1, 6)}})
    assert "Loop, 1 segment = 0" in [voice(m, **args) for (m, args), _ in sheet(loop)]
    dead = lay(new(dead_ends="deadly"), {(1, 2): "F", (1, 3): "C1.1"})
    assert "(3 + 0) × 1, dead = 0" in [voice(m, **args) for (m, args), _ in sheet(dead)]


def test_fractions_are_exact() -> None:
    assert [shown(units) for units in (0, 35 * 60, 56 * 20, 45, 61)] == [
        "0", "35", "18 2/3", "3/4", "1 1/60",
    ]  # fmt: skip


def test_questions() -> None:
    s = new()
    assert ask(s, 0) == ("ask-flip", {"face_down": 32})
    assert ask(s, 1)[0] == ask(s, SPECTATOR)[0] == "ask-wait"
    flip(s, 0, 0, "F")
    assert ask(s, 0)[0] == "ask-place"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    """Whatever is tried while a seat is awaited is legal, or refused with a clause."""
    voice = Voice(GAME, language, ["Ada", "Ben", "Cléo"])
    kinds = set()
    for full in (False, True):
        s = do(flip(new(3, full_board=full), 0, 0, "A1"), "claim 0 0 1")
        flip(s, 1, 0, "G")
        do(s, "block 2 2")
        flip(s, 1, 2, "P") if full else flip(s, 1, 2, "F")
        do(s, "block 1 3")
        for position in (s, flip(s.copy(), 5, 5, "E")):
            legal = set(choices(position))
            for action in GAME.actions:
                if GAME.actions.verbs[action.verb].chance or str(action) in legal:
                    continue
                why = reason(position, position.turn, action)
                assert why
                assert voice(why[0], **why[1])
                assert CLAUSES[why[0]].startswith("ST-")
                kinds.add(why[0])
    assert len(kinds) == 13


def test_the_story_tells_who_is_paid_and_who_wins() -> None:
    match = Match(GAME, seats=3, names=["Ada", "Ben", "Cléo"], dealer=Seeded(2))
    rng = random.Random(2)
    while not match.over:
        assert len(match.plies) < GAME.bound(match.seats, match.options)
        match.play(rng.choice([a for a in match.legal if a.verb != "pass"]))
    story = match.story()
    got = dict.fromkeys(match.names, Fraction(0))
    for line in story:
        name, _, rest = line.partition(" scores ")
        if rest:
            got[name] += exact(rest.removesuffix(" for it."))
    assert [got[name] for name in match.names] == match.points
    assert story[-1].startswith(f"{match.names[match.winners[0]]} wins with ")


def test_the_board_in_words() -> None:
    s = lay(new(), {(1, 2): "F", (1, 3): "A1.1", (0, 0): "X"})
    seat_pawns(s, {(1, 2, 0): 1})
    words = Voice(GAME, "en", ["Ada", "Ben"]).sentences(describe(s))
    assert words[0] == "29 cards can still be flipped."
    assert words[1].split() == ["1", "X", "#", "#", "#", "#", "#"]
    assert words[2].split() == ["2", "#", "P", "F", "A1'", "P", "#"]
    assert "Completed: (3 + 3) × 2 = 12; segments 1 2 1, 1 3 2" in words
    assert "  Ben: 1 pawn" in words
    assert words[-1] == "Ben: 0 points, 0 if the match ended now."


def test_chance_is_told() -> None:
    voice = Voice(GAME, "en", ["Ada", "Ben"])
    tell = GAME.show.tell
    s = new(starter="chance")
    action = GAME.actions[GAME.actions.number("start 1")]
    assert voice.sentences(tell(s, CHANCE, action, s)) == ["Ben goes first."]
