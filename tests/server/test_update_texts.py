"""The texts of updates: one for all who may know the same, each in the form of an `Update`."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from spydeck.protocol.commands import Views
from spydeck.protocol.messages import Update
from spydeck.server.live import projection
from spydeck.server.live.broadcast import UpdateTexts
from tests.server.hosted_table import HostedTable, black_spy

GAMES = [("black-spy", 4), ("spy-tricks", 3), ("spycard", 3)]


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_every_update_is_what_its_hearer_may_know(game: str, players: int) -> None:
    hosted, random = HostedTable(game, players), Random(7)
    await hosted.gather(players, start=False)
    await hosted.host.join("guest-of-watching", "Wim")
    await hosted.connect(players)
    await hosted.send(0, type="start")
    for _ in range(40):
        if hosted.table.running.over:
            break
        seat = random.choice(hosted.table.running.actors)
        reply = await hosted.act(seat, random.choice(list(hosted.table.running.legal(seat))))
        if reply["type"] == "sealed":
            await asyncio.sleep(hosted.table.settings.question_seconds)
        applied = hosted.table.applied[-1]
        for member in range(players + 1):
            text = json.dumps(hosted.listeners[member].messages("update")[-1])
            update = Update.model_validate_json(text)
            assert update.seq == applied.logged.seq
            where = member if member < players else None
            assert update.event == projection.public_event(hosted.table, applied, member)
            assert update.happened == projection.game_events(hosted.table.match, applied, where)
            assert update.view == hosted.table.running.view(where)
            assert update.asked == projection.asked(hosted.table, where)


async def test_all_who_may_know_the_same_share_one_text() -> None:
    hosted = await black_spy(3)
    table = hosted.table
    await hosted.host.join("guest-of-one", "Wim")
    await hosted.host.join("guest-of-two", "Zoe")
    for seat in range(3):
        await hosted.act(seat, "pass " + " ".join(table.running.view(seat)["hand"][:3]))
    texts = UpdateTexts(table, table.applied[-1])
    assert table.applied[-1].logged.entry.kind == "acted"
    assert texts.text_for(3, "never") is texts.text_for(4, "asked")
    made: list[tuple[int, Views]] = [
        (0, "always"),
        (0, "never"),
        (1, "never"),
        (3, "never"),
        (3, "always"),
    ]
    assert len({texts.text_for(member, views) for member, views in made}) == len(made)
    assert table.running.view(0)["hand"][0] not in texts.text_for(3, "always").decode()


async def test_only_what_happens_can_wait_and_only_for_whoever_watches() -> None:
    hosted = await black_spy(3)
    await hosted.host.join("guest-of-watching", "Wim")
    await hosted.connect(3)
    for listener in hosted.listeners.values():
        listener.could_wait.clear()
    await hosted.act(0, "pass " + " ".join(hosted.table.running.view(0)["hand"][:3]))
    await hosted.send(3, type="view")
    kinds = [message["type"] for message in hosted.listeners[3].messages()[-2:]]
    assert kinds == ["update", "view"]
    assert hosted.listeners[3].could_wait == [True, False]
    assert hosted.listeners[0].could_wait == [False, False]
    assert hosted.listeners[1].could_wait == [False]


async def test_words_of_a_muted_member_are_in_no_text_of_whoever_muted_them() -> None:
    hosted = await black_spy(3)
    await hosted.send(1, type="mute", member=0, on=True)
    await hosted.send(0, type="say", text="Listen to me.")
    texts = UpdateTexts(hosted.table, hosted.table.applied[-1])
    assert json.loads(texts.text_for(2, "never"))["event"]["text"] == "Listen to me."
    assert json.loads(texts.text_for(1, "never"))["event"] == {
        "kind": "said", "member": 0, "phrase": None, "text": None, "muted": True,
    }  # fmt: skip
