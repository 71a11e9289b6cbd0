"""A former path of playing out, which is in `spydeck.arrays.engine`."""

from spydeck.arrays.engine import POLICIES

__all__ = ["POLICIES"]
