"""The rules of Spy Tricks: kernels on one `State`.

`state` holds the record, `tricks` the deal and the play, `guesses` the henchmen and what they score. This
module says what the game waits for, what a seat may do, step by step, and why the rest is refused.
"""

from spydeck.games.defaults import never_settled as settled
from spydeck.games.defaults import nobody_early as early
from spydeck.games.spy_tricks.rules.guesses import decline, open_spots, place_henchman
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.rules.tricks import choose_start_player, deal_cards, play_card, playable
from spydeck.games.spy_tricks.vocabulary import chance, reason, stage, verb
from spydeck.kernel import ENOUGH, NONE, kernel, members

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


@kernel
def actors(state: State) -> int:
    """Return the set of seats that may act now: one seat at most."""
    if state.stage == stage.PLAY or state.stage == stage.GUESS or state.stage == stage.SALVATION:
        return 1 << state.turn
    return 0


@kernel
def verbs_of_stage(stage_id: int) -> int:
    """Return the set of verbs of a stage in which a seat acts."""
    if stage_id == stage.PLAY:
        return 1 << verb.PLAY
    if stage_id == stage.GUESS:
        return 1 << verb.GUESS
    return 1 << verb.GUESS | 1 << verb.DECLINE


@kernel
def choices(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return the set of what may follow in a partial action; with `ENOUGH` it may end here.

    Without a verb these are verbs; then a card to play, or a spot and after it the Helper (0) of a seat
    that holds one. The set is empty if the partial action is not possible.
    """
    if seat < 0 or actors(state) >> seat & 1 == 0:
        return 0
    if verb_id == NONE:
        return verbs_of_stage(state.stage)
    if verbs_of_stage(state.stage) >> verb_id & 1 == 0:
        return 0
    if verb_id == verb.DECLINE:
        return ENOUGH
    possible = playable(state, seat) if verb_id == verb.PLAY else open_spots(state)
    if subject == NONE:
        return possible
    if possible >> subject & 1 == 0:
        return 0
    if verb_id == verb.PLAY:
        return ENOUGH
    return helper_choices(state, seat, objects)


@kernel
def helper_choices(state: State, seat: int, objects: int) -> int:
    """Return what may follow a spot: the Helper of a seat that holds one, or nothing more (ST-16)."""
    held = state.helpers >> seat & 1
    if objects == 0:
        return ENOUGH | held
    if objects == verb.WITH_HELPER and held:
        return ENOUGH
    return 0


@kernel
def refusal(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return the reason why a seat may not do this, or `ALLOWED`."""
    if state.stage == stage.OVER:
        return reason.GAME_IS_OVER
    if state.stage == stage.START or state.stage == stage.DEAL:
        return reason.WAITS_FOR_CHANCE
    if actors(state) >> seat & 1 == 0:
        return reason.NOT_YOUR_TURN
    if verbs_of_stage(state.stage) >> verb_id & 1 == 0:
        if verb_id == verb.DECLINE and state.stage == stage.GUESS:
            return reason.MUST_GUESS
        return reason.WRONG_VERB
    if verb_id == verb.DECLINE:
        return reason.ALLOWED
    if verb_id == verb.PLAY:
        return play_refusal(state, seat, subject)
    if open_spots(state) >> subject & 1 == 0:
        return reason.SPOT_OCCUPIED
    if objects == 0:
        return reason.ALLOWED
    return helper_refusal(state, seat)


@kernel
def play_refusal(state: State, seat: int, card: int) -> int:
    """Return the reason why a seat may not play this card, or `ALLOWED` (ST-9)."""
    if state.hands[seat] >> card & 1 == 0:
        return reason.NOT_IN_HAND
    if playable(state, seat) >> card & 1 == 0:
        return reason.MUST_FOLLOW
    return reason.ALLOWED


@kernel
def helper_refusal(state: State, seat: int) -> int:
    """Return the reason why a seat may not place its Helper, or `ALLOWED` (ST-16)."""
    if state.helpers >> seat & 1:
        return reason.ALLOWED
    if state.round == 0:
        return reason.HELPER_IN_ROUND_ONE
    if state.helpers_used >> seat & 1:
        return reason.HELPER_USED
    return reason.HELPER_NOT_HELD
