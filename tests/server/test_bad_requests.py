"""Requests that are malformed, too large, too many or endless are refused without other effects."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from logging import ERROR
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET
from struct import pack

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from spydeck.server.config import Limits
from tests.server.in_process import Live, live, raw, rest, roomy_limits
from tests.waiting import wait_until

pytestmark = pytest.mark.live


@pytest.fixture
def default_server(tmp_path: Path) -> Iterator[Live]:
    """A server with default limits."""
    with live(f"sqlite:///{tmp_path / 'usual.db'}", Limits()) as running:
        yield running


def test_the_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = roomy_limits(tables_per_address=5, tables_per_guest=3)
    with live(f"sqlite:///{tmp_path / 'many.db'}", limits) as server:
        made = [server.guest().post("/api/tables", json={"game": "spycard"}).status_code for _ in range(7)]
        assert made == [201] * 5 + [429] * 2


def test_the_tables_of_one_guest_are_limited(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'many.db'}", roomy_limits(tables_per_guest=3)) as server:
        ada = server.guest()
        made = [ada.post("/api/tables", json={"game": "spycard"}).status_code for _ in range(5)]
        assert made == [201] * 3 + [429] * 2


def test_tables_guests_and_sockets_are_limited(tmp_path: Path) -> None:
    limits = roomy_limits(tables=1, guests_per_address=2, sockets_per_address=1)
    with live(f"sqlite:///{tmp_path / 'few.db'}", limits) as server:
        ada = server.guest()
        server.guest("Ben")
        full = server.guest(None).put("/api/guest", json={"name": "Cleo"})
        assert (full.status_code, full.json()["code"]) == (429, "too-many")
        made = server.table(ada)
        server.sit_down(ada, made["table"])
        assert ada.post("/api/tables", json={"game": "spycard"}).status_code == 429
        with pytest.raises(InvalidStatus) as caught:
            server.connect(ada, made["table"])
        assert json.loads(caught.value.response.body)["code"] == "too-many"


def test_too_many_requests_are_refused_until_a_moment_later(tmp_path: Path) -> None:
    with live(
        f"sqlite:///{tmp_path / 'fast.db'}", roomy_limits(requests_per_second=50.0, requests_at_once=10)
    ) as server:
        visitor = server.guest(None)
        seen = [visitor.get("/api/games").status_code for _ in range(60)]
        assert seen[:5] == [200] * 5
        assert 429 in seen
        while visitor.get("/api/games").status_code == 429:
            pass


def test_a_household_that_arrives_together_gets_the_whole_page(default_server: Live) -> None:
    visits = [default_server.guest(None) for _ in range(8)]
    for visitor in visits:
        page = visitor.get("/")
        files = re.findall(r"/assets/[^\"]+", page.text)
        seen = [visitor.get(path).status_code for path in ["/api/guest", *files * 3]]
        assert set(seen) == {200}


def test_endless_requests_for_files_are_refused_too(tmp_path: Path) -> None:
    with live(
        f"sqlite:///{tmp_path / 'files.db'}", roomy_limits(requests_per_second=0.01, requests_at_once=2)
    ) as server:
        visitor = server.guest(None)
        assert 429 in [visitor.get("/assets/none.js").status_code for _ in range(60)]


@pytest.mark.parametrize("path", ["tables/bridge", "invitations/?", "finished/bridge/replay", "tables/%00"])
def test_an_impossible_name_is_not_found(server: Live, path: str) -> None:
    response = server.guest(None).get(f"/api/{path}")
    assert (response.status_code, response.json()["code"]) == (404, "unknown")


def test_a_body_that_is_too_long_is_refused_whatever_its_headers_say(server: Live) -> None:
    visitor = server.guest(None)
    body = json.dumps({"name": "x" * 40_000}).encode()
    for content in (body, body * 200, iter([body[:5000], body[5000:]])):
        response = visitor.put("/api/guest", content=content, headers={"Content-Type": "application/json"})
        assert (response.status_code, response.json()["code"]) == (413, "too-many")


@pytest.mark.parametrize("body", [b"{", b"[" * 8000, b'{"name": ' + b"1" * 5000 + b"}", b'{"name": "\xff"}'])
def test_a_body_that_is_not_json_is_malformed(server: Live, body: bytes) -> None:
    response = server.guest(None).put(
        "/api/guest", content=body, headers={"Content-Type": "application/json"}
    )
    assert (response.status_code, response.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/passkeys", "GET, POST"),
        ("/api/tables", "GET, POST"),
        ("/", "GET, HEAD"),
        ("/assets/a.js", "GET, HEAD"),
    ],
)
def test_an_address_says_with_which_methods_it_can_be_used(server: Live, path: str, methods: str) -> None:
    visitor = server.guest(None)
    options, refused = visitor.options(path), visitor.delete(path)
    assert (options.status_code, options.content, options.headers["Allow"]) == (204, b"", methods)
    assert (refused.status_code, refused.headers["Allow"]) == (405, methods)
    assert refused.json()["arguments"] == {"methods": methods}


HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"PUT /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n{"


def test_an_incomplete_request_ends_its_connection(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'half.db'}", roomy_limits(seconds_to_request=0.5)) as server:
        for sent in (b"", HEAD, HEAD + b"\r\n" + HEAD):
            with raw(server) as connection:
                connection.sendall(sent)
                assert rest(connection).count(b"200 OK") == sent.count(b"\r\n\r\n")
        with raw(server) as connection:
            connection.sendall(BODY)
            response = rest(connection)
        assert b" 408 " in response
        assert b'"malformed"' in response


CHUNKED = HEAD.replace(b"GET", b"PUT") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"


@pytest.mark.parametrize("sent", [HEAD, HEAD + b"\r\n" + HEAD, CHUNKED])
def test_a_head_that_is_too_long_ends_its_connection(server: Live, sent: bytes) -> None:
    with raw(server) as connection, suppress(BrokenPipeError, ConnectionResetError):
        connection.sendall(sent + b"A: ")
        for _ in range(1000):
            connection.sendall(b"a" * 65_536)
        pytest.fail("a head of 64 MB was taken")


def test_a_socket_outlives_the_time_that_a_request_may_take(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'long.db'}", roomy_limits(seconds_to_request=0.5)) as server:
        ada = server.guest()
        peer = server.sit_down(ada, server.table(ada, pace=10.0, start=True)["table"])
        with raw(server) as connection:
            assert rest(connection) == b""  # the time is over by now
        peer.send(type="view", id="still-here")
        assert peer.receive("view")["id"] == "still-here"
        peer.close()


JSON = "Content-Type: application/json"
NOT_UTF_8 = [
    ("GET /api/tables/%ff%fe", "", "", 404),
    ("GET /api/tables/\xff\xfe", "", "", 400),
    ("GET /join/%ed%a0%80", "Accept: text/html", "", 404),
    ("GET /assets/%ed%a0%80", "", "", 404),
    ("GET /?language=%ff", "Accept: text/html", "", 200),
    ("GET /?language=\xff", "Accept: text/html", "", 400),
    ("GET /api/games/spycard/rulebook?language=%ed%a0%80", "", "", 422),
    ("GET /api/daily/spycard?until=%ff&count=%00", "", "", 422),
    ("GET /api/guest", "Cookie: spydeck_guest=\xff\xfe; \xff=1", "", 200),
    ("GET /api/guest", 'Cookie: spydeck_guest="\\777\\377"', "", 200),
    ("GET /api/guest", "Authorization: Bearer \xff\xfe.\xff", "", 401),
    ("GET /", "Accept-Language: \xff;q=\xff, de;q=1e999, en;q=nan", "", 200),
    ("GET /icon.svg", "Range: bytes=\xff-", "", 400),
    ("GET /icon.svg", "If-Modified-Since: \xff", "", 200),
    ("GET /api/guest", "X-Forwarded-For: \xff, [::1", "", 200),
    ("GET /api/guest", "Upgrade: \xff", "", 200),
    ("POST /api/passkey-sign-in", "Cookie: spydeck_passkey=\xff", "{}", 422),
    ("POST /api/tables", "Origin: \xff", "{}", 403),
    ("PUT /api/guest", JSON, '{"name": "\xff\xfe"}', 422),
    ("PUT /api/guest", JSON, '{"name": "\\ud800"}', 422),
    ("PUT /api/guest", JSON, '{"\\ud800": "Ada"}', 422),
    ("PUT /api/guest", JSON, "\xff\xfe{\x00", 422),
    ("PUT /api/guest", "Content-Type: \xff\xfe", '{"name": "Ada"}', 422),
    ("PUT /api/guest", "Content-Type: multipart/form-data; boundary=x", "--x\r\n\xff", 422),
    ("PUT /api/guest", f"{JSON}\r\nTransfer-Encoding: \xff", "{}", 400),
    ("\xff\xfe /", "", "", 400),
]
"""Requests with bytes that are not text, as latin-1, and the statuses of the responses."""


@pytest.mark.parametrize(("line", "header", "body", "status"), NOT_UTF_8)
def test_nothing_that_a_client_sends_is_an_error_of_the_server(
    server: Live, line: str, header: str, body: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    lines = [f"{line} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {len(body)}"]
    with capture_logs() as logs, raw(server) as connection:
        connection.sendall("\r\n".join([*lines, *filter(None, [header]), "", body]).encode("latin-1"))
        assert rest(connection).startswith(b"HTTP/1.1 %d" % status)
    assert (errors(caplog), logs) == ([], [])


@pytest.mark.parametrize("line", ["GET /api/games", "PUT /api/guest", "GET /sw.js", "GET /api/guest/archive"])
def test_a_connection_that_is_cut_is_not_an_error(
    server: Live, line: str, caplog: pytest.LogCaptureFixture
) -> None:
    cookie = f"Cookie: spydeck_guest={server.guest().cookies['spydeck_guest']}"
    before = len(server.server.server_state.connections)
    head = "\r\n".join([f"{line} HTTP/1.1", "Host: localhost", cookie, "Content-Length: 20", "", ""])
    for sent in (head[:30], head, head + "{" * 10, head + "{" * 20):
        with raw(server) as connection:
            connection.sendall(sent.encode())
            connection.setsockopt(SOL_SOCKET, SO_LINGER, pack("ii", 1, 0))  # it is reset
    wait_until(lambda: len(server.server.server_state.connections) <= before)
    assert errors(caplog) == []


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the errors that have been logged."""
    return [one.getMessage() for one in caplog.records if one.levelno >= ERROR]
