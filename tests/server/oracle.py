"""What each game keeps secret, from whom and for how long: by its rule book, not by its code.

Nothing here asks `hide` or `cover`, which are what is tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludogare.core.match.match import Match
from ludogare.core.match.plies import Ply


class Secret(NamedTuple):
    """A ply of which somebody may not know what it was, up to another ply."""

    number: int
    until: int
    """The ply that tells it, or the end of the match."""
    others: list[Ply]
    """What could have been played instead."""


def secrets_of(match: Match, viewer: int) -> Iterator[Secret]:
    """What a viewer may not know of a match."""
    return ORACLES[match.game.name](match, viewer)


def cape_to_cairo(match: Match, viewer: int) -> Iterator[Secret]:
    """CC-3.2: bids are sealed until all have bid. CC-Q10: bonus cards are, until they are used."""
    told = [match.game.actions[ply.action] for ply in match.plies]
    sealed = 0
    for step in match.steps():
        number, action, ply = step.number, told[step.number], step.ply
        if action.verb == "bid":
            opened = number - sealed + match.seats - 1
            sealed = (sealed + 1) % match.seats
            if ply.seat != viewer and number < opened:
                yield Secret(number, opened, alternatives(match, number, "bid"))
        elif action.verb == "bonus":
            owner = action.args["seat"]
            used = (
                n
                for n in range(number + 1, len(told))
                if match.plies[n].seat == owner and told[n].args.get("bonuses")
            )
            until = next(used, len(told))
            same = [
                other
                for other in alternatives(match, number, "bonus")
                if match.game.actions[other.action].args["seat"] == owner
            ]
            yield Secret(number, until, same)


def channel_tunnel(match: Match, viewer: int) -> Iterator[Secret]:
    """CT-Q23: who looks at a tile keeps what it is to themselves, until it is turned up."""
    told = [match.game.actions[ply.action] for ply in match.plies]

    def spot(n: int) -> tuple[object, object]:
        return told[n].args["side"], told[n].args["index"]

    for step in match.steps():
        number, action = step.number, told[step.number]
        if action.verb != "tile" or action.args["place"] != "look" or step.before.turn == viewer:
            continue
        turned = (
            n
            for n in range(number + 1, len(told))
            if told[n].verb == "tile" and spot(n) == spot(number)
        )
        same = [
            other
            for other in alternatives(match, number, "tile")
            if (match.game.actions[other.action].args["side"],
                match.game.actions[other.action].args["index"]) == spot(number)
        ]  # fmt: skip
        yield Secret(number, next(turned, len(told)), same)


def nothing(match: Match, viewer: int) -> Iterator[Secret]:
    """A game in which everything lies open."""
    yield from ()


def alternatives(match: Match, number: int, verb: str) -> list[Ply]:
    """The other plies of a verb that were possible."""
    here, ply = at(match, number), match.plies[number]
    legal = here.legal_for(ply.seat)
    return [
        Ply(ply.seat, action.number)
        for action in legal
        if action.verb == verb and action.number != ply.action
    ]


def at(match: Match, ply: int) -> Match:
    """The match after some plies, with nobody to deal."""
    new = match.copy()
    new.dealer = None
    new.rewind(ply)
    return new


ORACLES = {
    "cape_to_cairo": cape_to_cairo,
    "steam_tunnel": nothing,
    "carcassonne": nothing,
    "steamrollers": nothing,
    "channel_tunnel": channel_tunnel,
}
