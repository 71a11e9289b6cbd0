"""Spy Tricks for PettingZoo: `env` and `raw_env`, with the players and options of the game."""

from __future__ import annotations

from spydeck.adapters.pettingzoo.environment import Environment, wrapping

__all__ = ["env", "raw_env"]


class SpyTricks(Environment):
    """Spy Tricks without wrappers: a word that is not legal raises `IllegalWord`."""

    game_name = "spy-tricks"


raw_env = SpyTricks
env = wrapping(SpyTricks)
