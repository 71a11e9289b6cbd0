"""Sends notifications to the push services of browsers.

Nothing waits for that: what cannot be delivered is tried again for some minutes, and a browser that its push
service does not know any more, or whose push service does not exist, is forgotten. Of each table a browser
has one notification to come, the latest. Addresses take turns, and where there is no room, the one with the
most to send makes some. What is still to be sent when the process ends is lost.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from urllib.parse import urlsplit

import httpx
import structlog

from spydeck.server.config import origin_of
from spydeck.server.metrics import Metrics
from spydeck.server.push.encryption import PushRequest, Signer
from spydeck.server.push.notification import Notification
from spydeck.server.rates import Place, TurnsOfTables
from spydeck.server.store.credentials import PushDevices
from spydeck.server.store.errors import StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.records import PushDevice

MAX_WAITING = 2_000
"""Notifications that wait or are being sent; for more, some of whoever has the most are given up."""
MAX_OF_GUEST = 50
"""Of these, those to the browsers of one guest."""
AT_ONCE = 16
"""Requests at the same time."""
RESOLVERS = 4
"""Threads that look up hosts: one that does not exist can take long, for which nothing else should wait."""
MAX_REACHED = 1_000
"""Hosts that are known to exist."""
SECONDS = 10.0
"""For a push service to answer."""
PAUSES = (5.0, 30.0, 180.0, 900.0)
"""Seconds before each further attempt."""
MAX_PAUSE = 3_600.0
"""The longest pause for which a push service can ask."""
FAREWELL_SECONDS = 2.0
"""For what is being sent when the server stops."""
GONE = (404, 410)
TOO_MANY = 429
FAILED = 500
NO_SUCH_HOST = tuple(getattr(socket, name) for name in ("EAI_NONAME", "EAI_NODATA") if hasattr(socket, name))
"""The errors of looking up a host, if there is none by this name."""

logger = structlog.get_logger(__name__)
Sleep = Callable[[float], Awaitable[None]]
Key = tuple[str, str]
"""A browser or a guest, and the page that a notification opens."""
KNOWN = ("fcm.googleapis.com",)
"""The push service of Chrome, Edge, Opera and others that are built on Chromium."""
KNOWN_DOMAINS = ("push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""Push services of Firefox, of Safari, and of Edge on Windows, which have many hosts."""


@dataclass(eq=False)
class Sending:
    """A notification that is being sent to a browser."""

    device: PushDevice
    notification: Notification
    """The latest."""
    place: Place
    """Whose turn it is to send it."""
    sent: Notification | None = None
    """The one that was sent last."""
    task: asyncio.Task[None] = field(init=False)

    @property
    def key(self) -> Key:
        """The browser and the page, for which there is one notification."""
        return self.device.id, self.notification.path


