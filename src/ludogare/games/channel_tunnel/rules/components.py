"""The cards, boards and tokens of 1987 Channel Tunnel, as tables that the rules read."""

from __future__ import annotations

from pathlib import Path

from ludogare.core.declaration.components import load
from ludogare.core.law.rule import table
from ludogare.games.channel_tunnel.rules.parts import (
    ACTS,
    AGENDA,
    DRIFT_COLOURS,
    KINDS,
    REQUIREMENTS,
    SIDES,
    STEPS,
    TRACKS,
    Parts,
)

COMPONENTS = load("channel_tunnel", Path(__file__).parents[1] / "data", Parts)
_parts = COMPONENTS.parts

SEATS = len(SIDES)
BRITAIN, FRANCE = range(SEATS)
SKY_BLUE = 0
TECHNOLOGY, FINANCE, PLANNING, DRILLING, DEVELOPMENT = range(len(ACTS))
SLOTS = 5
FIRST_TEMPORARY = 2  # slots 0 and 1 are the permanent ones
(
    INFLUENCE, DUEL, SPEECH, MEDIA, TOPOGRAPHIC, IMPROVE, NEW_WORKERS, EXCHANGE, EXTRA_FUNDING,
    MATERIALS, HEAVY, ROOM_1, ROOM_2, ROOM_3, ROOM_4, ROOM_5,
) = range(len(KINDS))  # fmt: skip
NONE, DISCARD_1, PLACE_1, PLACE_1_OR_2 = range(len(REQUIREMENTS))
TRAINING, INSPECTION, CONTROL, REPAIRS, SUPERVISION, PROMOTION = range(len(AGENDA))
NO_COLOUR = DRIFT_COLOURS.index("none")

# The tunnel and what is drawn

TILES = _parts.tunnel.cards * _parts.tunnel.spaces // SEATS
TOKENS_EACH = _parts.tokens.each
RUBBLE_EACH = _parts.rubble.each
SYMBOLS = table(_parts.rubble.symbols)
BASE_TOKENS = _parts.hand.maximum
LAST_LEVEL = -_parts.deviation_track.last
WATER = table([getattr(_parts.water, side) for side in SIDES])
STORAGE = table([getattr(_parts.storage, side) for side in SIDES])
DRIFT_COLOUR = table([DRIFT_COLOURS.index(card.colour) for card in _parts.deviation.cards])
DRIFT_LEVELS = table([-card.value for card in _parts.deviation.cards])

# Points and money

ARRIVAL_POINTS = _parts.points.arrival
ARRIVAL_EACH = _parts.points.arrival_each
DUEL_POINTS = _parts.points.political_duel
SPEECH_POINTS = _parts.points.european_speech
MEDIA_POINTS = _parts.points.media_relations
TOPOGRAPHIC_POINTS = table(_parts.points.topographic_analysis)
FUNDING = _parts.money.extra_funding
PROMOTION_PRICE = _parts.money.promotion
IDLE_ROUNDS = _parts.stop.idle_rounds
ROUNDS = _parts.stop.rounds

# Technology: one row for each seat and track, `seat * 2 + track`

LAST_STEP = STEPS - 1
_tracks = [getattr(getattr(_parts.tracks, side), track) for side in SIDES for track in TRACKS]


def _reached(benefit: str) -> list[list[int]]:
    """How many times a track has given a benefit, by the space of its marker."""
    return [
        [track.benefit[: step + 1].count(benefit) for step in range(STEPS)] for track in _tracks
    ]


TRACK_POINTS = table([track.points for track in _tracks])
BARRIER = table([track.barrier for track in _tracks])  # the price of the way into a space
TRACK_BENEFIT = [track.benefit for track in _tracks]
EXTRA_TOKENS = table(_reached("token"))
EXTRA_STORAGE = table(_reached("storage"))
LOOKS = table([[int(b == "look") for b in track.benefit] for track in _tracks])

# The cards are numbered from 1; 0 means "no card".

AGENDA_POINTS = table([card.points for card in _parts.agenda.cards])
_cards = _parts.cards.rows
KIND = table([-1, *(KINDS.index(card.kind) for card in _cards)])
COUNTRY = ["", *(card.country for card in _cards)]
POINTS = table([0, *(card.points for card in _cards)])
REQUIREMENT = table([0, *(REQUIREMENTS.index(card.rubble) for card in _cards)])
SECONDARY = table([-1, *(ACTS.index(card.secondary) for card in _cards)])
ECU = table([0, *(card.ecu for card in _cards)])

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
