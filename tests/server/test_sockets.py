"""What a socket writes and when, the texts of updates, and clients that do not read."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from spydeck.protocol.commands import Views
from spydeck.protocol.messages import Update
from spydeck.server.cluster.tunnels import EXTENSION
from spydeck.server.config import Limits
from spydeck.server.http.connections import text_frame
from spydeck.server.http.sockets import PATIENCE, Outbox, Socket
from spydeck.server.live.host import TableHost
from spydeck.server.table import projection
from spydeck.server.table.updates import UpdateTexts
from tests.server.hosted_table import HostedTable, black_spy, passing


class Client:
    """The connection of a client that reads what it is sent unless its connection is full."""

    def __init__(self) -> None:
        self.is_full = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.written: list[bytes] = []
        self.aborted = False
        self.transport = self
        self.events: asyncio.Queue[str | None] = asyncio.Queue()

    def write(self, frames: bytes) -> None:
        """Note what is written together."""
        self.written.append(frames)

    def abort(self) -> None:
        """End the connection."""
        self.aborted = True

    def fill(self) -> None:
        """Read nothing more."""
        self.is_full = True
        self.writable.clear()

    async def read(self) -> str | None:
        """Return the next message."""
        return await self.events.get()

    async def send(self, message: Any) -> None:
        """Note that the socket is closed."""
        self.written.append(str(message["code"]).encode())

    def socket(self, outbox: Outbox, limits: Limits | None = None) -> Socket:
        """Return the server's end."""
        scope = {
            "type": "websocket",
            "client": ("192.0.2.1", 1),
            "extensions": {EXTENSION: {EXTENSION: self}},
        }
        websocket = WebSocket(scope, cast(Any, self.read), cast(Any, self.send))
        websocket.application_state = websocket.client_state = websocket.client_state.CONNECTED
        return Socket(websocket, 0, limits or Limits(), outbox)


async def test_what_a_socket_is_sent_in_one_turn_is_written_together() -> None:
    outbox, first, second = Outbox(), Client(), Client()
    sockets = [first.socket(outbox), second.socket(outbox)]
    for text in (b"one", b"one", b"two"):
        for socket in sockets:
            socket.send(text)
    assert first.written == second.written == []
    await asyncio.sleep(0)
    assert first.written == second.written == [text_frame(b"one") * 2 + text_frame(b"two")]
    sockets[1].send(b"three")
    await asyncio.sleep(0)
    assert len(first.written) == 1
    assert second.written[1:] == [text_frame(b"three")]


async def test_whoever_watches_is_written_to_a_little_later_and_at_once_when_they_wait_for_answers() -> None:
    outbox, first, second = Outbox(), Client(), Client()
    sockets = [first.socket(outbox), second.socket(outbox)]
    for text in (b"one", b"two"):
        for socket in sockets:
            socket.send(text, can_wait=True)
        await asyncio.sleep(0)
    assert first.written == second.written == []
    sockets[0].send(b"answer")
    await asyncio.sleep(0)
    assert first.written == [text_frame(b"one") + text_frame(b"two") + text_frame(b"answer")]
    assert second.written == []
    await asyncio.sleep(PATIENCE)
    assert second.written == [text_frame(b"one") + text_frame(b"two")]
    assert len(first.written) == 1


async def test_nothing_is_written_to_a_full_connection_until_its_client_reads() -> None:
    client = Client()
    socket = client.socket(Outbox())
    client.fill()
    for text in (b"one", b"two"):
        socket.send(text)
        await asyncio.sleep(0)
    assert client.written == []
    client.is_full = False
    socket.write()
    assert client.written == [text_frame(b"one") + text_frame(b"two")]


async def test_a_client_that_does_not_read_is_sent_away_and_cut_off() -> None:
    limits = Limits(waiting_messages=3, seconds_to_farewell=5)
    client = Client()
    client.events.put_nowait('{"type":"hello"}')
    socket, host = client.socket(Outbox(), limits), Host()
    serving = asyncio.create_task(socket.serve(cast(TableHost, host)))
    await asyncio.sleep(1)
    client.fill()
    for _ in range(4):
        socket.send(b"text")
    assert not client.aborted
    await asyncio.sleep(4)
    assert not serving.done()
    await serving
    assert client.aborted
    assert client.written == []
    assert host.left == [socket]


