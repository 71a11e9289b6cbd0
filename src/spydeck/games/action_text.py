"""Texts of actions and chance outcomes: reading, writing, listing, and random choice, for every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from spydeck.errors import InvalidChance, UnreadableAction, shown
from spydeck.games.action import Action, Chance, Operand, Verb
from spydeck.games.game import Game, Rules
from spydeck.games.option_values import as_whole
from spydeck.kernel import ENOUGH, NONE, count, members, random_member
from spydeck.language import Message
from spydeck.text import message

MAX_TEXT = 400
"""The maximum length in characters of the text of an action; the longest real one moves 47 tokens."""

REMEMBERED = 4096
"""The number of texts whose actions are remembered, and of actions whose texts are; the same ones recur."""


@lru_cache(REMEMBERED)
def write_action(game: Game, action: Action) -> str:
    """Return the canonical text of an action."""
    verb = game.verbs[action.verb]
    return verb.starts[action.subject] + _ending(verb, action.objects)


def _ending(verb: Verb, objects: int) -> str:
    """Return the text of an action from its objects on, with a space before each word."""
    if verb.objects is None or not objects:
        return ""
    joiner = f" {verb.joiner} " if verb.joiner else " "
    return joiner + " ".join(verb.objects.texts_of(objects))


def read_action(game: Game, text: str, expected: int = 0) -> Action:
    """Return the action that a text names, with operands in any order. Raise `UnreadableAction`.

    `expected` is the bit set of verbs that may come now; an error about an unknown verb lists them.
    """
    if not isinstance(text, str):
        raise _unknown(game, text, expected, "not-a-text")
    return _read_whole(game, text, expected)


@lru_cache(REMEMBERED)
def _read_whole(game: Game, text: str, expected: int) -> Action:
    action = _read_partial(game, text, expected)
    verb = game.verbs[action.verb]
    named = count(action.objects)
    if (verb.subject and action.subject == NONE) or not verb.least <= named <= verb.most:
        raise _ill_formed(verb, text)
    return action


def read_partial(game: Game, text: str, expected: int = 0) -> Action:
    """Return the action that a possibly partial text names ("" has verb -1). Raise `UnreadableAction`."""
    return Action(NONE) if text == "" else _read_partial(game, text, expected)


def _read_partial(game: Game, text: str, expected: int) -> Action:
    if not isinstance(text, str):
        raise _unknown(game, text, expected, "not-a-text")
    if len(text) > MAX_TEXT:
        raise _unknown(game, text, expected, "too-long")
    for number, verb in game.verbs.items():
        if text == verb.text:
            return Action(number)
        if text.startswith(verb.text + " "):
            return _read_operands(number, verb, text[len(verb.text) + 1 :].split(" "), text)
    raise _unknown(game, text, expected, "unknown-action")


def _read_operands(number: int, verb: Verb, words: list[str], text: str) -> Action:
    subject = NONE
    rest = words
    if verb.subject and rest:
        subject = _number(verb, verb.subject, rest[0], 0, text)
        rest = rest[1:]
    if verb.joiner and rest:
        if rest[0] != verb.joiner:
            raise _ill_formed(verb, text)
        rest = rest[1:]
    if rest and (verb.objects is None or len(rest) > verb.most):
        raise _ill_formed(verb, text)
    objects = 0
    if verb.objects is not None:
        for word in rest:
            objects |= 1 << _number(verb, verb.objects, word, objects, text)
    return Action(number, subject, objects)


def _number(verb: Verb, operand: Operand, word: str, taken: int, text: str) -> int:
    numbers = operand.numbers.get(word)
    if numbers is None:
        raise _unknown_operand(operand, word, text)
    for number in numbers:
        if not taken >> number & 1:
            return number
    raise _unreadable(operand.clause, "named-too-often", given=shown(text, 60), word=word)


def _unreadable(clause: str, code: str, **arguments: object) -> UnreadableAction:
    return UnreadableAction(clause, Message("spydeck.games.messages", code, arguments))


def _unknown_operand(operand: Operand, word: str, text: str) -> UnreadableAction:
    if word == "":
        return _unreadable(operand.clause, "single-spaces", given=shown(text, 60))
    examples = list(dict.fromkeys((operand.texts[0], operand.texts[-1])))
    return _unreadable(
        operand.clause, "unknown-operand", given=shown(word), operand=operand.name, examples=examples
    )


def _ill_formed(verb: Verb, text: str) -> UnreadableAction:
    return _unreadable(verb.clause, "ill-formed", given=shown(text, 60), form=verb.form)


def _unknown(game: Game, text: object, expected: int, code: str) -> UnreadableAction:
    verbs = [game.verbs[number] for number in members(expected)] or list(game.verbs.values())
    return _unreadable(
        verbs[0].clause, code, given=shown(text, 60), forms=[verb.form for verb in verbs], most=MAX_TEXT
    )


def legal_texts(game: Game, state: Any, seat: int) -> Iterator[str]:
    """Yield the canonical texts of all legal actions of a seat."""
    for number, subjects, sets in _families(game.rules, game.verbs, state, seat):
        verb = game.verbs[number]
        starts = [verb.starts[subject] for subject in subjects]
        if len(starts) == 1:
            yield from (starts[0] + _ending(verb, objects) for objects in sets)
        else:
            endings = [_ending(verb, objects) for objects in sets]
            yield from starts if endings == [""] else [start + end for start in starts for end in endings]


def legal_actions(game: Game, state: Any, seat: int) -> Iterator[Action]:
    """Yield all legal actions of a seat in canonical order; there may be a million."""
    for verb, subjects, sets in _families(game.rules, game.verbs, state, seat):
        for subject in subjects:
            for objects in sets:
                yield Action(verb, subject, objects)


def _families(
    rules: Rules, verbs: Mapping[int, Verb], state: Any, seat: int
) -> Iterator[tuple[int, Sequence[int], Iterable[int]]]:
    """Yield the legal actions by verb: its subjects, and the sets of objects that may follow each of them.

    The sets can be read only once where there is one subject.
    """
    for number in members(rules.choices(state, seat, NONE, NONE, 0)):
        verb = verbs[number]
        if verb.subject is None:
            yield number, (NONE,), _object_sets(rules, state, seat, Action(number))
            continue
        subjects = members(rules.choices(state, seat, number, NONE, 0))
        if verb.objects is None:
            yield number, subjects, (0,)
        elif verb.same_objects and subjects:
            yield number, subjects, [*_object_sets(rules, state, seat, Action(number, subjects[0]))]
        else:
            for subject in subjects:
                yield number, (subject,), _object_sets(rules, state, seat, Action(number, subject))


def _object_sets(rules: Rules, state: Any, seat: int, partial: Action, least: int = 0) -> Iterator[int]:
    """Yield the sets of objects that complete a partial action, with no more objects below a number."""
    verb, subject, objects = partial
    following = rules.choices(state, seat, verb, subject, objects)
    if following & ENOUGH:
        yield objects
    for number in members(following & ~ENOUGH & (-1 << least)):
        longer = Action(verb, subject, objects | 1 << number)
        yield from _object_sets(rules, state, seat, longer, number + 1)


def random_action(game: Game, state: Any, seat: int, generator: list[int]) -> Action:
    """Return a legal action of a seat that may act: a verb by `Policy.random_verb`, then uniform operands."""
    verb_id = game.policy.random_verb(generator, game.rules.choices(state, seat, NONE, NONE, 0))
    return random_operands(game.rules, verb_id, game.verbs[verb_id], state, seat, generator)


def random_operands(
    rules: Rules, verb_id: int, verb: Verb, state: Any, seat: int, generator: list[int]
) -> Action:
    """Return a legal action with a verb: its subject uniformly, then objects one after the other."""
    action = Action(verb_id)
    if verb.subject is not None:
        subject = random_member(generator, rules.choices(state, seat, verb_id, NONE, 0))
        action = Action(verb_id, subject)
    while True:
        following = rules.choices(state, seat, *action)
        number = random_member(generator, following)
        if 1 << number == ENOUGH:
            return action
        action = Action(verb_id, action.subject, action.objects | 1 << number)


def write_outcome(chance: Chance, outcome: Sequence[int]) -> str:
    """Return the text of a chance outcome: the cards of a deck with single spaces between them."""
    return " ".join(chance.operand.texts[number] for number in outcome)


def read_outcome(chance: Chance, state: Any, given: object) -> list[int]:
    """Return a chance outcome given as one text or a sequence of texts; a single thing also as its number.

    Raise `InvalidChance` if it is not an order of the whole deck, or not one of the things to draw from.
    """
    deck = chance.deck(state)
    words = _words(chance, given) if chance.whole else _single_word(chance, given)
    if chance.whole and len(words) != len(deck):
        operand = chance.operand.name
        raise _wrong_outcome(chance, "outcome-count", operand=operand, count=len(deck), given=len(words))
    there = set(deck)
    left = {text: [n for n in numbers if n in there] for text, numbers in chance.operand.numbers.items()}
    outcome = []
    for place, word in enumerate(words):
        if not left.get(word):
            raise _wrong_word(chance, deck, word, place)
        outcome.append(left[word].pop(0))
    return outcome


def _wrong_outcome(chance: Chance, code: str, **arguments: object) -> InvalidChance:
    what = message(code, **arguments)
    return InvalidChance(message("wrong-outcome", clause=chance.clause, chance=chance.name, what=what))


def _wrong_word(chance: Chance, deck: Sequence[int], word: str, place: int) -> InvalidChance:
    texts, operand = chance.operand.texts, chance.operand.name
    if not chance.whole:
        first, last = texts[deck[0]], texts[deck[-1]]
        return _wrong_outcome(
            chance, "outcome-of-one", operand=operand, first=first, last=last, given=shown(word)
        )
    if word not in chance.operand.numbers:
        return _wrong_outcome(chance, "outcome-unknown", operand=operand, given=shown(word), place=place)
    return _wrong_outcome(chance, "outcome-not-in-deck", given=word, place=place)


def _words(chance: Chance, given: object) -> list[str]:
    if isinstance(given, str):
        return given.split(" ")
    if isinstance(given, Sequence) and all(isinstance(word, str) for word in given):
        return list(given)
    raise _wrong_outcome(chance, "outcome-not-a-list", operand=chance.operand.name)


def _single_word(chance: Chance, given: object) -> list[str]:
    """Return the text of a single thing, which may be given by its number too."""
    if isinstance(given, (list, tuple)) and len(given) == 1:
        given = given[0]
    texts = chance.operand.texts
    if isinstance(given, str) and given not in chance.operand.numbers and is_number(given):
        given = int(given)
    number = as_whole(given)
    if number is not None and 0 <= number < len(texts):
        return [texts[number]]
    return [given if isinstance(given, str) else shown(given)]


def is_number(text: str) -> bool:
    """Return whether a text is a small whole number."""
    return text.isascii() and text.isdigit() and len(text) < 4
