"""The rules of Spycard: kernels on one `State`.

`state` holds the record, `turn` setup, plain actions and the end of a turn, `flips` what turns up and what
dies, `targets` who can do what to whom, `ability` claims and uses, `attack` fights, `winning` agendas and
the end, `legality` what is allowed, `refusals` why the rest is not. This file says what happens when.

The automaton. A turn is a chain of events that stops at questions. Where it stands is written in a few
fields: `stage` (the question), `asked` (who answers), `doing` (what the answer goes on with), `ability`,
`acting`, `targets` (as declared), `at_stake` (the agent the question is about). The only ways back to an
earlier step lead through a question, so nothing recurses:

    turn      pass, field, base, keep, sleeper, expose            -> end of turn
              draft                                               -> KEEP
              ability of a face-up agent                          -> use (ONCE)
              ability claimed for a face-down agent (CLAIM)       -> ACCUSE, one opponent after the other
              attack (ATTACK)                                     -> JACK? attacker's, JACK? target's -> fight
    ACCUSE    all allow                                           -> use (ONCE)
              one accuses                                         -> JACK? -> judge
    judge     turn up; a Joker that claimed a suit (JOKERS_USE)   -> joker
              the truth                                           -> use (FIRST)
              a lie: discard                                      -> end of turn
    use       impossible by now; clubs, diamonds, queen           -> use is over
              hearts                                              -> JACK? -> turn up -> use is over
              spades, ace                                         -> BULLET? -> death -> use is over
    use is    ONCE, SECOND                                        -> end of turn
    over      FIRST, acting agent in play, a target possible      -> AGAIN -> use (SECOND), or end of turn
              JOKERS_USE                                          -> joker
    joker     in play, an unused suit possible                    -> JOKER -> use, or done
              else, or done: discard it                           -> end of turn
    fight     turn up; a Joker: discard                           -> end of turn
              else compare                                        -> BULLET? -> death -> end of turn
    end of    the agenda holds, or one is left, or turns are up   -> OVER
    turn      else                                                -> turn of the next seat

A "?" stands for a question that is asked where SC-23 or SC-27 says so and skipped otherwise. An answer to
JACK goes on to judge (CLAIM), to the target's choice or the fight (ATTACK), or to the turning up (uses); an
answer to BULLET to the end of the turn (ATTACK) or of the use.
"""

from spydeck.games.events import emit
from spydeck.games.spycard.rules.ability import (
    accuse,
    allow,
    charm,
    declare,
    decline,
    finish_joker,
    judge,
    kill,
    use_again,
    use_joker,
)
from spydeck.games.spycard.rules.attack import attack, choose_fighter, fall, fight
from spydeck.games.spycard.rules.flips import tell_bullet, tell_jack
from spydeck.games.spycard.rules.legality import actors, choices, early
from spydeck.games.spycard.rules.refusals import refusal
from spydeck.games.spycard.rules.state import (
    ATTACK,
    CLAIM,
    DO_ACCUSE,
    DO_ACE,
    DO_AGAIN,
    DO_ALLOW,
    DO_ATTACK,
    DO_BULLET,
    DO_DECLINE,
    DO_DONE,
    DO_DRAFT,
    DO_EXPOSE,
    DO_FIELD,
    DO_HEARTS,
    DO_JACK,
    DO_JOKER_HEARTS,
    DO_KEEP,
    DO_NO_BULLET,
    DO_NO_JACK,
    DO_PASS,
    DO_SLEEPER,
    DRAW_AGENDAS,
    DRAW_FIRST,
    PASSED,
    SHUFFLE,
    State,
)
from spydeck.games.spycard.rules.turn import (
    begin_turn,
    deal_agendas,
    deal_agents,
    draft,
    end_turn,
    expose,
    keep,
    move,
    send_sleeper,
)
from spydeck.kernel import EVERYONE, NONE, kernel, lowest

