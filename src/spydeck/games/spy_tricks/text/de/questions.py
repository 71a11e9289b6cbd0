"""What a seat of Spy Tricks has to decide, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import joined
from spydeck.games.spy_tricks.text.de.spots import WORDS as SPOTS
from spydeck.games.spy_tricks.text.questions import QuestionWords
from spydeck.games.text_ui import Names

WORDS = QuestionWords(
    lead="Du spielst aus: Jede Karte ist erlaubt.",
    follow=lambda suit: f"Bediene {{led}} mit einer {SPOTS.spot(suit).lower()}en Karte.",
    play_any=lambda suit: f"Du hast kein {SPOTS.spot(suit)}: Spiel eine beliebige Karte.",
    won="Du hast den Stich gewonnen: Tippe, etwa auf {examples}{helper}.",
    lost="Du hast den Stich verloren: Tippe, etwa auf {examples}{helper}.",
    salvation="Rettung: Tippe noch einmal, egal worauf{helper}, oder verzichte.",
    helper=" (auch mit Helfer)",
    which_spot="Welche Farbe, welcher Wert oder welche Karte?",
    which_card="Welche Karte?",
    spots=SPOTS,
    either=lambda words: joined(words, "or"),
    wrong="Laut Spielplan ist das Feld sicher falsch.",
    impossible="Deine Karten und der Spielplan schließen das Feld aus.",
)


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Empfehlung:": "mit Helfer auf B3 tippen"."""
    verb, *operands = text.split()
    if verb == "decline":
        return "verzichten"
    if verb == "play":
        return f"{operands[0]} spielen"
    spot = SPOTS.spot(operands[0], SPOTS.accusative)
    return f"{'mit Helfer ' if '+helper' in operands else ''}auf {spot} tippen"
