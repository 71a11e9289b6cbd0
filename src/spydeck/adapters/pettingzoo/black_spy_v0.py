"""Black Spy for PettingZoo: `env` and `raw_env`, with the players and options of the game.

A game is a single deal; with the option `end_value=150` it continues to that total.
"""

from __future__ import annotations

from typing import Any

from spydeck.adapters.pettingzoo.environment import Environment, Wrapped, metadata_of, wrapped

__all__ = ["env", "raw_env"]


class BlackSpy(Environment):
    """Black Spy without wrappers: a word that is not legal raises `IllegalWord`."""

    game_name = "black-spy"
    metadata = metadata_of("black_spy_v0")


raw_env = BlackSpy


def env(**options: Any) -> Wrapped:
    """Return Black Spy as an environment with the usual wrappers; arguments as of `Environment`."""
    return wrapped(BlackSpy(**options))
