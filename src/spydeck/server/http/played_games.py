"""A guest's finished games as statistics and exports show them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from pydantic import TypeAdapter

from spydeck.errors import SpydeckError
from spydeck.protocol.http import PlayedGame
from spydeck.record import load
from spydeck.server.store.records import GuestGame, deals_of

write_games = TypeAdapter(list[PlayedGame])
FIRST_YEAR = 1980
"""The first year that a ZIP archive can name."""


def played_game(row: GuestGame) -> PlayedGame:
    """Return a finished game of a guest as the protocol shows it."""
    details = row.details
    return PlayedGame(
        record=row.id,
        game=details.game,
        at=row.at,
        against="people" if row.people > 1 else "bots",
        played=details.was_played(row.seat),
        practice=details.daily is not None and details.daily.practice,
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
