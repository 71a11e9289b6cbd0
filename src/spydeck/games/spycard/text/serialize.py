"""Views and events of Spycard as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.games.events import EventRow
from spydeck.games.spycard.cards import (
    AGENDA_TEXTS,
    AGENT_TEXTS,
    AGENTS,
    TOKEN_TEXTS,
    agendas_in_game,
)
from spydeck.games.spycard.options import SpycardOptions
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.text.ledger import Ledger, exposure_facts
from spydeck.games.spycard.text.names import ABILITY_NAMES, ENDING_NAMES, STAGE_NAMES, token_texts
from spydeck.games.spycard.vocabulary import event, phase, stage
from spydeck.json_types import JsonObject
from spydeck.kernel import EVERYONE, HIDDEN, NONE, members

QUEEN_OF_SPADES = AGENT_TEXTS.index("QS")

AGENT_NAMES = (*AGENT_TEXTS, None)
"""The text of each agent, and at the end that of a hidden one, whose number is -1."""


def view_facts(seen: State, seat: int, options: SpycardOptions, ledger: Ledger) -> JsonObject:
    """Return what a seat (or -1, a spectator) may know, from its observed state."""
    facts: JsonObject = {
        "stage": STAGE_NAMES[seen.stage],
        "turn": seen.turn if seen.turn >= 0 else None,
        "asked": seen.asked if seen.asked >= 0 else None,
        "deck": AGENTS - seen.drawn,
        "players": [player_facts(seen, other) for other in range(seen.players)],
        "tokens": token_facts(seen),
        "agendas": list(AGENDA_TEXTS[: agendas_in_game(seen.players)]),
        "question": question_facts(seen, seat),
        "exposures": ledger.facts(),
        "queen_bagged_by": queen_bagged_by(seen, ledger),
        "ending": ENDING_NAMES[seen.ending] if seen.ending >= 0 else None,
    }
    if seat >= 0:
        facts["agenda"] = agenda_text(seen, seat)
    return facts


def visible_tokens(seen: State) -> int:
    """Return how many tokens have left the deck, or are being looked at on its top (SC-9)."""
    return seen.drawn + (seen.stage == stage.KEEP)


def queen_bagged_by(seen: State, ledger: Ledger) -> int | None:
    """Return the seat that took an opponent's Queen of Spades out of play, which everyone has seen."""
    for token, seat in ledger.taken_by.items():
        if seen.discarded >> token & 1 and seen.agents[token] == QUEEN_OF_SPADES:
            return seat
    return None


def agenda_text(seen: State, seat: int) -> str | None:
    """Return a seat's agenda where it is known."""
    agenda = seen.agendas[seat]
    return None if agenda == HIDDEN else AGENDA_TEXTS[agenda]


def player_facts(seen: State, seat: int) -> JsonObject:
    """Return what is known about a player."""
    shown = seen.shown[seat]
    return {
        "seat": seat,
        "playing": bool(seen.playing >> seat & 1),
        "turns": seen.turns[seat],
        "agents": seen.controlled[seat].bit_count(),
        "agenda": agenda_text(seen, seat),
        "agenda_seen_by": "everyone" if shown == EVERYONE else members(shown & ~(1 << seat)),
        "agenda_is_not": [AGENDA_TEXTS[agenda] for agenda in members(seen.ruled_out[seat])],
        "has_exposed": bool(seen.exposers >> seat & 1),
    }


def token_facts(seen: State) -> list[JsonObject]:
    """Return where each visible token is, and its agent where that is known (SC-4, SC-7)."""
    visible = visible_tokens(seen)
    zones = ["base"] * seen.drawn + ["deck"] * (visible - seen.drawn)
    faces = ["down"] * visible
    controllers: list[int | None] = [None] * visible
    knowers: list[Any] = [[] for _ in range(visible)]
    for seat in range(seen.players):
        for token in members(seen.controlled[seat]):
            controllers[token] = seat
        for token in members(seen.known[seat] & ~seen.revealed):
            knowers[token] += [seat]
    for token in members(seen.in_field):
        zones[token] = "field"
    for token in members(seen.discarded):
        zones[token] = "discard"
    for token in members(seen.face_up | seen.discarded):
        faces[token] = "up"
    for token in members(seen.revealed):
        knowers[token] = "everyone"
    agents = [AGENT_NAMES[agent] for agent in seen.agents[:visible]]
    return [
        {"token": token, "zone": zone, "controller": seat, "face": face, "agent": agent, "known_by": known_by}
        for token, zone, seat, face, agent, known_by in zip(
            TOKEN_TEXTS, zones, controllers, faces, agents, knowers, strict=False
        )
    ]


