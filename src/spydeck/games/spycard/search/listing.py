"""The list of actions that a search compares: each with a score, cut to the best of every kind."""

from __future__ import annotations

from typing import Any

from spydeck.games.spycard.rules import verb
from spydeck.kernel import doubles, kernel

MAX_LISTED = 400
"""The maximum number of actions from which the list is made."""

VERBS = verb.DONE + 1

ANOTHER = 25.0
"""What each action of a kind takes off the scores of the others of that kind, in hundredths of a step."""

NEVER = -1e9

ALWAYS = 1e9
"""The score of an action that is compared in any case, besides the best ones."""


@kernel
def offer(out: Any, scores: Any, score: float, verb_id: int, subject: int, objects: int) -> None:
    """Add an action with its score, unless the list is full; `scores` starts with the number of actions."""
    number = int(scores[0])
    if number < MAX_LISTED:
        out[number, 0] = verb_id
        out[number, 1] = subject
        out[number, 2] = objects
        scores[number + 1] = score
        scores[0] = number + 1


@kernel
def exchange(out: Any, scores: Any, one: int, two: int) -> None:
    """Let two actions change places."""
    for column in range(3):
        number = int(out[one, column])
        out[one, column] = out[two, column]
        out[two, column] = number
    score = scores[one + 1]
    scores[one + 1] = scores[two + 1]
    scores[two + 1] = score


@kernel
def cut(out: Any, scores: Any, width: int) -> int:
    """Keep the actions with the best scores, and with 0 one of each verb. Return how many there are."""
    number = int(scores[0])
    chosen = doubles(VERBS)
    kept = 0
    always = 0
    for place in range(number):
        always += int(scores[place + 1] == ALWAYS)
    while kept < number and (width == 0 or kept < width + always):
        best = -1
        best_score = NEVER
        for place in range(kept, number):
            of_kind = chosen[int(out[place, 0])]
            score = scores[place + 1] - ANOTHER * of_kind
            if score > best_score and (width > 0 or of_kind == 0.0):
                best = place
                best_score = score
        if best < 0:
            break
        chosen[int(out[best, 0])] += 1.0
        exchange(out, scores, kept, best)
        kept += 1
    return kept
