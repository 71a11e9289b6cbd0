"""Notifications: who is told what while they are away, and that nobody else learns it."""

from __future__ import annotations

import asyncio
import io
import json
import re
import socket
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from spydeck.errors import InvalidOption
from spydeck.games.registry import game
from spydeck.server.config import Config
from spydeck.server.metrics import Metrics
from spydeck.server.push import encryption, notification, sender
from spydeck.server.push.encryption import InvalidDevice, Signer, check_keys, new_key
from spydeck.server.push.notification import PADDED_BYTES, Notification
from spydeck.server.push.sender import PAUSES, Sender, is_push_service
from spydeck.server.store.credentials import MAX_DEVICES
from spydeck.server.store.journal import Journal
from spydeck.server.store.records import PushDevice
from spydeck.server.store.store import Store
from tests.server.in_process import Live, Peer, live, passes
from tests.server.push_service import PushService, Subscriber, encoded, push_service
from tests.server.test_by_day import DAY, by_day, leave_alone, settle
from tests.server.test_people import block, invite, person, played_together
from tests.waiting import wait_until

pytestmark = pytest.mark.live


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service."""
    with push_service() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, service: PushService) -> Iterator[Live]:
    """A server that knows the push service."""
    with live(f"sqlite:///{tmp_path / 'notified.db'}", push_services=(service.url,)) as running:
        yield running


def subscribed(guest: httpx.Client, service: PushService, **facts: Any) -> Subscriber:
    """Return a new browser that shows a guest's notifications."""
    browser = Subscriber(service.url, guest.get("/api/push").raise_for_status().json()["key"])
    guest.put("/api/push/devices", json=browser.facts(**facts)).raise_for_status()
    return browser


def devices(guest: httpx.Client) -> list[str]:
    """Return the browsers of a guest."""
    return [one["id"] for one in guest.get("/api/push").raise_for_status().json()["devices"]]


def leave(server: Live, table: str, peer: Peer) -> None:
    """Close a socket, and wait until the server knows."""
    host = server.services.lobby.hosts[table]
    before = len(host.broadcast.listeners)
    peer.close()
    wait_until(lambda: len(host.broadcast.listeners) < before)


def skip_to(server: Live, table: str, seat: int) -> None:
    """Let clocks run out until it is the turn of a seat again."""
    server.advance(DAY)
    host = settle(server, table)
    while host.table.running.actors != (seat,):
        server.advance(DAY)
        host = settle(server, table)


def nothing_more(server: Live) -> None:
    """Wait until no notification waits to be sent."""
    wait_until(lambda: not server.services.sender.busy)


def test_who_is_away_is_told_that_it_is_their_turn(server: Live, service: PushService) -> None:
    _, ben, table, own, other = by_day(server, name="Friday round")
    browser = subscribed(ben, service)
    leave(server, table, other)
    skip_to(server, table, 1)
    sent = service.pushed_to(browser)[-1]
    assert sent["title"] == "Black Spy: your turn"
    assert sent["body"] == "Table “Friday round”. You have 24 hours to answer."
    assert (sent["path"], sent["language"]) == (f"/table/{table}", "en")
    assert sorted(sent) == ["body", "language", "path", "title"]
    own.close()


@pytest.mark.unmetered
def test_who_is_there_is_told_nothing(server: Live, service: PushService) -> None:
    ada, ben, table, own, other = by_day(server)
    subscribed(ada, service)
    away = subscribed(ben, service)
    leave(server, table, other)
    skip_to(server, table, 0)
    skip_to(server, table, 1)
    service.pushed_to(away)
    nothing_more(server)
    assert {service.url + one.path for one in service.received} == {away.endpoint}
    own.close()


def test_one_turn_is_told_once(server: Live, service: PushService) -> None:
    _, ben, table, own, other = by_day(server)
    browser = subscribed(ben, service)
    leave(server, table, other)
    skip_to(server, table, 1)
    nothing_more(server)
    before = len(service.pushed_to(browser))
    assert own.ask(type="say", phrase="hello")["type"] == "done"
    leave_alone(server, table, own)
    server.sit_down(ben, table).close()
    nothing_more(server)
    assert len(service.received) == before


