"""What a seat may do, as plain data: step by step, verb by verb, and as texts while they are few."""

from __future__ import annotations

from itertools import islice
from typing import Any

from spydeck.games.actions import legal_texts
from spydeck.games.face import JsonObject
from spydeck.games.game import Action, Game
from spydeck.kernel import ENOUGH, NONE, members

FEW = 64
"""A view lists legal actions as texts while none can name several things and there are at most so many."""


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
