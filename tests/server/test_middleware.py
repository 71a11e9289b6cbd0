"""What passes: each middleware alone, a server behind proxies, the page and its files."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from spydeck.protocol.client import Guest
from spydeck.protocol.tables import CreateTable
from spydeck.server.config import Config
from spydeck.server.http.middleware import (
    BelowPath,
    BodyLimit,
    ByListener,
    FromProxy,
    HostHeader,
    InTurn,
    RateLimit,
    SameOrigin,
    SecurityHeaders,
)
from spydeck.server.http.routes.pages import FILES as FIXED
from spydeck.server.http.routes.pages import STATIC
from tests.server.in_process import live
from tests.server.live import serving
from tests.server.proxies import KINDS, free_port, proxied
from tests.terminal.driving import Person
from tests.waiting import PATIENCE, get

ORIGIN = "https://cards.example.org"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with its body."""
    message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": message["body"]})


def request(app: ASGIApp, method: str = "GET", path: str = "/", **options: Any) -> httpx.Response:
    """Return the response of an application to one request."""

    async def sending() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.request(method, path, **options)

    return asyncio.run(sending())


def test_requests_that_come_together_begin_in_turn_with_time_for_others_between() -> None:
    started: list[tuple[str, int]] = []
    turns = 0

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        started.append((scope["path"], turns))

    async def count_turns() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def requesting() -> None:
        unused: Any = None
        app = InTurn(note)
        counting = asyncio.create_task(count_turns())
        paths = [f"/api/{number}" for number in range(5)] + ["/assets/client.js"]
        asked = [asyncio.ensure_future(app({"type": "http", "path": path}, unused, unused)) for path in paths]
        await asyncio.sleep(0)
        asked[2].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        counting.cancel()

    asyncio.run(requesting())
    assert [path for path, _ in started] == ["/api/0", "/assets/client.js", "/api/1", "/api/3", "/api/4"]
    assert started[1][1] == started[0][1]
    times = [turn for path, turn in started if path.startswith("/api/")]
    assert times == sorted(set(times))


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/cards/", 200),
        ("/cards/api/x", 200),
        ("/health", 200),
        ("/cards", 308),
        ("/", 404),
        ("/api/x", 404),
        ("/cards2/", 404),
        ("/%63ards/", 404),
    ],
)
def test_a_server_below_a_path_serves_only_that(path: str, status: int) -> None:
    response = request(BelowPath(echo, "/cards"), path=path)
    assert response.status_code == status
    if status == 404:
        assert "must pass on the whole path, with /cards." in response.json()["message"]