def test_a_game_with_short_clocks_tells_nothing(server: Live, service: PushService) -> None:
    _, ben, table, own, other = by_day(server, clock=60.0, away_seconds=600)
    subscribed(ben, service)
    leave(server, table, other)
    assert own.ask(**passes(own))["type"] == "done"
    server.advance(61)
    nothing_more(server)
    assert service.received == []
    own.close()


@pytest.mark.unmetered
def test_the_end_of_a_game_is_told_without_its_result(server: Live, service: PushService) -> None:
    single = dict(game("black-spy").setup.SINGLE_DEAL)
    _, ben, table, own, other = by_day(server, options=single)
    leave(server, table, other)
    host = settle(server, table)
    browser = subscribed(ben, service)
    while host.table.stage == "playing":
        server.advance(DAY)
        settle(server, table)
    nothing_more(server)
    sent = service.pushed_to(browser)[-1]
    assert (sent["title"], sent["body"]) == ("Black Spy: your game is over", "See how it ended.")
    assert sent["path"] == f"/table/{table}"
    own.close()


def test_a_personal_invitation_is_told_once(server: Live, service: PushService) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    browser = subscribed(ben, service, language="xx-AT")
    played_together(server, ada, ben)
    made = server.table(ada, name="Again")
    for _ in range(2):
        assert invite(ada, person(ada, "Ben"), made["table"]).status_code == 204
    nothing_more(server)
    (sent,) = service.pushed_to(browser)
    assert sent["title"] == "Ada invites you to Black Spy"
    assert sent["body"] == "Table “Again”. Join the table."
    assert sent["path"] == "/join/" + made["invitation"]["link"].rpartition("/")[2]


def test_an_invitation_by_somebody_who_is_blocked_makes_no_sound(server: Live, service: PushService) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    subscribed(ben, service)
    played_together(server, ada, ben)
    block(ben, person(ben, "Ada"))
    assert invite(ada, person(ada, "Ben"), server.table(ada)["table"]).status_code == 204
    nothing_more(server)
    assert service.received == []


def test_messages_are_equally_long_and_say_to_the_service_only_how_urgent_they_are(
    server: Live, ada: httpx.Client, ben: httpx.Client, service: PushService
) -> None:
    subscribed(ben, service)
    played_together(server, ada, ben)
    for name in ("Short", "A name of a table with many characters"):
        made = server.table(ada, name=name)
        assert invite(ada, person(ada, "Ben"), made["table"]).status_code == 204
    wait_until(lambda: len(service.received) == 2)
    first, second = service.received
    assert len(first.body) == len(second.body)
    assert first.headers["topic"] != second.headers["topic"]
    assert (first.headers["ttl"], first.headers["urgency"]) == ("86400", "normal")
    readable = json.dumps([first.headers, second.headers]) + repr((first.body, second.body))
    assert not any(word in readable for word in ("Ada", "Ben", "Short", made["table"]))


def test_only_the_guest_of_a_browser_lists_and_removes_it(server: Live, service: PushService) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    subscribed(ada, service)
    (name,) = devices(ada)
    assert devices(eve) == []
    assert eve.delete(f"/api/push/devices/{name}").status_code == 404
    assert ada.delete(f"/api/push/devices/{name}").status_code == 204
    assert ada.delete(f"/api/push/devices/{name}").status_code == 404
    assert devices(ada) == []
    assert server.guest(None).get("/api/push").status_code == 401


def test_a_browser_belongs_to_the_guest_who_used_it_last(server: Live, service: PushService) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    browser = subscribed(ada, service)
    ben.put("/api/push/devices", json=browser.facts()).raise_for_status()
    assert (len(devices(ada)), len(devices(ben))) == (0, 1)


