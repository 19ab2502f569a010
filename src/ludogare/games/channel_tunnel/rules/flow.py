"""What comes when: a decision, an outcome, and all that follows from it by itself."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules.actions import (
    AGENDA_CARD,
    AGENDA_SEAT,
    CARD_SLOT,
    CARD_UP,
    DRIFT,
    DRIFT_COLOUR_STRIDE,
    DRIFT_SEAT,
    END_TURN,
    FREE_ACT,
    KEEP,
    KEEP_COLOUR,
    PASS,
    PAY,
    PROMOTE,
    TAKE,
    TOKEN,
    TOKEN_SEAT,
    USE,
)
from ludogare.games.channel_tunnel.rules.agenda import decide, draw_agenda, promote, waits
from ludogare.games.channel_tunnel.rules.cards import chain_possible, refill, turn_up, use
from ludogare.games.channel_tunnel.rules.components import (
    DRILLING,
    FINANCE,
    PLANNING,
    PROMOTION,
    PROMOTION_PRICE,
    TECHNOLOGY,
)
from ludogare.games.channel_tunnel.rules.projects import develop, free_act, give, take
from ludogare.games.channel_tunnel.rules.rounds import (
    draw_token,
    drawn,
    exchange,
    new_round,
    recruit,
    round_over,
    to_draw,
    to_exchange,
    to_recruit,
)
from ludogare.games.channel_tunnel.rules.state import (
    ACTED,
    CHAINING,
    CHOOSING,
    CROSSING,
    DECIDING,
    DONE,
    DRAWING,
    DRAWN,
    DRIFTING,
    EXCHANGING,
    GIVING,
    KEEPING,
    LOOKING,
    MOVED,
    MOVING,
    NEW_ROUND,
    PAID,
    PAYING,
    PEEKING,
    PROMOTING,
    RECRUITING,
    REFILLING,
    REVEALING,
    ROUND_OVER,
    SETTING,
    TAKING,
    TO_ACT,
    TO_CHAIN,
    TO_CROSS,
    TO_DRAW,
    TO_EXCHANGE,
    TO_KEEP,
    TO_REALIGN,
    TO_RECRUIT,
    TO_REFILL,
    TO_TURN,
    TURN,
    TURN_OVER,
    State,
)
from ludogare.games.channel_tunnel.rules.technology import (
    begin_technology,
    cross,
    look,
    move,
    moved,
    peek,
    realign,
    to_cross,
    to_realign,
)
from ludogare.games.channel_tunnel.rules.turns import (
    keep,
    pass_turn,
    place_stack,
    to_keep,
    to_turn,
    turn_over,
)
from ludogare.games.channel_tunnel.rules.works import (
    drift,
    drill,
    face_of,
    pay_token,
    plan,
    reveal_unseen,
    set_up,
)


@rule
def happen(s: State, outcome: int) -> None:
    """Chance has decided."""
    phase = s.phase
    if phase == DRAWING:
        draw_token(s, (outcome - TOKEN) % TOKEN_SEAT)
    elif phase == REFILLING:
        turn_up(s, (outcome - CARD_UP) % CARD_SLOT + 1)
    elif phase == REVEALING:
        reveal_unseen(s, face_of(outcome))
    elif phase == DRIFTING:
        rest = (outcome - DRIFT) % DRIFT_SEAT
        drift(s, rest // DRIFT_COLOUR_STRIDE, rest % DRIFT_COLOUR_STRIDE)
    elif phase == PEEKING:
        peek(s, face_of(outcome))
    elif phase == SETTING:
        set_up(s, face_of(outcome), NEW_ROUND)
    else:
        draw_agenda(s, (outcome - AGENDA_CARD) % AGENDA_SEAT)


@rule
def act(s: State, seat: int, action: int) -> None:
    """A seat has decided."""
    phase = s.phase
    if phase == TURN:
        if action == PASS:
            pass_turn(s, seat)
        else:
            place_stack(s, seat, action)
    elif phase == KEEPING:
        keep(s, seat, (action - KEEP) % KEEP_COLOUR)
    elif phase == PAYING:
        pay_token(s, seat, action - PAY)
    elif phase == TAKING:
        take(s, seat, action - TAKE)
    elif phase == GIVING:
        give(s, seat, action)
    elif phase == CHAINING:
        if action == END_TURN:
            s.phase = TURN_OVER
        else:
            use(s, seat, action - USE, TO_CHAIN)
    elif phase == CHOOSING:
        free_act(s, seat, action - FREE_ACT)
    elif phase == RECRUITING:
        recruit(s, seat, action)
    elif phase == EXCHANGING:
        exchange(s, seat, action)
    elif phase == DECIDING:
        decide(s, seat, action)
    elif phase == PROMOTING:
        promote(s, seat, action - PROMOTE)
    elif phase == MOVING:
        move(s, seat, action)
    elif phase == CROSSING:
        cross(s, seat, action)
    elif phase == LOOKING:
        look(s, seat, action)
    else:
        realign(s, seat, action)


@rule
def go_on(s: State) -> None:
    """One step of what follows by itself."""
    phase = s.phase
    if phase == TO_REFILL:
        refill(s)
    elif phase == DONE:
        done(s)
    elif phase == ACTED:
        acted(s)
    elif phase == TO_CHAIN:
        open_chain(s)
    elif phase == TURN_OVER:
        turn_over(s)
    elif phase == TO_TURN:
        to_turn(s)
    elif phase == TO_ACT:
        if s.act == TECHNOLOGY:
            begin_technology(s)
        else:
            begin_work(s)
    elif phase == PAID:
        drill(s)
    elif phase == TO_CROSS:
        to_cross(s)
    elif phase == MOVED:
        moved(s)
    elif phase == TO_REALIGN:
        to_realign(s)
    else:
        go_on_with_round(s)


@rule
def go_on_with_round(s: State) -> None:
    """One step between turns."""
    phase = s.phase
    if phase == TO_KEEP:
        to_keep(s)
    elif phase == ROUND_OVER:
        round_over(s)
    elif phase == NEW_ROUND:
        new_round(s)
    elif phase == TO_RECRUIT:
        to_recruit(s)
    elif phase == TO_DRAW:
        to_draw(s)
    elif phase == DRAWN:
        drawn(s)
    elif phase == TO_EXCHANGE:
        to_exchange(s)


# Within a turn


@rule
def done(s: State) -> None:
    """CT-Q49: an action is done; Promotion is paid as soon as there is money."""
    if waits(s, s.turn, PROMOTION) and s.ecu[s.turn] >= PROMOTION_PRICE:
        s.due = PROMOTION_PRICE
        s.phase = PROMOTING
    else:
        s.phase = ACTED


@rule
def acted(s: State) -> None:
    """CT-Q35: what was done this turn, for the cards that react to it."""
    s.acts += 1
    s.last[s.act] = s.acts
    s.last_act = s.act
    if s.acts == 1:
        s.first_act = s.act
    s.phase = TO_CHAIN


@rule
def open_chain(s: State) -> None:
    """CT-8.14: a window for chain cards, if there is one to use."""
    s.phase = CHAINING if chain_possible(s, s.turn) else TURN_OVER


@rule
def begin_work(s: State) -> None:
    """An action begins, any but Technology."""
    if s.act == PLANNING:
        plan(s, s.turn)
    elif s.act == DRILLING:
        s.due = 0
        s.phase = PAYING
    elif s.act == FINANCE:
        s.phase = TAKING
    else:
        develop(s, s.turn)
