"""A world that a seat cannot tell from the true one: the hidden cards dealt out again (`resample`).

A *world* says where every card was dealt, taken from the Mole, passed, and played. The six Black Spies count
as six different cards, although nobody can tell them apart. Each world that agrees with everything that the
seat knows is equally likely: its own cards, the sizes of the hands, all plays, the cards passed and received,
what it saw of the Mole, who leads first and who was skipped (BS-11, BS-33, BS-36), and who could not follow
(BS-14).

Between two deals nothing that is hidden matters any more. What others passed and took then agrees with the
cards that they held, but no longer with what the seat saw of the Mole.
"""

from spydeck.games.black_spy.belief.after_pass import deal_after_pass
from spydeck.games.black_spy.belief.before_pass import deal_before_pass
from spydeck.games.black_spy.cards import first_spies
from spydeck.games.black_spy.rules import event, stage
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, State
from spydeck.kernel import EVERYONE, kernel

__all__ = ["resample"]


@kernel
def resample(state: State, seat: int, generator: list[int]) -> float:
    """Fill in what a seat (or -1, a spectator) cannot see with a world in which it would know the same.

    Each such world is equally likely, so the weight that is returned is always 1.
    """
    for other in range(state.players, MAX_PLAYERS):
        state.hands[other] = 0
        state.passed[other] = 0
        state.shown[other] = 0
        state.took[other] = 0
    if state.deal == 0 and state.stage <= stage.DEAL:
        for other in range(state.players):
            state.hands[other] = 0
    elif state.stage == stage.TAKE or state.stage == stage.PASS:
        deal_before_pass(state, seat, generator)
    else:
        before = int(state.stage == stage.DEAL)
        state.deal -= before  # between deals, the hidden cards are those of the deal before
        deal_after_pass(state, seat, generator)
        state.deal += before
    fill_events(state)
    return 1.0


@kernel
def fill_events(state: State) -> None:
    """Fill in the private numbers of the events, and who sees them."""
    for row in range(state.event_count):
        kind = int(state.event_kind[row])
        seat = int(state.event_seat[row])
        state.event_sees[row] = EVERYONE
        if kind >= event.HAND and kind <= event.RECEIVED:
            cards = state.hands[seat]
            if kind == event.MOLE_SHOWN:
                cards = state.shown[seat]
            elif kind == event.MOLE_TAKEN:
                cards = state.took[seat]
            elif kind == event.PASSED:
                cards = state.passed[seat]
            elif kind == event.RECEIVED:
                cards = state.passed[state.event_other[row]]
            state.event_sees[row] = 1 << seat
            state.event_value[row] = first_spies(cards)
