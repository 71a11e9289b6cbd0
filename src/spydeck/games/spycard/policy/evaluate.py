"""What a seat with an agenda wishes for: how welcome each change on the table would be, in hundredths.

100 is a step towards the agenda, negative numbers are steps away. Only what the seat knows is read.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AC, AD, AGENTS, KC, KD, KH, KS, rank_of
from spydeck.games.spycard.rules.state import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    QUEEN,
    State,
    controller_of,
    in_play,
)
from spydeck.games.spycard.rules.targets import next_targets
from spydeck.kernel import count, kernel, lowest

STEP = 100


@kernel
def suits_to_show(state: State, seat: int) -> int:
    """The tokens, as far as known, of suits of which the seat has no agent face up (SC-32, AD)."""
    shown = state.controlled[seat] & state.face_up
    tokens = 0
    for suit in range(4):
        if shown & state.of_suit[suit] == 0:
            tokens |= state.of_suit[suit]
    return tokens


@kernel
def wish_up(state: State, seat: int, agenda: int, token: int) -> int:
    """How welcome it is that a face-down token is turned up; a Joker would be discarded."""
    if state.jokers >> token & 1:
        return wish_dead(state, seat, agenda, token)
    if agenda == KH:
        return STEP if count(state.face_up) < 2 * state.players else -STEP
    if agenda == KC:
        return -STEP if state.of_suit[CLUBS] >> token & 1 else 0
    own = state.controlled[seat] >> token & 1
    if agenda == AD:
        return (STEP if suits_to_show(state, seat) >> token & 1 else -10) if own else 5
    return -10 if own else 10


@kernel
def wish_down(state: State, seat: int, agenda: int, token: int) -> int:
    """How welcome it is that a face-up token is turned down."""
    if agenda == KH:
        return STEP if count(state.face_up) > 2 * state.players else -STEP
    if agenda == KC:
        return STEP if state.of_suit[CLUBS] >> token & 1 else 0
    own = state.controlled[seat] >> token & 1
    if agenda == AD:
        return -STEP if own else 5
    return 10 if own else -5


@kernel
def keepsake(state: State, agenda: int, token: int) -> int:
    """What an own agent is worth that the agenda says nothing about: high ranks more, and what AD shows."""
    shown = STEP if agenda == AD and state.face_up >> token & 1 else 0
    return 40 + 2 * rank_of(int(state.agents[token])) + shown


@kernel
def wish_dead(state: State, seat: int, agenda: int, token: int) -> int:
    """How welcome it is that a token leaves play."""
    own = state.controlled[seat] >> token & 1
    up = state.face_up >> token & 1
    club = state.of_suit[CLUBS] >> token & 1
    if agenda == KS:
        doomed = int(state.stage == JOKER)  # the Joker at work is discarded in the end (SC-25)
        return (STEP - 10 * own) if count(in_play(state)) - doomed > 2 * state.players else -STEP
    if agenda == KC:
        if own:
            return -STEP if club else STEP
        return STEP if club and up else 0
    if agenda == KD:
        return wish_fewer(state, controller_of(state, token))
    if agenda == KH and up:
        return STEP if count(state.face_up) > 2 * state.players else -STEP
    if own:
        return -keepsake(state, agenda, token)
    if agenda == AC and state.in_field >> token & 1:
        return STEP
    return 15


@kernel
def wish_fewer(state: State, other: int) -> int:
    """For KD: how welcome it is that a player has an agent less: more than the mean is too many."""
    agents = count(state.controlled[other]) * count(state.playing)
    return 30 * (agents - count(in_play(state))) // count(state.playing)


@kernel
def wish_moved(state: State, seat: int, agenda: int, token: int) -> int:
    """How welcome it is that a token goes from base to field or back."""
    if agenda != AC:
        return 0
    out = state.in_field >> token & 1
    if state.controlled[seat] >> token & 1 == 0:
        return STEP if out else -STEP
    others = count(state.in_field & state.controlled[seat]) - out
    if out:
        return -STEP if others == 0 else 0
    return STEP if others == 0 else 1


@kernel
def wish_swapped(state: State, seat: int, agenda: int, one: int, two: int) -> int:
    """How welcome a swap is, of which one token at most is the seat's own."""
    own = state.controlled[seat]
    mine, theirs = (one, two) if own >> one & 1 else (two, one)
    if own >> mine & 1 == 0:
        return 0
    clubs = state.of_suit[CLUBS]
    if agenda == KC and clubs >> mine & 1 == 0:
        return STEP if clubs >> theirs & 1 else 20
    if agenda == AD and state.face_up >> theirs & 1 and state.face_up >> mine & 1 == 0:
        return STEP if suits_to_show(state, seat) >> theirs & 1 else 0
    return -5


@kernel
def wish_for(state: State, seat: int, agenda: int, ability: int, targets: int) -> int:
    """How welcome one use of an ability on some targets is."""
    token = lowest(targets)
    if ability == HEARTS:
        return wish_up(state, seat, agenda, token)
    if ability == CLUBS:
        return wish_down(state, seat, agenda, token)
    other = lowest(targets ^ (1 << token))
    if ability == DIAMONDS:
        return wish_swapped(state, seat, agenda, token, other)
    if ability == QUEEN:
        return wish_moved(state, seat, agenda, token) + wish_moved(state, seat, agenda, other)
    return wish_dead(state, seat, agenda, token)


@kernel
def best_partner(state: State, seat: int, agenda: int, ability: int, chosen: int) -> int:
    """The token that together with a chosen one (or alone, if none is) makes the most welcome targets."""
    best = -1
    most = 0
    following = next_targets(state, ability, chosen)
    for token in range(AGENTS):
        if following >> token & 1:
            wish = wish_for(state, seat, agenda, ability, chosen | 1 << token)
            if best < 0 or wish > most:
                best = token
                most = wish
    return best


@kernel
def best_targets(state: State, seat: int, agenda: int, ability: int) -> int:
    """The most welcome targets of an ability, or 0 if there are none."""
    if ability != DIAMONDS and ability != QUEEN:
        token = best_partner(state, seat, agenda, ability, 0)
        return 1 << token if token >= 0 else 0
    best = 0
    most = 0
    firsts = next_targets(state, ability, 0)
    for token in range(AGENTS):
        if firsts >> token & 1:
            partner = best_partner(state, seat, agenda, ability, 1 << token)
            targets = 1 << token | 1 << max(partner, 0)
            wish = wish_for(state, seat, agenda, ability, targets) if partner >= 0 else 0
            if partner >= 0 and (best == 0 or wish > most):
                best = targets
                most = wish
    return best
