"""How long a seat has to react to what another does: beside other people, and alone with bots."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Any

import pytest

from spydeck.match.observation import Observation
from spydeck.protocol import commands
from spydeck.server.rates import Place
from spydeck.server.table import projection
from spydeck.server.table.entries import Acted
from tests.server.hosted_table import HostedTable, LocalBots
from tests.server.manual_host import ManualHost, spycard, spycard_outcomes, stack, stage

NO_JACK = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H"
A_JACK = "7H 9C X 2S / 3C JC 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H"
"""P1 holds a Jack, besides the target of the claim."""
BOTS_IN_ALL_MS = 300
THINKING_MS = 200


@pytest.fixture(autouse=True)
def stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    stack(monkeypatch, spycard_outcomes(NO_JACK))


def leave(host: ManualHost, *members: int) -> None:
    """Let members leave; stand-ins play for them, and do nothing about anything."""
    for member in members:
        host.send(member, commands.Leave(type="leave", id=host.new_id()))


def claim_among_bots(**settings: Any) -> ManualHost:
    """P0, a person among bots, claims that #1 is a heart."""
    host = spycard("0 field #1", "1 pass", "2 pass", "3 pass", **settings)
    leave(host, 1, 2, 3)
    host.act(0, "hearts #1 on #2")
    return host


def first_moves(host: ManualHost, seq: int, count: int) -> list[str]:
    """Return the first moves after an entry, each "seat text"."""
    acted = [one.entry for one in host.log[seq:] if isinstance(one.entry, Acted)]
    return [f"{entry.seat} {entry.action}" for entry in acted[:count]]


@pytest.mark.parametrize("clock", [None, 30.0])
def test_bots_react_within_three_tenths_of_a_second_in_all(clock: float | None) -> None:
    host = claim_among_bots(clock=clock)
    asked, seq = host.now, host.table.seq
    assert stage(host) == "accuse 1"
    host.wait(BOTS_IN_ALL_MS / 1000)
    assert first_moves(host, seq, 4) == ["1 allow", "2 allow", "3 allow", "1 no jack"]
    assert host.log[seq + 3].at - asked == BOTS_IN_ALL_MS


def test_a_bot_reacts_after_the_same_time_whatever_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    times = []
    for hands in (NO_JACK, A_JACK):
        stack(monkeypatch, spycard_outcomes(hands))
        host = claim_among_bots()
        asked, seq = host.now, host.table.seq
        host.wait(1)
        assert first_moves(host, seq, 4)[-1] == "1 no jack"
        times.append(host.log[seq + 3].at - asked)
    assert times == [BOTS_IN_ALL_MS] * 2


def test_beside_people_a_bot_reacts_as_quickly() -> None:
    host = spycard("0 field #1", "1 pass", "2 pass", "3 pass")
    leave(host, 2, 3)
    host.act(0, "hearts #1 on #2")
    host.act(1, "allow")
    seq, asked = host.table.seq, host.now
    host.wait(1)
    assert [move.split()[0] for move in first_moves(host, seq, 2)] == ["2", "3"]
    assert [one.at - asked for one in host.log[seq:][:2]] == [75, 150]


def asked_for_a_jack(persons_left: int, clock: float | None = None) -> ManualHost:
    """P0 is asked for a Jack, with so many people at the table."""
    host = spycard("0 field #1", "1 pass", "2 pass", "3 pass", clock=clock)
    leave(host, *range(persons_left, 4))
    host.act(0, "hearts #1 on #2")
    host.enter([Acted(seat=1, action="accuse", by="person")])
    host.settle()
    assert stage(host) == "jack 0"
    return host


@pytest.mark.parametrize(("clock", "seconds"), [(None, None), (30.0, 30)])
def test_alone_with_bots_a_person_answers_at_once_or_within_the_clock(
    clock: float | None, seconds: int | None
) -> None:
    host = asked_for_a_jack(1, clock)
    asked = projection.asked(host.table, 0)
    assert asked is not None
    assert not asked.window
    assert asked.until == (None if seconds is None else host.now + seconds * 1000)
    host.wait(20)
    assert stage(host) == "jack 0"
    before = host.table.seq
    host.act(0, "no jack")
    assert host.log[before].at == host.now
    assert host.log[before].entry.public_event() == {"kind": "acted", "seat": 0, "by": "person"}


@pytest.mark.parametrize("clock", [None, 30.0])
def test_beside_another_person_the_answer_stays_sealed_for_the_same_time(clock: float | None) -> None:
    host = asked_for_a_jack(2, clock)
    opened = host.now
    asked = projection.asked(host.table, 0)
    assert asked is not None
    assert (asked.window, asked.until) == (True, opened + 6000)
    seq = host.table.seq
    host.act(0, "no jack")
    host.wait(5.999)
    assert host.table.seq == seq
    host.wait(0.001)
    assert host.log[seq].at == opened + 6000


def test_a_spectator_counts_as_another_person() -> None:
    host = spycard("0 field #1", "1 pass", "2 pass", "3 pass")
    leave(host, 1, 2, 3)
    assert host.table.watched_seats() == set()
    host.join(4)
    assert host.table.watched_seats() == {0, 1, 2, 3}


def test_who_comes_while_a_person_thinks_does_not_see_how_long() -> None:
    host = asked_for_a_jack(1)
    host.wait(20)
    host.join(4)
    asked = projection.asked(host.table, 0)
    assert asked is not None
    assert (asked.window, asked.until) == (True, host.now + 6000)
    seq = host.table.seq
    host.act(0, "no jack")
    assert host.table.seq == seq
    host.wait(6)
    assert host.log[seq].entry.public_event() == {"kind": "acted", "seat": 0, "by": "window"}


class ThinkingBots(LocalBots):
    """Bots that do nothing about anything, and think about a choice for longer than they take to react."""

    async def choose(self, bot: str, observation: Observation, place: Place, seed: int | None = None) -> str:
        """Return the harmless action, after some time if there are others."""
        able = list(islice(observation.legal(), 100))
        await asyncio.sleep(THINKING_MS / 1000 if len(able) > 1 else 0)
        return next((text for text in ("pass", "allow", "no jack") if text in able), able[0])


async def time_of_no_jack() -> int:
    """Return after how many milliseconds P1, a bot, says that it turns up no Jack."""
    hosted = HostedTable("spycard", 4)
    hosted.workers = ThinkingBots()
    hosted.host = hosted.open(hosted.table)
    await hosted.gather(1)
    assert (await hosted.act(0, "field #1"))["type"] == "done"
    await asyncio.sleep(10)
    assert (await hosted.act(0, "hearts #1 on #2"))["type"] == "done"
    await asyncio.sleep(10)
    logged = [one.logged for one in hosted.table.applied]
    acted = [(one.at, one.entry.action) for one in logged if isinstance(one.entry, Acted)]
    place = [action for _, action in acted].index("no jack")
    return acted[place][0] - acted[place - 1][0]


@pytest.mark.parametrize("hands", [NO_JACK, A_JACK])
async def test_where_bots_think_for_longer_than_they_react_one_without_a_choice_waits_as_long(
    monkeypatch: pytest.MonkeyPatch, hands: str
) -> None:
    stack(monkeypatch, spycard_outcomes(hands))
    assert abs(await time_of_no_jack() - THINKING_MS) <= 2
