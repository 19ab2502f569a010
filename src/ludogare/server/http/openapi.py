"""The OpenAPI description, made from the messages themselves."""

from __future__ import annotations

from functools import cache
from importlib import metadata
from typing import Any, NamedTuple

import msgspec

from ludogare.server import protocol


class Way(NamedTuple):
    """One request of the HTTP side."""

    method: str
    path: str
    summary: str
    answers: Any
    takes: Any = None
    query: tuple[str, ...] = ()
    status: int = 200


TABLE = "/api/tables/{table}"
WAYS = (
    Way("get", "/api/languages", "Every language, with its name", dict[str, str]),
    Way("get", "/api/games", "Every game", list[protocol.GameInfo], query=("language",)),
    Way("get", "/api/games/{game}/poster.svg", "A drawing of a game", "image/svg+xml"),
    Way("get", "/api/games/{game}/rules", "The rules in clauses", protocol.Rules, None,
        ("language",)),
    Way("get", "/api/games/{game}/lessons", "The lessons of a game", list[protocol.LessonInfo],
        None, ("language",)),
    Way("get", "/api/games/{game}/company", "What a beginner is told, by verb", dict[str, str],
        None, ("language",)),
    Way("get", "/api/games/{game}/lessons/{lesson}", "A step of a lesson", protocol.LessonStep,
        None, ("step", "before", "narrow", "language")),
    Way("post", "/api/games/{game}/lessons/{lesson}/why", "Why something cannot be chosen there",
        protocol.Reason, protocol.WhyNot),
    Way("get", "/api/tables", "Tables that wait or can be watched", list[protocol.TableFace]),
    Way("post", "/api/tables", "Makes a table", protocol.MadeTable, protocol.NewTable, (), 201),
    Way("get", "/api/faces", "How tables stand, by their ids", list[protocol.TableFace], None,
        ("table", "language")),
    Way("get", TABLE, "What anybody may know of a table", protocol.TableInfo),
    Way("post", "/api/handovers", "A code that takes seats to another device", protocol.Handover,
        protocol.NewHandover, (), 201),
    Way("post", f"{TABLE}/handover", "Seats that go with a code", protocol.HeldSeats,
        protocol.HandoverCode),
    Way("post", "/api/handovers/claim", "Takes what a code opens", protocol.HandedOver,
        protocol.ClaimedHandover),
    Way("post", "/api/handovers/revoke", "A code works no more", dict[str, str],
        protocol.HandoverCode),
    Way("get", "/api/push", "The key for push messages", protocol.PushKey),
    Way("post", f"{TABLE}/push", "A browser wants to be called", protocol.HeldSeats,
        protocol.Subscribe),
    Way("get", "/api/ratings", "The best names by game", protocol.RatingLists),
    Way("post", "/api/names", "Claims a name with ratings", protocol.Claimed, protocol.Claim),
    Way("post", f"{TABLE}/name", "Plays under a claimed name", protocol.Claimed, protocol.Claim),
    Way("get", f"{TABLE}/ratings", "The ratings of the players, by seat",
        list[protocol.RatingInfo | None]),
    Way("get", "/api/addresses", "Where others reach the server", protocol.Addresses),
    Way("post", f"{TABLE}/seat", "Which seat a link is for", protocol.SeatInfo, protocol.Link),
    Way("post", f"{TABLE}/sit", "Takes a seat", protocol.Sat, protocol.Sit),
    Way("post", f"{TABLE}/free", "Frees a seat, with a new link", protocol.Freed, protocol.Free),
    Way("post", f"{TABLE}/rematch", "Takes the same seats at the rematch", protocol.Followed),
    Way("get", f"{TABLE}/board.svg", "The board at an event", "image/svg+xml", None,
        ("seat", "seq", "narrow", "language")),
    Way("get", f"{TABLE}/replay", "An earlier ply", protocol.Replay, None,
        ("seat", "ply", "language")),
    Way("get", f"{TABLE}/record", "The record", "text/plain", None, ("seat",)),
    Way("get", f"{TABLE}/export", "All that is kept of a table", protocol.Export),
    Way("post", f"{TABLE}/erase", "Deletes what is one's own", protocol.Erased, protocol.Erase),
    Way("get", f"{TABLE}/deals", "What chance brought and could have, once the match is over",
        list[protocol.DealInfo]),
    Way("get", f"{TABLE}/hindsight", "How far the analysis of a match is, or what it found",
        protocol.LookedBack, None, ("language",)),
    Way("post", f"{TABLE}/hindsight", "Has a finished match analysed", protocol.LookedBack,
        protocol.LookBack, ("language",)),
    Way("post", "/api/analysis", "A position, and other moves from it", protocol.Analysed,
        protocol.Analysis),
    Way("post", "/api/analysis/engine", "The best actions in a position, searched a while longer",
        protocol.PonderedInfo, protocol.Analysis),
    Way("post", "/api/analysis/why", "Why something cannot be chosen in a position",
        protocol.Reason, protocol.Analysis),
)  # fmt: skip
FRAMES = (protocol.Request, protocol.Answer, protocol.Error, protocol.Snapshot, protocol.Pong)


@cache
def described() -> bytes:
    """The whole description as JSON."""
    kinds = [way.answers for way in WAYS if not isinstance(way.answers, str)]
    kinds += [way.takes for way in WAYS if way.takes is not None]
    every = [*kinds, *FRAMES]
    schemas, components = msgspec.json.schema_components(
        every, ref_template="#/components/schemas/{name}"
    )
    schema_of = {str(kind): schema for kind, schema in zip(every, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for way in WAYS:
        paths.setdefault(way.path, {})[way.method] = _described(way, schema_of)
    live = {
        "summary": "The live socket; its frames are Request, Answer, Error, Snapshot and Pong",
        "parameters": _parameters(Way("get", f"{TABLE}/live", "", "")),
        "responses": {"101": {"description": "the socket opens"}},
    }
    paths[f"{TABLE}/live"] = {"get": live}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Ludogare", "version": metadata.version("ludogare")},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "seat": {
                        "type": "apiKey",
                        "in": "header",
                        "name": "Authorization",
                        "description": "Seat <key>: the part of a seat’s link after the #",
                    }
                },
            },
            "security": [{}, {"seat": []}],
        }
    )


def _described(way: Way, schema_of: dict[str, Any]) -> dict[str, Any]:
    if isinstance(way.answers, str):
        content = {way.answers: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schema_of[str(way.answers)]}}
    refused = {"application/json": {"schema": schema_of[str(protocol.Error)]}}
    made: dict[str, Any] = {
        "summary": way.summary,
        "parameters": _parameters(way),
        "responses": {
            str(way.status): {"description": way.summary, "content": content},
            "default": {"description": "A refusal, in a sentence", "content": refused},
        },
    }
    if way.takes is not None:
        body = {"application/json": {"schema": schema_of[str(way.takes)]}}
        made["requestBody"] = {"required": True, "content": body}
    return made


def _parameters(way: Way) -> list[dict[str, Any]]:
    text = {"type": "string"}
    inside = [p[1:-1] for p in way.path.split("/") if p.startswith("{")]
    return [
        *({"name": n, "in": "path", "required": True, "schema": text} for n in inside),
        *({"name": n, "in": "query", "required": False, "schema": text} for n in way.query),
    ]
