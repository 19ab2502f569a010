"""The cards, boards and tokens of 1987 Channel Tunnel, as tables that the rules read."""

from __future__ import annotations

from pathlib import Path

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table

COMPONENTS = load("channel_tunnel", Path(__file__).parents[1] / "data")
_bad, _whole = COMPONENTS.bad, COMPONENTS.whole

SEATS = 2
SIDES = ("britain", "france")  # CT-Q1: seat 0 plays Britain
BRITAIN, FRANCE = range(SEATS)
COLOURS = ("sky_blue", "black", "orange", "yellow", "white")
SKY_BLUE = 0
HUES = len(COLOURS)
ACTS = ("technology", "finance", "planning", "drilling", "development")
TECHNOLOGY, FINANCE, PLANNING, DRILLING, DEVELOPMENT = range(len(ACTS))
SLOTS = 5
FIRST_TEMPORARY = 2  # slots 0 and 1 are the permanent ones
TRACKS = ("A", "B")
KINDS = (
    "european_influence", "political_duel", "european_speech", "media_relations",
    "topographic_analysis", "improve_technology", "new_workers", "exchange", "extra_funding",
    "new_materials", "heavy_machinery", "control_room_1", "control_room_2", "control_room_3",
    "control_room_4", "control_room_5",
)  # fmt: skip
(
    INFLUENCE, DUEL, SPEECH, MEDIA, TOPOGRAPHIC, IMPROVE, NEW_WORKERS, EXCHANGE, EXTRA_FUNDING,
    MATERIALS, HEAVY, ROOM_1, ROOM_2, ROOM_3, ROOM_4, ROOM_5,
) = range(len(KINDS))  # fmt: skip
REQUIREMENTS = ("none", "discard_1", "place_1", "place_1_or_2")
NONE, DISCARD_1, PLACE_1, PLACE_1_OR_2 = range(len(REQUIREMENTS))
COUNTRIES = (
    "west_germany", "italy", "spain", "netherlands", "belgium", "denmark", "greece", "portugal",
    "ireland", "luxembourg",
)  # fmt: skip
CARDS = 33
LEAST_COPIES = {"european_influence": len(COUNTRIES), "topographic_analysis": 5}
AGENDA = (
    "training", "warehouse_inspection", "control", "repairs", "supervision", "promotion",
)  # fmt: skip
TRAINING, INSPECTION, CONTROL, REPAIRS, SUPERVISION, PROMOTION = range(len(AGENDA))
DRIFT_COLOURS = ("red", "blue", "green", "yellow", "none")
NO_COLOUR = DRIFT_COLOURS.index("none")
DRIFT_VALUES = (0, -1, -2)
DRIFTS = 9

# The tunnel and what is drawn

TILES = (
    COMPONENTS.number("tunnel", "cards", 1, 9)
    * COMPONENTS.number("tunnel", "spaces", 1, 9)
    // SEATS
)
if TILES != 9:
    raise _bad(f"there are nine spaces a side, not {TILES}")
if tuple(COMPONENTS["tokens"]["colours"]) != COLOURS:
    raise _bad(f"the tokens are {', '.join(COLOURS)}, in this order")
if tuple(COMPONENTS["rubble"]["colours"]) != COLOURS:
    raise _bad(f"the rubble tiles are {', '.join(COLOURS)}, in this order")
TOKENS_EACH = _whole(COMPONENTS["tokens"]["each"], 5, 5, "the number of tokens of a colour")
RUBBLE_EACH = _whole(COMPONENTS["rubble"]["each"], 4, 4, "the number of tiles of a colour")
SYMBOLS = table(
    [_whole(n, 0, RUBBLE_EACH, "the symbols of a colour") for n in COMPONENTS["rubble"]["symbols"]]
)
if len(SYMBOLS) != HUES:
    raise _bad("rubble.symbols has one number for each colour")
BASE_TOKENS = _whole(COMPONENTS["hand"]["maximum"], 1, 10, "hand.maximum")
LAST_LEVEL = -_whole(COMPONENTS["deviation_track"]["last"], -9, -1, "deviation_track.last")
WATER = table([_whole(COMPONENTS["water"][side], 0, 3, f"water.{side}") for side in SIDES])
STORAGE = table([_whole(COMPONENTS["storage"][side], 1, 4, f"storage.{side}") for side in SIDES])

_drifts = COMPONENTS["deviation"]["cards"]
if len(_drifts) != DRIFTS or any(
    c["colour"] not in DRIFT_COLOURS or c["value"] not in DRIFT_VALUES for c in _drifts
):
    raise _bad("there are nine deviation cards, each with a colour and a value from 0 to -2")
DRIFT_COLOUR = table([DRIFT_COLOURS.index(c["colour"]) for c in _drifts])
DRIFT_LEVELS = table([-c["value"] for c in _drifts])
if any(list(DRIFT_COLOUR).count(i) > 2 for i in range(NO_COLOUR)):
    raise _bad("there are at most two deviation cards of a colour")

# Points and money

ARRIVAL_POINTS = _whole(COMPONENTS["points"]["arrival"], 0, 99, "points.arrival")
ARRIVAL_EACH = _whole(COMPONENTS["points"]["arrival_each"], 0, 9, "points.arrival_each")
DUEL_POINTS = _whole(COMPONENTS["points"]["political_duel"], 0, 99, "points.political_duel")
SPEECH_POINTS = _whole(COMPONENTS["points"]["european_speech"], 0, 99, "points.european_speech")
MEDIA_POINTS = _whole(COMPONENTS["points"]["media_relations"], 0, 99, "points.media_relations")
TOPOGRAPHIC_POINTS = table(COMPONENTS["points"]["topographic_analysis"])
if len(TOPOGRAPHIC_POINTS) != HUES + 1:
    raise _bad("points.topographic_analysis has six numbers, for 0 to 5 colours")
