"""The words of Black Spy for screen readers, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.de import table
from spydeck.games.black_spy.text.screen_reader import SpokenWords
from spydeck.games.grammar.de import counted


def pile(name: str, points: int, black: int) -> str:
    """Return what a player has taken."""
    cards = counted(black, "schwarze Karte", "schwarze Karten")
    return f"{name} {counted(points, 'Punkt', 'Punkte')}, {cards}"


WORDS = SpokenWords(
    colours={colour: word.capitalize() for colour, word in table.WORDS.colours.items()},
    no_cards="keine",
    mole="Der Maulwurf: {cards}.",
    trick="Im Stich: {plays}. Vorn: {ahead}.",
    taken="In dieser Runde: {taken}.",
    pile=pile,
    totals="Gesamt: {totals}.",
    hand="Deine Hand: {cards}.",
    playable="Du darfst spielen: {cards}.",
)
