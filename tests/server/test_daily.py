"""The daily deal at a real server: one try that counts, the same for all, and known to nobody before."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spydeck.games.registry import names
from spydeck.json_types import JsonObject
from spydeck.record import fairness, load
from tests.server.in_process import Live, live, roomy_limits
from tests.server.play_daily import go_to, outcome_of, play_out, start

pytestmark = pytest.mark.live

DAY, NEXT, AFTER = "2026-11-23", "2026-11-24", "2026-11-25"
SMALL = "spycard"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    """A server at noon of a day."""
    with live(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        go_to(running, f"{DAY}T12:00")
        yield running


def deal(guest: httpx.Client, game: str = SMALL, day: str = DAY) -> JsonObject:
    """Return what a guest may know of a deal."""
    found: JsonObject = guest.get(f"/api/daily/{game}/{day}").raise_for_status().json()
    return found


def refusal(response: httpx.Response) -> tuple[int, str]:
    """Return the status and the reason of a refusal."""
    return response.status_code, response.json()["reason"]


@pytest.mark.parametrize("game", names())
def test_a_try_is_played_to_the_end_and_counts(server: Live, ada: httpx.Client, game: str) -> None:
    table = start(ada, game, DAY)
    facts = deal(ada, game)
    assert (facts["yours"]["table"], facts["yours"]["outcome"], facts["field"]) == (table, None, None)
    ended = play_out(server, ada, table)
    facts = deal(ada, game)
    expected = {"points": ended["totals"][0], "won": 0 in ended["winners"]}
    assert facts["yours"]["outcome"] == expected
    assert (facts["players"], facts["field"]) == (1, [{**expected, "players": 1}])
    assert (facts["secret"], facts["yours"]["record"], ended["secret"]) == (None, None, "")


def test_those_who_play_alike_meet_alike_and_the_field_is_counted(server: Live) -> None:
    for name in ("Ada", "Ben"):
        guest = server.guest(name)
        play_out(server, guest, start(guest, SMALL, DAY), seed=1)
    cleo = server.guest("Cleo")
    play_out(server, cleo, start(cleo, SMALL, DAY), seed=2)
    field = deal(cleo)["field"]
    assert sum(one["players"] for one in field) == 3
    assert max(one["players"] for one in field) >= 2
    assert [one["points"] for one in field] == sorted(one["points"] for one in field)


def test_a_deal_is_committed_to_the_day_before_and_revealed_the_day_after(server: Live) -> None:
    ada = server.guest("Ada")
    play_out(server, ada, start(ada, SMALL, DAY))
    archive = ada.get(f"/api/daily/{SMALL}").json()
    upcoming = archive["upcoming"]
    assert upcoming["day"] == NEXT
    go_to(server, f"{NEXT}T05:59")
    record = f"{deal(ada)['yours']['table']}-1"
    assert deal(ada)["secret"] is None
    assert refusal(ada.get(f"/api/finished/{record}/record")) == (409, "daily-sealed")
    go_to(server, f"{NEXT}T06:01")
    facts = deal(ada)
    assert fairness.commitment(bytes.fromhex(facts["secret"])) == facts["commitment"]
    assert facts["yours"]["record"] == record
    text = server.guest("Ben").get(f"/api/finished/{record}/record").raise_for_status().text
    assert fairness.verify(load(text)).commitment == facts["commitment"]
    assert (deal(ada, day=NEXT)["commitment"], deal(ada, day=NEXT)["committed_at"]) == (
        upcoming["commitment"],
        upcoming["committed_at"],
    )


def test_the_server_commits_without_anybody_who_looks(server: Live) -> None:
    server.do(server.services.daily.commit())
    found = server.do(server.services.journal.read(server.services.store.daily.deals, SMALL, "9999", 5))
    assert [one.day for one in found] == [NEXT, DAY]


def test_two_tabs_play_at_one_table(server: Live, ada: httpx.Client) -> None:
    with ThreadPoolExecutor(6) as threads:
        tables = set(threads.map(lambda _: start(ada, SMALL, DAY), range(6)))
    assert len(tables) == 1
    one, other = (server.sit_down(ada, *tables) for _ in range(2))
    assert one.ask(type="view")["view"] == other.ask(type="view")["view"]


def test_a_try_begun_before_midnight_counts_until_the_deal_is_revealed(server: Live) -> None:
    ada, ben, cleo = (server.guest(name) for name in ("Ada", "Ben", "Cleo"))
    go_to(server, f"{DAY}T23:59")
    tables = {guest: start(guest, SMALL, DAY) for guest in (ada, ben)}
    go_to(server, f"{NEXT}T00:01")
    assert refusal(cleo.post(f"/api/daily/{SMALL}/{DAY}")) == (409, "daily-closed")
    assert start(ada, SMALL, DAY) == tables[ada]
    play_out(server, ada, tables[ada])
    assert deal(ada)["yours"]["outcome"] is not None
    go_to(server, f"{NEXT}T06:01")
    play_out(server, ben, tables[ben])
    assert deal(ben)["yours"]["outcome"] is None
    assert deal(ben)["players"] == 1


def test_tomorrow_cannot_be_played_and_other_days_do_not_exist(server: Live, ada: httpx.Client) -> None:
    assert deal(ada, day=NEXT)["commitment"]
    assert refusal(ada.post(f"/api/daily/{SMALL}/{NEXT}")) == (404, "no-such-day")
    for day in (AFTER, "2026-11-22", "2026-02-31", "0000-01-01"):
        assert refusal(ada.get(f"/api/daily/{SMALL}/{day}")) == (404, "no-such-day")
        assert refusal(ada.post(f"/api/daily/{SMALL}/{day}")) == (404, "no-such-day")
    assert refusal(ada.get(f"/api/daily/no-such-game/{DAY}")) == (404, "no-such-game")
    assert server.guest(None).post(f"/api/daily/{SMALL}/{DAY}").status_code == 401


def test_practice_follows_the_try_and_never_counts(server: Live, ada: httpx.Client) -> None:
    assert refusal(practise(ada)) == (409, "daily-try-first")
    table = start(ada, SMALL, DAY)
    assert refusal(practise(ada)) == (409, "daily-try-first")
    play_out(server, ada, table, seed=1)
    before = deal(ada)
    practice = practise(ada).json()["table"]
    assert practice != table
    assert practise(ada).json()["table"] == practice
    ended = play_out(server, ada, practice, seed=1)
    assert outcome_of(ended) == before["yours"]["outcome"]
    assert deal(ada) == before
    assert practise(ada).json()["table"] not in (table, practice)
    played = ada.get("/api/played").json()["games"]
    assert [(one["practice"], one["against"]) for one in played] == [(True, "bots"), (False, "bots")]


def test_everybody_can_practise_a_deal_that_is_revealed(server: Live) -> None:
    ben = server.guest("Ben")
    deal(ben)
    go_to(server, f"{NEXT}T06:01")
    play_out(server, ben, practise(ben).json()["table"])
    assert (deal(ben)["players"], deal(ben)["yours"]) == (0, None)


def practise(guest: httpx.Client) -> httpx.Response:
    """Request a table to practise at."""
    return guest.post(f"/api/daily/{SMALL}/{DAY}", json={"practice": True})


def test_a_streak_counts_days_in_a_row(server: Live, ada: httpx.Client) -> None:
    for moment, day in ((f"{DAY}T13:00", DAY), (f"{NEXT}T13:00", NEXT)):
        go_to(server, moment)
        play_out(server, ada, start(ada, SMALL, day))
    assert streaks(ada) == (2, 2)
    go_to(server, f"{AFTER}T23:00")
    assert streaks(ada) == (2, 2)
    assert streaks(ada, "black-spy") == (0, 0)
    go_to(server, "2026-11-26T00:01")
    assert streaks(ada) == (0, 2)
    days = [one["day"] for one in ada.get(f"/api/daily/{SMALL}", params={"count": 2}).json()["deals"]]
    older = ada.get(f"/api/daily/{SMALL}", params={"until": DAY}).json()
    assert days == ["2026-11-26", AFTER]
    assert ([one["day"] for one in older["deals"]], older["more"]) == ([DAY], False)
    assert ada.get(f"/api/daily/{SMALL}", params={"until": "x"}).status_code == 422


def streaks(guest: httpx.Client, game: str = SMALL) -> tuple[int, int]:
    """Return a guest's streak, and the longest one."""
    archive = guest.get(f"/api/daily/{game}").json()
    return archive["streak"], archive["longest"]


