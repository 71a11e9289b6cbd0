"""Drawings as pixels; needs the extra "drawings". Imported only when pixels are requested."""

from __future__ import annotations

import atexit
import io
import os
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
    """Return a drawing as bytes of shape (height, width, 3).

    Only where a name has other letters than ASCII, the fonts of the system are used. Raise `InvalidOption`.
    """
    try:
        picture = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            background=DESK,
            skip_system_fonts=svg.isascii(),
            font_files=[_font_file()],
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    except ValueError as error:
        raise InvalidOption(f"svg must be a drawing in SVG: {error}") from error
    with Image.open(io.BytesIO(picture)) as image:
        return np.array(image.convert("RGB"), dtype=np.uint8)


@cache
def _font_file() -> str:
    """Return the path of a file with the font, which is removed at the end."""
    font: Any = ImageFont.load_default(12)
    content: bytes = font.path.getvalue()  # what Pillow has packed into its module
    handle, name = tempfile.mkstemp(suffix=".ttf", prefix="spydeck-")
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    atexit.register(Path(name).unlink, missing_ok=True)
    return name
