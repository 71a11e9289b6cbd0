"""A seat learns no secret: not from what it receives, not from what is missing, not from the timing.

Two worlds that a seat cannot tell apart send it the same bytes at the same moments.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, cast

import pytest

from spydeck import bots
from spydeck.games.black_spy.cards import CARD_TEXTS
from spydeck.match import Match
from spydeck.protocol import commands
from spydeck.protocol.messages import read_message
from spydeck.server.table import projection
from spydeck.server.table.decisions import RefusedError, decide
from spydeck.server.table.entries import StoodIn
from spydeck.server.table.questions import is_window, options_of
from tests.black_spy import test_secrets as black_spy
from tests.black_spy.stacked import drawing_deck
from tests.server.hosted_table import HostedTable, RecordingListener, run
from tests.server.manual_host import ManualHost, spycard_outcomes, stack
from tests.spy_tricks import test_secrets as spy_tricks
from tests.spycard import test_secrets as spycard

Received = list[tuple[float, bytes]]


def black_spy_world(match: Match, seat: int, random: Random) -> Match:
    world = black_spy.other_world(match._state, seat, random)
    return spycard.in_world(match, cast(Any, world), seat, random)


def spy_tricks_world(match: Match, seat: int, random: Random) -> Match:
    return spy_tricks.with_state(match, spy_tricks.resampled(match._state, seat, random))


def spycard_world(match: Match, seat: int, random: Random) -> Match:
    world = spycard.other_world(match._state, seat, random)
    return spycard.in_world(match, world, seat, random)


WORLDS: dict[str, Callable[[Match, int, Random], Match]] = {
    "black-spy": black_spy_world,
    "spy-tricks": spy_tricks_world,
    "spycard": spycard_world,
}


def reaches(host: ManualHost, member: int, texts: list[str]) -> list[Any]:
    """Return everything that the socket of a member can receive from a table."""
    table = host.table
    seat = table.seat_of(member)
    sent: list[Any] = [
        projection.welcome(table, member, 0, [], 500, 0).model_dump_json(),
        projection.view_reply(table, member, "c1").model_dump_json(),
    ]
    sent += [next_for(host, member, text) for text in ("", *texts)]
    if seat is not None and table.stage == "playing":
        sent += [tried(host, member, text) for text in texts]
    return sent


def next_for(host: ManualHost, member: int, text: str) -> str:
    """Return what a member receives about a partial action."""
    try:
        command = commands.Next(type="next", id="c1", begun=text)
        return projection.next_reply(host.table, member, command).model_dump_json()
    except RefusedError as refusal:
        return f"{refusal.code} {refusal.message} {refusal.sentence} {refusal.clause}"


def tried(host: ManualHost, member: int, text: str) -> str:
    """Return the result of an action without carrying it out."""
    seat = host.table.seat_of(member)
    assert seat is not None
    act = commands.Act(type="act", id="t1", asked=host.table.questions[seat].since, action=text)
    try:
        decision = decide(host.table, member, act)
    except RefusedError as refusal:
        return f"{refusal.code} {refusal.message} {refusal.sentence} {refusal.clause}"
    return f"{len(decision.entries)} {decision.private is not None}"


def clocks(match: Match, timed: bool) -> list[Any]:
    """Return for every seat whether it is asked, and whether its answer stays sealed."""
    found = []
    for seat in range(match.players):
        now = seat in match.actors
        early = () if now else match.early(seat)
        options = options_of(match, seat, early) if now or early else ()
        found.append((now, early, bool(options) and is_window(match, options, timed)))
    return found


TEXTS = {
    "black-spy": ["play R1", "play K7", "pass R1 R2 R3", "pass R1", "play"],
    "spy-tricks": ["play B3", "guess red", "guess B3", "decline", "play"],
    "spycard": ["pass", "accuse", "allow", "no jack", "hearts #1", "field #1", "jack #2", "expose P1 KH"],
}


@pytest.mark.parametrize("clock", [None, 30.0])
@pytest.mark.parametrize("name", list(WORLDS))
def test_worlds_that_a_seat_cannot_tell_apart_send_its_socket_the_same(
    name: str, clock: float | None
) -> None:
    random = Random(name)
    compared = 0
    for _ in range(4):
        host = ManualHost(
            name, clock=clock, options={"end_value": 30} if name == "black-spy" else {}
        ).gather()
        host.join(5)
        bot = bots.by_name("random", seed=random.getrandbits(30))
        for _ in range(80):
            match = host.table.running
            if match.over:
                break
            if random.random() < 0.3:
                compared += compare(host, name, random)
            seat = random.choice(match.actors)
            host.act(seat, bot.choose(match.observation(seat)))
            host.wait(6)
    assert compared > 30


def compare(host: ManualHost, name: str, random: Random) -> bool:
    """Compare this world with another one that a seat cannot distinguish; return whether it differs."""
    table = host.table
    true = table.running
    member = random.choice([*range(table.players), 5])
    seat = table.seat_of(member)
    here = reaches(host, member, TEXTS[name])
    other = WORLDS[name](true, -1 if seat is None else seat, random)
    assert clocks(other, table.settings.clock is not None) == clocks(true, table.settings.clock is not None)
    table.match = other
    try:
        assert reaches(host, member, TEXTS[name]) == here
    finally:
        table.match = true
    different: bool = other._state != true._state
    return different


def same_to(
    witness: int,
    *worlds: Callable[[], Coroutine[Any, Any, HostedTable]],
    seen: Callable[[bytes], bytes] = bytes,
) -> Received:
    """Run each world, check that a witness receives the same in all of them, and return it.

    `seen` leaves out of a message what may differ.
    """
    received = [
        [(at, seen(message)) for at, message in run(world()).listeners[witness].received] for world in worlds
    ]
    for other in received[1:]:
        assert len(other) == len(received[0])
        for (at, message), (here_at, here) in zip(other, received[0], strict=True):
            assert (message, at) == (here, here_at)
    return received[0]


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commitments reveal nothing about their secrets; here they are all the same."""
    for host in (HostedTable, ManualHost):
        monkeypatch.setattr(host, "draw_secret", staticmethod(lambda: bytes(32)))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("witness", [0, 4])
