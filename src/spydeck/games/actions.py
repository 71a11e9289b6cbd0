"""Texts of actions and chance outcomes: read, written, listed, drawn at random; the same for every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from spydeck.errors import InvalidChance, UnreadableAction, shown
from spydeck.games.game import Action, Chance, Game, Operand, Verb
from spydeck.kernel import ENOUGH, NONE, count, members, random_member

MAX_TEXT = 400
"""The longest text that is read as an action; the longest real one moves 47 tokens."""


def write_action(game: Game, action: Action) -> str:
    """The canonical text of an action."""
    verb = game.verbs[action.verb]
    words = [verb.text]
    if verb.subject and action.subject != NONE:
        words.append(verb.subject.texts[action.subject])
    if verb.objects and action.objects:
        if verb.joiner:
            words.append(verb.joiner)
        words += [verb.objects.texts[number] for number in members(action.objects)]
    return " ".join(words)


def read_action(game: Game, text: str, expected: int = 0) -> Action:
    """Read the text of a whole action, operands in any order; raises `UnreadableAction`.

    `expected` is the set of verbs that may come now, which a complaint about an unknown one names.
    """
    action = _read_begun(game, text, expected)
    verb = game.verbs[action.verb]
    named = count(action.objects)
    if (verb.subject and action.subject == NONE) or not verb.least <= named <= verb.most:
        raise _ill_formed(verb, text)
    return action


def read_partial(game: Game, text: str, expected: int = 0) -> Action:
    """Read the text of an action that may be only begun, "" included (verb -1); raises as above."""
    return Action(NONE) if text == "" else _read_begun(game, text, expected)


def _read_begun(game: Game, text: str, expected: int) -> Action:
    if not isinstance(text, str):
        raise _unknown(game, text, expected, "an action is a text")
    if len(text) > MAX_TEXT:
        raise _unknown(game, text, expected, f"an action has at most {MAX_TEXT} characters")
    for number, verb in enumerate(game.verbs):
        if text == verb.text:
            return Action(number)
        if text.startswith(verb.text + " "):
            return _read_operands(number, verb, text[len(verb.text) + 1 :].split(" "), text)
    raise _unknown(game, text, expected, "that is no action")


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
    raise UnreadableAction(operand.clause, f"{shown(text, 60)} names {word} too often")


def _unknown_operand(operand: Operand, word: str, text: str) -> UnreadableAction:
    if word == "":
        return UnreadableAction(operand.clause, f"{shown(text, 60)}: put single spaces between the words")
    written = " or ".join(dict.fromkeys((operand.texts[0], operand.texts[-1])))
    return UnreadableAction(
        operand.clause, f"{shown(word)} is no {operand.name}; {operand.name}s are written like {written}"
    )


def _ill_formed(verb: Verb, text: str) -> UnreadableAction:
    return UnreadableAction(verb.clause, f"{shown(text, 60)} should read {verb.form!r}")


def _unknown(game: Game, text: object, expected: int, reason: str) -> UnreadableAction:
    verbs = [game.verbs[number] for number in members(expected)] or list(game.verbs)
    forms = "; ".join(verb.form for verb in verbs)
    return UnreadableAction(verbs[0].clause, f"{shown(text, 60)}: {reason}; actions are: {forms}")


def legal_texts(game: Game, state: Any, seat: int) -> Iterator[str]:
    """The canonical texts of all legal actions of a seat, lazily."""
    return (write_action(game, action) for action in legal_actions(game, state, seat))


def legal_actions(game: Game, state: Any, seat: int) -> Iterator[Action]:
    """All legal actions of a seat, each once, in canonical order; lazily, as there may be a million."""
    for verb in members(game.choices(state, seat, NONE, NONE, 0)):
        kind = game.verbs[verb]
        if kind.subject is None:
            yield from _with_objects(game, state, seat, Action(verb), 0)
            continue
        for subject in members(game.choices(state, seat, verb, NONE, 0)):
            if kind.objects is None:
                yield Action(verb, subject)
            else:
                yield from _with_objects(game, state, seat, Action(verb, subject), 0)


def _with_objects(game: Game, state: Any, seat: int, begun: Action, least: int) -> Iterator[Action]:
    following = game.choices(state, seat, *begun)
    if following & ENOUGH:
        yield begun
    for number in members(following & ~ENOUGH & (-1 << least)):
        longer = Action(begun.verb, begun.subject, begun.objects | 1 << number)
        yield from _with_objects(game, state, seat, longer, number + 1)


def random_action(game: Game, state: Any, seat: int, generator: list[int]) -> Action:
    """A legal action of a seat that may act: a verb by `Game.random_verb`, then operands uniformly."""
    verb = game.random_verb(generator, game.choices(state, seat, NONE, NONE, 0))
    action = Action(verb)
    if game.verbs[verb].subject is not None:
        subject = random_member(generator, game.choices(state, seat, verb, NONE, 0))
        action = Action(verb, subject)
    while True:
        following = game.choices(state, seat, *action)
        number = random_member(generator, following)
        if 1 << number == ENOUGH:
            return action
        action = Action(verb, action.subject, action.objects | 1 << number)


def write_outcome(chance: Chance, outcome: Sequence[int]) -> str:
    """The text of a chance outcome: single spaces between the cards of a deck."""
    return " ".join(chance.operand.texts[number] for number in outcome)


def read_outcome(chance: Chance, state: Any, given: object) -> list[int]:
    """Read a chance outcome given as one text or a sequence of texts; a single thing also as its number.

    Raises `InvalidChance` if it is no order of the whole deck, or none of the things to draw from.
    """
    deck = chance.deck(state)
    words = _words(chance, given) if chance.whole else _single_word(chance, given)
    if chance.whole and len(words) != len(deck):
        raise _wrong_outcome(chance, f"name all {len(deck)} {chance.operand.name}s, not {len(words)}")
    there = set(deck)
    left = {text: [n for n in numbers if n in there] for text, numbers in chance.operand.numbers.items()}
    outcome = []
    for place, word in enumerate(words):
        if not left.get(word):
            raise _wrong_outcome(chance, _wrong_word(chance, deck, word, place))
        outcome.append(left[word].pop(0))
    return outcome


def _wrong_outcome(chance: Chance, reason: str) -> InvalidChance:
    return InvalidChance(f"{chance.clause}: {chance.name}: {reason}")


def _wrong_word(chance: Chance, deck: Sequence[int], word: str, place: int) -> str:
    texts = chance.operand.texts
    if not chance.whole:
        return f"name one {chance.operand.name}, {texts[deck[0]]} to {texts[deck[-1]]}, not {shown(word)}"
    if word not in chance.operand.numbers:
        return f"{shown(word)} at place {place} is not among the {chance.operand.name}s"
    return f"{word} at place {place} is not in the deck, or not that often"


def _words(chance: Chance, given: object) -> list[str]:
    if isinstance(given, str):
        return given.split(" ")
    if isinstance(given, Sequence) and all(isinstance(word, str) for word in given):
        return list(given)
    raise _wrong_outcome(chance, f"an outcome is a sequence of {chance.operand.name} texts, top first")


def _single_word(chance: Chance, given: object) -> list[str]:
    """The text of a single thing; its number, bare or as a text, will do."""
    if isinstance(given, (list, tuple)) and len(given) == 1:
        given = given[0]
    texts = chance.operand.texts
    if isinstance(given, str) and given not in chance.operand.numbers and is_number(given):
        given = int(given)
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < len(texts):
        return [texts[given]]
    return [given if isinstance(given, str) else shown(given)]


def is_number(text: str) -> bool:
    """Whether a text is a small whole number."""
    return text.isascii() and text.isdigit() and len(text) < 4
