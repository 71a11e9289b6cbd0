"""The words of the drawing of Spy Tricks, in English."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.drawing import DrawingWords
from spydeck.games.spy_tricks.text.en import spots

WORDS = DrawingWords(
    spots=spots.WORDS,
    heading="Round {round} of {rounds}: {now}",
    stages={"guess": "guessing", "salvation": "taking back a guess", "over": "the game is over"},
    trick="trick {trick}",
    secret="the secret: {secret}",
    possible=lambda cards: f"{cards} cards can be the secret",
    total="total {total}",
    chips="chips {chips}",
    in_hand=lambda cards: f"{cards} in hand",
    henchmen=lambda left: f"{left} henchmen",
    won="won the game",
    winner="Winner",
    loser="Loser",
    helper="Helper",
    start="start",
    ruled_out="not it",
    right="right",
)