def test_black_spy_two_deals_that_differ_out_of_sight_send_the_same(
    monkeypatch: pytest.MonkeyPatch, seed: int, witness: int
) -> None:
    """Seats 1 and 2 hold and pass other cards in another order; seat 0 and spectators notice nothing."""
    random = Random(seed)
    order = random.sample(CARD_TEXTS, 60)
    red_1 = order.index("R1")
    order[red_1], order[3] = order[3], order[red_1]
    hidden = [place for place in range(60) if place % 4 in (1, 2)]
    other_order = list(order)
    for place, other in zip(hidden, random.sample(hidden, 30), strict=True):
        other_order[place] = order[other]

    def world(deck: list[str]) -> Callable[[], Coroutine[Any, Any, HostedTable]]:
        async def scene() -> HostedTable:
            stack(monkeypatch, {"dealer-draw": drawing_deck(3), "deal": deck})
            hosted = HostedTable("black-spy", 4, clock=30.0)
            await hosted.gather(4)
            await spectator(hosted)
            for seat in (3, 1, 0, 2):
                await asyncio.sleep(1)
                await hosted.act(seat, "pass " + " ".join(hosted.table.running.view(seat)["hand"][:3]))
            await hosted.act(3, "play R1") if hosted.table.running.is_legal(3, "play R1") else None
            await asyncio.sleep(2)
            return hosted

        return scene

    received = same_to(witness, world(order), world(other_order))
    assert len(received) > 6


async def spectator(hosted: HostedTable) -> RecordingListener:
    """Connect a spectator, who is member 4."""
    await hosted.host.join("guest-4-spectator", "Eve")
    return await hosted.connect(4)


HANDS = "7H {0} X 2S / 3C 4C 5C 6C / 8H {1} 8S 8C / 2C 2D 2H 3H"
"""P0 and P2 hold agents that P1, P3 and spectators do not know."""
END = 25.0
"""When all scenes end: after all questions, before a clock runs out."""
CLAIM = ["0 field #1", "1 pass", "2 pass", "3 pass", "0 hearts #1 on #2"]


def spycard_scene(
    monkeypatch: pytest.MonkeyPatch,
    hidden: tuple[str, str],
    then: Callable[[HostedTable], Coroutine[Any, Any, None]],
    **settings: Any,
) -> Callable[[], Coroutine[Any, Any, HostedTable]]:
    """P0 claims that #1 is a heart, and then a scene follows."""

    async def scene() -> HostedTable:
        stack(monkeypatch, spycard_outcomes(HANDS.format(*hidden)))
        hosted = HostedTable("spycard", 4, **settings)
        await hosted.gather(4)
        await spectator(hosted)
        for step in CLAIM:
            seat, _, text = step.partition(" ")
            await hosted.act(int(seat), text)
        await then(hosted)
        await asyncio.sleep(END - asyncio.get_running_loop().time())
        return hosted

    return scene


async def nothing(hosted: HostedTable) -> None:
    """Nobody answers."""


async def all_allow(hosted: HostedTable) -> None:
    """All players allow it immediately."""
    for seat in (3, 2, 1):
        await hosted.act(seat, "allow")


async def change_their_minds(hosted: HostedTable) -> None:
    """P3 and P2 change their minds several times, and end with the result of silence."""
    await hosted.act(3, "accuse")
    await asyncio.sleep(1)
    await hosted.send(2, type="advance", answers=["no jack", "allow"])
    await hosted.act(3, "allow")
    await hosted.act(2, "accuse")
    await asyncio.sleep(2)
    await hosted.send(2, type="withdraw", asked=hosted.table.questions[2].since)
    await hosted.send(2, type="next", begun="")


