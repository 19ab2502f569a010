"""Many matches as one environment: each goes as the plain rules say, and nothing hidden is seen."""

from __future__ import annotations

import os
from typing import Any

import numba
import numpy
import pytest

from ludogare.core.declaration.features import raw
from ludogare.core.law import dice
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.loops import drawn, first_seat
from ludogare.core.running import cuda
from ludogare.core.saying.errors import LudogareError
from ludogare.games import GAMES, find
from ludogare.lab import dlpack
from ludogare.lab.cores import Cores
from ludogare.lab.vector import Vector
from test_cuda import no_gpu, simulated
from thorough import only

COUNT, STEPS = 3, 400
ARRAYS = ("seat", "legal", "counts", "observation", "rewards", "ended", "plies", "number")


class Told:
    """One match after the other by the plain rules, as a place of a vector plays them."""

    def __init__(self, vector: Vector, place: int, seed: int) -> None:
        self.vector, self.number, self.seed = vector, place, seed
        self.game, self.rules = vector.game, vector.game.plain
        self.room = self.rules.workspace()
        self.begin()

    def begin(self) -> int:
        self.s = self.game.State()
        numbers = self.room.numbers(self.game.options.numbers(self.vector.options))
        self.rules.start(self.s, self.vector.seats, numbers)
        dice.shake(self.room.dice, self.seed, self.number)
        return self.follow()

    def follow(self) -> int:
        plies = 0
        while self.rules.awaited(self.s) == CHANCE:
            outcome = self.rules.loop(drawn)(self.s, self.room.dice, *self.room.choices)
            self.rules.play(self.s, CHANCE, outcome)
            plies += 1
        return plies

    def step(self, action: int) -> dict[str, Any]:
        """What the arrays hold after an action."""
        self.rules.play(self.s, first_seat(self.rules.awaited(self.s)), action)
        plies = 1 + self.follow()
        ended = self.rules.awaited(self.s) == 0
        rewards = self.rewards() if ended else [0.0] * self.vector.seats
        if ended:
            self.number += self.vector.count
            plies += self.begin()
        seat = first_seat(self.rules.awaited(self.s))
        count = self.rules.legal(self.s, seat, self.room.out)
        return {
            "seat": seat,
            "legal": self.room.out[:count],
            "counts": count,
            "observation": self.seen(seat),
            "rewards": pytest.approx(rewards),
            "ended": ended,
            "plies": plies,
            "number": self.number,
        }

    def rewards(self) -> list[float]:
        seats, mask = self.vector.seats, self.rules.winners(self.s)
        if seats == 1:
            return [1.0 if mask else -1.0]
        shares = [(mask >> seat & 1) / max(1, mask.bit_count()) for seat in range(seats)]
        return [(seats * share - 1) / (seats - 1) for share in shares]

    def seen(self, seat: int) -> list[int]:
        """The observation, made of a hidden copy whatever the features read."""
        hidden = self.s.copy()
        self.rules.hide(hidden, seat)
        numbers = [0] * self.vector.features.size
        self.vector.features.observe(hidden, seat, numbers, self.room.weight)
        return numbers


def any_action(vector: Vector, chance: Any) -> Any:
    at = (chance.random(vector.count) * numpy.asarray(vector.counts)).astype(numpy.int64)
    found = numpy.take_along_axis(numpy.asarray(vector.legal), at[:, None], 1)[:, 0]
    there = vector.device == "cuda" and not cuda.simulated()
    return cuda.numba_cuda().to_device(found) if there else found


def arrays(vector: Vector) -> dict[str, Any]:
    """A copy of all that a vector shows; of the legal actions only those that count."""
    found = {name: numpy.array(getattr(vector, name)) for name in ARRAYS}
    for row, count in zip(found["legal"], found["counts"], strict=True):
        row[count:] = -1
    return found


