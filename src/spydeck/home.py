"""Where everything is that is kept for a user."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """The folder of everything that is kept: SPYDECK_HOME, or where this system keeps such things."""
    return Path(os.environ.get("SPYDECK_HOME") or platformdirs.user_data_dir("spydeck", appauthor=False))
