"""A table without a server: played in the page, saved at every action, and open without a connection."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spydeck.adapters import pyodide
from spydeck.record import load
from tests.browser.conftest import PHONE, NewPage
from tests.browser.offline import cached, visit, with_worker
from tests.browser.playing import HANDED, LEGAL, pass_three, play_one
from tests.server.live import Server
from tests.waiting import wait_until

SAVED = """async () => {
  const names = await indexedDB.databases();
  const request = indexedDB.open(names.find(({ name }) => name.endsWith('-alone')).name);
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const lines = database.transaction('lines').objectStore('lines').getAll();
  const found = await new Promise((done) => (lines.onsuccess = () => done(lines.result)));
  database.close();
  return found;
}"""
AGENDA = "Your agenda"
PASS = "Pass"


def open_table(page: Page, url: str, game: str) -> None:
    """Open the game of this device, or begin one with the usual settings; wait until the person can act."""
    page.goto(f"{url}/alone/{game}")
    deal = page.get_by_role("button", name="Deal", exact=True)
    deal.or_(page.locator(".playing")).first.wait_for()
    if deal.is_visible():
        deal.click()
    ready(page)


def ready(page: Page) -> None:
    """Wait until the person can act."""
    suggest = page.get_by_role("button", name="Suggest", disabled=False)
    suggest.or_(page.locator(LEGAL)).or_(page.get_by_role("button", name=PASS, exact=True)).first.wait_for()


def saved(page: Page) -> list[str]:
    """Return the saved lines of all games."""
    found: list[str] = page.evaluate(SAVED)
    return found


def keeps_all(page: Page, game: str) -> bool:
    """Return whether all that a table of a game needs is kept."""
    kept = cached(page)
    names = {one.rsplit("/", 1)[-1] for one in kept if "/python/" in one}
    is_python_kept = names >= {*pyodide.RUNTIME, pyodide.ARCHIVE, "files.json"}
    return is_python_kept and any(f"/{game}-" in one and one.endswith(".wasm") for one in kept)


def in_black_spy(page: Page) -> None:
    """Pass three cards, and play one."""
    pass_three(page)
    play_one(page)


def in_spy_tricks(page: Page) -> None:
    """Play a card."""
    play_one(page)


def in_spycard(page: Page) -> None:
    """Pass the turn."""
    page.get_by_role("button", name=PASS, exact=True).click()


GAMES: dict[str, Callable[[Page], None]] = {
    "black-spy": in_black_spy,
    "spy-tricks": in_spy_tricks,
    "spycard": in_spycard,
}


@pytest.mark.parametrize(
    ("game", "screen"), [("black-spy", {}), ("spy-tricks", PHONE), ("spycard", {})], ids=[*GAMES]
)
def test_a_game_goes_on_without_a_connection_where_it_was(
    new_page: NewPage, own_server: Server, game: str, screen: dict[str, Any]
) -> None:
    page = with_worker(new_page, slow_undo=False, **screen)
    visit(page, own_server.url)
    open_table(page, own_server.url, game)
    wait_until(lambda: keeps_all(page, game))
    own_server.kill()
    before = len(saved(page))
    GAMES[game](page)
    wait_until(lambda: len(saved(page)) > before)
    page.reload()
    ready(page)
    hand = page.locator(HANDED).all_text_contents()
    lines = saved(page)
    page.reload()
    ready(page)
    assert page.locator(HANDED).all_text_contents() == hand
    assert saved(page) == lines


def test_the_latest_of_two_tabs_has_the_game(new_page: NewPage, server: Server) -> None:
    first = new_page(slow_undo=False)
    open_table(first, server.url, "spy-tricks")
    second = first.context.new_page()
    open_table(second, server.url, "spy-tricks")
    expect(first.get_by_role("heading", name="This game goes on in another tab.")).to_be_visible()
    before = len(saved(second))
    play_one(second)
    wait_until(lambda: len(saved(second)) > before)
    first.get_by_role("button", name="Reload page").click()
    ready(first)
    expect(second.get_by_role("heading", name="This game goes on in another tab.")).to_be_visible()


def test_a_page_without_python_says_what_is_missing(new_page: NewPage, own_server: Server) -> None:
    page = with_worker(new_page)
    visit(page, own_server.url)
    own_server.kill()
    page.goto(f"{own_server.url}/alone/spycard")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(
        page.locator(".notices").get_by_text("What this game needs is not on this device yet.")
    ).to_be_visible()


def test_a_saved_game_that_cannot_be_read_is_kept(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("PythonError",))
    open_table(page, server.url, "spy-tricks")
    page.goto(f"{server.url}/settings")
    page.evaluate(SPOIL)
    page.goto(f"{server.url}/alone/spy-tricks")
    expect(page.get_by_role("heading", name="This version cannot read the saved game.")).to_be_visible()
    assert "dance" in saved(page)[0]


SPOIL = """async () => {
  const [{ name }] = await indexedDB.databases();
  const request = indexedDB.open(name);
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const change = database.transaction('lines', 'readwrite');
  const keys = change.objectStore('lines').getAllKeys();
  keys.onsuccess = () => change.objectStore('lines').put('[1,0,{"kind":"dance"},null,null]', keys.result[0]);
  await new Promise((done) => (change.oncomplete = done));
  database.close();
}"""


def test_a_move_that_cannot_be_saved_is_not_made(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False)
    open_table(page, server.url, "spy-tricks")
    before = saved(page)
    hand = page.locator(HANDED).all_text_contents()
    page.evaluate(ADDED, [len(before) + 1, SAID])
    page.locator(LEGAL).first.click(position={"x": 9, "y": 22})
    expect(page.get_by_role("alert")).to_contain_text("Your device could not save this, so it was not done.")
    expect(page.locator(HANDED)).to_have_count(len(hand))


SAID = '0,{"kind":"said","member":0,"phrase":"hello","text":null},null,null]'
"""The rest of a line that another tab could have saved meanwhile."""
ADDED = """async ([next, rest]) => {
  const [{ name }] = await indexedDB.databases();
  const request = indexedDB.open(name);
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const change = database.transaction('lines', 'readwrite');
  const keys = change.objectStore('lines').getAllKeys();
  keys.onsuccess = () => change.objectStore('lines').put(`[${next},${rest}`, [keys.result[0][0], next]);
  await new Promise((done) => (change.oncomplete = done));
  database.close();
}"""


def draw(page: Page) -> None:
    """End the game: nobody else is asked."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Propose a draw").click()
    expect(page.get_by_text("The game is over").first).to_be_visible()


