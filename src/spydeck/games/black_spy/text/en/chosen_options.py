"""The options of a match of Black Spy in English, for its opening."""

from __future__ import annotations

from spydeck.games.black_spy.text.chosen_options import edition_of, further_variants
from spydeck.games.grammar.en import joined
from spydeck.json_types import JsonObject

EDITION_WORDS = {
    "z-man-2013": "the Z-Man edition of 2013",
    "gespenster-1990": "the Gespenster edition of 1990",
}
LEAD_WORDS = {"red-1": "the red 1 leads first", "dealer-left": "the dealer's left leads first"}
PASS_WORDS = {"alternate": "passes alternate", "left": "all passes go left"}


def describe_options(options: JsonObject) -> str:
    """Return the edition, the end value and the variants of a match as sentences (BS-26, BS-36)."""
    edition, variants = edition_of(options), further_variants(options)
    if edition:
        start = f"Played by {EDITION_WORDS[edition]}"
    else:
        lead, direction = LEAD_WORDS[options["first_lead"]], PASS_WORDS[options["pass_direction"]]
        start = f"Played by house rules ({lead}, {direction})"
    end = f", until somebody has {options['end_value']} points or more."
    if not variants:
        return start + end
    word = "the variant" if len(variants) == 1 else "the variants"
    named = joined([one.title.sentence("en") for one in variants])
    return f"{start}{end} With {word} {named}: type values to read about them."
