"""Commands of people and bots, turned into the events that they add; refusals change nothing."""

from __future__ import annotations

import random
from typing import NamedTuple

import msgspec

from ludogare.core.law.contract import CHANCE
from ludogare.core.match.dealer import Committed
from ludogare.core.match.hiding import Eyes
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Step
from ludogare.core.saying.errors import IllegalAction
from ludogare.server.errors import Refusal, Stale
from ludogare.server.protocol import MAX_CHAT
from ludogare.server.store.store import Kind
from ludogare.server.table.events import BeginBody, EndBody, SitBody
from ludogare.server.table.keys import checked_nonce
from ludogare.server.table.names import alike, free_name, tidy_name, tidy_text
from ludogare.server.table.state import TableState, decline_in

DAY = 24 * 3600 * 1000


class Draft(NamedTuple):
    """An event to be: its kind, its seat, its body, and what a ply makes of the position."""

    kind: Kind
    seat: int | None
    body: str
    step: Step | None = None


def sit(
    state: TableState,
    seat: int,
    name: str | None,
    nonce: str | None,
    key: str | None = None,
) -> list[Draft]:
    """Somebody takes a seat, or comes back to it; the last one begins the match."""
    place = state.seats[seat]
    nonce = checked_nonce(nonce) or Committed.new_nonce()
    if state.status == "waiting" and not place.sat:
        called = tidy_name(name) if name else free_name(state, seat)
        others = [alike(s.name) for i, s in enumerate(state.seats) if i != seat and s.sat]
        if alike(called) in others:
            raise Refusal("refuse-same-name", taken=called)
        drafts = [_sit(seat, SitBody(called, nonce, key))]
        if all(s.sat for i, s in enumerate(state.seats) if i != seat):
            drafts += begin(state, {seat: (called, nonce)})
        return drafts
    if state.status == "running" and place.left and not place.resigned:
        return [_sit(seat, SitBody())]
    return []


def free(state: TableState, seat: int, lock: str) -> list[Draft]:
    """The maker frees a seat, or has a new link for it: the old key opens it no more."""
    if not 0 <= seat < len(state.seats):
        raise Refusal("refuse-no-seat", 404, number=seat + 1)
    if state.status != "waiting":
        raise Refusal("refuse-free-late", 409)
    if not state.seats[seat].link:
        raise Refusal("refuse-free", 409)
    return [] if state.seats[seat].key == lock else [Draft("free", seat, lock)]


def claim(state: TableState, seat: int, name: str) -> list[Draft]:
    """A seat plays under a claimed name; who has acted can no longer choose to."""
    if state.seats[seat].rated == name:
        return []
    if state.status == "over" or (state.match and seat in {p.seat for p in state.match.plies}):
        raise Refusal("refuse-claim-late", 409)
    return [Draft("claim", seat, name)]


def check_link(state: TableState, seat: int, at: int) -> None:
    """Refuses a link that nobody has used for long."""
    place, days = state.seats[seat], state.settings.limits.link_days
    unused = place.link and not place.sat and state.status == "waiting"
    if unused and at > place.opened + days * DAY:
        raise Refusal("refuse-link-old", 410, days=days)


def begin(state: TableState, sitting: dict[int, tuple[str, str]]) -> list[Draft]:
    """The match begins with the people who sit and those sitting down right now."""
    if state.game is None:
        raise Refusal("refuse-other-rules", 409)
    names, nonces = [], []
    for i, seat in enumerate(state.seats):
        name, nonce = sitting.get(i, (seat.name, seat.nonce))
        names.append(name)
        nonces.append(nonce or Committed.new_nonce())
    match = state.begun(names)
    first = Draft("begin", None, _json(BeginBody(names, nonces)))
    return [first, *played(state, match, match.deal(state.dealt_by(nonces)))]


def act(state: TableState, seat: int, action: str | int, after: int | None = None) -> list[Draft]:
    """A seat plays an action, and chance answers."""
    running(state)
    asked = state.asked[seat] or state.board or 0
    if after is not None and after < asked:
        raise Stale
    match = state.playing.copy()
    match.dealer = state.dealer
    steps = match.step(action, seat)
    return played(state, match, steps + declined(state, match))


