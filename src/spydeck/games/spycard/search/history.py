"""The course of a game: its actions, from the events that a seat has seen, and how a world begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from spydeck.games.events import EventRow
from spydeck.games.spycard.cards import STARTING_AGENTS
from spydeck.games.spycard.rules import event, stage, verb
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import clear_turn
from spydeck.kernel import HIDDEN, NONE, kernel

Row = tuple[int, int, int, int]
"""The seat, verb, subject, and objects of an action."""

FIGHTER = -2
"""The subject of a hidden answer: the Jack that a world says fights for an attacker, if any."""


def actions_of(rows: Sequence[EventRow]) -> list[Row]:
    """Return the actions that a seat has seen, after a first row with the seat that began."""
    found: list[Row] = []
    for place, row in enumerate(rows):
        if row.kind == event.TURN_STARTED and not found:
            found.append((row.seat, NONE, NONE, 0))
        elif row.kind == event.JACK_ANSWERED and row.value == HIDDEN:
            found.append((row.seat, verb.JACK, hidden_jack(row, rows[place + 1 :]), 0))
        else:
            found += action_of(row)
    return found


def hidden_jack(answer: EventRow, later: Iterable[EventRow]) -> int:
    """Return the token that an attacker turned up, or that it is still face down."""
    for row in later:
        if row.kind == event.TURNED_UP and row.seat == answer.seat:
            return NONE if row.value == answer.other else row.value
    return FIGHTER


def action_of(row: EventRow) -> list[Row]:
    """Return the action that an event is about, or nothing."""
    if row.kind not in FIRST_EVENTS:
        return []
    verb_id, subject, objects = FIRST_EVENTS[row.kind](row.value, row.other)
    if subject == NONE and verb_id in (verb.JACK, verb.BULLET):
        verb_id += 1
    return [(row.seat, verb_id, subject, objects)]


def declared(value: int, other: int) -> tuple[int, int, int]:
    """Return the declaration of an ability."""
    return verb.HEARTS + (other >> 6), other & 63, value


FIRST_EVENTS: dict[int, Callable[[int, int], tuple[int, int, int]]] = {
    event.PASSED: lambda value, other: (verb.PASS, NONE, 0),
    event.DRAFTED: lambda value, other: (verb.DRAFT, NONE, 0),
    event.KEPT: lambda value, other: (verb.KEEP, NONE, 0),
    event.SLEEPER_SENT: lambda value, other: (verb.SLEEPER, other >> 6, 0),
    event.MOVED: lambda value, other: (verb.FIELD if other else verb.BASE, NONE, value),
    event.USED: declared,
    event.CLAIMED: declared,
    event.ALLOWED: lambda value, other: (verb.ALLOW, NONE, 0),
    event.ACCUSED: lambda value, other: (verb.ACCUSE, NONE, 0),
    event.JACK_ANSWERED: lambda value, other: (verb.JACK, value - 1, 0),
    event.BULLET_ANSWERED: lambda value, other: (verb.BULLET, value - 1, 0),
    event.USED_AGAIN: lambda value, other: (verb.AGAIN, NONE, value),
    event.DECLINED: lambda value, other: (verb.DECLINE, NONE, 0),
    event.JOKER_USED: lambda value, other: (verb.JOKER_HEARTS + other, NONE, value),
    event.JOKER_DONE: lambda value, other: (verb.DONE, NONE, 0),
    event.ATTACKED: lambda value, other: (verb.ATTACK, value, 1 << other),
    event.EXPOSED: lambda value, other: (verb.EXPOSE, other & 7, 1 << value),
}
"""The first event of each action, and the verb, subject, and objects that its numbers stand for."""


@kernel
def begin_again(world: State, first: int) -> None:
    """Let a world begin again, with the same agents, agendas, and first player."""
    players = world.players
    world.event_count = 0
    world.playing = (1 << players) - 1
    world.winners = 0
    world.ending = HIDDEN
    world.drawn = STARTING_AGENTS * players
    world.in_field = 0
    world.face_up = 0
    world.discarded = 0
    world.revealed = 0
    world.exposers = 0
    world.not_all_clubs_count = 0
    for seat in range(players):
        own = 0
        for place in range(STARTING_AGENTS):
            own |= 1 << (place * players + seat)
        world.controlled[seat] = own
        world.known[seat] = own
        world.turns[seat] = 0
        world.shown[seat] = 1 << seat
        world.ruled_out[seat] = 0
    clear_turn(world)
    world.stage = stage.TURN
    world.turn = first
    world.asked = first
