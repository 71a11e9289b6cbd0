"""The rules of Spy Tricks: kernels on one `State`.

`state` holds the record, `deal` the start player and the cards, `play` the tricks, `guess` henchmen and
salvation, `score` the reveal and the end, `legality` what is allowed; this file says what happens when.
"""

from spydeck.games.spy_tricks.rules.deal import choose_start_player, deal_cards
from spydeck.games.spy_tricks.rules.guess import decline, place_henchman
from spydeck.games.spy_tricks.rules.legality import actors, choices, refusal
from spydeck.games.spy_tricks.rules.play import play_card
from spydeck.games.spy_tricks.rules.state import DEAL, PLACE, PLAY_CARD, START, State
from spydeck.kernel import NONE, kernel

__all__ = ["DEAL_ORDER", "actors", "apply", "choices", "pending", "refusal", "resolve"]

START_PLAYER, DEAL_ORDER = range(2)
"""The chance outcomes: a seat, and the order of the deck (ST-6, ST-7)."""


@kernel
def pending(state: State) -> int:
    """The chance outcome that the game waits for, or -1."""
    if state.stage == START:
        return START_PLAYER
    if state.stage == DEAL:
        return DEAL_ORDER
    return NONE


@kernel
def resolve(state: State, outcome: list[int]) -> int:
    """Supply the pending outcome, a seat or a deck from the top; every one can be, so gives 0."""
    state.event_count = 0
    if state.stage == START:
        choose_start_player(state, int(outcome[0]))
    else:
        deal_cards(state, outcome)
    return 0


@kernel
def apply(state: State, seat: int, verb: int, subject: int, objects: int) -> None:
    """Carry out an action that `refusal` allows."""
    state.event_count = 0
    if verb == PLAY_CARD:
        play_card(state, seat, subject)
    elif verb == PLACE:
        place_henchman(state, seat, subject, objects)
    else:
        decline(state, seat)
