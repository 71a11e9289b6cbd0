"""The script of a game of Spycard: it follows the rules and stops at every question to a player.

Each part is a generator. It yields a question and receives the answer, a legal text.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

from .spycard_actions import is_possible, possible_targets
from .spycard_agendas import agenda_holds
from .spycard_cards import SUITS, claim_is_true, is_jack, is_joker, rank_of
from .spycard_table import Table


@dataclass
class Question:
    """A question to a seat; the answers to "action" are too many to list and left out."""

    seat: int
    stage: str
    options: set[str] = field(default_factory=set)


Result = TypeVar("Result")
Asking = Generator[Question, str, Result]


# The game


def play_game(table: Table, turn_limit: int) -> Asking[list[int]]:
    """Play turns until the game is over. Return the winners."""
    while True:
        seat = table.turn
        yield from play_turn(table, seat)
        if len(table.still_in()) == 1:
            return table.still_in()  # SC-31: at once, before the turn ends
        first_turn = table.turns_taken[seat] == 0
        table.turns_taken[seat] += 1
        if seat not in table.out and not first_turn and agenda_holds(table, seat):
            return [seat]  # SC-30
        if all(table.turns_taken[player] >= turn_limit for player in table.still_in()):
            return []  # SC-33
        table.turn = table.opponents_of(seat)[0]  # SC-6


def play_turn(table: Table, seat: int) -> Asking[None]:
    text = yield Question(seat, "action")
    verb, *words = text.split()
    if verb == "draft":
        yield from draft(table, seat)
    elif verb in ("field", "base"):
        for token in words:
            table.change_place(token)  # SC-11
    elif verb == "attack":
        yield from attack(table, words[0], words[1])
    elif verb == "expose":
        expose(table, seat, int(words[0][1:]), words[1])
    elif verb != "pass":
        yield from ability(table, seat, verb, words[0], words[2:])


def draft(table: Table, seat: int) -> Asking[None]:
    top = table.deck()[0]
    table.look(top, seat)  # SC-9: it stays there until the answer
    sleepers = {f"sleeper P{other}" for other in table.opponents_of(seat)}
    answer = yield Question(seat, "draft", {"keep"} | sleepers)
    if answer == "keep":
        table.put_at_base(top, seat)
    else:
        table.put_at_base(top, int(answer.removeprefix("sleeper P")))


def expose(table: Table, seat: int, target: int, agenda: str) -> None:
    table.known_agendas[seat][target] = table.agendas[target]  # SC-18: shown, right or wrong
    if table.agendas[target] == agenda:
        table.public_agendas.add(target)
        table.has_exposed.add(seat)  # SC-32: for AH
        table.send_out(target)
    else:
        table.send_out(seat)


# Turning an agent up


def jack_choice(table: Table, token: str) -> Asking[str]:
    """Ask the controller of an agent about to be turned up. Return the agent that is turned up."""
    seat = table.controller(token)
    others = [other for other in table.face_down_of(seat) if other != token]
    if not others:
        return token  # SC-23: not asked
    jacks = [other for other in others if is_jack(table.identity(other))]
    answer = yield Question(seat, "jack", {"no jack"} | {f"jack {jack}" for jack in jacks})
    return token if answer == "no jack" else answer.removeprefix("jack ")


def reveal(table: Table, token: str) -> Asking[None]:
    shown = yield from jack_choice(table, token)  # SC-29: the choice, the flip, the Joker
    table.turn_up(shown)
    if is_joker(table.identity(shown)) and shown != table.joker_at_work:
        table.discard(shown)  # SC-26; SC-25: the Joker in use only at the end of its uses


# Killing an agent


def kill(table: Table, token: str) -> Asking[None]:
    seat = table.controller(token)
    in_field = table.agents_at(seat, "field")
    able = [other for other in table.face_down_of(seat) if other in in_field and other != token]
    if not able:
        table.discard(token)  # SC-27: not asked
        return
    answer = yield Question(seat, "bullet", {"no bullet"} | {f"bullet {other}" for other in able})
    table.discard(token if answer == "no bullet" else answer.removeprefix("bullet "))  # SC-27


def attack(table: Table, attacker: str, target: str) -> Asking[None]:
    fighter = yield from jack_choice(table, attacker)  # SC-23: the attacker's choice first
    turned = [fighter]
    defender = target
    if not table.agents[target].face_up:  # SC-23: one already face up is not turned
        defender = yield from jack_choice(table, target)
        turned.append(defender)
    for token in turned:
        table.turn_up(token)  # SC-17
    jokers = [token for token in turned if is_joker(table.identity(token))]
    for joker in jokers:
        table.discard(joker)  # SC-26, SC-23: the attacker's first
    if jokers:
        return  # SC-26: no ranks are compared
    if rank_of(table.identity(fighter)) > rank_of(table.identity(defender)):
        yield from kill(table, defender)  # SC-17
    else:
        yield from kill(table, fighter)  # SC-17: ties included


# Using an ability


def ability(table: Table, seat: int, claim: str, actor: str, targets: list[str]) -> Asking[None]:
    if table.agents[actor].face_up:
        yield from use(table, claim, actor, targets)  # SC-12: nobody can accuse it
        return
    accused = yield from someone_accuses(table, seat)
    if not accused:
        yield from use(table, claim, actor, targets)  # SC-21
        return
    shown = actor  # SC-24: without the option, the accused agent is itself turned up
    if table.jack_on_accusation:
        shown = yield from jack_choice(table, actor)  # SC-22
    table.turn_up(shown)
    if is_joker(table.identity(shown)):
        if claim in SUITS:
            yield from work_as_joker(table, seat, actor)  # SC-25
        if table.is_in_play(shown):
            table.discard(shown)  # SC-25, SC-26; a Queen or Ace claim was a lie
    elif claim_is_true(claim, table.identity(shown)):  # SC-24: a Jack turned up stands for the agent
        yield from use_twice(table, seat, claim, actor, targets)
    else:
        table.discard(shown)  # SC-22, SC-24: the action is void


def someone_accuses(table: Table, seat: int) -> Asking[bool]:
    for opponent in table.opponents_of(seat):  # SC-20: clockwise, the first settles it
        answer = yield Question(opponent, "accuse", {"accuse", "allow"})
        if answer == "accuse":
            return True
    return False


def use(table: Table, claim: str, actor: str, targets: list[str]) -> Asking[None]:
    if not table.is_in_play(actor) or not is_possible(table, claim, targets):
        return  # SC-35: this use does nothing
    if claim == "hearts":
        yield from reveal(table, targets[0])  # SC-13
    elif claim in ("spades", "ace"):
        yield from kill(table, targets[0])  # SC-13, SC-15
    elif claim == "clubs":
        table.turn_down(targets[0])  # SC-13
    elif claim == "diamonds":
        table.swap(targets[0], targets[1])  # SC-13
    else:
        for token in targets:
            table.change_place(token)  # SC-14


def use_twice(table: Table, seat: int, claim: str, actor: str, targets: list[str]) -> Asking[None]:
    yield from use(table, claim, actor, targets)
    choices = possible_targets(table, claim)
    if not table.is_in_play(actor) or not choices:
        return  # SC-22: not asked
    again = {"again " + " ".join(choice) for choice in choices}
    answer = yield Question(seat, "again", {"decline"} | again)
    if answer != "decline":
        yield from use(table, claim, actor, answer.split()[1:])


def work_as_joker(table: Table, seat: int, joker: str) -> Asking[None]:
    table.joker_at_work = joker
    unused = list(SUITS)  # SC-25: each at most once
    while table.is_in_play(joker):
        options = set()
        for suit in unused:
            for targets in possible_targets(table, suit):
                options.add(f"joker {suit} on {' '.join(targets)}")  # SC-25: the declared suit too
        if not options:
            break  # SC-25: not asked
        answer = yield Question(seat, "joker", {"done"} | options)
        if answer == "done":
            break
        _, suit, _, *chosen = answer.split()
        unused.remove(suit)
        yield from use(table, suit, joker, chosen)
    table.joker_at_work = None