def test_below_a_path_requests_lose_it_and_cookies_and_redirects_gain_it() -> None:
    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        assert (scope["path"], scope["raw_path"]) == ("/a/ü", b"/a/%C3%BC")
        headers = [
            (b"set-cookie", b"a=1; Path=/; Secure"),
            (b"set-cookie", b"b=1; path=/api"),
            (b"location", b"http://localhost/b/c"),
        ]
        await send({"type": "http.response.start", "status": 307, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    app = BelowPath(inside, "/my/cards")
    headers = request(app, path="/my/cards/a/%C3%BC").headers
    assert headers.get_list("set-cookie") == ["a=1; Path=/my/cards/; Secure", "b=1; path=/my/cards/api"]
    assert headers["location"] == "http://localhost/my/cards/b/c"
    assert request(app, path="/my/cards?a=1").headers["location"] == "/my/cards/?a=1"


@pytest.mark.parametrize(
    ("client", "config", "known"),
    [
        (("127.0.0.1", 5), Config(), "203.0.113.7"),
        (("192.0.2.1", 5), Config(), "192.0.2.1"),
        (None, Config(socket="a", trusted_proxies="10.0.0.2"), "203.0.113.7"),
    ],
)
def test_a_proxy_says_from_where_a_request_comes(client: Any, config: Config, known: str) -> None:
    async def tell(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": f"{scope['client'][0]} {scope['scheme']}".encode()})

    async def arriving(scope: Scope, receive: Receive, send: Send) -> None:
        await FromProxy(tell, config)({**scope, "client": client}, receive, send)

    headers = {"X-Forwarded-For": "198.51.100.9, 203.0.113.7", "X-Forwarded-Proto": "https"}
    assert request(arriving, headers=headers).text == f"{known} {'http' if known == '192.0.2.1' else 'https'}"


def test_what_comes_over_a_unix_socket_does_not_come_from_another_process() -> None:
    async def refusing(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("taken for another process")

    async def arriving(scope: Scope, receive: Receive, send: Send) -> None:
        await ByListener(echo, refusing, None)({**scope, "server": ("/run/a.sock", None)}, receive, send)

    assert request(arriving).status_code == 200


def test_host_header_serves_only_names_of_the_server() -> None:
    app = HostHeader(echo, lambda name: name == "localhost")
    assert request(app).status_code == 200
    refused = request(app, headers={"Host": "evil.example"})
    assert (refused.status_code, refused.json()["reason"]) == (421, "other-host")
    assert request(app, headers=[("Host", "localhost"), ("Host", "localhost")]).status_code == 421


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": ORIGIN}, 200),
        ({"Origin": "http://localhost"}, 200),
        ({"Origin": "https://localhost"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://cards.example.org", "Host": "cards.example.org"}, 403),
        ({"Origin": "http://cards.example.org:7707", "Host": "cards.example.org:7707"}, 403),
        ({"Origin": "ftp://localhost"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_same_origin_refuses_changes_from_other_sites(headers: dict[str, str], status: int) -> None:
    app = SameOrigin(echo, ORIGIN)
    assert request(app, "POST", headers=headers).status_code == status
    assert request(app, "GET", headers=headers).status_code == 200


def test_rate_limit_counts_requests_and_files_differently() -> None:
    app = RateLimit(echo, per_second=0.001, at_once=2)
    assert [request(app).status_code for _ in range(3)] == [200, 200, 429]
    app = RateLimit(echo, per_second=0.001, at_once=2)
    assert {request(app, path="/assets/a.js").status_code for _ in range(30)} == {200}


def test_whoever_goes_to_an_address_reads_a_refusal_as_a_page() -> None:
    app = RateLimit(echo, per_second=0.001, at_once=0)
    response = request(app, headers={"Sec-Fetch-Mode": "navigate", "Accept-Language": "de"})
    assert (response.status_code, response.headers["content-type"]) == (429, "text/html; charset=utf-8")
    assert '<html lang="de">' in response.text
    assert "<p>Zu viele Anfragen auf einmal." in response.text
    assert request(app).json()["code"] == "too-many"


def test_body_limit_passes_short_bodies_on() -> None:
    response = request(BodyLimit(echo, max_bytes=5, seconds=1.0), "POST", content=b"12345")
    assert (response.status_code, response.content) == (200, b"12345")


async def chunks(count: int, pause: float = 0.0) -> AsyncIterator[bytes]:
    """Yield a body without a length."""
    for _ in range(count):
        await asyncio.sleep(pause)
        yield b"123"


@pytest.mark.parametrize("body", [lambda: b"123456", lambda: chunks(2)])
def test_body_limit_refuses_long_bodies_with_and_without_a_length(body: Callable[[], Any]) -> None:
    response = request(BodyLimit(echo, max_bytes=5, seconds=1.0), "POST", content=body())
    assert (response.status_code, response.json()["arguments"]) == (413, {"limit": 5})


def test_body_limit_refuses_bodies_that_take_too_long() -> None:
    async def silent() -> dict[str, Any]:
        await asyncio.sleep(60)
        return {}

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "headers": []}
    asyncio.run(BodyLimit(echo, max_bytes=5, seconds=0.01)(scope, silent, send))
    assert sent[0]["status"] == 408
    assert (b"connection", b"close") in sent[0]["headers"]


@pytest.mark.parametrize("secure", [False, True])
def test_security_headers_are_on_every_answer(secure: bool) -> None:
    headers = request(SecurityHeaders(echo, secure)).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cache-Control"] == "no-store"
    assert ("Strict-Transport-Security" in headers) == secure


@pytest.fixture(scope="module", params=KINDS)
def cards(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server behind a proxy."""
    folder = tmp_path_factory.mktemp(request.param)
    port, file = free_port(), folder / "spydeck.sock"
    address = f"http://localhost:{port}/cards"
    with (
        serving(folder, "--socket", str(file), "--public-url", address) as server,
        proxied(request.param, folder / "proxy", port, file),
    ):
        assert f"Spydeck is running: unix:{file}\n" in server.said
        yield address
    assert not file.exists()


def test_the_page_and_all_that_it_loads_are_below_the_path(cards: str) -> None:
    with httpx.Client(follow_redirects=True) as browser:
        page = browser.get(cards, headers={"Accept": "text/html"})
        assert str(page.url) == f"{cards}/"
        loaded = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert len(loaded) > 5
        origin = cards.removesuffix("/cards")
        for path in (*loaded, "/cards/sw.js", "/cards/icon-192.png"):
            assert path.startswith("/cards/")
            assert browser.get(origin + path).status_code == 200
        assert f'<meta property="og:url" content="{cards}/">' in page.text
        assert f'<meta property="og:image" content="{cards}/preview/spydeck.png">' in page.text
        assert browser.get(f"{cards}/preview/spydeck.png").headers["Content-Type"] == "image/png"
        assert browser.get(f"{cards}/games/").url == f"{cards}/games"
        assert browser.get(f"{cards}/sw.js").headers["Cache-Control"] == "no-cache"
        assert browser.get(f"{cards}/api/openapi.json").json()["servers"] == [{"url": "/cards"}]


def test_a_guest_invites_another_and_both_play(cards: str) -> None:
    ada, ben = Guest(cards, "Ada"), Guest(f"{cards}/", "Ben")
    made = ada.create_table(CreateTable(game="spycard"))
    assert made.invitation.link.startswith(f"{cards}/join/")
    assert made.invitation.qr.startswith("/cards/api/")
    picture = get(cards.removesuffix("/cards") + made.invitation.qr)
    assert picture.headers["Content-Type"].startswith("image/svg+xml")
    with ben.socket(ben.join(made.invitation.link).table) as socket:
        assert socket.you.name == "Ben"
    program = ada.add_program(made.table, 1, "bot")
    assert program.socket == f"{cards.replace('http', 'ws')}/api/tables/{made.table}/socket"


def test_cookies_are_kept_for_the_path_alone(cards: str) -> None:
    with httpx.Client(base_url=cards, timeout=PATIENCE) as browser:
        browser.put("api/guest", json={"name": "Ada"}).raise_for_status()
        browser.post("api/passkey-sign-in/options").raise_for_status()
        assert {(one.name, one.path) for one in browser.cookies.jar} == {
            ("spydeck_guest", "/cards/"),
            ("spydeck_passkey", "/cards/api"),
        }
        assert browser.get("api/guest").json() == {"name": "Ada"}


def test_the_terminal_joins_by_the_address_and_says_how_to_return(cards: str, tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "spycard", "--join", cards, "--name", "Ann")
    person.read()
    person.leave()
    assert f"spydeck play --join {cards}/table/" in person.last_words


def test_what_only_the_host_may_read_is_not_passed_on(cards: str) -> None:
    assert [get(f"{cards}/{name}").status_code for name in ("metrics", "ready")] == [404, 404]


FILES = sorted(path.name for path in (STATIC / "assets").glob("*"))


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A browser at a server."""
    with live(f"sqlite:///{tmp_path_factory.mktemp('pages') / 'pages.db'}") as running:
        yield running.guest(None)


@pytest.mark.live
@pytest.mark.skipif(not (STATIC / "assets").is_dir(), reason="the client is not built: make client")
def test_every_file_is_compressed_and_cached_forever(browser: httpx.Client) -> None:
    for name in FILES:
        response = browser.get(f"/assets/{name}")
        assert response.content == (STATIC / "assets" / name).read_bytes()
        assert response.headers["content-encoding"] == "gzip"
        assert response.headers["vary"] == "Accept-Encoding"
        assert "immutable" in response.headers["cache-control"]


@pytest.mark.live
@pytest.mark.skipif(not (STATIC / "assets").is_dir(), reason="the client is not built: make client")
def test_clients_without_compression_get_plain_files(browser: httpx.Client) -> None:
    name = FILES[0]
    plain = browser.get(f"/assets/{name}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (STATIC / "assets" / name).read_bytes()


@pytest.mark.live
@pytest.mark.skipif(not (STATIC / "assets").is_dir(), reason="the client is not built: make client")
@pytest.mark.parametrize("path", ["/assets/..%2findex.html", "/assets/%2e%2e/pages.py", "/assets/none.js"])
def test_only_files_of_the_client_are_served(browser: httpx.Client, path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.live
@pytest.mark.skipif(not (STATIC / "assets").is_dir(), reason="the client is not built: make client")
@pytest.mark.parametrize("name", FIXED)
def test_files_with_a_fixed_name_are_not_kept_for_long(browser: httpx.Client, name: str) -> None:
    response = browser.get(f"/{name}")
    media_type, caching = FIXED[name]
    assert response.content == (STATIC / name).read_bytes()
    assert response.headers["content-type"].partition(";")[0] == media_type
    assert response.headers["cache-control"] == caching
    assert "immutable" not in caching
    assert "worker-src 'self'" in response.headers["content-security-policy"]


@pytest.mark.live
@pytest.mark.skipif(not (STATIC / "assets").is_dir(), reason="the client is not built: make client")
def test_other_responses_are_not_compressed(browser: httpx.Client) -> None:
    assert "content-encoding" not in browser.get("/api/games").headers
