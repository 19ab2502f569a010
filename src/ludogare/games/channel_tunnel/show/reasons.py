"""Why an action of 1987 Channel Tunnel may not be played, for the person who tried it."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.saying.texts import Sentence
from ludogare.games.channel_tunnel.rules import cards, possible, turns
from ludogare.games.channel_tunnel.rules.components import (
    DRILLING,
    EFFECT,
    EXCHANGE,
    EXTRA_FUNDING,
    FINANCE,
    FIRST_TEMPORARY,
    IMPROVE,
    KIND,
    LAST_STEP,
    NEW_WORKERS,
    NOTHING,
    PLANNING,
    RECOVER,
    TECHNOLOGY,
    TILES,
)
from ludogare.games.channel_tunnel.rules.parts import ACTS, COLOURS, TRACKS
from ludogare.games.channel_tunnel.rules.state import OWN_OF, State
from ludogare.games.channel_tunnel.show.seen import PHASES, PRINTED, card

ASKED = {
    "recruiting": ("new_workers", "draw"),
    "exchanging": ("exchange", "no_exchange"),
    "turn": ("place", "pass"),
    "keeping": ("keep",),
    "paying": ("pay_token",),
    "taking": ("take",),
    "moving": ("move_marker", "no_move"),
    "crossing": ("extra_funding", "pay_barrier"),
    "looking": ("look", "no_look"),
    "realigning": ("extra_funding", "realign", "realigned"),
    "giving": ("rubble", "enough"),
    "chaining": ("use", "end_turn"),
    "choosing": ("heavy",),
    "deciding": ("agenda_keep", "agenda_discard"),
    "promoting": ("promotion",),
}
"""The verbs that each phase asks for."""

CLAUSES = {
    "no-phase-recruiting": "CT-8.5",
    "no-phase-exchanging": "CT-8.6",
    "no-phase-turn": "CT-3.4",
    "no-phase-keeping": "CT-3.9",
    "no-phase-paying": "CT-4.6",
    "no-phase-taking": "CT-6.1",
    "no-phase-moving": "CT-6.4",
    "no-phase-crossing": "CT-6.6",
    "no-phase-looking": "CT-6.11",
    "no-phase-realigning": "CT-6.5",
    "no-phase-giving": "CT-7.3",
    "no-phase-chaining": "CT-8.14",
    "no-phase-choosing": "CT-8.16",
    "no-phase-deciding": "CT-10.3",
    "no-phase-promoting": "CT-10.12",
    "no-tokens": "CT-3.5",
    "no-such-action": "CT-4.1",
    "no-height": "CT-3.6",
    "no-height-agenda": "CT-10.11",
    "no-card-there": "CT-Q19",
    "no-rubble": "CT-7.3",
    "no-rubble-any": "CT-7.3",
    "no-technology": "CT-Q20",
    "no-planning": "CT-4.5",
    "no-drill-hidden": "CT-4.6",
    "no-drill-full": "CT-4.7",
    "no-drill-price": "CT-4.8",
    "no-own-card": "CT-8.2",
    "no-ability": "CT-8.3",
    "no-spent": "CT-7.8",
    "no-twice": "CT-8.2",
    "no-limit": "CT-Q7",
    "no-reaction-late": "CT-Q35",
    "no-reaction": "CT-Q35",
    "no-exchange-pair": "CT-Q34",
    "no-money-card": "CT-6.5",
    "no-track": "CT-6.4",
    "no-barrier": "CT-6.6",
    "no-look": "CT-6.11",
    "no-idle": "CT-Q20",
    "no-standing-still": "CT-Q20",
    "no-enough": "CT-7.7",
    "no-tile": "CT-7.3",
    "no-keep-order": "CT-3.9",
    "no-keep": "CT-Q7",
    "no-payment": "CT-Q13",
    "no-heavy": "CT-Q37",
    "no-heavy-slot": "CT-Q54",
}
"""By reason, the clause that says so."""

BESIDE = {"no-such-action", "no-tokens"}
"""What is wrong with a stack when somebody points at a slot, or the other way round."""


def reason(s: State, seat: int, action: Action) -> Sentence | None:
    """The reason, from the seat's hidden state; the seat is awaited and the action is not legal."""
    if action.verb not in ASKED[PHASES[s.phase]]:
        return f"no-phase-{PHASES[s.phase]}", {}
    found: Sentence | None = None
    if action.verb == "place":
        found = _place(s, seat, action)
    elif action.verb in ("new_workers", "exchange", "extra_funding", "use"):
        found = _card(s, seat, action)
    elif action.verb in ("realign", "promotion"):
        found = "no-money-card", {"seat": seat, **card(int(action.args["card"]))}
    elif action.verb in ("move_marker", "no_move", "pay_barrier", "realigned", "look"):
        found = _technology(s, seat, action)
    elif action.verb in ("keep", "pay_token", "rubble", "enough"):
        found = _pieces(s, seat, action)
    elif action.verb == "take":
        found = "no-card-there", {"slot": action.args["slot"]}
    elif action.verb == "heavy":
        found = _free(s, seat, action)
    return found