FUNDING = _whole(COMPONENTS["money"]["extra_funding"], 1, 9, "money.extra_funding")
PROMOTION_PRICE = _whole(COMPONENTS["money"]["promotion"], 1, 9, "money.promotion")
IDLE_ROUNDS = _whole(COMPONENTS["stop"]["idle_rounds"], 1, 9, "stop.idle_rounds")
ROUNDS = _whole(COMPONENTS["stop"]["rounds"], 1, 99, "stop.rounds")

# Technology: one row for each seat and track, `seat * 2 + track`

STEPS = 6
LAST_STEP = STEPS - 1
BENEFITS = ("", "token", "look", "storage")
_tracks = [COMPONENTS["tracks"][side][track] for side in SIDES for track in TRACKS]
for _track in _tracks:
    if any(len(_track[column]) != STEPS for column in ("points", "barrier", "benefit")):
        raise _bad(f"a technology track has {STEPS} spaces")
    if not set(_track["benefit"]) <= set(BENEFITS):
        raise _bad(f"a benefit is one of {', '.join(BENEFITS[1:])}, or empty")
    for _step in range(STEPS):
        _whole(_track["points"][_step], 0, 30, "the points of a space")
        _whole(_track["barrier"][_step], 0, 30, "a barrier")
if sum(track["benefit"].count("token") for track in _tracks[:2]) > 2 or (
    sum(track["benefit"].count("token") for track in _tracks[2:]) > 2
):
    raise _bad("a board gives at most two tokens more")


def _reached(benefit: str) -> list[list[int]]:
    """How many times a track has given a benefit, by the space of its marker."""
    return [
        [track["benefit"][: step + 1].count(benefit) for step in range(STEPS)] for track in _tracks
    ]


TRACK_POINTS = table([track["points"] for track in _tracks])
BARRIER = table([track["barrier"] for track in _tracks])  # the price of the way into a space
TRACK_BENEFIT = [track["benefit"] for track in _tracks]
EXTRA_TOKENS = table(_reached("token"))
EXTRA_STORAGE = table(_reached("storage"))
LOOKS = table([[int(b == "look") for b in track["benefit"]] for track in _tracks])

# The agenda

_agenda = COMPONENTS["agenda"]["cards"]
if tuple(card["kind"] for card in _agenda) != AGENDA:
    raise _bad(f"the agenda cards are {', '.join(AGENDA)}, in this order")
AGENDA_POINTS = table([_whole(c["points"], 0, 9, "the points of an agenda card") for c in _agenda])

# The cards are numbered from 1; 0 means "no card".

_cards = COMPONENTS["cards"]["rows"]
if len(_cards) != CARDS:
    raise _bad(f"there are {CARDS} cards, not {len(_cards)}")
for _number, _card in enumerate(_cards, 1):
    if _card["kind"] not in KINDS or _card["rubble"] not in REQUIREMENTS:
        raise _bad(f"card {_number} has an unknown kind or requirement")
    if _card["secondary"] not in ACTS[:DEVELOPMENT]:
        raise _bad(f"card {_number}: the secondary action is one of {', '.join(ACTS[:4])}")
    _whole(_card["points"], 0, 20, f"the points of card {_number}")
    _whole(_card["ecu"], 0, 9, f"the money of card {_number}")
    if KINDS.index(_card["kind"]) >= TOPOGRAPHIC and _card["rubble"] not in REQUIREMENTS[2:]:
        raise _bad(f"card {_number} needs tiles placed on it")
    if KINDS.index(_card["kind"]) < TOPOGRAPHIC and _card["rubble"] in REQUIREMENTS[2:]:
        raise _bad(f"card {_number} has no use for tiles placed on it")
for _kind in KINDS:
    _copies = sum(card["kind"] == _kind for card in _cards)
    if not LEAST_COPIES.get(_kind, 1) <= _copies <= LEAST_COPIES.get(_kind, 1) + 4:
        raise _bad(f"there are {_copies} cards of the kind {_kind}")

KIND = table([-1, *(KINDS.index(card["kind"]) for card in _cards)])
COUNTRY = ["", *(card.get("country", "") for card in _cards)]
POINTS = table([0, *(card["points"] for card in _cards)])
REQUIREMENT = table([0, *(REQUIREMENTS.index(card["rubble"]) for card in _cards)])
SECONDARY = table([-1, *(ACTS.index(card["secondary"]) for card in _cards)])
ECU = table([0, *(card["ecu"] for card in _cards)])
if sorted(c for c in COUNTRY if c) != sorted(COUNTRIES):
    raise _bad("there is one influence card for each of the ten countries")

# What a kind reacts to in the chain window, and what it then does (CT-8.14).
NOTHING, ANY = -2, -1
RECOVER, FREE = len(ACTS), len(ACTS) + 1  # effects that are no single action
TRIGGER = table(
    [NOTHING] * 5
    + [TECHNOLOGY, NOTHING, NOTHING, NOTHING]
    + [ANY, ANY, PLANNING, TECHNOLOGY, PLANNING, PLANNING, TECHNOLOGY]
)
EFFECT = table(
    [NOTHING] * 5
    + [TECHNOLOGY, NOTHING, NOTHING, NOTHING]
    + [RECOVER, FREE, RECOVER, RECOVER, PLANNING, DRILLING, TECHNOLOGY]
)
