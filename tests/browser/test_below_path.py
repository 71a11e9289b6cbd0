"""The client below a path, behind a proxy: what it loads, where it leads, and what it keeps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.offline import controlled, with_worker
from tests.server.live import serving
from tests.server.proxies import free_port, proxied

LINKS = "[...document.querySelectorAll('a[href]')].map((link) => link.pathname)"


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server behind nginx."""
    folder = tmp_path_factory.mktemp("below")
    port, file = free_port(), folder / "spydeck.sock"
    address = f"http://localhost:{port}/cards"
    with (
        serving(folder, "--socket", str(file), "--public-url", address),
        proxied("nginx", folder / "proxy", port, file),
    ):
        yield address


def stays_below(page: Page, cards: str) -> None:
    """Check that every link of a page leads below the path."""
    expect(page.locator("a[href='/cards/']").first).to_be_visible()
    links = page.evaluate(LINKS)
    assert [path for path in links if not path.startswith("/cards/")] == []
    assert page.url.startswith(f"{cards}/")


def test_every_screen_leads_to_others_below_the_path(new_page: NewPage, cards: str) -> None:
    page = new_page()
    page.goto(cards)
    stays_below(page, cards)
    for path in ("games", "people", "puzzles", "settings", "statistics", "rules/spycard", "about/spycard"):
        page.goto(f"{cards}/{path}")
        stays_below(page, cards)
    page.locator("a[href='/cards/rules/spycard']").first.click()
    expect(page).to_have_url(f"{cards}/rules/spycard")
    page.go_back()
    expect(page).to_have_url(f"{cards}/about/spycard")


def test_a_game_is_played_and_another_guest_invited_below_the_path(new_page: NewPage, cards: str) -> None:
    ada, ben = new_page(), new_page()
    ada.goto(f"{cards}/settings")  # not the home page, which deals newcomers in
    made = ada.evaluate(MAKE)
    ada.goto(f"{cards}/table/{made['table']}")
    expect(ada.locator("img[src^='/cards/api/invitations/']")).to_be_visible()
    ben.goto(made["invitation"]["link"])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    expect(ben).to_have_url(f"{cards}/table/{made['table']}")
    stays_below(ben, cards)


MAKE = """async () => {
  const send = (method, path, body) =>
    fetch(`/cards/api/${path}`, { method, body, headers: { 'Content-Type': 'application/json' } });
  await send('PUT', 'guest', '{"name": "Ada"}');
  return (await send('POST', 'tables', '{"game": "spycard"}')).json();
}"""


def test_rules_are_read_below_the_path_without_a_connection(new_page: NewPage, cards: str) -> None:
    page = with_worker(new_page)
    page.goto(f"{cards}/")
    controlled(page)
    scopes = "navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))"
    assert page.evaluate(scopes) == [f"{cards}/"]
    page.wait_for_function("caches.keys().then((names) => names.includes('spydeck/cards-content'))")
    page.context.set_offline(True)
    page.goto(f"{cards}/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    stays_below(page, cards)
