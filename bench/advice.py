"""How soon a page has advice that it finds out itself, from the tap on.

`python -m bench.advice [--phone] [GAME ...]`: a line of JSON for each game, in milliseconds, for the first
advice in a browser that has nothing in its cache: when a first look is shown, and when all is found out, each
as the median of several and the longest. With `--phone` on the screen of a phone, whose page is slowed four
times; Chromium does not slow its workers. It needs Debian's Chromium.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import spydeck
from tests.browser.conftest import CHROMIUM, FLAGS, PHONE
from tests.browser.playing import make_table
from tests.same_deals import SEED_FILE
from tests.server.live import Server

RUNS = 5
SLOWED = 4
SUGGEST = "Suggest"
TIMED = """async (name) => {
  const buttons = [...document.querySelectorAll("button:enabled")];
  const seen = () => document.querySelector('[role=note][aria-label="Why this is suggested"]');
  const before = performance.now();
  buttons.find((one) => one.textContent.includes(name)).click();
  const until = async (so) => {
    while (!so()) await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - before;
  };
  return [await until(seen), await until(() => !seen()?.textContent.includes("So far"))];
}"""
"""Milliseconds from the tap to what is seen first, and to all of it."""


def sit_down(page: Page, url: str, game: str, deal: str) -> None:
    """Open a table with bots at the person's first choice."""
    SEED_FILE.write_text(deal)
    found = spydeck.game(game)
    seats = [{"sitter": "open"}, *[{"sitter": "bot"}] * (found.usual_players - 1)]
    table = make_table(page, url, game=game, players=found.usual_players, options={}, seats=seats, start=True)
    page.goto(f"{url}/table/{table}")
    page.get_by_role("button", name=SUGGEST, disabled=False).first.wait_for()
    page.wait_for_load_state("networkidle")


def measured(browser: Browser, url: str, game: str, phone: bool) -> dict[str, Any]:
    """Return how long advice takes in a game."""
    taken = []
    for run in range(RUNS):
        page = browser.new_context(**PHONE if phone else {}).new_page()
        sit_down(page, url, game, f"{game} {run}")
        rate = {"rate": SLOWED if phone else 1}
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", rate)
        taken.append(page.evaluate(TIMED, SUGGEST))
        page.context.close()
    first, whole = zip(*taken, strict=True)
    times = {"first": first, "whole": whole}
    found = {
        name: {"median": round(median(each)), "longest": round(max(each))} for name, each in times.items()
    }
    return {"bench": "advice", "game": game, "phone": phone, **found}


def main(words: Sequence[str]) -> None:
    """Print the figures of each game."""
    phone = "--phone" in words
    names = [word for word in words if word != "--phone"]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in names or spydeck.game_names():
            sys.stdout.write(json.dumps(measured(browser, server.url, game, phone)) + "\n")
            sys.stdout.flush()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
