"""What the first visit to each route transfers has a budget."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response

from tests.browser.conftest import NewPage
from tests.browser.playing import make_table
from tests.browser.served import Server
from tests.browser.test_papers import finished

TABLE = 150_000
"""Budget of a table, from the page to the dealt cards."""
PAPER = 100_000
"""Budget of a screen around the games."""

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
    assert languages(client) == {locale[:2]}
