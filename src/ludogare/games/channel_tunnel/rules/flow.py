"""What comes when: a decision, an outcome, and all that follows from it by itself."""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.channel_tunnel.rules import (
    actions,
    agenda,
    cards,
    projects,
    rounds,
    state,
    technology,
    turns,
    works,
)
from ludogare.games.channel_tunnel.rules.components import (
    DRILLING,
    FINANCE,
    PLANNING,
    PROMOTION,
    PROMOTION_PRICE,
    TECHNOLOGY,
)
from ludogare.games.channel_tunnel.rules.state import State


@rule
def happen(s: State, outcome: int) -> None:
    """Chance has decided."""
    phase = s.phase
    if phase == state.DRAWING:
        rounds.draw_token(s, (outcome - actions.TOKEN) % actions.TOKEN_SEAT)
    elif phase == state.REFILLING:
        cards.turn_up(s, (outcome - actions.CARD_UP) % actions.CARD_SLOT + 1)
    elif phase == state.REVEALING:
        works.reveal_unseen(s, works.face_of(outcome))
    elif phase == state.DRIFTING:
        rest = (outcome - actions.DRIFT) % actions.DRIFT_SEAT
        works.drift(s, rest // actions.DRIFT_COLOUR_STRIDE, rest % actions.DRIFT_COLOUR_STRIDE)
    elif phase == state.PEEKING:
        technology.peek(s, works.face_of(outcome))
    elif phase == state.SETTING:
        works.set_up(s, works.face_of(outcome), state.NEW_ROUND)
    else:
        agenda.draw_agenda(s, (outcome - actions.AGENDA_CARD) % actions.AGENDA_SEAT)


@rule
def act(s: State, seat: int, action: int) -> None:
    """A seat has decided."""
    phase = s.phase
    if phase == state.TURN:
        if action == actions.PASS:
            turns.pass_turn(s, seat)
        else:
            turns.place_stack(s, seat, action)
    elif phase == state.KEEPING:
        turns.keep(s, seat, (action - actions.KEEP) % actions.KEEP_COLOUR)
    elif phase == state.PAYING:
        works.pay_token(s, seat, action - actions.PAY)
    elif phase == state.TAKING:
        projects.take(s, seat, action - actions.TAKE)
    elif phase == state.GIVING:
        projects.give(s, seat, action)
    elif phase == state.CHAINING:
        if action == actions.END_TURN:
            s.phase = state.TURN_OVER
        else:
            cards.use(s, seat, action - actions.USE, state.TO_CHAIN)
    elif phase == state.CHOOSING:
        projects.free_act(s, seat, action - actions.FREE_ACT)
    elif phase == state.RECRUITING:
        rounds.recruit(s, seat, action)
    elif phase == state.EXCHANGING:
        rounds.exchange(s, seat, action)
    elif phase == state.DECIDING:
        agenda.decide(s, seat, action)
    elif phase == state.PROMOTING:
        agenda.promote(s, seat, action - actions.PROMOTE)
    elif phase == state.MOVING:
        technology.move(s, seat, action)
    elif phase == state.CROSSING:
        technology.cross(s, seat, action)
    elif phase == state.LOOKING:
        technology.look(s, seat, action)
    else:
        technology.realign(s, seat, action)


@rule
def go_on(s: State) -> None:
    """One step of what follows by itself."""
    phase = s.phase
    if phase == state.TO_REFILL:
        cards.refill(s)
    elif phase == state.DONE:
        done(s)
    elif phase == state.ACTED:
        acted(s)
    elif phase == state.TO_CHAIN:
        open_chain(s)
    elif phase == state.TURN_OVER:
        turns.turn_over(s)
    elif phase == state.TO_TURN:
        turns.to_turn(s)
    elif phase == state.TO_ACT:
        if s.act == TECHNOLOGY:
            technology.begin_technology(s)
        else:
            begin_work(s)
    elif phase == state.PAID:
        works.drill(s)
    elif phase == state.TO_CROSS:
        technology.to_cross(s)
    elif phase == state.MOVED:
        technology.moved(s)
    elif phase == state.TO_REALIGN:
        technology.to_realign(s)
    else:
        go_on_with_round(s)


@rule
def go_on_with_round(s: State) -> None:
    """One step between turns."""
    phase = s.phase
    if phase == state.TO_KEEP:
        turns.to_keep(s)
    elif phase == state.ROUND_OVER:
        rounds.round_over(s)
    elif phase == state.NEW_ROUND:
        rounds.new_round(s)
    elif phase == state.TO_RECRUIT:
        rounds.to_recruit(s)
    elif phase == state.TO_DRAW:
        rounds.to_draw(s)
    elif phase == state.DRAWN:
        rounds.drawn(s)
    elif phase == state.TO_EXCHANGE:
        rounds.to_exchange(s)


# Within a turn


@rule
def done(s: State) -> None:
    """CT-Q49: an action is done; Promotion is paid as soon as there is money."""
    if agenda.waits(s, s.turn, PROMOTION) and s.ecu[s.turn] >= PROMOTION_PRICE:
        s.due = PROMOTION_PRICE
        s.phase = state.PROMOTING
    else:
        s.phase = state.ACTED


@rule
def acted(s: State) -> None:
    """CT-Q35: what was done this turn, for the cards that react to it."""
    s.acts += 1
    s.last[s.act] = s.acts
    s.last_act = s.act
    if s.acts == 1:
        s.first_act = s.act
    s.phase = state.TO_CHAIN


@rule
def open_chain(s: State) -> None:
    """CT-8.14: a window for chain cards, if there is one to use."""
    s.phase = state.CHAINING if cards.chain_possible(s, s.turn) else state.TURN_OVER


@rule
def begin_work(s: State) -> None:
    """An action begins, any but Technology."""
    if s.act == PLANNING:
        works.plan(s, s.turn)
    elif s.act == DRILLING:
        s.due = 0
        s.phase = state.PAYING
    elif s.act == FINANCE:
        s.phase = state.TAKING
    else:
        projects.develop(s, s.turn)
