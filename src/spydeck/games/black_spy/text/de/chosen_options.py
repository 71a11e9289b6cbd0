"""The options of a match of Black Spy in German, for its opening."""

from __future__ import annotations

from spydeck.games.black_spy.text.chosen_options import edition_of, further_variants
from spydeck.games.grammar.de import joined
from spydeck.json_types import JsonObject

EDITION_WORDS = {
    "z-man-2013": "der Z-Man-Ausgabe von 2013",
    "gespenster-1990": "der Gespenster-Ausgabe von 1990",
}
LEAD_WORDS = {
    "red-1": "wer die rote 1 hat, beginnt",
    "dealer-left": "wer links vom Geber sitzt, beginnt",
}
PASS_WORDS = {
    "alternate": "die Richtung der Weitergabe wechselt",
    "left": "Karten gehen immer nach links",
}


def describe_options(options: JsonObject) -> str:
    """Return the edition, the end value and the variants of a match as sentences (BS-26, BS-36)."""
    edition, variants = edition_of(options), further_variants(options)
    if edition:
        start = f"Gespielt wird nach {EDITION_WORDS[edition]}"
    else:
        lead, direction = LEAD_WORDS[options["first_lead"]], PASS_WORDS[options["pass_direction"]]
        start = f"Gespielt wird nach Hausregeln ({lead}; {direction})"
    end = f", bis jemand {options['end_value']} Punkte oder mehr hat."
    if not variants:
        return start + end
    word = "der Variante" if len(variants) == 1 else "den Varianten"
    named = joined([f"„{one.title.sentence('de')}“" for one in variants])
    return f"{start}{end} Mit {word} {named}: Gib werte ein, um mehr darüber zu lesen."
