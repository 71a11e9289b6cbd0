"""What players of Black Spy type, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.de import table
from spydeck.games.black_spy.text.parse import TypedWords

_STEMS = {"blau": "B", "gelb": "Y", "rot": "R", "grün": "G", "gruen": "G", "schwarz": "K"}
_RANKS = (
    "informant informanten",
    "verhörer verhoerer",
    "infiltrator",
    "saboteur",
    "attentäter attentaeter",
    "agent agenten",
    "spion",
    "doppelagent doppelagenten",
    "codeknacker",
    "vizedirektor",
    "direktor",
)  # BS-2
_VERBS = {
    "play": "spielen spiele spiel ausspielen legen lege leg",
    "pass": "weitergeben weiter geben gebe gib",
    "take": "nehmen nehme nimm",
    "call": "ansagen ansage sage sag",
    "settle": "durchmarsch",
}

WORDS = TypedWords(
    colours={
        f"{stem}{ending}": letter
        for stem, letter in _STEMS.items()
        for ending in ("", "e", "er", "en", "es", "em")
    },
    ranks={word: rank for rank, words in enumerate(_RANKS, 1) for word in words.split()},
    verbs={word: verb for verb, words in _VERBS.items() for word in words.split()},
    particles=frozenset({"weiter", "aus", "an"}),
    fillers=frozenset({"und", "die", "den", "der", "das", "eine", "einen"}),
    which_of_colour=lambda colour: f"Welche {table.WORDS.colours[colour]}e Karte",
    which_of_rank=lambda rank: f"Welche {rank}",
    shown={
        "play": "spiele",
        "pass": "gib",
        "take": "nimm",
        "call": "sag",
        "settle": "durchmarsch",
        "others": "fangen",
        "self": "freilassen",
        **table.WORDS.colours,
        "CARD": "KARTE",
        "COLOUR": "FARBE",
        "WAY": "WAHL",
    },
)
