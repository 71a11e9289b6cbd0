"""What the first visit to each route transfers has a budget, also below a path."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import NewPage
from tests.browser.offline import controlled, with_worker
from tests.browser.playing import make_table
from tests.browser.test_papers import finished
from tests.server.live import Server, serving
from tests.server.proxies import free_port, proxied

TABLE = 150_000
"""Budget of a table, from the page to the dealt cards."""
PAPER = 100_000
"""Budget of a screen around the games."""
TYPEFACE = 31_000
"""Budget of the three weights of the typeface, which a browser keeps."""

ROUTES = [
    ("/", TABLE, ".hand [data-card]"),
    ("/table/{black-spy}", TABLE, ".hand [data-card]"),
    ("/table/{spy-tricks}", TABLE, ".mat"),
    ("/table/{spycard}", TABLE, ".spycard"),
    ("/replay/{finished}", TABLE, ".mat"),
    ("/?choose=black-spy", PAPER, "form"),
    ("/join/{token}", PAPER, "form"),
    ("/device/0123456789abcdef", PAPER, "h1"),
    ("/games", PAPER, "h1"),
    ("/people", PAPER, "h1"),
    ("/statistics", PAPER, "h1"),
    ("/rules/spycard", PAPER, "#SC-1"),
    ("/about/spy-tricks", PAPER, "h1"),
    ("/score/black-spy", PAPER, "h1"),
    ("/daily/black-spy", PAPER, "details"),
    ("/settings", PAPER, "h1"),
    ("/learn", PAPER, "ol"),
    ("/learn/black-spy/1", TABLE, ".hand [data-card]"),
    ("/learn/spycard/1", TABLE, ".spycard"),
    ("/nowhere", PAPER, "h1"),
]
"""For each route, how many bytes its first load may transfer, compressed, and what is there at last."""
KINDS = ("document", "script", "stylesheet")


SEATS = [{"sitter": "open"}, *[{"sitter": "bot"}] * 3]


def address(page: Page, server: Server, route: str) -> str:
    """Return the route's path, with a table's name or an invitation in place of what stands in braces."""
    request = page.context.request
    if "{token}" in route:
        assert request.put(f"{server.url}/api/guest", data={"name": "Alice"}).ok
        made = request.post(f"{server.url}/api/tables", data={"game": "spycard", "access": "link"})
        link: str = made.json()["invitation"]["link"]
        return route.format(token=link.rpartition("/")[2])
    game = route.partition("{")[2].rstrip("}")
    if not game:
        return route
    table = make_table(page, server.url, game=game, options={}, seats=SEATS, start=True)
    return f"/table/{table}"


LANGUAGES = ("en", "de")
IN_GERMAN = ("/", "/table/{spy-tricks}", "/?choose=black-spy", "/rules/spycard")
CASES = [
    *[pytest.param("en-US", *case, id=case[0]) for case in ROUTES],
    *[pytest.param("de-DE", *case, id=f"{case[0]} in German") for case in ROUTES if case[0] in IN_GERMAN],
]


def languages(client: list[Response]) -> set[str]:
    """Return the languages of which there are files."""
    starts = {one.url.rpartition("/")[2].partition("-")[0] for one in client}
    return starts & set(LANGUAGES)


@pytest.mark.parametrize(("locale", "route", "budget", "last"), CASES)
def test_the_first_load_keeps_its_budget(
    new_page: NewPage, server: Server, locale: str, route: str, budget: int, last: str
) -> None:
    page = new_page(allowed=("404",), locale=locale)
    host = new_page() if "{token}" in route else page
    path = finished(new_page(), server) if "{finished}" in route else address(host, server, route)
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    page.goto(server.url + path)
    page.locator(last).first.wait_for()
    page.wait_for_load_state("networkidle")
    client = [one for one in responses if one.request.resource_type in KINDS]
    size = sum(int(one.headers["content-length"]) for one in client)
    print(f"{route}: {size} bytes in {len(client)} files")
    assert 0 < size <= budget
    letters = [one for one in responses if one.request.resource_type == "font"]
    assert 0 < sum(int(one.headers["content-length"]) for one in letters) <= TYPEFACE
    assert languages(client) == {locale[:2]}


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
    page.wait_for_function("() => caches.keys().then((names) => names.includes('spydeck/cards-content'))")
    page.context.set_offline(True)
    page.goto(f"{cards}/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    stays_below(page, cards)
