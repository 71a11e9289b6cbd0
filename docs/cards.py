"""Cards that a rulebook names, as in `[red 1](#R1)`, on the site: their words, with the card as a title.

The page of a game draws them, the terminal only names them. Without this they would be links to nowhere.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

INCLUDED = re.compile(r'^--8<-- "([^"]+)"$', re.M)
NAMED = re.compile(r"\[([^\]]+)\]\(#([A-Z0-9,]+)\)")


def on_page_markdown(markdown: str, *, page: Any, **_: object) -> str:
    """Return the text of a page with the cards that it names; MkDocs calls this for every page.

    Rulebooks are included here, since MkDocs looks for the targets of links as soon as it reads them.
    """
    if not page.file.src_uri.startswith("rules/"):
        return markdown
    text = INCLUDED.sub(lambda found: Path(found[1]).read_text(encoding="utf-8"), markdown)
    return NAMED.sub(r'<abbr title="\2">\1</abbr>', text)
