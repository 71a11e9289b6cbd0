"""Shows examples in docstrings as code: an extension for mkdocstrings, named in `mkdocs.yml`."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.M)
"""From the first prompt to the end of the paragraph."""


class Doctests(griffe.Extension):
    """Puts fences around the doctests of every docstring."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Change the docstring of an object that was read."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Return a docstring with its doctests in code blocks."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)
