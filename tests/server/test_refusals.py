"""Every refusal names what is wrong by a code, a field and a clause, and says what would be right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spydeck.language import speaking
from spydeck.protocol.client.refusals import in_words
from spydeck.protocol.commands import Command, Rematch, Remove, Start
from spydeck.protocol.http import HTTP_REFUSALS, ErrorResponse
from spydeck.server.http import errors
from spydeck.server.table.decisions import seating
from spydeck.server.table.decisions.decision import PERSON_COMMANDS
from spydeck.server.table.error_facts import STATUS
from tests.server.command_samples import REMATCH, RESUME, START, answer, fill, propose
from tests.server.in_process import Live
from tests.server.manual_host import ManualHost

TABLES: list[tuple[dict[str, Any], str, str, str | None, str | None]] = [
    ({"game": "poker"}, "unknown-game", "unknown-game", "game", None),
    ({"game": "black-spy", "players": 9}, "wrong-number-of-players", "too-large", "players", None),
    (
        {"game": "black-spy", "players": 2},
        *("wrong-number-of-players", "wrong-number-of-players", "players", "BS-4"),
    ),
    (
        {"game": "black-spy", "options": {"end_value": "many"}},
        *("invalid-option", "invalid-option", "options.end_value", "BS-23"),
    ),
    (
        {"game": "black-spy", "options": {"nothing": 1}},
        *("unknown-option", "unknown-option", "options.nothing", None),
    ),
    (
        {"game": "spycard", "options": {"rules_version": 1}},
        *("unknown-option", "unknown-option", "options.rules_version", None),
    ),
    (
        {"game": "black-spy", "options": {"ages": [3, 2, 1, 1]}},
        *("invalid-option", "invalid-option", "options.ages", "BS-32"),
    ),
    (
        {"game": "black-spy", "options": {"variants": ["capture-or-release", "spies-count-on-sweep"]}},
        *("options-exclude-each-other", "options-exclude-each-other", "options.variants", "BS-26"),
    ),
    (
        {"game": "black-spy", "options": {"variants": ["the-molehill"]}},
        *("invalid-option", "invalid-option", "options.variants", None),
    ),
    (
        {"game": "spy-tricks", "options": {"pawns": ["red", "red", "red"]}},
        *("invalid-option", "invalid-option", "options.pawns", "ST-4"),
    ),
    (
        {"game": "black-spy", "options": {"variants": {"a": 1}}},
        *("malformed", "wrong-option", "options.variants", None),
    ),
    (
        {"game": "black-spy", "seats": [{"sitter": "bot", "bot": "clairvoyant"}] * 4},
        *("unknown", "known-bots", "seats.0.bot", None),
    ),
    ({"game": "black-spy", "seats": [{}] * 3}, "malformed", "wrong-number-of-seats", "seats", None),
    ({"game": "black-spy", "seats": [{}] * 7}, "malformed", "too-many-items", "seats", None),
    (
        {"game": "black-spy", "seats": [{"sitter": "cat"}] * 4},
        *("malformed", "unknown-value", "seats.0.sitter", None),
    ),
    ({"game": "black-spy", "clock": 0}, "malformed", "too-small", "clock", None),
    ({"game": "black-spy", "clock": float("1e308")}, "malformed", "too-large", "clock", None),
    ({"game": "black-spy", "clock": "soon"}, "malformed", "wrong-kind", "clock", None),
    ({"game": "black-spy", "start": 1}, "malformed", "wrong-kind", "start", None),
    ({"game": "black-spy", "name": "a\nb"}, "malformed", "not-printable", "name", None),
    ({"game": "black-spy", "name": "x" * 41}, "malformed", "too-long", "name", None),
    ({"game": "black-spy", "moved": True}, "malformed", "invalid-value", "moved", None),
    ({"game": "Black Spy"}, "malformed", "wrong-form", "game", None),
    ({"game": "black-spy", "secret": "1"}, "malformed", "unknown-field", "secret", None),
    ({}, "malformed", "missing-field", "game", None),
]
SERVER = Path(errors.__file__).parent
FOREIGN = ("should", "Input", "Field required", "Extra inputs", "pydantic", "valid ", "Value error")
"""What sentences of a library contain."""


@pytest.mark.parametrize(("table", "code", "reason", "field", "clause"), TABLES)
def test_an_impossible_table_is_refused_by_its_cause(
    server: Live, table: dict[str, Any], code: str, reason: str, field: str | None, clause: str | None
) -> None:
    response = server.guest().post("/api/tables", json=table)
    refusal = response.json()
    assert response.status_code == (404 if code == "unknown" else 422)
    assert (refusal["code"], refusal["reason"]) == (code, reason)
    assert (refusal["field"], refusal["clause"]) == (field, clause)
    assert not [words for words in FOREIGN if words in refusal["message"]]


@pytest.mark.parametrize(
    ("table", "arguments", "german"),
    [
        (
            {"game": "poker"},
            {"given": "'poker'", "known": ["black-spy", "spy-tricks", "spycard"]},
            "das Spiel 'poker' gibt es nicht; die Spiele sind: black-spy, spy-tricks, spycard",
        ),
        (
            {"game": "spy-tricks", "players": 5},
            {"clause": "ST-4", "least": 3, "most": 4, "given": "5"},
            "ST-4: dieses Spiel ist für 3 bis 4 Spieler, nicht für 5",
        ),
        (
            {"game": "black-spy", "options": {"end_value": "many"}},
            {"wrong": "not-whole", "option": "BS-23: end_value", "least": 1, "most": 1000, "given": "'many'"},
            "BS-23: end_value muss eine ganze Zahl von 1 bis 1000 sein, nicht 'many'",
        ),
        (
            {"game": "spy-tricks", "options": {"nothing": 1}},
            {"given": "'nothing'", "known": ["first_start_player", "pawns"]},
            "die Option 'nothing' gibt es nicht; die Optionen sind: first_start_player, pawns",
        ),
    ],
)
def test_a_client_words_what_is_wrong_with_a_table_in_its_language(
    server: Live, table: dict[str, Any], arguments: dict[str, Any], german: str
) -> None:
    refusal = ErrorResponse(**server.guest().post("/api/tables", json=table).json())
    assert refusal.arguments == arguments
    assert in_words(refusal) == refusal.message
    with speaking("de"):
        assert in_words(refusal) == german


@pytest.mark.parametrize(
    ("path", "reason", "field"),
    [
        ("/api/nothing", "no-such-page", None),
        ("/api/finished/0123456789abcdef-1/replay?count=0", "too-small", "count"),
        ("/api/finished/0123456789abcdef-1/replay?first=x", "wrong-kind", "first"),
        ("/api/finished/0123456789abcdef-1/replay?eyes=6", "wrong-form", "eyes"),
    ],
)
def test_a_request_that_cannot_be_read_says_what_would_be_right(
    server: Live, path: str, reason: str, field: str | None
) -> None:
    refusal = server.guest(None).get(path).json()
    assert (refusal["reason"], refusal["field"]) == (reason, field)
    assert not [words for words in FOREIGN if words in refusal["message"]]


def test_a_wrong_method_says_which_are_right(server: Live) -> None:
    response = server.guest(None).delete("/api/tables")
    assert (response.status_code, response.json()["reason"]) == (405, "no-such-method")


MESSAGES: list[tuple[str, str, str | None]] = [
    ("{", "invalid-json", None),
    ("[]", "wrong-kind", None),
    ('{"id":"a"}', "missing-field", "type"),
    ('{"type":"nothing","id":"a"}', "unknown-value", "type"),
    ('{"type":"act","id":"a","action":"pass"}', "missing-field", "asked"),
    ('{"type":"act","id":"a","asked":"1","action":"pass"}', "wrong-kind", "asked"),
    ('{"type":"act","id":"a","asked":-1,"action":"pass"}', "too-small", "asked"),
    ('{"type":"act","id":"a","asked":1.5,"action":"pass"}', "wrong-kind", "asked"),
    ('{"type":"act","id":"a","asked":1,"action":"pass","extra":1}', "unknown-field", "extra"),
    ('{"type":"act","id":"a b","asked":1,"action":"pass"}', "wrong-form", "id"),
    ('{"type":"act","id":"a","asked":1,"action":""}', "too-short", "action"),
    ('{"type":"say","id":"a","text":"two\\nlines"}', "not-printable", "text"),
    ('{"type":"sit","id":"a","seat":6}', "too-large", "seat"),
    ('{"type":"propose","id":"a","what":"tea"}', "unknown-value", "what"),
    ('{"type":"advance","id":"a","answers":"allow"}', "wrong-kind", "answers"),
    ('{"type":"hello","version":1}', "hello-once", "type"),
]


def test_a_malformed_message_says_what_would_be_right(server: Live, ada: httpx.Client) -> None:
    peer = server.sit_down(ada, server.table(ada)["table"])
    for text, reason, field in MESSAGES:
        peer.send_text(text)
        refused = peer.receive("refused")
        assert (refused["code"], refused["reason"], refused["field"]) == ("malformed", reason, field), text
        assert not [words for words in FOREIGN if words in refused["message"]], refused["message"]
    peer.close()


def test_a_program_is_seated_when_its_table_is_made(server: Live, ada: httpx.Client) -> None:
    program = {"sitter": "program", "name": "Rusty"}
    made = server.table(ada, players=4, seats=[program, {}, program, {"sitter": "bot"}])
    assert [one["seat"] for one in made["programs"]] == [0, 2]
    peer = server.sit_down(ada, made["table"])
    seats = peer.received[0]["table"]["seats"]
    assert [(one["sitter"], one["name"]) for one in seats] == [
        ("program", "Rusty"),
        ("person", "Ada"),
        ("program", "Rusty (2)"),
        ("bot", "Agent Dove"),
    ]
    for one in made["programs"]:
        rusty = server.connect(None, made["table"], Authorization=f"Bearer {one['token']}")
        rusty.send(type="hello", version=1)
        assert rusty.receive("welcome")["you"]["seat"] == one["seat"]
        rusty.close()
    peer.close()


def test_a_token_works_over_http_where_programs_need_it(server: Live, ada: httpx.Client) -> None:
    made = server.table(ada, seats=[{}, {"sitter": "program", "name": "Rusty"}, {}, {}])
    rusty = server.guest(None, Authorization=f"Bearer {made['programs'][0]['token']}")
    assert rusty.get("/api/guest").json() == {"name": "Rusty"}
    preview = rusty.get(f"/api/tables/{made['table']}").json()
    assert (preview["member"], preview["invitation"]) == (1, None)
    for method, path, body in [
        ("PUT", "/api/guest", {"name": "Rustier"}),
        ("POST", "/api/tables", {"game": "spycard"}),
        ("POST", "/api/devices", None),
        ("GET", "/api/tables/mine", None),
        ("GET", "/api/finished", None),
        ("POST", f"/api/tables/{made['table']}/members", {}),
        ("POST", f"/api/tables/{made['table']}/programs", {"seat": 2, "name": "Dusty"}),
    ]:
        response = rusty.request(method, path, json=body)
        assert (response.status_code, response.json()["code"]) == (403, "persons-only")
        assert f"{method} {path}" in response.json()["message"]


def test_a_wrong_or_replaced_token_is_refused_by_its_code_and_logs_nothing(
    server: Live, ada: httpx.Client, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    made = server.table(ada, seats=[{}, {"sitter": "program"}, {}, {}])
    other = server.table(ada)["table"]
    token = made["programs"][0]["token"]
    refused = [("wrong-token", made["table"], "nonsense"), ("wrong-token", other, token)]
    for code, table, given in refused:
        assert denied(server, table, given) == (401, code)
    assert server.guest(None, Authorization="Bearer nonsense").get("/api/guest").status_code == 401
    request = {"seat": 1, "name": "Dusty"}
    ada.post(f"/api/tables/{made['table']}/programs", json=request).raise_for_status()
    assert denied(server, made["table"], token) == (401, "token-replaced")
    assert denied(server, "f" * 16, token) == (401, "token-replaced")
    replaced = server.guest(None, Authorization=f"Bearer {token}").get(f"/api/tables/{made['table']}")
    assert (replaced.status_code, replaced.json()["code"]) == (401, "token-replaced")
    assert not [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")]
    said = "".join(capfd.readouterr())
    assert "error" not in said.lower()
    assert "Traceback" not in said


def denied(server: Live, table: str, token: str) -> tuple[int, str]:
    """Return the status and the code with which a socket is denied."""
    with pytest.raises(InvalidStatus) as caught:
        server.connect(None, table, Authorization=f"Bearer {token}")
    response = caught.value.response
    return response.status_code, json.loads(response.body)["code"]


PERSONS_ONLY: list[Command] = [fill(2, "random"), START, Remove(type="remove", id="x1", member=0), REMATCH]
PERSONS_ONLY += [propose("pause"), answer(True), RESUME]


def with_program() -> ManualHost:
    """Return a table at which member 1 is a program."""
    host = ManualHost("spy-tricks")
    host.enter(seating.seat_program(host.table, 0, 1, "program:1", "Rusty"))
    return host


@pytest.mark.parametrize("command", PERSONS_ONLY)
def test_what_programs_may_not_do_is_refused_by_its_name(command: Command) -> None:
    refusal = with_program().refused(1, command)
    assert (refusal.code, refusal.reason) == (PERSON_COMMANDS[type(command)], "persons-only")
    assert f"cannot {type(command).__name__.lower()}" in refusal.sentence


def test_every_command_that_is_only_for_persons_is_tried() -> None:
    assert {type(command) for command in PERSONS_ONLY} == set(PERSON_COMMANDS)


def test_a_start_after_a_game_says_that_rematch_comes_first() -> None:
    host = ManualHost("spy-tricks").gather()
    while host.table.stage == "playing":
        seat = host.table.running.actors[0]
        host.act(seat, next(host.table.running.legal(seat)))
    refusal = host.refused(0, Start(type="start", id="again"))
    assert (refusal.code, refusal.reason) == ("not-now", "rematch-first")
    assert "rematch first" in refusal.sentence
    host.send(0, Rematch(type="rematch", id="r1"))
    host.send(0, Start(type="start", id="s2"))
    assert host.table.game_number == 2


def test_every_code_of_a_refusal_over_http_is_documented() -> None:
    codes = set(STATUS) | {"malformed", "not-saved", "not-read", "unknown-game"}
    source = "".join(path.read_text() for path in SERVER.rglob("*.py"))
    codes |= set(
        re.findall(
            r'(?:HttpRefusal\(|refuse\(scope, send, |refusal = \(|error_response\()\d{3}, "([a-z-]+)"', source
        )
    )
    games = "".join(path.read_text() for path in SERVER.parents[1].joinpath("games").rglob("*.py"))
    codes |= set(re.findall(r'(?:code=|code: str = )"([a-z]+-[a-z-]+)"', games))
    codes.add("options-exclude-each-other")
    assert codes == set(HTTP_REFUSALS)


def test_the_schema_of_all_messages_is_served(server: Live) -> None:
    served = server.guest(None).get("/api/schema.json").json()
    assert served["$defs"]["Act"]["required"] == ["id", "type", "asked", "action"]
    assert {"Update", "AddProgram", "TableEvent", "ErrorResponse"} <= set(served["$defs"])
    assert served["$defs"]["Act"]["additionalProperties"] is False
    later_versions_may_add = [served["$defs"][name] for name in ("Update", "ActedEvent", "ErrorResponse")]
    assert not any("additionalProperties" in definition for definition in later_versions_may_add)
