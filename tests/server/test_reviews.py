"""Reviews over HTTP: made in bots' processes, kept with the game, the same for everyone, and bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from structlog.testing import capture_logs

import spydeck
from spydeck.bots import preparing
from spydeck.bots.search import SearchBot
from spydeck.games.game import Game
from spydeck.games.search import Level
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.protocol.messages import action_message
from spydeck.server.live.bot_process import BotFailed
from spydeck.server.live.workers import Warming
from spydeck.server.rates import advice_for
from spydeck.server.store.store import Store
from spydeck.study.review import decisions_of, review
from tests.random_games import play_on
from tests.seeded import NoWarming
from tests.server.in_process import Live, live, passes, roomy_limits
from tests.server.store.samples import finished

pytestmark = pytest.mark.live

RECORD = (Path(__file__).parents[1] / "records/spycard-3.spy").read_text()
GAME = "a" * 16 + "-1"
ADDRESS = "127.0.0.1"


@pytest.fixture(autouse=True)
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    level_in = SearchBot.level_in

    def briefly(bot: SearchBot, game: Game) -> Level:
        return replace(level_in(bot, game), playouts=2000, worlds=64)

    monkeypatch.setattr(SearchBot, "level_in", briefly)
    monkeypatch.setattr("spydeck.server.live.reviews.LATER", 0.001)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with live(f"sqlite:///{tmp_path / 'reviews.db'}", roomy_limits(reviews=4, reviews_per_address=2)) as one:
        one.services.reviews.warming = cast(Warming, NoWarming([], compiled=True))
        save(one, GAME)
        yield one


def save(server: Live, name: str, game: str = "spycard") -> None:
    """Save the golden record as a finished game."""
    facts = {
        "game": game,
        "names": ["A", "B", "C"],
        "winners": [0],
        "totals": [0] * 3,
        "why": "",
        "options": {},
    }
    row = finished(name, number=int(name[17:]), facts=facts, record=RECORD, guests=())
    server.do(server.services.journal.save([replace(row, game=game)]))


def address(seat: int, game: str = GAME) -> str:
    return f"/api/finished/{game}/reviews/{seat}"


async def all_made(server: Live) -> None:
    """Wait until no review is being made."""
    while running := [task for _, task in server.services.reviews._running.values()]:
        await asyncio.wait(running)


def ended(server: Live, guest: httpx.Client, seat: int) -> Any:
    """Return the state of a review as soon as it is not being made any more."""
    server.do(all_made(server))
    return guest.get(address(seat)).raise_for_status().json()


def test_a_review_is_made_once_and_kept_with_the_game(server: Live) -> None:
    guest = server.guest(name=None)
    assert guest.get(address(1)).json()["state"] == "none"
    assert guest.post(address(1)).raise_for_status().json()["state"] in ("waiting", "working", "ready")
    ready = ended(server, guest, 1)
    match = spydeck.load(RECORD)
    expected = review(match, 1)
    assert expected.moves
    assert (ready["state"], ready["done"], ready["decisions"]) == ("ready", *[expected.decisions] * 2)
    assert [(move["step"], move["played"]) for move in ready["review"]["moves"]] == [
        (move.step, action_message(move.played.facts()).model_dump()) for move in expected.moves
    ]
    assert ready["review"]["moves"][0]["reason"]["code"]
    server.services.reviews.workers = None  # type: ignore[assignment]
    assert guest.post(address(1)).json() == guest.get(address(1)).json() == ready


def test_a_review_judges_by_what_the_seat_could_know() -> None:
    """Where the others' agendas are exchanged, the judged observation is the same."""
    for decision in decisions_of(spydeck.load(RECORD), 0):
        agendas = decision.observation.state.agendas
        assert all(agenda == -1 for seat, agenda in enumerate(agendas[:3]) if seat != 0)


def test_what_is_not_there_is_refused(server: Live) -> None:
    guest = server.guest()
    for path, reason in (
        (address(3), "no-such-seat"),
        (address(6), "nothing-by-this-name"),
        (address(0, "b" * 16 + "-1"), "no-such-record"),
        (address(0, "nothing"), "nothing-by-this-name"),
    ):
        for method in ("GET", "POST"):
            answer = guest.request(method, path)
            assert (answer.status_code, answer.json()["reason"]) == (404, reason), path
    unsearched = "c" * 16 + "-2"
    save(server, unsearched, "whist")
    assert guest.post(address(0, unsearched)).json()["reason"] == "no-reviews"


