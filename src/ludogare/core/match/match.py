"""A match: one play of a game, with its seats, its state and its plies.

>>> import ludogare
>>> m = ludogare.new("cape_to_cairo", seats=2, seed=7, names=["Ada", "Ben"])
>>> m
<cape_to_cairo, ply 2: Ada and Ben to act>
>>> m.play("bid 12").play("bid 7")
<cape_to_cairo, ply 4: Ada to act>
>>> [str(action) for action in m.legal]
['pick 15', 'pick 35']
>>> m.play("pick 1")
Traceback (most recent call last):
ludogare.core.saying.errors.IllegalAction: pick 1: that landscape is not for sale (CC-3.5)
>>> m.undo()
<cape_to_cairo, ply 3: Ben to act>
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from ludogare.core.declaration.actions import COVERED, Action
from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.law.state import Fields
from ludogare.core.match.checkpoints import Checkpoints
from ludogare.core.match.dealer import Dealer, Fairness
from ludogare.core.match.hiding import Eyes, all_secrets, followed, hidden, reveals, told, view_of
from ludogare.core.match.names import checked_names, listed
from ludogare.core.match.plies import Ply, Step
from ludogare.core.saying.errors import BadSeat, IllegalAction, LudogareError
from ludogare.core.saying.numbers import index
from ludogare.core.saying.texts import FIRST_LANGUAGE, Sentence, Voice


class Match:
    """One play of a game. Chance is dealt at once, unless there is no dealer."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        dealer: Dealer | None = None,
        shared: bool = False,
        language: str = FIRST_LANGUAGE,
    ) -> None:
        self.game = game
        if seats is None:
            seats = len(listed(names)) if names else game.seats[0]
        self.seats = game.check_seats(seats)
        self.options = game.settle(self.seats, options or {})
        self.language = language
        """In which it speaks of itself; others make a voice of their own."""
        given = Voice(game, language, checked_names(names, self.seats))
        self.names = [given.name(seat) for seat in range(self.seats)]
        self.dealer = dealer
        self.shared = shared
        """Whether seats sit at different screens: taking back then never crosses chance,
        a reveal or another seat's action."""
        self.fairness: Fairness | None = None
        """What was published about the deals, where a record tells of it."""
        self.plies: list[Ply] = []
        self.state = self.first()
        self.last: Step | None = None
        """The last ply, with the positions round it."""
        self._checkpoints = Checkpoints()
        self._deal()

    def first(self) -> Fields:
        """The first position."""
        s = self.game.State()
        self.game.plain.start(s, self.seats, self.game.options.numbers(self.options))
        return s

    # Where it stands

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.game.plain.awaited(self.state) == 0)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now, or (CHANCE,)."""
        mask = self.game.plain.awaited(self.state)
        return (CHANCE,) if mask == CHANCE else members(mask)

    @property
    def legal(self) -> list[Action]:
        """What the first awaited seat may do, or what chance may bring."""
        return self.legal_for(self.awaited[0]) if self.awaited else []

    def legal_for(self, seat: int) -> list[Action]:
        """What a seat may do now, or what chance may bring."""
        return [self.game.actions[number] for number in self.numbers_for(seat)]

    def numbers_for(self, seat: int) -> list[int]:
        """The numbers of what a seat may do now, or of what chance may bring."""
        return self._legal(self._seat(seat, CHANCE, SPECTATOR))

    @property
    def odds(self) -> dict[str, int]:
        """The outcomes that chance may bring now, with their weights."""
        if self.awaited != (CHANCE,):
            return {}
        outcomes, weights = self._chances()
        return dict(zip(map(self.game.actions.text, outcomes), weights, strict=True))

    @property
    def points(self) -> list[int | Fraction]:
        """The points of each seat; a share of a point is a fraction."""
        unit = self.game.unit
        return [Fraction(n, unit) if n % unit else n // unit for n in self.score]

    @property
    def score(self) -> list[int]:
        """What each seat has, in the game's smallest unit: `game.unit` of them make a point."""
        out = [0] * self.seats
        self.game.plain.score(self.state, out)
        return out

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return members(self.game.plain.winners(self.state))

    @property
    def ending(self) -> str | None:
        """How the match ended."""
        at = self.game.plain.ending(self.state)
        return None if at < 0 else self.game.endings[at]

    # Playing

    def play(self, action: str | int | Action, seat: int | None = None) -> Match:
        """Plays an action for a seat (the first awaited one, unless told), and what chance brings.

        A line that is no action raises UnknownAction, one that may not be played here
        raises IllegalAction; the match is then as it was.
        """
        self.step(action, seat)
        return self

    def step(self, action: str | int | Action, seat: int | None = None) -> list[Step]:
        """Plays as `play` does, and gives each ply with the positions round it."""
        number = self._number(action)
        try:
            by = self._first_awaited() if seat is None else self._seat(seat, CHANCE)
        except BadSeat as problem:
            raise self._refused(number, problem.message, problem.facts) from None
        if number not in self._legal(by):
            raise self._refused(number, *self._reason(by, self.game.actions[number]))
        return [self.advance(Ply(by, number)), *self._deal()]

    def go_on(self, dealer: Dealer) -> Match:
        """Lets a dealer decide chance from here on, as after reading a record."""
        self.deal(dealer)
        return self

    def deal(self, dealer: Dealer) -> list[Step]:
        """Goes on with a dealer, and gives each ply with the positions round it."""
        self.dealer = dealer
        return self._deal()

    def advance(self, ply: Ply) -> Step:
        """Plays a ply that is known to be legal, as those of a checked record are."""
        before = self.position
        self.game.plain.play(self.state, ply.seat, ply.action)
        return self._note(Step(len(self.plies), ply, before, self.state.copy()))

    def take(self, step: Step) -> Step:
        """Goes on by a ply that was played from this very position already, by a copy."""
        if step.number != len(self.plies):
            raise ValueError(f"ply {step.number} does not follow ply {len(self.plies)}")
        self.state.become(step.after)
        return self._note(step)

    def undo(self, seat: int | None = None) -> Match:
        """Takes back the last action of a seat, with what chance brought after it."""
        return self.rewind(self.undone(seat))

    def why(self, action: str | int | Action, seat: int) -> IllegalAction | None:
        """Why a seat may not play an action now; None where it may."""
        number, by = self._number(action), self._seat(seat)
        if number in self._legal(by):
            return None
        return self._refused(number, *self._reason(by, self.game.actions[number]))

    def undone(self, seat: int | None = None) -> int:
        """How many plies are left when a seat takes back; IllegalAction if it may not."""
        if seat is not None:
            seat = self._seat(seat)
        kept = len(self.plies)
        while kept and self.plies[kept - 1].seat == CHANCE:
            kept -= 1
        if kept == 0:
            raise IllegalAction("undo-nothing")
        last = self.plies[kept - 1]
        if seat is not None and last.seat != seat:
            raise IllegalAction("undo-other", seat=seat).about(self.game.folder, self.names)
        if self.shared:
            if kept < len(self.plies):
                raise IllegalAction("undo-chance")
            if self.revealed:
                raise IllegalAction("undo-reveal")
        return kept - 1

    def rewind(self, plies: int) -> Match:
        """Goes back to the position after that many plies."""
        number = index(plies)
        if number is None or not 0 <= number <= len(self.plies):
            raise LudogareError("no-ply", number=repr(plies), last=len(self.plies))
        if number == len(self.plies):
            return self
        start, position = self._checkpoint(number)
        again, self.plies = self.plies[start:number], self.plies[:start]
        self.state, self.last = position.copy(), None
        self._checkpoints.forget(number)
        for ply in again:
            self.advance(ply)
        return self

    def copy(self) -> Match:
        """An independent match in the same position, for trying things out."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.plies, new.state = self.plies[:], self.state.copy()
        new._checkpoints = self._checkpoints.copy()
        return new

    # Being seen

    @property
    def voice(self) -> Voice:
        """Speaks of this match in its language; anybody may make another one for theirs."""
        return Voice(self.game, self.language, self.names)

    def hidden(self, seat: int = SPECTATOR) -> Fields:
        """The state as a seat may know it: the one gate outward."""
        return hidden(self.game, self.state, self._seat(seat, SPECTATOR))

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The position as a seat sees it, ready for JSON."""
        seat = self._seat(seat, SPECTATOR)
        return view_of(self.game, self.hidden(seat), seat, self.last)

    def board(self, seat: int = SPECTATOR, *, narrow: bool = False) -> str:
        """The table as a seat sees it, drawn as SVG."""
        return self.game.board.draw(self.view(seat), self.voice, narrow=narrow)

    @property
    def position(self) -> Fields:
        """The position of now, which stays as it is when the match goes on."""
        last = self.last
        return last.after if last and last.after == self.state else self.state.copy()

    @property
    def before(self) -> Fields:
        """The position before the last ply."""
        return self.last.before if self.last else self.position

    @property
    def revealed(self) -> bool:
        """Whether the last ply opened to anybody what was hidden from them before it."""
        return self.revealed_to(Eyes(self.game))

    def revealed_to(self, eyes: Eyes) -> bool:
        """Whether it did, by eyes that may have seen the positions already."""
        if self.last is not None and not followed(self.game, self.last):
            return False
        return reveals(eyes, all_secrets(eyes, self.before, self.seats), self.position)

    def opened(self, since: int) -> bool:
        """Whether a sealed choice that was made after so many plies has been opened."""
        sealed, eyes = False, Eyes(self.game)
        for step in self.steps(since):
            seat, action = step.ply.seat, step.ply.action
            sealed = sealed or (seat != CHANCE and self.game.actions.sealed(action))
            kept = all_secrets(eyes, step.before, self.seats) if sealed else {}
            if reveals(eyes, kept, step.after):
                return True
        return False

    def steps(self, since: int = 0) -> Iterator[Step]:
        """Every ply from one on, with the states round it."""
        start, s = self._checkpoint(since)
        for number, ply in enumerate(self.plies[start:], start):
            before, s = s, s.copy()
            self.game.plain.play(s, ply.seat, ply.action)
            if number >= since:
                yield Step(number, ply, before, s)

    def story(self, seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """What happened, in sentences, as a seat may know it."""
        seat = self._seat(seat, SPECTATOR)
        return [
            line
            for step in self.steps(since)
            for line in self.voice.sentences(told(self.game, step, seat))
        ]

    def ask(self, seat: int) -> str:
        """What a seat is asked now, in one sentence."""
        seat = self._seat(seat, SPECTATOR)
        message, args = self.game.show.ask(self.hidden(seat), seat)
        return self.voice(message, **args)

    def record(self, viewer: int | None = None) -> str:
        """The text of the match; for a viewer, with what that seat may not know covered."""
        from ludogare.core.match.record import write

        return write(self, None if viewer is None else self._seat(viewer, SPECTATOR))

    def standing(self) -> Sentence:
        """Where the match stands, as a sentence."""
        if not self.over:
            chance = self.awaited == (CHANCE,)
            return "stands-chance" if chance else "stands-awaits", {"seats": [*self.awaited]}
        return "stands-over" if self.winners else "stands-nobody", {"seats": [*self.winners]}

    def stands(self) -> str:
        """Where the match stands, in a few words."""
        message, args = self.standing()
        return self.voice(message, **args)

    def __repr__(self) -> str:
        return f"<{self.game.name}, ply {len(self.plies)}: {self.stands()}>"

    def _repr_svg_(self) -> str:
        return self.board()

    # Within

    def _number(self, action: str | int | Action) -> int:
        if isinstance(action, str):
            return self.game.actions.number(action)
        return self.game.actions.numbered(action.number if isinstance(action, Action) else action)

    def _seat(self, seat: Any, *others: int) -> int:
        """The number of a seat of this match, or of one of the others; else a sentence."""
        number = index(seat)
        if number is None or not (0 <= number < self.seats or number in others):
            raise BadSeat("no-seat", wanted=repr(seat), count=self.seats)
        return number

    def _first_awaited(self) -> int:
        return self.awaited[0] if self.awaited else 0

    def _legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return self._chances()[0] if self.awaited == (CHANCE,) else []
        out = [0] * self.game.room  # its own: others may look at the match at the same time
        return out[: self.game.plain.legal(self.state, seat, out)]

    def _chances(self) -> tuple[list[int], list[int]]:
        """What chance, which is awaited, may bring, and the weights."""
        out, weights = [0] * self.game.room, [0] * self.game.room
        count = self.game.plain.chances(self.state, out, weights)
        return out[:count], weights[:count]

    def _refused(self, number: int, message: str, facts: Mapping[str, Any]) -> IllegalAction:
        """The refusal of an action."""
        clause = self.game.show.clauses.get(message)
        tried = self.game.actions.text(number)
        refusal = IllegalAction(message, tried=tried, clause=clause, **facts)
        return refusal.about(self.game.folder, self.names)

    def _reason(self, seat: int, action: Action) -> Sentence:
        """Why an action is not legal; from the seat's hidden state where the game says it."""
        if self.over:
            return "no-over", {}
        by_chance = self.game.actions.verbs[action.verb].chance
        if self.awaited == (CHANCE,) and self.dealer is None and not by_chance:
            return "no-dealer", {}
        if seat == CHANCE:
            return "no-outcome", {}
        if by_chance:
            return "no-chance-verb", {"seat": seat}
        if self.awaited == (CHANCE,):
            return "no-chance-awaited", {}
        if seat not in self.awaited:
            return "no-turn", {"seat": seat, "seats": [*self.awaited]}
        if COVERED in action.args.values():
            return "no-covered", {}
        found = self.game.show.reason(self.hidden(seat), seat, action)
        return found or ("no-not-now", {"seat": seat})

    def _deal(self) -> list[Step]:
        dealt = []
        while self.dealer is not None and self.game.plain.awaited(self.state) == CHANCE:
            outcome = self.dealer.choose(len(self.plies), *self._chances())
            dealt.append(self.advance(Ply(CHANCE, outcome)))
        return dealt

    def _note(self, step: Step) -> Step:
        """Remembers a ply that has led to the position of now."""
        self._checkpoints.keep(step.number, step.before)
        self.plies.append(step.ply)
        self.last = step
        return step

    def _checkpoint(self, before: int) -> tuple[int, Fields]:
        """A position from before a ply, not to be changed, and how many plies led to it."""
        return self._checkpoints.last(before) or (0, self.first())


def members(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
