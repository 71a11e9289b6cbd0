"""What comes malformed, too large, too fast or in the wrong place is refused, and all goes on."""

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
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spydeck.errors import InvalidOption
from spydeck.protocol.messages import read_message
from spydeck.server.config import Config
from spydeck.server.limits import Limits, read_limits
from spydeck.server.services import open_services
from spydeck.server.store.errors import StoreError
from tests.server.in_process import PATIENCE, Live, Talk, live, tight

pytestmark = pytest.mark.live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for most of these tests."""
    with live(f"sqlite:///{tmp_path_factory.mktemp('bad') / 'bad.db'}") as running:
        yield running


@pytest.fixture
def talk(server: Live) -> Iterator[Talk]:
    """A welcomed socket at a game of one person and bots that wait for the person."""
    ada = server.guest()
    talk = server.sit_down(ada, server.table(ada, pace=10.0, start=True)["table"])
    yield talk
    talk.close()


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
def test_what_is_no_message_is_refused_and_the_socket_lives_on(talk: Talk, text: str | bytes) -> None:
    talk.send(text)
    refused = talk.hear("refused")
    named = isinstance(text, str) and '"id":"a"' in text
    assert (refused["id"], refused["code"]) == ("a" if named else None, "malformed")
    assert len(refused["message"]) < 400
    assert talk.ask(type="view")["type"] == "view"


def test_too_much_that_is_no_message_ends_the_socket(talk: Talk) -> None:
    for _ in range(25):
        talk.send("{")
    assert talk.hear("farewell")["code"] == "malformed"


def test_a_message_that_is_too_long_ends_the_socket(talk: Talk) -> None:
    talk.send(json.dumps({"type": "say", "id": "a", "text": "x" * 10_000}))
    with pytest.raises(ConnectionClosed):
        talk.hear("never")


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
def test_a_socket_begins_with_hello(server: Live, first: str, code: str) -> None:
    ada = server.guest()
    talk = server.connect(ada, server.table(ada)["table"])
    talk.send(first)
    assert talk.hear("farewell")["code"] == code


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'quiet.db'}", tight(seconds_to_hello=0.05)) as server:
        ada = server.guest()
        talk = server.connect(ada, server.table(ada)["table"])
        assert talk.hear("farewell")["code"] == "malformed"


def test_out_of_turn_replayed_and_cross_table_commands_do_nothing(server: Live) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    first, second = server.table(ada, players=3), server.table(ada, players=3)
    for made in (first, second):
        server.join(ben, made)
    talk, other = server.sit_down(ada, first["table"]), server.sit_down(ben, first["table"])
    elsewhere = server.sit_down(ada, second["table"])
    assert other.ask(type="act", asked=0, action="pass B1 B2 B3")["code"] == "not-seated"
    assert talk.ask(type="act", asked=0, action="pass B1 B2 B3")["code"] == "not-now"
    assert other.ask(type="start")["code"] == "not-host"
    for one in (talk, elsewhere):
        assert one.ask(type="start")["type"] == "done"
    view = talk.ask(type="view")
    action = "pass " + " ".join(view["view"]["hand"][:3])
    stale = talk.ask(type="act", asked=view["asked"]["since"] - 1, action=action)
    assert (stale["code"], stale["asked"]["since"]) == ("stale", view["asked"]["since"])
    command = {"type": "act", "id": "mine", "asked": view["asked"]["since"], "action": action}
    talk.send(json.dumps(command))
    done = talk.until(lambda message: message.get("id") == "mine")
    talk.send(json.dumps(command))
    again = talk.until(lambda message: message.get("id") == "mine")
    assert again == done
    held = elsewhere.ask(type="view")["view"]["hand"]
    elsewhere.send(json.dumps(command))
    foreign = elsewhere.until(lambda message: message.get("id") == "mine")
    legal_there = set(action.split()[1:]) <= set(held)  # each table goes by its own cards
    assert foreign["type"] == ("done" if legal_there else "refused")


def test_a_flooding_socket_is_slowed_and_others_are_not(tmp_path: Path) -> None:
    limits = tight(messages_per_second=50.0, messages_at_once=5)
    with live(f"sqlite:///{tmp_path / 'flood.db'}", limits) as server:
        ada, ben = server.guest(), server.guest("Ben")
        made = server.table(ada)
        server.join(ben, made)
        flood, calm = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
        for _ in range(30):
            flood.say(type="view")
        assert calm.ask(type="view")["type"] == "view"
        answered = sum(message["type"] == "view" for message in flood.heard)
        assert answered < 30
        for _ in range(30):
            flood.hear("view")


def test_a_socket_that_reads_nothing_is_closed_and_gives_its_place_up(tmp_path: Path) -> None:
    limits = tight(
        waiting_messages=20, seconds_to_farewell=0.1, messages_per_second=1e6, messages_at_once=10**6
    )
    with live(f"sqlite:///{tmp_path / 'stall.db'}", limits) as server:
        ada, ben = server.guest(), server.guest("Ben")
        made = server.table(ada, options={"end_value": 1})
        member = server.join(ben, made)
        talk = server.sit_down(ada, made["table"])
        talk.ask(type="start")
        with stalled(server, ben, made["table"]) as send:
            send(b'{"type":"hello","version":1}')
            talk.until(lambda message: message["type"] == "presence" and member in message["here"])
            number = 0
            while member in talk.presence():
                number += 1
                send(b'{"type":"view","id":"v%d"}' % number)
            assert number > 20


@contextmanager
def stalled(server: Live, guest: httpx.Client, table: str) -> Iterator[Callable[[bytes], None]]:
    """A socket through which one can send, and which reads nothing."""
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


def test_a_thousand_tables_from_one_address_are_not_set_up(tmp_path: Path) -> None:
    limits = tight(tables_per_address=5, tables_per_guest=3)
    with live(f"sqlite:///{tmp_path / 'many.db'}", limits) as server:
        made = [server.guest().post("/api/tables", json={"game": "spycard"}).status_code for _ in range(7)]
        assert made == [201] * 5 + [429] * 2


def test_one_guest_sets_up_only_so_many_tables(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'many.db'}", tight(tables_per_guest=3)) as server:
        ada = server.guest()
        made = [ada.post("/api/tables", json={"game": "spycard"}).status_code for _ in range(5)]
        assert made == [201] * 3 + [429] * 2


def test_so_many_tables_guests_requests_and_sockets_and_no_more(tmp_path: Path) -> None:
    limits = tight(tables=1, guests_per_address=2, sockets_per_address=1)
    with live(f"sqlite:///{tmp_path / 'few.db'}", limits) as server:
        ada = server.guest()
        server.guest("Ben")
        full = server.guest(None).put("/api/guest", json={"name": "Cleo"})
        assert (full.status_code, full.json()["code"]) == (429, "too-many")
        made = server.table(ada)
        assert ada.post("/api/tables", json={"game": "spycard"}).status_code == 429
        server.sit_down(ada, made["table"])
        with pytest.raises(InvalidStatus) as caught:
            server.connect(ada, made["table"])
        assert json.loads(caught.value.response.body)["code"] == "too-many"


def test_too_many_requests_are_refused_until_a_moment_later(tmp_path: Path) -> None:
    with live(
        f"sqlite:///{tmp_path / 'fast.db'}", tight(requests_per_second=50.0, requests_at_once=10)
    ) as server:
        visitor = server.guest(None)
        seen = [visitor.get("/api/games").status_code for _ in range(60)]
        assert seen[:5] == [200] * 5
        assert 429 in seen
        while visitor.get("/api/games").status_code == 429:
            pass


@pytest.mark.parametrize("path", ["tables/bridge", "invitations/?", "finished/bridge/replay", "tables/%00"])
def test_what_can_be_no_name_is_the_name_of_nothing(server: Live, path: str) -> None:
    answer = server.guest(None).get(f"/api/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_a_body_that_is_too_long_is_refused_whatever_its_headers_say(server: Live) -> None:
    visitor = server.guest(None)
    body = json.dumps({"name": "x" * 10_000}).encode()
    for content in (body, body * 200, iter([body[:5000], body[5000:]])):
        answer = visitor.put("/api/guest", content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-many")


@pytest.mark.parametrize("body", [b"{", b"[" * 8000, b'{"name": ' + b"1" * 5000 + b"}", b'{"name": "\xff"}'])
def test_a_body_that_is_no_json_is_malformed(server: Live, body: bytes) -> None:
    answer = server.guest(None).put("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"PUT /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n{"


@contextmanager
def raw(server: Live) -> Iterator[sockets.socket]:
    """A connection to a server on which nothing is said yet."""
    host, port = server.url.removeprefix("http://").split(":")
    with sockets.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        yield connection


def rest(connection: sockets.socket) -> bytes:
    """What a server says until it ends a connection."""
    said = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65_536):
            said += part
    return said


def test_a_request_that_does_not_come_whole_ends_its_connection(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'half.db'}", tight(seconds_to_request=0.5)) as server:
        for begun in (b"", HEAD, HEAD + b"\r\n" + HEAD):
            with raw(server) as connection:
                connection.sendall(begun)
                assert rest(connection).count(b"200 OK") == begun.count(b"\r\n\r\n")
        with raw(server) as connection:
            connection.sendall(BODY)
            answer = rest(connection)
        assert b" 408 " in answer
        assert b'"malformed"' in answer


CHUNKED = HEAD.replace(b"GET", b"PUT") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"


@pytest.mark.parametrize("begun", [HEAD, HEAD + b"\r\n" + HEAD, CHUNKED])
def test_a_head_that_is_too_long_ends_its_connection(server: Live, begun: bytes) -> None:
    with raw(server) as connection, suppress(BrokenPipeError, ConnectionResetError):
        connection.sendall(begun + b"A: ")
        for _ in range(1000):
            connection.sendall(b"a" * 65_536)
        pytest.fail("a head of 64 MB was taken")


def test_a_socket_outlives_the_time_that_a_request_may_take(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'long.db'}", tight(seconds_to_request=0.5)) as server:
        ada = server.guest()
        talk = server.sit_down(ada, server.table(ada, pace=10.0, start=True)["table"])
        with raw(server) as connection:
            assert rest(connection) == b""  # by now the time is over
        talk.say(type="view", id="still-here")
        assert talk.hear("view")["id"] == "still-here"
        talk.close()


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "poker"},
        {"game": "black-spy", "players": 9},
        {"game": "black-spy", "options": {"end_value": "many"}},
        {"game": "black-spy", "options": {"nothing": 1}},
        {"game": "black-spy", "options": {"ages": [3, 2, 1, 1]}},
        {"game": "black-spy", "options": {"variants": {"a": 1}}},
        {"game": "black-spy", "seats": [{"sitter": "bot", "bot": "clairvoyant"}] * 4},
        {"game": "black-spy", "seats": [{}] * 3},
        {"game": "black-spy", "clock": 0},
        {"game": "black-spy", "clock": float("1e308")},
        {"game": "black-spy", "name": "a\nb"},
        {"game": "black-spy", "secret": "1"},
        {},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Live, wish: dict[str, object]) -> None:
    answer = server.guest().post("/api/tables", json=wish)
    assert answer.status_code in (404, 422)
    assert answer.json()["message"]


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
    """Well formed or not."""
    talk = server.connect(*spycard)
    try:
        talk.say(type="hello", version=1)
        for message in messages:
            talk.send(json.dumps(message))
        talk.send('{"type":"view","id":"end"}')
        talk.until(lambda message: message.get("id") == "end")
        for heard in talk.heard:
            read_message.validate_json(json.dumps(heard))
    finally:
        talk.close()


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
