"""What people type in Spycard, in German."""

from spydeck.games.spycard.text.parse import TypedWords

WORDS = TypedWords(
    no=("nein", "no", "n"),
    verbs={
        "pass": ("passen", "passe"),
        "draft": ("anwerben",),
        "keep": ("behalten",),
        "sleeper": ("schläfer", "schlaefer"),
        "field": ("einsatz", "in den einsatz"),
        "base": ("basis", "zur basis"),
        "hearts": ("herz",),
        "spades": ("pik",),
        "clubs": ("kreuz",),
        "diamonds": ("karo",),
        "queen": ("dame",),
        "ace": ("ass", "pik-ass", "pik ass"),
        "attack": ("angreifen", "angriff"),
        "expose": ("enttarnen",),
        "accuse": ("anzweifeln",),
        "allow": ("glauben", "zulassen"),
        "again": ("nochmal", "noch einmal"),
        "decline": ("verzichten",),
        "jack": ("bube", "buben"),
        "no jack": ("kein bube", "keinen buben"),
        "bullet": ("kugel",),
        "no bullet": ("keine kugel",),
        "joker hearts": ("joker herz",),
        "joker spades": ("joker pik",),
        "joker clubs": ("joker kreuz",),
        "joker diamonds": ("joker karo",),
        "done": ("fertig",),
    },
    joiner="auf",
    operands={"TOKEN": "NUMMER", "SEAT": "SPIELER", "AGENDA": "AUFTRAG"},
    between=("und",),
)


def shown(verb: str) -> str:
    """Return what people type for a verb, as they read it."""
    return WORDS.verbs[verb][0]
