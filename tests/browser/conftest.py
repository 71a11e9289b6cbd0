"""A browser, a server, and pages that report every error and every request to another host."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from tests import waiting
from tests.same_deals import same_deals
from tests.server.live import ROOT, Server

__all__ = ["same_deals"]

DRIVER = find_spec("playwright") is not None
if TYPE_CHECKING or DRIVER:
    from playwright.sync_api import Browser, Page, expect, sync_playwright
else:
    collect_ignore_glob = ["test_*.py"]

CHROMIUM = Path("/usr/bin/chromium")
BUILT = ROOT / "src/spydeck/server/static/index.html"
FEATURES = (
    # A process for each window, which shows suggestions below the address, and one that is kept in reserve.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    # What Playwright turns off; this flag replaces its own.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = [
    f"--disable-features={','.join(FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 740, "height": 360}}

PATIENCE = 1000 * waiting.PATIENCE
"""In milliseconds, as Playwright counts."""
SLOW_UNDO = "{ const now = performance.now.bind(performance); performance.now = () => now() / 40; }"
"""Stretches the three seconds to undo a choice to two minutes."""

NO_FIRST_LOOK = """if (globalThis.Worker) {
  const { prototype } = Worker, post = prototype.postMessage;
  prototype.postMessage = function (message, ...rest) {
    post.call(this, message?.brief ? { ...message, soon: Infinity } : message, ...rest);
  };
}"""
"""Lets workers tell nothing before they have their answer, which would follow from how quick they are."""

SETTINGS = """try { localStorage['spydeck.settings'] ??= '%s'; } catch {}"""
"""Sets settings of the page; pages without an address have no storage."""

FAILED = pytest.StashKey[bool]()
NewPage = Callable[..., "Page"]


def pytest_report_header() -> str | None:
    """Report what is skipped."""
    return None if DRIVER else "tests/browser is left out: it needs the package playwright (extra dev)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Debian's Chromium."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM}; on Debian: apt-get install chromium")
    if not BUILT.exists():
        pytest.skip("the client is not built; in web/: npm ci && npm run build")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        expect.set_options(timeout=PATIENCE)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for all tests that do not stop it."""
    started = Server(tmp_path_factory.mktemp("served"))
    yield started
    started.kill()


@pytest.fixture
def servers() -> Iterator[ExitStack]:
    """Collect the servers of a test; they stop after its pages are closed, which would report the loss."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def own_server(servers: ExitStack, tmp_path: Path) -> Server:
    """Start a server that a test may kill."""
    started = Server(tmp_path)
    servers.callback(started.kill)
    return started


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note for the fixtures whether a test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def new_page(browser: Browser, servers: ExitStack, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Return a function that opens pages, each with its own guest; the test fails if a page reports an error.

    `allowed`: words in errors of the console that are part of the test. `slow_undo`: whether the time to undo
    a choice is stretched. `trick`: how long a complete trick lies ("none", "tap"). `moments`: how long a
    decisive moment stands ("none", "timed", "usual", "wait"). `confirm`: whether a card is lifted before it
    is played ("never", "touch"). If the test fails, what its pages showed is printed.
    There is no service worker, unless with `service_workers="allow"`: what it requests, routes and events of
    a page do not see.
    """
    made: list[tuple[Page, list[str]]] = []

    def make(
        *,
        allowed: tuple[str, ...] = (),
        slow_undo: bool = True,
        trick: str = "none",
        moments: str = "none",
        confirm: str = "never",
        **context: Any,
    ) -> Page:
        usual = {"viewport": WIDE, "reduced_motion": "reduce", "service_workers": "block"}
        own = browser.new_context(**{**usual, **context})
        if slow_undo:
            own.add_init_script(SLOW_UNDO)
        own.add_init_script(NO_FIRST_LOOK)
        own.add_init_script(SETTINGS % json.dumps({"trick": trick, "moments": moments, "confirm": confirm}))
        page = own.new_page()
        complaints: list[str] = []
        watch(page, complaints, allowed)
        made.append((page, complaints))
        return page

    yield make
    for page, complaints in made:
        if request.node.stash[FAILED]:
            print(f"{page.url} {complaints}\n{page.locator('body').aria_snapshot()}")
        page.context.close()
    assert [complaint for _, complaints in made for complaint in complaints] == []


def watch(page: Page, complaints: list[str], allowed: tuple[str, ...]) -> None:
    """Note errors of a page, and requests to other hosts."""

    def note_error(text: str) -> None:
        if not any(word in text for word in allowed):
            complaints.append(text)

    def note_request(url: str) -> None:
        if urlsplit(url).hostname not in (None, "127.0.0.1", "localhost"):
            complaints.append(f"requested {url}")

    page.on("console", lambda message: note_error(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: note_error(str(error)))
    page.on("request", lambda request: note_request(request.url))
    page.on("websocket", lambda socket: note_request(socket.url))
    page.set_default_timeout(PATIENCE)


@pytest.fixture(params=[{}, PHONE, SIDEWAYS], ids=["wide", "phone", "sideways"])
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each kind of screen, as arguments of `new_page`."""
    found: dict[str, Any] = request.param
    return found


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """Open a wide page without animations."""
    return new_page()


def unfold(page: Page) -> None:
    """Open the parts of a form, which are folded on a phone."""
    page.locator("form summary").first.wait_for()
    folded = page.locator("form details:not([open]) > summary")
    while folded.count():
        folded.first.click()
