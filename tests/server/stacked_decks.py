"""Stacked decks for the server's tables: given chance outcomes replace those of the secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS
from spydeck.match.chance import ChanceSource
from spydeck.record import fairness
from tests.spycard.stacked import QUIET, whole_order

Outcomes = Mapping[str, Sequence[str] | str]


def stack(monkeypatch: pytest.MonkeyPatch, outcomes: Outcomes) -> None:
    """Make all games have these outcomes, whatever their secrets."""

    def chance_from(*given: object) -> ChanceSource:
        return lambda name, number: outcomes[name]

    monkeypatch.setattr(fairness, "chance_from", chance_from)


def spycard_outcomes(hands: str, agendas: str = "", top: str = "", first: int = 0) -> Outcomes:
    """Return outcomes for given hands ("7H JC X 2S / ..."), agendas, top of the deck, and first player."""
    rows = [hand.split() for hand in hands.split("/")]
    dealt = [rows[seat][place] for place in range(4) for seat in range(len(rows))]
    in_game = AGENDA_TEXTS[:5] if len(rows) == 3 else AGENDA_TEXTS
    return {
        "agents": whole_order(dealt + top.split(), AGENT_TEXTS),
        "agendas": whole_order((agendas or QUIET[len(rows)]).split(), in_game),
        "first-player": f"P{first}",
    }
