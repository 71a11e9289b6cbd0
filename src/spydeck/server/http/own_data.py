"""All data of a guest as one ZIP archive."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping, Sequence
from typing import IO, Any

from spydeck.protocol.http import PlayedGame
from spydeck.server.http.played_games import add_record, played_game, write_games, zipped
from spydeck.server.store.records import GuestGame
from spydeck.server.text import sentence


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