def test_what_is_over_is_kept_replayed_and_counted_without_a_connection(
    new_page: NewPage, own_server: Server
) -> None:
    page = with_worker(new_page, slow_undo=False, **PHONE)
    visit(page, own_server.url)
    open_table(page, own_server.url, "spy-tricks")
    wait_until(lambda: keeps_all(page, "spy-tricks"))
    own_server.kill()
    play_one(page)
    ready(page)
    draw(page)
    page.get_by_role("link", name="Review my moves").click()
    expect(page.get_by_role("heading", name="Spy Tricks replay")).to_be_visible()
    review = page.get_by_role("region", name="Review")
    expect(
        review.get_by_text(re.compile("^Of \\d+ choice|never more than one possible move"))
    ).to_be_visible()
    again = page.get_by_role("button", name="Try again from here")
    step = 0
    while again.is_disabled():
        step += 1
        page.keyboard.press("ArrowRight")
        page.wait_for_url(re.compile(rf"step={step}\b"))
    again.click()
    ready(page)
    page.goto(f"{own_server.url}/games")
    expect(page.get_by_role("heading", name="In progress on this device")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record: Spy Tricks").click()
    assert load(download.value.path().read_text()).game.name == "spy-tricks"
    page.goto(f"{own_server.url}/statistics")
    expect(page.get_by_text("only the games on this device are counted")).to_be_visible()
    expect(page.get_by_role("row", name="Played")).to_contain_text("1")
    page.goto(f"{own_server.url}/games")
    for heading in ("In progress on this device", "Finished on this device"):
        section = page.locator("section", has=page.get_by_role("heading", name=heading))
        section.get_by_role("button", name="Delete this game: Spy Tricks").click()
        section.get_by_role("button", name="Yes, delete it").click()
        expect(section.get_by_role("button", name="Delete this game")).to_have_count(0)


def test_settings_are_chosen_and_no_game_is_lost_for_a_new_one(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False)
    page.goto(f"{server.url}/alone/spy-tricks")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_text("Each bot by itself").click()
    page.get_by_role("combobox", name="Seat 3").first.select_option("Hard")
    page.get_by_role("button", name="Deal", exact=True).click()
    ready(page)
    first = page.url
    seats = next(json.loads(line)[2] for line in saved(page))["seats"]
    assert [seat["bot"] for seat in seats][2:] == ["hard"]
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("link", name="New game").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    page.wait_for_url(lambda url: "table=" in url and url != first)
    ready(page)
    page.goto(f"{server.url}/games")
    expect(page.get_by_role("button", name="Delete this game: Spy Tricks")).to_have_count(2)
    page.goto(f"{server.url}/alone/spy-tricks")
    page.wait_for_url(lambda url: "table=" in url and url != first)


def test_a_game_goes_on_from_a_file_on_another_device(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False)
    open_table(page, server.url, "spy-tricks")
    hand = page.locator(HANDED).all_text_contents()
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this game as a file").click()
    other = new_page(slow_undo=False)
    other.goto(f"{server.url}/alone/spy-tricks")
    opens = other.get_by_role("button", name="Open a file")
    with other.expect_file_chooser() as chooser:
        opens.click()
    poem = {"name": "poem.txt", "mimeType": "text/plain", "buffer": b"The moon has risen"}
    chooser.value.set_files(poem)  # type: ignore[arg-type]
    expect(
        other.locator(".notices").get_by_text("neither the record of a game nor a saved game")
    ).to_be_visible()
    with other.expect_file_chooser() as chooser:
        opens.click()
    chooser.value.set_files(download.value.path())
    ready(other)
    assert other.locator(HANDED).all_text_contents() == hand


@pytest.mark.parametrize(
    ("lacks", "sentence"),
    [
        ("delete globalThis.WebAssembly", "This browser cannot run a table by itself."),
        ("IDBFactory.prototype.open = () => { throw new Error('private') }", "keeps nothing for this page."),
    ],
)
def test_a_browser_that_cannot_says_so_at_once(
    new_page: NewPage, server: Server, lacks: str, sentence: str
) -> None:
    page = new_page()
    page.add_init_script(lacks)
    page.goto(f"{server.url}/alone/spycard")
    expect(page.get_by_role("heading", name=sentence)).to_be_visible()


def test_a_page_that_the_browser_brings_back_plays_on(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False)
    open_table(page, server.url, "spy-tricks")
    page.goto("about:blank")
    page.go_back()
    ready(page)
    before = len(saved(page))
    play_one(page)
    wait_until(lambda: len(saved(page)) > before)


def test_a_game_moves_to_the_server_and_stays_here_until_it_is_there(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(slow_undo=False, allowed=("Failed to load resource",))
    open_table(page, server.url, "spy-tricks")
    play_one(page)
    ready(page)
    hand = page.locator(HANDED).all_text_contents()
    page.route("**/api/moved-tables", lambda route: route.abort())
    page.get_by_role("button", name="Table", exact=True).click()
    moves = page.get_by_role("dialog").get_by_role("button", name="Move to the server")
    moves.click()
    expect(page.locator(".notices").get_by_text("The server is not responding")).to_be_visible()
    assert saved(page)
    page.unroute("**/api/moved-tables")
    page.goto(f"{server.url}/games")
    page.get_by_role("button", name="Move to the server: Spy Tricks").click()
    page.wait_for_url(re.compile("/table/[0-9a-f]{16}$"))
    ready(page)
    assert page.locator(HANDED).all_text_contents() == hand
    assert saved(page) == []
    draw(page)
    expect(page.get_by_text("It does not count in any statistics.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_cleared_storage_is_said(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False)
    open_table(page, server.url, "spy-tricks")
    storage = page.context.new_cdp_session(page)
    cleared = {"origin": server.url, "storageTypes": "indexeddb"}
    storage.send("Storage.clearDataForOrigin", cleared)
    page.locator(LEGAL).first.click(position={"x": 9, "y": 22})
    expect(page.get_by_role("heading", name="This game is not on this device any more.")).to_be_visible()
