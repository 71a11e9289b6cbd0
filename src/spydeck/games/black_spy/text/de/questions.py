"""What Black Spy asks a player, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.de import table
from spydeck.games.black_spy.text.questions import QuestionWords
from spydeck.games.grammar.de import joined
from spydeck.games.text_ui import Names

_PLACES = {"left": "links von dir", "right": "rechts von dir", "across": "dir gegenüber"}
_COLOURS = table.WORDS.colours


def pass_three(name: str, direction: str) -> str:
    """Return the question to whom the cards go."""
    return f"Gib drei Karten an {name} weiter ({_PLACES[direction]})."


def lead_called(colour: str) -> str:
    """Return which colour has been called."""
    return f"{_COLOURS[colour].capitalize()} ist angesagt: Spiel eine {_COLOURS[colour]}e Karte aus."


def follow(colour: str, rank: int) -> str:
    """Return which cards follow."""
    return f"Bediene {{led}} mit einer {_COLOURS[colour]}en Karte oder {with_article(rank)}"


WORDS = QuestionWords(
    pass_three=pass_three,
    take_three="Der Maulwurf liegt bei dir: Nimm drei Karten daraus.",
    type_like="Schreib zum Beispiel {cards}.",
    call="Sag Blau, Gelb, Rot oder Grün an: {left}, links von dir, muss diese Farbe ausspielen.",
    settle="Du hast alle schwarzen Karten: fangen (60 für alle anderen) oder freilassen (60 weniger)?",
    lead="Du spielst aus: jede Karte ist erlaubt.",
    lead_called=lead_called,
    lead_first="Du spielst zum ersten Stich aus: jede Karte, nur keine schwarze.",
    play_any=lambda colour, rank: (
        f"Du hast keine {_COLOURS[colour]}e Karte und keine {rank}: Spiel eine beliebige Karte."
    ),
    follow=follow,
    or_like=lambda rank, name: f", oder mit {with_article(rank)} wie {name}",
    which_three="Welche drei Karten?",
    which_more=lambda missing: "Welche noch?" if missing == 1 else "Welche zwei noch?",
    which_card="Welche Karte?",
    which_colour="Welche Farbe?",
    which_way="Was wählst du?",
)

_ACTIONS = {"play": "spielen", "pass": "weitergeben", "take": "nehmen"}


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Empfehlung:": "B1, R3 und K7 weitergeben"."""
    verb, *words = text.split()
    if verb == "settle":
        return "fangen, 60 für alle anderen" if words == ["others"] else "freilassen, 60 weniger für dich"
    if verb == "call":
        return f"{_COLOURS[words[0]].capitalize()} ansagen"
    return f"{joined(words)} {_ACTIONS[verb]}"


def choice(text: str, names: Names) -> str:
    """Return an action as it reads in a reason, in the infinitive: "R3 spielen", "fangen"."""
    words = describe_action(text, names)
    return words.partition(", ")[0] if text.startswith("settle") else words


def with_article(rank: int) -> str:
    """Return a rank with its article in the dative: "einer 7"."""
    return f"einer {rank}"
