"""Which requests are served: with which host name, origin, cookie, link or token."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spydeck.errors import InvalidOption
from spydeck.server.config import Config
from spydeck.server.http.middleware import protect
from spydeck.server.http.requests import network_of
from tests.server.in_process import Live

pytestmark = pytest.mark.live


def is_refused(server: Live, guest: httpx.Client | None, table: str, **headers: str) -> bool:
    """Return whether a socket is refused before it is opened."""
    with pytest.raises(InvalidStatus) as caught:
        server.connect(guest, table, **headers)
    response = caught.value.response
    return response.status_code in (401, 403, 404, 409, 421) and bool(json.loads(response.body)["message"])


def test_a_response_has_strict_headers_and_a_policy_that_allows_no_other_hosts(server: Live) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = server.guest(None).get(path).headers
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        policy = headers["Content-Security-Policy"].replace("script-src 'self' 'wasm-unsafe-eval';", "")
        assert "script-src" not in policy
        assert "unsafe" not in policy  # modules of WebAssembly, and no other evaluated code
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in headers


def test_only_names_of_the_server_are_served(server: Live) -> None:
    for name, status in {
        "localhost:9": 200, "127.0.0.1": 200, "[::1]:80": 200, "box.local": 200,
        "evil.example": 421, "127.0.0.1.evil.example": 421, "": 421, "localhost:70000": 421,
        "localhost:a": 421, "::1": 421, "[::1": 421, "[127.0.0.1]": 421, "a@localhost": 421,
        "localhost/": 421, "localhost, evil.example": 421, "evil.example#.local": 421,
        ".local": 421, "localhost.": 200,
    }.items():  # fmt: skip
        assert server.guest(None).get("/api/games", headers={"Host": name}).status_code == status


def test_a_public_server_is_served_only_under_its_own_name() -> None:
    config = Config(public_url="https://cards.example.org")
    assert config.serves("cards.example.org")
    assert config.serves("cards.example.org:443")
    assert not config.serves("example.org")
    assert config.secure


@pytest.mark.parametrize(
    "url",
    [
        "https://cards.example.org?",
        "https://cards.example.org#",
        "https://ada@cards.example.org",
        "https://cards.example.org\\@evil.example",
        "https://cards.example.org:0",
        "https://cards.example.org:",
        "https://cards.exa mple.org",
        "https://cards.example\t.org",
        "https://[::1%25eth0]",
        "https://[:::::]",
        "https://[127.0.0.1]",
        "https://%63ards.example.org",
        "https:///",
        "ftp://cards.example.org",
    ],
)
def test_urls_in_which_not_everybody_finds_the_same_host_are_refused(url: str) -> None:
    with pytest.raises(InvalidOption, match="the public URL must be like"):
        Config(public_url=url)
    with pytest.raises(InvalidOption):
        Config(push_services=(url,))


@pytest.mark.parametrize(
    "url", ["http://localhost:7707/", "https://[2001:db8::1]:8443", "HTTPS://A-b.example"]
)
def test_plain_urls_are_accepted(url: str) -> None:
    assert Config(public_url=url, push_services=(url,)).public_url == url


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1", "file://"])
def test_pages_of_other_sites_can_neither_send_requests_nor_connect(server: Live, origin: str) -> None:
    ada = server.guest()
    made = server.table(ada)
    response = ada.post("/api/tables", json={"game": "spycard"}, headers={"Origin": origin})
    assert (response.status_code, response.json()["code"]) == (403, "origin")
    assert is_refused(server, ada, made["table"], Origin=origin)


def test_the_servers_own_page_and_programs_connect(server: Live, ada: httpx.Client) -> None:
    made = server.table(ada)
    for headers in ({}, {"Origin": server.url}):
        peer = server.connect(ada, made["table"], **headers)
        peer.send(type="hello", version=1)
        assert peer.receive("welcome")["you"]["host"]
        peer.close()


def test_cross_site_requests_that_browsers_mark_are_refused(server: Live) -> None:
    response = server.guest(None).put(
        "/api/guest", json={"name": "Eve"}, headers={"Sec-Fetch-Site": "cross-site"}
    )
    assert response.status_code == 403


@pytest.mark.parametrize("edit", ["x", "", "flip", "swap"])
def test_an_edited_cookie_is_not_valid(server: Live, ada: httpx.Client, ben: httpx.Client, edit: str) -> None:
    value, other = ada.cookies["spydeck_guest"], ben.cookies["spydeck_guest"]
    name, _, signature = value.rpartition(".")
    edited = {
        "x": value + "x",
        "": name,
        "flip": ("0" if value[0] != "0" else "1") + value[1:],
        "swap": f"{other.rpartition('.')[0]}.{signature}",
    }[edit]
    stranger = server.guest(None, Cookie=f"spydeck_guest={edited}")
    assert stranger.get("/api/guest").json() is None
    made = server.table(ada)
    assert is_refused(server, None, made["table"], Cookie=f"spydeck_guest={edited}")


def test_a_cookie_cannot_be_read_by_scripts(server: Live) -> None:
    response = server.guest(None).put("/api/guest", json={"name": "Ada"})
    cookie = response.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_table_by_invitation_is_not_there_for_strangers(server: Live) -> None:
    made = server.table(server.guest())
    stranger = server.guest("Eve")
    missing = stranger.get("/api/tables/0123456789abcdef")
    hidden = stranger.get(f"/api/tables/{made['table']}")
    assert (hidden.status_code, hidden.text) == (missing.status_code, missing.text) == (404, missing.text)
    for body in ({}, {"invitation": "0" * 22}):
        assert stranger.post(f"/api/tables/{made['table']}/members", json=body).status_code == 404
    assert is_refused(server, stranger, made["table"])
    assert made["table"] not in stranger.get("/api/tables").text


def test_an_open_table_is_listed_and_its_invitation_is_not(server: Live) -> None:
    made = server.table(server.guest(), access="open", name="Come in")
    stranger = server.guest("Eve")
    assert made["table"] in stranger.get("/api/tables").text
    seen = stranger.get(f"/api/tables/{made['table']}").json()
    assert (seen["member"], seen["invitation"]) == (None, None)
    peer = server.connect(stranger, made["table"])
    peer.send(type="hello", version=1)
    assert peer.receive("welcome")["you"]["seat"] is None


def test_a_link_carries_a_guest_to_another_device_once(server: Live, ada: httpx.Client) -> None:
    made = server.table(ada)
    link = ada.post("/api/devices").raise_for_status().json()["link"]
    token = link.rpartition("/")[2]
    phone = server.guest(None)
    assert phone.post(f"/api/devices/{token}").raise_for_status().json() == {"name": "Ada"}
    assert made["table"] in phone.get("/api/tables/mine").text
    again = server.guest(None).post(f"/api/devices/{token}")
    assert (again.status_code, again.json()["code"]) == (404, "unknown")


def test_a_program_plays_with_its_token_at_its_own_table_only(server: Live, ada: httpx.Client) -> None:
    made, other = server.table(ada), server.table(ada)
    request = {"seat": 1, "name": "Robot"}
    given = ada.post(f"/api/tables/{made['table']}/programs", json=request).raise_for_status().json()
    bearer = {"Authorization": f"Bearer {given['token']}"}
    peer = server.connect(None, made["table"], **bearer)
    peer.send(type="hello", version=1)
    welcome = peer.receive("welcome")
    assert (welcome["you"]["name"], welcome["you"]["seat"], welcome["you"]["host"]) == ("Robot", 1, False)
    assert is_refused(server, None, other["table"], **bearer)
    assert is_refused(server, None, made["table"], Authorization=f"Bearer {given['token']}x")
    stranger = server.guest("Eve")
    assert stranger.post(f"/api/tables/{made['table']}/programs", json=request).status_code == 404


def test_removed_guests_cannot_join_again(server: Live, ada: httpx.Client, ben: httpx.Client) -> None:
    made = server.table(ada, access="open")
    member = server.join(ben, made)
    peer, other = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
    assert peer.ask(type="remove", member=member)["type"] == "done"
    assert other.receive("farewell")["code"] == "removed"
    assert is_refused(server, ben, made["table"])
    invitation = made["invitation"]["link"].rpartition("/")[2]
    assert ben.post(f"/api/invitations/{invitation}/members").status_code == 409


def test_a_member_who_leaves_receives_the_reply_and_then_the_farewell(server: Live) -> None:
    ada = server.guest()
    peer = server.sit_down(ada, server.table(ada)["table"])
    assert peer.ask(type="leave")["type"] == "done"
    assert peer.receive("farewell")["code"] == "removed"


def test_health_readiness_and_metrics_are_reported_to_this_computer(server: Live) -> None:
    visitor = server.guest(None)
    assert visitor.get("/health").json() == {"health": "good"}
    assert visitor.get("/ready").json() == {"ready": True}
    ada = server.guest()
    made = server.table(ada)
    assert server.sit_down(ada, made["table"]).ask(type="stand")["type"] == "done"
    text = visitor.get("/metrics").text
    assert 'spydeck_commands_total{answer="done",node="1"}' in text
    assert "Ada" not in text
    proxied = visitor.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert proxied.status_code == 403


def test_networks_are_recognized_however_they_are_written() -> None:
    assert network_of("2001:db8::a:1") == network_of("2001:db8:0:0:b::2") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7")
    assert (network_of("::1"), network_of("unix")) == ("::1", "unix")


def test_middleware_needs_no_database_to_refuse() -> None:
    async def app(*_: object) -> None:
        raise AssertionError("nothing gets through")

    transport = httpx.ASGITransport(app=protect(app, Config()))

    async def ask() -> int:
        async with httpx.AsyncClient(transport=transport, base_url="http://evil.example") as client:
            return (await client.get("/api/games")).status_code

    assert asyncio.run(ask()) == 421
