"""Briefs: all that a search needs to think about a question, as plain numbers, and what its findings say.

Nothing here thinks, nor needs NumPy: a brief can be given to compiled programs on this processor or in a
visitor's browser, which come to the same findings.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from spydeck.bots.baselines import seed_for
from spydeck.bots.thinking.question import ALWAYS, APART, DRAWS, TO_COMPARE, budget_of
from spydeck.bots.thinking.verdict import least_cost, reason_of
from spydeck.errors import SpydeckError
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.choices import legal_action
from spydeck.games.events import EventRow
from spydeck.games.game import Game, search_of
from spydeck.games.reasons import MAX_COUNTED, Explanation, Option
from spydeck.games.search import Level, TunedSearch
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, packed
from spydeck.match.observation import Observation

ADVISER = "expert"
"""The level that suggests actions and judges them afterwards."""
ADVICE_SEED = 1
"""The seed of what it does, so that a suggestion and a review of the same choice say the same."""
FIRST_ROWS = 128
"""In how many worlds all actions are tried before any is dropped, so that each has a usable error."""
PATIENCE = 4
"""How many times as many playouts as for a move: people ask rarely, and want to tell actions apart."""


@dataclass(frozen=True)
class Brief:
    """A question to a seat for a search, with what it knows and how hard it is to think."""

    game: Game
    level: Level
    seat: int
    record: bytes
    """The state as the seat observes it."""
    budget: list[int]
    """How hard it is to think (`question.BUDGET`)."""
    tuned: bool
    """Whether the seat plays on by weights found in self-play."""
    history: list[list[int]]
    """The course of the game, as rows (`Conduct.actions_of`)."""
    likelihoods: list[float]
    """The numbers by which the course is judged."""
    also: list[Action]
    """Actions to compare in any case."""
    seed: int
    apart: int
    """Another seed, for worlds that are drawn apart from those to compare in."""

    def facts(self) -> JsonObject:
        """Return the same as plain data that JSON can hold; what may be above 2 to the 53 is text."""
        return {
            "game": self.game.name,
            "seat": self.seat,
            "record": b64encode(self.record).decode(),
            "budget": self.budget,
            "tuned": self.tuned,
            "history": self.history,
            "likelihoods": self.likelihoods,
            "also": [f"{action.verb} {action.subject} {action.objects}" for action in self.also],
            "seed": str(self.seed),
            "apart": str(self.apart),
            "explains": self.budget[DRAWS] == ALWAYS,
        }


def brief_of(
    game: Game,
    state: object,
    seat: int,
    level: Level,
    seed: int,
    rows: Sequence[EventRow] = (),
    also: Sequence[Action] = (),
    *,
    explains: bool = False,
    whole: bool = False,
) -> Brief:
    """Return what a search needs to think about a question to a seat. Raise `InvalidOption`.

    `rows` are the events that the seat has seen, for beliefs about them. `also` are legal actions to compare,
    too, if any are compared. Guesses that are not likely enough are left out, or barred if the search
    `explains` the candidates, or the `whole` of them. Unless it is the whole, an explanation ends once all
    that are left surely cost less than a wrong action.
    """
    conduct = game.conduct if level.believes else None
    enough = least_cost(game) if explains and not whole else 0.0
    history = conduct.actions_of(rows) if conduct else ()
    return Brief(
        game=game,
        level=level,
        seat=seat,
        record=packed(state),
        budget=budget_of(level, ALWAYS if explains else TO_COMPARE, whole, enough),
        tuned=plays_tuned(game, level),
        history=[[int(number) for number in row] for row in history],
        likelihoods=[float(number) for number in conduct.likelihoods_for(level)]
        if conduct and history
        else [],
        also=list(also),
        seed=seed,
        apart=seed ^ APART,
    )


def advice_brief(observation: Observation, also: str | None = None) -> Brief:
    """Return what a search needs to advise a person, or to judge an action that was done."""
    level = search_of(observation.game).LEVELS[ADVISER]
    return brief_for(observation, level, seed_for(observation, ADVICE_SEED), also, explains=True)


def advice(observation: Observation, found: Found | None) -> Explanation:
    """Return the advice that follows from findings; None where there was nothing to compare."""
    if found is not None:
        return explanation_of(observation, found)
    return unsearched(observation, sensible_action(observation, seed_for(observation, ADVICE_SEED)))


def sensible_action(observation: Observation, seed: int) -> str:
    """Return the sensible action, for a choice that is not searched."""
    game = observation.game
    return write_action(game, Action(*game.policy.sensible(observation.state, observation.seat, [seed])))


def plays_tuned(game: Game, level: Level) -> bool:
    """Return whether a seat plays on by weights found in self-play."""
    return level.tuned and isinstance(game.search, TunedSearch)


def brief_for(
    observation: Observation,
    level: Level,
    seed: int,
    also: str | None = None,
    *,
    explains: bool = False,
    whole: bool = False,
) -> Brief:
    """Return what a search needs to choose, or if it `explains` to say what each action leads to.

    `also` is an action to explain where not all are compared; with `whole` all are, if they are few, and
    explained. Raise `IllegalAction` if the seat may not do it, and `InvalidOption` if the game has no search.
    """
    return brief_of(
        observation.game,
        observation.state,
        observation.seat,
        patient(level) if explains else level,
        seed,
        observation.rows,
        compared(observation, also, whole=whole) if explains else (),
        explains=explains,
        whole=whole,
    )


def patient(level: Level) -> Level:
    """Return a level that thinks longer, for an explanation."""
    first_rows = max(FIRST_ROWS, level.first_rows)
    return replace(level, first_rows=first_rows, playouts=PATIENCE * level.playouts)


def compared(observation: Observation, also: str | None = None, *, whole: bool = False) -> list[Action]:
    """Return actions to compare in any case: one that is asked for, or with `whole` all if they are few.

    Raise `IllegalAction` if the seat may not do it.
    """
    every = list(observation.legal()) if whole and count_actions(observation) is not None else []
    texts = every if also is None else [also]
    return [legal_action(observation.game, observation.state, observation.seat, text) for text in texts]


def count_actions(observation: Observation) -> int | None:
    """Return the number of legal actions; None if there are more than `MAX_COUNTED`."""
    count = sum(1 for _ in islice(observation.legal(), MAX_COUNTED + 1))
    return count if count <= MAX_COUNTED else None


class InvalidFindings(SpydeckError):
    """Findings that a search cannot have about a question."""


@dataclass(frozen=True)
class Found:
    """The findings of a search: lists have something for each candidate, the best one first."""

    actions: Sequence[Action]
    barred: Sequence[bool]
    """Which are not to be chosen."""
    equal: Sequence[bool]
    """Which are as good as the best one."""
    means: Sequence[Sequence[float]]
    """The expected results, by measure."""
    errors: Sequence[Sequence[float]]
    """Their standard errors."""
    behind: Sequence[float]
    """How far each is behind the best one, in the unit of the first measure."""
    behind_errors: Sequence[float]
    effects: Sequence[Sequence[float] | None]
    """The effects of a candidate, on average in likely worlds (`Ideas.EFFECTS`), where that was looked at."""
    shares: Sequence[float]
    """In which share of likely worlds what the odds are made of is so (`Search.count_odds`)."""
    rows: int
    """In how many worlds the best one was played on."""
    playouts: int

    def check(self, observation: Observation) -> Found:
        """Return the same if it can be what a search found out about a question. Raise `InvalidFindings`."""
        game, number = observation.game, len(self.actions)
        lists = (
            self.barred,
            self.equal,
            self.means,
            self.errors,
            self.behind,
            self.behind_errors,
            self.effects,
        )
        search, effects = search_of(game), len(game.ideas.EFFECTS) if game.ideas else 0
        fits = number > 0 and all(len(one) == number for one in lists) and len(self.shares) == search.COUNTS
        fits = fits and all(len(one) == len(search.MEASURES) for one in (*self.means, *self.errors))
        fits = fits and all(one is None or len(one) == effects for one in self.effects)
        if not fits or not all(is_legal(observation, action) for action in self.actions):
            raise InvalidFindings("these are not findings about the question")
        return self


def is_legal(observation: Observation, action: Action) -> bool:
    """Return whether the seat may do an action of which nothing is known."""
    game, verb = observation.game, observation.game.verbs.get(action.verb)
    if verb is None:
        return False
    subjects = len(verb.subject.texts) if verb.subject else 0
    objects = len(verb.objects.texts) if verb.objects else 0
    named = 0 <= action.subject < subjects if subjects else action.subject == NONE
    if not named or not 0 <= action.objects < 1 << objects:
        return False
    return game.rules.refusal(observation.state, observation.seat, *action) == 0


def explanation_of(observation: Observation, found: Found) -> Explanation:
    """Return findings about a question as a game names them, with its reason."""
    game, seat, search = observation.game, observation.seat, search_of(observation.game)
    explanation = Explanation(
        game=game.name,
        seat=seat,
        options=tuple(option_of(observation, found, place) for place in range(len(found.actions))),
        measures=tuple(search.MEASURES),
        odds=search.odds(observation.state, seat, found.shares),
        rows=found.rows,
        playouts=found.playouts,
        action_count=count_actions(observation),
    )
    return with_reason(game, explanation)


def option_of(observation: Observation, found: Found, place: int) -> Option:
    """Return the option that a candidate is."""
    game, action, effects = observation.game, found.actions[place], found.effects[place]
    names = search_of(game).MEASURES
    return Option(
        action=write_action(game, action),
        results=dict(zip(names, found.means[place], strict=True)),
        errors=dict(zip(names, found.errors[place], strict=True)),
        behind=found.behind[place],
        behind_error=found.behind_errors[place],
        equal=found.equal[place],
        features=(
            game.ideas.features(observation.state, observation.seat, action, effects)
            if game.ideas and effects is not None
            else {}
        ),
        barred=found.barred[place],
    )


def unsearched(observation: Observation, action: str) -> Explanation:
    """Return an explanation of an action that was not compared with others."""
    option = Option(action, {}, {}, 0.0, 0.0, equal=True)
    found = Explanation(
        observation.game.name, observation.seat, (option,), (), {}, 0, 0, count_actions(observation)
    )
    return with_reason(observation.game, found)


def with_reason(game: Game, explanation: Explanation) -> Explanation:
    """Return an explanation with the game's reason."""
    return replace(explanation, reason=reason_of(game, explanation, None))
