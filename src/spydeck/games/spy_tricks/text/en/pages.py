"""The words of the pages of Spy Tricks, in English."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.en import counted, does
from spydeck.games.pages import PageName
from spydeck.games.spy_tricks.text.pages import PageWords
from spydeck.games.text_ui import Names

NAMES = {
    "hand": PageName("your hand"),
    "trick": PageName("the cards in the trick"),
    "left": PageName("how many tricks are left, and which cards the secret can be"),
    "mat": PageName("the henchmen on the mat, and the spots that cannot be right"),
    "last": PageName("the last trick"),
    "round": PageName("the guesses and the secret of the last round"),
    "scores": PageName("the scorepad"),
}


def guess(spot: str, helper: bool, taken_back: bool) -> str:
    """Return a guess of a finished round."""
    return f"{spot}{' with Helper' if helper else ''}{' (taken back)' if taken_back else ''}"


def guessed(names: Names, seat: int, guesses: Sequence[str]) -> str:
    """Return what a player guessed in a finished round."""
    return f"{does(names, seat, 'guessed', 'guessed')} {', '.join(guesses) or 'nothing'}"


WORDS = PageWords(
    names=NAMES,
    no_cards="no cards",
    no_hand="You have no hand here.",
    hand="Your hand: {cards}.",
    playable="You may play: {cards}.",
    no_trick="No card lies in the trick.",
    trick="In the trick: {plays}.",
    over="The game is over.",
    tricks_left=lambda tricks: f"{counted(tricks, 'trick')} left in this round.",
    secret=lambda cards: f"The secret is one of {counted(cards, 'card')}: {{cards}}.",
    no_last_trick="No trick has been played in this round yet.",
    played=lambda names, seat: does(names, seat, "played", "played"),
    winner=" (Winner)",
    loser=" (Loser)",
    no_last_round="No round has been finished yet.",
    secret_was="Round {round}: the Secret Document was {secret}.",
    guess=guess,
    guessed=guessed,
    points=lambda points: counted(points, "point"),
)
