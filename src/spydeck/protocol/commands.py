"""The messages from a client over a table's socket. Each command has its own `id`.

A command that is sent again under the same id is not carried out twice; it receives the same reply.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from spydeck.protocol import VERSION
from spydeck.protocol.bounds import (
    MAX_ACTION,
    Action,
    ChatText,
    CommandId,
    Member,
    ProtocolMessage,
    Seat,
    Seq,
    Word,
)
from spydeck.protocol.tables import Proposal
from spydeck.protocol.thinking import FoundFacts

Views = Literal["always", "asked", "never"]
"""When updates carry a new view."""


class Command(ProtocolMessage):
    """A request to the server to do something."""

    id: CommandId
    """The client's id for the command, unique for each; the reply carries it."""


class Hello(ProtocolMessage):
    """The first message of every socket."""

    type: Literal["hello"]
    version: Annotated[int, Field(ge=1, le=1_000_000)] = VERSION
    """The version of the protocol that the client speaks."""
    since: Seq | None = None
    """The last event that the client has; the welcome carries all later ones, or none if left out."""
    views: Views = "always"
    """Which updates carry a new view: all, those that change the seat's question, or none."""


class Act(Command):
    """Answer the seat's question with an action, or in advance where that is possible."""

    type: Literal["act"]
    asked: Seq
    """The `since` of the seat's question; if the question has changed, the command does nothing."""
    action: Action
    """The text of the action, such as `play R7`."""


class Withdraw(Command):
    """Take back a sealed answer before it is revealed."""

    type: Literal["withdraw"]
    asked: Seq
    """The `since` of the seat's question."""


class Advance(Command):
    """Set the answers to use whenever they are possible and no other was sent. Replaces earlier ones."""

    type: Literal["advance"]
    answers: Annotated[list[Action], Field(max_length=8)]
    """The answers; an empty list sets none."""


class Sit(Command):
    """Before a game: take a seat that is open or that one of the server's bots holds, or move there. Programs
    take only open seats."""

    type: Literal["sit"]
    seat: Seat


class Stand(Command):
    """Before a game: give up the seat and become a spectator."""

    type: Literal["stand"]


class Fill(Command):
    """Host, before a game: give a seat that no person holds to a bot, or open it."""

    type: Literal["fill"]
    seat: Seat
    bot: Word | None = None
    """The kind of bot; None opens the seat."""


class Start(Command):
    """Host: start the game; bots take the open seats."""

    type: Literal["start"]
    bot: Word | None = None
    """The kind of those bots; by default that of the other bots at the table, or else `sensible`."""


class Rematch(Command):
    """After a game: prepare another one with the same seats. For the host and everyone who played. Members
    who wait for the next game get the seats that are open or that bots hold."""

    type: Literal["rematch"]


class Leave(Command):
    """Leave the table; during a game a bot plays in the seat until its person returns."""

    type: Literal["leave"]


class Remove(Command):
    """Host: remove a member for good; during a game a bot takes over the seat."""

    type: Literal["remove"]
    member: Member


class Propose(Command):
    """Propose a pause, a draw, or to finish a deal in which no card left to play can change anyone's points.
    All people in the game must agree."""

    type: Literal["propose"]
    what: Proposal


class Answer(Command):
    """Answer a proposal; decline your own to take it back."""

    type: Literal["answer"]
    agree: bool
    """Whether the player agrees."""


class Ready(Command):
    """Declare that the player has read the result of a deal or round and is ready for the next. Everyone
    receives it. It affects only what clients show, and it is not saved."""

    type: Literal["ready"]
    part: Annotated[int, Field(ge=0, le=1_000_000)]
    """The number of the deal or round that is over."""


class Resume(Command):
    """End a pause. For the host and everyone who plays."""

    type: Literal["resume"]


class Back(Command):
    """Take the seat back from a bot that stands in."""

    type: Literal["back"]


class Say(Command):
    """Say a preset phrase, or, at a table by invitation, any text."""

    type: Literal["say"]
    phrase: Word | None = None
    """One of the preset phrases."""
    text: ChatText | None = None
    """Any text; send either this or a phrase."""


class Mute(Command):
    """Mute a member's chat, or unmute it."""

    type: Literal["mute"]
    member: Member
    on: bool
    """True to mute, false to unmute."""


class GetView(Command):
    """Request the view."""

    type: Literal["view"]


class Next(Command):
    """Request the words that may come next in a partial action, such as `hearts #4`."""

    type: Literal["next"]
    begun: Annotated[str, Field(max_length=MAX_ACTION)]
    """The partial action."""


class Suggest(Command):
    """Request what a bot would do in this seat, knowing only what the seat knows.

    It can take long, and the socket continues meanwhile. An `act`, another `suggest`, or another question
    makes it `stale`.
    """

    type: Literal["suggest"]
    here: bool = False
    """Whether the client thinks itself: where a bot would search, the reply is a `brief`."""


class Explain(Command):
    """Request what a client's own findings about the seat's question say; the reply is a `suggestion`."""

    type: Literal["explain"]
    asked: Seq
    """The `since` of the question, as in the `brief`; if the question has changed, it is `stale`."""
    found: FoundFacts | None
    """The findings; null where there was nothing to compare."""


class Ping(Command):
    """Request a reply, which shows that the connection works; does nothing else. For clients that cannot send
    the pings of WebSocket, such as pages of a browser."""

    type: Literal["ping"]


FromClient = Annotated[
    Hello
    | Act
    | Withdraw
    | Advance
    | Sit
    | Stand
    | Fill
    | Start
    | Rematch
    | Leave
    | Remove
    | Propose
    | Answer
    | Ready
    | Resume
    | Back
    | Say
    | Mute
    | GetView
    | Next
    | Suggest
    | Explain
    | Ping,
    Field(discriminator="type"),
]

read_command: TypeAdapter[FromClient] = TypeAdapter(FromClient)
"""`read_command.validate_json(text)` returns the message, or raises `pydantic.ValidationError`."""


def id_in(text: str | bytes) -> str | None:
    """Return the id of an otherwise invalid command, so that its sender knows which one it was."""
    try:
        return Command.model_validate_json(text, extra="ignore").id
    except ValidationError:
        return None


PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "sorry",
    "oops",
    "nice-one",
    "hurry-please",
    "one-moment",
    "good-game",
    "again",
    "goodbye",
)
"""Phrases that anyone may say anywhere; clients show each in their own language."""
