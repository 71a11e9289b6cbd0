"""Games as files: the record of one that is over, and a table with a game that goes on."""

from __future__ import annotations

import json
from hashlib import sha256

from pydantic import BaseModel, ConfigDict

from spydeck.browser.kept import GUEST, HERE, ME
from spydeck.browser.table import LocalTable, new_name, resume
from spydeck.errors import InvalidRecord
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.record import load
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.entries import written
from spydeck.server.table.finished import GameDetails, GameSummary, deals_of, finished_game
from spydeck.server.table.saving import read_line
from spydeck.server.table.table import Table

VERSION = 1
"""The version of the form of files with tables."""


class TableFile(BaseModel):
    """A table as a file; the page writes it of what is saved (`web/src/alone/answers.ts`)."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    lines: list[str]
    private: str = ""


def opened_file(text: str, now: int) -> tuple[LocalTable | None, str | None]:
    """Return the table in a file, under a new name, or else the finished game of a record, as JSON to keep.

    Raise `RefusedError`.
    """
    plain = text.lstrip("\ufeff \r\n\t")
    if plain.startswith("{"):
        return opened_table(plain), None
    if not plain.startswith("["):
        raise RefusedError("malformed", "file-of-something-else")
    return None, opened_record(plain, now)


def opened_table(text: str) -> LocalTable:
    """Return the table in a file, under a new name. Raise `RefusedError`."""
    try:
        found = json.loads(text)
        if found.get("spydeck") != "table":
            raise RefusedError("malformed", "file-of-something-else")
        if found["version"] > VERSION:
            raise RefusedError("malformed", "saved-game-newer")
        local = table_from(TableFile.model_validate(found))
    except RefusedError:
        raise
    except Exception:  # noqa: BLE001  whatever is wrong with it, it is no table
        raise RefusedError("malformed", "saved-game-broken") from None
    return local


def table_from(file: TableFile) -> LocalTable:
    """Return the table of a file, all of which is to be saved. Raise whatever its entries lead to."""
    logged = [read_line(line) for line in file.lines]
    local = resume(new_name(), file.lines, file.private)
    in_order = [one.seq for one in logged] == list(range(logged[0].seq, logged[0].seq + len(logged)))
    if not in_order or not is_for_one(local.table):
        raise ValueError("not a table for one")
    local.save_all(logged)
    return local


def is_for_one(table: Table) -> bool:
    """Return whether one person plays at a table, without a clock, as at those of this device."""
    mine = list(table.members) == [ME] and table.members[ME].guest == GUEST
    settings = table.settings
    timeless = settings.clock is None and settings.daily is None and settings.access == "link"
    seats = all(chair.sitter == "bot" or chair.member == ME for chair in table.chairs)
    return mine and timeless and seats and table.match is not None


def opened_record(text: str, now: int) -> str:
    """Return a finished game from its record, as `finished_game_to_keep` does; nobody knows who was who.

    Its name follows from the record, so that one that is opened again is the same. Raise `RefusedError`.
    """
    try:
        match = load(text)
    except InvalidRecord as error:
        raise RefusedError("malformed", "record-unreadable", what=str(error)) from None
    name = HERE + sha256(match.record().encode()).hexdigest()[:16]
    row = GameSummary(
        id=f"{name}-1",
        table=name,
        number=1,
        game=match.game.name,
        at=now,
        facts=details_of_record(match).model_dump(mode="json"),
    )
    kept: JsonObject = {
        "facts": finished_game(row, None, now),
        "played": None,
        "bots": [],
        "record": match.record(),
    }
    return written(kept).decode()


def details_of_record(match: Match) -> GameDetails:
    """Return what a record says about its game."""
    given = [name.strip() for name in match.tags.get("Names", "").split(",")]
    names = given if len(given) == match.players and all(given) else [""] * match.players
    return GameDetails(
        game=match.game.name,
        names=names,
        winners=list(match.winners) if match.over else [],
        totals=list(match.totals),
        why="over" if match.over else "",
        options=match.options.facts(),
        deals=deals_of(match),
    )
