"""What somebody at a table wants, as the events that it would add; refusals change nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from ludogare.bots import LEVELS
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.dealer import Committed
from ludogare.core.match.match import Match, Ply
from ludogare.core.saying.errors import IllegalAction
from ludogare.server.live.protocol import MOST_CHAT
from ludogare.server.store.store import Kind
from ludogare.server.table.keys import checked_nonce, tidy_name
from ludogare.server.table.state import BeginBody, Course, EndBody, SitBody, answer_in
from ludogare.server.texts import Refusal

Draft = tuple[Kind, int | None, str]
"""An event to be: its kind, its seat, its body."""
MOST_CHAT_LINES = 2000
MOST_BACKS = 300
"""How often something is taken back at one table."""


def sit(
    course: Course,
    seat: int,
    name: str | None,
    nonce: str | None,
    key: str | None = None,
) -> list[Draft]:
    """Somebody takes a seat, or comes back to it; the last one begins the match."""
    place = course.seats[seat]
    nonce = checked_nonce(nonce) or Committed.new_nonce()
    if course.status == "waiting" and not place.sat:
        called = tidy_name(name) if name else free_name(course, seat)
        others = [s.name for i, s in enumerate(course.seats) if i != seat and s.sat]
        if called in others:
            raise Refusal("refuse-same-name", taken=called)
        drafts = [_sit(seat, SitBody(called, nonce, key))]
        if all(s.sat for i, s in enumerate(course.seats) if i != seat):
            drafts += begin(course, {seat: (called, nonce)})
        return drafts
    if course.status == "running" and place.left and not place.resigned:
        return [_sit(seat, SitBody())]
    return []


def free_name(course: Course, seat: int) -> str:
    """The seat's own name, unless somebody else has taken it meanwhile."""
    taken = {s.name for i, s in enumerate(course.seats) if i != seat and s.sat}
    name = course.seats[seat].name
    number = 2
    while name in taken:
        name = f"{course.seats[seat].name[:26]} {number}"
        number += 1
    return name


def begin(course: Course, sitting: dict[int, tuple[str, str]]) -> list[Draft]:
    """The match begins with the people who sit and those sitting down right now."""
    if course.game is None:
        raise Refusal("refuse-other-rules", 409)
    names, nonces = [], []
    for i, seat in enumerate(course.seats):
        name, nonce = sitting.get(i, (seat.name, seat.nonce))
        names.append(name)
        nonces.append(nonce or Committed.new_nonce())
    match = course.begun(names, course.dealt_by(nonces))
    first: Draft = ("begin", None, _json(BeginBody(names, nonces)))
    return [first, *played(course, match, match.plies)]


def act(course: Course, seat: int, action: str | int, after: int | None = None) -> list[Draft]:
    """A seat plays an action, and chance answers."""
    running(course)
    asked = course.asked[seat] or course.board or 0
    if after is not None and after < asked:
        raise Refusal("refuse-stale", 409)
    match = course.playing.copy()
    known = len(match.plies)
    match.dealer = course.dealer
    match.play(action, seat)
    let_be(course, match)
    return played(course, match, match.plies[known:])


def let_be(course: Course, match: Match) -> None:
    """Whoever has said `not this round` lets the others be at once."""
    while answer := answer_in(match):
        (seat,) = match.awaited
        if course.skipped.get(seat) != answer.round or course.seats[seat].kind == "bot":
            return
        match.play(answer.action, seat)


def skip(course: Course, seat: int, after: int) -> list[Draft]:
    """A seat lets this move of another be, and all others in this round."""
    running(course)
    answer = answer_in(course.playing)
    if answer is None or seat not in course.awaited:
        raise Refusal("refuse-no-answer", 409)
    return [("skip", seat, str(answer.round)), *act(course, seat, answer.action, after)]


def played(course: Course, match: Match, plies: Sequence[Ply]) -> list[Draft]:
    """Plies as events, and the end if the match is over after them."""
    text = match.game.actions.text
    drafts: list[Draft] = [("ply", ply.seat, text(ply.action)) for ply in plies]
    if match.over:
        winners = deserving(course, match)
        ending = match.ending or ""
        drafts.append(("end", None, _json(EndBody(ending, winners, match.points))))
    return drafts


def deserving(course: Course, match: Match) -> list[int]:
    """The winners; who has resigned cannot win, so then the best of the others do."""
    stayed = [i for i, seat in enumerate(course.seats) if not seat.resigned]
    winners = [seat for seat in match.winners if seat in stayed]
    if match.winners and not winners and stayed:
        points = match.points
        most = max(points[seat] for seat in stayed)
        winners = [seat for seat in stayed if points[seat] == most]
    return winners


def flag(course: Course, seat: int) -> list[Draft]:
    """A seat's time is up: any one of its actions is played; who does not answer lets it be."""
    running(course)
    answer = answer_in(course.playing)
    if answer is not None:
        return act(course, seat, answer.action)
    legal = course.playing.legal_for(seat)
    if not legal:
        return []
    return [("flag", seat, ""), *act(course, seat, random.choice(legal).number)]