def test_the_try_has_no_advice_no_draw_no_rematch_and_no_way_out(server: Live, ada: httpx.Client) -> None:
    table = start(ada, SMALL, DAY)
    peer = server.sit_down(ada, table)
    host = server.services.lobby.hosts[table]
    while not host.table.questions[0].now:
        server.advance(1)
    assert peer.ask(type="suggest")["reason"] == "daily-no-advice"
    for command in ({"type": "leave"}, {"type": "rematch"}, {"type": "propose", "what": "draw"}):
        assert peer.ask(**command)["reason"] == "daily-to-the-end"
    peer.close()
    play_out(server, ada, table)
    later = server.sit_down(ada, table)
    later.send(type="rematch", id="again")
    assert later.until(lambda message: message.get("id") == "again")["reason"] == "daily-to-the-end"


def test_nobody_else_comes_to_the_table_of_a_daily_deal(server: Live) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = start(ada, SMALL, DAY)
    mine = ada.get(f"/api/tables/{table}").json()
    assert (mine["invitation"], mine["line"]["daily"]) == (None, {"day": DAY, "practice": False})
    assert ben.get(f"/api/tables/{table}").status_code == 404
    invitation = server.services.lobby.hosts[table].logbook.invitation
    for path, body in (
        (f"/api/tables/{table}/members", {}),
        (f"/api/tables/{table}/members", {"invitation": invitation}),
        (f"/api/invitations/{invitation}/members", {}),
    ):
        assert ben.post(path, json=body).status_code in (404, 409)
    with pytest.raises(InvalidStatus):
        server.connect(ben, table)
    assert len(server.services.lobby.hosts[table].table.members) == 1