def declined(state: TableState, match: Match) -> list[Step]:
    """Declines at once for seats that pass for the rest of the round."""
    steps: list[Step] = []
    while decline := decline_in(match):
        (seat,) = match.awaited
        if state.skipped.get(seat) != decline.round or state.seats[seat].kind == "bot":
            break
        steps += match.step(decline.action, seat)
    return steps


def skip(state: TableState, seat: int, after: int) -> list[Draft]:
    """A seat declines to answer this move, and all others in this round."""
    running(state)
    answer = decline_in(state.playing)
    if answer is None or seat not in state.awaited:
        raise Refusal("refuse-no-answer", 409)
    return [Draft("skip", seat, str(answer.round)), *act(state, seat, answer.action, after)]


def played(state: TableState, match: Match, steps: list[Step]) -> list[Draft]:
    """Plies as events, and the end if the match is over after them."""
    text = match.game.actions.text
    drafts = [Draft("ply", step.ply.seat, text(step.ply.action), step) for step in steps]
    if match.over:
        winners = deserving(state, match)
        ending = match.ending or ""
        drafts.append(Draft("end", None, _json(EndBody(ending, winners, match.score))))
    return drafts


def deserving(state: TableState, match: Match) -> list[int]:
    """The winners; who has resigned cannot win, so then the best of the others do."""
    stayed = [i for i, seat in enumerate(state.seats) if not seat.resigned]
    winners = [seat for seat in match.winners if seat in stayed]
    if match.winners and not winners and stayed:
        score = match.score
        most = max(score[seat] for seat in stayed)
        winners = [seat for seat in stayed if score[seat] == most]
    return winners


def flag(state: TableState, seat: int, advised: int | None = None) -> list[Draft]:
    """A seat's time is up: what the table chose happens; who is asked to answer declines."""
    running(state)
    answer = decline_in(state.playing)
    if answer is not None:
        return act(state, seat, answer.action)
    what = state.setup.settings.flag
    if what == "lose":
        return [Draft("flag", seat, what), *out(state, seat, "time")]
    if what == "takeover":
        return [Draft("flag", seat, what), Draft("bot", seat, state.settings.deputy)]
    legal = state.playing.legal_for(seat)
    if not legal:
        return []
    if advised is None:
        return [Draft("flag", seat, "random"), *act(state, seat, random.choice(legal).number)]
    return [Draft("flag", seat, "bot"), *act(state, seat, advised)]


def wants_advice(state: TableState) -> bool:
    """Whether a bot is asked what to play when a seat's time is up."""
    return state.setup.settings.flag == "bot" and decline_in(state.playing) is None


def forfeit(state: TableState, seat: int, why: str, number: int) -> list[Draft]:
    """A bot forfeits its turn, and why: the action played instead was chosen for it."""
    return [Draft("lost", seat, why), *act(state, seat, number)]


def take_back(state: TableState, seat: int, after: int) -> list[Draft]:
    """A seat takes back; at one device freely, else by the rule of shared matches."""
    running(state)
    if not state.setup.settings.undo:
        raise Refusal("refuse-no-undo")
    most = state.settings.limits.take_backs
    if state.take_backs >= most:
        raise Refusal("refuse-undo-full", most=most)
    match, free = state.playing, state.setup.device
    if after < (state.acted if free else state.board or 0):
        raise Stale
    if free:
        kept = last_of_people(state)
        if kept is None:
            raise IllegalAction("undo-nothing")
        if match.opened(kept):
            raise IllegalAction("undo-opened")
    else:
        kept = match.undone(seat)
    return [Draft("back", seat, str(kept))]


def last_of_people(state: TableState) -> int | None:
    """How many plies came before the last one of a person."""
    plies = state.playing.plies
    for number in range(len(plies) - 1, -1, -1):
        seat = plies[number].seat
        if seat != CHANCE and state.seats[seat].kind == "person":
            return number
    return None


def takes_back(state: TableState) -> bool:
    """Whether anything is taken back at a table from now on."""
    return state.setup.settings.undo and state.take_backs < state.settings.limits.take_backs