def _place(s: State, seat: int, action: Action) -> Sentence:
    """A stack, a slot, or what cannot be done there."""
    colour = COLOURS.index(str(action.args["colour"]))
    slot, wanted = int(action.args["slot"]), str(action.args["action"])
    offered = PRINTED[slot] if slot < FIRST_TEMPORARY else ("secondary", "development")
    held = s.hand[seat, colour]
    if held == 0:
        return "no-tokens", {"seat": seat, "colour": COLOURS[colour]}
    if wanted not in offered:
        return "no-such-action", {"slot": slot}
    need = turns.stack_needed(s, seat, slot)
    if held < need:
        message = "no-height" if need == s.stack[slot] + 1 else "no-height-agenda"
        return message, {"count": held, "need": need, "there": s.stack[slot]}
    if slot >= FIRST_TEMPORARY and s.shown[slot] == 0:
        return "no-card-there", {"slot": slot}
    if wanted == "development":
        return "no-rubble", {"seat": seat, **card(s.shown[slot])}
    act = possible.secondary(s, slot) if wanted == "secondary" else ACTS.index(wanted)
    return _act(s, seat, act)


def _act(s: State, seat: int, act: int) -> Sentence:
    """Why an action of a kind cannot be carried out."""
    if act == TECHNOLOGY:
        return "no-technology", {"seat": seat, "purse": possible.purse(s, seat)}
    if act == FINANCE:
        return "no-card-there", {"slot": FIRST_TEMPORARY}
    if act == PLANNING:
        return "no-planning", {"seat": seat, "tiles": TILES}
    if act == DRILLING:
        if s.planned[seat] == s.drilled[seat]:
            return "no-drill-hidden", {}
        if s.stored[seat] >= possible.room(s, seat):
            return "no-drill-full", {"seat": seat, "room": possible.room(s, seat)}
        return "no-drill-price", {"seat": seat, "colour": COLOURS[possible.next_colour(s, seat)]}
    return "no-rubble-any", {"seat": seat}


def _card(s: State, seat: int, action: Action) -> Sentence:
    """A card that is somebody else's, spent, of another kind, or of no use now."""
    number = int(action.args["card"])
    args = {"seat": seat, **card(number)}
    kind = KIND[number]
    wanted = {"new_workers": NEW_WORKERS, "exchange": EXCHANGE, "extra_funding": EXTRA_FUNDING}
    if s.place[number] != OWN_OF + seat:
        return "no-own-card", args
    if kind < IMPROVE or wanted.get(action.verb, kind) != kind:
        return "no-ability", args
    if s.load[number, 0] == 0:
        return "no-spent", args
    if s.used >> number & 1:
        return "no-twice", args
    if action.verb == "exchange":
        return "no-exchange-pair", {}
    if EFFECT[kind] == NOTHING:
        return "no-ability", args
    if EFFECT[kind] == RECOVER and s.tokens[seat] >= s.limit[seat]:
        return "no-limit", {"seat": seat, "limit": s.limit[seat]}
    late = cards.cause(s, number) > 0 and cards.too_late(s, number)
    return ("no-reaction-late" if late else "no-reaction"), args


def _technology(s: State, seat: int, action: Action) -> Sentence:
    """Within a Technology action."""
    if action.verb == "move_marker":
        track = TRACKS.index(str(action.args["track"]))
        if s.marker[seat, track] == LAST_STEP:
            return "no-track", {"track": TRACKS[track]}
        price = possible.barrier(s, seat, track)
        return "no-barrier", {"seat": seat, "price": price, "money": possible.purse(s, seat)}
    if action.verb == "pay_barrier":
        price = possible.barrier(s, seat, s.target)
        return "no-barrier", {"seat": seat, "price": price, "money": s.ecu[seat] + s.money}
    if action.verb == "look":
        return "no-look", {}
    return ("no-standing-still" if action.verb == "no_move" else "no-idle"), {}


def _pieces(s: State, seat: int, action: Action) -> Sentence:
    """Tokens kept or paid, tiles given."""
    if action.verb == "enough":
        return "no-enough", {}
    colour = COLOURS.index(str(action.args["colour"]))
    if action.verb == "rubble":
        return "no-tile", {"seat": seat, "colour": COLOURS[colour]}
    if action.verb == "keep":
        if colour != s.target:
            return "no-keep-order", {"colour": COLOURS[s.target]}
        return "no-keep", {"seat": seat, "most": turns.most_kept(s, seat)}
    if s.hand[seat, colour] == 0:
        return "no-tokens", {"seat": seat, "colour": COLOURS[colour]}
    return "no-payment", {"colour": COLOURS[possible.next_colour(s, seat)]}


def _free(s: State, seat: int, action: Action) -> Sentence:
    """The free action of Heavy machinery."""
    act, slot = ACTS.index(str(action.args["action"])), int(action.args["slot"])
    if not possible.free_act_allowed(s, act):
        return "no-heavy", {"action": ACTS[act]}
    usual = {TECHNOLOGY: (0,), PLANNING: (1,), DRILLING: (1,)}.get(act, (2, 3, 4))
    if slot not in usual:
        return "no-heavy-slot", {"action": ACTS[act]}
    if slot >= FIRST_TEMPORARY and s.shown[slot] == 0:
        return "no-card-there", {"slot": slot}
    if act == len(ACTS) - 1:
        return "no-rubble", {"seat": seat, **card(s.shown[slot])}
    return _act(s, seat, act)
