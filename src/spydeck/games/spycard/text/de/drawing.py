"""What stands in drawings of Spycard, in German."""

from spydeck.games.spycard.text.de import table
from spydeck.games.spycard.text.de.abilities import name
from spydeck.games.spycard.text.drawing import DrawingWords


def discards(drafted: str, there_are_some: bool) -> str:
    """Return the label of the agents out of play, after a drafted one."""
    label = "abgelegt:" if there_are_some else "nichts abgelegt"
    return f"angeworben: {drafted}, dann {label}" if drafted else label


WORDS = DrawingWords(
    game_over=table.WORDS.game_over,
    turn=table.WORDS.turn,
    stages={
        "keep": "anwerben",
        "accuse": "vielleicht gelogen",
        "jack": "ein Bube kann einspringen",
        "bullet": "wer fängt die Kugel ab?",
        "again": "und noch einmal?",
        "joker": "der Joker handelt",
    },
    endings={
        "draw": "unentschieden",
        "last-left": "nur einer ist übrig",
        "agenda": "ein Auftrag ist erfüllt",
    },
    attacks=lambda token, target: f"{token} greift {target} an",
    uses=lambda token, ability, targets: f"{token} nutzt {name(ability)} auf {targets}",
    deck=lambda left: f"Stapel {left}",
    field="Einsatz",
    base="Basis",
    empty=lambda zone: f"{zone}: leer",
    standing=lambda agenda, agents: f"Auftrag {agenda}, {table.agents(agents)}",
    agenda_not=lambda agendas: f"nicht {agendas}",
    winner="gewonnen",
    on_turn="am Zug",
    out="raus",
    has_exposed="hat enttarnt",
    token_out="weg",
    token_known="bekannt",
    token_up="offen",
    discards=discards,
    agendas=lambda agendas: f"Aufträge im Spiel: {agendas}",
)
