"""The language in which a request is answered."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from starlette.requests import Request

from spydeck.language import best_match, current

MAX_TAGS = 10
"""How many languages of a header are read."""

WantedLanguage = Annotated[
    str, Query(alias="language", pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$", max_length=45)
]
"""A language such as `de` or `de-AT`; what has no translation is in English."""


def of_reader(request: Request) -> str:
    """Return the language of a page for people: named in the address, the browser's, or the server's."""
    named = request.query_params.get("language")
    if named is not None:
        return best_match([named])
    accepted = tags_of(request.headers.get("accept-language", ""))
    return best_match([*accepted, current()])


def tags_of(header: str) -> list[str]:
    """Return the languages that an `Accept-Language` header names, the most wanted one first.

    >>> tags_of("fr;q=0.5, de-AT, en;q=0.8, *")
    ['de-AT', 'en', 'fr']
    """
    found = []
    for place, part in enumerate(header.split(",")[:MAX_TAGS]):
        tag, _, weight = part.strip().partition(";q=")
        if tag != "*" and quality(weight):
            found.append((-quality(weight), place, tag))
    return [tag for _, _, tag in sorted(found)]


def quality(weight: str) -> float:
    """Return how much a language is wanted, from 0 to 1."""
    try:
        return min(1.0, max(0.0, float(weight or 1)))
    except ValueError:
        return 0.0
