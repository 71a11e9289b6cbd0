"""The questions that Spycard asks a seat, and asks a person whose action is only partial."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spydeck.games.spycard.text.parse import ABILITIES, JOINER
from spydeck.games.spycard.text.text_layout import with_agent
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class QuestionWords:
    """The question of each stage in a language, each with the answer that changes nothing."""

    turn: Callable[[list[str]], str]
    """What to do, out of some verbs (SC-8)."""
    keep: Callable[[str, str, list[str]], str]
    """Where a token with an agent goes: to the own base, or to one of some opponents (SC-9)."""
    accuse: Callable[[str, str, str, list[str]], str]
    """Whether to accuse: an opponent, the token that acts, its ability, its targets (SC-20)."""
    own: Callable[[str], str]
    """A target that is the reader's own: "your #4 (7C)"."""
    jack: Callable[[str, list[str]], str]
    """Whether to turn up one of some Jacks, perhaps none, in place of a token (SC-23)."""
    bullet: Callable[[str, list[str]], str]
    """Whether one of some others dies in place of a token (SC-27)."""
    again: Callable[[str], str]
    """Whether to use an ability a second time (SC-22)."""
    joker: Callable[[list[str]], str]
    """Which suit an accused Joker uses next, out of some verbs (SC-25)."""


@dataclass(frozen=True)
class NextWords:
    """What a person is asked after a partial action, in a language."""

    moved: str
    whose_base: str
    whose_agenda: str
    agenda: str
    acting: str
    attacked: str
    target: str
    other_target: str
    stand_in: str


def question(words: QuestionWords, view: JsonObject, names: Names) -> Line:
    """Return what the seat has to decide now."""
    return [("", QUESTIONS[view["stage"]](words, view, names))]


def continue_prompt(words: NextWords, partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    verb, *rest = partial.removeprefix("joker ").split()
    if verb in ("field", "base"):
        return words.moved
    if verb == "sleeper":
        return words.whose_base
    if verb == "expose":
        return words.agenda if rest else words.whose_agenda
    if verb in ("jack", "bullet"):
        return words.stand_in
    names_agent = verb == "attack" or (verb in ABILITIES and not partial.startswith("joker"))
    if names_agent and not rest:
        return words.acting
    if verb == "attack":
        return words.attacked
    return words.other_target if JOINER in rest or (verb == "again" and rest) else words.target


def keep_question(words: QuestionWords, view: JsonObject, names: Names) -> str:
    """Return the question where a drafted agent goes (SC-9)."""
    token = view["tokens"][-1]
    opponents = [names[int(seat[1:])] for seat in view["choices"]["sleeper"]["next"]]
    return words.keep(token["token"], token["agent"], opponents)


def accuse_question(words: QuestionWords, view: JsonObject, names: Names) -> str:
    """Return the question whether to accuse a claim (SC-20)."""
    asked = view["question"]
    own = {token["token"] for token in view["tokens"] if token["controller"] == view["seat"]}
    targets = [words.own(with_agent(view, text)) if text in own else text for text in asked["targets"]]
    return words.accuse(names[asked["by"]], asked["acting"], asked["ability"], targets)


def jack_question(words: QuestionWords, view: JsonObject, names: Names) -> str:
    """Return the question whether to turn up a Jack instead (SC-23)."""
    jacks = view["choices"].get("jack", {}).get("next", [])
    return words.jack(with_agent(view, view["question"]["at_stake"]), jacks)


def bullet_question(words: QuestionWords, view: JsonObject, names: Names) -> str:
    """Return the question whether another agent dies instead (SC-27)."""
    return words.bullet(with_agent(view, view["question"]["at_stake"]), view["choices"]["bullet"]["next"])


def joker_question(words: QuestionWords, view: JsonObject, names: Names) -> str:
    """Return the question which suit an accused Joker uses next (SC-25)."""
    return words.joker([verb for verb in view["choices"] if verb.startswith("joker")])


QUESTIONS: dict[str, Callable[[QuestionWords, JsonObject, Names], str]] = {
    "turn": lambda words, view, names: words.turn(list(view["choices"])),
    "keep": keep_question,
    "accuse": accuse_question,
    "jack": jack_question,
    "bullet": bullet_question,
    "again": lambda words, view, names: words.again(view["question"]["ability"]),
    "joker": joker_question,
}
"""The question of each stage."""
