"""A complete server and its clients: joining, playing, and what a server keeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from spydeck.games.registry import names
from spydeck.protocol.http import ReplayPage
from spydeck.protocol.messages import read_message
from spydeck.record.fairness import part_secret
from spydeck.server.store.journal import READERS
from tests.server.in_process import PATIENCE, Live, live

pytestmark = pytest.mark.live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all these tests."""
    folder: Path = tmp_path_factory.mktemp("live")
    with live(f"sqlite:///{folder / 'live.db'}") as running:
        yield running


def test_a_game_against_bots_is_played_to_its_end(server: Live) -> None:
    ada = server.guest()
    made = server.table(ada, options={"end_value": 1}, pace=0.0, start=True)
    peer = server.sit_down(ada, made["table"])
    message = peer.received[-1]
    answered = 0
    while True:
        asked, view = message.get("asked"), message.get("view")
        if view and asked and asked["now"] and asked["since"] != answered:
            answered = asked["since"]
            action = view["legal"][0] if "legal" in view else "pass " + " ".join(view["hand"][:3])
            peer.send(type="act", asked=answered, action=action)
        if message.get("event", {}).get("kind") == "ended":
            break
        message = peer.next()
    (line,) = ada.get("/api/finished").raise_for_status().json()
    record = ada.get(f"/api/finished/{line['record']}/record").raise_for_status().text
    assert '[Game "black-spy"]' in record
    replay = ada.get(f"/api/finished/{line['record']}/replay", params={"eyes": "0", "count": 3})
    assert len(ReplayPage.model_validate_json(replay.raise_for_status().content).page) == 3


def test_replays_do_not_block_the_database(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.guest()
    made = server.table(ada, start=True)
    peer = server.sit_down(ada, made["table"])
    peer.send(type="propose", what="draw")
    ended = peer.until(lambda message: message.get("event", {}).get("kind") == "ended")
    replay = f"/api/finished/{ended['event']['record']}/replay"
    started, on = Event(), Event()

    async def long(*_: object) -> tuple[int, bytes]:
        started.set()
        assert await asyncio.to_thread(on.wait, PATIENCE)
        return 0, b"[]"

    monkeypatch.setattr(server.services.replaying, "run", long)
    viewers = [server.guest(None) for _ in range(2 * READERS)]
    with ThreadPoolExecutor(len(viewers)) as pool:
        responses = [pool.submit(viewer.get, replay) for viewer in viewers]
        assert started.wait(PATIENCE)
        assert ada.get("/api/guest", timeout=PATIENCE / 2).json() == {"name": "Ada"}
        on.set()
        assert [response.result(PATIENCE).status_code for response in responses] == [200] * len(viewers)


@pytest.mark.parametrize("name", names())
def test_sockets_carry_what_their_seats_may_know_and_nothing_else(server: Live, name: str) -> None:
    """Two people, bots and a spectator; each receives every event, and nobody's secrets."""
    guests = [server.guest(one) for one in ("Ada", "Ben", "Cleo")]
    made = server.table(guests[0], game=name, players=3, pace=0.0, question_seconds=0.05)
    for guest in guests[1:]:
        server.join(guest, made)
    talks = [server.sit_down(guest, made["table"]) for guest in guests]
    assert talks[1].ask(type="sit", seat=1)["type"] == "done"
    assert talks[0].ask(type="start")["type"] == "done"
    table = server.services.lobby.hosts[made["table"]].table
    seat = 0
    while table.seq < 40 and table.stage == "playing":
        seat = 1 - seat
        seen = talks[seat].ask(type="view")
        if seen["asked"]["now"] and seen["asked"]["sealed"] is None:
            suggested = talks[seat].ask(type="suggest")
            if suggested["type"] == "suggestion":
                talks[seat].ask(type="act", asked=suggested["asked"], action=suggested["action"])
    last = [peer.ask(type="view")["seq"] for peer in talks]
    secrets = [person.guest for person in table.members.values()]
    secrets += [made["invitation"]["link"].rpartition("/")[2]]
    if table.stage == "playing":
        part = table.running.part
        secrets += [table.secret.hex(), part_secret(table.secret, part).hex()]
    for place, peer in enumerate(talks):
        text = json.dumps(peer.received)
        assert not [secret for secret in secrets if secret in text]
        updates = [one for one in peer.received if one["type"] == "update"]
        numbers = [one["seq"] for one in updates]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[-1] >= last[place] > 15
        for message in peer.received:
            read_message.validate_json(json.dumps(message))
            view = message.get("view")
            if view is None:
                continue
            assert view.get("seat") == (place if place < 2 else None)
            assert place < 2 or not {"hand", "choices", "legal", "agenda"} & {
                key for key, value in view.items() if value is not None
            }