def without_the_clock(message: bytes) -> bytes:
    """Return a message in which an opened answer does not say whether its player or the clock gave it."""
    return message.replace(b'"by":"clock"', b'"by":"person"')


@pytest.mark.parametrize("witness", [1, 4])
def test_spycard_timed_sealed_answers_reach_nobody_else(
    monkeypatch: pytest.MonkeyPatch, witness: int
) -> None:
    async def others_allow(hosted: HostedTable) -> None:
        for seat in (3, 2):
            await hosted.act(seat, "allow")

    worlds = [
        spycard_scene(monkeypatch, hidden, then, clock=30.0)
        for hidden in (("JC", "8D"), ("9C", "8D"), ("9C", "JC"))
        for then in (nothing, others_allow, change_their_minds)
    ]
    received = same_to(witness, *worlds, seen=without_the_clock)
    assert sum(b'"kind":"acted"' in message for _, message in received) >= len(CLAIM) + 3


@pytest.mark.parametrize("witness", [1, 4])
def test_spycard_untimed_sealed_answers_reach_nobody_else_before_they_are_opened(
    monkeypatch: pytest.MonkeyPatch, witness: int
) -> None:
    worlds = [
        spycard_scene(monkeypatch, hidden, then)
        for hidden in (("JC", "8D"), ("9C", "8D"))
        for then in (nothing, change_their_minds)
    ]
    same_to(witness, *worlds)


@pytest.mark.parametrize("clock", [None, 30.0])
@pytest.mark.parametrize("witness", [3, 4])
def test_spycard_the_time_of_an_answer_does_not_reveal_a_jack(
    monkeypatch: pytest.MonkeyPatch, witness: int, clock: float | None
) -> None:
    """P1 accuses; P0, with a Jack or without, says no early, late, in advance or not at all."""

    def accused(answer_jack: Callable[[HostedTable], Coroutine[Any, Any, None]]) -> Any:
        async def then(hosted: HostedTable) -> None:
            await hosted.act(1, "accuse")
            if clock is not None:
                await asyncio.sleep(6)
            await answer_jack(hosted)

        return then

    async def at_once(hosted: HostedTable) -> None:
        await hosted.act(0, "no jack")

    async def late(hosted: HostedTable) -> None:
        await asyncio.sleep(5)
        await hosted.act(0, "no jack")

    async def in_advance(hosted: HostedTable) -> None:
        await hosted.send(0, type="advance", answers=["no jack"])

    async def after_a_jack(hosted: HostedTable) -> None:
        jack = [text for text in hosted.table.running.legal(0) if text.startswith("jack")]
        if jack:
            await hosted.act(0, jack[0])
        await asyncio.sleep(3)
        await hosted.act(0, "no jack")

    worlds = [
        spycard_scene(monkeypatch, (card, "8D"), accused(answer_jack), clock=clock)
        for card in ("JC", "9C")
        for answer_jack in (nothing, at_once, late, in_advance, after_a_jack)
    ]
    received = same_to(witness, *worlds)
    assert received[-1][0] >= 6.0


def test_spycard_a_stand_in_does_not_reveal_a_jack(monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers after the same time as any player."""

    async def then(hosted: HostedTable) -> None:
        await hosted.host.carry_out(lambda _: [StoodIn(seat=0, why="clock")])
        await hosted.act(1, "accuse")

    worlds = [spycard_scene(monkeypatch, hidden, then) for hidden in (("JC", "8D"), ("9C", "8D"))]
    received = same_to(4, *worlds)
    acted = [(at, message) for at, message in received if b'"kind":"acted"' in message]
    assert b'"by":"stand-in"' in acted[-1][1] or b'"by":"stand-in"' in acted[-2][1]
    assert acted[-1][0] >= 6.0


@pytest.mark.parametrize("name", list(WORLDS))
async def test_every_event_reaches_everyone_and_is_a_message_of_the_protocol(name: str) -> None:
    """No seat can conclude from a gap that something happened to another."""

    hosted = HostedTable(name, 3, clock=30.0, pace=0.5)
    await hosted.gather(2)
    await hosted.host.join("guest-4-spectator", "Eve")
    hosted.listeners[2] = await hosted.connect(2)
    bot = bots.by_name("random", seed=5)
    first = hosted.table.seq
    for _ in range(60):
        match = hosted.table.running
        for seat in match.actors:
            if hosted.table.chairs[seat].player is None and hosted.table.questions[seat].now:
                await hosted.act(seat, bot.choose(match.observation(seat)))
        await asyncio.sleep(1)
    for listener in hosted.listeners.values():
        seqs = [one["seq"] for one in listener.messages("update") if one["seq"] > first]
        assert seqs == list(range(first + 1, hosted.table.seq + 1))
        for _, message in listener.received:
            read_message.validate_json(message)
            secrets = ("guest-", hosted.table.secret.hex(), hosted.host.logbook.invitation)
            ended = hosted.table.stage == "over"
            assert not [one for one in secrets if one.encode() in message and not ended]
