"""The host of a table saves before it publishes, runs automatically, and closes when it must."""

from __future__ import annotations

import asyncio
import base64
import json
from dataclasses import replace
from itertools import islice, pairwise
from typing import cast

import pytest

from spydeck.bots.thinking.brief import unsearched
from spydeck.games.action_text import read_action
from spydeck.games.game import search_of
from spydeck.games.reasons import Explanation
from spydeck.json_types import JsonObject
from spydeck.kernel import packed
from spydeck.match.observation import Observation
from spydeck.protocol.bounds import MAX_OPTIONS
from spydeck.protocol.messages import Done, Sealed
from spydeck.server.config import Limits
from spydeck.server.live.context import LiveContext
from spydeck.server.live.logbook import Logbook
from spydeck.server.live.workers import BotWorkers
from spydeck.server.metrics import Metrics, kind_of
from spydeck.server.store.errors import FAILED, FULL, MISFIT, TAKEN, NotSaved
from spydeck.server.store.journal import Journal
from spydeck.server.table.table import Table
from tests.server.hosted_table import HostedTable, LocalBots, Memory, black_spy, passing, run
from tests.server.manual_host import guest_of, snapshot

YEAR_MS = 31_557_600_000


async def test_nothing_is_published_before_it_is_saved() -> None:
    hosted = await black_spy()
    count = len(hosted.listeners[1].received)
    hosted.memory.gate = asyncio.Event()
    acting = asyncio.create_task(hosted.act(0, passing(hosted, 0)))
    await asyncio.sleep(5)
    assert len(hosted.listeners[1].received) == count
    hosted.memory.gate.set()
    reply = await acting
    assert reply["type"] == "done"
    assert hosted.listeners[1].messages("update")[-1]["seq"] == reply["seq"] == hosted.memory.seqs[-1]


async def test_what_was_saved_while_the_right_was_lost_is_shown_only_by_whoever_has_the_table_next() -> None:
    hosted = await black_spy()
    before, count = snapshot(hosted.table), len(hosted.listeners[1].received)
    hosted.memory.gate = asyncio.Event()
    acting = asyncio.create_task(hosted.act(0, passing(hosted, 0)))
    await asyncio.sleep(5)
    hosted.lease.valid = False
    hosted.memory.gate.set()
    reply = await acting
    assert (reply["code"], reply["reason"]) == ("not-saved", "table-reloading")
    hosted.lease.valid = True
    assert hosted.host.closed
    assert snapshot(hosted.table) == before
    assert hosted.listeners[1].received[count:] == []


async def test_a_move_that_cannot_be_saved_is_refused_and_can_be_made_later() -> None:
    hosted = await black_spy()
    before = snapshot(hosted.table)
    hosted.memory.trouble = NotSaved(FULL)
    reply = await hosted.act(0, passing(hosted, 0))
    assert (reply["type"], reply["code"]) == ("refused", "not-saved")
    assert FULL.sentence() in reply["message"]
    assert snapshot(hosted.table) == before
    hosted.memory.trouble = None
    assert (await hosted.act(0, passing(hosted, 0)))["type"] == "done"
    assert hosted.memory.seqs == list(range(1, hosted.table.seq + 1))


async def test_automatic_entries_are_retried_until_they_are_saved() -> None:
    hosted = await black_spy(persons=1)
    await hosted.act(0, passing(hosted, 0))
    hosted.memory.trouble = NotSaved(FULL)
    seq = hosted.table.seq
    await asyncio.sleep(30)
    assert hosted.table.seq == seq
    hosted.memory.trouble = None
    await asyncio.sleep(30)
    assert hosted.table.questions[0].now
    assert hosted.memory.seqs == list(range(1, hosted.table.seq + 1))


@pytest.mark.parametrize("trouble", [NotSaved(MISFIT, at_fault=True), NotSaved(FAILED, unsure=True)])
async def test_a_table_is_closed_when_it_is_unknown_what_was_saved(trouble: NotSaved) -> None:
    hosted = await black_spy()
    hosted.memory.trouble = trouble
    await hosted.act(0, passing(hosted, 0))
    assert hosted.host.closed
    assert {listener.farewell for listener in hosted.listeners.values()} == {"stopping"}
    hosted.memory.trouble = None
    reply = await hosted.act(1, passing(hosted, 1))
    assert reply["code"] == "not-saved"
    late = await hosted.connect(0)
    assert (late.farewell, late.received) == ("stopping", [])


async def test_a_closed_host_saves_nothing_and_turns_sockets_away() -> None:
    hosted = await black_spy()
    await hosted.host.close()
    saved = list(hosted.memory.seqs)
    reply = await hosted.act(0, passing(hosted, 0))
    assert reply["code"] == "not-saved"
    with pytest.raises(NotSaved):
        await hosted.host.join(guest_of(5), "Fay")
    assert (await hosted.connect(2)).farewell == "stopping"
    assert hosted.memory.seqs == saved


