"""Why an action is best: what every legal action leads to, as plain data, and the reason as a code.

Sentences are in Fluent files, made by `wording`: what all games share here, the rest in each game's texts.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, Protocol

from spydeck.games.action import Action
from spydeck.json_types import JsonObject

WORLDS = 512
"""In how many likely worlds it is looked at what an action does."""
MAX_COUNTED = 100
"""The maximum number of legal actions that are counted."""
MAX_NAMED = 3
"""How many actions a reason names at most besides the best one."""
SMALL = 10
"""Numbers below this are given with one decimal where they are compared closely."""
FAR = 2
"""How far apart numbers are that are compared without decimals."""
RARE = 0.01
"""The least share of worlds that is said of something possible."""
DIGITS = 4
"""How many decimals of a number are kept in facts."""


@dataclass(frozen=True)
class Option:
    """One action, and what it leads to on average."""

    action: str
    results: Mapping[str, float]
    """The expected result by measure, chances from 0 to 1; empty where nothing was played."""
    errors: Mapping[str, float]
    """The standard error of each."""
    behind: float
    """How far it is behind the best option, in the unit of the first measure."""
    behind_error: float
    """The standard error of that; smaller than `errors` say, as both were tried in the same worlds."""
    equal: bool
    """Whether it is as good as the best option (`spydeck.bots.thinking.verdict`); the best one itself is."""
    features: Mapping[str, float] = field(default_factory=dict)
    """Effects of the action, as numbers from which ideas are drawn; the keys depend on the game."""
    barred: bool = False
    """Whether it is a guess that is too unlikely to be made, whatever it leads to on average."""

    def facts(self) -> JsonObject:
        """Return the same as plain data that JSON can hold."""
        return {
            "action": self.action,
            "results": {name: round(value, DIGITS) for name, value in self.results.items()},
            "errors": {name: round(value, DIGITS) for name, value in self.errors.items()},
            "behind": round(self.behind, DIGITS),
            "behind_error": round(self.behind_error, DIGITS),
            "equal": self.equal,
            "features": {name: round(value, DIGITS) for name, value in self.features.items()},
            "barred": self.barred,
        }


@dataclass(frozen=True)
class Reason:
    """Why the best option is best: a stable code with arguments, worded where it is shown."""

    code: str
    arguments: JsonObject = field(default_factory=dict)

    def facts(self) -> JsonObject:
        """Return the same as plain data that JSON can hold."""
        return {"code": self.code, "arguments": self.arguments}


@dataclass(frozen=True)
class Theme:
    """A kind of puzzle: what a good answer is about. Its title is the sentence `theme-NAME` of the game."""

    name: str
    cards: tuple[str, ...]
    """The texts of cards that picture it."""
    ideas: frozenset[str] = frozenset()
    """The codes of the ideas that belong to it."""
    verbs: frozenset[str] = frozenset()
    """The first words of best actions that belong to it where no idea says more."""
    where: Callable[[Any, int], bool] = lambda seen, seat: True
    """Whether a question can belong to it, from what its seat sees: what is rare is looked for there only."""


@dataclass(frozen=True)
class Explanation:
    """A bot's findings about a question: its options, and the odds of what the seat cannot see."""

    game: str
    seat: int
    options: tuple[Option, ...]
    """The actions that were compared, the best one first: all legal ones, unless there are very many."""
    measures: tuple[str, ...]
    """The names of the measures; more of the first is better. Empty where nothing was played."""
    odds: JsonObject
    """The odds of what the seat cannot see, in percent; the keys depend on the game.

    A whole number by itself is a count. In `results`, chances are from 0 to 1, and so they are in `chances`.
    """
    rows: int
    """In how many worlds the best option was played on."""
    playouts: int
    """How often it was played on from here, for all options together."""
    action_count: int | None
    """The number of legal actions; None if there are more than `MAX_COUNTED`."""
    reason: Reason | None = None
    """Why the best option is best; None if the game has no reasons."""

    @property
    def chances(self) -> JsonObject:
        """The odds as chances from 0 to 1, as in the results of options; counts are left out."""
        return {name: _shares(odds) for name, odds in self.odds.items() if not isinstance(odds, int)}

    @property
    def best(self) -> str:
        """The text of the best action."""
        return self.options[0].action

    @cached_property
    def equals(self) -> tuple[Option, ...]:
        """The options that are as good as the best one, and that itself."""
        return tuple(option for option in self.options if option.equal)

    @cached_property
    def next(self) -> Option | None:
        """The best of the options that are clearly behind; None if there is none."""
        return next(iter(worse_of(self.options)), None)

    def facts(self) -> JsonObject:
        """Return the same as plain data that JSON can hold."""
        return {
            "game": self.game,
            "seat": self.seat,
            "options": [option.facts() for option in self.options],
            "measures": list(self.measures),
            "odds": self.odds,
            "rows": self.rows,
            "playouts": self.playouts,
            "action_count": self.action_count,
            "reason": None if self.reason is None else self.reason.facts(),
        }


