"""What axe-core finds inaccessible on a screen."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

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