@pytest.mark.parametrize("name", only(["cape_to_cairo", "steam_tunnel"], GAMES))
@pytest.mark.parametrize("observe", only(["features"], ["features", "state"]))
def test_every_match_goes_as_the_plain_rules_say(name: str, observe: str) -> None:
    game, chance = find(name), numpy.random.default_rng(5)
    vector = Vector(game, COUNT, seats=game.seats[-1], seed=9, observe=observe, workers=2)
    told = [Told(vector, place, 9) for place in range(COUNT)]
    endings = 0
    for _ in range(STEPS):
        actions = any_action(vector, chance)
        vector.step(actions)
        here = arrays(vector)
        for place, match in enumerate(told):
            for what, expected in match.step(int(actions[place])).items():
                found = here[what][place].tolist()
                if what == "legal":
                    found = found[: here["counts"][place]]
                assert found == expected, f"{name}, place {place}: {what}"
        endings += int(here["ended"].sum())
        assert numpy.array_equal(vector.mask, mask_of(vector))
    assert endings or name == "channel_tunnel", "matches ended, and others began"
    vector.close()


@pytest.mark.parametrize("name", only(["cape_to_cairo", "steam_tunnel"], GAMES))
def test_its_states_are_of_the_type_that_all_other_loops_are_compiled_for(name: str) -> None:
    game = find(name)
    cores = Cores(game, game.contract, 2, observes=False, workers=1)
    assert numba.typeof(cores.states[0]) == numba.typeof(game.State.packed()[0])
    cores.close()


def mask_of(vector: Vector) -> Any:
    mask = numpy.zeros((vector.count, vector.game.actions.seat_size), bool)
    for row, legal, count in zip(mask, vector.legal, vector.counts, strict=True):
        row[legal[:count]] = True
    return mask


def test_it_is_the_same_however_many_share_the_work() -> None:
    one, three = (Vector("steam_tunnel", 10, seats=3, seed=4, workers=n) for n in (1, 3))
    chance = numpy.random.default_rng(1)
    for _ in range(150):
        actions = any_action(one, chance)
        for vector in (one, three):
            vector.step(actions)
        here, there = arrays(one), arrays(three)
        assert all(numpy.array_equal(here[name], there[name]) for name in ARRAYS)


def stepped(device: str, name: str, observe: str) -> list[str]:
    """What a vector shows over some steps, as text."""
    vector = Vector(name, 5, seed=2, device=device, observe=observe)
    chance, told = numpy.random.default_rng(3), []
    for _ in range(40):
        vector.step(any_action(vector, chance))
        told.append(
            repr([x.tolist() for x in (*arrays(vector).values(), numpy.asarray(vector.mask))])
        )
    return told


def test_simulated_it_is_the_same_as_on_cores() -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import test_vector\n"
        "for name, observe in [('cape_to_cairo', 'state'), ('steam_tunnel', 'features')]:\n"
        "    here, there = (test_vector.stepped(d, name, observe) for d in ('cpu', 'cuda'))\n"
        "    assert here == there, name\n"
    )
    simulated(code, os.path.dirname(__file__))


@pytest.mark.skipif(no_gpu, reason="there is no GPU here")
@pytest.mark.parametrize("name", GAMES)
def test_on_a_gpu_it_is_the_same_as_on_cores(name: str) -> None:
    for observe in ("features", "state"):
        assert stepped("cuda", name, observe) == stepped("cpu", name, observe)


def test_a_sealed_bid_changes_nothing_that_others_see() -> None:
    for observe in ("features", "state"):
        low, high = (Vector("cape_to_cairo", 1, seed=3, observe=observe) for _ in range(2))
        seen = [
            vector.step(vector.legal[:, bid])[0].tolist() for vector, bid in ((low, 1), (high, 90))
        ]
        assert low.seat.tolist() == [1]
        assert seen[0] == seen[1]
        opened = [vector.step(vector.legal[:, 50])[0].tolist() for vector in (low, high)]
        assert opened[0] != opened[1], "once all have bid, it is seen"


