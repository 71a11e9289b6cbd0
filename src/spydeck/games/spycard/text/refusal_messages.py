"""Refusals of Spycard in words: the clause and a sentence that says what would be right.

Only public facts and what the seat itself knows are read, so that an error tells nothing else.
"""

from __future__ import annotations

from spydeck.games.game import Action
from spydeck.games.spycard.cards import AGENDA_TEXTS, SUITS, TOKEN_TEXTS, agendas_in_game
from spydeck.games.spycard.rules import refusals as reasons
from spydeck.games.spycard.rules import state as numbers
from spydeck.games.spycard.rules.legality import has_subject, movable
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.games.spycard.rules.targets import targets_needed
from spydeck.kernel import members

FIXED = {
    reasons.GAME_IS_OVER: ("SC-31", "the game is over"),
    reasons.WAITS_FOR_CHANCE: ("SC-5", "the agents and agendas have yet to be dealt"),
    reasons.OUT_OF_GAME: ("SC-18", "you are out of the game"),
    reasons.EMPTY_DECK: ("SC-10", "the deck is empty; nothing can be drafted"),
    reasons.TARGET_FACE_UP: ("SC-13", "hearts turns up an agent that is face down; that one is face up"),
    reasons.SAME_CONTROLLER: ("SC-13", "diamonds swaps agents of two different players"),
    reasons.OTHER_PLACE: ("SC-13", "diamonds swaps two agents in the field or two at base, not one of each"),
    reasons.OWN_TARGET: ("SC-17", "attack an opponent's agent, not your own"),
    reasons.TARGET_NOT_IN_FIELD: ("SC-17", "only agents in the field can be attacked"),
    reasons.FACE_UP_ATTACKER: ("SC-17", "only a face-down agent attacks; yours is face up"),
    reasons.NO_TARGET: ("SC-14", "there are no two agents in play to move"),
    reasons.BULLET_NOT_IN_FIELD: (
        "SC-27",
        "only an agent in the field takes the bullet, not one at base",
    ),
}

EXPECTED = {
    numbers.TURN: ("SC-8", "it is your turn: {}"),
    numbers.KEEP: ("SC-9", "keep the drafted agent or make it a sleeper: {}"),
    numbers.ACCUSE: ("SC-20", "say whether you accuse: {}"),
    numbers.JACK: ("SC-23", "say whether a Jack is turned up instead: {}"),
    numbers.BULLET: ("SC-27", "say whether another agent takes the bullet: {}"),
    numbers.AGAIN: ("SC-22", "use the ability a second time or not: {}"),
    numbers.JOKER: ("SC-25", "use the Joker or end its uses: {}"),
}

STAGE_WORDS = {
    numbers.TURN: "pass, draft, field, base, an ability, attack or expose",
    numbers.KEEP: "keep or sleeper",
    numbers.ACCUSE: "accuse or allow",
    numbers.JACK: "jack or no jack",
    numbers.BULLET: "bullet or no bullet",
    numbers.AGAIN: "again or decline",
    numbers.JOKER: "joker and a suit, or done",
}


def explain(state: State, number: int, seat: int, action: Action) -> tuple[str, str]:
    """The clause and the sentence for a refusal."""
    if number in FIXED:
        return FIXED[number]
    if number == reasons.WRONG_VERB:
        clause, sentence = EXPECTED[state.stage]
        return clause, sentence.format(STAGE_WORDS[state.stage])
    if number == reasons.NOT_ASKED:
        return EXPECTED[state.stage][0], f"P{state.asked} is to act, not P{seat}"
    if number <= reasons.NO_SUCH_AGENDA:
        return of_seat_or_agenda(state, number, action)
    if number == reasons.JOKER_USED_SUIT:
        return "SC-25", f"the Joker has used {SUITS[action.verb - numbers.DO_JOKER_HEARTS]} already"
    if number == reasons.DECLARED_TARGETS:
        declared = " ".join(TOKEN_TEXTS[token] for token in members(state.targets))
        return "SC-25", f"the declared suit can only be used as declared, on {declared}"
    if number == reasons.WRONG_NUMBER:
        return wrong_number(state, action)
    return of_token(state, number, seat, action)


