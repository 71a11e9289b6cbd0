"""Actions of Spycard one word at a time: several tokens in ascending order."""

from __future__ import annotations

from spydeck.games.spycard.rules import ability, verb
from spydeck.games.spycard.rules.legality import choices, has_subject
from spydeck.games.spycard.rules.state import State
from spydeck.kernel import NONE, highest, kernel, lowest


@kernel
def takes_two(state: State, verb_id: int) -> bool:
    """Return whether a verb takes two targets."""
    if verb_id == verb.DIAMONDS or verb_id == verb.QUEEN or verb_id == verb.JOKER_DIAMONDS:
        return True
    if verb_id == verb.AGAIN:
        return state.ability == ability.DIAMONDS or state.ability == ability.QUEEN
    return False


@kernel
def lower_targets(state: State, seat: int, verb_id: int, subject: int, firsts: int) -> int:
    """Return the first targets that have a partner with a higher number."""
    found = 0
    while firsts:
        token = lowest(firsts)
        firsts &= firsts - 1
        if choices(state, seat, verb_id, subject, 1 << token) & (-2 << token):
            found |= 1 << token
    return found


@kernel
def continuations(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return what may come next in a partial action, tokens only in ascending order."""
    possible = choices(state, seat, verb_id, subject, objects)
    if objects:
        return possible & (-2 << highest(objects))
    if takes_two(state, verb_id) and (subject != NONE or not has_subject(verb_id)):
        return lower_targets(state, seat, verb_id, subject, possible)
    return possible
