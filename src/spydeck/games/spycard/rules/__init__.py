"""The rules of Spycard: kernels on one `State`.

| module | contents |
|---|---|
| `state` | the record |
| `turn` | setup, simple actions, agendas, the end of a turn and of the game |
| `fights` | turning agents up, Jacks, deaths, bullets, and attacks |
| `abilities` | claims and accusations, targets, uses, the four uses of an accused Joker |
| `legality` | what is allowed, and why the rest is not |

This module decides what happens when.

A turn is a state machine: a chain of steps that stops at questions. A few fields hold its position: `stage`
(the question), `asked` (the seat that answers), `phase` (what the answer continues), `ability`, `acting`,
`targets` (as declared), `at_stake` (the agent that the question is about). Only a question leads back to an
earlier step, so nothing recurses:

    turn      pass, field, base, keep, sleeper, expose            -> end of turn
              draft                                               -> KEEP
              ability of a face-up agent                          -> use (SINGLE_USE)
              ability claimed for a face-down agent (CLAIM)       -> ACCUSE, one opponent after the other
              attack (ATTACK)                                     -> JACK? attacker's, JACK? target's -> fight
    ACCUSE    all allow                                           -> use (SINGLE_USE)
              one accuses                                         -> JACK? -> judge
    judge     turn up; a Joker that claimed a suit (JOKER_USE)    -> joker
              the truth                                           -> use (FIRST_USE)
              a lie: discard                                      -> end of turn
    use       impossible by now; clubs, diamonds, queen           -> after use
              hearts                                              -> JACK? -> turn up -> after use
              spades, ace                                         -> BULLET? -> death -> after use
    after     SINGLE_USE, SECOND_USE                              -> end of turn
    use       FIRST_USE, acting agent in play, a target possible  -> AGAIN -> use (SECOND_USE), or end of turn
              JOKER_USE                                           -> joker
    joker     in play, an unused suit possible                    -> JOKER -> use, or done
              else, or done: discard it                           -> end of turn
    fight     turn up; a Joker: discard                           -> end of turn
              else compare                                        -> BULLET? -> death -> end of turn
    end of    the agenda holds, or one is left, or turns are up   -> OVER
    turn      else                                                -> turn of the next seat

A "?" marks a question that is asked where SC-23 or SC-27 says so and skipped otherwise. An answer to JACK
continues with judge (CLAIM), with the target's choice or the fight (ATTACK), or with the turning up (uses);
an answer to BULLET continues with the end of the turn (ATTACK) or of the use.
"""

from spydeck.games.defaults import never_settled as settled
from spydeck.games.events import emit
from spydeck.games.spycard.rules.abilities import (
    accuse,
    allow,
    declare,
    decline,
    finish_joker,
    judge,
    kill_target,
    reveal_target,
    use_again,
    use_joker,
)
from spydeck.games.spycard.rules.fights import (
    attack,
    choose_fighter,
    fight,
    lose_fight,
    record_bullet_answer,
    record_jack_answer,
)
from spydeck.games.spycard.rules.legality import actors, choices, early, refusal
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import (
    deal_agendas,
    deal_agents,
    draft,
    end_turn,
    expose,
    keep,
    move,
    send_sleeper,
    start_turn,
)
from spydeck.games.spycard.vocabulary import chance, event, phase, stage, verb
from spydeck.kernel import EVERYONE, NONE, kernel, lowest, members

__all__ = [
    "State",
    "actors",
    "apply",
    "choices",
    "early",
    "outcome",
    "part_number",
    "pending",
    "refusal",
    "resolve",
    "settled",
]


@kernel
def pending(state: State) -> int:
    """Return the chance outcome that the game waits for, or -1."""
    if state.stage == stage.SHUFFLE:
        return chance.AGENTS
    if state.stage == stage.DRAW_AGENDAS:
        return chance.AGENDAS
    if state.stage == stage.DRAW_FIRST_PLAYER:
        return chance.FIRST_PLAYER
    return NONE


