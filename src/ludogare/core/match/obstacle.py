"""Why somebody cannot choose what they point at, though it names an action in part only.

What is pointed at stands for values of arguments, as on a board: a slot, a colour, both. Of the
actions that agree with it, those are asked about that are nearest to what may be played now, and
the reason that most of them have is the answer. Where all that is wrong with them is that their
values do not go together (`Show.beside`), any others that agree are asked about as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product

from ludogare.core.declaration.actions import Action, Argument, Value, Verb
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import IllegalAction, UnknownAction

MOST = 200
"""Actions that are asked about: all that a piece could do, such as a good with 198 ways to go."""
VERB = "verb"


def obstacle(match: Match, seat: int, said: Mapping[str, str]) -> IllegalAction | None:
    """Why a seat can choose nothing that agrees with this; None where it can.

    UnknownAction where no action of a seat could ever agree with it.
    """
    legal = match.legal_for(seat)
    if any(agrees(action, said) for action in legal):
        return None
    found = list(islice(nearest(match, legal, said), MOST))
    if not found:
        words = " ".join(f"{name}={value}" for name, value in said.items())
        known = [v.usage() for v in match.game.actions.verbs.values() if not v.chance]
        raise UnknownAction("action-unknown", action=words, known=known)
    refusals = why(match, seat, found)
    if not telling(match, refusals):
        refusals += why(match, seat, islice(nearest(match, legal, said, wide=True), MOST))
    return most(telling(match, refusals) or refusals)


def why(match: Match, seat: int, actions: Iterable[Action]) -> list[IllegalAction]:
    """Why each of these actions is not legal."""
    return [refusal for action in actions if (refusal := match.why(action, seat)) is not None]


def telling(match: Match, refusals: list[IllegalAction]) -> list[IllegalAction]:
    """Those that say something about what was pointed at."""
    return [one for one in refusals if one.message not in match.game.show.beside]


def most(refusals: list[IllegalAction]) -> IllegalAction:
    """The first of those that there are most of."""
    [(message, _)] = Counter(refusal.message for refusal in refusals).most_common(1)
    return next(refusal for refusal in refusals if refusal.message == message)


def agrees(action: Action, said: Mapping[str, str]) -> bool:
    """Whether an action has these values, and the verb if one is said."""
    whole = {**action.args, VERB: action.verb}
    return all(name in whole and str(whole[name]) == value for name, value in said.items())


def nearest(
    match: Match, legal: Sequence[Action], said: Mapping[str, str], wide: bool = False
) -> Iterator[Action]:
    """The actions that agree, of verbs that can be played now if there are any such.

    What was not said is as it can be played now, or in a wide search anything.
    """
    table = match.game.actions
    verbs = [verb for verb in table.verbs.values() if not verb.chance and could_agree(verb, said)]
    now = [verb for verb in verbs if any(action.verb == verb.name for action in legal)]
    for verb in now or verbs[:1]:
        near = [action for action in legal if action.verb == verb.name and not wide]
        ways = [
            values(argument, said.get(name), [action.args[name] for action in near])
            for name, argument in verb.arguments.items()
        ]
        for chosen in product(*ways):
            yield table[table.number(" ".join([verb.name, *map(str, chosen)]))]


def could_agree(verb: Verb, said: Mapping[str, str]) -> bool:
    """Whether some action of a verb has these values."""
    if said.get(VERB, verb.name) != verb.name:
        return False
    arguments = verb.arguments
    return all(
        name in arguments and value in map(str, arguments[name].values)
        for name, value in said.items()
        if name != VERB
    )


def values(argument: Argument, said: str | None, near: Sequence[Value]) -> Sequence[Value]:
    """What an argument may be: what was said, what can be played now, or anything."""
    if said is not None:
        return [said]
    return list(dict.fromkeys(near)) or argument.values