def test_reviews_are_bounded(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    never = asyncio.Event()

    async def wait(*_: object) -> None:
        await never.wait()

    monkeypatch.setattr(server.services.reviews, "_review", wait)
    assert guest.post(address(0)).json() == guest.post(address(0)).json()
    assert guest.post(address(1)).json()["state"] == "waiting"
    refused = guest.post(address(2))
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    assert refused.json()["reason"] == "too-many-reviews-from-address"
    server.services.reviews._limits = roomy_limits(reviews=2)
    assert guest.post(address(2)).json()["reason"] == "too-many-reviews"
    server.services.reviews._limits = roomy_limits()
    server._bots.spent.add(advice_for(ADDRESS, person=False))
    assert guest.post(address(2)).json()["reason"] == "reviews-spent"


def test_a_review_that_fails_can_be_asked_for_again(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, reviews = server.guest(), server.services.reviews

    async def fail(*_: object) -> None:
        raise BotFailed("nothing")

    with monkeypatch.context() as failing, capture_logs():
        failing.setattr(server._bots, "judge", fail)
        guest.post(address(0))
        assert ended(server, guest, 0)["state"] == "failed"
    with monkeypatch.context() as cold, capture_logs():
        cold.setattr(reviews.warming, "compiled", False)
        guest.post(address(0))
        assert ended(server, guest, 0)["state"] == "failed"
    guest.post(address(0))
    assert ended(server, guest, 0)["state"] == "ready"


def test_a_review_that_is_over_while_somebody_asks_for_it_has_not_failed(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, services, judge = server.guest(), server.services, server._bots.judge
    go_on = asyncio.Event()

    async def judge_later(*given: Any) -> Any:
        await go_on.wait()
        return await judge(*given)

    read = services.journal.read

    async def read_slowly(what: Callable[..., Any], *given: Any) -> Any:
        found = await read(what, *given)
        if what == services.store.review:
            go_on.set()
            await all_made(server)
        return found

    monkeypatch.setattr(server._bots, "judge", judge_later)
    guest.post(address(0)).raise_for_status()
    monkeypatch.setattr(services.journal, "read", read_slowly)
    assert guest.get(address(0)).json()["state"] in ("waiting", "working")
    assert guest.post(address(0)).json()["state"] in ("waiting", "working")
    server._bots.loop.call_soon_threadsafe(go_on.set)
    assert ended(server, guest, 0)["state"] == "ready"


def test_a_process_that_is_still_loading_is_asked_again(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    answers = iter([False])
    monkeypatch.setattr(preparing, "is_ready", lambda game: next(answers, True))
    monkeypatch.setattr(preparing, "prepare_beside", lambda game, compiled: None)
    guest.post(address(0))
    assert ended(server, guest, 0)["state"] == "ready"


def test_reviews_of_an_older_version_are_made_again(store: Store) -> None:
    store.write([[finished("first")]])
    store.put_review("first", 1, "{}")
    store.put_review("first", 1, '{"seat": 1}')
    assert store.review("first", 1) == '{"seat": 1}'
    assert store.review("first", 0) is store.review("second", 1) is None


def in_round_two(server: Live, guest: httpx.Client) -> tuple[JsonObject, Match]:
    """Return a table where the guest sits in seat 0 after the first round of Spy Tricks, and its match."""
    made = server.table(guest, game="spy-tricks", start=True)
    match = spydeck.new("spy-tricks", seed=5)
    play_on(
        match,
        *[spydeck.bot("random", seed=seat) for seat in range(match.players)],
        until=lambda match: match.part,
    )
    server.services.lobby.hosts[made["table"]].table.match = match
    return made, match


def test_a_round_that_is_over_is_reviewed_for_its_own_players(server: Live) -> None:
    guest, watcher, stranger = server.guest(), server.guest("Ben"), server.guest("Cleo")
    made, match = in_round_two(server, guest)
    table = made["table"]
    first, present = (f"/api/tables/{table}/reviews/{part}" for part in (0, 1))
    server.join(watcher, made)
    for client, path, status, reason in (
        (stranger, first, 404, "no-such-table"),
        (watcher, first, 403, "players-only"),
        (guest, present, 409, "part-not-over"),
        (guest, f"/api/tables/{table}/reviews/7", 409, "part-not-over"),
        (guest, f"/api/tables/{'0' * 16}/reviews/0", 404, "no-such-table"),
        (server.guest(name=None), first, 401, "no-guest"),
    ):
        for method in ("GET", "POST"):
            answer = client.request(method, path)
            assert (answer.status_code, answer.json()["reason"]) == (status, reason), (path, reason)
    assert guest.get(first).json()["state"] == "none"
    guest.post(first).raise_for_status()
    server.do(all_made(server))
    ready = guest.get(first).json()
    expected = review(match, 0)
    assert (ready["state"], ready["decisions"]) == ("ready", expected.decisions)
    assert [move["step"] for move in ready["review"]["moves"]] == [move.step for move in expected.moves]
    assert {move["part"] for move in ready["review"]["moves"]} == {0}
    server.services.reviews.workers = None  # type: ignore[assignment]
    assert guest.post(first).json() == ready


def test_a_game_that_its_players_agreed_to_end_is_reviewed_with_what_was_played(server: Live) -> None:
    guest = server.guest()
    table = server.table(guest, start=True, pace=0)["table"]
    peer = server.sit_down(guest, table)
    act = passes(peer)
    assert peer.ask(**act)["type"] == "done"
    peer.send(type="propose", what="draw")
    record = peer.until(lambda message: message.get("event", {}).get("kind") == "ended")["event"]["record"]
    for path in (address(0, record), f"/api/tables/{table}/reviews/0"):
        guest.post(path).raise_for_status()
        server.do(all_made(server))
        ready = guest.get(path).json()
        assert (ready["state"], ready["decisions"]) == ("ready", 1)


def test_a_table_without_a_game_has_nothing_to_review(server: Live) -> None:
    guest = server.guest()
    table = server.table(guest)["table"]
    refused = guest.post(f"/api/tables/{table}/reviews/0")
    assert (refused.status_code, refused.json()["reason"]) == (409, "no-game")
