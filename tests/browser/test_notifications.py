"""Notifications in the browser: offered where people wait, turned on and off, shown, and followed.

Chromium reaches no push service here, so subscriptions are made by the tests, and what the server sends to
the tests' push service is handed to the browser as the service would.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Worker, expect

from tests.browser.conftest import NewPage
from tests.browser.guests import known
from tests.browser.playing import HANDED
from tests.browser.wording import faults, looks_right
from tests.server.in_process import Live, Peer, live, passes, started_game
from tests.server.push_service import PushService, Subscriber, push_service
from tests.server.test_by_day import settle
from tests.waiting import wait_until

DAY = 86_400
SUBSCRIPTIONS = (Path(__file__).parent / "subscriptions.js").read_text(encoding="utf-8")
"""Replaces the browser's subscriptions by one that the test knows."""


@pytest.fixture
def service() -> Iterator[PushService]:
    """Run a push service."""
    with push_service() as running:
        yield running


@pytest.fixture
def server(servers: ExitStack, service: PushService, tmp_path: Path) -> Live:
    """Start a server in this process that knows the push service."""
    url = f"sqlite:///{tmp_path / 'notified.db'}"
    return servers.enter_context(live(url, push_services=(service.url,)))


def subscriber(server: Live, service: PushService) -> Subscriber:
    """Return what a browser is to a push service."""
    return Subscriber(service.url, server.services.sender.signer.public_key)


def notified_page(
    new_page: NewPage, browser: Subscriber | None, permissions: list[str] | None = None, **screen: Any
) -> Page:
    """Open a page whose browser subscribes as a subscriber; without one, no push service answers."""
    page = new_page(service_workers="allow", permissions=permissions or ["notifications"], **screen)
    keys = None
    if browser is not None:
        facts = browser.facts()
        keys = {
            "endpoint": facts["endpoint"],
            "keys": {name: facts[name] for name in ("p256dh", "auth")},
        }
    page.context.add_init_script(SUBSCRIPTIONS.replace("SUBSCRIPTION", json.dumps(keys)))
    return page


@pytest.fixture
def page(new_page: NewPage, server: Live, service: PushService) -> Page:
    """Open a page whose browser subscribes to the push service."""
    return notified_page(new_page, subscriber(server, service))


def turn_on(page: Page, server: Live) -> None:
    """Turn notifications on in the settings."""
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Turn on notifications").click()
    expect(page.get_by_role("button", name="Turn off notifications")).to_be_visible()


def devices(guest: httpx.Client) -> int:
    """Return how many browsers show a guest's notifications."""
    return len(guest.get("/api/push").raise_for_status().json()["devices"])


COUNT_SHOWN = """
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    self.shown = 0;
    prototype.showNotification = async function (...notification) {
        await show.apply(this, notification);
        self.shown += 1;
    };
"""
"""Counts the notifications that a page or a worker has shown: to ask the browser for them while it shows one
can make it drop that one."""


def worker_of(page: Page) -> Worker:
    """Return the page's service worker, once it is there; from then on it counts what it shows."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    (worker,) = page.context.service_workers
    worker.evaluate(f"() => {{ {COUNT_SHOWN} }}")
    return worker


def hand_over(page: Page, server: Live, text: str) -> None:
    """Hand a message to the page's browser, as its push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(lambda: page.evaluate("true") and found)  # evaluating lets the event arrive
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": found[-1], "data": text},
    )
    session.detach()


IN_SIGHT = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""


def first_shown(page: Page, by: Page | Worker) -> dict[str, str]:
    """Wait until a page or its worker has shown a notification, and return the only one in sight."""
    wait_until(lambda: by.evaluate("self.shown") == 1)
    (notification,) = page.evaluate(IN_SIGHT)
    found: dict[str, str] = notification
    return found


def wait_until_closed(page: Page) -> None:
    """Wait until no notification is in sight."""
    wait_until(lambda: page.evaluate(IN_SIGHT) == [])


def waiting_for_ben(page: Page, server: Live) -> tuple[str, Peer, httpx.Client]:
    """Show Ada a game by the day in which she has passed, and Ben has not."""
    ada, ben = known(page, server, "Ada"), server.guest("Ben")
    made, own, other = started_game(server, ada, ben, clock=DAY, pace=0)
    assert own.ask(**passes(own))["type"] == "done"
    own.close()
    page.goto(f"{server.url}/table/{made['table']}")
    page.locator(HANDED).first.wait_for()
    return made["table"], other, ada


def let_ada_play(server: Live, table: str, ben: Peer) -> None:
    """Let Ben pass, and his clock run out until it is Ada's turn."""
    assert ben.ask(**passes(ben))["type"] == "done"
    host = settle(server, table)
    while 0 not in host.table.running.actors:
        server.advance(DAY)
        settle(server, table)


def test_who_waits_by_the_day_is_offered_notifications_and_gets_them(
    new_page: NewPage, server: Live, service: PushService, screen: dict[str, Any]
) -> None:
    browser = subscriber(server, service)
    page = notified_page(new_page, browser, **screen)
    table, other, ada = waiting_for_ben(page, server)
    offer = page.get_by_text("Get a notification when it is your turn?")
    expect(offer).to_be_visible()
    looks_right(page)
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_text("Notifications are on in this browser.").first).to_be_visible()
    expect(offer).to_have_count(0)
    assert devices(ada) == 1
    page.goto(f"{server.url}/rules/black-spy")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    let_ada_play(server, table, other)
    message = service.pushed_to(browser)[-1]
    assert message["title"] == "Black Spy: your turn"
    worker = worker_of(page)
    hand_over(page, server, json.dumps(message))
    assert first_shown(page, worker) == {
        "title": "Black Spy: your turn",
        "body": "You have 24 hours to answer.",
        "tag": f"/table/{table}",
        "lang": "en",
        "data": f"/table/{table}",
    }
    page.goto(f"{server.url}/table/{table}")
    wait_until_closed(page)
    other.close()


