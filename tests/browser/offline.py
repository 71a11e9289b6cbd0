"""Pages with a service worker, and builds of the client that replace each other."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import BUILT, NewPage
from tests.waiting import wait_until

LOST = ("Failed to load resource", "WebSocket connection")
"""Messages of the console while the server is down."""

CACHED = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) found.push(`${name} ${url.slice(origin.length)}`);
  }
  return found;
}"""

NEW = "Riddles"
"""The name of the puzzles in the changed build."""


def with_worker(new_page: NewPage, **context: Any) -> Page:
    """Open a page that can have a service worker, and whose server may stop."""
    return new_page(**{"allowed": LOST, "service_workers": "allow", **context})


def cached(page: Page) -> list[str]:
    """Return all that is in caches, each with the name of its cache."""
    found: list[str] = page.evaluate(CACHED)
    return found


def controlled(page: Page) -> None:
    """Wait until a service worker serves the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def visit(page: Page, url: str, path: str = "/settings") -> None:
    """Visit a server for the first time, until everything that works without it is there."""
    page.goto(url + path)
    controlled(page)
    games = page.context.request.get(f"{url}/api/games").json()
    wanted = {"spydeck-content /api/games"}
    for game in games:
        texts = ["rulebook", *[f"sheets/{sheet}" for sheet in game["sheets"]]]
        wanted |= {f"spydeck-content /api/games/{game['name']}/{text}" for text in texts}
        if game["scorepad"]:
            wanted.add(f"spydeck-content /api/score/models/{game['name']}")
    wait_until(lambda: wanted <= set(cached(page)))


def copy_client(folder: Path) -> Path:
    """Return a copy of the built client."""
    shutil.copytree(BUILT.parent, folder)
    return folder


def rebuild(client: Path) -> None:
    """Change a built client as a new version does: all files have other names, and the old ones are gone."""
    names = sorted((path.name for path in (client / "assets").iterdir()), key=len, reverse=True)
    renamed = {name: re.sub(r"\.(\w+)$", r"2.\1", name) for name in names}
    every = re.compile("|".join(map(re.escape, names)))
    for path in [path for path in client.rglob("*") if path.suffix in (".js", ".css", ".html")]:
        text = every.sub(lambda found: renamed[found[0]], path.read_text("utf-8"))
        if path.name == "sw.js":
            text, versions = re.subn(r"`([0-9a-f]{16})`", r"`\1-2`", text)
            assert versions == 1
        path.write_text(re.sub(r"([`\"])Puzzles\1", rf"\1{NEW}\1", text), "utf-8")
    for name, other in renamed.items():
        (client / "assets" / name).rename(client / "assets" / other)
