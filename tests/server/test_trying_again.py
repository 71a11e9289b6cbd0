"""Positions tried again: which, by whom, with which cards, and that nothing of running games gets out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import spydeck
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.replay import Replay
from tests.random_games import play_on
from tests.server.in_process import Live, live, roomy_limits
from tests.server.store.samples import finished

pytestmark = pytest.mark.live

RECORDS = Path(__file__).parents[1] / "records"
GAME = "a" * 16 + "-1"
FILES = {"black-spy": "black-spy-4", "spy-tricks": "spy-tricks-4", "spycard": "spycard-rules-1"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with live(f"sqlite:///{tmp_path / 'again.db'}", roomy_limits()) as one:
        yield one


def saved(server: Live, game: str, **facts: Any) -> Match:
    """Save a golden record as a finished game, and return its match."""
    record = (RECORDS / f"{FILES[game]}.spy").read_text()
    match = spydeck.load(record)
    common = {
        "game": game,
        "names": ["A"] * match.players,
        "winners": [],
        "totals": [],
        "why": "",
        "options": {},
    }
    row = finished(GAME, facts={**common, **facts}, record=record, guests=())
    server.do(server.services.journal.save([replace(row, game=game)]))
    return match


def first_choice(match: Match, seat: int, after: int = 0, before: int | None = None) -> int:
    """Return a step of a match at which a seat has to choose: the first one after a step."""
    replay = Replay(match)
    for step in range(after + 1, replay.steps if before is None else before):
        replay.go_to(step)
        if replay.match.actors == (seat,):
            return step
    raise AssertionError("the seat never chooses")


def again(guest: httpx.Client, step: int, seat: int, path: str = f"finished/{GAME}") -> httpx.Response:
    return guest.post(f"/api/{path}/again", json={"step": step, "seat": seat})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize("game", FILES)
def test_a_position_is_played_on_with_the_same_cards(server: Live, game: str) -> None:
    guest, match = server.guest(), saved(server, game, bots=[None, "hard", None, None])
    step = first_choice(match, 1, after=5)
    table = again(guest, step, 1).raise_for_status().json()["table"]
    replay = Replay(match)
    replay.go_to(step)
    peer = server.connect(guest, table)
    peer.send(type="hello", version=1)
    welcome = peer.receive("welcome")
    assert (welcome["view"], welcome["you"]["seat"]) == (replay.match.view(1), 1)
    assert welcome["asked"]["now"]
    facts = welcome["table"]
    assert facts["settings"]["again"] == {
        "record": GAME,
        "step": step,
        "part": replay.match.part,
        "seat": 1,
    }
    assert {seat["bot"] for seat in facts["seats"] if seat["seat"] != 1} == {"hard"}
    assert facts["commitments"] == {"game": None, "parts": {}, "revealed": {}, "secret": None}
    played = server.services.lobby.hosts[table].table.running
    assert played.position == replay.match.position
    assert played.lines() == replay.match.lines()
    assert played.options == match.options
    assert not {"Secret", "Commitment"} & set(played.tags)


def test_where_a_table_is_loaded_again_the_game_goes_on(server: Live) -> None:
    guest, match = server.guest(), saved(server, "spy-tricks")
    table = again(guest, first_choice(match, 0), 0).json()["table"]
    peer = server.sit_down(guest, table)
    before = server.services.lobby.hosts[table].table.running.lines()
    server.do(server.services.lobby.hosts[table].close())
    peer = server.sit_down(guest, table)
    after = server.services.lobby.hosts[table].table.running
    assert after.lines()[: len(before)] == before
    assert peer is not None


def test_it_is_said_what_cannot_be_tried(server: Live) -> None:
    guest = server.guest()
    match = saved(server, "spy-tricks")
    step = first_choice(match, 1)
    assert refusal(again(guest, step, 0)) == (409, "nothing-to-try")
    assert refusal(again(guest, 5_000, 1)) == (409, "nothing-to-try")
    assert refusal(again(guest, step, 1, "finished/" + "b" * 16 + "-1")) == (404, "no-such-record")
    assert refusal(again(server.guest(name=None), step, 1)) == (401, "no-guest")
    assert again(guest, -1, 1).status_code == 422


def test_who_played_tries_the_own_seat_only(server: Live) -> None:
    guest = server.guest()
    record = finished_alone(server, guest)
    match = spydeck.load(guest.get(f"/api/finished/{record}/record").text)
    path = f"finished/{record}"
    assert refusal(again(guest, first_choice(match, 1), 1, path)) == (403, "again-own-seat")
    assert again(guest, first_choice(match, 0), 0, path).status_code == 201
    assert again(server.guest("Ben"), first_choice(match, 1), 1, path).status_code == 201


def finished_alone(server: Live, guest: httpx.Client, table: str | None = None) -> str:
    """Play a game to its end, or one at a table, and return the name of its record."""
    if table is None:
        table = server.table(guest, game="spycard", start=True, pace=0)["table"]
    peer = server.sit_down(guest, table)
    peer.send(type="leave")
    ended = peer.until(lambda message: message.get("event", {}).get("kind") in ("ended", "left"))
    host = server.services.lobby.hosts[table]
    match = host.table.running
    play_on(match, *[spydeck.bot("sensible", seed=seat) for seat in range(match.players)])
    server.do(host.carry_out(lambda _: []))
    assert ended
    assert host.table.finished
    return host.table.finished[-1]


def test_it_counts_in_no_statistics_and_is_played_alone_once(server: Live) -> None:
    guest, match = server.guest(), saved(server, "spycard")
    table = again(guest, first_choice(match, 0), 0).json()["table"]
    preview = guest.get(f"/api/tables/{table}").json()
    assert preview["invitation"] is None
    assert preview["line"]["again"]["record"] == GAME
    other = server.guest("Ben")
    invitation = server.services.lobby.hosts[table].logbook.invitation
    assert refusal(other.post(f"/api/invitations/{invitation}/members")) == (409, "again-alone")
    record = finished_alone(server, guest, table)
    facts = guest.get(f"/api/finished/{record}").json()
    assert facts["again"]["step"] == first_choice(match, 0)
    played = {game["record"]: game["practice"] for game in guest.get("/api/played").json()["games"]}
    assert played == {record: True}
    text = guest.get(f"/api/finished/{record}/record").text
    assert spydeck.load(text).over
    assert "Commitment" not in spydeck.load(text).tags


def test_tables_are_created_within_the_usual_limits(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'limited.db'}", replace(roomy_limits(), tables_per_guest=1)) as server:
        guest, match = server.guest(), saved(server, "spy-tricks")
        step = first_choice(match, 0)
        assert again(guest, step, 0).status_code == 201
        assert refusal(again(guest, step, 0)) == (429, "too-many-tables")


def in_round_two(server: Live, guest: httpx.Client, **setup: Any) -> tuple[JsonObject, Match]:
    """Return a table where the guest sits in seat 0 in the second round of Spy Tricks, and its match."""
    made = server.table(guest, game="spy-tricks", start=True, **setup)
    match = server.services.lobby.hosts[made["table"]].table.running
    play_on(
        match,
        *[spydeck.bot("random", seed=seat) for seat in range(match.players)],
        until=lambda match: match.part and match.actors == (0,),
    )
    return made, match


def test_a_round_that_is_over_is_seen_and_tried_before_the_game_is(server: Live) -> None:
    guest = server.guest()
    made, match = in_round_two(server, guest)
    table = made["table"]
    shown = guest.get(f"/api/tables/{table}/replay?count=50").raise_for_status().json()
    replay = Replay(match)
    assert shown["running"]
    assert (shown["facts"]["record"], shown["facts"]["seat"]) == (f"{table}-1", 0)
    assert shown["ends"] == [shown["steps"]]
    for step in shown["page"]:
        replay.go_to(step["step"])
        assert step["views"] == [replay.match.view(0)]
        assert step["line"] is None or step["line"].startswith("0 ")
    replay.go_to(shown["steps"])
    assert replay.match.part == 1
    path = f"tables/{table}"
    step = first_choice(match, 0)
    tried = again(guest, step, 0, path).raise_for_status().json()["table"]
    replay.go_to(step)
    host = server.services.lobby.hosts[tried]
    assert host.table.running.lines()[: replay.match.plies] == replay.match.lines()
    assert host.table.settings.again is not None
    assert host.table.settings.again.record == f"{table}-1"


def test_what_people_should_remember_stays_hidden(server: Live) -> None:
    guest = server.guest()
    made, match = in_round_two(server, guest, memory=True)
    step = first_choice(match, 0)
    tried = again(guest, step, 0, f"tables/{made['table']}").json()["table"]
    record = finished_alone(
        server, guest, server.table(guest, game="spycard", start=True, memory=True)["table"]
    )
    text = guest.get(f"/api/finished/{record}/record").text
    later = again(guest, first_choice(spydeck.load(text), 0), 0, f"finished/{record}").json()["table"]
    for table in (tried, later):
        assert server.services.lobby.hosts[table].table.settings.memory


def test_nothing_of_a_running_game_is_tried_or_shown(server: Live) -> None:
    guest = server.guest()
    made, match = in_round_two(server, guest)
    table, path = made["table"], f"tables/{made['table']}"
    last = guest.get(f"/api/tables/{table}/replay").json()["steps"]
    replay = Replay(match)
    present = first_choice(match, 0, after=last - 1, before=replay.steps + 1)
    expected = "part-not-over" if present == last else "nothing-to-try"
    assert refusal(again(guest, present, 0, path)) == (409, expected)
    assert refusal(again(guest, first_choice(match, 1), 1, path)) == (403, "again-own-seat")
    stranger = server.guest("Ben")
    assert refusal(again(stranger, first_choice(match, 0), 0, path)) == (404, "no-such-table")
    assert refusal(stranger.get(f"/api/tables/{table}/replay")) == (404, "no-such-table")
    tried = again(guest, first_choice(match, 0), 0, path).json()["table"]
    game, other = (server.services.lobby.hosts[name].table for name in (table, tried))
    assert game.secret != other.secret  # it deals later rounds of its own


def test_in_the_first_round_there_is_nothing_yet(server: Live) -> None:
    guest = server.guest()
    table = server.table(guest, game="spy-tricks", start=True)["table"]
    assert refusal(guest.get(f"/api/tables/{table}/replay")) == (409, "part-not-over")
    assert refusal(again(guest, 0, 0, f"tables/{table}")) == (409, "part-not-over")


def test_where_people_play_a_round_is_tried_after_the_game(server: Live) -> None:
    guest, friend = server.guest(), server.guest("Ben")
    made = server.table(guest, game="spy-tricks")
    server.join(friend, made)
    host = server.services.lobby.hosts[made["table"]]
    server.sit_down(friend, made["table"]).ask(type="sit", seat=1)
    server.sit_down(guest, made["table"]).ask(type="start")
    match = host.table.running
    play_on(
        match,
        *[spydeck.bot("random", seed=seat) for seat in range(match.players)],
        until=lambda match: match.part,
    )
    assert refusal(again(guest, first_choice(match, 0), 0, f"tables/{made['table']}")) == (
        409,
        "again-after-game",
    )
