"""A seat's view and choices: the check of one action, what may come next, all actions if few."""

from __future__ import annotations

from itertools import islice
from typing import Any

from spydeck.errors import IllegalAction, UnreadableAction
from spydeck.games.action import Action, Verb
from spydeck.games.action_text import legal_texts, read_action
from spydeck.games.game import Choice, Choices, Game, Ledger, Options
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


def choices(game: Game, state: Any, seat: int) -> Choices:
    """Return what a view tells a seat that may act: choices by verb, and all legal actions or an example."""
    by_verb: dict[str, Choice] = {}
    named = 0
    few: list[str] = []
    after = game.rules.choices
    for number in members(after(state, seat, NONE, NONE, 0)):
        verb = game.verbs[number]
        operand = verb.subject or verb.objects
        if operand is None:
            by_verb[verb.text] = {"form": verb.form, "next": [], "enough": True}
            if named == 0:
                few.append(verb.text)
            continue
        bits = after(state, seat, number, NONE, 0)
        enough = bits >= ENOUGH
        if enough:
            bits ^= ENOUGH
        by_verb[verb.text] = {"form": verb.form, "next": operand.texts_of(bits), "enough": enough}
        if verb.objects is not None:
            named = max(named, verb.most)
        elif named == 0:
            few += verb.starts_of(bits)
    if named == 1:
        few = list(islice(legal_texts(game, state, seat), FEW + 1))
    if named > 1 or len(few) > FEW:
        return {"choices": by_verb, "example": few[0] if few else next(legal_texts(game, state, seat))}
    return {"choices": by_verb, "legal": few}


def _next_texts(game: Game, number: int, subject: int, possible_next: int) -> list[str]:
    bits = possible_next & ~ENOUGH
    if number == NONE:
        return [game.verbs[bit].text for bit in members(bits)]
    verb = game.verbs[number]
    operand = verb.subject if verb.subject and subject == NONE else verb.objects
    return operand.texts_of(bits) if operand else []


def view_of(game: Game, options: Options, ledger: Ledger, seen: Any, seat: int) -> JsonObject:
    """Return an observed state of a seat (-1: a spectator) as plain JSON-able data.

    All is new but what the ledger gives of its own.
    """
    actors = game.rules.actors(seen)
    over = actors == 0 and game.rules.pending(seen) == NONE
    facts: JsonObject = {
        "game": game.name,
        "options": options.facts(),
        "seat": None if seat == NONE else seat,
        "actors": members(actors),
        "over": over,
        "winners": game.rules.outcome(seen)[1] if over else [],
        **game.text.view(seen, seat, options, ledger),
    }
    if seat >= 0 and actors >> seat & 1:
        facts |= choices(game, seen, seat)
    return facts
