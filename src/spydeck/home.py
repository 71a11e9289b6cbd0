"""Where a user's files are kept."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """Return the folder for a user's files: SPYDECK_HOME, or the usual place on this system."""
    return Path(os.environ.get("SPYDECK_HOME") or platformdirs.user_data_dir("spydeck", appauthor=False))