def may_take_back(state: TableState, seat: int, eyes: Eyes) -> bool:
    """Whether `back` would be granted to a seat right now."""
    if state.status != "running" or state.match is None or not takes_back(state):
        return False
    if state.setup.device:
        kept = last_of_people(state)
        return kept is not None and not state.match.opened(kept)
    plies = state.match.plies
    return bool(plies) and plies[-1].seat == seat and not state.match.revealed_to(eyes)


def resign(state: TableState, seat: int) -> list[Draft]:
    """A seat gives up."""
    running(state)
    return [Draft("resign", seat, ""), *out(state, seat, "resigned")]


def out(state: TableState, seat: int, ending: str) -> list[Draft]:
    """A seat is out. The last one left has won; among more, a bot plays on for the seat."""
    stay = [i for i, s in enumerate(state.seats) if not s.resigned and i != seat]
    people = [i for i in stay if state.seats[i].kind == "person"]
    if len(stay) == 1:
        return [ended(state, ending, stay)]
    if not people:
        return [ended(state, "abandoned", [])]
    return [Draft("bot", seat, state.settings.deputy)]


def abandon(state: TableState) -> list[Draft]:
    """Nobody has come back to a match: it ends without a winner."""
    return [ended(state, "abandoned", [])] if state.status == "running" and state.match else []


def ended(state: TableState, ending: str, winners: list[int]) -> Draft:
    """The end, by what people did and not by the rules of the game."""
    return Draft("end", None, _json(EndBody(ending, winners, state.playing.score)))


def leave(state: TableState, seat: int) -> list[Draft]:
    """A seat leaves; a bot plays on where the table allows it and other people are there."""
    place = state.seats[seat]
    if state.status == "waiting":
        return [Draft("leave", seat, "")] if place.sat else []
    if place.left:
        return []
    drafts = [Draft("leave", seat, "")]
    if state.status == "over":
        return drafts
    if state.setup.settings.takeover and others_of(state, seat) and place.kind == "person":
        drafts.append(Draft("bot", seat, state.settings.deputy))
    return drafts


def others_of(state: TableState, seat: int) -> list[int]:
    """The other people who are there."""
    return [i for i in state.people if i != seat and state.seats[i].kind == "person"]


def chat(state: TableState, seat: int, text: str) -> list[Draft]:
    """A seat says something: text of one paragraph."""
    said = " ".join("".join(c if c.isprintable() else " " for c in tidy_text(text)).split())
    if not 1 <= len(said) <= MAX_CHAT:
        raise Refusal("refuse-chat", most=MAX_CHAT)
    if len(state.chat) >= state.settings.limits.chat_lines:
        raise Refusal("refuse-chat-full")
    return [Draft("chat", seat, said)]


def ask_rematch(state: TableState, seat: int, nonce: str | None) -> list[Draft]:
    """A seat would like another match."""
    if state.game is None:
        raise Refusal("refuse-other-rules", 409)
    if state.status != "over":
        raise Refusal("refuse-rematch", 409)
    if seat in state.rematch_asked or state.next is not None:
        return []
    return [Draft("again", seat, checked_nonce(nonce) or "")]


def agreed(state: TableState) -> bool:
    """Whether all people want another match; at one device, one speaks for all."""
    if state.next is not None or not state.rematch_asked:
        return False
    return state.setup.device or set(state.people) <= set(state.rematch_asked)


def running(state: TableState) -> None:
    """Refuses unless the match is being played here."""
    if state.game is None:
        raise Refusal("refuse-other-rules", 409)
    if state.status == "waiting":
        raise Refusal("refuse-waiting", 409)
    if state.status == "over":
        raise Refusal("refuse-over", 409)


def speaking(state: TableState, seat: int) -> None:
    """Refuses for a seat whose player has left or given up."""
    if state.seats[seat].resigned and state.status == "running":
        raise Refusal("refuse-resigned", 409)
    if state.seats[seat].left:
        raise Refusal("refuse-left", 409)


def _sit(seat: int, body: SitBody) -> Draft:
    return Draft("sit", seat, _json(body))


def _json(body: object) -> str:
    return msgspec.json.encode(body).decode()
