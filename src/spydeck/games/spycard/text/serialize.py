"""Views and events of Spycard as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.games.events import EventRow
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS, AGENTS, TOKEN_TEXTS, agendas_in_game
from spydeck.games.spycard.options import SpycardOptions
from spydeck.games.spycard.rules import state as numbers
from spydeck.games.spycard.rules.state import State, controller_of
from spydeck.json_types import JsonObject
from spydeck.kernel import EVERYONE, HIDDEN, NONE, members

ENDINGS = ("draw", "last-left", "agenda")


def texts_of(tokens: int) -> list[str]:
    """The texts of a set of tokens in canonical order."""
    return [TOKEN_TEXTS[token] for token in members(tokens)]


class Exposures:
    """Every exposure so far: who named which agenda of whom, and whether it was right (SC-18)."""

    def __init__(self) -> None:
        self.rows: list[JsonObject] = []

    def note(self, row: EventRow) -> None:
        """Take in one event."""
        if row.kind == numbers.EXPOSED:
            self.rows.append({"seat": row.seat, **exposure_facts(row)})

    def facts(self) -> list[JsonObject]:
        """A row an exposure."""
        return [dict(row) for row in self.rows]


def exposure_facts(row: EventRow) -> JsonObject:
    """What an exposure named and whether it was right."""
    return {"of": row.other & 7, "agenda": AGENDA_TEXTS[row.value], "right": row.other >= 8}


def view(seen: State, seat: int, options: SpycardOptions, exposures: Exposures) -> JsonObject:
    """What a seat (or -1, a spectator) may know, from its observed state."""
    facts: JsonObject = {
        "stage": numbers.STAGES[seen.stage],
        "turn": seen.turn if seen.turn >= 0 else None,
        "asked": seen.asked if seen.asked >= 0 else None,
        "deck": AGENTS - seen.drawn,
        "players": [player_facts(seen, other) for other in range(seen.players)],
        "tokens": [token_facts(seen, token) for token in range(tokens_on_view(seen))],
        "agendas": list(AGENDA_TEXTS[: agendas_in_game(seen.players)]),
        "question": question_facts(seen, seat),
        "exposures": exposures.facts(),
        "ending": ENDINGS[seen.ending] if seen.ending >= 0 else None,
    }
    if seat >= 0:
        facts["agenda"] = agenda_text(seen, seat)
    return facts


def tokens_on_view(seen: State) -> int:
    """How many tokens have left the deck, or are being looked at on its top (SC-9)."""
    return seen.drawn + (seen.stage == numbers.KEEP)


def agenda_text(seen: State, seat: int) -> str | None:
    """A seat's agenda where it is known."""
    agenda = seen.agendas[seat]
    return None if agenda == HIDDEN else AGENDA_TEXTS[agenda]


def player_facts(seen: State, seat: int) -> JsonObject:
    """What is known of a player."""
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


def token_facts(seen: State, token: int) -> JsonObject:
    """Where a token is, and which agent it is where that is known (SC-4, SC-7)."""
    agent = seen.agents[token]
    controller = controller_of(seen, token)
    up = (seen.face_up | seen.discarded) >> token & 1
    seats = [seat for seat in range(seen.players) if seen.known[seat] >> token & 1]
    return {
        "token": TOKEN_TEXTS[token],
        "zone": zone_of(seen, token),
        "controller": controller if controller >= 0 else None,
        "face": "up" if up else "down",
        "agent": None if agent == HIDDEN else AGENT_TEXTS[agent],
        "known_by": "everyone" if seen.revealed >> token & 1 else seats,
    }


def zone_of(seen: State, token: int) -> str:
    """Whether a token is in the field, at base, discarded or still in the deck."""
    if seen.discarded >> token & 1:
        return "discard"
    if token >= seen.drawn:
        return "deck"
    return "field" if seen.in_field >> token & 1 else "base"


def question_facts(seen: State, seat: int) -> JsonObject | None:
    """What is being carried out in this turn and what is asked, or None when a turn is yet to begin."""
    if seen.stage <= numbers.TURN or seen.stage == numbers.OVER:
        return None
    facts: JsonObject = {"by": seen.turn}
    if seen.stage == numbers.KEEP:
        return {**facts, "token": TOKEN_TEXTS[seen.drawn]}
    facts["acting"] = TOKEN_TEXTS[seen.acting]
    facts["targets"] = texts_of(seen.targets)
    facts["ability"] = None if seen.ability == NONE else numbers.ABILITIES[seen.ability]
    facts["accuser"] = None if seen.accuser == NONE else seen.accuser
    if seen.stage in (numbers.JACK, numbers.BULLET):
        facts["at_stake"] = TOKEN_TEXTS[seen.at_stake]
    if seen.doing == numbers.JOKERS_USE:
        facts["used"] = [numbers.ABILITIES[suit] for suit in members(seen.joker_used)]
    if seen.fighter != HIDDEN and seat == seen.turn:
        facts["fighter"] = TOKEN_TEXTS[seen.fighter]
    return facts


def event(row: EventRow, state: State) -> JsonObject:
    """A redacted event as plain data; of the state only what is fixed for the whole game is read."""
    name, words = EVENTS[row.kind]
    fact: JsonObject = {"event": name}
    if row.seat != NONE:
        fact["seat"] = row.seat
    if words is not None:
        fact.update(words(row, state))
    return fact


def dealt_facts(row: EventRow, state: State) -> JsonObject:
    """The tokens dealt to a seat, and their agents where known."""
    facts: JsonObject = {"tokens": texts_of(row.other)}
    if row.value != HIDDEN:
        places = range(len(facts["tokens"]))
        facts["agents"] = [AGENT_TEXTS[row.value >> 6 * place & 63] for place in places]
    return facts


