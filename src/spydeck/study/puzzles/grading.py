"""Grading puzzles: which theme of the game they belong to, and how hard the answer is to find.

A difficulty is a number on a scale as of chess ratings: whoever has the same rating finds the answer at the
first try in one of two cases. What bots of each level find decides it, together with how close the best wrong
choice comes and how many choices there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log

from spydeck.bots import by_name
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.bots.thinking.verdict import least_cost, reason_of
from spydeck.games.choices import legal_action
from spydeck.games.game import search_of
from spydeck.games.reasons import Explanation, theme_of
from spydeck.games.registry import game as game_of
from spydeck.match.observation import Observation
from spydeck.study.puzzles import MAX_DIFFICULTY, MAX_RATING, MIN_DIFFICULTY, Puzzle

WEAK = ("sensible", "easy", "medium", "hard")
"""The bots that must not all solve a puzzle, and by which it is rated."""
STRENGTHS = {"sensible": 1100, "easy": 1150, "medium": 1250, "hard": 1400, "expert": 1700}
"""How strong bots are at puzzles: what they solved of those that come with the package, on the same scale."""
GUESSING = 1050
"""The strength of choosing blindly."""
TRIES = 4
"""How often each bot tries, with other seeds."""
SPREAD = 400
"""Whoever is stronger than a puzzle by so much finds the answer ten times as often as not."""
CLEAR, CLOSE = 1100, 150
"""The difficulty to expect where wrong choices are far behind, and how much more where one comes close."""
DEVIATION = 200
"""How far difficulties usually lie from what is expected."""
STEP = 10
WORLDS = 2_000
"""From how many worlds those are drawn in which it is looked at what an action does."""


def solved_by(observation: Observation, answers: tuple[str, ...], name: str, seed: int) -> int:
    """Return in how many of its `TRIES` a bot finds one of the answers."""
    chosen = [by_name(name, seed=seed + number).choose(observation) for number in range(TRIES)]
    return sum(1 for action in chosen if action in answers)


def rating_of(found: Mapping[str, int]) -> int:
    """Return how many of the tries of weak bots fail, from 1 for few to `MAX_RATING`."""
    return max(1, min(MAX_RATING, int(part_failing(found) * (MAX_RATING + 1))))


def part_failing(found: Mapping[str, int]) -> float:
    """Return which part of the tries of weak bots fails, from 0 to 1.

    >>> part_failing({"sensible": 0, "easy": 2, "medium": 4, "hard": 4})
    0.375
    """
    tries = TRIES * len(WEAK)
    return (tries - sum(found[name] for name in WEAK)) / tries


def difficulty_of(explanation: Explanation, answers: tuple[str, ...], found: Mapping[str, int]) -> int:
    """Return the likeliest difficulty of a puzzle, of which bots found the answer in some tries.

    That a blind choice is right as often as there are right ones counts like the tries of one more bot.
    """
    options = explanation.options
    close = 0.0
    if explanation.next is not None and explanation.next.behind > 0:
        close = min(1.0, least_cost(game_of(explanation.game)) / explanation.next.behind)
    tries = [(STRENGTHS[name], number / TRIES) for name, number in found.items()]
    tries.append((GUESSING, len(answers) / len(options)))
    expected = CLEAR + CLOSE * close
    difficulties = range(MIN_DIFFICULTY, MAX_DIFFICULTY + 1, STEP)
    return max(difficulties, key=lambda one: likelihood(one, expected, tries))


def likelihood(difficulty: int, expected: float, tries: Sequence[tuple[int, float]]) -> float:
    """Return the logarithm of how likely a difficulty is, from strengths and what each of them found."""
    found = 0.0
    for strength, part in tries:
        chance = chance_of(strength, difficulty)
        found += TRIES * (part * log(chance) + (1 - part) * log(1 - chance))
    return found - (difficulty - expected) ** 2 / (2 * DEVIATION**2)


def chance_of(strength: float, difficulty: float) -> float:
    """Return how often whoever has a strength finds an answer.

    >>> chance_of(1200, 1200), round(chance_of(1600, 1200), 2)
    (0.5, 0.91)
    """
    return float(1 / (1 + 10 ** ((difficulty - strength) / SPREAD)))


def graded(puzzle: Puzzle, seed: int, found: Mapping[str, int] | None = None) -> Puzzle:
    """Return a puzzle with the reason, theme and difficulty that it has by the ideas and bots of today.

    What is right is not searched again. `found` are the tries of bots that are known already.
    """
    tries = dict(found or {})
    for name in STRENGTHS:
        if name not in tries:
            tries[name] = solved_by(puzzle.observation, puzzle.answers, name, seed)
    difficulty = difficulty_of(puzzle.explanation, puzzle.answers, tries)
    return replace(told(puzzle, seed), difficulty=difficulty)


def told(puzzle: Puzzle, seed: int) -> Puzzle:
    """Return a puzzle with the reason and theme that it has by the ideas of today, in worlds drawn anew."""
    game, seen = puzzle.game, puzzle.observation
    level = replace(search_of(game).LEVELS["expert"], worlds=WORLDS)
    thinking = Thinking(brief_of(game, seen.state, seen.seat, level, seed, rows=seen.rows))
    options = puzzle.explanation.options
    if game.ideas:
        actions = [legal_action(game, seen.state, seen.seat, option.action) for option in options]
        _, found = thinking.look_at(actions)
        options = tuple(
            replace(option, features=game.ideas.features(seen.state, seen.seat, action, effects))
            for option, action, (effects, _) in zip(options, actions, found, strict=True)
        )
    explanation = replace(puzzle.explanation, options=options)
    reason = reason_of(game, explanation, None)
    theme = theme_of(game.themes, puzzle.answers[0], reason)
    return replace(puzzle, explanation=replace(explanation, reason=reason), theme=theme)
