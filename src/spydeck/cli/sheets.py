"""Drawn sheets to print: pages that a browser shows from a file and prints, made of the client's drawings."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

from spydeck import language
from spydeck.files import replacing

ROOT = re.compile("<html [^>]*>")
"""The root of the page, which names the sheet to show."""
NAMES = re.compile(r'<meta name="sheets" content="([^"]*)"')


@cache
def built() -> str:
    """Return the page that shows any sheet."""
    return resources.files(__package__).joinpath("printed", "sheets.html").read_text("utf-8")


def drawn(game: str) -> tuple[str, ...]:
    """Return the names of a game's sheets."""
    found = NAMES.search(built())
    names = found[1].split() if found else []
    return tuple(name.removeprefix(f"{game}/") for name in names if name.startswith(f"{game}/"))


def write(game: str, sheet: str, path: Path) -> None:
    """Write a sheet to a file, in the language in use. Raise `OSError`."""
    root = f'<html lang="{language.current()}" data-theme="light" data-game="{game}" data-sheet="{sheet}">'
    with replacing(path) as file:
        file.write(ROOT.sub(root, built(), count=1).encode())
