"""Everything on this device: fetched when it is wanted, kept up to date, and open without a connection."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spydeck.study.puzzles import shipped
from tests.browser.conftest import PHONE, NewPage
from tests.browser.offline import cached, visit, with_worker
from tests.browser.test_alone import GAMES, ready
from tests.browser.test_puzzles import answer, card, playing_a_card
from tests.browser.wording import looks_right
from tests.server.live import Server
from tests.waiting import wait_until

WHOLE = "Everything is on this device, and it is updated by itself."
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 600}}
GATE = """(() => {
  const { promise, resolve } = Promise.withResolvers();
  globalThis.goOn = resolve;
  const usual = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    if (String(address).endsWith('packages.tar.xz')) {
      const { signal } = options;
      const stopped = new Promise((_, stop) => (signal.onabort = () => stop(signal.reason)));
      await Promise.race([promise, stopped]);
    }
    return usual(address, options);
  };
})()"""
"""Holds one of the last files back until it is let through."""
FULL = """Cache.prototype.put = () => Promise.reject(new DOMException('no space', 'QuotaExceededError'));"""
OLDER = """async () => {
  const cache = await caches.open('spydeck-offline');
  await cache.put('/offline', Response.json([{ path: '/offline/0123/en.json', bytes: 1, length: 1 }]));
  await cache.put('/python/0123/old.zip', new Response('old'));
  await cache.put('/api/games/spycard/rulebook', new Response('# Old'));
}"""
"""Makes what is kept that of an older version."""


def settings(page: Page, url: str) -> None:
    """Show what can be made available."""
    page.goto(f"{url}/settings#offline")
    expect(page.get_by_role("heading", name="Without a connection")).to_be_in_viewport()


def line(page: Page) -> Locator:
    """Return what is said of how far it is."""
    return page.locator("#offline strong")


def fetch_all(page: Page, url: str) -> None:
    """Make everything available."""
    settings(page, url)
    expect(line(page)).to_have_text(re.compile(r"^\d+(\.\d)? MB are fetched\.$"))
    page.get_by_role("button", name="Make available offline").click()
    expect(line(page)).to_have_text(WHOLE)


@pytest.mark.parametrize(
    ("game", "screen"), [("spy-tricks", {}), ("black-spy", SMALL)], ids=["wide", "phone"]
)
def test_everything_works_without_a_server_once_it_was_made_available(
    new_page: NewPage, own_server: Server, game: str, screen: dict[str, Any]
) -> None:
    page = with_worker(new_page, slow_undo=False, **screen)
    visit(page, own_server.url)
    before = [one for one in cached(page) if "/python/" in one or "/puzzles/" in one]
    assert before == []
    fetch_all(page, own_server.url)
    looks_right(page)
    own_server.kill()
    page.goto(own_server.url)
    page.get_by_role("link", name=re.compile("^Play .* on this device$")).first.wait_for()
    looks_right(page)
    page.get_by_role("link", name=f"Play {'Spy Tricks' if game == 'spy-tricks' else 'Black Spy'} on").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    ready(page)
    GAMES[game](page)
    puzzle = playing_a_card(game)
    page.goto(f"{own_server.url}/puzzle/{game}?id={puzzle.id}")
    card(page, puzzle.answers[0]).press("Enter")
    expect(answer(page)).to_contain_text("Right.")
    page.goto(f"{own_server.url}/learn/spycard/2")
    expect(page.locator(".spycard")).to_be_visible()
    page.goto(f"{own_server.url}/rules/black-spy")
    expect(page.locator("[id='BS-14']")).to_be_visible()


def test_a_newer_version_takes_the_place_of_an_older_one_by_itself(
    new_page: NewPage, own_server: Server
) -> None:
    page = with_worker(new_page)
    visit(page, own_server.url)
    fetch_all(page, own_server.url)
    expected = {one for one in cached(page) if one.startswith("spydeck-offline")}
    assert len([one for one in expected if one.endswith("/whole")]) == sum(
        len(shipped(game)) for game in GAMES
    )
    page.evaluate(OLDER)
    page.goto(f"{own_server.url}/rules/spycard")
    wait_until(lambda: {one for one in cached(page) if one.startswith("spydeck-offline")} == expected)
    kept = page.evaluate("async () => (await caches.match('/offline')).json()")
    assert kept == page.context.request.get(f"{own_server.url}/api/offline").json()
    page.evaluate("localStorage['spydeck.settings'] = JSON.stringify({ language: 'de' })")
    page.reload()  # in another language, its words take the place of the others
    wait_until(lambda: any("/rulebook?language=de" in one for one in cached(page) if "-offline " in one))
    own_server.kill()
    page.goto(f"{own_server.url}/rules/spycard")
    expect(page.get_by_text("geheime Aufträge").first).to_be_visible()


@pytest.mark.parametrize("screen", [{}, SMALL], ids=["wide", "phone"])
def test_fetching_can_be_stopped_continued_and_undone(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(**screen)
    page.add_init_script(GATE)
    settings(page, server.url)
    page.get_by_role("button", name="Make available offline").click()
    bar = page.get_by_role("progressbar", name="Fetching")
    wait_until(lambda: float(bar.get_attribute("value") or 0) > 5_000_000)
    looks_right(page)
    page.get_by_role("button", name="Stop").click()
    expect(line(page)).to_have_text(re.compile(r"^\d(\.\d)? of \d+(\.\d)? MB are here\.$"))
    looks_right(page)
    page.reload()
    page.get_by_role("button", name="Continue").wait_for()
    page.evaluate("goOn()")
    page.get_by_role("button", name="Continue").click()
    expect(line(page)).to_have_text(WHOLE)
    page.get_by_role("button", name="Remove from this device").click()
    expect(page.get_by_role("button", name="Make available offline")).to_be_visible()
    assert [one for one in cached(page) if one.startswith("spydeck-offline")] == []
    assert json.loads(page.evaluate("localStorage['spydeck.offline']")) == "removed"


def test_what_is_full_broken_off_or_deleted_is_said(new_page: NewPage, server: Server) -> None:
    full = new_page(locale="de-DE")
    full.add_init_script(FULL)
    full.goto(f"{server.url}/settings#offline")
    full.get_by_role("button", name="Offline verfügbar machen").click()
    expect(line(full)).to_contain_text("Auf diesem Gerät ist kein Platz mehr")
    looks_right(full)
    broken = new_page(allowed=("Failed to load",))
    broken.route("**/packages.tar.xz", lambda route: route.abort())
    settings(broken, server.url)
    broken.get_by_role("button", name="Make available offline").click()
    expect(line(broken)).to_contain_text("The connection was lost")
    lost = new_page(**PHONE)
    lost.add_init_script("localStorage['spydeck.offline'] = '\"whole\"'")
    settings(lost, server.url)
    expect(line(lost)).to_contain_text("Your browser has deleted what was here")
    looks_right(lost)


def test_installing_makes_everything_available(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Make available offline").wait_for()
    page.evaluate(OFFER)
    page.get_by_role("button", name="Install").click()
    expect(line(page)).to_have_text(WHOLE)


OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => ({ outcome: 'accepted' });
  dispatchEvent(offer);
}"""