def question_facts(seen: State, seat: int) -> JsonObject | None:
    """Return what is being carried out and what is asked, or None outside of questions."""
    if seen.stage <= stage.TURN or seen.stage == stage.OVER:
        return None
    facts: JsonObject = {"by": seen.turn}
    if seen.stage == stage.KEEP:
        return {**facts, "token": TOKEN_TEXTS[seen.drawn]}
    facts["acting"] = TOKEN_TEXTS[seen.acting]
    facts["targets"] = token_texts(seen.targets)
    facts["ability"] = None if seen.ability == NONE else ABILITY_NAMES[seen.ability]
    facts["accuser"] = None if seen.accuser == NONE else seen.accuser
    if seen.stage in (stage.JACK, stage.BULLET):
        facts["at_stake"] = TOKEN_TEXTS[seen.at_stake]
    if seen.phase == phase.JOKER_USE:
        facts["used"] = [ABILITY_NAMES[suit] for suit in members(seen.joker_used)]
    if seen.fighter != HIDDEN and seat == seen.turn:
        facts["fighter"] = TOKEN_TEXTS[seen.fighter]
    return facts


def event_facts(row: EventRow, state: State) -> JsonObject:
    """Return a redacted event as plain data; reads of the state only what is fixed for the whole game."""
    name, more_facts = EVENTS[row.kind]
    facts: JsonObject = {"event": name}
    if row.seat != NONE:
        facts["seat"] = row.seat
    if more_facts is not None:
        facts.update(more_facts(row, state))
    return facts


def dealt_facts(row: EventRow, state: State) -> JsonObject:
    """Return the tokens dealt to a seat, and their agents where known."""
    facts: JsonObject = {"tokens": token_texts(row.other)}
    if row.value != HIDDEN:
        places = range(len(facts["tokens"]))
        facts["agents"] = [AGENT_TEXTS[row.value >> 6 * place & 63] for place in places]
    return facts


def looked_facts(row: EventRow, state: State) -> JsonObject:
    """Return a token that was looked at, its agent where known, and the seat that a sleeper goes to."""
    facts: JsonObject = {"token": TOKEN_TEXTS[row.other & 63]}
    if row.value != HIDDEN:
        facts["agent"] = AGENT_TEXTS[row.value]
    if row.kind == event.SLEEPER_SENT:
        facts["to"] = row.other >> 6
    return facts


def agenda_facts(row: EventRow, state: State) -> JsonObject:
    """Return an agenda where it is known, and its holder if that is another seat."""
    facts: JsonObject = {"of": row.other} if row.kind == event.AGENDA_SEEN else {}
    if row.value != HIDDEN:
        facts["agenda"] = AGENDA_TEXTS[row.value]
    return facts


def agent_facts(row: EventRow, state: State) -> JsonObject:
    """Return a token and its agent, which everyone sees."""
    return {"token": TOKEN_TEXTS[row.value], "agent": AGENT_TEXTS[row.other]}


def declared_facts(row: EventRow, state: State) -> JsonObject:
    """Return an agent's token, its ability and its targets."""
    return {
        "token": TOKEN_TEXTS[row.other & 63],
        "ability": ABILITY_NAMES[row.other >> 6],
        "targets": token_texts(row.value),
    }


def use_facts(row: EventRow, state: State) -> JsonObject:
    """Return a further use of an ability."""
    return {"ability": ABILITY_NAMES[row.other], "targets": token_texts(row.value)}


