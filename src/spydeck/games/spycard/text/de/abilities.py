"""The abilities of Spycard in German sentences."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.de import joined

_NAMES = {
    "hearts": "Herz",
    "spades": "Pik",
    "clubs": "Kreuz",
    "diamonds": "Karo",
    "queen": "Dame",
    "ace": "Pik-Ass",
}

CLAIMS = {
    "hearts": "ein Herz",
    "spades": "ein Pik",
    "clubs": "ein Kreuz",
    "diamonds": "ein Karo",
    "queen": "eine Dame",
    "ace": "das Pik-Ass",
}
"""What an agent with an ability claims to be."""

EFFECTS = {
    "hearts": "aufzudecken",
    "spades": "auszuschalten",
    "clubs": "zu verdecken",
    "diamonds": "zu tauschen",
    "queen": "zu versetzen",
    "ace": "auszuschalten",
}

INFINITIVES = {
    "hearts": "aufdecken",
    "spades": "ausschalten",
    "clubs": "verdecken",
    "diamonds": "tauschen",
    "queen": "versetzen",
    "ace": "ausschalten",
}


def name(ability: str) -> str:
    """Return what an ability is called, without an article."""
    return _NAMES[ability]


def effect(ability: str, targets: Sequence[str]) -> str:
    """Return what an ability is used for: "um #9 aufzudecken"."""
    return f"um {joined(targets)} {EFFECTS[ability]}"


def to_do(ability: str, targets: Sequence[str]) -> str:
    """Return what an ability does, in the infinitive: "#9 aufdecken"."""
    return f"{joined(targets)} {INFINITIVES[ability]}"
