"""The uses of an accused Joker: each suit once, then it is discarded (SC-25)."""

from spydeck.games.events import emit
from spydeck.games.spycard.rules import ability, event, stage
from spydeck.games.spycard.rules.flips import discard
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.games.spycard.rules.targets import are_possible_targets, next_targets
from spydeck.games.spycard.rules.turn import end_turn
from spydeck.kernel import EVERYONE, kernel


@kernel
def is_bound(state: State, suit: int) -> bool:
    """Return whether a suit is bound to the declared targets, as the declared one was in version 1."""
    return state.rules_version == 1 and suit == state.ability


@kernel
def next_joker_targets(state: State, suit: int, chosen: int) -> int:
    """Return the tokens that an accused Joker may name next for a suit; each suit can be used once."""
    if state.joker_used >> suit & 1:
        return 0
    if not is_bound(state, suit):
        return next_targets(state, suit, chosen)
    if chosen & ~state.targets == 0 and are_possible_targets(state, suit, state.targets):
        return state.targets & ~chosen
    return 0


@kernel
def are_joker_targets(state: State, suit: int, targets: int) -> bool:
    """Return whether an accused Joker may use a suit on these targets now."""
    if state.joker_used >> suit & 1 or (is_bound(state, suit) and targets != state.targets):
        return False
    return are_possible_targets(state, suit, targets)


@kernel
def joker_suits(state: State) -> int:
    """Return the suits that an accused Joker can use now."""
    suits = 0
    if in_play(state) >> state.acting & 1:
        for suit in range(ability.SUIT_COUNT):
            if next_joker_targets(state, suit, 0):
                suits |= 1 << suit
    return suits


@kernel
def ask_joker(state: State) -> None:
    """Ask which suit an accused Joker uses next, or end its uses if there is none."""
    if joker_suits(state):
        state.stage = stage.JOKER
        state.asked = state.turn
    else:
        end_joker(state)


@kernel
def finish_joker(state: State) -> None:
    """Forgo the remaining uses of an accused Joker."""
    emit(state, event.JOKER_DONE, state.turn, EVERYONE, 0, 0)
    end_joker(state)


@kernel
def end_joker(state: State) -> None:
    """Discard the accused Joker from wherever it is, and end the turn."""
    if in_play(state) >> state.acting & 1:
        discard(state, state.acting)
    end_turn(state)
