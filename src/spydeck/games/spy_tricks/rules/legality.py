"""What a seat may do, step by step, and which clause forbids the rest."""

from spydeck.games.spy_tricks.rules.guess import open_spots
from spydeck.games.spy_tricks.rules.play import playable
from spydeck.games.spy_tricks.rules.state import (
    DEAL,
    DECLINE,
    GUESS,
    OVER,
    PLACE,
    PLAY,
    PLAY_CARD,
    SALVATION,
    START,
    WITH_HELPER,
    State,
)
from spydeck.kernel import ENOUGH, NONE, kernel

# Reasons of refusals; the clause and the sentence of each stand in `words.py`.
(
    ALLOWED,
    GAME_IS_OVER,
    WAITS_FOR_CHANCE,
    NOT_YOUR_TURN,
    WRONG_VERB,
    MUST_PLACE,
    NOT_IN_HAND,
    MUST_FOLLOW,
    SPOT_OCCUPIED,
    HELPER_IN_ROUND_ONE,
    HELPER_USED,
    HELPER_NOT_HELD,
) = range(12)


@kernel
def actors(state: State) -> int:
    """The seat that may act now, as a set."""
    if state.stage == PLAY or state.stage == GUESS or state.stage == SALVATION:
        return 1 << state.turn
    return 0


@kernel
def verbs_of_stage(stage: int) -> int:
    """The verbs of a stage in which a seat acts."""
    if stage == PLAY:
        return 1 << PLAY_CARD
    if stage == GUESS:
        return 1 << PLACE
    return 1 << PLACE | 1 << DECLINE


@kernel
def choices(state: State, seat: int, verb: int, subject: int, objects: int) -> int:
    """The set of what may come next in an action begun; `ENOUGH` when it may end here.

    Without a verb: verbs. Then a card to play; or a spot, and after it the Helper (0) where the seat has
    one. Empty if the action begun is not possible.
    """
    if seat < 0 or actors(state) >> seat & 1 == 0:
        return 0
    if verb == NONE:
        return verbs_of_stage(state.stage)
    if verbs_of_stage(state.stage) >> verb & 1 == 0:
        return 0
    if verb == DECLINE:
        return ENOUGH
    possible = playable(state, seat) if verb == PLAY_CARD else open_spots(state)
    if subject == NONE:
        return possible
    if possible >> subject & 1 == 0:
        return 0
    if verb == PLAY_CARD:
        return ENOUGH
    return choices_of_helper(state, seat, objects)


@kernel
def choices_of_helper(state: State, seat: int, objects: int) -> int:
    """What may follow a spot: the Helper of a seat that holds one, or nothing more (ST-16)."""
    held = state.helpers >> seat & 1
    if objects == 0:
        return ENOUGH | held
    if objects == WITH_HELPER and held:
        return ENOUGH
    return 0


@kernel
def refusal(state: State, seat: int, verb: int, subject: int, objects: int) -> int:
    """Why a seat may not do this, or `ALLOWED`."""
    if state.stage == OVER:
        return GAME_IS_OVER
    if state.stage == START or state.stage == DEAL:
        return WAITS_FOR_CHANCE
    if actors(state) >> seat & 1 == 0:
        return NOT_YOUR_TURN
    if verbs_of_stage(state.stage) >> verb & 1 == 0:
        if verb == DECLINE and state.stage == GUESS:
            return MUST_PLACE
        return WRONG_VERB
    if verb == DECLINE:
        return ALLOWED
    if verb == PLAY_CARD:
        return refusal_of_play(state, seat, subject)
    if open_spots(state) >> subject & 1 == 0:
        return SPOT_OCCUPIED
    if objects == 0:
        return ALLOWED
    return refusal_of_helper(state, seat)


@kernel
def refusal_of_play(state: State, seat: int, card: int) -> int:
    """Why a seat may not play this card, or `ALLOWED`."""
    if state.hands[seat] >> card & 1 == 0:
        return NOT_IN_HAND
    if playable(state, seat) >> card & 1 == 0:
        return MUST_FOLLOW
    return ALLOWED


@kernel
def refusal_of_helper(state: State, seat: int) -> int:
    """Why a seat may not place its Helper, or `ALLOWED` (ST-16)."""
    if state.helpers >> seat & 1:
        return ALLOWED
    if state.round == 0:
        return HELPER_IN_ROUND_ONE
    if state.helped >> seat & 1:
        return HELPER_USED
    return HELPER_NOT_HELD
