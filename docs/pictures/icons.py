"""Draws the icons of the installed client from `web/public/icon.svg`, as PNG beside it.

`python docs/pictures/icons.py`, from the root of the repository. It needs the extra `drawings`.
"""

from __future__ import annotations

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).parents[2] / "web/public"
ROUNDED = 'rx="5" '
"""Systems that cut an icon into a shape of their own get one that reaches its edges."""
ICONS = {
    "icon-192.png": (192, True),
    "icon-512.png": (512, True),
    "icon-maskable-512.png": (512, False),
    "apple-touch-icon.png": (180, False),
}
"""For each icon its width in pixels, and whether its corners are round."""


def main() -> None:
    """Write all icons."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    if ROUNDED not in drawing:
        raise ValueError(f"icon.svg has no {ROUNDED!r}")
    for name, (width, is_rounded) in ICONS.items():
        svg = drawing if is_rounded else drawing.replace(ROUNDED, "")
        picture = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=width, skip_system_fonts=True)
        (PUBLIC / name).write_bytes(bytes(picture))


if __name__ == "__main__":
    main()
