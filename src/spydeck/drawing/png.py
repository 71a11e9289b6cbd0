"""Drawings as pictures; needs the extra "drawings". Imported only when pixels are requested."""

from __future__ import annotations

import io
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.errors import InvalidOption, importing
from spydeck.games.drawing import DESK

with importing("drawings", "resvg_py", "PIL"):
    import resvg_py
    from PIL import Image, ImageFont

FAMILY = "Aileron"
"""The font that comes with Pillow, so that pixels are the same on every machine."""


def rasterized(svg: str, width: int) -> NDArray[np.uint8]:
    """Return a drawing as bytes of shape (height, width, 3). Raise `InvalidOption`."""
    with Image.open(io.BytesIO(png(svg, width))) as image:
        return np.array(image.convert("RGB"), dtype=np.uint8)


def png(svg: str, width: int) -> bytes:
    """Return a drawing as a picture in PNG.

    Only where a name has other letters than ASCII, the fonts of the system are used. Raise `InvalidOption`.
    """
    svg = svg.replace("\u2212", "-")  # the only minus sign of the font
    # The font is a file only as long as it is used: a process that draws can be killed.
    with tempfile.TemporaryDirectory(prefix="spydeck-") as folder:
        font = Path(folder) / "font.ttf"
        font.write_bytes(_font())
        try:
            return resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                background=DESK,
                skip_system_fonts=svg.isascii(),
                font_files=[str(font)],
                font_family=FAMILY,
                sans_serif_family=FAMILY,
            )
        except ValueError as error:
            raise InvalidOption(f"svg must be a drawing in SVG: {error}") from error


@cache
def _font() -> bytes:
    """Return the font, which Pillow has packed into its module."""
    font: Any = ImageFont.load_default(12)
    content: bytes = font.path.getvalue()
    return content
