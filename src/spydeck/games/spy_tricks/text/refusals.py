"""Refusals of Spy Tricks: the clause, the code, and the arguments of each, from what the seat knows."""

from __future__ import annotations

from spydeck.errors import Refusal
from spydeck.games.action import Action
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, SUITS, suit_of
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.vocabulary import reason, stage
from spydeck.language import Message


def refusal(clause: str, code: str, **arguments: object) -> Refusal:
    """Return a refusal worded by the catalogues of Spy Tricks."""
    return Refusal(clause, Message("spydeck.games.spy_tricks.text", code, arguments))


WITHOUT_ARGUMENTS = {
    reason.GAME_IS_OVER: refusal("ST-24", "game-is-over"),
    reason.WAITS_FOR_CHANCE: refusal("ST-7", "cards-not-dealt"),
    reason.MUST_GUESS: refusal("ST-14", "must-place-henchman"),
    reason.HELPER_IN_ROUND_ONE: refusal("ST-16", "no-helpers-in-round-one"),
    reason.HELPER_USED: refusal("ST-16", "helper-already-placed"),
    reason.HELPER_NOT_HELD: refusal("ST-16", "no-helper-held"),
}

EXPECTED = {
    stage.PLAY: refusal("ST-9", "play-now"),
    stage.GUESS: refusal("ST-14", "guess-now"),
    stage.SALVATION: refusal("ST-19", "guess-now-or-decline"),
}
"""The reason by which each stage refuses another verb."""

TURN_CLAUSES = {stage.PLAY: "ST-8", stage.GUESS: "ST-14", stage.SALVATION: "ST-19"}
"""The clause that settles whose turn it is."""


def explain(state: State, reason_id: int, seat: int, action: Action) -> Refusal:
    """Return the refusal for a reason."""
    if reason_id in WITHOUT_ARGUMENTS:
        return WITHOUT_ARGUMENTS[reason_id]
    if reason_id == reason.WRONG_VERB:
        return EXPECTED[state.stage]
    if reason_id == reason.NOT_YOUR_TURN:
        return refusal(TURN_CLAUSES[state.stage], "not-your-turn", turn=state.turn, seat=seat)
    if reason_id == reason.SPOT_OCCUPIED:
        return refusal("ST-15", "spot-occupied", spot=SPOT_TEXTS[action.subject])
    if reason_id == reason.MUST_FOLLOW:
        led = state.plays[state.played - state.in_trick]
        return refusal("ST-9", "must-follow", suit=SUITS[suit_of(led)])
    return refusal("ST-9", "not-in-hand", card=CARD_TEXTS[action.subject])
