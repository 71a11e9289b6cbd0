"""What stands on the table of Spycard and on its pages, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import counted, does, whom, whose
from spydeck.games.spycard.text.de import reminder
from spydeck.games.spycard.text.table import TableWords
from spydeck.games.text_ui import Names


def whose_turn(names: Names, seat: int, turn: int) -> str:
    """Return that it is the turn of a seat, with the turn's number."""
    return f"{'Dein' if seat == names.own else whose(names, seat)} {turn}. Zug"


def agents(number: int) -> str:
    """Return a number of agents."""
    return counted(number, "Agent", "Agenten")


def in_deck(number: int) -> str:
    """Return how many agents are left in the deck."""
    return f"Noch {agents(number)} im Stapel" if number else "Der Stapel ist leer"


def exposure(names: Names, seat: int, of: int, agenda: str, right: bool) -> str:
    """Return that a seat has named another's agenda, and whether it was right."""
    has = does(names, seat, "hat", "hast")
    return f"{has} bei {whom(names, of, 'dative')} auf {agenda} getippt: {'richtig' if right else 'falsch'}."


WORDS = TableWords(
    reminder=reminder.WORDS,
    game_over="Die Partie ist vorbei",
    turn=whose_turn,
    sizes=lambda deck, discarded: f"Stapel {deck}, abgelegt {discarded}",
    sizes_in_words=lambda deck, discarded: f"{in_deck(deck)}, {discarded} abgelegt.",
    your_agenda="Dein Auftrag",
    field="Einsatz",
    base="Basis",
    in_brackets="in Klammern: jetzt wählbar",
    legend="#4 verdeckt   #4(7C) verdeckt, dir bekannt   #4=7C offen",
    agents=agents,
    out="ausgeschieden",
    agenda=lambda agenda: f"Auftrag {agenda}",
    agenda_not=lambda agendas: f"Auftrag nicht {agendas}",
    has_exposed="hat jemanden enttarnt",
    hand=lambda name, agenda: f"{name}, Auftrag {agenda}",
    no_agents="keine Agenten",
    no_agents_here="Du hast hier keine Agenten.",
    discarded="Abgelegt",
    nothing_discarded="noch nichts",
    queen_bagged=lambda names, seat: f"{does(names, seat, 'hat sich', 'hast dir')} die Pik-Dame geschnappt!",
    queen_not_bagged="Niemand hat sich die Pik-Dame geschnappt.",
    queen_not_bagged_yet="Noch hat sich niemand die Pik-Dame geschnappt.",
    exposure=exposure,
    no_exposures="Noch hat niemand versucht, jemanden zu enttarnen.",
    turn_limit=lambda turns: (
        f"Nach {counted(turns, 'Zug', 'Zügen')} je Spieler endet die Partie unentschieden."
    ),
    no_jack_on_accusation="Wird ein Agent angezweifelt, kann kein Bube für ihn einspringen.",
)
