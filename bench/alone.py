"""How long a table without a server takes to be there, and to answer, in Debian's Chromium.

`python -m bench.alone [GAME ...]`: a line of JSON for each game. `ready` are the milliseconds until one can
act, with everything kept on the device, the best and the median of several runs; `reply` those from a move to
its reply, saved, without bots' thinking; `memory` the megabytes of the largest process of a tab, which may
hold the page's service worker, too. Less is better.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from spydeck.adapters import pyodide
from spydeck.games.registry import game, names

CHROMIUM = Path("/usr/bin/chromium")
RUNS = 7
MOVES = 5
PATIENCE = 300_000
"""Milliseconds to wait for anything, as the machine can be busy."""
ADDRESS = re.compile(r"http://\S+")
NEEDED = {*pyodide.RUNTIME, pyodide.ARCHIVE, "files.json"}

CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
KEPT = """async () => {
  const names = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) names.push(url.split('/').at(-1));
  }
  return names;
}"""
TIMED = """(() => {
  const acts = new Map();
  globalThis.replies = [];
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const { id } = JSON.parse(data.said ?? '{}');
        if (acts.has(id)) globalThis.replies.push(performance.now() - acts.get(id));
      });
    }
    postMessage(message) {
      const { id, type } = JSON.parse(message.say ?? '{}');
      if (type === 'act') acts.set(id, performance.now());
      super.postMessage(message);
    }
  };
})();"""
"""Notes how long moves wait for their replies."""
SETTINGS = (
    """localStorage['spydeck.settings'] = '{"trick": "none", "moments": "none", "confirm": "never"}';"""
)
LEGAL = ".hand button.legal"
PASS = "Pass"


@contextmanager
def server() -> Iterator[str]:
    """Run a server, and give its address."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spydeck", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                found = next(match for line in process.stdout or () if (match := ADDRESS.search(line)))
                yield found[0].rstrip("/.")
            finally:  # also where a run is stopped: the server must not outlive its database
                process.terminate()
                process.wait()


def open_table(page: Page, address: str) -> float:
    """Open a table, and return the milliseconds until the person can act."""
    start = perf_counter()
    page.goto(address)
    deal = page.get_by_role("button", name="Deal", exact=True)
    deal.or_(page.locator(".playing")).first.wait_for()
    if deal.is_visible():
        deal.click()
    turn(page).wait_for()
    return 1000 * (perf_counter() - start)


def turn(page: Page) -> Locator:
    """Return what is there once the person can act."""
    suggest = page.get_by_role("button", name="Suggest", disabled=False)
    return suggest.or_(page.locator(LEGAL)).or_(passing(page)).first


def passing(page: Page) -> Locator:
    """Return the button that passes a turn."""
    return page.get_by_role("button", name=PASS, exact=True)


def memory(browser: Browser) -> float:
    """Return the megabytes of the largest process of a tab."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    ids = [process["id"] for process in processes if process["type"] == "renderer"]
    shares = [Path(f"/proc/{one}/smaps_rollup").read_text("utf-8") for one in ids]
    return max(int(found[1]) for text in shares if (found := re.search(r"Pss:\s+(\d+) kB", text))) / 1024


def move(page: Page) -> bool:
    """Make a move, and wait for its reply. Return whether there was a simple one, in a game that goes on."""
    over = page.get_by_role("button", name="Show results")
    turn(page).or_(over).first.wait_for()
    if over.count():
        return False
    count = len(replies(page))
    if page.get_by_text("Choose three cards").count():
        page.get_by_role("button", name="Suggest").click()
        page.get_by_role("button", name="Pass to", disabled=False).click()
        page.get_by_role("button", name="Send now").click()
    elif page.locator(LEGAL).count():
        page.locator(LEGAL).first.click(position={"x": 9, "y": 22})
    elif passing(page).count():
        passing(page).click()
        page.get_by_role("button", name="Send now").click()
    else:
        return False
    page.wait_for_function("(count) => globalThis.replies.length > count", arg=count)
    return True


def replies(page: Page) -> list[float]:
    """Return how many milliseconds each move so far waited for its reply."""
    found: list[float] = page.evaluate("globalThis.replies")
    return found


def measure(browser: Browser, url: str, name: str) -> dict[str, object]:
    """Return the figures of a game."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SETTINGS)
    context.add_init_script(TIMED)
    page = context.new_page()
    page.goto(f"{url}/settings")
    page.wait_for_function(CONTROLLED)
    address = f"{url}/alone/{name}"
    open_table(page, address)
    while not set(page.evaluate(KEPT)) >= NEEDED:
        page.wait_for_timeout(100)
    ready = [open_table(page, address) for _ in range(RUNS)]
    for _ in range(MOVES):
        if not move(page):
            break
    answered = replies(page)
    page.close()
    page = context.new_page()
    open_table(page, address)
    figures = {
        "game": name,
        "ready": [round(min(ready)), round(median(ready))],
        "reply": [round(min(answered), 1), round(median(answered), 1)],
        "memory": round(memory(browser)),
    }
    context.close()
    return figures


def main(chosen: Sequence[str]) -> int:
    """Measure some games, or all, and write a line for each."""
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in chosen or names():
            print(json.dumps(measure(browser, url, game(name).name)), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
