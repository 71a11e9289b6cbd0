"""What a seat may do: check one action, list what may come next, and list all actions if there are few."""

from __future__ import annotations

from itertools import islice
from typing import Any

from spydeck.errors import IllegalAction, UnreadableAction
from spydeck.games.action import Action, Verb
from spydeck.games.action_text import legal_texts, read_action
from spydeck.games.game import Game
from spydeck.json_types import JsonObject
from spydeck.kernel import ENOUGH, NONE, members

Question = tuple[tuple[str, int], ...]
"""Verbs, each with the bit set of what may come next."""

FEW = 64
"""The maximum number of legal actions that a view lists as texts (if none of them names several things)."""


def possible(game: Game, state: Any, seat: int) -> list[Verb]:
    """Return the verbs with which a seat may act now."""
    return [game.verbs[number] for number in members(game.rules.choices(state, seat, NONE, NONE, 0))]


def question(game: Game, state: Any, seat: int) -> Question:
    """Return everything that a seat may choose from now, as a value that identifies the question."""
    verbs = members(game.rules.choices(state, seat, NONE, NONE, 0))
    return tuple((game.verbs[verb].text, game.rules.choices(state, seat, verb, NONE, 0)) for verb in verbs)


def harmless(game: Game, state: Any, seat: int) -> str | None:
    """Return the harmless answer that a seat may give now, if there is one."""
    return next((verb.text for verb in possible(game, state, seat) if verb.harmless), None)


def legal_action(game: Game, state: Any, seat: int, text: str) -> Action:
    """Return the action that a text names, if the seat may do it now. Raise `IllegalAction`."""
    action = _read(game, state, seat, text)
    _refuse(game, state, seat, action)
    return action


def _read(game: Game, state: Any, seat: int, text: str) -> Action:
    try:
        return read_action(game, text)
    except UnreadableAction:
        expected = game.rules.choices(state, seat, NONE, NONE, 0)
    if expected == 0:  # whose turn it is matters more than how the text is written
        _refuse(game, state, seat, Action(0))
    return read_action(game, text, expected)


def _refuse(game: Game, state: Any, seat: int, action: Action) -> None:
    number = game.rules.refusal(state, seat, *action)
    if number:
        raise IllegalAction(*game.text.explain(state, number, seat, action))


def following(game: Game, state: Any, seat: int, partial: Action) -> JsonObject:
    """Return what may come next in a partial action, as plain data."""
    possible = game.rules.choices(state, seat, *partial)
    return {
        "next": _next_texts(game, partial.verb, partial.subject, possible),
        "enough": bool(possible & ENOUGH),
    }


def additions(game: Game, state: Any, seat: int, partial: Action, text: str) -> list[str]:
    """Return what may be appended to the text of a partial action, with spaces and joiners ("on")."""
    words = following(game, state, seat, partial)["next"]
    if partial.verb == NONE:
        return list(words)
    verb = game.verbs[partial.verb]
    named = verb.subject is None or partial.subject != NONE
    joined = not partial.objects and named and verb.joiner and not text.endswith(f" {verb.joiner}")
    return [f" {verb.joiner} {word}" if joined else f" {word}" for word in words]


def first_legal(game: Game, state: Any, seat: int) -> str:
    """Return a legal action of a seat that may act, as text."""
    return next(legal_texts(game, state, seat))


def by_verb(game: Game, state: Any, seat: int) -> JsonObject:
    """Return, for each possible verb, its form and what may come first after it."""
    facts = {}
    for number in members(game.rules.choices(state, seat, NONE, NONE, 0)):
        verb = game.verbs[number]
        possible_next = game.rules.choices(state, seat, number, NONE, 0)
        facts[verb.text] = {
            "form": verb.form,
            "next": _next_texts(game, number, NONE, possible_next),
            "enough": bool(possible_next & ENOUGH),
        }
    return facts


def _next_texts(game: Game, number: int, subject: int, possible_next: int) -> list[str]:
    bits = members(possible_next & ~ENOUGH)
    if number == NONE:
        return [game.verbs[bit].text for bit in bits]
    verb = game.verbs[number]
    operand = verb.subject if verb.subject and subject == NONE else verb.objects
    return [operand.texts[bit] for bit in bits] if operand else []


def few_legal(game: Game, state: Any, seat: int, facts: JsonObject) -> list[str] | None:
    """Return all legal actions as texts; None if there are many, or if an action may name several things.

    `facts` are the choices by verb: where verbs take no objects, they already hold the answer.
    """
    verbs = [verb for verb in game.verbs.values() if verb.text in facts]
    if any(verb.most > 1 for verb in verbs):
        return None
    if any(verb.objects for verb in verbs):
        texts = list(islice(legal_texts(game, state, seat), FEW + 1))
    else:
        texts = [f"{verb} {word}".rstrip() for verb, fact in facts.items() for word in fact["next"] or [""]]
    return texts if len(texts) <= FEW else None
