"""Refusals of Black Spy: the clause, the code, and the arguments of each, from what the seat itself knows."""

from __future__ import annotations

from spydeck.errors import Refusal
from spydeck.games.action import Action
from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, LETTERS, colour_of, rank_of, texts_of
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.variants import variant
from spydeck.games.black_spy.vocabulary import reason, stage
from spydeck.kernel import NONE
from spydeck.language import Message


def refusal(clause: str, code: str, **arguments: object) -> Refusal:
    """Return a refusal worded by the catalogues of Black Spy."""
    return Refusal(clause, Message("spydeck.games.black_spy.text", code, arguments))


WITHOUT_ARGUMENTS = {
    reason.GAME_IS_OVER: refusal("BS-23", "game-is-over"),
    reason.WAITS_FOR_CHANCE: refusal("BS-6", "cards-not-dealt"),
    reason.ALREADY_PASSED: refusal("BS-10", "already-passed"),
    reason.NOT_IN_MOLE: refusal("BS-31", "not-in-mole"),
    reason.NOT_THREE_TO_PASS: refusal("BS-8", "pass-three"),
    reason.NOT_THREE_TO_TAKE: refusal("BS-31", "take-three"),
    reason.BLACK_LEAD: refusal("BS-12", "black-lead"),
    reason.BLACK_CALLED: refusal("BS-33", "black-called"),
}

EXPECTED = {
    stage.TAKE: refusal("BS-31", "take-now"),
    stage.PASS: refusal("BS-8", "pass-now"),
    stage.CALL: refusal("BS-33", "call-now"),
    stage.PLAY: refusal("BS-13", "play-now"),
    stage.SETTLE: refusal("BS-28", "settle-now"),
}
"""The reason by which each stage refuses another verb."""


def explain(state: State, reason_id: int, seat: int, action: Action) -> Refusal:
    """Return the refusal for a reason."""
    if reason_id in WITHOUT_ARGUMENTS:
        return WITHOUT_ARGUMENTS[reason_id]
    if reason_id == reason.WRONG_VERB:
        return EXPECTED[state.stage]
    if reason_id == reason.NOT_YOUR_TURN:
        return refusal(EXPECTED[state.stage].clause, "not-your-turn", turn=state.turn, seat=seat)
    if reason_id == reason.NOT_THE_CALLED_COLOUR:
        return refusal("BS-33", "not-the-called-colour", colour=COLOURS[state.called])
    if reason_id == reason.MUST_FOLLOW:
        return must_follow(state)
    if action.subject != NONE:
        return refusal("BS-13", "not-in-hand", card=CARD_TEXTS[action.subject])
    return refusal("BS-8", "not-all-in-hand", cards=texts_of(action.objects))


def must_follow(state: State) -> Refusal:
    """Return why a card does not follow, with what would (BS-14, BS-34)."""
    led = state.plays[state.played - state.in_trick]
    colour = colour_of(led)
    asked = {
        "led": f"{LETTERS[colour]}{rank_of(led)}",
        "colour": COLOURS[colour],
        "rank": rank_of(led),
    }
    if state.variants & variant.FOLLOWING_RANK and state.in_trick > 1:
        before = rank_of(state.plays[state.played - 1])
        return refusal("BS-34", "must-follow-or-match", **asked, before=before)
    return refusal("BS-14", "must-follow", **asked)