def test_daily_tables_are_made_in_no_other_way(server: Live) -> None:
    daily = {"day": DAY, "practice": False}
    refused = server.guest("Ada").post("/api/tables", json={"game": SMALL, "daily": daily})
    assert (refused.status_code, refused.json()["field"]) == (422, "daily")


def test_new_tables_count_as_tables_that_a_guest_creates(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'tables.db'}", roomy_limits(tables_per_guest=1)) as server:
        go_to(server, f"{DAY}T12:00")
        ada = server.guest("Ada")
        table = start(ada, SMALL, DAY)
        assert refusal(ada.post(f"/api/daily/black-spy/{DAY}")) == (429, "too-many-tables")
        assert start(ada, SMALL, DAY) == table
        assert deal(ada, "black-spy")["yours"] is None


def test_a_try_whose_table_was_never_made_can_be_played(server: Live, ada: httpx.Client) -> None:
    deal(ada)
    table = start(ada, SMALL, DAY)
    host = server.services.lobby.hosts.pop(table)
    server.do(host.close())
    later = server.services.daily.now() + 1
    assert server.services.store.delete_tables([table], later) == [table]
    assert start(ada, SMALL, DAY) == table
    play_out(server, ada, table)
    assert deal(ada)["yours"]["outcome"] is not None


def test_nothing_starts_before_the_bots_can_play(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(server.services.workers), "can_settle", lambda self, game: False)
    ada = server.guest("Ada")
    assert refusal(ada.post(f"/api/daily/{SMALL}/{DAY}")) == (409, "daily-not-ready")
    assert deal(ada)["yours"] is None


MASKED = re.compile(r'"(commitment|committed_at|now|at|since|people)":("[0-9a-f]{64}"|[0-9]+)')


