"""Passkeys sign in the guest who added them, at this server only."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx
import pytest
from fido2.utils import websafe_decode, websafe_encode
from hypothesis import given, settings
from hypothesis import strategies as st

from spydeck.json_types import JsonObject
from spydeck.protocol.http import NewPasskey, PasskeyProof
from spydeck.server.config import Limits
from spydeck.server.http.guests import Challenges, InvalidPasskey
from spydeck.server.http.routes.passkeys import RelyingParty
from tests.server.authenticator import Authenticator
from tests.server.in_process import Live, live, roomy_limits
from tests.server.test_nodes import at

pytestmark = pytest.mark.live


@pytest.fixture(scope="module")
def limits() -> Limits:
    return roomy_limits(recoveries_per_address=10_000)


def device(server: Live, **changes: object) -> Authenticator:
    """Return a device at the server's page, with a passkey of its own."""
    return Authenticator(**{"origin": server.url, "id": secrets.token_bytes(20), **changes})  # type: ignore[arg-type]


def post(client: httpx.Client, origin: str, path: str, content: JsonObject | None = None) -> httpx.Response:
    """Send what a page of an origin sends."""
    return client.post(path, json=content, headers={"Origin": origin})


def add(server: Live, client: httpx.Client, passkey: Authenticator) -> httpx.Response:
    """Add a device's passkey to a guest."""
    options = post(client, server.url, "/api/passkey-options").raise_for_status().json()
    return post(client, server.url, "/api/passkeys", passkey.create(options))


def sign_in(server: Live, client: httpx.Client, passkey: Authenticator) -> httpx.Response:
    """Sign in with a device's passkey."""
    options = post(client, server.url, "/api/passkey-sign-in/options").raise_for_status().json()
    return post(client, server.url, "/api/passkey-sign-in", passkey.prove(options))


@pytest.mark.parametrize("counts", [True, False])
def test_a_guest_comes_back_with_a_passkey_as_often_as_they_wish(server: Live, counts: bool) -> None:
    ada, passkey = server.guest("Ada"), device(server, counts=counts)
    table = server.table(ada)["table"]
    made = add(server, ada, passkey)
    assert made.status_code == 201
    for _ in range(2):
        phone = server.guest(None)
        assert sign_in(server, phone, passkey).raise_for_status().json() == {"name": "Ada"}
        assert phone.get(f"/api/tables/{table}").json()["member"] == 0
    (listed,) = ada.get("/api/passkeys").json()
    assert listed["id"] == made.json()["id"] == websafe_encode(passkey.id)
    assert listed["used"] >= listed["since"]


def test_a_device_learns_no_secret_name_and_offers_no_passkey_twice(server: Live) -> None:
    ada, passkey = server.guest("Ada"), device(server)
    add(server, ada, passkey).raise_for_status()
    options = post(ada, server.url, "/api/passkey-options").json()
    assert [one["id"] for one in options["excludeCredentials"]] == [websafe_encode(passkey.id)]
    guest = ada.cookies["spydeck_guest"].partition(".")[0]
    assert guest not in websafe_decode(options["user"]["id"]).hex()
    assert options["user"]["id"] == passkey.user


def test_a_removed_passkey_signs_nobody_in(server: Live) -> None:
    ada, ben, passkey = server.guest("Ada"), server.guest("Ben"), device(server)
    name = add(server, ada, passkey).json()["id"]
    assert ben.delete(f"/api/passkeys/{name}").status_code == 404
    assert sign_in(server, server.guest(None), passkey).is_success
    assert ada.delete(f"/api/passkeys/{name}").status_code == 204
    assert ada.get("/api/passkeys").json() == []
    is_refused(sign_in(server, server.guest(None), passkey))


def is_refused(response: httpx.Response) -> None:
    """Check that nothing says what was wrong."""
    assert (response.status_code, response.json()["reason"]) == (403, "invalid-passkey")
    assert "spydeck_guest" not in response.cookies


def test_a_passkey_of_another_site_is_refused(server: Live) -> None:
    ada, passkey = server.guest("Ada"), device(server)
    add(server, ada, passkey).raise_for_status()
    passkey.origin = "https://evil.example"
    is_refused(sign_in(server, server.guest(None), passkey))
    is_refused(add(server, ada, device(server, origin="https://evil.example")))
    options = post(ada, server.url, "/api/passkey-sign-in/options").json()
    passkey.origin = server.url
    is_refused(
        post(ada, server.url, "/api/passkey-sign-in", passkey.prove({**options, "rpId": "evil.example"}))
    )


