"""Finished games in archives, and completed for statistics, as other processes prepare them."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import IO, Any

from pydantic import TypeAdapter

from spydeck.errors import SpydeckError
from spydeck.protocol.http import PlayedGame
from spydeck.record import load
from spydeck.server.table.finished import GuestGame, deals_of, played_game
from spydeck.server.text import sentence

write_games = TypeAdapter(list[PlayedGame])
FIRST_YEAR = 1980
"""The first year that a ZIP archive can name."""


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
