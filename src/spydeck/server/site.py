"""A site without a server: all that a web host needs, as files, to play alone, to learn and to solve puzzles.

The client finds a mark in its pages, asks for content in files instead of at `/api`, and offers nothing that
needs a server. Nothing is compressed: hosts do that by themselves, and say so, or do not.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from spydeck.adapters import pyodide
from spydeck.errors import InvalidOption, shown
from spydeck.games.registry import loadable
from spydeck.language import ENGLISH, LANGUAGES, speaking
from spydeck.server.config import BELOW, Config, origin_of
from spydeck.server.http.app import bare_app
from spydeck.server.http.content import (
    PYTHON_LIST,
    Content,
    at,
    bundled,
    collected,
    listed,
    modules,
    python_list,
)
from spydeck.server.http.middleware import SECURITY_HEADERS
from spydeck.server.http.routes.pages import STATIC, index
from spydeck.server.http.routes.previews import PAGES, about_game, of_server, with_tags
from spydeck.server.live.replaying import rendered
from spydeck.server.text import notice
from spydeck.study.lessons import lessons

INDEX = "index.html"
MARK = '<meta name="site" content="'
"""In the head of each page, followed by where the documentation is; nothing follows where there is none."""
ONLY_IN_HEADERS = "frame-ancestors"
"""Browsers do not obey this directive in a page, and complain."""
DOCUMENTATION = "docs/"
HEALTH = "health"
"""A page asks for it to find out whether there is a connection."""


def write_site(folder: Path, public_url: str | None, path: str, docs: Path | None) -> int:
    """Write a site to a folder, whole or not at all, and return how many bytes it has.

    Another such site is replaced, and nothing else is touched.

    public_url: where it will be, for the pictures of links to it; path: the path below which it will be, such
    as `/cards/`, where only that is known; docs: the built documentation, None for a site without. Raise
    `InvalidOption`, `OSError`.
    """
    if path and public_url is not None:
        raise InvalidOption(notice("path-and-url"))
    if path[:1] not in ("", "/") or origin_of(f"http://localhost{path}", path=BELOW) is None:
        raise InvalidOption(notice("invalid-site-path", path=shown(path)))
    address = Config(public_url=public_url or f"http://localhost{path}")
    if docs is not None and not (docs / INDEX).is_file():
        raise InvalidOption(notice("no-documentation", folder=shown(str(docs))))
    if not pyodide.packed() or not (STATIC / INDEX).is_file():
        raise InvalidOption(notice("site-not-built"))
    if folder.exists() and not is_replaceable(folder):
        raise InvalidOption(notice("folder-in-use", folder=shown(str(folder))))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f"_{folder.name}.part-", dir=folder.parent) as beside:
        made = Path(beside, "site")
        shutil.copytree(STATIC, made)
        if docs is not None:
            shutil.copytree(docs, made / DOCUMENTATION)
        for name, content in files(address, public_url is not None, docs is not None):
            target = made / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        if folder.exists():
            folder.rename(Path(beside, "before"))
        made.rename(folder)
    return sum(one.stat().st_size for one in folder.rglob("*") if one.is_file())


def is_replaceable(folder: Path) -> bool:
    """Return whether a folder is empty or holds a site that was written here."""
    if not folder.is_dir():
        return False
    page = folder / INDEX
    return not any(folder.iterdir()) or (page.is_file() and MARK in page.read_text("utf-8", "replace"))


def files(address: Config, public: bool, has_docs: bool) -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of each file beside those that are built.

    public: whether the whole address is known, not only its path.
    """
    with speaking(ENGLISH):
        yield from pages(address, public, has_docs)
        if public:
            yield of_server().path[1:], rendered(of_server().draw())
    yield HEALTH, b"ok\n"
    yield from python_files()
    yield from content_files()


def pages(address: Config, public: bool, has_docs: bool) -> Iterator[tuple[str, bytes]]:
    """Yield a page for each address that the client has and that can be known before."""
    policy = "; ".join(
        part
        for part in SECURITY_HEADERS["Content-Security-Policy"].split("; ")
        if not part.startswith(ONLY_IN_HEADERS)
    )
    charset = '<meta charset="utf-8" />'
    head = (
        f'{charset}\n    <meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'    <meta name="referrer" content="no-referrer">\n'
        f'    {MARK}{DOCUMENTATION if has_docs else ""}">'
    )
    client = index(address.path).replace(charset, head, 1)
    for path in addresses():
        first, *rest = path.strip("/").split("/")
        preview = about_game(first, rest) or of_server()
        page = with_tags(client, preview, address.public_address if public else None, path)
        yield f"{path[1:]}{INDEX}", page.encode()
    yield "404.html", client.encode()


def addresses() -> Iterator[str]:
    """Yield the paths of the client's screens, each with a slash at its end."""
    names = [game.name for game in loadable()]
    for path in PAGES:
        plain, _, rest = path.partition("{")
        if not rest:
            yield plain if plain.endswith("/") else f"{plain}/"
        elif plain in ("/rules/", "/about/", "/score/", "/puzzle/", "/learn/", "/alone/", "/daily/"):
            yield from (f"{plain}{name}/" for name in names)
    for name in names:
        yield from (f"/learn/{name}/{number}/" for number, _ in enumerate(lessons(name), 1))


def unpacked() -> list[pyodide.PackedFile]:
    """Return Python's files as plain hosts send them."""
    return [file._replace(content=file.unpacked, compressed=False) for file in pyodide.packed()]


def python_files() -> Iterator[tuple[str, bytes]]:
    """Yield Python's files with their list, and the licenses that go with them."""
    for file in unpacked():
        yield at(file)[1:], file.content
    yield PYTHON_LIST[1:], json.dumps(python_list(unpacked())).encode()
    for text in pyodide.FILES.glob("*.txt"):
        yield f"python/{text.name}", text.read_bytes()


def content_files() -> Iterator[tuple[str, bytes]]:
    """Yield all content in all languages, piece by piece and as one file, with lists of what a page keeps."""
    app = bare_app()
    python = [(at(file), file.content) for file in unpacked()]
    thinking = [(f"/assets/{file.name}", file.read_bytes()) for file in modules()]
    for language in LANGUAGES:
        pieces = collected(app, language, Content.file)
        yield from ((path[1:], text.encode()) for path, text in pieces.items())
        words = bundled(pieces, unpacked(), language)
        yield words.path[1:], words.content
        kept = [listed(path, content, content) for path, content in (*python, *thinking, words)]
        name = f"content/{language}/offline.json"
        yield name, json.dumps([one.model_dump() for one in kept]).encode()
