"""What the others' conduct says about their agendas: a world is played again, and each turn is judged."""

from __future__ import annotations

from typing import Any

from spydeck.games.spycard.belief import seats_with_hidden_agendas
from spydeck.games.spycard.cards import AGENDAS, KC, agendas_in_game
from spydeck.games.spycard.policy import take_turn
from spydeck.games.spycard.rules import apply, stage, verb
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.winning import agenda_holds
from spydeck.games.spycard.search.history import FIGHTER, actions_of, begin_again
from spydeck.games.spycard.search.progress import steps_to
from spydeck.kernel import NONE, doubles, kernel, lowest, random_below

__all__ = ["actions_of", "weigh"]

NOT_JUDGED = -1

FIRST_TURNS = 20
LAST_TURNS = 12
"""How many turns of others are judged: the first ones of a game and the last ones."""

POLICY_PLAYERS = 0.2
"""How many players play by the policy, for each who does not."""

AS_POLICY = 0.95
NOT_AS_POLICY = 0.005
"""How likely a turn is for a player who plays by the policy: the one that it chooses, and any other."""

SAME_NEARER = 0.35
SAME_NEITHER = 0.11
NEARER = 0.17
NEITHER = 0.08
FARTHER = 0.03
"""How likely a turn is for another player, as counted in games of bots that search: the same as the policy's
or not, and whether the agenda is nearer or farther when it ends."""


@kernel
def weigh(world: State, seat: int, history: Any, generator: Any) -> float:
    """Return how likely the course of the game is in a world whose hidden agendas it draws again."""
    hidden = seats_with_hidden_agendas(world, seat) & world.playing
    if hidden == 0 or len(history) < 2:
        return 1.0
    number = world.players * AGENDAS
    likely = doubles(number)
    by_policy = doubles(number)
    for place in range(number):
        likely[place] = 1.0
        by_policy[place] = 1.0
    possible = possible_agendas(world, hidden)
    play_again(world, hidden, possible, history, by_policy, likely, generator)
    for place in range(number):
        likely[place] += POLICY_PLAYERS * by_policy[place]
    return draw_agendas(world, hidden, likely, generator)


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
    world: State, hidden: int, possible: int, history: Any, by_policy: Any, likely: Any, generator: Any
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
                judge(world, turn, possible, same, before, by_policy, likely)
            if world.stage == stage.TURN and world.turns[turn] > 1 and agenda_holds(world, turn, KC):
                likely[turn * AGENDAS + KC] = 0.0
                by_policy[turn * AGENDAS + KC] = 0.0


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
    world: State, actor: int, possible: int, same: int, before: Any, by_policy: Any, likely: Any
) -> None:
    """Multiply how likely each agenda is by how well a turn fits it that has just ended."""
    while possible:
        agenda = lowest(possible)
        possible &= possible - 1
        as_policy = same >> agenda & 1 == 1
        steps = steps_to(world, actor, agenda)
        fits = FARTHER
        if world.turns[actor] == 1:
            fits = NEITHER  # the first turn hardly matters
        elif steps < before[agenda]:
            fits = SAME_NEARER if as_policy else NEARER
        elif steps == before[agenda] or as_policy:
            fits = SAME_NEITHER if as_policy else NEITHER
        likely[actor * AGENDAS + agenda] *= fits
        by_policy[actor * AGENDAS + agenda] *= AS_POLICY if as_policy else NOT_AS_POLICY


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
