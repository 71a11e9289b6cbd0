"""Bots in their own processes: asked, replaced, interrupted, and gone with the server."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import spydeck
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.match.observation import Observation
from spydeck.server.live import bot_process
from spydeck.server.live.bot_process import BotFailed
from spydeck.server.live.processes import BEHIND
from spydeck.server.live.workers import ATTEMPTS, BotWorkers, Warming
from spydeck.server.rates import Place, advice_for
from spydeck.study.review import Decision
from tests.server import failing_bots
from tests.waiting import PATIENCE

pytestmark = [pytest.mark.live, pytest.mark.real_time]

PATIENT = 600.0
"""A time limit that no bot of these tests reaches."""


def seen(name: str = "spy-tricks") -> Observation:
    """Return the observation of the first seat that can act."""
    match = spydeck.new(name, seed=3)
    return match.observation(match.actors[0])


def sensible(observation: Observation) -> str:
    return spydeck.bot("sensible").choose(observation)


@asynccontextmanager
async def employed(*given: Any, **limits: Any) -> AsyncIterator[BotWorkers]:
    """Workers that are closed in the end; no process may be left then."""
    before = set(active_children())
    workers = BotWorkers(*given, **limits)
    try:
        yield workers
    finally:
        await workers.close()
    assert set(active_children()) <= before


@pytest.fixture
def count() -> int:
    return 1


@pytest.fixture
def workers(count: int) -> AbstractAsyncContextManager[BotWorkers]:
    """Workers whose bots can fail."""
    return employed(count, PATIENT, failing_bots.by_name)


async def begins(started: Path) -> None:
    """Wait until a bot thinks."""
    while not started.exists():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
async def test_a_bot_in_its_process_sees_and_does_the_same(workers: BotWorkers, game: Game) -> None:
    match = spydeck.new(game.name, seed=1)
    here = spydeck.bot("sensible")
    for _ in range(40):
        if match.over:
            break
        seat = match.actors[0]
        observation = match.observation(seat)
        with capture_logs() as logs:
            text = await workers.choose(f"sees {failing_bots.digest(observation)}", observation)
            assert text == next(observation.legal())
            assert match.is_legal(seat, await workers.choose("sensible", observation))
        assert logs == []
        match.act(seat, here.choose(observation))


@pytest.mark.parametrize("count", [2])
async def test_processes_are_up_before_the_first_question_where_wanted(workers: BotWorkers) -> None:
    assert workers.pids == ()
    await workers.start()
    pids = workers.pids
    assert len(set(pids)) == 2
    assert os.getpid() not in pids
    await workers.start()
    await asyncio.gather(*(workers.choose("sensible", seen()) for _ in range(6)))
    assert workers.pids == pids


async def test_a_killed_process_is_replaced_and_its_question_asked_again(workers: BotWorkers) -> None:
    await workers.start()
    (pid,) = workers.pids
    os.kill(pid, signal.SIGKILL)
    observation = seen()
    assert await workers.choose("sensible", observation) == sensible(observation)
    assert pid not in workers.pids


@pytest.mark.parametrize("count", [2])
async def test_a_process_that_dies_while_thinking_is_replaced(workers: BotWorkers, tmp_path: Path) -> None:
    """The other process continues, and no question is lost."""

    await workers.start()
    before = set(workers.pids)
    observation = seen()
    asked = [f"dies {tmp_path / 'dead'}"] + ["sensible"] * 12
    with capture_logs() as logs:
        texts = await asyncio.gather(*(workers.choose(bot, observation) for bot in asked))
    assert texts == [sensible(observation)] * 13
    assert [log["attempt"] for log in logs] == [1]
    assert len(before & set(workers.pids)) == 1


async def out_of_time(started: Path, patch: pytest.MonkeyPatch) -> None:
    """Move the clock past the time limit of a bot as soon as it thinks."""
    await begins(started)
    loop = asyncio.get_running_loop()
    patch.setattr(loop, "time", lambda time=loop.time: time() + PATIENT)


async def test_a_bot_that_thinks_too_long_is_cut_off(
    workers: BotWorkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await workers.start()
    (pid,) = workers.pids
    observation, started = seen(), tmp_path / "thought"
    with capture_logs() as logs:
        thinking = asyncio.create_task(workers.choose(f"thinks {started}", observation))
        await out_of_time(started, monkeypatch)
        text = await thinking
    assert text == sensible(observation)
    assert [(log["attempt"], log["why"]) for log in logs] == [(1, "it exceeded the time limit")]
    assert pid not in workers.pids


async def test_waiting_for_a_free_process_does_not_count_as_thinking(
    workers: BotWorkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are interrupted; waiting questions are answered on the first attempt."""

    await workers.start()
    started = [tmp_path / str(number) for number in range(2)]
    slow = [f"thinks {path}" for path in started]
    with capture_logs() as logs:
        asking = [asyncio.create_task(workers.choose(bot, seen())) for bot in [*slow, "random"]]
        for path in started:
            await out_of_time(path, monkeypatch)
        await asyncio.gather(*asking)
    assert {log["bot"] for log in logs} == set(slow)
    assert len(logs) == 2