def of_seat_or_agenda(state: State, number: int, action: Action) -> tuple[str, str]:
    """Why a seat or an agenda cannot be named (SC-9, SC-18)."""
    clause = "SC-9" if action.verb == numbers.DO_SLEEPER else "SC-18"
    if number == reasons.NO_SUCH_SEAT:
        return clause, f"there is no P{action.subject}; the last seat is P{state.players - 1}"
    if number == reasons.SEAT_IS_OUT:
        return clause, f"P{action.subject} is out of the game; name an opponent who is still in"
    if number == reasons.OWN_SEAT:
        return clause, "name an opponent, not yourself"
    known = " ".join(AGENDA_TEXTS[: agendas_in_game(state.players)])
    return clause, f"name one agenda of this game: {known}"


def wrong_number(state: State, action: Action) -> tuple[str, str]:
    """How many targets there must be."""
    if action.verb == numbers.DO_AGAIN:
        needed = targets_needed(state.ability)
        return "SC-22", f"{numbers.ABILITIES[state.ability]} takes {'one target' if needed == 1 else 'two'}"
    return "SC-16", "that is not the right number of targets"


def of_token(state: State, number: int, seat: int, action: Action) -> tuple[str, str]:
    """Why a token cannot be named, with its text."""
    token = TOKEN_TEXTS[offender(state, number, seat, action)]
    clause = clause_of(action.verb)
    if number == reasons.NOT_IN_PLAY:
        return "SC-4", f"{token} is not in play"
    if number == reasons.NOT_YOURS:
        return clause, f"you do not control {token}"
    if number == reasons.NOT_AT_BASE:
        return clause, f"{token} is not at your base"
    if number == reasons.NOT_IN_FIELD:
        if action.verb == numbers.DO_BASE:
            return clause, f"{token} is not in your field"
        return clause, f"{token} is not in the field; only agents there can do that"
    if number == reasons.TARGET_FACE_DOWN:
        return "SC-13", f"{token} is face down; spades and clubs need an agent that is face up"
    if number == reasons.LACKS_ABILITY:
        name = numbers.ABILITIES[action.verb - numbers.DO_HEARTS]
        return (
            "SC-12",
            f"{token} is face up and cannot do {name}; only face-down agents bluff",
        )
    if number == reasons.SAME_AGENT:
        return clause, f"{token} is the agent in question; name another"
    if number == reasons.IS_FACE_UP:
        return clause, f"{token} is face up; only a face-down agent can do that"
    return clause, f"{token} is no Jack"


def clause_of(verb: int) -> str:
    """The clause that says which tokens a verb is for."""
    if verb in (numbers.DO_FIELD, numbers.DO_BASE):
        return "SC-11"
    if verb == numbers.DO_ATTACK:
        return "SC-17"
    if verb == numbers.DO_JACK:
        return "SC-23"
    if verb == numbers.DO_BULLET:
        return "SC-27"
    return "SC-12"


def offender(state: State, number: int, seat: int, action: Action) -> int:
    """The first token that a refusal is about."""
    if has_subject(action.verb):
        about_objects = number == reasons.TARGET_FACE_DOWN
        if number == reasons.NOT_IN_PLAY and in_play(state) >> action.subject & 1:
            about_objects = True
        if not about_objects:
            return action.subject
    wrong = action.objects
    if number == reasons.NOT_IN_PLAY:
        wrong &= ~in_play(state)
    elif number == reasons.NOT_YOURS:
        wrong &= ~state.controlled[seat]
    elif number in (reasons.NOT_AT_BASE, reasons.NOT_IN_FIELD):
        wrong &= ~movable(state, seat, action.verb)
    return members(wrong)[0]