async def test_closing_waits_for_what_is_being_saved() -> None:
    hosted = await black_spy()
    hosted.memory.gate = asyncio.Event()
    acting = asyncio.create_task(hosted.act(0, passing(hosted, 0)))
    await asyncio.sleep(0)
    closing = asyncio.create_task(hosted.host.close())
    await asyncio.sleep(5)
    assert not closing.done()
    hosted.memory.gate.set()
    assert (await acting)["type"] == "done"
    await closing
    assert hosted.memory.seqs[-1] == hosted.table.seq


async def test_bots_move_automatically_until_a_person_is_asked() -> None:
    hosted = await black_spy(persons=1)
    await hosted.act(0, passing(hosted, 0))
    for _ in range(20):
        await asyncio.sleep(10)
        if hosted.table.stage != "over":
            await hosted.act(0, next(hosted.table.running.legal(0)))
    assert hosted.table.stage == "over"


@pytest.mark.parametrize(("persons", "waits"), [(1, {0}), (0, {2000})])
async def test_bots_alone_take_their_time(persons: int, waits: set[int]) -> None:
    """Where somebody only watches; where a person plays, the table's own pace counts."""

    hosted = HostedTable("spy-tricks", 4, Limits(bots_alone_seconds=2.0), pace=0)
    await hosted.gather(1, start=False)
    if not persons:
        await hosted.send(0, type="stand")
    await hosted.send(0, type="start")
    await asyncio.sleep(7)
    updates = hosted.listeners[0].messages("update")
    times = [one["at"] for one in updates if one["event"]["kind"] in ("started", "acted")]
    assert {after - before for before, after in pairwise(times)} == waits


async def test_players_are_not_shown_what_only_the_operator_can_mend() -> None:
    hosted = await black_spy()
    hosted.memory.trouble = NotSaved(TAKEN)
    reply = await hosted.act(0, passing(hosted, 0))
    assert (reply["code"], reply["reason"]) == ("not-saved", "database-trouble")
    assert "another Spydeck server" not in reply["message"]


def test_metrics_count_what_is_not_noted_yet_once() -> None:
    metrics = Metrics()
    for seconds in (0.0015, 0.003, 0.003):
        metrics.saved(2, seconds)
    for text in (metrics.text(), metrics.text()):
        assert b'spydeck_entries_total{node="1"} 6.0' in text
        assert b'spydeck_save_seconds_bucket{le="0.002",node="1"} 1.0' in text
        assert b'spydeck_save_seconds_count{node="1"} 3.0' in text


@pytest.mark.parametrize("reply", [Done(id="a", seq=1), Sealed(id="a", asked=1, answer="pass")])
def test_metrics_do_not_tell_a_sealed_answer_from_another_command(reply: Done | Sealed) -> None:
    metrics = Metrics()
    metrics.answered(kind_of(reply))
    assert b'spydeck_commands_total{answer="done",node="1"} 1.0' in metrics.text()
    assert b"sealed" not in metrics.text()


@pytest.mark.parametrize(("log", "start"), [(0, 1_000_000), (5_000_000, 5_000_000)])
def test_the_time_of_a_table_runs_evenly_whatever_happens_to_the_clock(log: int, start: int) -> None:
    clock, passed = 1_000_000, 77
    context = LiveContext(
        cast(Journal, Memory()), cast(BotWorkers, LocalBots()), clock=lambda: clock, stopwatch=lambda: passed
    )
    logbook = Logbook(Table("0123456789abcdef", at=log), "invitation", context)
    assert logbook.now() == start
    for clock in (1_000_000 - 30 * YEAR_MS, 1_000_000, 1_000_000 + 30 * YEAR_MS, 1_000_000):  # noqa: B007
        passed += 10
        assert logbook.now() == start + passed - 77


async def test_a_removed_member_whose_socket_says_hello_later_sees_nothing() -> None:
    hosted = await black_spy(persons=3)
    await hosted.send(0, type="remove", member=1)
    await hosted.send(2, type="leave")
    for member in (1, 2):
        late = await hosted.connect(member)
        assert (late.received, late.farewell) == ([], "removed")
        assert late not in hosted.host.broadcast.listeners


def test_a_bots_answer_while_the_scheduler_runs_is_not_missed() -> None:
    """Whenever the answers of bots coincide with something else, the table continues."""

    async def scene(delay: int) -> None:
        hosted = await black_spy(persons=1)
        hosted.workers.gate = asyncio.Event()
        await hosted.act(0, passing(hosted, 0))
        await asyncio.sleep(10)
        hosted.host._scheduler.wake()
        for _ in range(delay):
            await asyncio.sleep(0)
        hosted.workers.gate.set()
        await asyncio.sleep(60)
        assert hosted.table.questions[0].now

    for delay in range(6):
        run(scene(delay))


async def test_a_suggestion_is_for_the_seat_that_is_asked() -> None:
    hosted = await black_spy()
    reply = await hosted.send(0, type="suggest")
    assert hosted.table.running.is_legal(0, reply["action"])
    await hosted.act(0, reply["action"])
    assert (await hosted.send(0, type="suggest"))["code"] == "not-asked"


