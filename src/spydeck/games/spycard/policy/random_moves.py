"""Which verb a random player of Spycard chooses."""

from __future__ import annotations

from spydeck.games.spycard.rules import verb
from spydeck.kernel import kernel, random_below, random_member

EXPOSING = 2
"""Percentage of turns in which a random player exposes an opponent; more would end games early."""


@kernel
def random_verb(generator: list[int], verbs: int) -> int:
    """Return a verb out of a set: rarely to expose, otherwise uniformly."""
    if verbs >> verb.EXPOSE & 1:
        if random_below(generator, 100) < EXPOSING:
            return verb.EXPOSE
        verbs ^= 1 << verb.EXPOSE
    return random_member(generator, verbs)
