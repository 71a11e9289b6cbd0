"""Conclusions from the others' conduct about their agendas: a world is replayed, and each turn is judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from spydeck.games.events import EventRow
from spydeck.games.search import Level
from spydeck.games.spycard.belief import seats_with_hidden_agendas
from spydeck.games.spycard.cards import AGENDAS, AH, KC, STARTING_AGENTS, agendas_in_game
from spydeck.games.spycard.policy import sensible, take_turn
from spydeck.games.spycard.rules import apply
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import agenda_holds, clear_turn
from spydeck.games.spycard.search import claim_holds, steps_to
from spydeck.games.spycard.vocabulary import event, stage, verb
from spydeck.kernel import EVERYONE, HIDDEN, NONE, count, doubles, kernel, lowest, random_below

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


__all__ = ["FITTING", "actions_of", "likelihoods_for", "telling", "weigh"]

NOT_JUDGED = -1

FIRST_TURNS = 20
LAST_TURNS = 12
"""How many turns of others are judged: the first ones of a game and the last ones."""

SAME_NEARER, SAME_NEITHER, NEARER, NEITHER, FARTHER = range(5)
"""The kinds of turns for an agenda: the same as the policy's or not, and whether the agenda is nearer or
farther when it ends."""
FIRST = 5
"""After the numbers for these kinds come those for the same kinds of a player's first turn."""
KINDS = 2 * FIRST

AS_POLICY = 2 * AGENDAS * KINDS
NOT_AS_POLICY = AS_POLICY + AGENDAS
"""Where the numbers are for players who play by the policy: the turn that it chooses, and any other. Before
them are those for players who hide their agendas, and for those who do not, by agenda and kind of turn."""

TYPES = 3
"""How many types of players there are: those who hide, those who do not, those who play by the policy."""

OPEN_PLAYERS = NOT_AS_POLICY + AGENDAS
POLICY_PLAYERS = OPEN_PLAYERS + 1
"""How many players hide nothing, and how many play by the policy, for each who hides: as fits games of all
levels best."""
IMITATORS = POLICY_PLAYERS + 1
"""How many players with the Ace of Hearts play as if they had another agenda, for each who does not."""
LIES = IMITATORS + 1
"""How likely a claim is where it is false, for how likely it is where it is true."""

HIDING = (
    0.082, 0.116, 0.260, 0.065, 0.011, 0.080, 0.110, 0.080, 0.085, 0.022,  # KC
    0.012, 0.025, 0.060, 0.081, 0.364, 0.078, 0.080, 0.081, 0.074, 0.080,  # AC
    0.030, 0.022, 0.179, 0.084, 0.011, 0.080, 0.119, 0.080, 0.063, 0.013,  # KS
    0.017, 0.153, 0.111, 0.074, 0.006, 0.080, 0.018, 0.211, 0.102, 0.080,  # AD
    0.057, 0.115, 0.197, 0.053, 0.015, 0.080, 0.082, 0.080, 0.077, 0.080,  # KH
    0.124, 0.033, 0.070, 0.099, 0.074, 0.080, 0.069, 0.073, 0.095, 0.009,  # KD
    0.080, 0.033, 0.080, 0.093, 0.080, 0.080, 0.039, 0.080, 0.094, 0.080,  # AH
)  # fmt: skip
"""How likely turns are, by agenda and kind, as counted in games of bots that hide (`bench.conduct`).

Of what first turns tell by these counts, half is believed.
"""

OF_ANY = (0.35, 0.11, 0.17, 0.08, 0.03, *(0.08,) * FIRST)
"""How likely turns are for any agenda, as counted in games of bots that hide nothing; first turns hardly
matter."""

OPEN = OF_ANY * (AGENDAS - 1) + (0.08,) * KINDS
"""The same, where nothing that a player does is nearer to the Ace of Hearts."""

BY_POLICY = (0.95,) * (AGENDAS - 1) + (0.08,) + (0.003,) * (AGENDAS - 1) + (0.08,)
"""How likely the policy's turn is, and any other. With the Ace of Hearts, the policy hardly does anything but
draft, as others do, too: without an exception, whoever drafts twice would seem to have it."""

LIKELIHOODS = (*HIDING, *OPEN, *BY_POLICY, 0.3, 0.06, 1.0, 0.16)
LIKELIHOODS_OF_2026 = (*OF_ANY * (2 * AGENDAS), *(0.95,) * AGENDAS, *(0.005,) * AGENDAS, 0.0, 0.2, 0.0, 1.0)

FITTING = OPEN
"""How well turns fit agendas, for those who hide theirs: as for players who hide nothing."""


def likelihoods_for(level: Level) -> Sequence[float]:
    """Return how likely turns are, as a bot at a level judges."""
    return LIKELIHOODS_OF_2026 if level.dated else LIKELIHOODS


