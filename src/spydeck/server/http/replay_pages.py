"""Finished games, step by step."""

from __future__ import annotations

from functools import lru_cache

from pydantic import TypeAdapter

from spydeck.json_types import JsonObject
from spydeck.match.replay import Replay
from spydeck.protocol.http import ReplayStep
from spydeck.record import load

REPLAYS = 8
"""Replays that stay in memory, so that the next page is quick."""
PAGES = 64
"""Pages that stay in memory."""

write_steps = TypeAdapter(list[ReplayStep])


@lru_cache(PAGES)
def page_json(record: str, viewer: str, first: int, count: int) -> tuple[int, bytes]:
    """Return the number of steps of a record after its start, and some as JSON. Raise `SpydeckError`."""
    steps, page = page_of(record, viewer, first, count)
    return steps, write_steps.dump_json(page)


@lru_cache(REPLAYS)
def replay_of(record: str) -> Replay:
    """Return a replay of a record, at any of its steps."""
    return Replay(load(record))


def page_of(record: str, viewer: str, first: int, count: int) -> tuple[int, list[ReplayStep]]:
    """Return the number of steps of a record after its start, and some of them. Raise `SpydeckError`."""
    replay = replay_of(record)
    actions = [line for line in replay.played.lines() if line[0].isdigit()]
    page = []
    seen = 0
    for step in range(first, min(first + count, replay.steps + 1)):
        if step == first and step > 0:
            replay.go_to(step - 1)
            seen = replay.match.event_count
        replay.go_to(step)
        happened = events(replay, viewer, seen)
        seen += len(happened)
        line = actions[step - 1] if step else None
        if line is not None and viewer not in ("everyone", line.partition(" ")[0]):
            line = None  # it can name cards that this seat has not seen
        page.append(ReplayStep(step=step, line=line, happened=happened, views=views(replay, viewer)))
    return replay.steps, page


def events(replay: Replay, viewer: str, since: int) -> list[JsonObject]:
    """Return the events after the first `since`, as one seat saw them or with open hands."""
    if viewer == "spectator":
        return replay.match.events(None, since)
    return replay.events(int(viewer) if viewer.isdigit() else None, since)


def views(replay: Replay, viewer: str) -> list[JsonObject]:
    """Return the views after a step: of one seat, or of every seat."""
    if viewer == "everyone":
        return [replay.match.view(seat) for seat in range(replay.match.players)]
    return [replay.match.view(int(viewer) if viewer.isdigit() else None)]
