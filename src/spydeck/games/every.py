"""Imports every game, so that all kernels are marked before the compiler is handed them."""

from spydeck.games.game import game, names

ALL = tuple(game(name) for name in names())
