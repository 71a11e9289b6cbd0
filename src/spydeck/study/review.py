"""Reviews: what a seat could expect at each choice of a finished game, and the moves that cost most.

All is judged only by what the seat could know then.

>>> import spydeck
>>> from spydeck.study.review import MOVES
>>> MOVES
8
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from spydeck.bots.thinking.brief import ADVICE_SEED, ADVISER
from spydeck.bots.thinking.verdict import reason_of
from spydeck.errors import InvalidOption
from spydeck.games.action_text import write_action
from spydeck.games.choices import legal_action
from spydeck.games.reasons import DIGITS, Explanation, Option, Reason
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.observation import Observation
from spydeck.match.replay import Replay, has_ended
from spydeck.text import message

if TYPE_CHECKING:
    from spydeck.bots.search import SearchBot

LEVEL = ADVISER
"""The level of the bot that judges unless told otherwise: the one that suggests."""
SEED = ADVICE_SEED
"""Its seed, so that everybody reads the same, and nothing else than what was suggested."""
MOVES = 8
"""How many moves a review shows unless told otherwise."""

COMPARED = ("action", "results", "equal")
"""The parts of what is said of each action, also at a choice that cost nothing."""


class Decision(NamedTuple):
    """A choice of a seat between several actions."""

    step: int
    """The step of the replay at which the seat had to choose."""
    part: int
    """The number of the deal or round, from 0."""
    observation: Observation
    """The seat's knowledge at that time."""
    action: str
    """The action that was taken, in canonical form."""


@dataclass(frozen=True)
class Expectation:
    """The results that a seat could expect at a choice, before it and after it."""

    step: int
    """The step of the replay at which the seat had to choose."""
    part: int
    """The number of the deal or round, from 0."""
    best: Mapping[str, float]
    """The expected results of the best action, by measure."""
    played: Mapping[str, float]
    """Those of the action that was taken."""
    action: str
    """That action."""
    cost: float
    """How far it is behind the best, in the unit of the first measure; 0 if it is as good."""
    options: tuple[Option, ...]
    """All actions that were compared, the best one first."""

    def facts(self) -> JsonObject:
        """Return the same as plain data that JSON can hold."""
        options = (option.facts() for option in self.options if option.results)
        return {
            "step": self.step,
            "part": self.part,
            "best": {name: round(value, DIGITS) for name, value in self.best.items()},
            "played": {name: round(value, DIGITS) for name, value in self.played.items()},
            "action": self.action,
            "cost": round(self.cost, DIGITS),
            "options": [{name: facts[name] for name in COMPARED} for facts in options],
        }


@dataclass(frozen=True)
class ReviewedMove:
    """A move that cost something: what was done, and what the seat could have known to be better."""

    step: int
    """The step of the replay at which the seat had to choose."""
    part: int
    """The number of the deal or round, from 0."""
    played: Option
    """The action that was taken, and its results."""
    explanation: Explanation
    """The bot's findings about the question, with the best action and its reason."""

    reason: Reason | None
    """Why the best action would have been better than this one; None if the game has no reasons."""

    @property
    def cost(self) -> float:
        """How far the move is behind the best, in the unit of the game's first measure."""
        return self.played.behind

    def facts(self) -> JsonObject:
        """Return the same as plain data that JSON can hold."""
        return {
            "step": self.step,
            "part": self.part,
            "played": self.played.facts(),
            "explanation": self.explanation.facts(),
            "reason": None if self.reason is None else self.reason.facts(),
        }


class JudgedChoice(NamedTuple):
    """A bot's judgement of one choice."""

    expectation: Expectation | None = None
    """None if no actions were compared."""
    move: ReviewedMove | None = None
    """The move, if it cost something."""