def answer_facts(row: EventRow, state: State) -> JsonObject:
    """Return the token that stands in for another: None for none, missing where it is not known."""
    facts: JsonObject = {"for": TOKEN_TEXTS[row.other]}
    if row.value != HIDDEN:
        facts["token"] = TOKEN_TEXTS[row.value - 1] if row.value else None
    return facts


def out_facts(row: EventRow, state: State) -> JsonObject:
    """Return the agents that an eliminated player discards, which everyone may know by now (SC-19)."""
    discards = [
        {"token": TOKEN_TEXTS[token], "agent": AGENT_TEXTS[state.agents[token]]}
        for token in members(row.other)
    ]
    return {"discards": discards}


def ending_facts(row: EventRow, state: State) -> JsonObject:
    """Return how the game ended."""
    facts: JsonObject = {"ending": ENDING_NAMES[row.value], "winners": [] if row.seat == NONE else [row.seat]}
    if row.other != NONE:
        facts["agenda"] = AGENDA_TEXTS[row.other]
    return facts


def token_fact(row: EventRow, state: State) -> JsonObject:
    """Return the token that an event is about."""
    return {"token": TOKEN_TEXTS[row.value]}


def tokens_fact(row: EventRow, state: State) -> JsonObject:
    """Return the tokens that an event is about."""
    return {"tokens": token_texts(row.value)}


EVENTS: dict[int, tuple[str, Callable[[EventRow, Any], JsonObject] | None]] = {
    event.DEALT: ("deal", dealt_facts),
    event.AGENDA_DRAWN: ("agenda", agenda_facts),
    event.TURN_STARTED: ("turn", lambda row, state: {"turn": row.value + 1}),
    event.PASSED: ("pass", None),
    event.DRAFTED: ("draft", looked_facts),
    event.KEPT: ("keep", lambda row, state: {"token": TOKEN_TEXTS[row.other]}),
    event.SLEEPER_SENT: ("sleeper", looked_facts),
    event.MOVED: (
        "move",
        lambda row, state: {"tokens": token_texts(row.value), "to": "field" if row.other else "base"},
    ),
    event.USED: ("use", declared_facts),
    event.CLAIMED: ("claim", declared_facts),
    event.ALLOWED: ("allow", None),
    event.ACCUSED: ("accuse", None),
    event.JACK_ANSWERED: ("jack", answer_facts),
    event.TURNED_UP: ("turn-up", agent_facts),
    event.TRUTH: ("truth", token_fact),
    event.LIE: ("lie", token_fact),
    event.TURNED_DOWN: ("turn-down", token_fact),
    event.SWAPPED: ("swap", tokens_fact),
    event.LOOKED: ("look", looked_facts),
    event.TWO_MOVED: (
        "move-two",
        lambda row, state: {
            "tokens": token_texts(row.value),
            "to_field": token_texts(row.other),
            "to_base": token_texts(row.value & ~row.other),
        },
    ),
    event.NO_EFFECT: ("in-vain", None),
    event.USED_AGAIN: ("again", use_facts),
    event.DECLINED: ("decline", None),
    event.JOKER_USED: ("joker", use_facts),
    event.JOKER_DONE: ("done", None),
    event.ATTACKED: (
        "attack",
        lambda row, state: {"token": TOKEN_TEXTS[row.value], "target": TOKEN_TEXTS[row.other]},
    ),
    event.FOUGHT: (
        "fight",
        lambda row, state: {"token": TOKEN_TEXTS[row.value], "loser": TOKEN_TEXTS[row.other]},
    ),
    event.BULLET_ANSWERED: ("bullet", answer_facts),
    event.DIED: ("death", agent_facts),
    event.DISCARDED: ("discard", agent_facts),
    event.EXPOSED: ("expose", lambda row, state: exposure_facts(row)),
    event.AGENDA_SEEN: ("see-agenda", agenda_facts),
    event.PLAYER_OUT: ("out", out_facts),
    event.GAME_OVER: ("game-over", ending_facts),
}
"""The name of each kind of event, and a function for its further facts."""
