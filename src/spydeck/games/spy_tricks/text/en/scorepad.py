"""The words of the scorepad, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import counted
from spydeck.games.spy_tricks.text.scorepad import PadWords


def sentence(number: int, secret: str | None, scores: str) -> str:
    """Return a round with its secret, if that was entered, and the scores."""
    return f"Round {number}{f', secret {secret}' if secret else ''}: {scores}."


def score(name: str, points: int, chips: int | None, total: int) -> str:
    """Return what a player scored in a round: "Heron 7 points and 2 chips, total 12"."""
    more = "" if chips is None else f" and {counted(chips, 'chip')}"
    return f"{name} {counted(points, 'point')}{more}, total {total}"


WORDS = PadWords(
    empty="The scorepad is empty: no round has been finished yet.",
    round="round",
    secret="secret",
    chips="chips",
    sentence=sentence,
    score=score,
)
