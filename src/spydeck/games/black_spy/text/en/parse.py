"""What players of Black Spy type, in English."""

from __future__ import annotations

from spydeck.games.black_spy.cards import RANK_NAMES
from spydeck.games.black_spy.text.parse import TypedWords

WORDS = TypedWords(
    colours={},
    ranks={name.lower(): rank for rank, name in enumerate(RANK_NAMES, 1)},
    verbs={},
    particles=frozenset(),
    fillers=frozenset({"and"}),
    which_of_colour=lambda colour: f"Which {colour} card",
    which_of_rank=lambda rank: f"Which {rank}",
)
