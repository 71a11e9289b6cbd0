"""Content: all that the server says to everybody alike, to keep where there is no connection, or no server.

Each piece is what the application itself responds, so that nobody can tell the kept one from another.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, wraps
from importlib import resources
from pathlib import Path
from threading import RLock
from typing import NamedTuple, ParamSpec, TypeVar

from starlette.types import ASGIApp, Message

from spydeck.adapters import pyodide
from spydeck.adapters.pyodide import PackedFile
from spydeck.errors import InvalidPuzzle
from spydeck.games.registry import loadable
from spydeck.json_types import JsonObject
from spydeck.language import ENGLISH, LANGUAGES
from spydeck.protocol.http import OfflineFile
from spydeck.study.lessons import lessons
from spydeck.study.puzzles import shipped

ASSETS = Path(str(resources.files("spydeck.server"))) / "static" / "assets"
PYTHON_LIST = "/python/files.json"
DIGITS = 16
"""Of the name of a bundle, which changes with its content; in hexadecimal digits."""


_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")
_making = RLock()


def one_at_a_time(make: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
    """Return a function that makes something for several threads, one after another.

    Where it keeps what it makes, the first requests of several pages make nothing twice.
    """

    @wraps(make)
    def made(*given: _Given.args, **named: _Given.kwargs) -> _Made:
        with _making:
            return make(*given, **named)

    return made


class Content(NamedTuple):
    """A piece of content."""

    path: str
    """Where it is, below `/api`."""
    worded: bool = False
    """Whether it is in words, one piece for each language; others are kept as if they were English."""
    text: bool = False
    """Whether it is a text rather than JSON."""

    def address(self, language: str) -> str:
        """Return where a client finds it at a server."""
        named = f"?language={language}" if self.worded and language != ENGLISH else ""
        return f"/api{self.path}{named}"

    def file(self, language: str) -> str:
        """Return where it is on a site without a server."""
        return f"/content/{language if self.worded else ENGLISH}{self.path}.{'txt' if self.text else 'json'}"


def contents() -> Iterator[Content]:
    """Yield everything that is needed to read the rules, to learn, to solve puzzles, and to keep score."""
    yield Content("/games")
    for game in loadable():
        ui = game.text_ui(ENGLISH)
        yield Content(f"/games/{game.name}/rulebook", worded=True, text=True)
        for sheet in ui.sheets:
            yield Content(f"/games/{game.name}/sheets/{sheet}", worded=True, text=True)
        if ui.scorekeeper is not None:
            yield Content(f"/score/models/{game.name}", worded=True)
        yield Content(f"/lessons/{game.name}")
        for number in range(1, len(lessons(game.name)) + 1):
            yield Content(f"/lessons/{game.name}/{number}")
        yield from puzzles_of(game.name)


def puzzles_of(game: str) -> Iterator[Content]:
    """Yield the puzzles of a game, if it has any."""
    try:
        found = shipped(game)
    except InvalidPuzzle:
        return
    yield Content(f"/puzzles/{game}")
    yield Content(f"/puzzles/{game}/themes")
    for puzzle in found:
        yield Content(f"/puzzles/{game}/{puzzle.id}/whole")


async def ask(app: ASGIApp, path: str, language: str) -> bytes:
    """Return what an application responds to a request for a path below `/api`."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": f"/api{path}",
        "raw_path": f"/api{path}".encode(),
        "query_string": f"language={language}".encode(),
        "root_path": "",
        "headers": [],
    }
    parts: list[bytes] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] != 200:
            raise LookupError(path)
        parts.append(message.get("body", b""))

    await app(scope, receive, send)
    return b"".join(parts)


def collected(
    app: ASGIApp, language: str, place: Callable[[Content, str], str] = Content.address
) -> dict[str, str]:
    """Return all content in a language by where it is."""

    async def collect() -> dict[str, str]:
        return {place(one, language): (await ask(app, one.path, language)).decode() for one in contents()}

    return asyncio.run(collect())


def at(file: PackedFile) -> str:
    """Return where one of Python's files is."""
    return f"/python/{file.folder}/{file.name}"


def python_list(files: Sequence[PackedFile]) -> JsonObject:
    """Return where Python's files are, and how many bytes each takes on its way."""
    return {file.name: {"path": at(file), "bytes": len(file.content)} for file in files}


class Bundle(NamedTuple):
    """All content in a language as one file: JSON with each piece by its address."""

    path: str
    """Where it is; it changes with the content."""
    content: bytes


def bundled(pieces: dict[str, str], files: Sequence[PackedFile], language: str) -> Bundle:
    """Return content as one file, with the list of Python's files: what is kept together fits together."""
    whole = {**pieces, PYTHON_LIST: json.dumps(python_list(files))}
    content = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    return Bundle(f"/offline/{hashlib.sha256(content).hexdigest()[:DIGITS]}/{language}.json", content)


@one_at_a_time
@lru_cache(2 * len(LANGUAGES))
def bundle(app: ASGIApp, language: str) -> Bundle:
    """Return all content of an application in a language as one file."""
    return bundled(collected(app, language), pyodide.packed(), language)


@one_at_a_time
@lru_cache(2 * len(LANGUAGES))
def compressed_bundle(app: ASGIApp, language: str) -> bytes:
    """Return the file with all content in a language, compressed."""
    return gzip.compress(bundle(app, language).content, mtime=0)


def modules() -> list[Path]:
    """Return the files with which a page thinks."""
    return sorted(ASSETS.glob("*.wasm"))


@one_at_a_time
@lru_cache(2 * len(LANGUAGES))
def offline_files(app: ASGIApp, language: str) -> tuple[OfflineFile, ...]:
    """Return all files that a page needs to do without the server, as they come compressed."""
    words = bundle(app, language)
    return (
        *(listed(at(file), file.unpacked, file.content) for file in pyodide.packed()),
        *(listed(f"/assets/{file.name}", file.read_bytes()) for file in modules()),
        listed(words.path, words.content, compressed_bundle(app, language)),
    )


def listed(path: str, content: bytes, sent: bytes | None = None) -> OfflineFile:
    """Return a file as a page lists it; compressed here unless what is sent is given."""
    on_its_way = gzip.compress(content, mtime=0) if sent is None else sent
    return OfflineFile(path=path, bytes=len(on_its_way), length=len(content))
