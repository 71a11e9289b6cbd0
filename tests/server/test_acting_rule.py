"""Clients that act by the rule in docs/protocol.md ("When to act") play whole games at timed tables.

They know only the messages; there are pauses, refusals, answers in advance and answers that come too late.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from spydeck.json_types import JsonObject
from tests.server.hosted_table import HostedTable, run

GAMES: dict[str, dict[str, Any]] = {
    "black-spy": {"options": {"end_value": 20}},
    "spy-tricks": {},
    "spycard": {"options": {"turn_limit": 6}},
}
CLOCK = 2.0


class RuleClient:
    """A client that acts by the rule alone."""

    def __init__(self, hosted: HostedTable, member: int, random: Random, slowest: float) -> None:
        self.careful = slowest < CLOCK
        """Whether it reads again before it acts."""
        self.hosted = hosted
        self.member = member
        self.random = random
        self.slowest = slowest
        """The longest time that it thinks."""
        self.asked: JsonObject | None = None
        self.view: JsonObject | None = None
        self.sent: int | None = None
        """The question that it has answered, unless the answer was refused."""
        self.paused = self.over = False
        self.refused: list[str] = []
        self._read = 0

    def read(self) -> None:
        """Read what has arrived."""
        received = self.hosted.listeners[self.member].received
        while self._read < len(received):
            self._on_message(json.loads(received[self._read][1]))
            self._read += 1

    def _on_message(self, message: JsonObject) -> None:
        if message["type"] == "refused" and message["asked"] is not None:
            assert message["asked"] == self.asked, "the update that changed the question comes before"
        self.asked = message.get("asked") if isinstance(message.get("asked"), dict) else self.asked
        self.view = message.get("view") or self.view
        kind = message.get("event", {}).get("kind")
        self.over = self.over or kind == "ended"
        self.paused = kind == "paused" or (self.paused and kind != "resumed")

    def question(self) -> int | None:
        """Return the question to answer, by the rule."""
        asked = self.asked
        if asked is None or not (asked["now"] or asked["early"]) or asked["sealed"] is not None:
            return None
        return None if asked["since"] == self.sent else int(asked["since"])

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            assert asyncio.get_running_loop().time() < 10_000, "the game does not end"
            await asyncio.sleep(0.1)
            self.read()
            if (since := self.question()) is not None:
                await asyncio.sleep(self.random.uniform(0, self.slowest))
                if self.careful:
                    self.read()
                if self.question() == since:
                    await self.answer(since)

    async def answer(self, since: int) -> None:
        """Answer a question, sometimes against the rules at first."""
        wrong = self.random.random() < 0.1
        action = "play nothing" if wrong else await self.choose()
        self.sent = since
        reply = await self.hosted.send(self.member, type="act", asked=since, action=action)
        self.read()
        if reply["type"] == "refused":
            self.sent = None
            self.refused.append("wrong" if wrong and reply["code"] == "illegal" else reply["code"])

    async def choose(self) -> str:
        """Return an action, built from what the messages hold."""
        assert self.asked is not None
        assert self.view is not None
        if self.asked["early"]:
            return str(self.random.choice(self.asked["early"]))
        if "legal" in self.view:
            return str(self.random.choice(self.view["legal"]))
        return (
            await self.built() if self.careful and self.random.random() < 0.8 else str(self.view["example"])
        )

    async def built(self) -> str:
        """Return an action built piece by piece."""
        action = ""
        while True:
            reply = await self.hosted.send(self.member, type="next", begun=action)
            assert reply["type"] == "next"
            if not reply["add"] or (reply["enough"] and self.random.random() < 0.5):
                return action
            action += self.random.choice(reply["add"])


async def pause_now_and_then(hosted: HostedTable, clients: list[RuleClient]) -> None:
    """Pause the game several times, for longer than a clock or a window."""
    for _ in range(6):
        await asyncio.sleep(7.3)
        if any(client.over for client in clients):
            return
        await hosted.send(0, type="propose", what="pause")
        for member in range(1, len(clients)):
            await hosted.send(member, type="answer", agree=True)
        await asyncio.sleep(10)
        await hosted.send(1, type="resume")


async def game(name: str, views: Any, slowest: float) -> list[RuleClient]:
    """Play a whole game, and return its clients."""
    hosted = HostedTable(name, 4, clock=CLOCK, question_seconds=3.0, **GAMES[name])
    await hosted.gather(4, views)
    clients = [
        RuleClient(hosted, member, Random(f"{name} {member} {slowest}"), slowest) for member in range(4)
    ]
    pausing = asyncio.create_task(pause_now_and_then(hosted, clients))
    await asyncio.gather(*(client.play() for client in clients))
    pausing.cancel()
    return clients


@pytest.mark.parametrize("views", ["always", "asked"])
@pytest.mark.parametrize("name", list(GAMES))
def test_clients_in_time_are_never_refused_for_a_question_that_has_changed(name: str, views: str) -> None:
    clients = run(game(name, views, slowest=1.5))
    refused = [code for client in clients for code in client.refused]
    assert set(refused) <= {"wrong", "not-now"}
    assert "wrong" in refused


@pytest.mark.parametrize("name", list(GAMES))
def test_clients_that_are_often_late_play_on_to_the_end(name: str) -> None:
    clients = run(game(name, "always", slowest=3.5))
    refused = {code for client in clients for code in client.refused}
    assert refused <= {"wrong", "not-now", "stale", "not-asked"}
    assert refused & {"stale", "not-asked"}
    assert all(client.over for client in clients)