class Ideas(Protocol):
    """Effects of actions, as a card player would say; a game's `ideas` module."""

    @property
    def SECOND(self) -> Sequence[str]:  # noqa: N802  a constant of the module
        """The codes of ideas that may follow another one, the most telling first: what an action risks."""

    @property
    def LAST(self) -> Container[str]:  # noqa: N802  a constant of the module
        """The codes of ideas that are named only where no other one speaks for an action."""

    @property
    def COMPARING(self) -> Container[str]:  # noqa: N802  a constant of the module
        """The codes of ideas that say something only beside the other action."""

    @property
    def EFFECTS(self) -> Sequence[str]:  # noqa: N802
        """The names of the numbers that `note_effects` adds up, by place."""

    def note_effects(
        self,
        seen: Any,
        world: Any,
        end: Any,
        seat: int,
        verb_id: int,
        subject: int,
        objects: int,
        turn: Any,
        claim: Any,
        generator: Any,
        effects: Any,
    ) -> None:
        """Add what an action does in one world to `effects`: a kernel.

        `world` is a true state before the action, and `end` how it ended when it was played on after it;
        `turn` and `claim` are copies of `world` that may be changed.
        """

    def features(self, seen: Any, seat: int, action: Action, effects: Sequence[float]) -> Mapping[str, float]:
        """Return what an action does, by the rules and on average in likely worlds, as numbers.

        `effects` are the means of what `note_effects` adds up.
        """

    def ideas(self, best: Option, other: Option) -> Sequence[Reason]:
        """Return what speaks for the best option and against another one, the most telling idea first.

        Each idea follows from the features of the two, so that it is true in the worlds of the search.
        """


def worse_of(options: Iterable[Option]) -> list[Option]:
    """Return the options that are clearly behind the best, those that are barred last.

    What these lead to says nothing against the best one.
    """
    return sorted((option for option in options if not option.equal), key=lambda option: option.barred)


def _shares(percents: Any) -> Any:
    if isinstance(percents, Mapping):
        return {name: _shares(one) for name, one in percents.items()}
    if isinstance(percents, Sequence):
        return [_shares(one) for one in percents]
    return None if percents is None else percents / 100


def common_reason(explanation: Explanation, measure: str, scale: float = 1) -> Reason | None:
    """Return the reason where there is nothing to compare: one action, no result, or all as good.

    `measure` is what the game names where all are as good, multiplied by `scale`.
    """
    best, count = explanation.options[0], len(explanation.options)
    if explanation.action_count == 1:
        return Reason("only")
    if count == 1 or not best.results:
        return Reason("policy", {"action": best.action})
    if explanation.next is not None:
        return None
    found = [option.results[measure] * scale for option in explanation.options]
    least, most = min(found), max(found)
    digits = 1 if least < SMALL else None
    least, most = round(least, digits), round(most, digits)
    return Reason(
        "equal",
        {
            "actions": [option.action for option in explanation.options[: MAX_NAMED + 1]],
            "count": count,
            "least": least,
            "most": most,
        },
    )


def comparison(explanation: Explanation, measure: str, scale: float = 1) -> JsonObject:
    """Return the arguments that compare the best option with the next one that is clearly behind."""
    best, behind = explanation.options[0], explanation.next
    assert behind is not None  # noqa: S101  `common_reason` has answered otherwise
    here, there = rounded(best.results[measure] * scale, behind.results[measure] * scale)
    return {"action": best.action, "result": here, "next": behind.action, "next_result": there} | also(
        explanation.equals
    )


