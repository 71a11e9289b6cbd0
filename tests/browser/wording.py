"""Faults of a screen: out of sight, cut off, untranslated, inaccessible, or moving by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TimedOut

PSEUDO = "en-XA"
PHONE, SIDEWAYS, WIDE = (360, 740), (740, 360), (1280, 800)

CUT = """(width) => {
  const cut = /hidden|clip/;
  const free = '.for-readers, svg, [title] > span, .text, .hand-box, .spot';
  const called = (part) =>
    `${part.getAttribute('aria-label') ?? part.textContent.trim().slice(0, 60)} (${part.tagName})`;
  const scrolls = (part) =>
    part && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const shownOrNot = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return (line) => {
      const box = line.getBoundingClientRect();
      const inside = box.left >= left - 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
      return box.left >= right - 1 || inside;
    };
  };
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > width) found.push(`the page is ${wide} wide`);
  for (const part of document.body.querySelectorAll('*')) {
    if (!part.textContent.trim() || part.closest(free)) continue;
    if (!part.checkVisibility({ visibilityProperty: true })) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
    if (part.title && textOverflow === 'ellipsis') continue;
    if (part.matches('[role=note]:has([aria-haspopup=dialog]) .cut')) continue;
    const spills = part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1;
    const hides = part.clientHeight > 1 && part.scrollHeight > part.clientHeight + 1;
    if (part.matches('.earlier') && [...part.children].every(shownOrNot(part))) continue;
    if ((spills && cut.test(overflowX)) || (hides && cut.test(overflowY))) found.push(`cut: ${called(part)}`);
    if (!part.matches('button:not(.agent), a, label, select, td, th, .label')) continue;
    if (spills && overflowX === 'visible') found.push(`spills: ${called(part)}`);
    const box = part.getBoundingClientRect();
    if (!scrolls(part) && (box.left < -1 || box.right > width + 1)) found.push(`outside: ${called(part)}`);
  }
  return found;
}"""
"""Finds text that is cut off, spills over, or is outside a screen; not cards, names with a `title`,
notes that open as a whole, nor lines of which each is whole or not there."""

READ = """() => {
  const found = [document.title];
  const own = (part) => part.closest('script, style, [lang="en"], [lang="de"]') || !part.checkVisibility();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!own(texts.currentNode.parentElement)) found.push(texts.currentNode.data);
  }
  for (const part of document.body.querySelectorAll('*')) {
    if (own(part)) continue;
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      found.push(part.getAttribute(name) ?? '');
    }
  }
  return [...new Set(found.map((one) => one.trim().replaceAll(/\\s+/g, ' ')).filter(Boolean))];
}"""
"""Collects what is read on a screen, except what is marked as in a language."""

NOT_TRANSLATED = re.compile(
    r"\b[A-Z]{2}-\d+\b"  # a clause
    r"|\b(?:[BYRGKW]\d{1,2}|(?:10|[2-9AJQK])[HSCD]|[AJQK])\b"  # a card
    r"|https?://\S+"
    r"|\b(?:Alice|Bob|Player|Agent|Ash|Birch|Cedar|Dove|Elm|Fern)\b"  # people and bots
    r"|\b(?:Black Spy|Spy Tricks|Spycard)\b"  # the names of games, and of those who made them
    r"|\b(?:Alan R. Moon|Philippe Guérin, Chris Quilliams|Susumu Kawasaki|Tori Hasegawa)\b"
    r"|\b(?:Avalon Hill|Hexagames|Ali Baba Spieleclub|Z-Man Games|Abacusspiele|WizKids)\b"
)


def fits(page: Page, *screens: tuple[int, int]) -> None:
    """Check on screens that nothing is cut off; then the page is on a phone again."""
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        try:
            page.wait_for_function(f"(width) => !({CUT})(width).length", arg=width)
        except TimedOut:
            raise AssertionError(f"{width}x{height}: {page.evaluate(CUT, width)}") from None
    width, height = PHONE
    page.set_viewport_size({"width": width, "height": height})


def untranslated(page: Page) -> list[str]:
    """Return the texts of a screen in the pseudo-language that have letters without accents."""
    return [text for text in page.evaluate(READ) if re.search("[A-Za-z]", NOT_TRANSLATED.sub("", text))]


def is_in_order(page: Page) -> None:
    """Check that a screen fits, that everybody can use it, and that all words are in the page's language."""
    if page.evaluate("document.documentElement.lang") == PSEUDO:
        fits(page, PHONE, WIDE)
        left = untranslated(page)
        assert not left, left
    else:
        fits(page, PHONE, SIDEWAYS, WIDE)
        assert page.evaluate("document.documentElement.lang") == "de"
        found = faults(page)
        assert not found, found


AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
GRAVE = ("serious", "critical")
VIOLATIONS = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations;
}"""
"""Everything else that axe-core finds is much longer, and nobody reads it."""


def faults(page: Page) -> list[str]:
    """Return the serious faults of the screen, each with an element that has it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE} }}")
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}"
        for one in found
        if one["impact"] in GRAVE
    ]


def looks_right(page: Page) -> None:
    """Check that everybody can use what is shown, and that it fits."""
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


HIDDEN = """() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  const parts = 'button, a, input, p, [data-spot], [data-played] > .card, [data-trick]';
  for (const part of document.querySelector('#main').querySelectorAll(parts)) {
    if (part.closest('dialog, .for-readers') || !part.checkVisibility({ visibilityProperty: true })) continue;
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const card = part.matches('.hand [data-card]');
    const name = `${part.getAttribute('aria-label') ?? part.textContent.trim()} (${part.tagName})`;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      faults.push(`outside: ${name}`);
      continue;
    }
    const x = card ? box.left + 14 : box.left + box.width / 2;
    const y = card ? box.top + 22 : box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    if (!part.contains(top) && !top?.contains(part)) faults.push(`covered: ${name}`);
    const small = part.matches('[data-spot], .agent') ? 24 : 43;
    const tapped = part.matches('button:not([data-spot][aria-disabled=true])') && !card;
    if (tapped && Math.min(box.width, box.height) < small) faults.push(`too small: ${name}`);
  }
  return faults;
}"""

Look = Callable[[Page], None]


def not_looked_at(_: Page) -> None:
    """Check nothing."""


def expect_all_in_sight(page: Page) -> None:
    """Fail unless all that can be read and tapped at the table is in the window, and covered by nothing."""
    try:
        page.wait_for_function(f"() => ({HIDDEN})().length === 0", timeout=10_000)
    except TimedOut:
        pytest.fail(f"{page.viewport_size}: {page.evaluate(HIDDEN)}")


WATCH = """window.shifts = [];
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
let acting = false, asked = false;
const act = () => { acting = true; asked = false; };
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, act, { capture: true });
const answered = async () => {
  if (!asked) return;
  await painted();
  if (asked) acting = asked = false;
};
globalThis.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', answered);
  }
  send(message) {
    asked = acting;
    super.send(message);
  }
};
const noteShifts = (entries) => {
  for (const one of entries) if (!acting && !one.hadRecentInput) window.shifts.push([
    Number(one.value.toFixed(4)),
    one.sources.map(({ node, previousRect: from, currentRect: to }) =>
      `${from.x},${from.y} ${from.width}x${from.height} > ${to.x},${to.y} ${to.width}x${to.height} `
      + (node?.outerHTML ?? node?.textContent)?.slice(0, 80)),
  ]);
};
const shiftObserver = new PerformanceObserver((list) => noteShifts(list.getEntries()));
shiftObserver.observe({ type: 'layout-shift', buffered: true });
window.allShifts = async () => {
  await painted();
  noteShifts(shiftObserver.takeRecords());
  return window.shifts.splice(0);
};"""
"""For a page before it is opened: notes how much of the screen moves by itself, and what.

What moves is a person's doing until the server has answered, however long that takes, or for the half
second that a browser allows."""
MAX_SHIFT = 0.05
"""Google's bound for a good page is 0.1."""


def may_have_moved(page: Page) -> None:
    """Let be what has moved so far."""
    page.evaluate("() => window.allShifts()")


def stands_still(page: Page) -> None:
    """Check that almost nothing has moved by itself since the page was opened, or since the last look."""
    shifts: list[tuple[float, list[str]]] = page.evaluate("() => window.allShifts()")
    assert sum(value for value, _ in shifts) < MAX_SHIFT, shifts
