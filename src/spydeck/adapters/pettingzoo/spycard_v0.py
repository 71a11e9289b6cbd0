"""Spycard for PettingZoo: `env` and `raw_env`, with the players and options of the game."""

from __future__ import annotations

from typing import Any

from spydeck.adapters.pettingzoo.environment import Environment, Wrapped, metadata_of, wrapped

__all__ = ["env", "raw_env"]


class Spycard(Environment):
    """Spycard without wrappers: a word that is not legal raises `IllegalWord`."""

    game_name = "spycard"
    metadata = metadata_of("spycard_v0")


raw_env = Spycard


def env(**options: Any) -> Wrapped:
    """Return Spycard as an environment with the usual wrappers; arguments as of `Environment`."""
    return wrapped(Spycard(**options))
