"""Reviews that a client thinks about: the same as the server's own, for whoever sent the findings alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

import spydeck
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import ADVISER, advice_brief
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.game import search_of
from spydeck.games.registry import names
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.protocol.study import ReviewFacts
from spydeck.server.table.projection import brief_facts
from spydeck.server.table.reviewing import review_facts
from spydeck.study.review import LEVEL, SEED, Decision, decisions_of, judged
from tests.random_games import play_on
from tests.server.in_process import Live, live, passes, roomy_limits
from tests.server.store.samples import finished
from tests.server.test_reviews import in_round_two

pytestmark = pytest.mark.live

GAME = "a" * 16 + "-1"
FINISHED = f"/api/finished/{GAME}/reviews/0"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with live(f"sqlite:///{tmp_path / 'briefs.db'}", roomy_limits()) as one:
        yield one


@pytest.fixture
def brief_thoughts(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all think less: the server too, which therefore makes briefs in this process."""
    for name in names():
        levels = cast(dict[str, Any], search_of(spydeck.game(name)).LEVELS)
        monkeypatch.setitem(levels, ADVISER, replace(levels[ADVISER], playouts=1500, worlds=64))

    async def here(address: str, work: Any, *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr(server.services.replaying, "run", here)


def played(game: str) -> Match:
    """Return a short game in which seat 0 plays by chance."""
    found = spydeck.game(game)
    single: dict[str, Any] = dict(found.setup.SINGLE_DEAL)
    match = spydeck.new(game, players=found.least_players, seed=3, **single)
    others = [spydeck.bot("sensible", seed=seat) for seat in range(1, match.players)]
    play_on(match, spydeck.bot("random", seed=0), *others)
    return match


def save(server: Live, match: Match, game: str | None = None) -> list[Decision]:
    """Save a match as a finished game, of another game than it is where that is named.

    Return the choices of seat 0.
    """
    facts: JsonObject = {
        "game": game or match.game.name,
        "names": ["A"] * match.players,
        "winners": [0],
        "totals": [0] * match.players,
        "why": "",
        "options": {},
    }
    row = finished(GAME, facts=facts, record=match.record(), guests=())
    server.do(server.services.journal.save([replace(row, game=facts["game"])]))
    return list(decisions_of(match, 0))


def found_out(decision: Decision) -> JsonObject | None:
    """Return what a client finds out about a choice."""
    thinking = Thinking(advice_brief(decision.observation, decision.action))
    if len(thinking.actions) == 0:
        return None
    thinking.think()
    found = thinking.found()
    actions = [f"{action.verb} {action.subject} {action.objects}" for action in found.actions]
    return {**vars(found), "actions": actions}


def briefs_at(guest: httpx.Client, path: str) -> tuple[JsonObject, list[JsonObject]]:
    """Return the first page of briefs, and those of all pages."""
    page = first = guest.get(f"{path}/briefs").raise_for_status().json()
    briefs = list(page["briefs"])
    while len(briefs) < first["decisions"]:
        page = guest.get(f"{path}/briefs", params={"first": len(briefs)}).raise_for_status().json()
        assert page["briefs"]
        briefs += page["briefs"]
    return first, briefs


def reviewed_by(guest: httpx.Client, path: str, decisions: list[Decision], at_once: int) -> JsonObject:
    """Return the review of which a client asks for some choices at once, put together."""
    first, briefs = briefs_at(guest, path)
    assert briefs == [
        brief_facts(advice_brief(one.observation, one.action)).model_dump() for one in decisions
    ]
    whole: JsonObject = {}
    for place in range(0, max(1, len(decisions)), at_once):
        found = [found_out(one) for one in decisions[place : place + at_once]]
        answer = guest.post(f"{path}/findings", json={"first": place, "found": found})
        part = answer.raise_for_status().json()
        whole = {
            **part,
            "decisions": whole.get("decisions", 0) + part["decisions"],
            "moves": [*whole.get("moves", ()), *part["moves"]],
            "line": [*whole.get("line", ()), *part["line"]],
        }
    moves = sorted(whole["moves"], key=lambda move: (-move["played"]["behind"], move["step"]))
    return {**whole, "moves": moves[: first["shown"]]}


def own_review(decisions: list[Decision]) -> ReviewFacts:
    """Return the review that the server makes itself."""
    bot = SearchBot(LEVEL, SEED)
    return review_facts(0, len(decisions), [judged(bot, one) for one in decisions])


@pytest.mark.parametrize("game", names())
def test_findings_say_the_same_as_the_servers_own_review(
    server: Live, brief_thoughts: None, game: str
) -> None:
    guest, decisions = server.guest(name=None), save(server, played(game))
    expected = own_review(decisions)
    assert expected.moves
    there = reviewed_by(guest, FINISHED, decisions, at_once=3)
    assert json.dumps(there) == json.dumps(expected.model_dump())


def test_a_long_game_comes_in_pages(server: Live) -> None:
    guest = server.guest(name=None)
    record = (Path(__file__).parents[1] / "records/black-spy-3.spy").read_text()
    decisions = save(server, spydeck.load(record))
    first, briefs = briefs_at(guest, FINISHED)
    assert len(first["briefs"]) < first["decisions"] == len(briefs) == len(decisions)
    assert guest.get(f"{FINISHED}/briefs", params={"first": 1000}).json()["briefs"] == []


def test_a_round_that_is_over_is_thought_about_by_its_own_players(server: Live, brief_thoughts: None) -> None:
    guest, watcher, stranger = server.guest(), server.guest("Ben"), server.guest("Cleo")
    made, match = in_round_two(server, guest)
    server.join(watcher, made)
    table = made["table"]
    first, present = (f"/api/tables/{table}/reviews/{part}" for part in (0, 1))
    for client, path, status, reason in (
        (stranger, first, 404, "no-such-table"),
        (watcher, first, 403, "players-only"),
        (guest, present, 409, "part-not-over"),
        (server.guest(name=None), first, 401, "no-guest"),
    ):
        read = client.get(f"{path}/briefs")
        sent = client.post(f"{path}/findings", json={"first": 0, "found": []})
        for answer in (read, sent):
            assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    decisions = [one for one in decisions_of(match, 0) if one.part == 0]
    expected = own_review(decisions)
    assert json.dumps(reviewed_by(guest, first, decisions, at_once=50)) == json.dumps(expected.model_dump())


def test_a_game_that_its_players_agreed_to_end_can_be_judged(server: Live) -> None:
    guest = server.guest()
    table = server.table(guest, start=True, pace=0)["table"]
    peer = server.sit_down(guest, table)
    assert peer.ask(**passes(peer))["type"] == "done"
    peer.send(type="propose", what="draw")
    record = peer.until(lambda message: message.get("event", {}).get("kind") == "ended")["event"]["record"]
    for path in (f"/api/finished/{record}/reviews/0", f"/api/tables/{table}/reviews/0"):
        assert len(guest.get(f"{path}/briefs").raise_for_status().json()["briefs"]) == 1


def test_nothing_that_a_client_sends_is_kept(server: Live) -> None:
    guest, decisions = server.guest(name=None), save(server, played("spy-tricks"))
    found = [found_out(one) for one in decisions]
    invented = [one and {**one, "means": [[9.0] * len(row) for row in one["means"]]} for one in found]
    body = {"first": 0, "found": invented}
    assert guest.post(f"{FINISHED}/findings", json=body).json()["line"]
    assert guest.get(FINISHED).json()["state"] == "none"
    assert server.do(server.services.journal.read(server.services.store.review, GAME, 0)) is None


def test_what_cannot_be_findings_is_refused(server: Live) -> None:
    guest, decisions = server.guest(name=None), save(server, played("spy-tricks"))
    place, decision = next((place, one) for place, one in enumerate(decisions) if found_out(one))
    good = cast(JsonObject, found_out(decision))

    def refused(found: list[Any], first: int = place) -> tuple[int, str]:
        answer = guest.post(f"{FINISHED}/findings", json={"first": first, "found": found})
        return answer.status_code, answer.json().get("reason", "")

    assert refused([good]) == refused([None]) == refused([]) == (200, "")
    whole = range(len(good["actions"]))
    kept = [at for at in whole if written(decision, good["actions"][at]) != decision.action]
    lists = [name for name in good if name not in ("shares", "rows", "playouts")]
    without = {**good, **{name: [good[name][at] for at in kept] for name in lists}}
    impossible: list[Any] = [
        {**good, "actions": ["99 1 0", *good["actions"][1:]]},
        {**good, "behind": []},
        {**good, "behind": good["behind"][1:]},
        {**good, "means": [[1.0] for _ in whole]},
        {**good, "shares": []},
        {**good, "rows": 0},
        {**good, "means": [[1e300] * len(row) for row in good["means"]]},
        {**good, "more": 1},
        without,
        [],
    ]
    for wrong in impossible:
        assert refused([wrong])[0] == 422, wrong
    assert refused([without]) == (422, "findings-invalid")
    assert refused([good], len(decisions)) == (422, "findings-invalid")
    assert refused([good], -1)[0] == 422
    assert refused([None] * 2000, 0)[0] in (413, 422)


def written(decision: Decision, numbers: str) -> str:
    """Return the text of an action that is given by numbers."""
    return write_action(decision.observation.game, Action(*map(int, numbers.split())))


def test_what_is_not_there_is_refused(server: Live) -> None:
    guest = server.guest(name=None)
    save(server, played("spy-tricks"))
    findings = {"first": 0, "found": []}
    for path, reason in (
        (f"/api/finished/{GAME}/reviews/5", "no-such-seat"),
        (f"/api/finished/{'b' * 16}-1/reviews/0", "no-such-record"),
        ("/api/finished/nothing/reviews/0", "nothing-by-this-name"),
    ):
        for answer in (guest.get(f"{path}/briefs"), guest.post(f"{path}/findings", json=findings)):
            assert (answer.status_code, answer.json()["reason"]) == (404, reason)
    assert guest.get(f"{FINISHED}/briefs", params={"first": -1}).status_code == 422


def test_a_game_that_bots_cannot_judge_has_no_briefs(server: Live) -> None:
    save(server, played("spy-tricks"), game="whist")
    answer = server.guest(name=None).get(f"{FINISHED}/briefs")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-reviews")
