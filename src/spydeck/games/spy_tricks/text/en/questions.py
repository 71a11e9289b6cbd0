"""What a seat of Spy Tricks has to decide, in English."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.questions import QuestionWords
from spydeck.games.text_ui import Names

WORDS = QuestionWords(
    lead="You lead: play any card.",
    follow=lambda suit: f"Follow {{led}} with a {suit} card.",
    play_any=lambda suit: f"You have no {suit} card: play any card.",
    won="You won the trick: place a henchman, like red, 3 or {card}{helper}.",
    lost="You lost the trick: place a henchman, like red, 3 or {card}{helper}.",
    salvation="Salvation: place one more henchman anywhere{helper}, or decline.",
    helper=" (Helper too: B3 helper)",
    which_spot="which suit, rank or card?",
    which_card="which card?",
)


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "guess B3 with your Helper"."""
    return text.replace("+helper", "with your Helper")
