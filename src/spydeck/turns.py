"""A former path of playing out, which is in `spydeck.arrays.turns`."""

from spydeck.arrays.turns import POLICIES

__all__ = ["POLICIES"]