def looked_facts(row: EventRow, state: State) -> JsonObject:
    """A token that was looked at, its agent where known, and who gets it as a sleeper."""
    facts: JsonObject = {"token": TOKEN_TEXTS[row.other & 63]}
    if row.value != HIDDEN:
        facts["agent"] = AGENT_TEXTS[row.value]
    if row.kind == numbers.SLEEPER:
        facts["to"] = row.other >> 6
    return facts


def agenda_facts(row: EventRow, state: State) -> JsonObject:
    """An agenda where it is known, and whose it is if not the seat's own."""
    facts: JsonObject = {"of": row.other} if row.kind == numbers.AGENDA_SEEN else {}
    if row.value != HIDDEN:
        facts["agenda"] = AGENDA_TEXTS[row.value]
    return facts


def agent_facts(row: EventRow, state: State) -> JsonObject:
    """A token whose agent everyone sees."""
    return {"token": TOKEN_TEXTS[row.value], "agent": AGENT_TEXTS[row.other]}


def declared_facts(row: EventRow, state: State) -> JsonObject:
    """An agent, its ability and its targets."""
    return {
        "token": TOKEN_TEXTS[row.other & 63],
        "ability": numbers.ABILITIES[row.other >> 6],
        "targets": texts_of(row.value),
    }


def use_facts(row: EventRow, state: State) -> JsonObject:
    """A further use of an ability."""
    return {"ability": numbers.ABILITIES[row.other], "targets": texts_of(row.value)}


def answer_facts(row: EventRow, state: State) -> JsonObject:
    """The token offered instead of another, None for none; missing where it is not known."""
    facts: JsonObject = {"for": TOKEN_TEXTS[row.other]}
    if row.value != HIDDEN:
        facts["token"] = TOKEN_TEXTS[row.value - 1] if row.value else None
    return facts


def out_facts(row: EventRow, state: State) -> JsonObject:
    """The agents that a player who is out discards; by now all may know them (SC-19)."""
    discards = [
        {"token": TOKEN_TEXTS[token], "agent": AGENT_TEXTS[state.agents[token]]}
        for token in members(row.other)
    ]
    return {"discards": discards}


def ending_facts(row: EventRow, state: State) -> JsonObject:
    """How the game ended."""
    facts: JsonObject = {"ending": ENDINGS[row.value], "winners": [] if row.seat == NONE else [row.seat]}
    if row.other != NONE:
        facts["agenda"] = AGENDA_TEXTS[row.other]
    return facts


def value_token(row: EventRow, state: State) -> JsonObject:
    """The token that an event is about."""
    return {"token": TOKEN_TEXTS[row.value]}


def two_tokens(row: EventRow, state: State) -> JsonObject:
    """The tokens that an event is about."""
    return {"tokens": texts_of(row.value)}


Words = Callable[[EventRow, Any], JsonObject]

EVENTS: dict[int, tuple[str, Words | None]] = {
    numbers.DEALT: ("deal", dealt_facts),
    numbers.AGENDA: ("agenda", agenda_facts),
    numbers.TURN_OF: ("turn", lambda row, state: {"turn": row.value + 1}),
    numbers.PASSED: ("pass", None),
    numbers.DRAFTED: ("draft", looked_facts),
    numbers.KEPT: ("keep", lambda row, state: {"token": TOKEN_TEXTS[row.other]}),
    numbers.SLEEPER: ("sleeper", looked_facts),
    numbers.MOVED: (
        "move",
        lambda row, state: {"tokens": texts_of(row.value), "to": "field" if row.other else "base"},
    ),
    numbers.USED: ("use", declared_facts),
    numbers.CLAIMED: ("claim", declared_facts),
    numbers.ALLOWED: ("allow", None),
    numbers.ACCUSED: ("accuse", None),
    numbers.JACK_ANSWER: ("jack", answer_facts),
    numbers.TURNED_UP: ("turn-up", agent_facts),
    numbers.TRUTH: ("truth", value_token),
    numbers.LIE: ("lie", value_token),
    numbers.TURNED_DOWN: ("turn-down", value_token),
    numbers.SWAPPED: ("swap", two_tokens),
    numbers.LEARNT: ("look", looked_facts),
    numbers.TRADED_PLACES: ("move-two", two_tokens),
    numbers.IN_VAIN: ("in-vain", None),
    numbers.REPEATED: ("again", use_facts),
    numbers.DECLINED: ("decline", None),
    numbers.JOKER_USED: ("joker", use_facts),
    numbers.JOKER_DONE: ("done", None),
    numbers.ATTACKED: (
        "attack",
        lambda row, state: {"token": TOKEN_TEXTS[row.value], "target": TOKEN_TEXTS[row.other]},
    ),
    numbers.FOUGHT: (
        "fight",
        lambda row, state: {"token": TOKEN_TEXTS[row.value], "loser": TOKEN_TEXTS[row.other]},
    ),
    numbers.BULLET_ANSWER: ("bullet", answer_facts),
    numbers.DIED: ("death", agent_facts),
    numbers.DISCARDED: ("discard", agent_facts),
    numbers.EXPOSED: ("expose", lambda row, state: exposure_facts(row)),
    numbers.AGENDA_SEEN: ("see-agenda", agenda_facts),
    numbers.OUT: ("out", out_facts),
    numbers.GAME_OVER: ("game-over", ending_facts),
}
"""The name of each kind of event, and what else is to be said about it."""