async def test_a_farewell_is_written_before_the_socket_is_closed() -> None:
    client = Client()
    client.events.put_nowait('{"type":"hello","version":99}')
    await client.socket(Outbox()).serve(cast(TableHost, Host()))
    farewell, code = client.written
    assert json.loads(farewell[farewell.index(b"{") :])["code"] == "version"
    assert code == b"1008"
    assert not client.aborted


class Talk:
    """A client that plays in the first seat at a table of Black Spy whose bots take any time to advise."""

    @classmethod
    async def begin(cls) -> Talk:
        """Return a client that has been welcomed."""
        talk = cls()
        talk.hosted = await black_spy()
        talk.gate = talk.hosted.workers.gate = asyncio.Event()
        talk.client = Client()
        talk.client.events.put_nowait('{"type":"hello","version":1}')
        socket = talk.client.socket(Outbox())
        talk.serving = asyncio.create_task(socket.serve(talk.hosted.host))
        return talk

    hosted: HostedTable
    gate: asyncio.Event
    client: Client
    serving: asyncio.Task[None]

    async def send(self, **command: Any) -> None:
        """Send a command, and let the server do all it can."""
        self.client.events.put_nowait(json.dumps(command))
        await asyncio.sleep(0.01)

    def act(self) -> dict[str, Any]:
        """Return a command with a legal action."""
        asked = self.hosted.table.questions[0].since
        return {"type": "act", "id": "a", "asked": asked, "action": passing(self.hosted, 0)}

    @property
    def replies(self) -> list[tuple[str, str]]:
        """All replies so far: the command and the type or, if it was refused, the code."""
        found = []
        for text in b"".join(self.client.written).decode(errors="ignore").split('{"type":"')[1:]:
            kind, _, _ = text.partition('"')
            if kind in ("done", "refused", "suggestion"):
                facts = json.JSONDecoder().raw_decode('{"type":"' + text)[0]
                found.append((facts["id"], facts.get("code", kind)))
        return found


async def test_a_suggestion_does_not_keep_a_socket_from_acting() -> None:
    talk = await Talk.begin()
    await talk.send(type="suggest", id="s")
    assert talk.replies == []
    await talk.send(**talk.act())
    assert talk.replies == [("s", "stale"), ("a", "done")]
    talk.gate.set()
    await talk.send(type="suggest", id="t")
    assert talk.replies[2:] == [("t", "not-asked")]
    talk.serving.cancel()


async def test_other_commands_are_carried_out_meanwhile_and_each_suggestion_has_its_own_reply() -> None:
    talk = await Talk.begin()
    await talk.send(type="suggest", id="s")
    await talk.send(type="say", id="h", phrase="hello")
    await talk.send(type="suggest", id="t")
    await talk.send(type="suggest", id="t")
    assert talk.replies == [("h", "done"), ("s", "stale")]
    talk.gate.set()
    await asyncio.sleep(0.01)
    assert talk.replies[2:] == [("t", "suggestion")]
    assert talk.hosted.workers.questions == [("sensible", 0)]
    talk.serving.cancel()


async def test_a_suggestion_for_a_question_that_the_clock_has_answered_is_refused() -> None:
    talk = await Talk.begin()
    await talk.send(type="suggest", id="s")
    await talk.hosted.act(0, passing(talk.hosted, 0))
    talk.gate.set()
    await asyncio.sleep(0.01)
    assert talk.replies == [("s", "stale")]
    talk.serving.cancel()


async def test_a_socket_that_closes_asks_no_more() -> None:
    talk = await Talk.begin()
    await talk.send(type="suggest", id="s")
    talk.client.events.put_nowait(None)
    await talk.serving
    talk.gate.set()
    await asyncio.sleep(0.01)
    assert talk.replies == []


class Host:
    """A table's host that only notes who has left."""

    def __init__(self) -> None:
        self.left: list[Socket] = []

    async def connect(self, socket: Socket, since: int | None) -> None:
        """Welcome a socket."""

    def disconnect(self, socket: Socket) -> None:
        """Note that a socket is closed."""
        self.left.append(socket)


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
