"""Every question of a timed table comes with time to answer it, and an answer at once is not refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spydeck import bots
from spydeck.protocol.commands import Answer, Back, Propose, Resume
from spydeck.server.table.entries import StoodIn
from tests.server.checked_host import CheckedHost
from tests.server.manual_host import ManualHost

GAMES: dict[str, dict[str, Any]] = {
    "black-spy": {"options": {"end_value": 20}},
    "spy-tricks": {},
    "spycard": {"options": {"turn_limit": 20}},
}


def answer_in_time(host: ManualHost, random: Random, seats: list[int]) -> None:
    """Let some of the seats answer, now or early, and the others be silent."""
    bot = bots.by_name("random", seed=random.randrange(1 << 30))
    for seat in random.sample(seats, random.randint(0, len(seats))):
        match = host.table.running
        if host.table.stage == "playing" and host.table.questions[seat].options:
            early = match.early(seat)
            act = bot.choose(match.observation(seat)) if seat in match.actors else random.choice(early)
            host.act(seat, act)


def interrupt(host: ManualHost, random: Random) -> None:
    """Pause and resume, or bring a stand-in and return."""
    seat = random.randrange(host.table.players)
    if host.table.stage == "playing" and not host.table.proposal and random.random() < 0.5:
        if host.table.chairs[seat].stand_in:
            host.send(seat, Back(type="back", id=host.new_id()))
        host.send(seat, Propose(type="propose", id=host.new_id(), what="pause"))
        for voter in host.table.seats_of_people() - {seat}:
            host.send(voter, Answer(type="answer", id=host.new_id(), agree=True))
        host.wait(random.choice([0, 1, 10]))
        host.send(seat, Resume(type="resume", id=host.new_id()))
    elif host.table.stage == "playing" and not host.table.chairs[seat].stand_in:
        host.enter([StoodIn(seat=seat, why="away")])
        host.wait(random.choice([0, 1]))
        host.send(seat, Back(type="back", id=host.new_id()))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_timed_game_asks_only_what_can_be_answered(game: str) -> None:
    random = Random(f"questions {game}")
    host = CheckedHost(game, clock=2.0, question_seconds=6.0, pace=0.5, **GAMES[game])
    host.gather()
    for _ in range(400):
        if host.table.stage == "over":
            break
        answer_in_time(host, random, list(range(host.table.players)))
        if random.random() < 0.1:
            interrupt(host, random)
        host.wait(random.choice([0, 0.1, 1, 1.999, 2, 5, 6]))
    acted = [one.entry.public_event()["by"] for one in host.log if one.entry.kind == "acted"]
    assert {"person", "stand-in"} <= set(acted)
    assert host.table.stage == "over"