def test_a_guest_has_a_bounded_number_of_browsers(server: Live, service: PushService) -> None:
    ada = server.guest("Ada")
    first = subscribed(ada, service)
    (oldest,) = devices(ada)
    for _ in range(MAX_DEVICES):
        subscribed(ada, service)
    assert len(devices(ada)) == MAX_DEVICES
    assert oldest not in devices(ada)
    assert first.endpoint


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"endpoint": "https://example.org/send/1"}, "unknown-push-service"),
        ({"endpoint": "http://127.0.0.1:9/send/1"}, "unknown-push-service"),
        ({"endpoint": "http://j["}, "unknown-push-service"),
        ({"endpoint": "https://fcm.googleapis.com:8443/send/1"}, "unknown-push-service"),
        ({"p256dh": "B" * 87}, "invalid-push-keys"),
        ({"p256dh": "short"}, "malformed"),
        ({"auth": "!" * 22}, "malformed"),
        ({"language": "<script>"}, "malformed"),
        ({"endpoint": "https://fcm.googleapis.com/" + "a" * 1000}, "malformed"),
        ({"endpoint": "https://fcm.googleapis.com/a\r\nX: y"}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_what_is_no_subscription_is_refused(
    server: Live, ada: httpx.Client, service: PushService, changed: dict[str, Any], reason: str
) -> None:
    browser = Subscriber(service.url, "")
    refused = ada.put("/api/push/devices", json=browser.facts(**changed))
    assert refused.status_code == 422
    assert reason in (refused.json()["reason"], refused.json()["code"])
    assert devices(ada) == []


def test_a_deleted_guest_is_told_nothing_and_takes_browsers_along(server: Live, service: PushService) -> None:
    ada = server.guest("Ada")
    browser = subscribed(ada, service)
    archive = ada.get("/api/guest/archive").raise_for_status().content
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        (kept,) = json.loads(files.read("guest.json"))["notified_browsers"]
    assert kept["endpoint"] == browser.endpoint
    guest = server.services.store.push_devices.of_guest
    secret = ada.cookies["spydeck_guest"].partition(".")[0]
    assert len(guest(secret)) == 1
    assert ada.delete("/api/guest").status_code == 204
    assert guest(secret) == []


def test_a_browser_that_its_service_has_forgotten_is_forgotten(server: Live, service: PushService) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    subscribed(ben, service)
    played_together(server, ada, ben)
    service.answers.append((410, {}))
    assert invite(ada, person(ada, "Ben"), server.table(ada)["table"]).status_code == 204
    nothing_more(server)
    assert devices(ben) == []


@pytest.mark.parametrize("url", ["https://", "push.example.org", "ftp://example.org", "https://a.org/b", ""])
def test_a_push_service_is_named_by_its_origin(url: str) -> None:
    with pytest.raises(InvalidOption, match="a push service is like"):
        Config(push_services=(url,))


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/a:b", True),
        ("https://fcm.googleapis.com:443/fcm/send/a", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/a", True),
        ("https://web.push.apple.com/a", True),
        ("https://wns2-db5p.notify.windows.com/w/?token=a", True),
        ("http://fcm.googleapis.com/a", False),
        ("https://fcm.googleapis.com.example.org/a", False),
        ("https://evilpush.apple.com/a", False),
        ("https://push.apple.com/a", False),
        ("https://fcm.googleapis.com@127.0.0.1/a", False),
        ("https://127.0.0.1/a", False),
        ("https://[::1]/a", False),
        ("https://fcm.googleapis.com:99999/a", False),
        ("https://[::ffff:7f00:1%1.push.apple.com]/x", False),
        ("https://[::1].push.apple.com/x", False),
        ("https://127.0.0.1\\.push.apple.com/x", False),
        ("https://127.0.0.1%2f.push.apple.com/x", False),
        ("https://127.0.0.1;.push.apple.com/x", False),
        ("https://127.0.0.1\t.push.apple.com/x", False),
        ("https://127.0.0.1 .push.apple.com/x", False),
        ("https://127.0.0.1\u3002push.apple.com/x", False),
        ("https://a..push.apple.com/x", False),
        ("https://.push.apple.com/x", False),
        ("https://web.push.apple.com./x", False),
        ("https://web.push.apple.com:/x", False),
        ("https://web.push.apple.com:0/x", False),
        ("https:\\\\web.push.apple.com/x", False),
        ("https:web.push.apple.com/x", False),
        ("https://127.0.0.1/\\@web.push.apple.com/x", False),
        ("https://fcm.googleapis.com\\@127.0.0.1/a", False),
        ("https://fcm.googleapis.com/a#b", False),
        ("https://fcm.googleapis.com/a\nb", False),
        (" https://fcm.googleapis.com/a", False),
        ("HTTPS://FCM.googleapis.com/a", True),
        ("https://own.example.org/a", True),
        ("https://own.example.org\\@127.0.0.1/a", False),
        ("https://own.example.org:444/a", False),
        ("https://capital.example.org/a", True),
    ],
)
def test_messages_go_to_known_services_only(endpoint: str, known: bool) -> None:
    assert is_push_service(endpoint, ("https://own.example.org", "https://Capital.example.org/")) is known


