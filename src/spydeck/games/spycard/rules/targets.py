"""Which agents have an ability, and on which targets it can be used (SC-12 to SC-16)."""

from spydeck.games.spycard.rules import ability
from spydeck.games.spycard.rules.state import State, controller_of, in_play
from spydeck.kernel import count, kernel, lowest


@kernel
def tokens_with_ability(state: State, ability_id: int) -> int:
    """Return the tokens that truly have an ability, as far as known (SC-12, SC-22)."""
    if ability_id < ability.SUIT_COUNT:
        return state.of_suit[ability_id]
    if ability_id == ability.QUEEN:
        return state.queens
    return state.aces


@kernel
def targets_needed(ability_id: int) -> int:
    """Return the number of targets that an ability takes."""
    if ability_id == ability.DIAMONDS or ability_id == ability.QUEEN:
        return 2
    return 1


@kernel
def next_targets(state: State, ability_id: int, chosen: int) -> int:
    """Return the tokens that may be named next as targets, after the chosen ones (SC-13 to SC-15)."""
    tokens = in_play(state)
    if chosen & ~tokens or count(chosen) >= targets_needed(ability_id):
        return 0
    if ability_id == ability.HEARTS:
        return tokens & ~state.face_up
    if ability_id == ability.SPADES or ability_id == ability.CLUBS:
        return state.face_up
    if ability_id == ability.ACE:
        return tokens
    if ability_id == ability.QUEEN:
        return tokens & ~chosen if count(tokens) > 1 else 0
    if chosen == 0:
        return swappable(state, state.in_field) | swappable(state, tokens & ~state.in_field)
    own = state.controlled[controller_of(state, lowest(chosen))]
    return same_place(state, tokens, chosen) & ~own


@kernel
def swappable(state: State, place: int) -> int:
    """Return the tokens of the field or of the bases, unless one player controls them all."""
    if place == 0 or place & ~state.controlled[controller_of(state, lowest(place))] == 0:
        return 0
    return place


@kernel
def same_place(state: State, tokens: int, chosen: int) -> int:
    """Return those of some tokens that are in the same place, field or base, as a chosen one."""
    if state.in_field & chosen:
        return tokens & state.in_field
    return tokens & ~state.in_field


@kernel
def are_possible_targets(state: State, ability_id: int, targets: int) -> bool:
    """Return whether these tokens could be declared now as the targets of an ability."""
    if targets == 0 or count(targets) != targets_needed(ability_id):
        return False
    first = targets & -targets
    if next_targets(state, ability_id, 0) & first == 0:
        return False
    return first == targets or next_targets(state, ability_id, first) & targets == targets ^ first