@dataclass(frozen=True)
class Review:
    """A bot's judgement of the moves of one seat in a game."""

    game: str
    seat: int
    level: str
    """The level of the bot that judged them."""
    decisions: int
    """How many choices between several actions the seat had."""
    moves: tuple[ReviewedMove, ...]
    """The moves that cost most, the most expensive first."""
    line: tuple[Expectation, ...] = ()
    """The results that the seat could expect, at one choice after another."""

    def facts(self) -> JsonObject:
        """Return the same as plain data that JSON can hold."""
        return {
            "game": self.game,
            "seat": self.seat,
            "level": self.level,
            "decisions": self.decisions,
            "moves": [move.facts() for move in self.moves],
            "line": [expectation.facts() for expectation in self.line],
        }


def review(
    match: Match,
    seat: int,
    *,
    part: int | None = None,
    level: str = LEVEL,
    most: int = MOVES,
    seed: int = SEED,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Return the moves of a seat that cost most, as a bot of a level judges them.

    Each move is judged by the observation of the seat at that time, and by nothing else. The result is the
    same for a seed. `progress` is called with the number of decisions done and of all. Of a game that has not
    ended (`has_ended`), the deals or rounds that have are reviewed: of the present one, a review would be
    help. With `part`, only that deal or round is, counted from 0. Raise `InvalidOption` if there is none, or
    if bots do not search the game, and `InvalidSeat`.
    """
    match.view(seat)  # raises for a seat that is not there
    if match.game.search is None:
        raise InvalidOption(message("no-reviews", game=match.game.title))
    if not has_ended(match) and not match.part:
        raise InvalidOption(message("nothing-to-review"))
    from spydeck.bots.search import SearchBot  # imports the compiler

    asked = [one for one in decisions_of(match, seat) if part in (None, one.part)]
    bot, found = SearchBot(level, seed), list[JudgedChoice]()
    for number, decision in enumerate(asked, 1):
        found.append(judged(bot, decision))
        if progress:
            progress(number, len(asked))
    return Review(match.game.name, seat, level, len(asked), costliest(found, most), line_of(found))


def judged(bot: SearchBot, decision: Decision) -> JudgedChoice:
    """Return what a seat could expect at a choice, and what it cost, as a bot judges it (`bots.verdict`)."""
    return judgement(decision, bot.explain(decision.observation, also=decision.action))


def judgement(decision: Decision, explanation: Explanation) -> JudgedChoice:
    """Return the same from an explanation of the choice, which compares the action that was taken."""
    step, part, observation, action = decision
    played = next((option for option in explanation.options if option.action == action), None)
    if played is None or not played.results:
        return JudgedChoice()
    cost = 0.0 if played.equal else played.behind
    options = explanation.options
    expectation = Expectation(step, part, options[0].results, played.results, action, cost, options)
    if played.equal:
        return JudgedChoice(expectation)
    reason = reason_of(observation.game, explanation, played)
    return JudgedChoice(expectation, ReviewedMove(step, part, played, explanation, reason))


def costliest(found: Iterable[JudgedChoice], most: int = MOVES) -> tuple[ReviewedMove, ...]:
    """Return the moves that cost most, the most expensive first, as far as is said of them."""
    moves = sorted(
        (move for _, move in found if move), key=lambda move: (-round(move.cost, DIGITS), move.step)
    )
    return tuple(moves[:most])


def line_of(found: Iterable[JudgedChoice]) -> tuple[Expectation, ...]:
    """Return what a seat could expect, at one choice after another."""
    return tuple(expectation for expectation, _ in found if expectation)


def decisions_of(match: Match, seat: int) -> Iterator[Decision]:
    """Yield the choices of a seat between several actions, in order.

    Those of a deal or round that continues are left out.
    """
    replay = Replay(match)
    while replay.step < replay.steps:
        here, step = replay.match, replay.step
        part = here.part
        if part == match.part and not has_ended(match):
            return
        observations = {one: here.observation(one) for one in here.actors if one == seat}
        replay.go_to(step + 1)
        acted, action = replay.last_action or (None, "")
        if acted == seat and seat in observations and several(observations[seat]):
            observation = observations[seat]
            legal = legal_action(match.game, observation.state, seat, action)
            yield Decision(step, part, observation, write_action(match.game, legal))


def several(observation: Observation) -> bool:
    """Return whether a seat has more than one legal action."""
    actions = observation.legal()
    return next(actions, None) is not None and next(actions, None) is not None
