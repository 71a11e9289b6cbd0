"""Spy Tricks for PettingZoo: `env` and `raw_env`, with the players and options of the game."""

from __future__ import annotations

from typing import Any

from spydeck.adapters.pettingzoo.environment import Environment, Wrapped, metadata_of, wrapped

__all__ = ["env", "raw_env"]


class SpyTricks(Environment):
    """Spy Tricks without wrappers: a word that is not legal raises `IllegalWord`."""

    game_name = "spy-tricks"
    metadata = metadata_of("spy_tricks_v0")


raw_env = SpyTricks


def env(**options: Any) -> Wrapped:
    """Return Spy Tricks as an environment with the usual wrappers; arguments as of `Environment`."""
    return wrapped(SpyTricks(**options))
