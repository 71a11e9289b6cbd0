"""Refusals of Spy Tricks: for each reason its clause and a message."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.errors import Refusal
from spydeck.games.game import Action
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, SUITS, suit_of
from spydeck.games.spy_tricks.rules import reason, stage
from spydeck.games.spy_tricks.rules.state import State
from spydeck.json_types import JsonObject
from spydeck.language import Message

CATALOGUE = "spydeck.games.spy_tricks.text"

REFUSALS = {
    reason.GAME_IS_OVER: ("ST-24", "game-is-over"),
    reason.WAITS_FOR_CHANCE: ("ST-7", "cards-not-dealt"),
    reason.MUST_GUESS: ("ST-14", "must-place-henchman"),
    reason.NOT_IN_HAND: ("ST-9", "not-in-hand"),
    reason.MUST_FOLLOW: ("ST-9", "must-follow-suit"),
    reason.SPOT_OCCUPIED: ("ST-15", "spot-occupied"),
    reason.HELPER_IN_ROUND_ONE: ("ST-16", "no-helpers-in-round-one"),
    reason.HELPER_USED: ("ST-16", "helper-already-placed"),
    reason.HELPER_NOT_HELD: ("ST-16", "no-helper-held"),
}
"""The clause and the code of each reason that has the same ones in all stages."""

WRONG_VERBS = {
    stage.PLAY: ("ST-9", "play-a-card"),
    stage.GUESS: ("ST-14", "place-a-henchman"),
    stage.SALVATION: ("ST-19", "place-or-decline"),
}
"""The clause and the code for a verb that does not belong to a stage."""

TURN_CLAUSES = {stage.PLAY: "ST-8", stage.GUESS: "ST-14", stage.SALVATION: "ST-19"}

ARGUMENTS: dict[int, Callable[[State, int, Action], JsonObject]] = {
    reason.NOT_YOUR_TURN: lambda state, seat, action: {"seat": seat, "turn": state.turn},
    reason.NOT_IN_HAND: lambda state, seat, action: {"card": CARD_TEXTS[action.subject]},
    reason.MUST_FOLLOW: lambda state, seat, action: {"suit": led_suit(state)},
    reason.SPOT_OCCUPIED: lambda state, seat, action: {"spot": SPOT_TEXTS[action.subject]},
}
"""The arguments of the messages that have any."""


def led_suit(state: State) -> str:
    """Return the suit that the open trick was led with."""
    return SUITS[suit_of(state.plays[state.played - state.in_trick])]


def clause_and_code(state: State, reason_id: int) -> tuple[str, str]:
    """Return the clause that a refusal rests on and the code of its message."""
    if reason_id == reason.WRONG_VERB:
        return WRONG_VERBS[state.stage]
    if reason_id == reason.NOT_YOUR_TURN:
        return TURN_CLAUSES[state.stage], "not-your-turn"
    return REFUSALS[reason_id]


def explain(state: State, reason_id: int, seat: int, action: Action) -> Refusal:
    """Return the clause and the message of a refusal, from what the seat itself knows."""
    clause, code = clause_and_code(state, reason_id)
    arguments = ARGUMENTS[reason_id](state, seat, action) if reason_id in ARGUMENTS else {}
    return Refusal(clause, Message(CATALOGUE, code, arguments))
