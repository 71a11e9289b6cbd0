"""Games step by step, as pages show them, and the positions in them; from records alone."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pydantic import TypeAdapter

from spydeck.json_types import JsonObject
from spydeck.match.replay import Replay, part_ends
from spydeck.protocol.http import FinishedGame, ReplayPage, ReplayStep
from spydeck.record import load

REPLAYS = 8
"""Replays that stay in memory, so that the next page is quick."""
PAGES = 64
"""Pages that stay in memory."""

EYES = r"^([0-5]|everyone|spectator)$"
"""As whom a page shows steps: a seat, everyone with open hands, or a spectator."""
LAST_STEP = 100_000
"""The last step from which a page can begin."""
USUAL_STEPS, MAX_STEPS = 20, 50
"""How many steps a page has unless told otherwise, and at most."""

write_steps = TypeAdapter(list[ReplayStep])


@lru_cache(PAGES)
def page_json(record: str, viewer: str, first: int, count: int) -> tuple[int, list[int], bytes]:
    """Return the number of steps of a record after its start, those that end its parts, and some as JSON.

    Raise `SpydeckError`.
    """
    steps, page = page_of(record, viewer, first, count)
    return steps, part_ends(replay_of(record).played.lines()), write_steps.dump_json(page)


def with_facts(
    facts: FinishedGame, steps: int, ends: list[int], page: bytes, *, running: bool = False
) -> bytes:
    """Return steps that `page_json` has made as the JSON of a `ReplayPage`."""
    beside = ReplayPage(facts=facts, steps=steps, page=[], ends=ends, running=running)
    content = beside.model_dump_json(exclude={"page"}).encode()
    return b'%b,"page":%b}' % (content[:-1], page)


@lru_cache(REPLAYS)
def replay_of(record: str) -> Replay:
    """Return a replay of a record, at any of its steps."""
    return Replay(load(record))


class Position(NamedTuple):
    """A position of a game in which a seat has to choose."""

    record: str
    """The game before, without names or secrets."""
    part: int
    """The number of the deal or round, from 0."""
    options: JsonObject
    """The options of the game."""


def position_in(record: str, step: int, seat: int) -> Position | None:
    """Return the position at a step of a record; None if the seat has nothing to choose there.

    Raise `SpydeckError`.
    """
    replay = replay_of(record)
    if step > replay.steps:
        return None
    replay.go_to(step)
    match = replay.match.copy()
    if seat not in match.actors:
        return None
    match.tags.clear()
    return Position(match.record(), match.part, match.options.facts())


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
