"""New tables: what was asked for is checked, and the first events are made."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from ludogare.bots import BOTS, LEVELS
from ludogare.core.match.dealer import Committed
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import GAMES, find
from ludogare.server.errors import Refusal
from ludogare.server.protocol import MAX_CLOCK, NewSeat, NewTable, TableSettings
from ludogare.server.settings import Settings
from ludogare.server.store.store import Row, SeatSetup, TableSetup
from ludogare.server.table import commands
from ludogare.server.table.clock import now
from ludogare.server.table.keys import checked_request, hashed, new_id, new_key
from ludogare.server.table.names import checked_names
from ludogare.server.table.state import TableState


def checked_table(
    new: NewTable, settings: Settings, programs: Sequence[str] = (), owner: str = ""
) -> tuple[TableSetup, dict[int, str]]:
    """A table as it was asked for, after all checks, and the keys of its people's seats."""
    if new.game not in GAMES:
        raise Refusal("refuse-no-game", game=new.game[:60], known=[*GAMES])
    game = find(new.game)
    if new.language not in LANGUAGES:
        raise Refusal("refuse-language", known=[*LANGUAGES])
    if len(new.seats) not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        refusal = Refusal("refuse-seats", first=first, last=last, count=len(new.seats))
        raise refusal.about(game.folder)
    least = settings.limits.least_clock
    if not all(least <= seconds <= MAX_CLOCK for seconds in new.settings.times):
        raise Refusal("refuse-clock", least=least, most=MAX_CLOCK)
    check_total(new.settings)
    options = game.settle(len(new.seats), new.options)
    request = checked_request(new.id)
    people = [i for i, seat in enumerate(new.seats) if seat.kind != "bot"]
    keys = {i: new_key(request, f"seat {i}") for i in people}
    made = []
    for i, (seat, name) in enumerate(zip(new.seats, checked_names(new), strict=True)):
        bot = (seat.bot or LEVELS[0]) if seat.kind == "bot" else None
        if bot is not None and bot not in (*BOTS, *programs):
            raise Refusal("refuse-bot", bot=bot[:60], known=[*BOTS, *programs])
        key = hashed(keys[i]) if i in keys else None
        kind = "bot" if bot else "person"
        made.append(SeatSetup(kind, seat.kind == "link", name, bot, key))  # type: ignore[arg-type]
    row = TableSetup(
        new_id(request), game.name, game.version, game.components.hash, options, new.settings,
        tuple(made), new.language, Committed.new_secret(), now(), owner,
    )  # fmt: skip
    return row, keys


def check_total(asked: TableSettings) -> None:
    """Refuses clocks that contradict each other."""
    if asked.clock is not None and asked.total is not None:
        raise Refusal("refuse-clocks")
    if not 0 <= asked.increment <= MAX_CLOCK or (asked.increment and asked.total is None):
        raise Refusal("refuse-increment", most=MAX_CLOCK)


def same_wish(one: TableSetup, two: TableSetup) -> bool:
    """Whether two tables were asked for in the same words, with the same id."""
    drawn = {"secret": "", "made": 0, "owner": ""}
    return structs.replace(one, **drawn) == structs.replace(two, **drawn)


def following(old: TableState) -> TableSetup:
    """The table of another match; a bot takes the seat of who has left."""
    made = []
    for seat, was in zip(old.seats, old.setup.seats, strict=True):
        stays = was.kind == "person" and not seat.left
        bot = None if stays else seat.bot or old.settings.deputy
        kind, key = ("person", seat.key) if stays else ("bot", None)
        made.append(SeatSetup(kind, was.link and stays, seat.name, bot, key))  # type: ignore[arg-type]
    first = old.setup
    return TableSetup(
        new_id(), first.game, first.rules, first.components, first.options,
        first.settings, tuple(made), first.language, Committed.new_secret(), now(), first.owner,
    )  # fmt: skip


def first_at_device(wanted: Sequence[NewSeat]) -> int:
    """The seat of the player who makes the table."""
    at = [i for i, seat in enumerate(wanted) if seat.kind in ("me", "device")]
    return at[0] if at else -1


def first_events(
    state: TableState, sitting: Sequence[tuple[int, str | None, str | None]]
) -> list[Row]:
    """Has some sit down at a new table with their names and nonces; the events of that."""
    rows: list[Row] = []

    def add(drafts: Sequence[commands.Draft]) -> None:
        for draft in drafts:
            rows.append(Row(state.seq + 1, state.setup.made, draft.kind, draft.seat, draft.body))
            state.apply(rows[-1], draft.step)

    for seat, name, nonce in sitting:
        add(commands.sit(state, seat, name, nonce))
    if state.status == "waiting" and all(seat.sat for seat in state.seats):
        add(commands.begin(state, {}))
    return rows
