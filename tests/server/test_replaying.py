"""What replays finished games: in a process of its own, one request at a time, by turns of addresses."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import pytest

from spydeck.errors import InvalidRecord
from spydeck.record import load
from spydeck.server.live.replaying import MAX_WAITING, MAX_WAITING_OF_ADDRESS, Replaying
from spydeck.server.table.decisions.decision import RefusedError

pytestmark = pytest.mark.live


def run(scene: Callable[[Replaying], Awaitable[None]], limit_seconds: float = 60.0) -> None:
    """Play a scene, and stop the process."""

    async def whole() -> None:
        replaying = Replaying(limit_seconds)
        try:
            await scene(replaying)
        finally:
            await replaying.close()

    asyncio.run(whole())


def test_addresses_take_turns_in_a_process_of_its_own() -> None:
    async def scene(replaying: Replaying) -> None:
        done: list[str] = []

        async def one(name: str) -> int:
            found = await replaying.run(name[0], os.getpid)
            done.append(name)
            return found

        pids = await asyncio.gather(*map(one, ("a0", "a1", "a2", "b0", "b1", "c0")))
        assert done == ["a0", "a1", "b0", "c0", "a2", "b1"]
        assert len({*pids, os.getpid()}) == 2

    run(scene)


@pytest.mark.parametrize(
    ("names", "waiting"),
    [("a" * 99, MAX_WAITING_OF_ADDRESS), ([str(n) for n in range(MAX_WAITING + 9)], MAX_WAITING)],
)
def test_what_comes_while_too_much_waits_is_refused(names: str | list[str], waiting: int) -> None:
    async def scene(replaying: Replaying) -> None:
        found = await asyncio.gather(
            *(replaying.run(name, os.getpid) for name in names), return_exceptions=True
        )
        refused = [one.reason for one in found if isinstance(one, RefusedError)]
        assert refused == ["too-many-replays"] * (len(names) - 1 - waiting)
        assert len({one for one in found if isinstance(one, int)}) == 1

    run(scene)


def test_a_process_that_dies_is_replaced() -> None:
    async def scene(replaying: Replaying) -> None:
        with pytest.raises(RefusedError) as caught:
            await replaying.run("a", os._exit, 1)
        assert caught.value.reason == "replay-failed"
        assert await replaying.run("a", os.getpid) != os.getpid()

    run(scene)


def test_what_takes_too_long_is_stopped() -> None:
    async def scene(replaying: Replaying) -> None:
        with pytest.raises(RefusedError):
            await replaying.run("a", time.sleep, 600)

    run(scene, limit_seconds=0.01)


def test_an_error_is_the_same_as_here() -> None:
    async def scene(replaying: Replaying) -> None:
        with pytest.raises(InvalidRecord) as here:
            load("nothing")
        with pytest.raises(InvalidRecord) as there:
            await replaying.run("a", load, "nothing")
        assert str(there.value) == str(here.value)
        assert there.value.line == here.value.line

    run(scene)


def test_who_goes_away_loses_its_turn() -> None:
    async def scene(replaying: Replaying) -> None:
        first, second, third = (asyncio.create_task(replaying.run(name, os.getpid)) for name in "abc")
        await asyncio.sleep(0)
        second.cancel()
        assert await first == await third
        with pytest.raises(asyncio.CancelledError):
            await second

    run(scene)