def test_nobody_signs_in_with_another_key_or_somebody_elses_answer(server: Live) -> None:
    ada, passkey = server.guest("Ada"), device(server)
    add(server, ada, passkey).raise_for_status()
    is_refused(sign_in(server, server.guest(None), device(server, id=passkey.id)))
    is_refused(sign_in(server, server.guest(None), device(server)))
    ben, eve = server.guest(None), server.guest(None)
    options = post(ben, server.url, "/api/passkey-sign-in/options").json()
    post(eve, server.url, "/api/passkey-sign-in/options")
    seen = passkey.prove(options)
    is_refused(post(eve, server.url, "/api/passkey-sign-in", seen))  # its challenge was another browser's
    assert post(ben, server.url, "/api/passkey-sign-in", seen).is_success
    is_refused(post(ben, server.url, "/api/passkey-sign-in", seen))


def test_a_passkey_that_belongs_to_a_guest_cannot_be_added_by_another(server: Live) -> None:
    ada, eve, passkey = server.guest("Ada"), server.guest("Eve"), device(server)
    add(server, ada, passkey).raise_for_status()
    is_refused(add(server, eve, passkey))
    assert sign_in(server, server.guest(None), passkey).json() == {"name": "Ada"}


def test_a_copied_device_is_refused(server: Live) -> None:
    ada, passkey = server.guest("Ada"), device(server)
    add(server, ada, passkey).raise_for_status()
    passkey.signed = 5
    assert sign_in(server, server.guest(None), passkey).is_success
    passkey.signed = 3
    is_refused(sign_in(server, server.guest(None), passkey))


@pytest.mark.parametrize("counts", [True, False])
def test_an_answer_is_accepted_once_however_many_send_it(server: Live, counts: bool) -> None:
    ada, passkey = server.guest("Ada"), device(server, counts=counts)
    add(server, ada, passkey).raise_for_status()
    stolen = answers_to_one_challenge([server], passkey, 1)
    assert [one.status_code for one in at_once(stolen * 6)] == [200, *[403] * 5]
    is_refused(stolen[0]())


def test_a_counter_that_two_answers_share_counts_once(server: Live) -> None:
    ada, passkey = server.guest("Ada"), device(server)
    add(server, ada, passkey).raise_for_status()
    answers = []
    for _ in range(6):
        passkey.signed = 5
        answers += answers_to_one_challenge([server], passkey, 1)
    assert [one.status_code for one in at_once(answers)] == [200, *[403] * 5]


def test_a_passkey_is_added_once_for_each_challenge(server: Live) -> None:
    ada, passkey = server.guest("Ada"), device(server)
    options = post(ada, server.url, "/api/passkey-options").json()
    cookie = ada.cookies["spydeck_passkey"]
    assert post(ada, server.url, "/api/passkeys", passkey.create(options)).status_code == 201
    ada.cookies.set("spydeck_passkey", cookie, domain="127.0.0.1", path="/api")
    is_refused(post(ada, server.url, "/api/passkeys", device(server).create(options)))


def test_an_answer_is_accepted_at_one_of_several_processes(postgresql_url: str) -> None:
    with live(postgresql_url, shared=True) as one, live(postgresql_url, shared=True) as other:
        ada = one.guest("Ada")
        for server in (one, other):
            passkey = device(server, counts=False)
            add(server, at(server, ada), passkey).raise_for_status()
            stolen = answers_to_one_challenge([one, other], passkey, 3)
            assert [one.status_code for one in at_once(stolen)] == [200, *[403] * 5]


def answers_to_one_challenge(
    servers: list[Live], passkey: Authenticator, times: int
) -> list[Callable[[], httpx.Response]]:
    """Return what sends a device's answer to a challenge to each of some servers, some times."""
    host = passkey.origin.removeprefix("http://")
    browser = servers[0].guest(None, Host=host)
    options = post(browser, passkey.origin, "/api/passkey-sign-in/options").raise_for_status().json()
    cookies, answer = dict(browser.cookies), passkey.prove(options)
    senders: list[Callable[[], httpx.Response]] = []
    for server in servers * times:
        thief = server.guest(None, Host=host, Cookie=f"spydeck_passkey={cookies['spydeck_passkey']}")
        senders.append(partial(post, thief, passkey.origin, "/api/passkey-sign-in", answer))
    return senders


