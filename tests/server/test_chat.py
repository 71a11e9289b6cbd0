"""Phrases, chat and muting."""

from __future__ import annotations

from spydeck.protocol import commands
from spydeck.server.live import projection
from tests.server.command_samples import (
    C,
    code,
    played_out,
    single_deal,
)
from tests.server.manual_host import ManualHost


def test_phrases_are_for_everyone_and_free_chat_for_tables_by_invitation() -> None:
    host = ManualHost()
    host.join(1)
    host.send(1, commands.Say(type="say", id="y1", phrase="hello"))
    host.send(1, commands.Say(type="say", id="y2", text="Is there a seat left?"))
    assert code(host, 1, commands.Say(type="say", id=C, phrase="gg")) == "unknown"
    assert code(host, 1, commands.Say(type="say", id=C)) == "malformed"
    assert code(host, 1, commands.Say(type="say", id=C, phrase="hello", text="hello")) == "malformed"
    everyone = ManualHost(access="open")
    assert code(everyone, 0, commands.Say(type="say", id=C, text="Come to my shop")) == "not-now"


def test_spectators_are_silent_during_a_game() -> None:
    host = single_deal()
    host.join(4)
    assert code(host, 4, commands.Say(type="say", id=C, phrase="hello")) == "not-seated"
    host.send(3, commands.Say(type="say", id="y1", phrase="hello"))
    played_out(host)
    host.send(4, commands.Say(type="say", id="y2", phrase="well-played"))


def test_a_muted_member_reaches_everyone_but_the_one_who_muted_them() -> None:
    host = ManualHost()
    host.join(1)
    host.join(2)
    host.send(1, commands.Mute(type="mute", id="m1", member=2, on=True))
    assert code(host, 1, commands.Mute(type="mute", id=C, member=9, on=True)) == "unknown"
    host.send(2, commands.Say(type="say", id="y1", text="Listen to me."))
    spoken_entry = host.table.applied[-1]
    assert projection.public_event(host.table, spoken_entry, 0)["text"] == "Listen to me."
    assert projection.public_event(host.table, spoken_entry, 1) == {
        "kind": "said", "member": 2, "phrase": None, "text": None, "muted": True,
    }  # fmt: skip
    host.send(1, commands.Mute(type="mute", id="m2", member=2, on=False))
    host.send(1, commands.Mute(type="mute", id="m1", member=2, on=True))
    assert projection.you(host.table, 1).muted == []
