"""A seat at a server's table, as the socket tells of it."""

from __future__ import annotations

from spydeck.errors import IllegalAction, SpydeckError
from spydeck.games.game import Game, game
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.protocol.client import RequestRejected, TableSocket
from spydeck.protocol.client.socket import new_id
from spydeck.protocol.commands import Suggest
from spydeck.protocol.messages import NextMessage, Refused, Suggestion
from spydeck.terminal.saves import names_for


class RemotePosition:
    """A seat in a game that is played at a server; what may come next is asked there, once."""

    def __init__(self, socket: TableSocket) -> None:
        self._socket = socket
        self._known: dict[str, JsonObject] = {}
        self._known_since = -1

    @property
    def game(self) -> Game:
        """The game."""
        return game(self._socket.table.settings.game)

    @property
    def names(self) -> Names:
        """What each seat is called; the person's own is "you"."""
        own = self._socket.you.seat
        seats = self._socket.table.seats
        return names_for([facts.name or f"seat {facts.seat}" for facts in seats], own)

    def view(self) -> JsonObject:
        """What the seat may know; raises `SpydeckError` before a game."""
        view = self._socket.view
        if view is None:
            raise SpydeckError("no game has begun at this table")
        return view

    def choices(self, begun: str) -> JsonObject:
        """What may come next in an action begun; raises `IllegalAction`."""
        since = -1 if self._socket.asked is None else self._socket.asked.since
        if since != self._known_since:
            self._known_since = since
            self._known.clear()
        if begun not in self._known:
            self._known[begun] = self._asked_for(begun)
        return self._known[begun]

    def is_legal(self, text: str) -> bool:
        """Whether the seat may do this now."""
        try:
            return bool(self.choices(text)["enough"])
        except IllegalAction:
            return False

    def suggestion(self) -> str:
        """What a bot would do in this seat."""
        answer = self._socket.ask(Suggest(type="suggest", id=new_id()))
        if isinstance(answer, Suggestion):
            return answer.action
        raise refusal_of(answer)

    def _asked_for(self, begun: str) -> JsonObject:
        answer = self._socket.next(begun)
        if isinstance(answer, NextMessage):
            return {"next": answer.next, "enough": answer.enough}
        raise refusal_of(answer)


def refusal_of(answer: object) -> SpydeckError:
    """A refusal as an error, an illegal action's with its clause."""
    if not isinstance(answer, Refused):
        return RequestRejected("malformed", "the server gave another answer than was asked for")
    if answer.clause is not None:
        return IllegalAction(answer.clause, answer.message)
    return RequestRejected(answer.code, answer.message)
