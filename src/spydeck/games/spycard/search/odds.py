"""What likely worlds say of what a seat cannot see: agendas, and whether a claim is true."""

from __future__ import annotations

from typing import Any

import numpy as np

from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.rules import ability, stage
from spydeck.games.spycard.rules.state import State
from spydeck.json_types import JsonObject

PERCENT = 100.0


def odds(seen: State, seat: int, worlds: Any) -> JsonObject:
    """Return the chances in percent: of the agendas of each opponent, by seat, and that a claim is true."""
    return {
        "agendas": [
            agenda_odds(worlds["agendas"][:, other]) if other != seat and seen.playing >> other & 1 else None
            for other in range(seen.players)
        ],
        "claim": claim_odds(seen, worlds) if seen.stage == stage.ACCUSE else None,
    }


def agenda_odds(agendas: Any) -> JsonObject:
    """Return the chances of agendas from those in equally likely worlds."""
    found, numbers = np.unique(agendas, return_counts=True)
    return {
        AGENDA_TEXTS[agenda]: PERCENT * int(number) / len(agendas)
        for agenda, number in zip(found.tolist(), numbers.tolist(), strict=True)
    }


def claim_odds(seen: State, worlds: Any) -> float:
    """Return the chance that the acting agent, when accused, proves to have what it claims."""
    if seen.ability < ability.SUIT_COUNT:
        fitting = worlds["of_suit"][:, seen.ability] | worlds["jokers"]
    else:
        fitting = worlds["queens" if seen.ability == ability.QUEEN else "aces"]
    true: float = (fitting >> seen.acting & 1).mean()
    return PERCENT * float(true)
