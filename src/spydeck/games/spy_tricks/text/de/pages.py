"""The words of the pages of Spy Tricks, in German."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.de import counted, does
from spydeck.games.pages import PageName
from spydeck.games.spy_tricks.text.de.spots import WORDS as SPOTS
from spydeck.games.spy_tricks.text.pages import PageWords
from spydeck.games.text_ui import Names

NAMES = {
    "hand": PageName("deine Handkarten"),
    "trick": PageName("die Karten im Stich", ("stich",)),
    "left": PageName(
        "wie viele Stiche noch kommen und was das Geheimdokument sein kann", ("übrig", "uebrig", "rest")
    ),
    "mat": PageName("der Spielplan: alle Handlanger, und welche Felder ausscheiden", ("plan", "spielplan")),
    "last": PageName("der letzte Stich", ("letzter",)),
    "round": PageName("die letzte Runde: Tipps und Geheimdokument", ("runde",)),
    "scores": PageName("der Punkteblock", ("stand", "punkte", "punkteblock")),
}


def guess(spot: str, helper: bool, taken_back: bool) -> str:
    """Return a guess of a finished round."""
    named = SPOTS.spot(spot, SPOTS.accusative)
    return f"{named}{' mit Helfer' if helper else ''}{' (zurückgenommen)' if taken_back else ''}"


def guessed(names: Names, seat: int, guesses: Sequence[str]) -> str:
    """Return what a player guessed in a finished round."""
    spots = f"auf {', '.join(guesses)}" if guesses else "nicht"
    return f"{does(names, seat, 'hat', 'hast')} {spots} getippt"


WORDS = PageWords(
    names=NAMES,
    no_cards="keine",
    no_hand="Du hast hier keine Handkarten.",
    hand="Deine Hand: {cards}.",
    playable="Du darfst spielen: {cards}.",
    no_trick="Im Stich liegt noch keine Karte.",
    trick="Im Stich: {plays}.",
    over="Die Partie ist zu Ende.",
    tricks_left=lambda tricks: f"Noch {counted(tricks, 'Stich', 'Stiche')} in dieser Runde.",
    secret=lambda cards: f"Das Geheimdokument ist eine von {counted(cards, 'Karte', 'Karten')}: {{cards}}.",
    no_last_trick="In dieser Runde gibt es noch keinen Stich.",
    played=lambda names, seat: f"{'Du' if seat == names.own else names[seat]}:",
    winner=" (Gewinner)",
    loser=" (Verlierer)",
    no_last_round="Noch ist keine Runde zu Ende.",
    secret_was="Runde {round}: Das Geheimdokument war {secret}.",
    guess=guess,
    guessed=guessed,
    points=lambda points: counted(points, "Punkt", "Punkte"),
)
