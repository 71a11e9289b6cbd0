"""The words of the pages of Black Spy, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.pages import PageWords
from spydeck.games.black_spy.variants import Variant
from spydeck.games.grammar.de import counted, whom
from spydeck.games.pages import PageName
from spydeck.games.text_ui import Names


def highest(names: Names, seat: int) -> str:
    """Return who has the trick so far."""
    return "Vorn liegst du." if seat == names.own else f"Vorn liegt {names[seat]}."


def led(names: Names, seat: int) -> str:
    """Return who led; their card follows."""
    return f"{names[seat]} {'beginnst' if seat == names.own else 'beginnt'} mit"


def variant(one: Variant) -> str:
    """Return a variant in play."""
    return f"Variante „{one.title.sentence('de')}“: {one.message.sentence('de')} (Regel {one.clause})."


WORDS = PageWords(
    names={
        "hand": PageName("deine Handkarten"),
        "trick": PageName("die Karten im Stich", ("stich",)),
        "left": PageName("wie viele Stiche und welche Karten mit Punkten noch kommen", ("übrig", "uebrig")),
        "last": PageName("der letzte Stich", ("letzter",)),
        "scores": PageName("der Punkteblock", ("stand",)),
        "passed": PageName("was du weitergegeben und bekommen hast", ("weitergegeben",)),
        "values": PageName("was die Karten zählen, und die Varianten dieser Partie", ("werte",)),
    },
    no_cards="keine",
    no_hand="Du hast hier keine Handkarten.",
    hand="Deine Hand: {cards}.",
    playable="Du darfst spielen: {cards}.",
    no_trick="Im Stich liegt noch keine Karte.",
    trick="Im Stich: {plays}.",
    play="{name} {card}",
    highest=highest,
    over="Die Partie ist zu Ende.",
    tricks_left=lambda tricks: f"Noch {counted(tricks, 'Stich', 'Stiche')} in dieser Runde.",
    points_left="Karten mit Punkten, die noch kommen: {cards}.",
    points_left_elsewhere="Karten mit Punkten, die noch kommen, ohne deine: {cards}.",
    no_last_trick="In dieser Runde gibt es noch keinen Stich.",
    last_trick=lambda number: f"Stich {number}: ",
    led=led,
    taken_by=lambda names, seat: f"der Stich geht an {whom(names, seat)}.",
    from_mole="Aus dem Maulwurf: {cards}.",
    passed="Du hast {cards} an {name} weitergegeben.",
    received="Du hast {cards} von {name} bekommen.",
    not_passed="In dieser Runde wurden noch keine Karten weitergegeben.",
    points="{points} für {cards}",
    many=lambda number: f" ({number} Stück)",
    no_points="Alle anderen Karten zählen 0.",
    sweep=lambda black: f"Wer alle {black} schwarzen Karten macht, bekommt 0, alle anderen 60 (Regel BS-21).",
    variant=variant,
)
