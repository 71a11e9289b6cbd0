"""What a person at a server's table can type: completed with Tab, asked once more, and told when out."""

import re
import signal
from pathlib import Path

import pytest

from spydeck.terminal.online.remote_perspective import shortened
from tests.server.live import LiveServer, live_server
from tests.terminal.driving import Person
from tests.terminal.test_online import BOT, OPEN, start, table

pytestmark = pytest.mark.live

__all__ = ["live_server"]


def test_who_is_out_is_told_to_watch_or_leave(live_server: LiveServer, tmp_path: Path) -> None:
    """SC-18: nobody else has one's own agenda, so exposing it is wrong."""
    with table(live_server, "spycard", OPEN, BOT, BOT, away_seconds=1000) as (host, link):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann")
        output = person.read(re.compile("The host starts"))
        start(host)
        while "Your turn:" not in (output := output + person.read()):
            output = person.type("no" if "no jack" in output else "allow")
        agenda = re.findall(r"Your agenda (\w\w):", output)[-1]
        doubted = person.type(f"expose agent {agenda}")
        assert "Which player: Agent " in doubted
        doubted = person.type("1")
        assert f"From what you know, Agent Birch cannot have {agenda}. If {agenda} is wrong" in doubted
        person.send("yes\n")
        person.read(re.compile("You are out of the game. You can watch the rest here, or type quit"))
        assert person.leave(signal.SIGTERM) == 0


def test_tab_completes_commands_verbs_and_cards(live_server: LiveServer, tmp_path: Path) -> None:
    with table(live_server, "black-spy", OPEN, BOT, BOT, away_seconds=1000) as (host, link):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann", terminal=True)
        person.read()
        person.send("li\t\r")
        person.read(re.compile("Others join with this link"))
        start(host)
        shown = person.read(re.compile(r"Type them like (.+)\."))
        card = re.sub(r"\x1b\[[0-9;]*m", "", re.findall(r"Type them like (.+?),", shown)[-1])
        person.send(f"pas\t{card}\r")
        person.read(re.compile("which two more"))
        person.press_control_c()
        person.read(re.compile("To come back"))
        assert person.leave() == 0


def test_a_long_name_is_shortened_to_fit_into_columns() -> None:
    assert shortened("Maximilian Alexander") == "Maximilian Alexander"
    assert shortened("Maximilian Alexander the Great") == "Maximilian Alexan..."