def at_once(senders: list[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    """Send all together, and return the responses in the order of their statuses."""
    with ThreadPoolExecutor(len(senders)) as threads:
        answers = list(threads.map(lambda send: send(), senders))
    return sorted(answers, key=lambda answer: answer.status_code)


def test_a_challenge_is_for_one_purpose_and_one_guest(server: Live) -> None:
    ada, eve, passkey = server.guest("Ada"), server.guest("Eve"), device(server)
    options = post(ada, server.url, "/api/passkey-options").json()
    eve.cookies.set("spydeck_passkey", ada.cookies["spydeck_passkey"], domain="127.0.0.1", path="/api")
    is_refused(post(eve, server.url, "/api/passkeys", passkey.create(options)))
    challenges = Challenges("key")
    challenge, signed = challenges.draw("sign-in")
    assert challenges.read(signed, "sign-in") == challenge
    for wrong in (signed[:-1], "", signed.replace("sign-in", "create")):
        with pytest.raises(InvalidPasskey):
            challenges.read(wrong, "sign-in")
    with pytest.raises(InvalidPasskey):
        challenges.read(signed, "create")


def test_an_old_challenge_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    challenges = Challenges("key")
    _, signed = challenges.draw("sign-in")
    monkeypatch.setattr("spydeck.server.http.guests.CHALLENGE_SECONDS", -1)
    with pytest.raises(InvalidPasskey):
        challenges.read(signed, "sign-in")


def test_a_guest_has_a_bounded_number_of_passkeys(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spydeck.server.http.routes.passkeys.MAX_PASSKEYS", 1)
    ada = server.guest("Ada")
    add(server, ada, device(server)).raise_for_status()
    refused = post(ada, server.url, "/api/passkey-options")
    assert (refused.status_code, refused.json()["reason"]) == (409, "too-many-passkeys")


PARTY = RelyingParty("https://spydeck.example")
BYTES = st.binary(min_size=1, max_size=300).map(websafe_encode)


@settings(max_examples=100, deadline=None)
@given(BYTES, BYTES, BYTES)
def test_answers_that_no_device_sends_are_refused(name: str, client_data: str, rest: str) -> None:
    answer = NewPasskey(id=name, client_data=client_data, attestation=rest)
    with pytest.raises(InvalidPasskey):
        PARTY.register(bytes(32), answer)
    proof = PasskeyProof(id=name, client_data=client_data, authenticator_data=rest, signature=name)
    with pytest.raises(InvalidPasskey):
        PARTY.verify(bytes(32), proof, "00" * 60)


def mangled(answer: JsonObject, place: int, bit: int, field: str) -> JsonObject:
    """Return an answer with one bit changed."""
    data = bytearray(websafe_decode(answer[field]))
    data[place % len(data)] ^= 1 << bit
    return {**answer, field: websafe_encode(bytes(data))}


@settings(max_examples=100, deadline=None)
@given(
    st.integers(0, 5000),
    st.integers(0, 7),
    st.sampled_from(["id", "client_data", "authenticator_data", "signature"]),
)
def test_an_answer_with_one_bit_changed_is_refused(place: int, bit: int, changed: str) -> None:
    passkey = Authenticator("https://spydeck.example")
    made = PARTY.register(bytes(32), NewPasskey(**passkey.create(options_of("create"))))
    proof = passkey.prove(options_of("prove"))
    assert PARTY.verify(bytes(32), PasskeyProof(**proof), made.credential) == 1
    with pytest.raises(InvalidPasskey):
        PARTY.verify(bytes(32), PasskeyProof(**mangled(proof, place, bit, changed)), made.credential)


def options_of(what: str) -> JsonObject:
    """Return the options for a challenge of zeros."""
    if what == "create":
        return PARTY.creation_options("guest", "Ada", [], bytes(32))
    return PARTY.request_options(bytes(32))


def test_deeply_nested_answers_are_refused() -> None:
    nested = websafe_encode(b"\x81" * 5_000)
    client_data = websafe_encode(b"[" * 5_000)
    for one in (nested, client_data):
        with pytest.raises(InvalidPasskey):
            PARTY.register(bytes(32), NewPasskey(id="AA", client_data=client_data, attestation=one))
