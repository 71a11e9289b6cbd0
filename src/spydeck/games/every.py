"""Imports every game, so that all kernels are registered before anything is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from spydeck.errors import UnknownGame
from spydeck.games.game import Game
from spydeck.games.registry import game, names


def _loadable() -> Iterator[Game]:
    for name in names():
        with suppress(UnknownGame):  # a broken package must not affect the other games
            yield game(name)


ALL = tuple(_loadable())
"""All games that can be loaded, the built-in ones first."""
