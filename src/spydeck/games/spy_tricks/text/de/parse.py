"""What players of Spy Tricks type in German."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.de.spots import WORDS as SPOTS
from spydeck.games.spy_tricks.text.parse import Parser, TypedWords

_STEMS = {"rot": "R", "blau": "B", "weiß": "W", "weiss": "W"}
_VERBS = {
    "play": "spielen spiele spiel ausspielen legen lege leg",
    "guess": "tippen tippe tipp setzen setze setz",
}

PARSER = Parser(
    TypedWords(
        decline=("verzichten", "verzichte", "verzicht", "nein", "decline", "no", "none", "-"),
        helper=("mit helfer", "mit meinem helfer", "helfer", "mit helper", "helper"),
        which_of_suit=lambda suit: f"Welche {SPOTS.spot(suit).lower()}e Karte",
        which_of_rank="Welche {rank}",
        suits={
            f"{stem}{ending}": letter
            for stem, letter in _STEMS.items()
            for ending in ("", "e", "er", "en", "es", "em")
        },
        verbs={word: verb for verb, words in _VERBS.items() for word in words.split()},
        fillers=frozenset({"ich", "auf", "die", "der", "den", "das", "einen", "meinen", "handlanger"}),
        shown={
            **SPOTS.suits,
            "play": "spiele",
            "guess": "tippe auf",
            "decline": "verzichte",
            "+helper": "mit Helfer",
            "CARD": "KARTE",
            "SPOT": "FELD",
            "[HELPER]": "[mit Helfer]",
        },
    )
)