async def test_a_suggestion_says_why_from_what_the_seat_sees_in_bounded_size() -> None:
    hosted = await black_spy()
    assert (await hosted.send(0, type="suggest"))["later"] is True
    await hosted.act(0, passing(hosted, 0))
    hosted.workers.explains = very_long
    reply = await hosted.send(1, type="suggest")
    assert len(reply["explanation"]["options"]) == MAX_OPTIONS
    assert reply["explanation"]["reason"]["code"] == "policy"
    assert reply["explanation"]["odds"] == {"seat": 1}
    assert len(json.dumps(reply)) < MAX_OPTIONS * 400


async def test_a_client_that_thinks_itself_gets_a_brief_and_words_for_its_findings() -> None:
    hosted = await black_spy()
    seen = hosted.table.running.observation(0)
    reply = await hosted.send(0, type="suggest", here=True)
    assert (reply["type"], reply["asked"]) == ("brief", hosted.table.questions[0].since)
    assert base64.b64decode(reply["brief"]["record"]) == packed(seen.state)
    assert hosted.workers.questions == []
    found = findings(seen)
    said = await hosted.send(0, type="explain", asked=reply["asked"], found=found)
    assert said["action"] == next(seen.legal())
    assert [option["equal"] for option in said["explanation"]["options"]] == [True, False]
    nothing = await hosted.send(0, type="explain", asked=reply["asked"], found=None)
    assert nothing["explanation"]["reason"]["code"] == "policy"
    assert (await hosted.send(0, type="explain", asked=reply["asked"] - 1, found=found))["code"] == "stale"
    for part, wrong in (
        ("actions", ["3 1 0", "3 2 0"]),
        ("actions", ["99 1 0", found["actions"][1]]),
        ("actions", [f"{found['actions'][0].split()[0]} -1 {1 << 62}", found["actions"][1]]),
        ("behind", [0.0]),
        ("means", [[1.0], [1.0]]),
        ("effects", [[1.0], None]),
        ("shares", []),
    ):
        reply = await hosted.send(0, type="explain", asked=said["asked"], found={**found, part: wrong})
        assert reply["reason"] == "findings-invalid", part


def findings(seen: Observation) -> JsonObject:
    """Return what a search could have found out about the first two actions."""
    actions = [read_action(seen.game, text) for text in islice(seen.legal(), 2)]
    search = search_of(seen.game)
    return {
        "actions": [f"{action.verb} {action.subject} {action.objects}" for action in actions],
        "barred": [False, False],
        "equal": [True, False],
        "means": [[float(place)] * len(search.MEASURES) for place in range(2)],
        "errors": [[0.5] * len(search.MEASURES)] * 2,
        "behind": [0.0, 3.0],
        "behind_errors": [0.0, 0.5],
        "effects": [None, None],
        "shares": [0.5] * search.COUNTS,
        "rows": 100,
        "playouts": 200,
    }


def very_long(observation: Observation) -> Explanation:
    """Return an explanation with more options than are sent."""
    found = unsearched(observation, next(observation.legal()))
    many = tuple(replace(found.options[0], action=text) for text in islice(observation.legal(), 200))
    return replace(found, options=many, odds={"seat": observation.seat})


async def test_a_suggestion_is_computed_once_and_survives_a_disconnect() -> None:
    """A cancelled bot costs its process, which all tables share."""

    hosted = await black_spy()
    hosted.workers.gate = asyncio.Event()
    for _ in range(3):
        asking = asyncio.create_task(hosted.send(0, type="suggest"))
        await asyncio.sleep(1)
        asking.cancel()
        await asyncio.sleep(1)
    assert (hosted.workers.questions, hosted.workers.cancelled) == ([("sensible", 0)], 0)
    hosted.workers.gate.set()
    reply = await hosted.send(0, type="suggest")
    assert hosted.table.running.is_legal(0, reply["action"])
    await hosted.act(0, reply["action"])
    assert hosted.workers.questions == [("sensible", 0)]


async def test_members_who_speak_too_often_must_wait() -> None:
    hosted = await black_spy(limits=Limits(said_per_minute=2))
    replies = [await hosted.send(1, type="say", phrase="hello") for _ in range(3)]
    assert [reply["type"] for reply in replies] == ["done", "done", "refused"]
    assert replies[2]["code"] == "too-many"
    assert (await hosted.send(2, type="say", phrase="hello"))["type"] == "done"
    again = await hosted.send(1, id="c2", type="say", phrase="hello")
    assert again == replies[0]


async def test_a_repeated_command_without_an_entry_receives_the_first_reply() -> None:
    hosted = HostedTable("spycard", 4)
    await hosted.gather(4)
    first = await hosted.send(1, id="first", type="advance", answers=["no jack"])
    for answers in ([], ["no jack"]):
        await hosted.send(1, type="advance", answers=answers)
    assert await hosted.send(1, id="first", type="advance", answers=[]) == first
    assert hosted.table.private[1].advance == ("no jack",)
