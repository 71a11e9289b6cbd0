"""Cards that a rulebook names, as in `[red 1](#R1)`, on the site: their words, with the card as a title.

The page of a game draws them, the terminal only names them. Without this they would be links to nowhere.
"""

from __future__ import annotations

import re
from typing import Any

NAMED = re.compile(r'<a href="#([A-Z0-9,]+)">([^<]+)</a>')


def on_page_content(html: str, *, page: Any, **_: object) -> str:
    """Return the content of a page with the cards that it names; MkDocs calls this for every page."""
    if not page.file.src_uri.startswith("rules/"):
        return html
    return NAMED.sub(r'<abbr title="\1">\2</abbr>', html)
