"""A former path of `Replay`, which is in `spydeck.match.replay`."""

from spydeck.match.replay import Replay

__all__ = ["Replay"]
