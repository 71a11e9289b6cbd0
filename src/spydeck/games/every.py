"""Imports every game and the words, so that all kernels are registered before anything is compiled."""

from __future__ import annotations

import spydeck.words  # noqa: F401
from spydeck.games.registry import loadable

ALL = tuple(loadable())
"""All games that can be loaded, the built-in ones first."""
