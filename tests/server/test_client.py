"""Clients in Python: they reconnect and carry out no command twice; example bots play games."""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from spydeck.errors import InvalidOption
from spydeck.protocol.client import (
    Guest,
    Link,
    NoReply,
    RequestRejected,
    TableSocket,
    Unreachable,
    read_link,
)
from spydeck.protocol.client import socket as client_socket
from spydeck.protocol.commands import Act, FromClient, Hello, Remove, Say, Start, read_command
from spydeck.protocol.messages import Done, Farewell, Presence, Refused, Update, Welcome, You
from spydeck.protocol.tables import (
    Commitments,
    CreateTable,
    OptionValue,
    QuestionFacts,
    SeatSetup,
    Settings,
    TableFacts,
)
from spydeck.record import load
from spydeck.record.fairness import verify
from tests.server.live import Server, live_server, serving
from tests.server.swallowing import SwallowingProxy
from tests.waiting import PATIENCE

pytestmark = pytest.mark.live

__all__ = ["live_server"]

BOT, OPEN = SeatSetup(sitter="bot"), SeatSetup()


def welcome(seq: int) -> Welcome:
    facts = TableFacts(
        table="0" * 16,
        settings=Settings(game="black-spy"),
        stage="playing",
        game_number=1,
        host=0,
        seats=[],
        members=[],
        proposal=None,
        commitments=Commitments(),
        finished=[],
    )
    you = You(member=0, name="Ann", seat=0, host=True)
    asked = QuestionFacts(since=7, now=True)
    return Welcome(
        version=1,
        seq=seq,
        table=facts,
        you=you,
        view={},
        asked=asked,
        here=[0],
        spectators=0,
        missed=[],
        now=0,
    )


Script = Callable[[ServerConnection, list[FromClient]], None]


