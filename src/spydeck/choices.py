"""What a seat may do: one action checked; step by step, verb by verb, and as texts while they are few."""

from __future__ import annotations

from itertools import islice
from typing import Any

from spydeck.errors import IllegalAction, UnreadableAction
from spydeck.games.actions import legal_texts, read_action
from spydeck.games.game import Action, Game, Verb
from spydeck.json_types import JsonObject
from spydeck.kernel import ENOUGH, NONE, members

Question = tuple[tuple[str, int], ...]
"""Verbs, each with the set of what may come next."""

FEW = 64
"""A view lists legal actions as texts while none can name several things and there are at most so many."""


def possible(game: Game, state: Any, seat: int) -> list[Verb]:
    """The verbs with which a seat may act now."""
    return [game.verbs[number] for number in members(game.choices(state, seat, NONE, NONE, 0))]


def question(game: Game, state: Any, seat: int) -> Question:
    """All that a seat may choose from now, as something that tells one question from another."""
    verbs = members(game.choices(state, seat, NONE, NONE, 0))
    return tuple((game.verbs[verb].text, game.choices(state, seat, verb, NONE, 0)) for verb in verbs)


def harmless(game: Game, state: Any, seat: int) -> str | None:
    """The harmless answer that a seat may give now, if there is one."""
    return next((verb.text for verb in possible(game, state, seat) if verb.harmless), None)


def legal_action(game: Game, state: Any, seat: int, text: str) -> Action:
    """The action of a text, if the seat may do it now; raises `IllegalAction` with the clause."""
    action = _read(game, state, seat, text)
    _refuse(game, state, seat, action)
    return action


def _read(game: Game, state: Any, seat: int, text: str) -> Action:
    try:
        return read_action(game, text)
    except UnreadableAction:
        expected = game.choices(state, seat, NONE, NONE, 0)
    if expected == 0:  # that it is not this seat's turn goes before how its text is written
        _refuse(game, state, seat, Action(0))
    return read_action(game, text, expected)


def _refuse(game: Game, state: Any, seat: int, action: Action) -> None:
    number = game.refusal(state, seat, *action)
    if number:
        raise IllegalAction(*game.explain(state, number, seat, action))


def following(game: Game, state: Any, seat: int, begun: Action) -> JsonObject:
    """What may come next in an action begun, as plain data."""
    coming = game.choices(state, seat, *begun)
    return {
        "next": _next_texts(game, begun.verb, begun.subject, coming),
        "enough": bool(coming & ENOUGH),
    }


def by_verb(game: Game, state: Any, seat: int) -> JsonObject:
    """For each possible verb its form and what may come first after it."""
    facts = {}
    for number in members(game.choices(state, seat, NONE, NONE, 0)):
        verb = game.verbs[number]
        coming = game.choices(state, seat, number, NONE, 0)
        facts[verb.text] = {
            "form": verb.form,
            "next": _next_texts(game, number, NONE, coming),
            "enough": bool(coming & ENOUGH),
        }
    return facts


def _next_texts(game: Game, number: int, subject: int, coming: int) -> list[str]:
    bits = members(coming & ~ENOUGH)
    if number == NONE:
        return [game.verbs[bit].text for bit in bits]
    verb = game.verbs[number]
    operand = verb.subject if verb.subject and subject == NONE else verb.objects
    return [operand.texts[bit] for bit in bits] if operand else []


def few_legal(game: Game, state: Any, seat: int, facts: JsonObject) -> list[str] | None:
    """All legal actions as texts; None if an action may name several things, or if they are many.

    `facts` are the choices by verb: where verbs take no objects, they hold all that is wanted.
    """
    verbs = [verb for verb in game.verbs if verb.text in facts]
    if any(verb.most > 1 for verb in verbs):
        return None
    if any(verb.objects for verb in verbs):
        texts = list(islice(legal_texts(game, state, seat), FEW + 1))
    else:
        texts = [f"{verb} {word}".rstrip() for verb, fact in facts.items() for word in fact["next"] or [""]]
    return texts if len(texts) <= FEW else None