def lose(course: Course, seat: int, why: str, number: int) -> list[Draft]:
    """A bot has lost its turn, and why: the action played instead was chosen for it."""
    return [("lost", seat, why), *act(course, seat, number)]


def back(course: Course, seat: int, after: int) -> list[Draft]:
    """A seat takes back; at one device freely, else by the rule of shared matches."""
    running(course)
    if not course.table.settings.undo:
        raise Refusal("refuse-no-undo")
    if course.backs >= MOST_BACKS:
        raise Refusal("refuse-undo-full", most=MOST_BACKS)
    match, free = course.playing, course.table.device
    if after < (course.acted if free else course.board or 0):
        raise Refusal("refuse-stale", 409)
    if free:
        kept = last_of_people(course)
        if kept is None:
            raise IllegalAction(match.voice("undo-nothing"))
    else:
        trial = match.copy()
        trial.undo(seat)
        kept = len(trial.plies)
    return [("back", seat, str(kept))]


def last_of_people(course: Course) -> int | None:
    """How many plies came before the last one of a person."""
    plies = course.playing.plies
    for number in range(len(plies) - 1, -1, -1):
        seat = plies[number].seat
        if seat != CHANCE and course.seats[seat].kind == "person":
            return number
    return None


def takes_back(course: Course) -> bool:
    """Whether anything is taken back at a table from now on."""
    return course.table.settings.undo and course.backs < MOST_BACKS


def may_take_back(course: Course, seat: int) -> bool:
    """Whether `back` would be granted to a seat right now."""
    if course.status != "running" or course.match is None or not takes_back(course):
        return False
    if course.table.device:
        return last_of_people(course) is not None
    plies = course.match.plies
    return bool(plies) and plies[-1].seat == seat and not course.match._revealed()


def resign(course: Course, seat: int) -> list[Draft]:
    """A seat gives up. The last one left has won; among more, a bot plays on for the seat."""
    running(course)
    drafts: list[Draft] = [("resign", seat, "")]
    stay = [i for i, s in enumerate(course.seats) if not s.resigned and i != seat]
    people = [i for i in stay if course.seats[i].kind == "person"]
    if len(stay) == 1:
        return [*drafts, ended(course, "resigned", stay)]
    if not people:
        return [*drafts, ended(course, "abandoned", [])]
    return [*drafts, ("bot", seat, deputy())]


def ended(course: Course, ending: str, winners: list[int]) -> Draft:
    """The end, by what people did and not by the rules of the game."""
    return ("end", None, _json(EndBody(ending, winners, course.playing.points)))


def leave(course: Course, seat: int) -> list[Draft]:
    """A seat leaves; a bot plays on where the table allows it and other people are there."""
    place = course.seats[seat]
    if course.status == "waiting":
        return [("leave", seat, "")] if place.sat else []
    if place.left:
        return []
    drafts: list[Draft] = [("leave", seat, "")]
    if course.status == "over":
        return drafts
    others = [i for i in course.people if i != seat and course.seats[i].kind == "person"]
    if course.table.settings.takeover and others and place.kind == "person":
        drafts.append(("bot", seat, deputy()))
    return drafts


def deputy() -> str:
    """The bot that plays on for somebody: neither the weakest nor the slowest there is."""
    return LEVELS[len(LEVELS) // 2]


def chat(course: Course, seat: int, text: str) -> list[Draft]:
    """A seat says something: text of one paragraph."""
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not 1 <= len(said) <= MOST_CHAT:
        raise Refusal("refuse-chat", most=MOST_CHAT)
    if len(course.chat) >= MOST_CHAT_LINES:
        raise Refusal("refuse-chat-full")
    return [("chat", seat, said)]


def again(course: Course, seat: int, nonce: str | None) -> list[Draft]:
    """A seat would like another match."""
    if course.game is None:
        raise Refusal("refuse-other-rules", 409)
    if course.status != "over":
        raise Refusal("refuse-rematch", 409)
    if seat in course.again or course.next is not None:
        return []
    return [("again", seat, checked_nonce(nonce) or "")]


def agreed(course: Course) -> bool:
    """Whether all people want another match; at one device, one speaks for all."""
    if course.next is not None or not course.again:
        return False
    return course.table.device or set(course.people) <= set(course.again)


def running(course: Course) -> None:
    """Refuses unless the match is being played here."""
    if course.game is None:
        raise Refusal("refuse-other-rules", 409)
    if course.status == "waiting":
        raise Refusal("refuse-waiting", 409)
    if course.status == "over":
        raise Refusal("refuse-over", 409)


def speaking(course: Course, seat: int) -> None:
    """Refuses for a seat whose player has left or given up."""
    if course.seats[seat].resigned and course.status == "running":
        raise Refusal("refuse-resigned", 409)
    if course.seats[seat].left:
        raise Refusal("refuse-left", 409)


def _sit(seat: int, body: SitBody) -> Draft:
    return ("sit", seat, _json(body))


def _json(body: object) -> str:
    return msgspec.json.encode(body).decode()
