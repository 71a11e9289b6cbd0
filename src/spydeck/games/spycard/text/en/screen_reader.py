"""What screen readers say of Spycard, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import joined
from spydeck.games.spycard.text.en import table
from spydeck.games.spycard.text.en.actions import full_words
from spydeck.games.spycard.text.screen_reader import ScreenReaderWords

WORDS = ScreenReaderWords(
    table=table.WORDS,
    full_words=full_words,
    you="You",
    left_in_deck=lambda number: f"{table.in_deck(number)}.",
    your_agenda=lambda agenda: f"Your agenda is {agenda}",
    agendas_or=lambda agendas: joined(agendas, "or"),
    in_field="In the field",
    at_base="At base",
    up="face up",
    down_known="face down, known to you",
    down="face down",
    you_have_no_agents="You have no agents.",
    no_agents="No agents.",
    hand=lambda name, agenda: f"{name}: agenda {agenda or 'unknown'}.",
    discarded=lambda agents: f"Discarded: {agents}.",
    nothing_discarded="Nothing is discarded yet.",
)