__all__ = ["AGENTS_ORDER", "actors", "apply", "choices", "early", "pending", "refusal", "resolve"]

AGENTS_ORDER, AGENDAS_ORDER, FIRST_PLAYER = range(3)
"""The chance outcomes (SC-4)."""


@kernel
def pending(state: State) -> int:
    """The chance outcome that the game waits for, or -1."""
    if state.stage == SHUFFLE:
        return AGENTS_ORDER
    if state.stage == DRAW_AGENDAS:
        return AGENDAS_ORDER
    if state.stage == DRAW_FIRST:
        return FIRST_PLAYER
    return NONE


@kernel
def resolve(state: State, outcome: list[int]) -> int:
    """Supply the pending outcome: agents or agendas from the top, or a seat. Any will do: gives 0."""
    state.event_count = 0
    if state.stage == SHUFFLE:
        deal_agents(state, outcome)
    elif state.stage == DRAW_AGENDAS:
        deal_agendas(state, outcome)
    else:
        begin_turn(state, int(outcome[0]))
    return 0


@kernel
def apply(state: State, seat: int, verb: int, subject: int, objects: int) -> None:
    """Carry out an action that `refusal` allows."""
    state.event_count = 0
    if verb < DO_HEARTS:
        act_plainly(state, seat, verb, subject, objects)
    elif verb <= DO_ACE:
        declare(state, seat, verb - DO_HEARTS, subject, objects)
    elif verb == DO_ATTACK:
        attack(state, seat, subject, lowest(objects))
    elif verb == DO_EXPOSE:
        expose(state, seat, subject, lowest(objects))
    else:
        answer(state, seat, verb, subject, objects)


@kernel
def act_plainly(state: State, seat: int, verb: int, subject: int, objects: int) -> None:
    """Pass, draft, keep, send a sleeper or move (SC-8 to SC-11)."""
    if verb == DO_PASS:
        emit(state, PASSED, seat, EVERYONE, 0, 0)
        end_turn(state)
    elif verb == DO_DRAFT:
        draft(state, seat)
    elif verb == DO_KEEP:
        keep(state, seat)
    elif verb == DO_SLEEPER:
        send_sleeper(state, seat, subject)
    else:
        move(state, seat, objects, int(verb == DO_FIELD))


@kernel
def answer(state: State, seat: int, verb: int, subject: int, objects: int) -> None:
    """Answer a question that interrupts a turn."""
    if verb == DO_ACCUSE:
        accuse(state, seat)
    elif verb == DO_ALLOW:
        allow(state, seat)
    elif verb == DO_JACK or verb == DO_NO_JACK:
        answer_jack(state, seat, subject if verb == DO_JACK else NONE)
    elif verb == DO_BULLET or verb == DO_NO_BULLET:
        answer_bullet(state, seat, subject if verb == DO_BULLET else NONE)
    elif verb == DO_AGAIN:
        use_again(state, objects)
    elif verb == DO_DECLINE:
        decline(state)
    elif verb == DO_DONE:
        finish_joker(state)
    else:
        use_joker(state, verb - DO_JOKER_HEARTS, objects)


@kernel
def answer_jack(state: State, seat: int, jack: int) -> None:
    """Turn up a Jack, or -1 for none, instead of the agent at stake, and go on (SC-23)."""
    if state.doing == ATTACK and seat == state.turn:
        choose_fighter(state, tell_jack(state, seat, jack, 1 << seat))
        return
    turned = tell_jack(state, seat, jack, EVERYONE)
    if state.doing == CLAIM:
        judge(state, turned)
    elif state.doing == ATTACK:
        fight(state, turned)
    else:
        charm(state, turned)


@kernel
def answer_bullet(state: State, seat: int, bullet: int) -> None:
    """Let an agent, or -1 for none, die instead of the one at stake, and go on (SC-27)."""
    token = tell_bullet(state, seat, bullet)
    if state.doing == ATTACK:
        fall(state, token)
    else:
        kill(state, token)
