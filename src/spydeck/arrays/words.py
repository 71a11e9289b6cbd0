"""Words: the steps of an action, numbered once for each game.

A *word* is a verb, an operand, or the last word "end" (no more objects). Equal things, such as the six Black
Spies, are one word. An action is one word or several; where only one word is possible, it is added without
asking, except that every action waits for at least one word. So masks and logits have one fixed size for each
game, and a step is one whole number.

Between two words, an action is five integers, called `partial`: the seat, the verb, the subject, and the
objects so far (as in `Rules.choices`), and how many words the seat has chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from spydeck.errors import InvalidOption
from spydeck.games.action import Action, Operand
from spydeck.games.game import Game, Programs
from spydeck.games.tensor import TensorField
from spydeck.kernel import ENOUGH, NONE, fill, kernel, lowest, members

SEAT, VERB, SUBJECT, OBJECTS, CHOSEN = range(5)
"""The places of `partial`."""

PARTIAL = 5
"""The length of `partial`."""

NO_ACTION = (NONE, NONE, NONE, 0, 0)
"""The value of `partial` while no seat chooses."""

END = "end"
"""The text of the word that ends a set of objects."""

MAX_NUMBERS = 62
"""The number of things that one kind of word can have: the members of a bit set."""

MAX_WORDS = 96
"""The maximum number of words of a game."""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words of a game.

    A *kind* is what a word can be: 0 is a verb, the others are the operands of the game's verbs.
    """

    game: Game
    programs: Programs
    texts: tuple[str, ...]
    """The text of each word: of a verb, of an operand, or "end"."""
    kinds: tuple[int, ...]
    """The kind of each word; -1 for "end"."""
    bits: tuple[int, ...]
    """The numbers that each word stands for, as a bit set; `ENOUGH` for "end"."""
    word_at: tuple[tuple[int, ...], ...]
    """The word of each number, by kind; -1 where there is none."""
    operands: tuple[int, ...]
    """For each verb, by number, the kinds of its subject and of its objects; 0 for none."""

    @property
    def size(self) -> int:
        """The number of words, and so the length of a mask."""
        return len(self.texts)

    @property
    def tensor(self) -> tuple[TensorField, ...]:
        """The fields of an observation tensor: those of the game, and the words of an action so far."""
        meaning = "at each word, how often it is in the action so far"
        return (*self.programs.TENSOR, TensorField("partial", self.size, meaning))

    def opened(self, state: Any, seat: int) -> list[int]:
        """Return the beginning of an action of a seat that may act: its verb, where there is no choice."""
        partial = [seat, NONE, NONE, 0, 0]
        open_action(partial, seat, self.programs.continuations(state, seat, NONE, NONE, 0), self.operands)
        return partial

    def following(self, state: Any, partial: Sequence[int]) -> dict[int, int]:
        """Return the words that may come next, each with the number it stands for, in ascending order."""
        possible = self.programs.continuations(state, *partial[:CHOSEN])
        kind = kind_of_next(partial, self.operands)
        words = {self.word_at[kind][number]: number for number in members(possible & ~ENOUGH)}
        return {**words, self.size - 1: NONE} if possible & ENOUGH else words

    def take(self, state: Any, partial: list[int], word: int) -> Action | None:
        """Add a possible word and those that follow without asking. Return the action once it is complete."""
        while word != self.size - 1:
            self._add(partial, word)
            partial[CHOSEN] += 1
            left = list(self.following(state, partial))
            if len(left) > 1:
                return None
            (word,) = left
        return Action(partial[VERB], partial[SUBJECT], partial[OBJECTS])

    def spell(self, state: Any, seat: int, action: Action) -> list[int]:
        """Return the words with which a seat chooses a legal action, without those that are added anyway."""
        partial = [seat, NONE, NONE, 0, 0]
        chosen: list[int] = []
        for wanted in self._all_words(action):
            following = self.following(state, partial)
            asked = len(following) > 1 or not (chosen or self._opens(partial, wanted))
            if asked:
                chosen.append(wanted)
            if wanted != self.size - 1:
                self._add(partial, wanted)
        return chosen

    def next_word(self, partial: Sequence[int], action: Action) -> int:
        """Return the next word of an action: `partial` is its verb, subject, and objects so far."""
        verb, subject, objects = partial
        if verb == NONE:
            return self.word_at[0][action.verb]
        of_subject, of_objects = self.operands[2 * verb : 2 * verb + 2]
        if of_subject and subject == NONE:
            return self.word_at[of_subject][action.subject]
        left = action.objects & ~objects
        return self.word_at[of_objects][lowest(left)] if left else self.size - 1

    def _add(self, partial: list[int], word: int) -> None:
        """Add a word to an action; of equal things the first, as texts do: the rules find their own."""
        add(partial, lowest(self.bits[word] & ~partial[OBJECTS]), self.operands)

    def _opens(self, partial: list[int], word: int) -> bool:
        """Return whether a word is a verb that is added anyway if it is the only one."""
        return partial[VERB] == NONE and takes_operands(lowest(self.bits[word]), self.operands)

    def _all_words(self, action: Action) -> list[int]:
        subject, objects = self.operands[2 * action.verb : 2 * action.verb + 2]
        words = [self.word_at[0][action.verb]]
        if subject:
            words.append(self.word_at[subject][action.subject])
        words += [self.word_at[objects][number] for number in members(action.objects)]
        return [*words, self.size - 1]


