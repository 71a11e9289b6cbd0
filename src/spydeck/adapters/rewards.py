"""What a word costs that is not legal."""

from __future__ import annotations

from math import isfinite
from numbers import Real

from spydeck.errors import InvalidOption, shown

ILLEGAL_REWARD = -100.0
"""More than any game can cost."""


def checked_reward(illegal_reward: object) -> float:
    """Return the reward for a word that is not legal. Raise `InvalidOption`."""
    if isinstance(illegal_reward, Real) and not isinstance(illegal_reward, bool) and isfinite(illegal_reward):
        return float(illegal_reward)
    raise InvalidOption(f"illegal_reward must be a number, not {shown(illegal_reward)}")
