"""The options of a match of Black Spy in English, for its opening."""

from __future__ import annotations

from spydeck.games.black_spy.options import EDITIONS, read_options
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
    included: list[str] = []
    edition = edition_of(options)
    if edition:
        start = f"Played by {EDITION_WORDS[edition]}"
        included = [str(name) for name in preset(edition, options)["variants"]]
    else:
        lead, direction = LEAD_WORDS[options["first_lead"]], PASS_WORDS[options["pass_direction"]]
        start = f"Played by house rules ({lead}, {direction})"
    end = f", until somebody has {options['end_value']} points or more."
    variants = [name for name in options["variants"] if name not in included]
    if not variants:
        return start + end
    word = "the variant" if len(variants) == 1 else "the variants"
    return f"{start}{end} With {word} {joined(variants)}: type values to read about them."


def edition_of(options: JsonObject) -> str | None:
    """Return the edition that a match follows, apart from its end value and further variants."""
    for name in EDITIONS:
        facts = preset(name, options)
        same = all(facts[key] == options[key] for key in ("pass_direction", "first_lead"))
        if same and set(facts["variants"]) <= set(options["variants"]):
            return name
    return None


def preset(edition: str, options: JsonObject) -> JsonObject:
    """Return all options of an edition for the number of players of a match."""
    return read_options(options["players"], {"edition": edition}).facts()
