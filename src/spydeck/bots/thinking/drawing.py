"""Drawing: the actions to compare, and worlds that a seat cannot tell apart, with how likely each is.

All of it is compiled, so that who thinks elsewhere than on this processor draws the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.arrays.engine import Engine, compiled, register
from spydeck.bots.thinking.comparing import pick_by_weight, random_offset, register_parts
from spydeck.bots.thinking.guessing import deciding_guesses
from spydeck.bots.thinking.programs import counting
from spydeck.bots.thinking.question import ALWAYS, BELIEVES, DRAWS, NEVER, STEPS, WIDTH, Question, Sheet
from spydeck.games.game import search_of
from spydeck.kernel import shuffle
from spydeck.kernel.progress import once
from spydeck.text import message


def nothing_counted(seen: Any, seat: int, generator: Any, worlds: Any, weights: Any, notes: Any) -> None:
    """Write nothing, where a search counts no beliefs."""


def nothing_promising(seen: Any, seat: int, width: int, notes: Any, actions: Any) -> int:
    """Return that no actions were written, where a search counts no beliefs."""
    return 0


def as_likely(world: Any, seat: int, history: Any, likelihoods: Any, generator: Any) -> float:
    """Return 1, where the course of a game says nothing."""
    return 1.0


def scale_to_one(weights: Any) -> int:
    """Scale weights so that they add up to 1, and return 1; where all are 0, make them equal and return 0."""
    total = 0.0
    for place in range(len(weights)):
        total += weights[place]
    explained = total > 0.0
    for place in range(len(weights)):
        weights[place] = weights[place] / total if explained else 1.0 / len(weights)
    return int(explained)


def add_actions(actions: Any, number: int, more: Any) -> int:
    """Add actions to so many candidates, unless there are none, each once. Return how many there are then."""
    if number == 0:
        return 0
    for one in range(len(more)):
        known = False
        for place in range(number):
            same = actions[place, 0] == more[one, 0] and actions[place, 1] == more[one, 1]
            known = known or (same and actions[place, 2] == more[one, 2])
        if not known and number < len(actions):
            for part in range(3):
                actions[number, part] = more[one, part]
            number += 1
    return number


@once
def compiled_drawing(engine: Engine) -> Callable[..., tuple[int, int]]:
    """Return the compiled function that writes the actions to compare, and draws worlds with their weights.

    It returns how many actions there are, and whether any world explains what the others did: if none does,
    all are equally likely. Where beliefs are counted, notes come with them, and actions by these.
    """
    draw_weighed, refine_worlds = drawing_weighed(engine), refining(engine)
    decide_guesses = deciding_guesses(engine, draw_weighed)
    search, counts = search_of(engine.game), counting(engine.game)
    candidates, counted = search.candidates, int(counts is not None)
    believe = counts.believe if counts else register(nothing_counted)
    promising = counts.promising if counts else register(nothing_promising)
    register_parts()
    register(add_actions)

    def draw(question: Question, sheet: Sheet) -> tuple[int, int]:
        budget, seat, seen = question.budget, question.seat, question.records[0]
        number = int(candidates(seen, seat, budget[WIDTH], sheet.actions))
        number = add_actions(sheet.actions, number, question.also)
        if budget[DRAWS] == NEVER or (number <= 1 and budget[DRAWS] != ALWAYS):
            return number, 1
        if counted and budget[BELIEVES]:
            for place in range(len(sheet.weights)):
                sheet.weights[place] = 1.0
            believe(seen, seat, sheet.generator, sheet.worlds, sheet.weights, sheet.notes)
            number = int(promising(seen, seat, budget[WIDTH], sheet.notes, sheet.actions))
            return add_actions(sheet.actions, number, question.also), scale_to_one(sheet.weights)
        explained = draw_weighed(question, sheet.generator, sheet.worlds, sheet.weights)
        if explained and budget[BELIEVES] and budget[STEPS]:
            refine_worlds(question, sheet)
        return decide_guesses(question, sheet, number), explained

    return compiled(draw, message("compiled-likely-worlds", game=engine.game.title))


def drawing_weighed(engine: Engine) -> Callable[..., int]:
    """Return the function that draws worlds and, for who believes, weighs them by the others' conduct.

    It returns whether any is likely.
    """
    resample, likelihood = engine.programs.resample, search_of(engine.game).likelihood
    conduct = engine.game.conduct
    weigh = conduct.weigh if conduct else register(as_likely)
    register(scale_to_one)

    def draw_weighed(question: Question, generator: Any, worlds: Any, weights: Any) -> int:
        seat, history = question.seat, question.history
        for place in range(len(worlds)):
            worlds[place] = question.records[0]
            weights[place] = resample(worlds[place], seat, generator)
        if question.budget[BELIEVES]:
            for place in range(len(worlds)):
                weights[place] *= likelihood(worlds[place], seat)
            if len(history):
                for place in range(len(worlds)):
                    weights[place] *= weigh(worlds[place], seat, history, question.likelihoods, generator)
        return scale_to_one(weights)

    return register(draw_weighed)


def refining(engine: Engine) -> Callable[..., None]:
    """Return the function that makes worlds equally likely: each as often as it was likely, then changed.

    They are shuffled, so that any first few are a fair sample.
    """
    refine = search_of(engine.game).refine

    def refine_worlds(question: Question, sheet: Sheet) -> None:
        worlds = sheet.worlds
        places = sheet.places[: len(worlds)]
        pick_by_weight(sheet.weights, random_offset(sheet.generator), places)
        shuffle(sheet.generator, places)
        for place in range(len(worlds)):
            sheet.spare[place] = worlds[places[place]]
        for place in range(len(worlds)):
            worlds[place] = sheet.spare[place]
            sheet.weights[place] = 1.0 / len(worlds)
            refine(worlds[place], question.seat, question.budget[STEPS], sheet.generator)

    return register(refine_worlds)
