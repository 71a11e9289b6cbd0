"""A former path of drawings, which are in `spydeck.drawing`."""

from spydeck.drawing import draw, draw_state, pixels

__all__ = ["draw", "draw_state", "pixels"]
