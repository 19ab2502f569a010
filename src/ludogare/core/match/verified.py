"""Checking the deals of a record: against its commitment, and against what a player noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ludogare.core.law.contract import CHANCE
from ludogare.core.match.dealer import Committed, Fairness
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import BadRecord


class Deal(NamedTuple):
    """One outcome of chance, and what else could have come, by weight."""

    ply: int
    dealt: int
    outcomes: Sequence[int]
    weights: Sequence[int]


def deals(match: Match) -> Iterator[Deal]:
    """Everything that chance brought."""
    game, (out, weight) = match.game, match.game.plain.workspace(0).choices
    for step in match.steps():
        if step.ply.seat == CHANCE:
            n = game.plain.chances(step.before, out, weight)
            yield Deal(step.number, step.ply.action, out[:n], weight[:n])


def verify(match: Match, commitment: str | None = None, nonces: Iterable[str] = ()) -> str:
    """Checks the deals of a match that has ended against its commitment; returns what was found.

    What a player noted (the commitment, before they sat down, and their own nonces) has to be
    in the record. Raises BadRecord, naming the ply, where a card was not the one that had to come.
    """
    fair = match.fairness
    check_noted(fair, commitment, nonces)
    if fair is None:
        return "uncommitted"
    if fair.secret is None:
        return "unopened"
    if Committed.commitment(fair.secret) != fair.commitment:
        raise BadRecord("record-secret")
    if len(fair.nonces) != match.seats:
        raise BadRecord("record-nonces")
    dealer, text = Committed(fair.secret, fair.nonces), match.game.actions.text
    for deal in deals(match):
        due = dealer.choose(deal.ply, deal.outcomes, deal.weights)
        if due != deal.dealt:
            dealt, right = text(deal.dealt), text(due)
            raise BadRecord("record-unfair", ply=deal.ply, dealt=dealt, due=right)
    return "fair"


def check_noted(fair: Fairness | None, commitment: str | None, nonces: Iterable[str]) -> None:
    """Refuses a record that has another commitment than a player noted, or lacks their nonce."""
    wanted = list(nonces)
    if fair is None:
        if commitment or wanted:
            raise BadRecord("record-uncommitted")
        return
    if commitment and commitment.lower() != fair.commitment:
        raise BadRecord("record-commitment", found=fair.commitment, noted=commitment)
    for nonce in Counter(wanted) - Counter(fair.nonces):
        raise BadRecord("record-nonce", nonce=nonce)
