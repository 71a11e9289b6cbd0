"""Sends notifications to the push services of browsers.

Nothing waits for that: what cannot be delivered is tried again for some minutes, and a browser that its push
service does not know any more is forgotten. What is still to be sent when the process ends is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
import structlog

from spydeck.server.metrics import Metrics
from spydeck.server.push.encryption import PushRequest, Signer
from spydeck.server.push.notification import Notification
from spydeck.server.store.errors import StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.push_devices import PushDevices
from spydeck.server.store.records import PushDevice

MAX_WAITING = 2_000
"""Notifications that wait or are being sent; more are not sent."""
AT_ONCE = 16
"""Requests at the same time."""
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

logger = structlog.get_logger(__name__)
Sleep = Callable[[float], Awaitable[None]]


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
        self._free = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def notify(self, guest: str, notification: Notification) -> None:
        """Send a notification to all browsers of a guest that show them, soon."""
        if len(self._tasks) >= MAX_WAITING:
            self._metrics.pushed("dropped")
            return
        task = asyncio.get_running_loop().create_task(self._send_to_all(guest, notification))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
        if self._client is not None:
            await self._client.aclose()

    async def _send_to_all(self, guest: str, notification: Notification) -> None:
        try:
            devices = await self._journal.read(self._devices.of_guest, guest)
        except StoreError as error:
            logger.warning("a notification was not sent", reason=str(error))
            return
        await asyncio.gather(*(self._send(device, notification) for device in devices))

    async def _send(self, device: PushDevice, notification: Notification) -> None:
        """Send a notification to one browser, again and again if necessary; count how that ended."""
        try:
            request = await asyncio.to_thread(self.signer.request, device, notification)
            outcome = await self._deliver(request)
        except Exception as error:  # noqa: BLE001  one browser must not keep others from being told
            outcome = "failed"
            logger.warning("a notification was not sent", reason=repr(error))
        self._metrics.pushed(outcome)
        if outcome == "gone":
            with suppress(StoreError):
                await self._journal.change(self._devices.drop, device.id, device.guest)

    async def _deliver(self, request: PushRequest) -> str:
        """Return how sending a request ended: "delivered", "gone", "refused" or "failed"."""
        for pause in (*PAUSES, None):
            status, wished = await self._post(request)
            if status < TOO_MANY or TOO_MANY < status < FAILED:
                return self._outcome(request, status)
            if pause is not None:
                await self._sleep(min(max(pause, wished), MAX_PAUSE))
        return "failed"

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
            async with (
                self._free,
                asyncio.timeout(SECONDS),
                self._client.stream(
                    "POST", request.url, headers=request.headers, content=request.body
                ) as answer,
            ):
                return answer.status_code, seconds_in(answer.headers.get("retry-after", ""))
        except (httpx.TransportError, TimeoutError):
            return FAILED, 0.0


def seconds_in(retry_after: str) -> float:
    """Return the seconds of a `Retry-After`; 0 if it is a date or nothing."""
    return float(retry_after) if retry_after.isascii() and retry_after.isdigit() else 0.0
