"""Bots in a browser: those at a level think in the page's modules of WebAssembly, by briefs made here.

Where these are not to be had, a quick bot plays for them.
"""

from __future__ import annotations

import secrets
from functools import cache

from spydeck import bots
from spydeck.bots import Bot
from spydeck.bots.baselines import SEED_BITS
from spydeck.bots.preparing import MEANWHILE
from spydeck.bots.thinking.brief import brief_for, sensible_action
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.search import LEVELS
from spydeck.match.observation import Observation
from spydeck.server.table.entries import written
from spydeck.server.table.projection import brief_facts


def brief(name: str, observation: Observation) -> str | None:
    """Return what the page needs to think for a bot, as JSON; None for a bot that does not search."""
    search = observation.game.search
    if search is None or name not in LEVELS:
        return None
    found = brief_for(observation, search.LEVELS[name], secrets.randbits(SEED_BITS))
    return written(brief_facts(found).model_dump()).decode()


def chosen(observation: Observation, action: str | None) -> str:
    """Return the text of the action that the page has found; None where there was nothing to compare."""
    if action is None:
        return sensible_action(observation, secrets.randbits(SEED_BITS))
    return write_action(observation.game, Action(*map(int, action.split())))


def choose(name: str, observation: Observation) -> str:
    """Return the action of a bot that does not search, or of a quick one in its place."""
    return _bot(MEANWHILE if name in LEVELS else name).choose(observation)


@cache
def _bot(name: str) -> Bot:
    return bots.by_name(name)