@pytest.mark.parametrize("bot", ["dies", "raises", "cheats", "nobody"])
async def test_the_server_answers_for_a_bot_that_always_fails(workers: BotWorkers, bot: str) -> None:
    """The harmless one if there is one, else the first legal one; the log contains no secret."""

    match = spydeck.new("spycard", seed=3)
    for _ in range(2):
        observation = match.observation(match.actors[0])
        with capture_logs() as logs:
            text = await workers.choose(bot, observation)
        assert text == (match.harmless(match.actors[0]) or next(observation.legal()))
        assert [log.get("attempt") for log in logs] == [*range(1, ATTEMPTS + 1), None]
        assert "secret" not in str(logs)
        if match.harmless(match.actors[0]) is None:
            match.act(match.actors[0], "draft")


async def test_a_bot_that_fails_costs_no_process(workers: BotWorkers) -> None:
    await workers.start()
    pids = workers.pids
    await workers.choose("raises", seen())
    assert workers.pids == pids


async def test_a_question_no_longer_wanted_does_not_occupy_a_process(
    workers: BotWorkers, tmp_path: Path
) -> None:
    started = tmp_path / "started"
    asking = asyncio.create_task(workers.choose(f"thinks {started}", seen()))
    await begins(started)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    observation = seen()
    assert await workers.choose("sensible", observation) == sensible(observation)


async def test_closing_ends_thinking_bots_and_refuses_further_questions(
    workers: BotWorkers, tmp_path: Path
) -> None:
    started = tmp_path / "started"
    asked = [f"thinks {started}", "sensible"]
    asking = [asyncio.create_task(workers.choose(bot, seen())) for bot in asked]
    await begins(started)
    await workers.close()
    for task in asking:
        with pytest.raises(RuntimeError, match="closed"):
            await task
    with pytest.raises(RuntimeError, match="closed"):
        await workers.choose("sensible", seen())
    await workers.close()


async def test_tables_take_turns_and_people_come_first(workers: BotWorkers, tmp_path: Path) -> None:
    """While a bot thinks, one table asks much; another one comes second, and a person first."""

    await workers.start()
    started, order = tmp_path / "started", list[str]()

    async def ask(table: str, person: bool) -> None:
        await workers.choose("random", seen(), Place(table, person))
        order.append(table)

    thinking = asyncio.create_task(workers.choose(f"thinks {started}", seen()))
    await begins(started)
    asked = [*(("busy", False) for _ in range(4)), ("other", False), ("person", True)]
    waiting = [asyncio.create_task(ask(*one)) for one in asked]
    await asyncio.sleep(0)
    waiting[1].cancel()
    thinking.cancel()
    await asyncio.gather(thinking, *waiting, return_exceptions=True)
    assert order == ["person", "busy", "other", "busy", "busy"]


async def test_a_table_whose_time_is_spent_plays_sensibly() -> None:
    async with employed(1, PATIENT, failing_bots.spends, seconds_per_hour=0.05) as workers:
        place, observation = Place("table"), seen()
        spent, sensible_one = next(observation.legal()), list(observation.legal())[-1]
        assert await workers.choose("works", observation, place) == spent
        assert await workers.choose("hard", observation, place) == sensible_one
        assert await workers.choose("works", observation, place) == spent


class GivesUp:
    """Compiles nothing, which is known only after some time."""

    looks = 0

    @property
    def over(self) -> bool:
        """Whether it has given up."""
        return self.looks > 3

    def is_compiled(self, game: str) -> bool:
        """Return False."""
        self.looks += 1
        return False


async def test_with_a_seed_a_table_waits_for_what_is_compiled_and_plays_the_same_at_any_time() -> None:
    async with employed(1, PATIENT, seconds_per_hour=1e-9, compiling=GivesUp()) as workers:
        assert not workers.can_settle("spy-tricks")
        asked = [await workers.choose("medium", seen(), Place("table"), seed=3) for _ in range(3)]
        assert workers.can_settle("spy-tricks")
        assert asked == [await workers.choose("sensible", seen(), Place("other"), seed=3)] * 3


