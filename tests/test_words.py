"""What outside referees read: every argument in the words of the rule book, nothing skipped."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludogare
from ludogare.core.match.exported import as_json
from ludogare.games import GAMES
from ludogare.games.carcassonne.rules.components import PARTS, TILE_NAMES
from ludogare.games.channel_tunnel.rules.parts import AGENDA, COUNTRIES, KINDS
from ludogare.games.steam_tunnel.rules.parts import CARD_NAMES
from ludogare.games.steamrollers.rules.components import SITE_HEX, START_TILES
from ludogare.games.steamrollers.rules.parts import CODES

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests/records"
SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "cape_to_cairo": [(2, {}), (4, {})],
    "steam_tunnel": [(2, {}), (5, {"full_board": True})],
    "steamrollers": [
        (1, {}),
        *[(n, {"orders": True, "coal": True, "start_tiles": True}) for n in (2, 3, 4, 5)],
    ],
    "carcassonne": [(2, {"inns_cathedrals": True}), (6, {}), (3, {"tunnel": False})],
    "channel_tunnel": [(2, {"agenda": True})] * 12,
}
COLOURS = {"yellow", "red", "grey", "green", "blue", "black"}
TOKENS = {"sky_blue", "black", "orange", "yellow", "white"}
RAILS = {"straight", "gentle", "sharp"}
EDGES = {"E", "NE", "NW", "W", "SW", "SE"}
ACTS = {"technology", "finance", "planning", "drilling", "development"}


def one_of(words: Any) -> Callable[[Any], bool]:
    return lambda value: type(value) is str and value in words


def up_to(most: int, least: int = 1) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= most


def flag(value: Any) -> bool:
    return value is True or value is False


def maybe(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or check(value)


def each_of(words: Any, count: int | None = None) -> Callable[[Any], bool]:
    return lambda value: set(value) <= set(words) and count in (None, len(value))


VOCABULARY: dict[str, dict[str, Callable[[Any], bool]]] = {
    "cape_to_cairo": {
        "amount": up_to(999, 0),
        "card": up_to(50),
        "kind": one_of({"savanna", "village", "desert", "mountain", "river"}),
        "track": up_to(3, 0),
        "prize": up_to(10),
        "bonuses": up_to(5, 0),
        "bought": up_to(10, 0),
        "seat": up_to(3, 0),
    },
    "steam_tunnel": {
        "row": up_to(6, 0),
        "col": up_to(6, 0),
        "port": one_of({"N", "E1", "E2", "S", "W2", "W1"}),
        "card": one_of(CARD_NAMES),
        "turned": flag,
        "seat": up_to(4, 0),
    },
    "steamrollers": {
        "hex": lambda value: tuple(value) in SITE_HEX,
        "edges": each_of(EDGES, 2),
        "die": up_to(6),
        "first": up_to(6),
        "second": up_to(6),
        "value": up_to(6),
        "rails": each_of(RAILS, 2),
        "box": up_to(6),
        "city": up_to(6),
        "region": up_to(6),
        "tile": lambda value: value in CODES or value in START_TILES or value in range(1, 7),
        "side": one_of({"a", "b"}),
        "order": up_to(6),
        "coal": maybe(one_of(COLOURS)),
        "origin": up_to(6),
        "dest": up_to(6),
        "distance": up_to(15),
        "bonus": up_to(2, 0),
        "good": maybe(one_of(COLOURS)),
        "place": maybe(up_to(4)),
        "personal": flag,
        "tiles": each_of(CODES),
        "seat": up_to(4, 0),
    },
    "carcassonne": {
        "tile": one_of(TILE_NAMES),
        "x": up_to(99, -99),
        "y": up_to(99, -99),
        "turn": up_to(3, 0),
        "feature": one_of({"city", "road", "monastery", "field"}),
        "part": lambda value: value.replace(" ", ".") in PARTS and "." not in value,
        "colour": one_of({"A", "B", "C"}),
        "edge": one_of({"N", "E", "S", "W"}),
    },
    "channel_tunnel": {
        "colour": one_of(TOKENS | {"red", "blue", "green", "none"}),
        "give": one_of(TOKENS),
        "take": one_of(TOKENS),
        "slot": one_of(
            {"technology_finance", "planning_drilling", "temporary_1", "temporary_2", "temporary_3"}
        ),
        "action": one_of(ACTS | {"secondary"}),
        "secondary": one_of(ACTS),
        "card": up_to(33),
        "kind": one_of({*KINDS, *AGENDA}),
        "country": one_of(COUNTRIES),
        "count": up_to(5, 0),
        "track": one_of({"A", "B"}),
        "place": one_of({"tunnel", "storage", "look"}),
        "side": one_of({"britain", "france"}),
        "space": up_to(9),
        "symbol": flag,
        "value": up_to(0, -2),
        "seat": up_to(1, 0),
    },
}


RARE = ("exchange", "deliver", "order", "choose_two", "use")


def bold(match: Any, choose: random.Random) -> Any:
    """Any action, but what is rare, or leads to it, rather than not."""
    for verbs in (RARE, ("rail", "loco")):
        wanted = [a for a in match.legal if a.verb in verbs]
        if wanted and choose.random() < 0.7:
            return choose.choice(wanted)
    return choose.choice([a for a in match.legal if a.verb != "pass"] or match.legal)


def rows_of(match: Any) -> list[dict[str, Any]]:
    """What is printed about a match, as it comes out of JSON."""
    return [json.loads(json.dumps(row)) for row in as_json(match)]


@cache
def told(name: str) -> list[list[dict[str, Any]]]:
    """The rows of some matches of a game."""
    found = []
    for seed, (seats, options) in enumerate(SETTINGS[name]):
        match = ludogare.new(name, seats, seed, **options)
        choose = random.Random(seed)
        while not match.over:
            match.play(bold(match, choose))
        found.append(rows_of(match))
    return found


def answers(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every ply and every forced answer, in order."""
    for row in rows:
        yield row
        yield from row["forced"]