def test_a_notification_leads_to_its_page(page: Page, server: Live) -> None:
    known(page, server, "Ada")
    worker = worker_of(page)
    for nonsense in ("", "{}", "[", '{"title": "T", "body": "B", "path": "//example.org", "language": "en"}'):
        hand_over(page, server, nonsense)
    hand_over(page, server, json.dumps({"title": "Yes", "body": "No", "path": "/people", "language": "en"}))
    assert first_shown(page, worker)["title"] == "Yes"
    opened = worker.evaluate(
        """async () => {
            let opened;
            self.clients.openWindow = async (path) => void (opened = path);
            const [notification] = await self.registration.getNotifications();
            const event = new NotificationEvent("notificationclick", { notification });
            self.dispatchEvent(event);
            while (opened === undefined) await new Promise((resolve) => setTimeout(resolve));
            return opened;
        }"""
    )
    assert opened == "/people"
    wait_until_closed(page)


def test_notifications_are_turned_on_and_off_in_the_settings(
    new_page: NewPage, server: Live, service: PushService, screen: dict[str, Any]
) -> None:
    page = notified_page(new_page, subscriber(server, service), color_scheme="dark", **screen)
    ada = known(page, server, "Ada")
    ada.put("/api/push/devices", json=subscriber(server, service).facts()).raise_for_status()
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Turn on notifications").click()
    expect(page.get_by_text("Notifications are on in this browser.").first).to_be_visible()
    assert devices(ada) == 2
    looks_right(page)
    page.reload()
    page.get_by_role("button", name="Turn them off there").click()
    expect(page.get_by_role("button", name="Notifications are off in your other browsers.")).to_be_visible()
    assert devices(ada) == 1
    page.get_by_role("button", name="Turn off notifications").click()
    expect(page.get_by_role("button", name="Turn on notifications")).to_be_visible()
    assert devices(ada) == 0
    assert page.evaluate("localStorage.getItem('test.subscription')") is None


def test_who_declines_is_not_asked_again(page: Page, server: Live) -> None:
    _, other, ada = waiting_for_ben(page, server)
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_role("button", name="You can turn notifications on in the settings.")).to_be_visible()
    page.reload()
    page.locator(HANDED).first.wait_for()
    expect(page.get_by_text(re.compile("Waiting for"))).to_be_visible()
    expect(page.get_by_role("button", name="Notify me")).to_have_count(0)
    assert devices(ada) == 0
    other.close()


def test_where_no_push_service_answers_the_person_reads_so(new_page: NewPage, server: Live) -> None:
    page = notified_page(new_page, None)
    ada = known(page, server, "Ada")
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Turn on notifications").click()
    expect(page.get_by_role("button", name="push service is not responding")).to_be_visible()
    expect(page.get_by_role("button", name="Turn on notifications")).to_be_enabled()
    assert devices(ada) == 0


def test_an_unknown_push_service_is_refused_in_words(new_page: NewPage, server: Live) -> None:
    elsewhere = Subscriber("https://push.example.org", server.services.sender.signer.public_key)
    page = notified_page(new_page, elsewhere, allowed=("422",))
    ada = known(page, server, "Ada")
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Turn on notifications").click()
    expect(page.get_by_role("button", name="push.example.org")).to_be_visible()
    assert devices(ada) == 0
    assert page.evaluate("localStorage.getItem('test.subscription')") is None


def test_blocked_notifications_are_not_offered(page: Page, server: Live) -> None:
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    _, other, _ = waiting_for_ben(page, server)
    expect(page.get_by_text(re.compile("Waiting for"))).to_be_visible()
    expect(page.get_by_role("button", name="Notify me")).to_have_count(0)
    page.goto(f"{server.url}/settings")
    expect(page.get_by_text("Your browser blocks notifications of this page.")).to_be_visible()
    assert faults(page) == []
    other.close()


def test_a_subscription_that_is_gone_turns_notifications_off(page: Page, server: Live) -> None:
    known(page, server, "Ada")
    turn_on(page, server)
    page.evaluate("localStorage.removeItem('test.subscription')")
    page.reload()
    page.wait_for_function("() => localStorage.getItem('spydeck.notifications') === null")


def test_who_becomes_another_guest_gets_that_guest_s_notifications(page: Page, server: Live) -> None:
    ada, ben = known(page, server, "Ada"), server.guest("Ben")
    turn_on(page, server)
    link = ben.post("/api/devices").raise_for_status().json()["link"]
    page.goto(link)
    page.locator("main").get_by_role("button").click()
    expect(page).to_have_url(f"{server.url}/")
    wait_until(lambda: (devices(ada), devices(ben)) == (0, 1))


def test_who_deletes_everything_is_notified_of_nothing(page: Page, server: Live) -> None:
    known(page, server, "Ada")
    turn_on(page, server)
    page.get_by_role("button", name="Delete everything …").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('test.subscription')") is None


def test_a_turn_at_a_page_in_the_background_is_shown_without_a_push(
    page: Page, server: Live, service: PushService
) -> None:
    page.add_init_script(
        "Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away ?? false })"
    )
    table, other, _ = waiting_for_ben(page, server)
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_text("Notifications are on in this browser.").first).to_be_visible()
    page.evaluate(f"() => {{ {COUNT_SHOWN} window.away = true; }}")
    let_ada_play(server, table, other)
    shown = first_shown(page, page)
    assert (shown["title"], shown["tag"]) == ("Black Spy: your turn", f"/table/{table}")
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    wait_until_closed(page)
    assert service.received == []
    other.close()