@contextmanager
def scripted(*scripts: Script) -> Iterator[tuple[TableSocket, list[FromClient]]]:
    """A client at a scripted server: one script for each connection."""
    received: list[FromClient] = []
    left = list(scripts)

    def handle(connection: ServerConnection) -> None:
        received.append(read_command.validate_json(connection.recv()))
        left.pop(0)(connection, received)

    with serve(handle, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        try:
            with TableSocket(f"ws://127.0.0.1:{port}/", token="a-token", patience=5.0) as socket:
                yield socket, received
        finally:
            server.shutdown()
            thread.join()


def test_a_command_without_a_reply_is_sent_again_under_its_id() -> None:
    def first(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(3).model_dump_json())
        received.append(read_command.validate_json(connection.recv()))

    def second(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(9).model_dump_json())
        again = cast(Act, read_command.validate_json(connection.recv()))
        received.append(again)
        connection.send(Done(id=again.id, seq=9).model_dump_json())
        connection.recv()

    with scripted(first, second) as (socket, received):
        lost = []
        socket.lost = lambda: lost.append(True)
        reply = socket.act("play R3")
        assert isinstance(reply, Done)
        assert lost == [True]
        assert [type(message) for message in (socket.receive(), socket.receive())] == [Welcome, Welcome]
        assert socket.seq == 9
    hellos = [message for message in received if isinstance(message, Hello)]
    acts = [message for message in received if isinstance(message, Act)]
    assert [hello.since for hello in hellos] == [None, 3]
    assert len(acts) == 2
    assert acts[0] == acts[1]
    assert acts[0].asked == 7


def test_a_command_with_a_reply_is_not_sent_again() -> None:
    def first(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(3).model_dump_json())
        command = cast(Say, read_command.validate_json(connection.recv()))
        connection.send(Done(id=command.id, seq=4).model_dump_json())

    def second(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(4).model_dump_json())
        with pytest.raises(TimeoutError):
            received.append(read_command.validate_json(connection.recv(0.2)))
        connection.send(Farewell(code="removed", message="You left the table.").model_dump_json())

    with scripted(first, second) as (socket, received):
        socket.ask(Say(type="say", id="one", phrase="hello"))
        assert [type(message) for message in socket] == [Welcome, Welcome, Farewell]
    assert [type(message) for message in received] == [Hello, Hello]


def test_the_client_reconnects_after_a_temporary_farewell_and_not_after_a_final_one() -> None:
    def stopping(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(3).model_dump_json())
        connection.send(Farewell(code="stopping", message="Connect again soon.").model_dump_json())

    def removing(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(3).model_dump_json())
        connection.send(Farewell(code="removed", message="You were removed.").model_dump_json())

    with scripted(stopping, removing) as (socket, received):
        assert [type(message) for message in socket] == [Welcome, Welcome, Farewell]
        assert socket.over
        with pytest.raises(Unreachable, match="closed"):
            socket.receive()
    assert len(received) == 2


def test_a_farewell_in_place_of_a_reply_is_an_error() -> None:
    def script(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(3).model_dump_json())
        connection.recv()
        connection.send(Farewell(code="removed", message="You were removed.").model_dump_json())

    with scripted(script) as (socket, _), pytest.raises(RequestRejected, match="You were removed") as caught:
        socket.act("play R3")
    assert caught.value.code == "removed"


def test_a_message_outside_the_protocol_is_reported() -> None:
    def script(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send('{"type": "surprise"}')

    with pytest.raises(Unreachable, match="does not speak this version"), scripted(script):
        pass


def test_additions_of_a_later_version_are_ignored() -> None:
    def script(connection: ServerConnection, received: list[FromClient]) -> None:
        facts = welcome(3).model_dump(mode="json")
        facts["weather"] = "fine"
        facts["table"]["settings"]["carpet"] = "green"
        connection.send(json.dumps(facts))

    with scripted(script) as (socket, _):
        assert socket.table.settings.game == "black-spy"


def test_patience_runs_out() -> None:
    def script(connection: ServerConnection, received: list[FromClient]) -> None:
        received.append(read_command.validate_json(connection.recv()))
        connection.send(welcome(3).model_dump_json())

    with serve(lambda connection: script(connection, []), "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        address = f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"
        with TableSocket(address, patience=0.3) as socket:
            server.shutdown()
            thread.join()
            socket.receive()
            with pytest.raises(Unreachable, match="no longer answers"):
                socket.receive()


def test_a_game_survives_kills_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        ann = Guest(server.url, "Ann")
        seats = [OPEN, BOT, BOT]
        request = CreateTable(game="spy-tricks", players=3, seats=seats, start=True, pace=0.0)
        made = ann.create_table(request)
        seen: list[int] = []
        with ann.socket(made.table) as socket:
            acted = 0
            while acted < 6:
                message = socket.receive(PATIENCE)
                seen += [message.seq] if isinstance(message, Update) else []
                seen += [one.seq for one in message.missed] if isinstance(message, Welcome) else []
                if socket.view and socket.asked and socket.asked.now:
                    if acted == 3:
                        server.kill()
                        server.start_again()
                    assert not isinstance(socket.act(socket.view["legal"][0]), Refused)
                    acted += 1
    assert seen == list(range(seen[0], seen[0] + len(seen)))


def wait_for_welcome(socket: TableSocket) -> None:
    """Receive messages up to a welcome."""
    while not isinstance(socket.receive(PATIENCE), Welcome):
        pass


@contextmanager
def silenced(server: Server) -> Iterator[tuple[SwallowingProxy, TableSocket]]:
    """A client whose line to a server can fall silent, and is checked often."""
    guest = Guest(server.url, "Ann")
    table = guest.create_table(CreateTable(game="black-spy")).table
    proxy = SwallowingProxy("127.0.0.1", server.port)
    headers = {"Cookie": f"spydeck_guest={guest.cookie}"}
    address = f"ws://127.0.0.1:{proxy.port}/api/tables/{table}/socket"
    try:
        with TableSocket(address, headers=headers) as socket:
            wait_for_welcome(socket)
            yield proxy, socket
    finally:
        proxy.close()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten what the client waits for."""
    for period in ("MAX_SILENCE", "PONG_TIMEOUT", "ATTEMPT_TIMEOUT"):
        assert getattr(client_socket, period) <= 15.0
        monkeypatch.setattr(client_socket, period, 0.5)


@pytest.mark.usefixtures("hurried")
def test_a_silent_line_is_noticed_and_replaced(live_server: Server) -> None:
    with silenced(live_server) as (proxy, socket):
        proxy.swallow()
        proxy.restore()
        wait_for_welcome(socket)
        proxy.swallow()
        proxy.restore()
        assert isinstance(socket.ask(Say(type="say", id="one", phrase="hello")), Done)


@pytest.mark.usefixtures("hurried")
def test_an_attempt_without_an_answer_is_given_up(live_server: Server) -> None:
    with silenced(live_server) as (proxy, socket):
        proxy.cut(swallow=1)
        wait_for_welcome(socket)
        assert not proxy.swallows_next


def test_a_command_without_a_reply_is_reported() -> None:
    def script(connection: ServerConnection, received: list[FromClient]) -> None:
        connection.send(welcome(3).model_dump_json())
        connection.recv()
        with suppress(ConnectionClosed):
            connection.recv()

    with scripted(script) as (socket, _), pytest.raises(NoReply, match="has not replied yet"):
        socket.ask(Say(type="say", id="one", phrase="hello"), timeout=0.1)


def test_a_kept_cookie_is_the_same_guest_and_private(live_server: Server, tmp_path: Path) -> None:
    kept = tmp_path / "guests" / "ann"
    made = Guest(live_server.url, "Ann", keep=kept).create_table(CreateTable(game="spycard"))
    again = Guest(live_server.url, keep=kept)
    assert again.name == "Ann"
    assert again.preview_table(made.table).member == 0
    assert kept.stat().st_mode & 0o777 == 0o600
    assert Guest(live_server.url, "Anna", keep=kept).preview_table(made.table).member == 0
    assert Guest(live_server.url, keep=kept).name == "Anna"
    for content in (b"forged.cookie\n", b"", b"\xff\xfe\x00", b"two\nlines", b"\x00" * 5000):
        kept.write_bytes(content)
        with pytest.raises(RequestRejected, match="choose a name first"):
            Guest(live_server.url, keep=kept)
    assert Guest(live_server.url, "Anna", keep=kept).name == Guest(live_server.url, keep=kept).name == "Anna"


def test_strangers_join_by_invitation_only(live_server: Server) -> None:
    made = Guest(live_server.url, "Ann").create_table(CreateTable(game="black-spy"))
    ben = Guest(live_server.url, "Ben")
    for link in (made.table, f"{live_server.url}/table/{made.table}", f"{live_server.url}/join/{'x' * 22}"):
        with pytest.raises(RequestRejected, match="invitation link is needed") as caught:
            ben.join(link)
        assert caught.value.code == "unknown"
    with pytest.raises(RequestRejected, match="invitation link is needed"), ben.socket(made.table):
        pass
    assert ben.join(made.invitation.link).member == 1
    with ben.socket(made.table) as socket:
        refused = socket.ask(Start(type="start", id="start"))
        assert isinstance(refused, Refused)
        assert refused.code == "not-host"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:7707", Link("http://127.0.0.1:7707")),
        ("https://cards.example.org/", Link("https://cards.example.org")),
        ("https://cards.example.org/join/abcdefgh-_", Link("https://cards.example.org", "abcdefgh-_")),
        ("https://example.org/cards/", Link("https://example.org/cards")),
        ("https://a/games/x/join/abcdefgh", Link("https://a/games/x", "abcdefgh")),
        ("https://a/daily/table/0123456789abcdef", Link("https://a/daily", None, "0123456789abcdef")),
        (" http://[::1]:8/table/0123456789abcdef ", Link("http://[::1]:8", None, "0123456789abcdef")),
    ],
)
def test_links_are_taken_apart(text: str, link: Link) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "here",
        "ftp://a/join/abcdefgh",
        "http:///join/abcdefgh",
        "http://a/rules",
        "http://a/replay/0123456789abcdef-0",
        "http://a/cards/join/ab",
        "http://a//cards",
        "http://a:x/",
        "http://[/",
        "http://a:99999/",
        "http://a@b/",
        "http://a\\@b/",
        "http://a b/",
        "http://a\tb/",
        "http://[::1%eth0]/",
        "http://a%2eb/",
        "http:\\\\a/",
    ],
)
def test_a_bad_link_is_reported(text: str) -> None:
    with pytest.raises(InvalidOption, match="is not a link to a table"):
        read_link(text)


@pytest.mark.parametrize(
    ("text", "server"),
    [
        (" http://a/ ", "http://a"),
        ("HTTPS://Cards.Example.org:443?language=de#top", "https://cards.example.org:443"),
        ("http://[::1]:7707", "http://[::1]:7707"),
        ("http://köln.example", "http://köln.example"),
    ],
)
def test_a_link_leads_to_a_server(text: str, server: str) -> None:
    assert read_link(text).server == server


def test_a_missing_server_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match="cannot reach"):
        Guest("http://127.0.0.1:1", "Ann")
    with pytest.raises(Unreachable, match="cannot reach"), TableSocket("ws://127.0.0.1:1/"):
        pass
    with pytest.raises(InvalidOption, match="a name has 1 to 40"):
        Guest("http://127.0.0.1:1", " ")


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
    live_server: Server, game: str, command: Callable[[int], list[str]], clock: float | None
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
