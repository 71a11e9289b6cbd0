"""A server below a path, at a Unix socket, behind nginx and Caddy: everything leads to where it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spydeck.protocol.client import Guest
from spydeck.protocol.tables import CreateTable
from tests.server.live import PATIENCE, serving
from tests.server.proxies import KINDS, free_port, proxied
from tests.terminal.driving import Person

pytestmark = pytest.mark.live


@pytest.fixture(scope="module", params=KINDS)
def cards(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server behind a proxy."""
    folder = tmp_path_factory.mktemp(request.param)
    port, file = free_port(), folder / "spydeck.sock"
    address = f"http://localhost:{port}/cards"
    with (
        serving(folder, "--socket", str(file), "--public-url", address) as server,
        proxied(request.param, folder / "proxy", port, file),
    ):
        assert f"Spydeck is running: unix:{file}\n" in server.said
        yield address
    assert not file.exists()


def test_the_page_and_all_that_it_loads_are_below_the_path(cards: str) -> None:
    with httpx.Client(follow_redirects=True, timeout=PATIENCE) as browser:
        page = browser.get(cards, headers={"Accept": "text/html"})
        assert str(page.url) == f"{cards}/"
        loaded = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert len(loaded) > 5
        origin = cards.removesuffix("/cards")
        for path in (*loaded, "/cards/sw.js", "/cards/icon-192.png"):
            assert path.startswith("/cards/")
            assert browser.get(origin + path).status_code == 200
        assert f'<meta property="og:url" content="{cards}/">' in page.text
        assert f'<meta property="og:image" content="{cards}/preview/spydeck.png">' in page.text
        assert browser.get(f"{cards}/preview/spydeck.png").headers["Content-Type"] == "image/png"
        assert browser.get(f"{cards}/games/").url == f"{cards}/games"
        assert browser.get(f"{cards}/sw.js").headers["Cache-Control"] == "no-cache"
        assert browser.get(f"{cards}/api/openapi.json").json()["servers"] == [{"url": "/cards"}]


def test_a_guest_invites_another_and_both_play(cards: str) -> None:
    ada, ben = Guest(cards, "Ada"), Guest(f"{cards}/", "Ben")
    made = ada.create_table(CreateTable(game="spycard"))
    assert made.invitation.link.startswith(f"{cards}/join/")
    assert made.invitation.qr.startswith("/cards/api/")
    picture = httpx.get(cards.removesuffix("/cards") + made.invitation.qr)
    assert picture.headers["Content-Type"].startswith("image/svg+xml")
    with ben.socket(ben.join(made.invitation.link).table) as socket:
        assert socket.you.name == "Ben"
    program = ada.add_program(made.table, 1, "bot")
    assert program.socket == f"{cards.replace('http', 'ws')}/api/tables/{made.table}/socket"


def test_cookies_are_kept_for_the_path_alone(cards: str) -> None:
    with httpx.Client(base_url=cards) as browser:
        browser.put("api/guest", json={"name": "Ada"}).raise_for_status()
        browser.post("api/passkey-sign-in/options").raise_for_status()
        assert {(one.name, one.path) for one in browser.cookies.jar} == {
            ("spydeck_guest", "/cards/"),
            ("spydeck_passkey", "/cards/api"),
        }
        assert browser.get("api/guest").json() == {"name": "Ada"}


def test_the_terminal_joins_by_the_address_and_says_how_to_return(cards: str, tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "spycard", "--join", cards, "--name", "Ann")
    person.read()
    person.leave()
    assert f"spydeck play --join {cards}/table/" in person.last_words


def test_what_only_the_host_may_read_is_not_passed_on(cards: str) -> None:
    assert [httpx.get(f"{cards}/{name}").status_code for name in ("metrics", "ready")] == [404, 404]
