"""The bots in `examples/` play whole games at a live server, knowing only the protocol."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from spydeck.protocol.client import Guest, TableSocket
from spydeck.protocol.commands import Remove, Start
from spydeck.protocol.messages import Done, Presence, Update, Welcome
from spydeck.protocol.tables import CreateTable, OptionValue, SeatSetup
from spydeck.record import load
from spydeck.record.fairness import verify
from tests.server.live import PATIENCE, LiveServer, live_server

pytestmark = pytest.mark.live

__all__ = ["live_server"]

EXAMPLES = Path(__file__).parents[2] / "examples"
SEEDED = """
import random, runpy, sys
random.seed(sys.argv[1])
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs a program whose random choices repeat."""
GAMES: dict[str, dict[str, OptionValue | None]] = {
    "black-spy": {"end_value": 1},
    "spy-tricks": {},
    "spycard": {"turn_limit": 12},
}


def in_python(seat: int) -> list[str]:
    """Return the command that runs the bot in Python."""
    return [sys.executable, "-c", SEEDED, str(seat), str(EXAMPLES / "bot.py")]


def in_javascript(seat: int) -> list[str]:
    """Return the command that runs the bot in JavaScript."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    return ["env", f"SEED=0.{seat + 1}", node, str(EXAMPLES / "javascript" / "bot.mjs")]


def wait_for_all(socket: TableSocket) -> None:
    """Wait until every member is connected, however long a program takes to start."""
    here: list[int] = []
    while len(here) < len(socket.table.members):
        message = socket.receive(PATIENCE)
        if isinstance(message, Welcome | Presence):
            here = message.here


@pytest.mark.parametrize("clock", [None, 2.0])
@pytest.mark.parametrize("command", [in_python, in_javascript])
@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_whole_game(
    live_server: LiveServer, game: str, command: Callable[[int], list[str]], clock: float | None
) -> None:
    host = Guest(live_server.url, "Ada")
    seats = [SeatSetup(sitter="program", name=f"Rusty {seat}") for seat in range(3)]
    request = CreateTable(
        game=game,
        players=3,
        options=GAMES[game],
        pace=0.0,
        question_seconds=0.05,
        clock=clock,
        seats=seats,
    )
    made = host.create_table(request)
    bots = [
        subprocess.Popen(
            [*command(seat), one.socket, one.token],
            stderr=subprocess.PIPE,
            text=True,
        )
        for seat, one in enumerate(made.programs)
    ]
    with host.socket(made.table) as socket:
        wait_for_all(socket)
        assert isinstance(socket.ask(Start(type="start", id="start")), Done)
        while True:
            message = socket.receive(PATIENCE)
            if isinstance(message, Update) and message.event["kind"] == "ended":
                record = message.event["record"]
                break
        for program in socket.table.members[1:]:
            socket.ask(Remove(type="remove", id=f"remove-{program.member}", member=program.member))
    for bot in bots:
        _, complaints = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, complaints) == (0, "")
    match = load(host.record(record))
    assert match.over
    assert verify(match).game == game
