"""Recovery codes bring a guest back, and only that guest, in a browser that has forgotten everything."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from spydeck.server.config import Limits
from spydeck.server.http.routes.guests import ALPHABET, new_recovery_code, read_recovery_code
from tests.server.in_process import Live, live, roomy_limits

TRIES = 5


@pytest.fixture(scope="module")
def limits() -> Limits:
    return roomy_limits(recoveries_per_address=10_000)


def made(guest: httpx.Client) -> str:
    """Return a new code of a guest."""
    code: str = guest.post("/api/recovery-code").raise_for_status().json()["code"]
    return code


def test_a_code_has_120_bits_in_characters_that_nobody_mistakes() -> None:
    codes = [new_recovery_code() for _ in range(50)]
    assert len(set(codes)) == 50
    for code in codes:
        groups = code.split("-")
        assert [len(group) for group in groups] == [4] * 6
        assert set("".join(groups)) <= set(ALPHABET)
        assert read_recovery_code(code) == code
    assert len(ALPHABET) == 32


@pytest.mark.parametrize("typed", ["", "0123", "U" * 24, "0" * 25, "0123-4567-89AB-CDEF-GHJK-MNP!", "é" * 24])
def test_what_cannot_be_a_code_is_not_read_as_one(typed: str) -> None:
    assert read_recovery_code(typed) is None


def test_a_guest_comes_back_with_name_seats_and_games(server: Live, ada: httpx.Client) -> None:
    table = server.table(ada)["table"]
    code = made(ada)
    phone = server.guest(None)
    assert phone.get(f"/api/tables/{table}").status_code == 404
    typed = code.lower().replace("-", " ").replace("0", "o")
    assert phone.post("/api/recovery", json={"code": typed}).raise_for_status().json() == {"name": "Ada"}
    assert phone.get(f"/api/tables/{table}").json()["member"] == 0
    again = server.guest("Somebody else")
    assert again.post("/api/recovery", json={"code": code}).is_success  # as often as one wishes
    assert again.get("/api/guest").json() == {"name": "Ada"}


def test_a_new_code_replaces_the_old_one(server: Live, ada: httpx.Client) -> None:
    assert ada.get("/api/recovery-code").json() == {"since": None}
    old, new = made(ada), made(ada)
    since = ada.get("/api/recovery-code").json()["since"]
    assert since is not None
    refused = server.guest(None).post("/api/recovery", json={"code": old})
    assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-recovery-code")
    assert server.guest(None).post("/api/recovery", json={"code": new}).is_success


@pytest.mark.parametrize("code", ["", "x", "0" * 24, "0123-4567-89AB-CDEF-GHJK-MNPQ"])
def test_a_wrong_code_changes_nothing_and_says_nothing_about_others(server: Live, code: str) -> None:
    ben = server.guest("Ben")
    before = dict(ben.cookies)
    refused = ben.post("/api/recovery", json={"code": code})
    assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-recovery-code")
    assert dict(ben.cookies) == before
    assert ben.get("/api/guest").json() == {"name": "Ben"}


def test_the_database_has_only_a_digest(server: Live) -> None:
    code = made(server.guest("Ada"))
    with server.services.store.database.reading() as connection:
        rows = connection.execute(text("SELECT * FROM recovery_codes")).all()
    saved = " ".join(str(value) for row in rows for value in row)
    assert code not in saved
    assert code.replace("-", "") not in saved


def test_only_people_have_codes(server: Live) -> None:
    assert server.guest(None).post("/api/recovery-code").json()["code"] == "no-guest"
    ada = server.guest("Ada")
    table = server.table(ada)["table"]
    added = ada.post(f"/api/tables/{table}/programs", json={"seat": 1, "name": "Rusty"}).json()
    program = server.guest(None, Authorization=f"Bearer {added['token']}")
    for method in ("get", "post"):
        assert getattr(program, method)("/api/recovery-code").json()["code"] == "persons-only"


@pytest.mark.live
def test_codes_cannot_be_tried_a_thousand_times(tmp_path: Path) -> None:
    limits = roomy_limits(recoveries_per_address=TRIES)
    with live(f"sqlite:///{tmp_path / 'tables.db'}", limits) as server:
        code = made(server.guest("Ada"))
        thief = server.guest(None)
        for _ in range(TRIES):
            assert thief.post("/api/recovery", json={"code": new_recovery_code()}).status_code == 404
        refused = thief.post("/api/recovery", json={"code": code})
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-recoveries")
        assert "spydeck_guest" not in thief.cookies
