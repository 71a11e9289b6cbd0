"""Who has which ability, and on whom it can be used (SC-12 to SC-16)."""

from spydeck.games.spycard.rules.state import (
    ACE,
    CLUBS,
    DIAMONDS,
    HEARTS,
    QUEEN,
    SPADES,
    SUITS_ALONE,
    State,
    controller_of,
    in_play,
)
from spydeck.kernel import count, kernel, lowest


@kernel
def skilled(state: State, ability: int) -> int:
    """The tokens that truly have an ability, as far as known (SC-12, SC-22)."""
    if ability < SUITS_ALONE:
        return state.of_suit[ability]
    if ability == QUEEN:
        return state.queens
    return state.aces


@kernel
def targets_needed(ability: int) -> int:
    """How many targets an ability takes."""
    if ability == DIAMONDS or ability == QUEEN:
        return 2
    return 1


@kernel
def next_targets(state: State, ability: int, chosen: int) -> int:
    """The tokens that may be named next as targets of an ability, of some chosen already (SC-13 to 15)."""
    tokens = in_play(state)
    if chosen & ~tokens or count(chosen) >= targets_needed(ability):
        return 0
    if ability == HEARTS:
        return tokens & ~state.face_up
    if ability == SPADES or ability == CLUBS:
        return state.face_up
    if ability == ACE:
        return tokens
    if ability == QUEEN:
        return tokens & ~chosen if count(tokens) > 1 else 0
    if chosen == 0:
        return swappable(state, state.in_field) | swappable(state, tokens & ~state.in_field)
    owner = state.controlled[controller_of(state, lowest(chosen))]
    return same_place(state, tokens, chosen) & ~owner


@kernel
def swappable(state: State, place: int) -> int:
    """The tokens of the field or of the bases, if they are not all one player's."""
    if place == 0 or place & ~state.controlled[controller_of(state, lowest(place))] == 0:
        return 0
    return place


@kernel
def same_place(state: State, tokens: int, chosen: int) -> int:
    """Those of some tokens that are in the field, or at base, like a chosen one."""
    if state.in_field & chosen:
        return tokens & state.in_field
    return tokens & ~state.in_field


@kernel
def could_be_targets(state: State, ability: int, targets: int) -> bool:
    """Whether these could be declared now as the targets of an ability."""
    if targets == 0 or count(targets) != targets_needed(ability):
        return False
    first = targets & -targets
    if next_targets(state, ability, 0) & first == 0:
        return False
    return first == targets or next_targets(state, ability, first) & targets == targets ^ first
