"""Signing out everywhere: in all browsers but the one where a guest does, at all processes."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spydeck.server.http import guests
from spydeck.server.http.guests import SignOuts
from tests.server.in_process import Live, Peer, live
from tests.server.push_service import Subscriber
from tests.server.test_nodes import at
from tests.waiting import wait_until

COOKIE = "spydeck_guest"
PUSH_SERVICE = "https://push.example.org"


@pytest.fixture
def server(database_url: str) -> Iterator[Live]:
    """A server on each kind of database."""
    with live(database_url, push_services=(PUSH_SERVICE,)) as running:
        yield running


def sign_out(guest: httpx.Client) -> None:
    """Sign a guest out everywhere else."""
    assert guest.post("/api/sign-out-everywhere").status_code == 204


def farewell(peer: Peer) -> tuple[str, str]:
    """Return why a socket is closed."""
    message = peer.receive("farewell")
    return message["code"], message["reason"]


def test_only_the_browser_where_somebody_signs_out_everywhere_stays_signed_in(server: Live) -> None:
    ada = server.guest()
    code = ada.post("/api/recovery-code").json()["code"]
    phone, copy = at(server, ada), at(server, ada)
    link = phone.post("/api/devices").json()["link"].rpartition("/")[2]
    browser = Subscriber(PUSH_SERVICE, phone.get("/api/push").json()["key"])
    phone.put("/api/push/devices", json=browser.facts()).raise_for_status()
    for _ in range(2):
        sign_out(ada)
        assert ada.get("/api/guest").json() == {"name": "Ada"}
    for other in (phone, copy):
        assert other.get("/api/guest").json() is None
        assert other.post("/api/sign-out-everywhere").json()["code"] == "no-guest"
    assert ada.get("/api/push").json()["devices"] == []
    assert server.guest(None).post(f"/api/devices/{link}").status_code == 404
    assert phone.post("/api/recovery", json={"code": code}).json() == {"name": "Ada"}
    assert phone.get("/api/guest").json() == {"name": "Ada"}
    assert ada.put("/api/guest", json={"name": "Adele"}).is_success
    assert phone.get("/api/guest").json() == {"name": "Adele"}


def test_others_stay_signed_in(server: Live, ada: httpx.Client, ben: httpx.Client) -> None:
    sign_out(ada)
    assert ben.get("/api/guest").json() == {"name": "Ben"}
    sign_out(ben)
    assert ada.get("/api/guest").json() == {"name": "Ada"}
    assert server.guest(None).post("/api/sign-out-everywhere").status_code == 401


def test_a_cookie_of_an_earlier_version_is_valid_until_its_guest_signs_out(server: Live) -> None:
    ada = server.guest()
    earlier = server.services.guests._cookies.sign(ada.cookies[COOKIE].partition(".")[0]).decode()
    old = server.guest(None, Cookie=f"{COOKIE}={earlier}")
    assert old.get("/api/guest").json() == {"name": "Ada"}
    sign_out(ada)
    assert old.get("/api/guest").json() is None


def test_a_generation_cannot_be_edited(server: Live, ada: httpx.Client) -> None:
    stolen = ada.cookies[COOKIE]
    sign_out(ada)
    guest, _, signature = stolen.split(".")
    generation = ada.cookies[COOKIE].split(".")[1]
    for edited in (
        stolen,
        f"{guest}.{generation}.{signature}",
        f"{guest}.x.{signature}",
        f"{guest}.{signature}",
    ):
        assert server.guest(None, Cookie=f"{COOKIE}={edited}").get("/api/guest").json() is None


def test_open_sockets_are_closed_and_only_the_own_browser_opens_them_again(server: Live) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    made = server.table(ada)
    server.join(ben, made)
    phone = at(server, ada)
    own, far, other = (server.sit_down(one, made["table"]) for one in (ada, phone, ben))
    sign_out(ada)
    assert farewell(own) == farewell(far) == ("stopping", "signed-out")
    assert other.ask(type="say", text="still here")["type"] == "done"
    assert server.sit_down(ada, made["table"]).ask(type="say", text="me too")["type"] == "done"
    with pytest.raises(InvalidStatus, match="404"):
        server.connect(phone, made["table"])


def test_other_processes_refuse_at_once_and_close_sockets_soon(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spydeck.server.live.context.RENEW_SECONDS", 0.05)
    monkeypatch.setattr(guests, "SECONDS", 0.05)
    with live(postgresql_url, shared=True) as one, live(postgresql_url, shared=True) as other:
        wait_until(lambda: bool(one.services.lease.others) and bool(other.services.lease.others))
        ada = one.guest()
        far = at(other, ada)
        phone = other.sit_down(far, other.table(far)["table"])
        for _ in range(2):
            sign_out(ada)
            assert far.get("/api/guest").json() is None
        assert farewell(phone) == ("stopping", "signed-out")


class Noting:
    """A socket that notes why it is closed."""

    reason = ""

    def close(self, code: str, reason: str, /) -> None:
        """Note why."""
        self.reason = reason


def test_a_socket_that_is_being_opened_meanwhile_is_closed_too(server: Live, ada: httpx.Client) -> None:
    guest = ada.cookies[COOKIE].partition(".")[0]
    found: SignOuts = server.services.sign_outs
    early, late = Noting(), Noting()
    with found.device((guest, 0)) as device, found.device(None) as nobody:
        nobody.opened(early)
        sign_out(ada)
        device.opened(late)
    assert (early.reason, late.reason) == ("", "signed-out")
    assert not found._devices
