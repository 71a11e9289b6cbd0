"""What a seat of Spy Tricks has to decide, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import joined
from spydeck.games.spy_tricks.text.en.spots import WORDS as SPOTS
from spydeck.games.spy_tricks.text.questions import QuestionWords
from spydeck.games.text_ui import Names

WORDS = QuestionWords(
    lead="You lead: play any card.",
    follow=lambda suit: f"Follow {{led}} with a {suit} card.",
    play_any=lambda suit: f"You have no {suit} card: play any card.",
    won="You won the trick: place a henchman, like {examples}{helper}.",
    lost="You lost the trick: place a henchman, like {examples}{helper}.",
    salvation="Salvation: place one more henchman anywhere{helper}, or decline.",
    helper=" (Helper too: {spot} helper)",
    which_spot="which suit, rank or card?",
    which_card="which card?",
    spots=SPOTS,
    either=lambda words: joined(words, "or"),
    wrong="The mat rules this spot out. It cannot be right.",
    impossible="Your own cards and the mat rule this spot out.",
)


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "guess B3 with your Helper"."""
    return text.replace("+helper", "with your Helper")
