"""Whether a person sees everything at a table without scrolling, and can tap it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TimedOut

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
    const tapped = part.matches('button') && !card;
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
