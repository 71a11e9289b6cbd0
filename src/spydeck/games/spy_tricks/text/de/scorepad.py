"""The words of the scorepad, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import counted
from spydeck.games.spy_tricks.text.scorepad import PadWords


def sentence(number: int, secret: str | None, scores: str) -> str:
    """Return a round with its secret, if that was entered, and the scores."""
    return f"Runde {number}{f', Geheimdokument {secret}' if secret else ''}: {scores}."


def score(name: str, points: int, chips: int | None, total: int) -> str:
    """Return what a player scored in a round: "Reiher 7 Punkte und 2 Chips, gesamt 12"."""
    more = "" if chips is None else f" und {counted(chips, 'Chip', 'Chips')}"
    return f"{name} {counted(points, 'Punkt', 'Punkte')}{more}, gesamt {total}"


WORDS = PadWords(
    empty="Der Punkteblock ist leer: Noch ist keine Runde zu Ende.",
    round="Runde",
    secret="geheim",
    chips="Chips",
    sentence=sentence,
    score=score,
)
