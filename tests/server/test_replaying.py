"""What replays finished games: in a process of its own, one request at a time, by turns of addresses."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from spydeck.errors import InvalidRecord
from spydeck.record import load
from spydeck.server.live.replaying import MAX_WAITING, MAX_WAITING_OF_ADDRESS, Replaying
from spydeck.server.table.decisions.decision import RefusedError

pytestmark = [pytest.mark.live, pytest.mark.real_time]


@pytest.fixture
def limit_seconds() -> float:
    return 60.0


@pytest.fixture
@asynccontextmanager
async def replaying(limit_seconds: float) -> AsyncIterator[Replaying]:
    """The process, which is stopped in the end."""
    replaying = Replaying(limit_seconds)
    try:
        yield replaying
    finally:
        await replaying.close()


async def test_addresses_take_turns_in_a_process_of_its_own(replaying: Replaying) -> None:
    done: list[str] = []

    async def one(name: str) -> int:
        found = await replaying.run(name[0], os.getpid)
        done.append(name)
        return found

    pids = await asyncio.gather(*map(one, ("a0", "a1", "a2", "b0", "b1", "c0")))
    assert done == ["a0", "a1", "b0", "c0", "a2", "b1"]
    assert len({*pids, os.getpid()}) == 2


@pytest.mark.parametrize(
    ("names", "waiting"),
    [("a" * 99, MAX_WAITING_OF_ADDRESS), ([str(n) for n in range(MAX_WAITING + 9)], MAX_WAITING)],
)
async def test_what_comes_while_too_much_waits_is_refused(
    replaying: Replaying, names: str | list[str], waiting: int
) -> None:
    found = await asyncio.gather(*(replaying.run(name, os.getpid) for name in names), return_exceptions=True)
    refused = [one.reason for one in found if isinstance(one, RefusedError)]
    assert refused == ["too-many-replays"] * (len(names) - 1 - waiting)
    assert len({one for one in found if isinstance(one, int)}) == 1


async def test_a_process_that_dies_is_replaced(replaying: Replaying) -> None:
    with pytest.raises(RefusedError) as caught:
        await replaying.run("a", os._exit, 1)
    assert caught.value.reason == "replay-failed"
    assert await replaying.run("a", os.getpid) != os.getpid()


@pytest.mark.parametrize("limit_seconds", [0.01])
async def test_what_takes_too_long_is_stopped(replaying: Replaying) -> None:
    with pytest.raises(RefusedError):
        await replaying.run("a", time.sleep, 600)


async def test_an_error_is_the_same_as_here(replaying: Replaying) -> None:
    with pytest.raises(InvalidRecord) as here:
        load("nothing")
    with pytest.raises(InvalidRecord) as there:
        await replaying.run("a", load, "nothing")
    assert str(there.value) == str(here.value)
    assert there.value.line == here.value.line


async def test_who_goes_away_loses_its_turn(replaying: Replaying) -> None:
    first, second, third = (asyncio.create_task(replaying.run(name, os.getpid)) for name in "abc")
    await asyncio.sleep(0)
    second.cancel()
    assert await first == await third
    with pytest.raises(asyncio.CancelledError):
        await second
