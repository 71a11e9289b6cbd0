"""What likely worlds say of what a seat cannot see: agendas, and whether a claim is true."""

from __future__ import annotations

from typing import Any

import numpy as np

from spydeck.games.reasons import chance, chances
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.policy.beliefs import chance_of_truth, possible_agendas
from spydeck.games.spycard.rules import ability, stage
from spydeck.games.spycard.rules.state import State
from spydeck.json_types import JsonObject
from spydeck.kernel import members

SURE = 100


def odds(seen: State, seat: int, worlds: Any) -> JsonObject:
    """Return the chances in percent: of the agendas of each opponent, by seat, and that a claim is true."""
    return {
        "agendas": [
            agenda_odds(possible_agendas(seen, seat, other), worlds["agendas"][:, other])
            if other != seat and seen.playing >> other & 1
            else None
            for other in range(seen.players)
        ],
        "claim": claim_odds(seen, seat, worlds) if seen.stage == stage.ACCUSE else None,
    }


def agenda_odds(possible: int, agendas: Any) -> JsonObject:
    """Return the chances of the possible agendas from those in equally likely worlds."""
    shares = np.bincount(agendas, minlength=len(AGENDA_TEXTS)) / len(agendas)
    agenda_ids = list(members(possible))
    found = chances(shares[agenda_ids].tolist(), [True] * len(agenda_ids))
    return {AGENDA_TEXTS[agenda]: chance for agenda, chance in zip(agenda_ids, found, strict=True)}


def claim_odds(seen: State, seat: int, worlds: Any) -> float:
    """Return the chance that the acting agent, when accused, proves to have what it claims."""
    if seen.ability < ability.SUIT_COUNT:
        fitting = worlds["of_suit"][:, seen.ability] | worlds["jokers"]
    else:
        fitting = worlds["queens" if seen.ability == ability.QUEEN else "aces"]
    share = float((fitting >> seen.acting & 1).mean())
    known = chance_of_truth(seen, seat)
    return chance(share, possible=known > 0, certain=known == SURE)
