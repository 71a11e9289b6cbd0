"""What players of Spy Tricks type in English."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.parse import Parser, TypedWords

PARSER = Parser(
    TypedWords(
        decline=("decline", "no", "none", "-"),
        helper=("with your helper", "with my helper", "with helper", "helper"),
        which_of_suit=lambda suit: f"Which {suit} card",
        which_of_rank="Which {rank}",
    )
)