@cache
def vocabulary(game: Game) -> Vocabulary:
    """Return the words of a game. Raise `InvalidOption` if the game has none, or too many."""
    if game.programs is None:
        raise InvalidOption(f"{game.title} has no words: its Game has no programs")
    found = [operand for verb in game.verbs.values() for operand in (verb.subject, verb.objects) if operand]
    kinds: list[Operand] = list(dict.fromkeys(found))
    texts: list[str] = []
    kind_of: list[int] = []
    bits: list[int] = []
    word_at = []
    verbs = {number: verb.text for number, verb in game.verbs.items()}
    for kind, named in enumerate([verbs, *(dict(enumerate(operand.texts)) for operand in kinds)]):
        words = {text: len(texts) + place for place, text in enumerate(dict.fromkeys(named.values()))}
        texts += words
        kind_of += [kind] * len(words)
        bits += [sum(1 << number for number, text in named.items() if text == word) for word in words]
        _check_bounds(game, max(named), len(texts))
        word_at.append(tuple(words[named[n]] if n in named else NONE for n in range(MAX_NUMBERS)))
    operands = [0] * (2 * (max(game.verbs) + 1))
    for number, verb in game.verbs.items():
        operands[2 * number] = kinds.index(verb.subject) + 1 if verb.subject else 0
        operands[2 * number + 1] = kinds.index(verb.objects) + 1 if verb.objects else 0
    return Vocabulary(
        game,
        game.programs,
        (*texts, END),
        (*kind_of, NONE),
        (*bits, ENOUGH),
        tuple(word_at),
        tuple(operands),
    )


def _check_bounds(game: Game, highest_number: int, words: int) -> None:
    if highest_number >= MAX_NUMBERS:
        wrong = f"numbers of verbs and operands must be below {MAX_NUMBERS}"
        raise InvalidOption(f"{game.title} has no words: {wrong}")
    if words >= MAX_WORDS:  # "end" is a word too
        raise InvalidOption(f"{game.title} has more than {MAX_WORDS} words")


@kernel
def takes_operands(verb_id: int, operands: Sequence[int]) -> bool:
    """Return whether a verb takes a subject or objects."""
    return operands[2 * verb_id] != 0 or operands[2 * verb_id + 1] != 0


@kernel
def kind_of_next(partial: Sequence[int], operands: Sequence[int]) -> int:
    """Return the kind of word that comes next in an action; 0 for a verb, and for nothing but the end."""
    verb_id = partial[VERB]
    if verb_id == NONE:
        return 0
    if partial[SUBJECT] == NONE and operands[2 * verb_id] != 0:
        return operands[2 * verb_id]
    return operands[2 * verb_id + 1]


class WordTables(NamedTuple):
    """The words of a game for compiled code: what `Vocabulary` has under the same names, as arrays."""

    operands: Any
    bits: Any
    kinds: Any


@kernel
def may_choose(word: int, possible: int, partial: Sequence[int], tables: WordTables) -> bool:
    """Return whether a number is one of the words that may come next in an action, given what is possible."""
    if word < 0 or word >= len(tables.bits) or possible & tables.bits[word] == 0:
        return False
    kind: int = tables.kinds[word]
    return kind == NONE or kind == kind_of_next(partial, tables.operands)


@kernel
def add(partial: list[int], number: int, operands: Sequence[int]) -> None:
    """Add what comes next to an action: a verb, its subject, or one more object."""
    verb_id = partial[VERB]
    if verb_id == NONE:
        partial[VERB] = number
    elif partial[SUBJECT] == NONE and operands[2 * verb_id] != 0:
        partial[SUBJECT] = number
    else:
        partial[OBJECTS] |= 1 << number


@kernel
def open_action(partial: list[int], seat: int, verbs: int, operands: Sequence[int]) -> None:
    """Begin an action of a seat, given its verbs: the only one goes without saying if it takes operands."""
    partial[SEAT] = seat
    partial[VERB] = NONE
    partial[SUBJECT] = NONE
    partial[OBJECTS] = 0
    partial[CHOSEN] = 0
    if verbs and verbs & (verbs - 1) == 0 and takes_operands(lowest(verbs), operands):
        partial[VERB] = lowest(verbs)


@kernel
def write_mask(possible: int, partial: list[int], operands: Any, word_at: Any, out: Any) -> None:
    """Write 1 for every word that may come next, 0 for the others."""
    fill(out, 0)
    if possible & ENOUGH:
        out[len(out) - 1] = 1
        possible ^= ENOUGH
    kind = kind_of_next(partial, operands)
    while possible:
        out[word_at[kind, lowest(possible)]] = 1
        possible &= possible - 1


@kernel
def write_partial(partial: list[int], operands: Any, word_at: Any, out: Any, first: int) -> None:
    """Write how often each word is in an action so far, from a place in a tensor on."""
    fill(out[first:], 0)
    verb_id = partial[VERB]
    if verb_id == NONE:
        return
    out[first + word_at[0, verb_id]] = 1
    if partial[SUBJECT] != NONE:
        out[first + word_at[operands[2 * verb_id], partial[SUBJECT]]] = 1
    objects = partial[OBJECTS]
    while objects:
        out[first + word_at[operands[2 * verb_id + 1], lowest(objects)]] += 1
        objects &= objects - 1