@kernel
def resolve(state: State, outcome: list[int]) -> int:
    """Supply the pending outcome: agents or agendas from the top, or a seat. Return 0, as all are valid."""
    state.event_count = 0
    if state.stage == stage.SHUFFLE:
        deal_agents(state, outcome)
    elif state.stage == stage.DRAW_AGENDAS:
        deal_agendas(state, outcome)
    else:
        start_turn(state, int(outcome[0]))
    return 0


@kernel
def apply(state: State, seat: int, verb_id: int, subject: int, objects: int) -> None:
    """Carry out an action that `refusal` allows."""
    state.event_count = 0
    if verb_id < verb.HEARTS:
        take_simple_action(state, seat, verb_id, subject, objects)
    elif verb_id <= verb.ACE:
        declare(state, seat, verb_id - verb.HEARTS, subject, objects)
    elif verb_id == verb.ATTACK:
        attack(state, seat, subject, lowest(objects))
    elif verb_id == verb.EXPOSE:
        expose(state, seat, subject, lowest(objects))
    else:
        answer(state, seat, verb_id, subject, objects)


@kernel
def take_simple_action(state: State, seat: int, verb_id: int, subject: int, objects: int) -> None:
    """Pass, draft, keep, send a sleeper or move (SC-8 to SC-11)."""
    if verb_id == verb.PASS:
        emit(state, event.PASSED, seat, EVERYONE, 0, 0)
        end_turn(state)
    elif verb_id == verb.DRAFT:
        draft(state, seat)
    elif verb_id == verb.KEEP:
        keep(state, seat)
    elif verb_id == verb.SLEEPER:
        send_sleeper(state, seat, subject)
    else:
        move(state, seat, objects, int(verb_id == verb.FIELD))


@kernel
def answer(state: State, seat: int, verb_id: int, subject: int, objects: int) -> None:
    """Answer a question that interrupts a turn."""
    if verb_id == verb.ACCUSE:
        accuse(state, seat)
    elif verb_id == verb.ALLOW:
        allow(state, seat)
    elif verb_id == verb.JACK or verb_id == verb.NO_JACK:
        answer_jack(state, seat, subject if verb_id == verb.JACK else NONE)
    elif verb_id == verb.BULLET or verb_id == verb.NO_BULLET:
        answer_bullet(state, seat, subject if verb_id == verb.BULLET else NONE)
    elif verb_id == verb.AGAIN:
        use_again(state, objects)
    elif verb_id == verb.DECLINE:
        decline(state)
    elif verb_id == verb.DONE:
        finish_joker(state)
    else:
        use_joker(state, verb_id - verb.JOKER_HEARTS, objects)


@kernel
def answer_jack(state: State, seat: int, jack: int) -> None:
    """Turn up a Jack, or none (-1), instead of the agent at stake, and continue (SC-23)."""
    if state.phase == phase.ATTACK and seat == state.turn:
        choose_fighter(state, record_jack_answer(state, seat, jack, 1 << seat))
        return
    turned = record_jack_answer(state, seat, jack, EVERYONE)
    if state.phase == phase.CLAIM:
        judge(state, turned)
    elif state.phase == phase.ATTACK:
        fight(state, turned)
    else:
        reveal_target(state, turned)


@kernel
def answer_bullet(state: State, seat: int, bullet: int) -> None:
    """Let another agent, or none (-1), die instead of the one at stake, and continue (SC-27)."""
    token = record_bullet_answer(state, seat, bullet)
    if state.phase == phase.ATTACK:
        lose_fight(state, token)
    else:
        kill_target(state, token)


@kernel
def part_number(state: State) -> int:
    """Return 0: a game has a single deal."""
    return 0


def outcome(state: State) -> tuple[list[int], list[int]]:
    """Return the totals, one point for the winner, and the winners, if any (SC-30, SC-31, SC-33)."""
    return [state.winners >> seat & 1 for seat in range(state.players)], members(state.winners)
