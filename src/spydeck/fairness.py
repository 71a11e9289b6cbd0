"""A former path of proving deals, which is in `spydeck.record.fairness`."""

from spydeck.record.fairness import (
    Part,
    Verified,
    below,
    chance_from,
    commitment,
    decks,
    new_secret,
    outcome,
    part_commitment,
    part_secret,
    shuffled,
    stream,
    tags,
    verify,
)

__all__ = [
    "Part",
    "Verified",
    "below",
    "chance_from",
    "commitment",
    "decks",
    "new_secret",
    "outcome",
    "part_commitment",
    "part_secret",
    "shuffled",
    "stream",
    "tags",
    "verify",
]