def test_the_key_is_made_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'keys.db'}"
    keys = []
    for _ in range(2):
        with live(url) as server:
            keys.append(server.guest("Ada").get("/api/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


def device(service: PushService, signer: Signer) -> tuple[PushDevice, Subscriber]:
    """Return a browser as the store has it, and itself."""
    browser = Subscriber(service.url, signer.public_key)
    facts = browser.facts()
    saved = PushDevice("a" * 64, "ann", facts["endpoint"], facts["p256dh"], facts["auth"], "en", 1)
    return saved, browser


class Sending:
    """A sender that waits for nothing, and the pauses that it would have made."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.paused: list[float] = []
        self._store, self._metrics = store, metrics

    async def _pause(self, seconds: float) -> None:
        self.paused.append(seconds)

    def send(self, guest: str, signer: Signer, told: Notification) -> None:
        """Send a notification, and wait until that has ended."""

        async def run() -> None:
            journal = Journal(self._store)
            sender = Sender(self._store.push_devices, journal, signer, self._metrics, self._pause)
            sender.notify(guest, told)
            while sender.busy:
                await asyncio.sleep(0.01)
            await sender.close()
            await journal.close()

        asyncio.run(run())


@pytest.mark.parametrize(
    ("answers", "paused", "outcome"),
    [
        ([(503, {}), (500, {})], [*PAUSES[:2]], "delivered"),
        ([(429, {"Retry-After": "120"})], [120.0], "delivered"),
        ([(429, {"Retry-After": "999999"})], [3600.0], "delivered"),
        ([(429, {"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"})], [PAUSES[0]], "delivered"),
        ([(503, {})] * 5, [*PAUSES], "failed"),
        ([(403, {})], [], "refused"),
        ([(307, {"Location": "http://127.0.0.1:9/"})], [], "refused"),
        ([(404, {})], [], "gone"),
    ],
)
def test_what_a_service_cannot_do_now_is_tried_again(
    store: Store,
    service: PushService,
    answers: list[tuple[int, dict[str, str]]],
    paused: list[float],
    outcome: str,
) -> None:
    signer, metrics = Signer(new_key(), "https://cards.example.org"), Metrics()
    saved, browser = device(service, signer)
    store.push_devices.put(saved)
    service.answers += answers
    sending = Sending(store, metrics)
    sending.send("ann", signer, notification.over("0" * 16, None, "spycard"))
    assert sending.paused == paused
    assert f'spydeck_notifications_total{{node="1",outcome="{outcome}"}} 1.0'.encode() in metrics.text()
    assert len(service.received) == len(paused) + 1
    assert json.loads(browser.decrypted(service.received[-1]))["title"] == "Spycard: your game is over"
    assert len(store.push_devices.of_guest("ann")) == (outcome != "gone")


class Post:
    """Sending to push services that take any time: each request ends as soon as a test says how."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.metrics = Metrics()
        self.requests: list[str] = []
        """The titles of the notifications on their way, each with the browser."""
        self.answers: asyncio.Queue[int] = asyncio.Queue()
        self._journal = Journal(store)
        signer = Signer(new_key(), "https://cards.example.org")
        monkeypatch.setattr(signer, "request", lambda device, told: f"{device.id}: {told.title}")
        monkeypatch.setattr(Sender, "_post", lambda _, request: self._post(request))
        self.sender = Sender(store.push_devices, self._journal, signer, self.metrics, self._pause)

    async def _post(self, request: str) -> tuple[int, float]:
        self.requests.append(request)
        return await self.answers.get(), 0.0

    async def _pause(self, seconds: float) -> None:
        """Try again at once."""

    async def sent(self, number: int) -> list[str]:
        """Return the requests once there have been so many, and for all others there is a place or none."""
        while len(self.requests) < number or self.sender._found:
            await asyncio.sleep(0.001)
        return self.requests

    def counted(self, outcome: str) -> int:
        """Return how many notifications have ended in some way."""
        line = re.search(rf'outcome="{outcome}"}} (\d+)', self.metrics.text().decode())
        return 0 if line is None else int(line[1])

    async def waiting(self, address: str, number: int) -> None:
        """Wait until so many requests of an address wait for their turn."""
        while self.sender._turns.count(address) < number:
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Give up what has not been sent."""
        for task in self.sender._tasks:
            task.cancel()
        await self.sender.close()
        await self._journal.close()


def told(title: str, table: str) -> Notification:
    return Notification(title, "turn-body", f"/table/{table}", 60)


@pytest.fixture
def bounds() -> dict[str, int]:
    return {}


@pytest.fixture
@asynccontextmanager
async def post(store: Store, monkeypatch: pytest.MonkeyPatch, bounds: dict[str, int]) -> AsyncIterator[Post]:
    """Sending within bounds to two guests, each with a browser that is named like the guest."""
    for name, bound in bounds.items():
        monkeypatch.setattr(sender, name, bound)
    for guest in ("ada", "ben"):
        store.push_devices.put(PushDevice(guest, guest, "https://fcm.googleapis.com/x", "", "", "en", 1))
    post = Post(store, monkeypatch)
    try:
        yield post
    finally:
        await post.close()


@pytest.mark.real_time
async def test_of_each_table_a_browser_has_one_notification_to_come_the_latest(post: Post) -> None:
    post.sender.notify("ada", told("first", "heron"))
    await post.sent(1)
    for number in range(50):
        post.sender.notify("ada", told(f"later {number}", "heron"))
    assert await post.sent(1) == ["ada: first"]
    post.answers.put_nowait(503)
    assert await post.sent(2) == ["ada: first", "ada: later 49"]
    post.sender.notify("ada", told("last", "heron"))
    await post.sent(2)
    for status in (201, 503, 201):
        post.answers.put_nowait(status)
    while post.sender.busy:
        await asyncio.sleep(0.001)
    assert post.requests[2:] == ["ada: last"] * 2
    assert (post.counted("delivered"), post.counted("dropped")) == (2, 0)
    post.sender.notify("ada", told("one", "lynx"))
    await post.sent(5)
    post.sender.notify("ada", told("two", "lynx"))
    await post.sent(5)
    for status in (503, 201):
        post.answers.put_nowait(status)
    while post.sender.busy:
        await asyncio.sleep(0.001)
    assert post.requests[4:] == ["ada: one", "ada: two"]


@pytest.mark.real_time
@pytest.mark.parametrize("bounds", [{"MAX_OF_GUEST": 3}])
async def test_a_guest_with_many_tables_fills_no_more_than_some_places(post: Post) -> None:
    for number in range(40):
        post.sender.notify("ada", told(str(number), str(number)))
    await post.sent(3)
    post.sender.notify("ben", told("his", "heron"))
    assert (await post.sent(4))[3:] == ["ben: his"]
    assert post.counted("dropped") == 37


@pytest.mark.real_time
@pytest.mark.parametrize("bounds", [{"AT_ONCE": 1, "MAX_WAITING": 5}])
async def test_addresses_take_turns_and_the_one_with_the_most_makes_room(post: Post) -> None:
    for number in range(5):
        post.sender.notify("ada", told(f"a{number}", f"a{number}"), "192.0.2.1")
    await post.waiting("192.0.2.1", 4)
    for number in range(2):
        post.sender.notify("ben", told(f"b{number}", f"b{number}"), "192.0.2.2")
    await post.waiting("192.0.2.2", 2)
    assert post.counted("dropped") == 2
    for _ in range(5):
        post.answers.put_nowait(201)
    sent = await post.sent(5)
    assert [one.partition(":")[0] for one in sent] == ["ada", "ada", "ben", "ada", "ben"]


@pytest.mark.parametrize(
    ("error", "outcome"), [(socket.EAI_NONAME, "gone"), (socket.EAI_AGAIN, "failed")], ids=["none", "unknown"]
)
def test_a_browser_whose_push_service_does_not_exist_is_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: int, outcome: str
) -> None:
    """Only if that is known: without a network no name can be looked up."""

    def looked_up(*_: Any, **__: Any) -> None:
        raise socket.gaierror(error, "it could not be resolved")

    monkeypatch.setattr("spydeck.server.push.sender.socket.getaddrinfo", looked_up)
    with push_service() as running:
        signer, metrics = Signer(new_key(), "https://cards.example.org"), Metrics()
        saved, _ = device(running, signer)
    store.push_devices.put(replace(saved, endpoint="https://no.push.apple.com/x"))
    sending = Sending(store, metrics)
    sending.send("ann", signer, notification.over("0" * 16, None, "spycard"))
    assert f'outcome="{outcome}"}} 1.0'.encode() in metrics.text()
    assert sending.paused == [*PAUSES] * (outcome == "failed")
    assert len(store.push_devices.of_guest("ann")) == (outcome == "failed")


def test_a_service_that_is_not_there_fails(store: Store) -> None:
    with push_service() as gone:
        signer, metrics = Signer(new_key(), "https://cards.example.org"), Metrics()
        store.push_devices.put(device(gone, signer)[0])
    sending = Sending(store, metrics)
    sending.send("ann", signer, notification.over("0" * 16, None, "spycard"))
    assert sending.paused == [*PAUSES]
    assert b'outcome="failed"} 1.0' in metrics.text()


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (259_200, "3 days"),
        (172_800, "2 days"),
        (86_400, "24 hours"),
        (86_399, "24 hours"),
        (3_600, "1 hour"),
        (1_800, "30 minutes"),
        (60, "1 minute"),
        (0, "1 minute"),
    ],
)
def test_the_time_to_answer_is_said_in_round_words(seconds: int, words: str) -> None:
    sent = json.loads(notification.turn("0" * 16, None, "spy-tricks", seconds).payload("en"))
    assert sent["body"] == f"You have {words} to answer."


def test_the_longest_names_fit_into_a_message() -> None:
    longest = notification.invited("t" * 64, "🕵" * 40, "spy-tricks", "🃏" * 40, 60)
    assert len(longest.payload("en")) == PADDED_BYTES


def test_keys_that_encrypt_nothing_are_known() -> None:
    browser = Subscriber("", "").facts()
    check_keys(browser["p256dh"], browser["auth"])
    for key, auth in ((encoded(b"\4" + bytes(64)), browser["auth"]), (browser["p256dh"], encoded(bytes(15)))):
        with pytest.raises(InvalidDevice):
            check_keys(key, auth)
    assert encryption.topic("/table/0") != encryption.topic("/table/1")