def with_ideas(reason: Reason, ideas: Sequence[Reason], second: Sequence[str]) -> Reason:
    """Return a reason with the most telling idea of the best option as an argument, and what it risks.

    >>> with_ideas(Reason("win"), [Reason("nearer"), Reason("back"), Reason("lie")], ("lie",)).arguments
    {'ideas': [{'code': 'nearer', 'arguments': {}}, {'code': 'lie', 'arguments': {}}]}
    """
    if not ideas:
        return reason
    first, *others = ideas
    risks = (idea for code in second for idea in others if idea.code == code)
    named = [idea.facts() for idea in (first, *islice(risks, first.code not in second))]
    return Reason(reason.code, {**reason.arguments, "ideas": named})


def theme_of(themes: Sequence[Theme], best: str, reason: Reason | None) -> str:
    """Return the name of the theme of a best action: that of its most telling idea, or of its verb.

    "" where neither belongs to a theme.

    >>> themes = Theme("duck", (), frozenset({"leave"})), Theme("keep", (), verbs=frozenset({"play"}))
    >>> theme_of(themes, "play R3", Reason("points", {"ideas": [{"code": "leave", "arguments": {}}]}))
    'duck'
    >>> theme_of(themes, "play R3", None), theme_of(themes, "call red", None)
    ('keep', '')
    """
    ideas = () if reason is None else [idea["code"] for idea in reason.arguments.get("ideas", ())]
    by_idea = (theme.name for idea in ideas for theme in themes if idea in theme.ideas)
    by_verb = (theme.name for theme in themes if best.partition(" ")[0] in theme.verbs)
    return next(by_idea, None) or next(by_verb, "")


def more_by_seat(one: Mapping[str, float], other: Mapping[str, float], start: str) -> dict[int, float]:
    """Return by seat how much more one action has of a feature than another.

    >>> more_by_seat({"points-1": 4.0, "points-2": 2.5}, {"points-1": 3.0, "points-2": 3.0}, "points-")
    {1: 1.0, 2: -0.5}
    """
    named = {name: value for name, value in one.items() if name.startswith(start) and name in other}
    return {int(name.removeprefix(start)): value - other[name] for name, value in named.items()}


def also(equals: Sequence[Option]) -> JsonObject:
    """Return the arguments that say which other actions are as good as the best one."""
    others = [option.action for option in equals[1:]]
    return {"equals": others[:MAX_NAMED], "equal_count": len(others)}


def chances(shares: Sequence[float], possible: Sequence[bool]) -> list[float]:
    """Return the shares of likely worlds in which one of several things is so, in percent: together 100.

    Only what the seat knows is at 0 or 100. Likely worlds are few, and none of them may have what is rare.

    >>> chances([0.25, 0.75], [True, True]), chances([1, 0], [True, False])
    ([25.0, 75.0], [100.0, 0.0])
    >>> [round(chance) for chance in chances([1, 0], [True, True])]
    [99, 1]
    """
    raised = [max(float(share), RARE) * can for share, can in zip(shares, possible, strict=True)]
    total = sum(raised) or 1.0
    return [100 * share / total for share in raised]


def chance(share: float, *, possible: bool, certain: bool) -> float:
    """Return the share of likely worlds in which something is so, in percent, as `chances` does."""
    return chances([share, 1 - share], [possible, not certain])[0]


def rounded(one: float, other: float) -> tuple[float, float]:
    """Return two numbers to be compared, as a person would: with one decimal where that tells them apart.

    >>> rounded(2.31, 8.9)
    (2, 9)
    >>> rounded(2.31, 3.0), rounded(31.2, 32.9), rounded(31.6, 32.4)
    ((2.3, 3.0), (31, 33), (31.6, 32.4))
    """
    apart = abs(one - other) >= FAR or min(abs(one), abs(other)) >= SMALL
    if apart and round(one) != round(other):
        return round(one), round(other)
    return round(one, 1) + 0.0, round(other, 1) + 0.0