@kernel
def weigh(world: State, seat: int, history: Any, likelihoods: Any, generator: Any) -> float:
    """Return how likely the course of the game is in a world whose hidden agendas it draws again."""
    lies = likelihoods[LIES] if world.stage == stage.ACCUSE and not claim_holds(world) else 1.0
    hidden = seats_with_hidden_agendas(world, seat) & world.playing
    if hidden == 0 or len(history) < 2:
        return lies
    number = world.players * AGENDAS
    likely = doubles(TYPES * number)
    for place in range(TYPES * number):
        likely[place] = 1.0
    possible = possible_agendas(world, hidden)
    play_again(world, hidden, possible, history, likelihoods, likely, generator)
    for place in range(number):
        likely[place] += likelihoods[OPEN_PLAYERS] * likely[number + place]
    imitate(world, hidden, possible, likelihoods[IMITATORS], likely)
    for place in range(number):
        likely[place] += likelihoods[POLICY_PLAYERS] * likely[2 * number + place]
    return lies * draw_agendas(world, hidden, likely, generator)


@kernel
def imitate(world: State, hidden: int, possible: int, imitators: float, likely: Any) -> None:
    """Let players with the Ace of Hearts, to which no turn is nearer, also play as if they had another."""
    others = possible & ~(1 << AH)
    while hidden:
        seat = lowest(hidden)
        hidden &= hidden - 1
        rest = others & ~world.ruled_out[seat]
        imitated = 0.0
        while rest:
            imitated += likely[seat * AGENDAS + lowest(rest)]
            rest &= rest - 1
        likely[seat * AGENDAS + AH] += imitators * imitated / max(1, count(others & ~world.ruled_out[seat]))


@kernel
def possible_agendas(world: State, hidden: int) -> int:
    """Return the agendas that no other seat than those with hidden agendas has."""
    agendas = (1 << agendas_in_game(world.players)) - 1
    for seat in range(world.players):
        if hidden >> seat & 1 == 0:
            agendas &= ~(1 << int(world.agendas[seat]))
    return agendas


@kernel
def play_again(
    world: State,
    hidden: int,
    possible: int,
    history: Any,
    likelihoods: Any,
    likely: Any,
    generator: Any,
) -> None:
    """Play a world again from the start, and judge the turns of the seats with hidden agendas."""
    fighter = world.fighter
    acting = world.acting
    turns_left = count_turns(history, hidden)
    turns = 0
    same = 0
    before = doubles(AGENDAS)
    begin_again(world, int(history[0, 0]))
    for row in range(1, len(history)):
        actor = int(history[row, 0])
        verb_id = int(history[row, 1])
        subject = int(history[row, 2])
        objects = int(history[row, 3])
        if world.stage == stage.TURN and hidden >> actor & 1:
            turns += 1
            turns_left -= 1
            same = NOT_JUDGED
            if verb_id != verb.EXPOSE and (turns <= FIRST_TURNS or turns_left < LAST_TURNS):
                same = agendas_for(world, actor, verb_id, subject, objects, possible, before, generator)
        if subject == FIGHTER:
            subject = NONE if fighter == acting else fighter
        if subject == NONE and verb_id == verb.JACK:
            verb_id = verb.NO_JACK
        turn = world.turn
        apply(world, actor, verb_id, subject, objects)
        if hidden >> turn & 1 and (world.stage == stage.TURN or row == len(history) - 1):
            if same != NOT_JUDGED:
                judge(world, turn, possible, same, before, likelihoods, likely)
            if world.stage == stage.TURN and world.turns[turn] > 1 and agenda_holds(world, turn, KC):
                for kind in range(TYPES):
                    likely[(kind * world.players + turn) * AGENDAS + KC] = 0.0


@kernel
def count_turns(history: Any, hidden: int) -> int:
    """Return how many turns the seats with hidden agendas have had."""
    turns = 0
    for row in range(1, len(history)):
        verb_id = int(history[row, 1])
        opens = verb_id <= verb.EXPOSE and verb_id != verb.KEEP and verb_id != verb.SLEEPER
        turns += int(opens and hidden >> int(history[row, 0]) & 1 == 1)
    return turns


@kernel
def agendas_for(
    world: State,
    actor: int,
    verb_id: int,
    subject: int,
    objects: int,
    possible: int,
    before: Any,
    generator: Any,
) -> int:
    """Return the agendas for which the policy would do this, and write how far each of them is."""
    same = 0
    while possible:
        agenda = lowest(possible)
        possible &= possible - 1
        before[agenda] = steps_to(world, actor, agenda)
        best_verb, best_subject, best_objects = take_turn(world, actor, agenda, False, generator)
        if best_verb == verb_id and best_subject == subject and best_objects == objects:
            same |= 1 << agenda
    return same


@kernel
def judge(
    world: State,
    actor: int,
    possible: int,
    same: int,
    before: Any,
    likelihoods: Any,
    likely: Any,
) -> None:
    """Multiply how likely each agenda is for each type of player by how well a turn fits that has ended."""
    number = world.players * AGENDAS
    while possible:
        agenda = lowest(possible)
        possible &= possible - 1
        as_policy = same >> agenda & 1 == 1
        turn = agenda * KINDS + kind_of_turn(world, actor, agenda, as_policy, before[agenda])
        place = actor * AGENDAS + agenda
        likely[place] *= likelihoods[turn]
        likely[number + place] *= likelihoods[AGENDAS * KINDS + turn]
        likely[2 * number + place] *= likelihoods[(AS_POLICY if as_policy else NOT_AS_POLICY) + agenda]


