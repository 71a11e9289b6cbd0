"""What screen readers say of Spycard, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import joined
from spydeck.games.spycard.text.de import table
from spydeck.games.spycard.text.de.actions import full_words
from spydeck.games.spycard.text.screen_reader import ScreenReaderWords

WORDS = ScreenReaderWords(
    table=table.WORDS,
    full_words=full_words,
    you="Du",
    left_in_deck=lambda number: f"{table.in_deck(number)}.",
    your_agenda=lambda agenda: f"Dein Auftrag ist {agenda}",
    agendas_or=lambda agendas: joined(agendas, "or"),
    in_field="Im Einsatz",
    at_base="An der Basis",
    up="offen",
    down_known="verdeckt, dir bekannt",
    down="verdeckt",
    you_have_no_agents="Du hast keine Agenten.",
    no_agents="Keine Agenten.",
    hand=lambda name, agenda: f"{name}: Auftrag {agenda or 'unbekannt'}.",
    discarded=lambda agents: f"Abgelegt: {agents}.",
    nothing_discarded="Noch ist nichts abgelegt.",
)
