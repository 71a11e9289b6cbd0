"""The events of a match as lines on the screen."""

from __future__ import annotations

from spydeck.games.text_ui import Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.terminal.screen import Screen


def show_events(
    screen: Screen,
    text_ui: TextUi,
    events: list[JsonObject],
    view: JsonObject,
    names: Names,
    seat: int | None,
) -> None:
    """Show events, and after those that end a part of the game the page that belongs to it."""
    for event in events:
        line = text_ui.describe_event(event, names, seat)
        if line is not None:
            if event["event"] in text_ui.part_starts:
                screen.say()
            screen.line(line)
        if event["event"] in text_ui.part_ends:
            page = text_ui.part_ends[event["event"]]
            screen.lines(text_ui.pages[page].lines(view, names) if page else [])
            screen.say()
    screen.flush()
