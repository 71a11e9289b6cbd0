"""The rules of Spy Tricks: kernels on one `State`.

`state` holds the record, `deal` the start player and the cards, `play` the tricks, `guess` henchmen and
salvation, `score` the reveal and the end, `legality` what is allowed; this module dispatches outcomes and
actions to them. `stage`, `verb`, `event`, `chance`, and `reason` name the numbers.
"""

from spydeck.games.defaults import never_settled as settled
from spydeck.games.defaults import nobody_early as early
from spydeck.games.spy_tricks.rules import chance, stage, verb
from spydeck.games.spy_tricks.rules.deal import choose_start_player, deal_cards
from spydeck.games.spy_tricks.rules.guess import decline, place_henchman
from spydeck.games.spy_tricks.rules.legality import actors, choices, refusal
from spydeck.games.spy_tricks.rules.play import play_card
from spydeck.games.spy_tricks.rules.state import State
from spydeck.kernel import NONE, kernel, members

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
    if state.stage == stage.START:
        return chance.START_PLAYER
    if state.stage == stage.DEAL:
        return chance.DEAL
    return NONE


@kernel
def resolve(state: State, outcome: list[int]) -> int:
    """Apply the pending outcome, a seat or a deck from the top, and return 0: every outcome is allowed."""
    state.event_count = 0
    if state.stage == stage.START:
        choose_start_player(state, int(outcome[0]))
    else:
        deal_cards(state, outcome)
    return 0


@kernel
def apply(state: State, seat: int, verb_id: int, subject: int, objects: int) -> None:
    """Apply an action that `refusal` allows."""
    state.event_count = 0
    if verb_id == verb.PLAY:
        play_card(state, seat, subject)
    elif verb_id == verb.GUESS:
        place_henchman(state, seat, subject, objects)
    else:
        decline(state, seat)


@kernel
def part_number(state: State) -> int:
    """Return the number of the round that is pending or in progress, from 0."""
    return state.round


def outcome(state: State) -> tuple[list[int], list[int]]:
    """Return the totals by seat, and the winners once the game is over (ST-24)."""
    return state.totals[: state.players], members(state.winners)
