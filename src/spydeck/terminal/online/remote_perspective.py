"""A match at a server as the player in one seat sees it, through the table's socket."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from spydeck.errors import IllegalAction, SpydeckError
from spydeck.games.game import Game
from spydeck.games.registry import game, loadable
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.protocol.client import RequestRejected, TableSocket
from spydeck.protocol.client.refusals import in_words
from spydeck.protocol.client.socket import new_id
from spydeck.protocol.commands import Suggest
from spydeck.protocol.messages import NextMessage, Refused, Suggestion
from spydeck.protocol.tables import SeatFacts
from spydeck.terminal.perspective import Advice, Perspective
from spydeck.terminal.seating import MAX_NAME, names_for
from spydeck.terminal.text import seat_name, sentence, words

HINT_SECONDS = 5.0
"""For which the person, who can do nothing meanwhile, waits for a hint; it is ready when they ask again."""


class RemotePerspective:
    """A seat in a match at a server. Choices are requested from the server once for each question."""

    def __init__(self, socket: TableSocket) -> None:
        self._socket = socket
        self._choices: dict[str, JsonObject] = {}
        self._choices_since = -1
        """The `since` of the question that the choices belong to."""

    @property
    def game(self) -> Game:
        """The game."""
        return game(self._socket.table.settings.game)

    @property
    def names(self) -> Names:
        """The name of each seat; the player's own is "you"."""
        return self.names_at(sys.maxsize)

    def names_at(self, seq: int) -> Names:
        """Return the names of those who held the seats at an event."""
        seats, own = self._socket.table.seats, self._socket.you.seat
        earlier = {facts.seat: one.name for facts in seats for one in facts.earlier[::-1] if seq < one.until}
        held = [earlier.get(facts.seat, shown_name(facts)) for facts in seats]
        names = [shortened(name) or seat_name(seat) for seat, name in enumerate(held)]
        return names_for(names, None if own in earlier else own)

    def view(self) -> JsonObject:
        """Return what the seat may know. Raise `SpydeckError` before a game."""
        view = self._socket.view
        if view is None:
            raise SpydeckError(sentence("no-game"))
        return view

    def choices(self, partial: str) -> JsonObject:
        """Return what may come next in a partial action. Raise `IllegalAction`."""
        since = -1 if self._socket.asked is None else self._socket.asked.since
        if since != self._choices_since:
            self._choices_since = since
            self._choices.clear()
        if partial not in self._choices:
            self._choices[partial] = self._request_choices(partial)
        return self._choices[partial]

    def known(self) -> Perspective:
        """Return the same with only those choices that the server has sent already."""
        return KnownPerspective(self, self._choices)

    def is_legal(self, text: str) -> bool:
        """Return whether the seat may take this action now."""
        try:
            return bool(self.choices(text)["enough"])
        except IllegalAction:
            return False

    def suggestion(self) -> Advice:
        """Return what a bot would do in this seat, and why. Raise `SpydeckError` if it thinks for long."""
        try:
            reply = self._socket.ask(Suggest(type="suggest", id=new_id()), HINT_SECONDS)
        except TimeoutError:
            raise SpydeckError(sentence("bot-thinks")) from None
        if isinstance(reply, Suggestion):
            found = reply.explanation
            return Advice(reply.action, None if found is None else found.model_dump(), reply.later)
        raise refusal_error(reply)

    def _request_choices(self, partial: str) -> JsonObject:
        reply = self._socket.next(partial)
        if isinstance(reply, NextMessage):
            return {"next": reply.next, "enough": reply.enough}
        raise refusal_error(reply)


def shown_name(facts: SeatFacts) -> str:
    """Return the name of a seat's player; bots are called as in the language in use."""
    if facts.sitter != "bot":
        return facts.name
    return sentence("name-of-bot", nickname=words("agents")[facts.seat])


def shortened(name: str) -> str:
    """Return a name that fits into the columns of a table."""
    return name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 3].rstrip()}..."


class KnownPerspective:
    """A seat in a match at a server, with what is known without a request."""

    def __init__(self, remote: RemotePerspective, choices: Mapping[str, JsonObject]) -> None:
        self._remote = remote
        self._choices = choices

    @property
    def game(self) -> Game:
        """The game."""
        return self._remote.game

    @property
    def names(self) -> Names:
        """The name of each seat; the player's own is "you"."""
        return self._remote.names

    def view(self) -> JsonObject:
        """Return what the seat may know. Raise `SpydeckError` before a game."""
        return self._remote.view()

    def choices(self, partial: str) -> JsonObject:
        """Return what may come next in a partial action; nothing if the server has not sent it."""
        return self._choices.get(partial, {"next": [], "enough": False})

    def known(self) -> Perspective:
        """Return itself."""
        return self

    def is_legal(self, text: str) -> bool:
        """Return whether the seat may take this action now, as far as it is known."""
        return bool(self.choices(text)["enough"])

    def suggestion(self) -> Advice:
        """Return nothing: a suggestion is a request."""
        return Advice("")


def refusal_error(reply: object) -> SpydeckError:
    """Return a refusal as an error; that of an illegal action has its clause."""
    if not isinstance(reply, Refused):
        return RequestRejected("malformed", sentence("unexpected-reply"))
    if reply.clause is not None:
        prefix = reply.clause.partition("-")[0]
        forbids = [game.sentences for game in loadable() if game.prefix == prefix]
        return IllegalAction(reply.clause, in_words(reply, *forbids))
    return RequestRejected(reply.code, in_words(reply))
