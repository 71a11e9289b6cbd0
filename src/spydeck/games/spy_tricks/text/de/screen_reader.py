"""What Spy Tricks says to those who listen, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import counted, does
from spydeck.games.spy_tricks.text.de import spots
from spydeck.games.spy_tricks.text.screen_reader import SpokenWords
from spydeck.games.text_ui import Names


def score(names: Names, seat: int, points: int, chips: int, helper: bool) -> str:
    """Return the points and chips of a player, and whether they hold a Helper."""
    has = f"{does(names, seat, 'hat', 'hast')} {counted(points, 'Punkt', 'Punkte')}"
    number = counted(chips, "Chip", "Chips")
    return f"{has}, {number} und einen Helfer." if helper else f"{has} und {number}."


def henchmen(names: Names, seat: int, spots: str) -> str:
    """Return the spots of a player's henchmen."""
    return f"{'Deine Handlanger' if seat == names.own else f'Handlanger von {names[seat]}'}: {spots}."


WORDS = SpokenWords(
    spots=spots.WORDS,
    none="keine",
    played=lambda names, seat, card: f"{does(names, seat, 'hat', 'hast')} {card} gespielt.",
    secret="Das Geheimdokument ist eine dieser Karten: {cards}.",
    secret_number=lambda cards: f"Mögliche Geheimdokumente: noch {counted(cards, 'Karte', 'Karten')}.",
    hand="Deine Hand: {cards}.",
    score=score,
    henchmen=henchmen,
    with_helper=" mit Helfer",
    on_mat="Karten auf dem Spielplan: {cards}.",
    left_out="Nicht im Spiel: {cards}.",
    wrong="Sicher falsche Farben und Werte: {spots}.",
    ruled_out="Weitere, die du ausschließen kannst: {spots}.",
)