def documented() -> dict[str, set[str]]:
    """The arguments that docs/records.md names, by game."""
    found: dict[str, set[str]] = {}
    game = ""
    for line in (ROOT / "docs/records.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and "`" in cells[1]:
            game = cells[0] or game
            found.setdefault(game, set()).update(re.findall(r"`(\w+)`", cells[1]))
            also = re.search(r"with its (.*)", cells[2]) if "`card`" in cells[1] else None
            found[game].update(re.findall(r"`(\w+)`", also[1]) if also else [])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_argument_is_a_word_or_a_number_of_the_rule_book(name):
    known = VOCABULARY[name]
    used: set[str] = set()
    recorded = [rows_of(ludogare.read(file)) for file in (RECORDS / name).glob("*.txt")]
    for rows in told(name) + recorded:
        for answer in answers(rows):
            for argument, value in answer["arguments"].items():
                assert known[argument](value), (answer["text"], argument, value)
                used.add(argument)
    assert used == set(known)


@pytest.mark.parametrize("name", GAMES)
def test_every_argument_is_documented(name):
    assert documented()[name] == set(VOCABULARY[name])


def test_every_landscape_is_picked_by_somebody():
    for rows, (seats, _) in zip(told("cape_to_cairo"), SETTINGS["cape_to_cairo"], strict=True):
        turns = [a["verb"] for a in answers(rows) if a["verb"] in ("reveal", "pick")]
        auction = ["reveal"] * seats + ["pick"] * seats
        assert turns == auction * (len(turns) // len(auction))


def test_every_tile_is_followed_by_an_answer_about_meeple_and_token():
    for rows, (_, options) in zip(told("carcassonne"), SETTINGS["carcassonne"], strict=True):
        wanted = {"meeple"} if options.get("tunnel") is False else {"meeple", "token"}
        turns = " ".join(a["verb"].removeprefix("no_") for a in answers(rows)).split("draw")
        for turn in turns:
            verbs = turn.split()
            assert not verbs or (verbs[0] == "place" and sorted(verbs[1:]) == sorted(wanted))


def test_every_turn_with_orders_ends_with_an_answer_about_them():
    for rows, (seats, _) in zip(told("steamrollers"), SETTINGS["steamrollers"], strict=True):
        verbs = [a["verb"] for a in answers(rows)]
        rounds = " ".join(verbs).split("black ")[1:]
        for one in rounds:
            orders = [v for v in one.split() if v in ("order", "no_order")]
            assert len(orders) == (seats if seats > 1 else 0)  # SR-13.3: none alone


def test_every_question_of_a_turn_and_of_a_round_is_answered():
    for rows in told("channel_tunnel"):
        verbs = [a["verb"] for a in answers(rows)]
        placed = verbs.count("place")
        assert placed - 1 <= verbs.count("end_turn") <= placed  # a match may end within a turn
        rounds = max(row["state"]["round"] for row in rows)
        assert verbs.count("draw") == verbs.count("no_exchange") == 2 * rounds
        technology = sum(
            a["arguments"].get("secondary", a["arguments"].get("action")) == "technology"
            for a in answers(rows)
        )
        assert verbs.count("realigned") + verbs.count("pay_barrier") >= technology
