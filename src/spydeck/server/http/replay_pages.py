"""Finished games, step by step."""

from __future__ import annotations

from spydeck.json_types import JsonObject
from spydeck.protocol.http import ReplayStep
from spydeck.record import load
from spydeck.replay import Replay


def page_of(record: str, eyes: str, first: int, count: int) -> tuple[int, list[ReplayStep]]:
    """Return the number of steps of a record after its start, and some of them; raises `InvalidSeat`."""
    match = load(record)
    replay = Replay(match)
    actions = [line for line in match.lines() if line[0].isdigit()]
    page = []
    seen = 0
    for step in range(first, min(first + count, replay.steps + 1)):
        if step == first and step > 0:
            replay.go_to(step - 1)
            seen = replay.match.event_count
        replay.go_to(step)
        happened = events(replay, eyes, seen)
        seen += len(happened)
        line = actions[step - 1] if step else None
        if line is not None and eyes not in ("everyone", line.partition(" ")[0]):
            line = None  # it can name cards that this seat has not seen
        page.append(ReplayStep(step=step, line=line, happened=happened, views=views(replay, eyes)))
    return replay.steps, page


def events(replay: Replay, eyes: str, since: int) -> list[JsonObject]:
    """Return the events after the first `since`, as one seat saw them or with open hands."""
    if eyes == "spectator":
        return replay.match.events(None, since)
    return replay.events(int(eyes) if eyes.isdigit() else None, since)


def views(replay: Replay, eyes: str) -> list[JsonObject]:
    """Return the views after a step: of one seat, or of every seat."""
    if eyes == "everyone":
        return [replay.match.view(seat) for seat in range(replay.match.players)]
    return [replay.match.view(int(eyes) if eyes.isdigit() else None)]
