"""What a client says over a table's socket. Each command has an `id` of its own.

A command that was carried out already does nothing twice: it is answered as it was the first time.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from spydeck.protocol import VERSION
from spydeck.protocol.bounds import Action, ChatText, CommandId, Member, Message, Seat, Seq, Word
from spydeck.protocol.tables import Proposal

Views = Literal["always", "asked", "never"]
"""Whether updates bring a new view: each, those that change what the seat is asked, or none."""


class Command(Message):
    """Anything that asks the server to do something."""

    id: CommandId
    """The client's own name for it, another for each; the answer bears it."""


class Hello(Message):
    """The first message of every socket."""

    type: Literal["hello"]
    version: Annotated[int, Field(ge=1, le=1_000_000)] = VERSION
    since: Seq | None = None
    """The last event that the client has; the welcome brings all later ones. Left out: none of them."""
    views: Views = "always"


class Act(Command):
    """Do what the seat is asked, or answer in advance where that is possible."""

    type: Literal["act"]
    asked: Seq
    """The `since` of what the seat is asked: if that has changed, the command does nothing."""
    action: Action


class Withdraw(Command):
    """Take a sealed answer back while it is sealed."""

    type: Literal["withdraw"]
    asked: Seq


class Advance(Command):
    """Set the answers to give whenever they are possible and no other was given, in place of earlier ones."""

    type: Literal["advance"]
    answers: Annotated[list[Action], Field(max_length=8)]


class Sit(Command):
    """Take an open seat, before a game; from another seat, change places."""

    type: Literal["sit"]
    seat: Seat


class Stand(Command):
    """Give the seat up, before a game, and look on."""

    type: Literal["stand"]


class Fill(Command):
    """Host: give a seat that no person holds to a bot, or open it; before a game."""

    type: Literal["fill"]
    seat: Seat
    bot: Word | None = None
    """The bot; None opens the seat."""


class Start(Command):
    """Host: begin the game; seats left open are given to bots."""

    type: Literal["start"]


class Rematch(Command):
    """Make the table ready for another game with the same seats, after one: who sat, or the host."""

    type: Literal["rematch"]


class Leave(Command):
    """Leave the table; in a game a bot plays on in the seat until its person comes back."""

    type: Literal["leave"]


class Remove(Command):
    """Host: remove somebody for good; in a game a bot takes the seat over."""

    type: Literal["remove"]
    member: Member


class Propose(Command):
    """Propose something to all persons in the game: a pause, a draw, or to finish a deal in which no card
    that is still to be played can change anybody's points."""

    type: Literal["propose"]
    what: Proposal


class Answer(Command):
    """Answer a proposal."""

    type: Literal["answer"]
    agree: bool


class Ready(Command):
    """Have read what came of a deal or round, and be ready for the next. Everyone is told; nothing waits
    for it but what clients show, and it is not kept."""

    type: Literal["ready"]
    part: Annotated[int, Field(ge=0, le=1_000_000)]
    """The number of the deal or round that is over."""


class Resume(Command):
    """End a pause; who sits in the game may, and the host."""

    type: Literal["resume"]


class Back(Command):
    """Take the seat back from a bot that stands in."""

    type: Literal["back"]


class Say(Command):
    """Say a preset phrase, or something free at a table by invitation."""

    type: Literal["say"]
    phrase: Word | None = None
    text: ChatText | None = None


class Mute(Command):
    """Hear no more of what a member says, or hear it again."""

    type: Literal["mute"]
    member: Member
    on: bool


class GetView(Command):
    """Ask for the view."""

    type: Literal["view"]


class Next(Command):
    """Ask what may come next in an action begun, such as `hearts #4`."""

    type: Literal["next"]
    begun: Annotated[str, Field(max_length=400)]


class Suggest(Command):
    """Ask what a bot would do in one's own seat, knowing what the seat knows."""

    type: Literal["suggest"]


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
    | Suggest,
    Field(discriminator="type"),
]

read_command: TypeAdapter[FromClient] = TypeAdapter(FromClient)
"""`read_command.validate_json(text)` gives the message; raises `pydantic.ValidationError`."""

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
"""What anyone may say anywhere; clients show each in their own language."""
