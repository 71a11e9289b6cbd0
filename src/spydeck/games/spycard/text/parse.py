"""What a person typed as the text of an action, in the words of any language, and actions in these words."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from spydeck.games.spycard.cards import AGENDA_TEXTS, SUITS
from spydeck.games.spycard.facts import ABILITY_NAMES
from spydeck.json_types import JsonObject

HARMLESS_ANSWERS = {
    "accuse": "allow",
    "jack": "no jack",
    "bullet": "no bullet",
    "again": "decline",
    "joker": "done",
}
"""The answer that changes nothing, for each question that has one."""

ABILITIES = frozenset(ABILITY_NAMES.values())
VERBS_WITH_JOINER = {*ABILITIES, "joker"}
JOINER = "on"
CODE = re.compile("P[0-9]|" + "|".join(AGENDA_TEXTS))
"""A seat or an agenda."""
OPERANDS = re.compile(rf"(?: (?:{JOINER}|#[0-9]+|[A-Z0-9.\[\]]+))*")
"""What follows the verb of an action, or of the form in which it is written."""
WORD = re.compile("[A-Za-z]+")


@dataclass(frozen=True)
class TypedWords:
    """What people type in a language beside the texts of actions, which every language understands."""

    no: Collection[str]
    """The words for the answer that changes nothing."""
    verbs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The words for each verb; the first ones are those that people read."""
    joiner: str = JOINER
    """The word before the targets of an ability."""
    operands: Mapping[str, str] = field(default_factory=dict)
    """What stands for operands in the form of an action: "NUMMER" for "TOKEN"."""
    between: Collection[str] = ()
    """Words that may stand between tokens and mean nothing."""

    @property
    def verb_of(self) -> dict[str, str]:
        """The verb for all words that mean one."""
        return {words: verb for verb, several in self.verbs.items() for words in several}


def parser(words: TypedWords) -> Callable[[JsonObject, str], str]:
    """Return a function that parses what a person typed in a language."""
    verb_of = words.verb_of
    longest = max((phrase.count(" ") + 1 for phrase in verb_of), default=0)

    def canonical(typed: list[str], stage: str) -> list[str]:
        for size in range(min(longest, len(typed)), 0, -1):
            verb = verb_of.get(" ".join(typed[:size]))
            if verb is not None and not (verb in ABILITIES and names_stand_in(typed, stage)):
                return [*verb.split(), *typed[size:]]
        return typed

    def parse(view: JsonObject, text: str) -> str:
        typed = text.lower().replace(",", " ").replace("#", " #").split()
        stage = view["stage"]
        if len(typed) == 1 and typed[0] in words.no and stage in HARMLESS_ANSWERS:
            return HARMLESS_ANSWERS[stage]
        typed = canonical(typed, stage)
        if stage == "joker" and typed and typed[0] in SUITS:
            typed = ["joker", *typed]
        return complete(typed, words) if typed else text

    return parse


def names_stand_in(typed: Sequence[str], stage: str) -> bool:
    """Return whether a suit, alone or with a rank, is an agent that stands in for another: "Kreuz 7"."""
    return stage in ("jack", "bullet") and len(typed) <= 2


def complete(typed: list[str], words: TypedWords) -> str:
    """Return the words of an action with all signs: "hearts 4 9" as "hearts #4 on #9"."""
    verb, *rest = typed
    if verb in ("expose", "sleeper"):
        return " ".join([verb, *(word.upper() if CODE.fullmatch(word.upper()) else word for word in rest)])
    tokens = [f"#{word.lstrip('#')}" if re.fullmatch(r"#?[0-9]{1,2}", word) else word for word in rest]
    tokens = [verb, *(token for token in tokens if token not in words.between)]
    if verb in VERBS_WITH_JOINER and len(tokens) > 2:
        if tokens[2] == words.joiner:
            tokens[2] = JOINER
        elif tokens[2] != JOINER:
            tokens.insert(2, JOINER)
    return " ".join(tokens)


def as_typed(text: str, words: TypedWords) -> str:
    """Return an action, or the form in which it is written, in words of a language; other texts unchanged."""
    verbs = [verb for verb in words.verbs if f"{text} ".startswith(f"{verb} ")]
    if not verbs:
        return text
    verb = max(verbs, key=len)
    rest = text[len(verb) :]
    if not OPERANDS.fullmatch(rest):
        return text
    shown = {JOINER: words.joiner, **words.operands}
    return words.verbs[verb][0] + WORD.sub(lambda found: shown.get(found[0], found[0]), rest)
