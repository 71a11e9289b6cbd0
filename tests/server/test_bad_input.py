"""Messages that are malformed, too long, too fast or out of place are refused without other effects."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from spydeck.errors import InvalidOption
from spydeck.protocol.messages import read_message
from spydeck.server.config import Config, Limits, read_limits
from spydeck.server.http.services import open_services
from spydeck.server.http.sockets import MAX_INVALID
from spydeck.server.store.errors import StoreError
from tests.server.in_process import Live, Peer, live, roomy_limits

pytestmark = pytest.mark.live


@pytest.fixture
def peer(server: Live) -> Iterator[Peer]:
    """A welcomed socket at a game of one person and bots that wait for them."""
    ada = server.guest()
    peer = server.sit_down(ada, server.table(ada, pace=10.0, start=True)["table"])
    yield peer
    peer.close()


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    '{"type":"nothing","id":"a"}',
    '{"type":"act"}',
    '{"type":"act","id":"a","asked":"1","action":"pass"}',
    '{"type":"act","id":"a","asked":-1,"action":"pass"}',
    '{"type":"act","id":"a","asked":1e400,"action":"pass"}',
    '{"type":"act","id":"a","asked":99999999999999999999,"action":"pass"}',
    '{"type":"act","id":"a","asked":1,"action":"pass","extra":1}',
    '{"type":"act","id":"a b","asked":1,"action":"pass"}',
    '{"type":"act","id":"' + "a" * 65 + '","asked":1,"action":"pass"}',
    '{"type":"act","id":"a","asked":1,"action":"' + "x" * 401 + '"}',
    '{"type":"act","id":"a","asked":1,"action":"pass\\u0000"}',
    '{"type":"say","id":"a","text":"two\\nlines"}',
    '{"type":"sit","id":"a","seat":6}',
    '{"type":"hello","version":1}',
    b"\xff\xfe",
    "[" * 4000,
    '{"type":"act","id":"\\ud800","asked":1,"action":"pass"}',
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_refused_and_the_socket_stays_open(peer: Peer, text: str | bytes) -> None:
    peer.send_text(text)
    refused = peer.receive("refused")
    named = isinstance(text, str) and '"id":"a"' in text
    assert (refused["id"], refused["code"]) == ("a" if named else None, "malformed")
    assert len(refused["message"]) < 400
    assert peer.ask(type="view")["type"] == "view"


def test_too_many_malformed_messages_end_the_socket(peer: Peer) -> None:
    for _ in range(MAX_INVALID + 1):  # the server closes after that, and more could not be sent
        peer.send_text("{")
    assert peer.receive("farewell")["code"] == "malformed"


def test_a_message_that_is_too_long_ends_the_socket(peer: Peer) -> None:
    peer.send_text(json.dumps({"type": "say", "id": "a", "text": "x" * 40_000}))
    with pytest.raises(ConnectionClosed):
        peer.receive("never")


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{", "malformed"),
        ('{"type":"view","id":"a"}', "malformed"),
        ('{"type":"hello","version":1,"mood":"good"}', "malformed"),
        ('{"type":"hello","version":2}', "version"),
        ('{"type":"hello","version":2,"mood":"good"}', "version"),
    ],
)
def test_a_socket_begins_with_hello(server: Live, ada: httpx.Client, first: str, code: str) -> None:
    peer = server.connect(ada, server.table(ada)["table"])
    peer.send_text(first)
    assert peer.receive("farewell")["code"] == code


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'quiet.db'}", roomy_limits(seconds_to_hello=0.05)) as server:
        ada = server.guest()
        peer = server.connect(ada, server.table(ada)["table"])
        assert peer.receive("farewell")["code"] == "malformed"


def test_out_of_turn_replayed_and_cross_table_commands_do_nothing(server: Live) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    first, second = server.table(ada, players=3), server.table(ada, players=3)
    for made in (first, second):
        server.join(ben, made)
    peer, other = server.sit_down(ada, first["table"]), server.sit_down(ben, first["table"])
    elsewhere = server.sit_down(ada, second["table"])
    assert other.ask(type="act", asked=0, action="pass B1 B2 B3")["code"] == "not-seated"
    assert peer.ask(type="act", asked=0, action="pass B1 B2 B3")["code"] == "not-now"
    assert other.ask(type="start")["code"] == "not-host"
    for one in (peer, elsewhere):
        assert one.ask(type="start")["type"] == "done"
    view = peer.ask(type="view")
    action = "pass " + " ".join(view["view"]["hand"][:3])
    stale = peer.ask(type="act", asked=view["asked"]["since"] - 1, action=action)
    assert (stale["code"], stale["asked"]["since"]) == ("stale", view["asked"]["since"])
    command = {"type": "act", "id": "mine", "asked": view["asked"]["since"], "action": action}
    peer.send_text(json.dumps(command))
    done = peer.until(lambda message: message.get("id") == "mine")
    peer.send_text(json.dumps(command))
    again = peer.until(lambda message: message.get("id") == "mine")
    assert again == done
    held = elsewhere.ask(type="view")["view"]["hand"]
    elsewhere.send_text(json.dumps(command))
    foreign = elsewhere.until(lambda message: message.get("id") == "mine")
    legal_there = set(action.split()[1:]) <= set(held)  # each table has its own cards
    assert foreign["type"] == ("done" if legal_there else "refused")


def test_a_flooding_socket_is_slowed_and_others_are_not(tmp_path: Path) -> None:
    limits = roomy_limits(messages_per_second=50.0, messages_at_once=5)
    with live(f"sqlite:///{tmp_path / 'flood.db'}", limits) as server:
        ada, ben = server.guest(), server.guest("Ben")
        made = server.table(ada)
        server.join(ben, made)
        flood, calm = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
        for _ in range(30):
            flood.send(type="view")
        assert calm.ask(type="view")["type"] == "view"
        answered = sum(message["type"] == "view" for message in flood.received)
        assert answered < 30
        for _ in range(30):
            flood.receive("view")


def test_a_socket_that_reads_nothing_is_closed_and_no_longer_counts(tmp_path: Path) -> None:
    limits = roomy_limits(
        waiting_messages=20, seconds_to_farewell=0.1, messages_per_second=1e6, messages_at_once=10**6
    )
    with live(f"sqlite:///{tmp_path / 'stall.db'}", limits) as server:
        ada, ben = server.guest(), server.guest("Ben")
        made = server.table(ada, options={"end_value": 1})
        member = server.join(ben, made)
        peer = server.sit_down(ada, made["table"])
        peer.ask(type="start")
        with stalled(server, ben, made["table"]) as send:
            send(b'{"type":"hello","version":1}')
            peer.until(lambda message: message["type"] == "presence" and member in message["here"])
            number = 0
            while member in peer.presence():
                number += 1
                send(b'{"type":"view","id":"v%d"}' % number)
            assert number > 20


@pytest.mark.parametrize(
    "flood",
    [ClientConnection.ping, lambda socket: socket.send("" for _ in range(100))],
    ids=["pings", "parts"],
)
def test_a_flood_of_pings_or_fragments_ends_the_socket(
    server: Live, ada: httpx.Client, flood: Callable[[ClientConnection], object]
) -> None:
    """Pings and continuation frames."""
    socket = server.sit_down(ada, server.table(ada)["table"]).socket
    with suppress(ConnectionClosed):
        for _ in range(2_000):
            flood(socket)
    with pytest.raises(ConnectionClosed):
        list(socket)


@contextmanager
def stalled(server: Live, guest: httpx.Client, table: str) -> Iterator[Callable[[bytes], None]]:
    """A socket that sends but reads nothing."""
    host, port = server.url.removeprefix("http://").split(":")
    cookie = f"spydeck_guest={guest.cookies['spydeck_guest']}"
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect((host, int(port)))
        raw.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: c3B5ZGVjayBiZW5jaG1hcg==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        assert b" 101 " in raw.recv(64)

        def send(text: bytes) -> None:
            with suppress(OSError):
                raw.sendall(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)

        yield send


LEAF = st.none() | st.booleans() | st.integers() | st.text(max_size=20)
KINDS = ["act", "withdraw", "advance", "sit", "say", "mute", "next", "view", "fill", "propose", "x"]
ANYTHING = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.just("q") | LEAF},
    optional={
        "asked": st.integers(-1, 30) | LEAF,
        "action": st.text(max_size=30),
        "answers": st.lists(LEAF, max_size=3),
        "seat": st.integers(-1, 7),
        "phrase": LEAF,
        "text": st.text(max_size=30),
        "member": LEAF,
        "on": LEAF,
        "begun": st.text(max_size=30),
        "bot": LEAF,
    },
)


@pytest.fixture(scope="module")
def spycard(server: Live) -> tuple[httpx.Client, str]:
    """A guest and a game of Spycard."""
    ada = server.guest()
    return ada, server.table(ada, game="spycard", start=True)["table"]


@settings(max_examples=40)
@given(messages=st.lists(ANYTHING, max_size=4))
def test_any_message_at_all_is_answered_in_the_protocol(
    server: Live, spycard: tuple[httpx.Client, str], messages: list[dict[str, object]]
) -> None:
    """Messages, valid or not."""
    peer = server.connect(*spycard)
    try:
        peer.send(type="hello", version=1)
        for message in messages:
            peer.send_text(json.dumps(message))
        peer.send_text('{"type":"view","id":"end"}')
        peer.until(lambda message: message.get("id") == "end")
        for received in peer.received:
            read_message.validate_json(json.dumps(received))
    finally:
        peer.close()


def test_two_processes_do_not_share_a_file(server: Live) -> None:
    with pytest.raises(StoreError, match="another Spydeck server"):
        open_services(Config(database=server.config.database))


def test_limits_are_set_by_name_and_number() -> None:
    found = read_limits(["tables=7", "requests_per_second=2.5"])
    assert (found.tables, found.requests_per_second) == (7, 2.5)
    assert read_limits([]) == Limits()
    for wrong in ("tables", "tables=0", "tables=-1", "tables=many", "tables=1.5", "seats=3", "keep_days=nan"):
        with pytest.raises(InvalidOption):
            read_limits([wrong])
