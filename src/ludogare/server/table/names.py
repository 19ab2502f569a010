"""What people and bots at a table are called: tidy, and nobody like another."""

from __future__ import annotations

import re
import unicodedata

from ludogare.bots import LEVELS
from ludogare.server.errors import Refusal
from ludogare.server.protocol import MAX_NAME, NewTable
from ludogare.server.table.state import TableState
from ludogare.server.texts import voice

MARKS = 2
"""How many marks a letter may carry besides its own: a pile of them covers other lines."""
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters that are drawn as nothing."""


def tidy_name(name: str) -> str:
    """A name as it is shown: text of one line."""
    tidy = " ".join(BLANK.sub(" ", tidy_text(name[: 4 * MAX_NAME])).split())
    if not 1 <= len(tidy) <= MAX_NAME or not tidy.isprintable():
        raise Refusal("refuse-name", most=MAX_NAME)
    return tidy


def tidy_text(text: str) -> str:
    """Text whose letters carry no piles of marks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def alike(name: str) -> str:
    """The same for names that look the same, but for letters of other alphabets."""
    return unicodedata.normalize("NFKC", name).casefold()


def free_name(state: TableState, seat: int) -> str:
    """The seat's own name, unless somebody else has taken it meanwhile."""
    taken = {alike(s.name) for i, s in enumerate(state.seats) if i != seat and s.sat}
    name = state.seats[seat].name
    number = 2
    while alike(name) in taken:
        name = f"{state.seats[seat].name[:26]} {number}"
        number += 1
    return name


def bot_name(bot: str, language: str) -> str:
    """What a bot is called at a table whose first language this is."""
    message = f"table-bot-{bot}"
    said = voice(language)
    return said(message) if said.has(message) else bot.capitalize()[:20]


def checked_names(new: NewTable) -> list[str | None]:
    """The names that were given, tidied, each only once; bots that got none are named."""
    names = [tidy_name(seat.name) if seat.name else None for seat in new.seats]
    for i, name in enumerate(names):
        if name is not None and alike(name) in [alike(other) for other in names[:i] if other]:
            raise Refusal("refuse-same-name", taken=name)
    for i, seat in enumerate(new.seats):
        if seat.kind == "bot" and names[i] is None:
            called = bot_name(seat.bot or LEVELS[0], new.language)
            options = [called, *(f"{called} {n}" for n in range(2, len(names) + 2))]
            names[i] = next(option for option in options if option not in names)
    return names