def test_a_state_is_observed_as_it_is_hidden() -> None:
    game = find("cape_to_cairo")
    vector = Vector(game, 1, observe="state")
    place = vector.features["place"]
    assert vector.features.names == raw(game.State).names
    cards = vector.observation[0, place.place + 1 : place.place + place.size]
    hidden = game.State()
    assert len(set(cards.tolist())) == 2, f"nobody sees which cards are in the pile {hidden}"


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    vector = Vector("cape_to_cairo", 6, seed=1, workers=2)
    before, words = arrays(vector), vector._matches.words.copy()
    actions = vector.legal[:, 0].copy()
    actions[[2, 4]] = 700
    with pytest.raises(LudogareError, match="match 2: action 700 is not legal for seat 0") as found:
        vector.step(actions)
    assert found.value.facts["index"] == 2
    actions = actions.astype(numpy.int64)
    actions[2], actions[4] = 0, 1 << 40
    with pytest.raises(LudogareError, match=r"match 4: action 1,?099,?511,?627,?776"):
        vector.step(actions)
    after = arrays(vector)
    assert all(numpy.array_equal(before[name], after[name]) for name in ARRAYS)
    assert numpy.array_equal(words, vector._matches.words)
    actions[4] = 0
    vector.step(actions)
    assert vector.seat.tolist() == [1] * 6


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"device": "tpu"}, "there is no device called 'tpu'; the devices are cpu and cuda"),
        ({"seats": 5}, "cape_to_cairo is for 2 to 4 players, not 5"),
        ({"count": 0}, "the number of matches must be at least 1"),
        ({"observe": "cards"}, "one of features, state, nothing, not 'cards'"),
        ({"options": {"speed": 1}}, "there is no option called speed"),
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"seed": 1 << 70}, "a seed can have at most 63 bits"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(how: dict[str, Any], why: str) -> None:
    with pytest.raises(LudogareError, match=why):
        Vector(**{"game": "cape_to_cairo", "count": 2, **how})


@pytest.mark.skipif(not no_gpu, reason="there is a GPU here")
def test_without_a_gpu_it_is_refused() -> None:
    with pytest.raises(LudogareError, match="there is no NVIDIA GPU here"):
        Vector("cape_to_cairo", 2, device="cuda")


@pytest.mark.parametrize(
    ("actions", "given"),
    [
        ([0, 0, 0], r"list"),
        (numpy.zeros(2, int), r"int64 of shape \(2,\)"),
        (numpy.zeros((3, 1), int), r"int64 of shape \(3, 1\)"),
        (numpy.zeros(3), r"float64 of shape \(3,\)"),
        (None, "NoneType"),
    ],
)
def test_actions_are_one_whole_number_for_each_match(actions: Any, given: str) -> None:
    vector = Vector("cape_to_cairo", 3)
    if isinstance(actions, list):
        vector.step(actions)  # what NumPy makes an array of will do
        return
    with pytest.raises(LudogareError, match=f"3 whole numbers, one for each match, not {given}"):
        vector.step(actions)


class Lender:
    """Rows of NumPy's, lent by our DLPack alone."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **how: Any) -> Any:
        return dlpack.lend(self.array, self.array.ctypes.data, dlpack.CPU)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("dtype", ["int16", "int32", "int64", "float32", "bool"])
def test_others_see_an_array_where_it_lies(dtype: str, order: Any) -> None:
    array = numpy.asarray(numpy.arange(6).reshape(2, 3).astype(dtype), order=order)
    lent = len(dlpack._LENT)
    seen = numpy.from_dlpack(Lender(array))
    assert seen.dtype == array.dtype
    assert numpy.array_equal(seen, array)
    array[1, 2] = 0
    assert seen[1, 2] == 0, "it is no copy"
    assert len(dlpack._LENT) == lent + 1
    del seen
    Lender(array).__dlpack__()
    assert len(dlpack._LENT) == lent, "what nobody looks at is let go"


def test_pytorch_sees_an_array_where_it_lies() -> None:
    torch = pytest.importorskip("torch")
    array = numpy.zeros((2, 3), numpy.int16)
    seen = torch.from_dlpack(Lender(array))
    array[1, 2] = 7
    assert seen[1, 2].item() == 7
