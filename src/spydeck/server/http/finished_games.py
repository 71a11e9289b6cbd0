"""Finished games step by step, for statistics and in archives, as other processes prepare them."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import IO, Any, NamedTuple

from pydantic import TypeAdapter

from spydeck.errors import SpydeckError
from spydeck.json_types import JsonObject
from spydeck.match.replay import Replay, part_ends
from spydeck.protocol.http import PlayedGame, ReplayStep
from spydeck.record import load
from spydeck.server.store.records import GuestGame, deals_of
from spydeck.server.text import sentence

REPLAYS = 8
"""Replays that stay in memory, so that the next page is quick."""
PAGES = 64
"""Pages that stay in memory."""

write_steps = TypeAdapter(list[ReplayStep])
write_games = TypeAdapter(list[PlayedGame])
FIRST_YEAR = 1980
"""The first year that a ZIP archive can name."""


@lru_cache(PAGES)
def page_json(record: str, viewer: str, first: int, count: int) -> tuple[int, list[int], bytes]:
    """Return the number of steps of a record after its start, those that end its parts, and some as JSON.

    Raise `SpydeckError`.
    """
    steps, page = page_of(record, viewer, first, count)
    return steps, part_ends(replay_of(record).played.lines()), write_steps.dump_json(page)


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


def played_game(row: GuestGame) -> PlayedGame:
    """Return a finished game of a guest as the protocol shows it."""
    details = row.details
    return PlayedGame(
        record=row.id,
        game=details.game,
        at=row.at,
        against="people" if row.people > 1 else "bots",
        played=details.was_played(row.seat),
        practice=not details.counts,
        result=details.result(row.seat),
        total=details.totals[row.seat],
        deals=[points[row.seat] for points in details.deals or ()],
    )


def with_deals(row: GuestGame, record: str) -> GuestGame:
    """Return an older game with the points of its deals, read from its record if it can be read here."""
    try:
        match = load(record)
    except SpydeckError:
        return row
    return replace(row, facts={**row.facts, "deals": deals_of(match)})


def archive(rows: Sequence[GuestGame], records: Mapping[str, str]) -> bytes:
    """Return a ZIP archive of games: their records, and all that statistics count as JSON."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archived:
        games = write_games.dump_json([played_game(row) for row in rows], indent=1)
        archived.writestr(zipped("games.json", max((row.at for row in rows), default=0)), games)
        for row in rows:
            add_record(archived, row, records[row.id])
    return content.getvalue()


def add_record(archived: zipfile.ZipFile, row: GuestGame, record: str) -> None:
    """Add the record of a game to an archive."""
    archived.writestr(zipped(f"records/{row.game}-{row.id}.spy", row.at), record)


def zipped(name: str, at: int) -> zipfile.ZipInfo:
    """Return a compressed file of an archive, of a time in milliseconds since the epoch."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    date = (max(moment.year, FIRST_YEAR), *moment.timetuple()[1:6])
    file = zipfile.ZipInfo(name, date)
    file.compress_type = zipfile.ZIP_DEFLATED
    return file


class Archive:
    """An archive that is being written to a file."""

    def __init__(self, file: IO[bytes], now: int) -> None:
        """`now`: the time in milliseconds since the epoch. What is in it is said in the language in use."""
        self._zip = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED)
        self._now = now
        self._played: list[PlayedGame] = []
        self._add("README.txt", sentence("archive-contents") + "\n")

    def add_facts(self, name: str, facts: Any) -> None:
        """Add a file with JSON."""
        self._add(name, json.dumps(facts, indent=1, ensure_ascii=False))

    def add_games(self, rows: Sequence[GuestGame], records: Mapping[str, str]) -> None:
        """Add finished games, with as many of their records as there are."""
        self._played += [played_game(row) for row in rows]
        for row in rows:
            if row.id in records:
                add_record(self._zip, row, records[row.id])

    def close(self) -> None:
        """Complete the archive; the file stays open."""
        self._add("games.json", write_games.dump_json(self._played, indent=1))
        self._zip.close()

    def _add(self, name: str, content: str | bytes) -> None:
        self._zip.writestr(zipped(name, self._now), content)
