"""What Spy Tricks says to those who listen, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import counted, does
from spydeck.games.spy_tricks.text.en import spots
from spydeck.games.spy_tricks.text.screen_reader import SpokenWords
from spydeck.games.text_ui import Names


def score(names: Names, seat: int, points: int, chips: int, helper: bool) -> str:
    """Return the points and chips of a player, and whether they hold a Helper."""
    has = does(names, seat, "has", "have")
    more = f" and {'hold' if seat == names.own else 'holds'} a Helper" if helper else ""
    return f"{has} {counted(points, 'point')} and {counted(chips, 'chip')}{more}."


def henchmen(names: Names, seat: int, spots: str) -> str:
    """Return the spots of a player's henchmen."""
    return f"{'Your henchmen' if seat == names.own else f'Henchmen of {names[seat]}'}: {spots}."


WORDS = SpokenWords(
    spots=spots.WORDS,
    none="none",
    played=lambda names, seat, card: f"{does(names, seat, 'played', 'played')} {card}.",
    secret="The secret is one of {cards}.",
    secret_number=lambda cards: f"The secret is one of {counted(cards, 'card')}.",
    hand="Your hand: {cards}.",
    score=score,
    henchmen=henchmen,
    with_helper=" with Helper",
    on_mat="Cards on the mat: {cards}.",
    left_out="Left out of the game: {cards}.",
    wrong="Suits and ranks proven wrong: {spots}.",
    ruled_out="Others ruled out by what you know: {spots}.",
)
