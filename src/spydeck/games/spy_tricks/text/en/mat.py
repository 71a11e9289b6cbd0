"""The words of the mat, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import counted
from spydeck.games.spy_tricks.text.en import spots
from spydeck.games.spy_tricks.text.mat import MatWords, SheetWords

WORDS = MatWords(
    spots=spots.WORDS,
    out="out",
    trick="trick",
    yours="yours",
    wrong="wrong",
    gone="gone",
    right="right",
    legend=(
        "out: this card lies on the mat.  trick: in the open trick.  yours: in your hand.",
        "wrong: all its cards are out.  gone: you can see them all.  right: the secret.",
        "Letters are henchmen, + is a Helper.",
    ),
    points=lambda points: counted(points, "point"),
    chips=lambda chips: counted(chips, "chip"),
    helper=", a Helper",
    helper_used=", Helper used",
)

SHEET = SheetWords(
    heading="Spy Tricks: suits 2 points, ranks 5, cards 10; a Helper doubles a right guess.",
    points="{points} points",
    footer=(
        "Power: red over blue over white; within a suit the higher rank.",
        "With three players the 1s and 2s lie face down on their spots.",
    ),
)
