"""A person who uses the keys alone: where the focus goes, and whether it is ever lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

STOPS = 90
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
HAS_FOCUS = "(selector) => document.activeElement?.matches(selector) ?? false"
NAMED = """() => {
  const on = document.activeElement;
  return (on?.ariaLabel ?? on?.innerText ?? '').trim();
}"""

WATCH = """{
  let keys = '', on = '';
  window.lostFocus = [];
  addEventListener('keydown', ({ key }) => (keys = key), true);
  const look = () => {
    const now = document.activeElement;
    const lost = !now || now === document.body;
    if (!lost) on = now.ariaLabel ?? now.textContent.trim().slice(0, 60);
    else if (on && keys !== 'Tab' && window.lostFocus.at(-1) !== on) window.lostFocus.push(on);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""For a page before it is opened: notes after what the focus is lost at a table, looking once a frame."""

UNSEEN = """() => {
  const on = document.activeElement;
  if (!on || on === document.body) return null;
  const { left, right, top, bottom } = on.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(on);
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 2);
  const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 2);
  const over = document.elementFromPoint(x, y);
  const labels = [...(on.labels ?? [])];
  const faults = [];
  const marked = on.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  if (!marked) faults.push('unmarked');
  if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) faults.push('out of sight');
  else if (![on, ...labels].some((one) => one.contains(over) || over?.contains(one))) faults.push('covered');
  return [on.ariaLabel ?? labels[0]?.textContent ?? on.textContent.trim(), faults];
}"""
"""Finds what a person does not see of the focus; null where nothing of the page has it."""


def watch_focus(page: Page) -> None:
    """Note from now on after what the focus is lost at a table."""
    page.add_init_script(WATCH)


def lost_focus(page: Page) -> list[str]:
    """Return the names of what had the focus when it was lost."""
    found: list[str] = page.evaluate("() => window.lostFocus")
    return found


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element of this name has the focus."""
    for _ in range(STOPS):
        if str(page.evaluate(NAMED)).startswith(name):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never reached {name}")


def reach(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until such an element has the focus."""
    for _ in range(STOPS):
        if page.evaluate(HAS_FOCUS, selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} never reached {selector}")


def roam(page: Page, selector: str) -> None:
    """Press arrow keys until such an element of a hand or a mat has the focus."""
    for arrow in ARROWS:
        for _ in range(15):
            if page.evaluate(HAS_FOCUS, selector):
                return
            page.keyboard.press(arrow)
    pytest.fail(f"the arrow keys never reached {selector}")


def unseen_stops(page: Page) -> tuple[list[str], list[Any]]:
    """Press Tab through a screen. Return the names of its stops, and those that a person does not see."""
    stops: list[str] = []
    unseen: list[Any] = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        found = page.evaluate(UNSEEN)
        if found is None or found[0] == next(iter(stops), None):
            break
        stops.append(found[0])
        unseen += [found] if found[1] else []
    return stops, unseen
