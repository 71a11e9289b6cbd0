"""The words of Black Spy for screen readers, in English."""

from __future__ import annotations

from spydeck.games.black_spy.cards import COLOURS
from spydeck.games.black_spy.text.screen_reader import SpokenWords
from spydeck.games.grammar.en import counted


def pile(name: str, points: int, black: int) -> str:
    """Return what a player has taken."""
    return f"{name} {counted(points, 'point')}, {counted(black, 'black card')}"


WORDS = SpokenWords(
    colours={colour: colour for colour in COLOURS},
    no_cards="no cards",
    mole="The Mole: {cards}.",
    trick="In the trick: {plays}. Highest so far: {ahead}.",
    taken="Taken in this deal: {taken}.",
    pile=pile,
    totals="Totals: {totals}.",
    hand="Your hand: {cards}.",
    playable="You may play: {cards}.",
)