def seen_by_ben(server: Live, game: str, table: str) -> list[tuple[str, int, str]]:
    """Return all that somebody who has not played can find out, apart from times and commitments."""
    ben = server.guest("Ben")
    record = f"{table}-1"
    paths = [
        "/api/daily",
        f"/api/daily/{game}",
        f"/api/daily/{game}/{DAY}",
        f"/api/tables/{table}",
        "/api/tables",
        "/api/tables/mine",
        "/api/finished",
        "/api/played",
        "/api/server",
        f"/api/finished/{record}",
        f"/api/finished/{record}/record",
        f"/api/finished/{record}/replay",
        f"/api/finished/{record}/replay?eyes=0",
        f"/api/finished/{record}/reviews/0",
        f"/api/tables/{table}/reviews/0",
        f"/replay/{record}",
        f"/preview/replay/{record}.png",
        f"/daily/{game}",
        f"/daily/{game}/{DAY}",
        f"/preview/daily/{game}.png",
        f"/preview/daily/{game}/{DAY}.png",
        f"/table/{table}",
    ]
    found = [(path, ben.get(path)) for path in paths]
    found.append(("review", ben.post(f"/api/finished/{record}/reviews/0")))
    found.append(("practice", ben.post(f"/api/daily/{game}/{DAY}", json={"practice": True})))
    return [
        (name.replace(table, "TABLE"), one.status_code, masked(server, one, table)) for name, one in found
    ]


def masked(server: Live, response: httpx.Response, table: str) -> str:
    """Return what a response says, without what differs between servers in any case."""
    if response.headers["content-type"] == "image/png":
        return response.content.hex()
    return MASKED.sub(r"\1", response.text).replace(table, "TABLE").replace(server.url, "SERVER")


@pytest.mark.parametrize("game", names())
def test_before_playing_nothing_shows_which_deal_it_is(game: str, tmp_path: Path) -> None:
    worlds = []
    for number in (1, 2):
        with live(f"sqlite:///{tmp_path / str(number)}.db") as server:
            go_to(server, f"{DAY}T12:00")
            ada = server.guest("Ada")
            table = start(ada, game, DAY)
            running = seen_by_ben(server, game, table)
            secret = server.services.lobby.hosts[table].table.secret.hex()
            ended = play_out(server, ada, table)
            over = seen_by_ben(server, game, table)
            assert not any(secret in text for _, _, text in (*running, *over))
            worlds.append((secret, ended, running, over))
    (secret, ended, *seen), (other_secret, other_ended, *other_seen) = worlds
    assert secret != other_secret
    assert ended["totals"] != other_ended["totals"] or game == SMALL
    assert seen == other_seen


@pytest.mark.parametrize("game", names())
def test_not_even_who_has_played_receives_the_secret_before_the_day_after(server: Live, game: str) -> None:
    ada = server.guest("Ada")
    table = start(ada, game, DAY)
    received: list[JsonObject] = []
    play_out(server, ada, table, received=received)
    host = server.services.lobby.hosts[table].table
    secrets = [host.secret, *(fairness.part_secret(host.secret, part) for part in range(5))]
    texts = [json.dumps(message) for message in received]
    texts += [json.dumps(server.sit_down(ada, table).received)]
    for path in (f"/api/daily/{game}", "/api/finished", "/api/played"):
        texts.append(ada.get(path).text)
    archive = ada.get("/api/played/archive").content
    assert not any(secret.hex() in text for secret in secrets for text in texts)
    assert b"records/" not in archive
    facts = ada.get(f"/api/finished/{table}-1").json()
    assert (facts["seat"], facts["daily"]["day"]) == (0, DAY)
    assert facts["sealed_until"] == deal(ada, game)["reveals_at"]


def test_the_expert_plays_the_same_seat_and_shows_only_to_those_who_have_played(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(server.services.daily.warming), "is_compiled", lambda self, game: True)
    ada = server.guest("Ada")
    table = start(ada, SMALL, DAY)
    assert deal(ada)["expert"] is None
    store = server.services.store.daily
    while store.deals(SMALL, DAY, 1)[0].expert_points is None:
        server.do(expert_is_done(server))
    assert deal(ada)["expert"] is None
    play_out(server, ada, table)
    (found,) = store.deals(SMALL, DAY, 1)
    assert deal(ada)["expert"] == {"points": found.expert_points, "won": found.expert_won}


async def expert_is_done(server: Live) -> None:
    """Wait until the expert has played."""
    for task in list(server.services.daily._experts.values()):
        await task
