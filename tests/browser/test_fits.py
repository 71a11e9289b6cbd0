"""What is shown lies within the safe area of a device, and fits where letters are large."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.guests import named
from tests.browser.playing import HANDED, make_table
from tests.browser.served import Server
from tests.browser.test_papers import finished

INSETS = {"top": 47, "right": 44, "bottom": 21, "left": 44}
"""Of a phone with a notch and a home bar, more than any side has at once."""
NARROW = {"viewport": {"width": 390, "height": 844}}
SEATS = [{"sitter": "open"}, *[{"sitter": "bot"}] * 3]
GAMES = ("black-spy", "spy-tricks", "spycard")
SCREENS = (
    *("/settings", "/games", "/people", "/statistics", "/", "/nowhere", "/join/0123456789"),
    *(f"/{screen}/{game}" for screen in ("rules", "about", "score", "daily") for game in GAMES),
    *(f"/?choose={game}" for game in GAMES),
    *(f"/table/{{{game}}}" for game in GAMES),
    "/table/{gathering}",
    *(f"/replay/{{{game}}}" for game in GAMES),
)
WAITED_FOR = {"/table": f"{HANDED}, .dock, ol", "/replay": ".controls"}

COVERED = """({ top, right, bottom, left }) => {
  const faults = [];
  const parts = 'button, a, input, select, summary, label, p, h1, h2, h3, td, th, li > span';
  for (const part of document.querySelectorAll(parts)) {
    if (part.closest('.for-readers, .skip') || !part.checkVisibility({ visibilityProperty: true })) continue;
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const text = part.getAttribute('aria-label') ?? part.textContent.trim().slice(0, 30);
    const name = `${text} (${part.tagName})`;
    let fixed = false;
    for (let one = part; one; one = one.parentElement) {
      const { overflowX, position } = getComputedStyle(one);
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden') { fixed = null; break; }
      fixed ||= position === 'fixed' || position === 'sticky';
    }
    if (fixed === null) continue;
    if (box.left < left - 1 || box.right > innerWidth - right + 1) faults.push(`beside: ${name}`);
    const whole = document.documentElement.scrollHeight <= innerHeight;
    const above = box.top < top - 1, below = box.bottom > innerHeight - bottom + 1;
    if ((fixed || whole) && (above || below)) faults.push(`${above ? 'above' : 'below'}: ${name}`);
  }
  return faults;
}"""
WIDER = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= innerWidth) return [];
  const end = (part) => part.getBoundingClientRect().right;
  const wide = [...document.querySelectorAll('#app *, dialog *')].filter(
    (part) => end(part) > innerWidth + 1 && ![...part.children].some((child) => end(child) >= end(part)),
  );
  const name = (part) => `${part.tagName} "${part.textContent.trim().slice(0, 30)}"`;
  return [`${page.scrollWidth} wide`, ...wide.slice(0, 6).map(name)];
}"""


def show(page: Page, server: Server, screen: str) -> None:
    """Show a screen to a guest."""
    game = screen.partition("{")[2].rstrip("}")
    path = screen
    if screen.startswith("/replay"):
        path = finished(page, server, game)
    elif game:
        made = {"start": True, "seats": SEATS} if game in GAMES else {}
        table = make_table(page, server.url, game=game if made else "black-spy", options={}, **made)
        path = f"/table/{table}"
    page.goto(f"{server.url}{path}")
    page.locator(WAITED_FOR.get(f"/{screen.split('/')[1]}", "h1, form")).first.wait_for()


@pytest.mark.parametrize("held", [SIDEWAYS, PHONE], ids=["sideways", "upright"])
def test_nothing_lies_where_the_device_covers_it(new_page: NewPage, server: Server, held: Any) -> None:
    page = new_page(allowed=("404",), **held)
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    named(page, server.url, "Alice")
    found = []
    for screen in SCREENS:
        show(page, server, screen)
        found += [f"{screen}: {fault}" for fault in page.evaluate(COVERED, INSETS)]
    show(page, server, "/table/{black-spy}")
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    box = page.get_by_role("dialog").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= INSETS["left"]
    assert box["x"] + box["width"] <= size["width"] - INSETS["right"]
    assert box["y"] >= INSETS["top"]
    assert box["y"] + box["height"] <= size["height"] - INSETS["bottom"]
    assert found == []


def test_nothing_is_wider_than_the_screen_where_letters_are_large(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("404",), **NARROW)
    sizes = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    named(page, server.url, "Alice")
    found = []
    for screen in SCREENS:
        show(page, server, screen)
        found += [f"{screen}: {fault}" for fault in page.evaluate(WIDER)]
    assert found == []