@kernel
def kind_of_turn(world: State, actor: int, agenda: int, as_policy: bool, before: float) -> int:
    """Return what a turn that has just ended was for an agenda that was so many steps away before."""
    first = FIRST if world.turns[actor] == 1 else 0
    steps = steps_to(world, actor, agenda)
    if steps < before:
        return first + (SAME_NEARER if as_policy else NEARER)
    if steps == before or as_policy:
        return first + (SAME_NEITHER if as_policy else NEITHER)
    return first + FARTHER


@kernel
def telling(
    world: State, seat: int, verb_id: int, subject: int, objects: int, fitting: Any, generator: Any
) -> float:
    """Return how well a turn fits the seat's agenda, relative to others that the seat might have.

    The turn is played to its end by the policy.
    """
    if world.stage != stage.TURN:
        return 1.0
    own = int(world.agendas[seat])
    possible = (1 << agendas_in_game(world.players)) - 1
    possible &= ~world.ruled_out[seat]
    for other in range(world.players):
        if other != seat and world.shown[other] == EVERYONE:
            possible &= ~(1 << int(world.agendas[other]))
    before = doubles(AGENDAS)
    same = agendas_for(world, seat, verb_id, subject, objects, possible, before, generator)
    apply(world, seat, verb_id, subject, objects)
    while world.stage != stage.TURN and world.stage != stage.OVER:
        actor = world.asked
        answer, token, targets = sensible(world, actor, generator)
        apply(world, actor, answer, token, targets)
    fits = 0.0
    others = 0.0
    alternatives = max(1, count(possible) - 1)
    while possible:
        agenda = lowest(possible)
        possible &= possible - 1
        as_policy = same >> agenda & 1 == 1
        turn = kind_of_turn(world, seat, agenda, as_policy, before[agenda])
        fit = fitting[agenda * KINDS + turn]
        if agenda == own:
            fits = fit
        else:
            others += fit / alternatives
    return fits / others if others > 0.0 else 1.0


@kernel
def draw_agendas(world: State, hidden: int, likely: Any, generator: Any) -> float:
    """Draw the hidden agendas by how likely each is for each seat, and those set aside. Return the sum.

    No two are the same: `ways` holds, for each number of seats and each set of agendas, how likely they have
    just these.
    """
    in_game = agendas_in_game(world.players)
    sets = 1 << in_game
    ways = doubles(6 * sets)
    unseen = possible_agendas(world, hidden)
    ways[0] = 1.0
    number = 0
    rest = hidden
    while rest:
        seat = lowest(rest)
        rest &= rest - 1
        for held in range(sets):
            way = ways[number * sets + held]
            possible = unseen & ~held & ~world.ruled_out[seat]
            while way > 0.0 and possible:
                agenda = lowest(possible)
                possible &= possible - 1
                ways[(number + 1) * sets + (held | 1 << agenda)] += way * likely[seat * AGENDAS + agenda]
        number += 1
    total = 0.0
    for held in range(sets):
        total += ways[number * sets + held]
    if total > 0.0:
        assign(world, hidden, unseen, sets, number, ways, likely, total, generator)
    return total


@kernel
def assign(
    world: State,
    hidden: int,
    unseen: int,
    sets: int,
    number: int,
    ways: Any,
    likely: Any,
    total: float,
    generator: Any,
) -> None:
    """Assign agendas to the seats with hidden ones, the last seat first, then set the rest aside."""
    left = share(generator) * total
    held = 0
    for some in range(sets):
        if ways[number * sets + some] > 0.0:
            held = some
            left -= ways[number * sets + some]
            if left < 0.0:
                break
    aside = unseen & ~held
    for seat in range(world.players - 1, -1, -1):
        if hidden >> seat & 1:
            number -= 1
            agenda = last_agenda(world, seat, held, sets, number, ways, likely, generator)
            world.agendas[seat] = agenda
            held &= ~(1 << agenda)
    for place in range(world.players, agendas_in_game(world.players)):
        world.agendas[place] = lowest(aside)
        aside &= aside - 1


@kernel
def last_agenda(
    world: State, seat: int, held: int, sets: int, number: int, ways: Any, likely: Any, generator: Any
) -> int:
    """Draw the agenda of the last of some seats that have a set of agendas."""
    total = 0.0
    for again in range(2):
        left = share(generator) * total
        possible = held & ~world.ruled_out[seat]
        agenda = lowest(possible)
        while possible:
            agenda = lowest(possible)
            possible &= possible - 1
            way = ways[number * sets + (held & ~(1 << agenda))] * likely[seat * AGENDAS + agenda]
            if again == 0:
                total += way
            else:
                left -= way
                if way > 0.0 and left < 0.0:
                    return agenda
    return agenda


@kernel
def share(generator: Any) -> float:
    """Return a random number from 0 to 1."""
    return random_below(generator, 1 << 30) / 1073741824.0