class Sender:
    """The notifications that are being sent."""

    def __init__(
        self,
        devices: PushDevices,
        journal: Journal,
        signer: Signer,
        metrics: Metrics,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.signer = signer
        self._devices = devices
        self._journal = journal
        self._metrics = metrics
        self._sleep = sleep
        self._client: httpx.AsyncClient | None = None
        self._free = AT_ONCE
        self._turns: TurnsOfTables[asyncio.Future[None]] = TurnsOfTables()
        self._found: dict[Key, Notification] = {}
        """The notifications of guests whose browsers are being looked for."""
        self._sending: dict[Key, Sending] = {}
        self._of_guest: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "spydeck-resolver")
        self._reached: set[str] = set()

    def notify(self, guest: str, notification: Notification, address: str = "") -> None:
        """Send a notification to all browsers of a guest that show them, soon.

        address: where the person is because of whom it is sent; empty if there is none.
        """
        key = guest, notification.path
        if key in self._found:
            self._found[key] = notification
        elif len(self._found) >= MAX_WAITING:
            self._metrics.pushed("dropped")
        else:
            self._found[key] = notification
            place = Place(notification.path, address=address or f"guest {guest}")
            self._start(self._find(key, place))

    @property
    def busy(self) -> bool:
        """Whether a notification waits or is being sent."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Stop; what has not been sent within some seconds is lost."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FAREWELL_SECONDS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            await self._client.aclose()

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _find(self, key: Key, place: Place) -> None:
        """Send a notification to the browsers of a guest."""
        try:
            devices = await self._journal.read(self._devices.of_guest, key[0])
        except StoreError as error:
            logger.warning("a notification was not sent", reason=str(error))
            return
        finally:
            notification = self._found.pop(key)
        for device in devices:
            self._put(Sending(device, notification, place))

    def _put(self, new: Sending) -> None:
        """Send a notification, instead of one about the same table that has not been sent yet."""
        guest, address = new.device.guest, new.place.address
        if new.key in self._sending:
            self._sending[new.key].notification = new.notification
            return
        if self._of_guest[guest] >= MAX_OF_GUEST or not self._make_room(address):
            self._metrics.pushed("dropped")
            return
        self._sending[new.key] = new
        self._of_guest[guest] += 1
        self._of_address[address] += 1
        new.task = self._start(self._send(new))
        new.task.add_done_callback(lambda _: self._end(new))

    def _make_room(self, address: str) -> bool:
        """Return whether an address can send one more; if necessary, one is given up of who has the most."""
        if len(self._sending) < MAX_WAITING:
            return True
        ((most, count),) = self._of_address.most_common(1)
        if count <= self._of_address[address] + 1:
            return False
        latest = next(one for one in reversed(self._sending.values()) if one.place.address == most)
        latest.task.cancel()
        self._end(latest)
        self._metrics.pushed("dropped")
        return True

    def _end(self, one: Sending) -> None:
        if self._sending.get(one.key) is not one:
            return
        del self._sending[one.key]
        for counts, name in ((self._of_guest, one.device.guest), (self._of_address, one.place.address)):
            counts[name] -= 1
            if not counts[name]:
                del counts[name]

    async def _send(self, one: Sending) -> None:
        """Send a notification to one browser, again and again if necessary; count how that ended."""
        while one.sent is not one.notification:
            try:
                outcome = await self._deliver(one)
            except Exception as error:  # noqa: BLE001  one browser must not keep others from being told
                outcome = "failed"
                logger.warning("a notification was not sent", reason=repr(error))
            self._metrics.pushed(outcome)
            if outcome != "delivered":
                break
        if outcome == "gone":
            with suppress(StoreError):
                await self._journal.change(self._devices.drop, one.device.id, one.device.guest)

    async def _deliver(self, one: Sending) -> str:
        """Return how sending to a browser ended: "delivered", "gone", "refused" or "failed"."""
        for pause in (*PAUSES, None):
            one.sent = one.notification
            request = await asyncio.to_thread(self.signer.request, one.device, one.sent)
            async with self._turn(one.place):
                status, wished = await self._post(request)
            if status < TOO_MANY or TOO_MANY < status < FAILED:
                return self._outcome(request, status)
            if pause is not None:
                await self._sleep(min(max(pause, wished), MAX_PAUSE))
        return "failed"

    @asynccontextmanager
    async def _turn(self, place: Place) -> AsyncIterator[None]:
        """Wait for the turn of a place to send a request."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._turns.put(turn, place)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._next_turn()
                raise
        try:
            yield
        finally:
            self._next_turn()

    def _next_turn(self) -> None:
        while self._turns:
            turn = self._turns.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _outcome(self, request: PushRequest, status: int) -> str:
        if status in GONE:
            return "gone"
        if httpx.codes.is_success(status):
            return "delivered"
        logger.warning("a push service refuses", service=urlsplit(request.url).hostname, status=status)
        return "refused"

    async def _post(self, request: PushRequest) -> tuple[int, float]:
        """Return the status of a push service's answer, and the seconds to wait that it wishes.

        A service that does not answer counts as one that fails. What it says beside the status is not read.
        """
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=SECONDS, trust_env=False, follow_redirects=False)
        try:
            async with asyncio.timeout(SECONDS):
                if not await self._exists(request.url):
                    return GONE[0], 0.0
                async with self._client.stream(
                    "POST", request.url, headers=request.headers, content=request.body
                ) as answer:
                    return answer.status_code, seconds_in(answer.headers.get("retry-after", ""))
        except (httpx.TransportError, TimeoutError, OSError):
            return FAILED, 0.0

    async def _exists(self, url: str) -> bool:
        """Return whether there is a host by the name in a URL. Raise `OSError` where that is not known."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        if host in self._reached:
            return True
        looking = partial(socket.getaddrinfo, host, parts.port, type=socket.SOCK_STREAM)
        try:
            await asyncio.get_running_loop().run_in_executor(self._resolvers, looking)
        except socket.gaierror as error:
            if error.errno in NO_SUCH_HOST:
                return False
            raise
        if len(self._reached) >= MAX_REACHED:
            self._reached.clear()
        self._reached.add(host)
        return True


def seconds_in(retry_after: str) -> float:
    """Return the seconds of a `Retry-After`; 0 if it is a date or nothing."""
    return float(retry_after) if retry_after.isascii() and retry_after.isdigit() else 0.0


def is_push_service(endpoint: str, more: Collection[str] = ()) -> bool:
    """Return whether a URL leads to a known push service, or to one at the origin of some more URLs."""
    found = origin_of(endpoint)
    if found is None or found in map(origin_of, more):
        return found is not None
    scheme, _, host = found.removesuffix(":443").partition("://")
    known = host in KNOWN or any(host.endswith(f".{domain}") for domain in KNOWN_DOMAINS)
    return known and scheme == "https"
