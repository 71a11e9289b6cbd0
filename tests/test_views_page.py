"""The page of views, events and notation says what is so."""

import re
from importlib import import_module
from random import Random

import pytest

from docs import views
from docs.views import Shape
from spydeck.games.registry import game
from spydeck.match import Match
from tests.random_games import random_options

GAMES = 12
"""Games with other options and deals than those of the page; each field of a view occurs in so many."""


def on_the_page(name: str, part: str) -> dict[str, str]:
    """Return the rows of a table of the page: what is described, and how."""
    text = views.PAGE.read_text(encoding="utf-8")
    start = text.index(f"### The {part} of {game(name).title}")
    rows = re.findall(r"^\| `(\S+)`\?? \| (.*) \|$", text[start:].partition("\n#")[0], re.M)
    return dict(rows)


def fields_of(description: str) -> dict[str, str]:
    """Return the fields of an event on the page, each with its type."""
    return dict(re.findall(r"`(\S+)`\?? ([^,]+)", description))


def kinds_of(text: str) -> set[str]:
    """Return what a type on the page allows, without the examples of notations."""
    return set(re.split(" or | of ", re.sub("text such as `[^`]*`", "text", text)))


def check(shape: Shape, described: dict[str, str]) -> None:
    """Check that the page describes every field, with each kind of value that has occurred."""
    for row, kind in shape.rows():
        path = row.strip("`?")
        assert path in described
        assert kinds_of(kind) <= kinds_of(described[path]), path


@pytest.mark.slow
def test_the_page_of_views_events_and_notation_is_current() -> None:
    assert views.PAGE.read_text(encoding="utf-8") == views.page(), "run python -m docs.views"


@pytest.mark.parametrize("name", views.GAMES)
def test_what_other_games_show_is_on_the_page(name: str) -> None:
    random = Random(f"views {name}")
    view, events = Shape(), Shape()
    for _ in range(GAMES):
        match = Match(game(name), random_options(game(name), random), seed=random.getrandbits(30))
        for event in views.note_game(match, view):
            events.note({event.pop("event"): event})
    for one in ("choices", "legal", "example"):  # the same in all games, with verbs as keys
        view.fields.pop(one, None)
    check(view, on_the_page(name, "view"))
    described = on_the_page(name, "events")
    for kind, shape in events.fields.items():
        check(shape, fields_of(described[kind]))


@pytest.mark.parametrize("name", views.GAMES)
def test_every_event_is_on_the_page(name: str) -> None:
    text = import_module(f"{game(name).package}.text.serialize")
    known = (
        text.EVENT_NAMES.values()
        if hasattr(text, "EVENT_NAMES")
        else [name for name, _ in text.EVENTS.values()]
    )
    assert on_the_page(name, "events").keys() == set(known)
