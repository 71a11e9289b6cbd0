"""Refusals of Spycard: the clause of each, and a message as a stable code with arguments.

The arguments hold only public facts and what the seat itself knows, so that an error reveals nothing else.
"""

from __future__ import annotations

from spydeck.errors import Refusal
from spydeck.games.action import Action
from spydeck.games.spycard.cards import AGENDA_TEXTS, TOKEN_TEXTS, agendas_in_game
from spydeck.games.spycard.facts import ABILITY_NAMES, STAGE_NAMES, token_texts
from spydeck.games.spycard.rules.abilities import targets_needed
from spydeck.games.spycard.rules.legality import has_subject, movable
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.games.spycard.vocabulary import reason, stage, verb
from spydeck.kernel import members
from spydeck.language import Message

CATALOGUE = "spydeck.games.spycard.text"

WITHOUT_ARGUMENTS = {
    reason.GAME_OVER: ("SC-31", "game-over"),
    reason.CHANCE_PENDING: ("SC-5", "chance-pending"),
    reason.OUT_OF_GAME: ("SC-18", "out-of-game"),
    reason.EMPTY_DECK: ("SC-10", "empty-deck"),
    reason.TARGET_FACE_UP: ("SC-13", "target-face-up"),
    reason.SAME_CONTROLLER: ("SC-13", "same-controller"),
    reason.DIFFERENT_PLACES: ("SC-13", "different-places"),
    reason.OWN_TARGET: ("SC-17", "own-target"),
    reason.TARGET_NOT_IN_FIELD: ("SC-17", "target-not-in-field"),
    reason.ATTACKER_FACE_UP: ("SC-17", "attacker-face-up"),
    reason.TOO_FEW_IN_PLAY: ("SC-14", "too-few-in-play"),
    reason.STAND_IN_NOT_IN_FIELD: ("SC-27", "stand-in-not-in-field"),
}
"""The reasons whose message has no arguments, each with its clause and code."""

STAGE_CLAUSES = {
    stage.TURN: "SC-8",
    stage.KEEP: "SC-9",
    stage.ACCUSE: "SC-20",
    stage.JACK: "SC-23",
    stage.BULLET: "SC-27",
    stage.AGAIN: "SC-22",
    stage.JOKER: "SC-25",
}
"""The clause of what is asked in each stage."""

VERB_CLAUSES = {
    verb.FIELD: "SC-11",
    verb.BASE: "SC-11",
    verb.ATTACK: "SC-17",
    verb.JACK: "SC-23",
    verb.BULLET: "SC-27",
}
"""The clause that says which tokens a verb is for; SC-12 for the other verbs."""

TOKEN_CODES = {
    reason.NOT_IN_PLAY: "not-in-play",
    reason.NOT_YOURS: "not-yours",
    reason.NOT_AT_BASE: "not-at-base",
    reason.NOT_IN_FIELD: "not-in-field",
    reason.TARGET_FACE_DOWN: "target-face-down",
    reason.LACKS_ABILITY: "lacks-ability",
    reason.SAME_AGENT: "same-agent",
    reason.STAND_IN_FACE_UP: "stand-in-face-up",
    reason.NOT_A_JACK: "not-a-jack",
}
"""The code of each reason that concerns a token."""


def explain(state: State, reason_id: int, seat: int, action: Action) -> Refusal:
    """Return the clause and the message of a refusal."""
    if reason_id in WITHOUT_ARGUMENTS:
        clause, code = WITHOUT_ARGUMENTS[reason_id]
        return refused(clause, code)
    if reason_id == reason.WRONG_VERB:
        return refused(STAGE_CLAUSES[state.stage], "wrong-verb", stage=STAGE_NAMES[state.stage])
    if reason_id == reason.NOT_ASKED:
        return refused(STAGE_CLAUSES[state.stage], "not-asked", asked=state.asked, seat=seat)
    if reason_id == reason.SUIT_USED:
        return refused("SC-25", "suit-used", suit=ABILITY_NAMES[action.verb - verb.JOKER_HEARTS])
    if reason_id == reason.NOT_DECLARED_TARGETS:
        return refused("SC-25", "not-declared-targets", targets=token_texts(state.targets))
    if reason_id == reason.WRONG_TARGET_COUNT:
        return refused_target_count(state, action)
    if reason_id in TOKEN_CODES:
        return refused_token(state, reason_id, seat, action)
    return refused_seat_or_agenda(state, reason_id, action)


def refused(clause: str, code: str, **arguments: object) -> Refusal:
    """Return a refusal from its clause, code and arguments."""
    return Refusal(clause, Message(CATALOGUE, code, arguments))


def refused_seat_or_agenda(state: State, reason_id: int, action: Action) -> Refusal:
    """Return why a seat or an agenda cannot be named (SC-9, SC-18)."""
    clause = "SC-9" if action.verb == verb.SLEEPER else "SC-18"
    if reason_id == reason.NO_SUCH_SEAT:
        return refused(clause, "no-such-seat", seat=action.subject, last=state.players - 1)
    if reason_id == reason.SEAT_OUT:
        return refused(clause, "seat-out", seat=action.subject)
    if reason_id == reason.OWN_SEAT:
        return refused(clause, "own-seat")
    return refused(clause, "no-such-agenda", agendas=list(AGENDA_TEXTS[: agendas_in_game(state.players)]))


def refused_target_count(state: State, action: Action) -> Refusal:
    """Return the refusal of a wrong number of targets."""
    if action.verb == verb.AGAIN:
        name = ABILITY_NAMES[state.ability]
        return refused("SC-22", "target-count", ability=name, count=targets_needed(state.ability))
    return refused("SC-16", "wrong-target-count")


def refused_token(state: State, reason_id: int, seat: int, action: Action) -> Refusal:
    """Return why a token cannot be named."""
    code = TOKEN_CODES[reason_id]
    clause = VERB_CLAUSES.get(action.verb, "SC-12")
    token = TOKEN_TEXTS[refused_operand(state, reason_id, seat, action)]
    if reason_id == reason.NOT_IN_PLAY:
        return refused("SC-4", code, token=token)
    if reason_id == reason.TARGET_FACE_DOWN:
        return refused("SC-13", code, token=token)
    if reason_id == reason.LACKS_ABILITY:
        return refused(clause, code, token=token, ability=ABILITY_NAMES[action.verb - verb.HEARTS])
    if reason_id == reason.NOT_IN_FIELD and action.verb == verb.BASE:
        return refused(clause, "not-in-own-field", token=token)
    return refused(clause, code, token=token)


def refused_operand(state: State, reason_id: int, seat: int, action: Action) -> int:
    """Return the first token that a refusal is about: the subject, or one of the objects."""
    if has_subject(action.verb):
        about_objects = reason_id == reason.TARGET_FACE_DOWN
        if reason_id == reason.NOT_IN_PLAY and in_play(state) >> action.subject & 1:
            about_objects = True
        if not about_objects:
            return action.subject
    wrong = action.objects
    if reason_id == reason.NOT_IN_PLAY:
        wrong &= ~in_play(state)
    elif reason_id == reason.NOT_YOURS:
        wrong &= ~state.controlled[seat]
    elif reason_id in (reason.NOT_AT_BASE, reason.NOT_IN_FIELD):
        wrong &= ~movable(state, seat, action.verb)
    return members(wrong)[0]