@pytest.mark.parametrize("game", ["spy-tricks", "black-spy"])
async def test_games_are_compiled_ahead_in_turn_and_what_is_asked_for_next(game: str, tmp_path: Path) -> None:
    games = [f"{tmp_path / 'order'} {name}" for name in ("spycard", "spy-tricks", "black-spy")]
    warming = Warming(games, failing_bots.note)
    assert not warming.is_compiled(next(one for one in games if one.endswith(game)))
    await warming.run()
    assert all(warming.is_compiled(one) for one in games)
    assert (tmp_path / "order").read_text().split()[0] == game


async def test_a_game_that_cannot_be_compiled_stops_nothing() -> None:
    warming = Warming(["nothing"], failing_bots.breaks)
    with capture_logs() as logs:
        await warming.run()
    assert not warming.is_compiled("nothing")
    assert len(logs) == 1


SERVER = """
import asyncio
from pathlib import Path
import spydeck
from spydeck.server.live.workers import BotWorkers
from tests.server import failing_bots

async def main():
    workers = BotWorkers(2, 600.0, failing_bots.by_name)
    await workers.start()
    match = spydeck.new("spy-tricks")
    started = Path({started!r})
    asking = asyncio.create_task(workers.choose(f"thinks {{started}}", match.observation(match.actors[0])))
    while not started.exists():
        await asyncio.sleep(0.01)
    print(*workers.pids, flush=True)
    await asking

asyncio.run(main())
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """One is idle and one thinks; all hold the output open, so it ends with the last of them."""
    code = SERVER.format(started=str(tmp_path / "started"))
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), *filter(None, sys.path)])
    server = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert server.stdout is not None
    pids = server.stdout.readline().split()
    assert len(pids) == 2, server.communicate(timeout=PATIENCE)
    server.kill()
    said, _ = server.communicate(timeout=PATIENCE)
    assert "Traceback" not in said


async def test_advice_that_takes_any_time_holds_up_no_bot(
    workers: BotWorkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a process of its own, which runs when others do not."""
    started = tmp_path / "started"
    monkeypatch.setattr("spydeck.server.live.workers.ADVISER", f"thinks {started}")
    advising = [asyncio.create_task(workers.advise(seen(), f"192.0.2.{number}")) for number in range(3)]
    await begins(started)
    async with asyncio.timeout(60):
        assert await workers.choose("sensible", seen()) == sensible(seen())
    (adviser,) = workers._advisers.pids
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, adviser) == min(ours + BEHIND, 19)
    assert os.getpriority(os.PRIO_PROCESS, workers.pids[0]) == ours
    for task in advising:
        task.cancel()
    await asyncio.gather(*advising, return_exceptions=True)


async def test_an_address_whose_time_is_spent_is_told_what_a_quick_bot_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "judge", failing_bots.judge_slowly)
    monkeypatch.setattr("spydeck.server.live.workers.LOADING_SECONDS", 0.0)
    async with employed(1, PATIENT, seconds_per_hour=1.0) as workers:
        await workers.judge(Decision(0, 0, seen(), "nothing"), advice_for("here", person=False))
        there, here = [await workers.advise(seen(), address) for address in ("there", "here")]
        assert there.later  # once what the adviser needs is loaded, it explains
        assert (here.later, here.explanation) == (False, None)
        assert not workers.has_spent(Place("table", address="here"))


async def test_a_choice_that_cannot_be_judged_fails_after_three_attempts(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "judge", failing_bots.judge)
    decision = Decision(0, 0, seen(), "nothing")
    with capture_logs() as logs, pytest.raises(BotFailed):
        await workers.judge(decision, Place("reviews"))
    assert [log["attempt"] for log in logs] == [1, 2, 3]
    assert await workers.choose("sensible", seen()) == sensible(seen())


async def test_what_reviews_cost_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "judge", failing_bots.judge_slowly)
    place, decision = Place("reviews", person=False), Decision(0, 0, seen(), "nothing")
    async with employed(1, PATIENT, seconds_per_hour=1.0) as workers:
        assert not workers.has_spent(place)
        assert (await workers.judge(decision, place)).seconds == failing_bots.SLOW
        assert workers.has_spent(place)
        assert not workers.has_spent(Place("others"))
