"""Black Spy for PettingZoo: `env` and `raw_env`, with the players and options of the game.

A game is a single deal; with the option `end_value=150` it continues to that total.
"""

from __future__ import annotations

from spydeck.adapters.pettingzoo.environment import Environment, wrapping

__all__ = ["env", "raw_env"]


class BlackSpy(Environment):
    """Black Spy without wrappers: a word that is not legal raises `IllegalWord`."""

    game_name = "black-spy"


raw_env = BlackSpy
env = wrapping(BlackSpy)
