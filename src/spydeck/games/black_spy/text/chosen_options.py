"""The options of a match of Black Spy as its opening names them (BS-26, BS-36)."""

from __future__ import annotations

from spydeck.games.black_spy.options import EDITIONS, read_options
from spydeck.games.black_spy.variants import VARIANTS, Variant
from spydeck.json_types import JsonObject


def edition_of(options: JsonObject) -> str | None:
    """Return the edition that a match follows, apart from its end value and further variants."""
    for name in EDITIONS:
        facts = preset(name, options)
        same = all(facts[key] == options[key] for key in ("pass_direction", "first_lead"))
        if same and set(facts["variants"]) <= set(options["variants"]):
            return name
    return None


def further_variants(options: JsonObject) -> list[Variant]:
    """Return the variants of a match that its edition does not include."""
    edition = edition_of(options)
    included = preset(edition, options)["variants"] if edition else []
    return [one for one in VARIANTS if one.name in options["variants"] and one.name not in included]


def preset(edition: str, options: JsonObject) -> JsonObject:
    """Return all options of an edition for the number of players of a match."""
    return read_options(options["players"], {"edition": edition}).facts()
