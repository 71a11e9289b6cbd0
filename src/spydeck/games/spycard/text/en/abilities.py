"""The abilities of Spycard in English sentences."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.en import joined

CLAIMS = {
    "hearts": "a heart",
    "spades": "a spade",
    "clubs": "a club",
    "diamonds": "a diamond",
    "queen": "a Queen",
    "ace": "the Ace of Spades",
}
"""What an agent with an ability claims to be."""

EFFECTS = {
    "hearts": "turns up",
    "spades": "kills",
    "clubs": "turns down",
    "diamonds": "swaps",
    "queen": "moves",
    "ace": "kills",
}

INFINITIVES = {
    "hearts": "turn up",
    "spades": "kill",
    "clubs": "turn down",
    "diamonds": "swap",
    "queen": "move",
    "ace": "kill",
}


def name(ability: str) -> str:
    """Return what an ability is called."""
    return ability


def effect(ability: str, targets: Sequence[str]) -> str:
    """Return what an ability does, as a verb with its objects: "turns up #9"."""
    return f"{EFFECTS[ability]} {joined(targets)}"


def to_do(ability: str, targets: Sequence[str]) -> str:
    """Return what an ability does, in the infinitive: "turn up #9"."""
    return f"{INFINITIVES[ability]} {joined(targets)}"
