"""The messages over HTTP: everything except play."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spydeck.json_types import JsonObject, OptionKind
from spydeck.protocol.bounds import MAX_SEATS, Member, Name, ProtocolMessage, Seat, Word
from spydeck.protocol.tables import DailyPlay, SeatSetup, TableSummary, TriedAgain

Secret = Annotated[str, Field(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_.:=-]+$")]
"""A token or an invitation, as it appears in a link."""

Base64 = Annotated[str, Field(min_length=1, max_length=8_000, pattern=r"^[A-Za-z0-9_-]+$")]
"""Bytes in base64url, without padding."""
DeviceId = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 digest of the URL at which a push service takes messages for a browser, in hexadecimal."""
Person = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
"""Somebody else, as one guest's own pages call them; nobody else knows this name."""
HTTP_REFUSALS: dict[str, tuple[str, str]] = {
    "malformed": ("422, 408", "the request does not have the form that this page describes; see `field`"),
    "unknown-game": ("422", "no game of this server has this name"),
    "wrong-number-of-players": ("422", "the game is not for so many players"),
    "unknown-option": ("422", "the game does not have this option"),
    "invalid-option": ("422", "the option cannot have this value; `clause` names the rule that says which"),
    "options-exclude-each-other": ("422", "two chosen values of an option exclude each other"),
    "no-guest": ("401", "the request needs a guest: send the cookie of `PUT /api/guest`"),
    "wrong-token": ("401", "the token is not one of this server's, or is for another table"),
    "token-replaced": ("401", "the program no longer has its seat, or the table is gone"),
    "persons-only": ("403", "programs may not do this"),
    "origin": ("403", "the request comes from a page of another site"),
    "not-host": ("403", "only the host may do this"),
    "not-seated": ("403", "only players in the game may do this"),
    "unknown": ("403, 404, 405, 421", "there is no such page, table, record, bot or seat, or not for you"),
    "not-now": ("409", "not possible at this stage of the table"),
    "taken": ("409", "the seat is taken"),
    "too-many": ("429, 413", "a limit of this server"),
    "not-saved": ("503", "the server could not save it; nothing was done, try again"),
    "not-read": ("503", "the server could not read its database; try again"),
}
"""The codes with which a request over HTTP is refused, each with its status and its meaning."""


class SetName(ProtocolMessage):
    """A guest's name."""

    name: Name


class Guest(ProtocolMessage):
    """The guest that this browser or program acts for."""

    name: str


class JoinTable(ProtocolMessage):
    """A request to join a table; a table by invitation needs the token from its link."""

    invitation: Secret | None = None
    sit: bool = False
    """Whether to take a seat too: now if the table gathers and one is open or held by a bot, otherwise in the
    next game."""


class JoinByInvitation(ProtocolMessage):
    """A request to join the table that an invitation leads to."""

    sit: bool = False
    """Whether to take a seat too, as in `JoinTable`."""


class Joined(ProtocolMessage):
    """A guest is a member of a table."""

    table: str
    member: Member
    seat: Seat | None = None
    """The guest's seat."""


class TableForStrangers(ProtocolMessage):
    """The table for strangers to join next, with `POST /api/tables/{table}/members` and `sit`.

    If that is refused as `taken`, others were quicker: find another one.
    """

    table: str


class Invitation(ProtocolMessage):
    """How others join a table."""

    link: str
    local: bool
    """Whether the link works only on this computer or the local network."""
    qr: str
    """The path of a picture of its QR code."""


class ProgramAdded(ProtocolMessage):
    """A seat that is reserved for a program; the token is shown only once."""

    token: str
    socket: str
    """The address that the program connects to, with `Authorization: Bearer TOKEN`."""
    seat: Seat | None = None


class TableCreated(ProtocolMessage):
    """A table that was created."""

    table: str
    member: Member
    invitation: Invitation
    programs: list[ProgramAdded] = []
    """The programs for which seats were requested."""


class TablePreview(ProtocolMessage):
    """A table as a person sees it before joining."""

    line: TableSummary
    member: Member | None
    """The number of the guest who sent the request, if they are a member."""
    removed: bool = False
    """Whether the host has removed that guest, who cannot join again."""
    invitation: Invitation | None
    """Only for members who are people, not for programs."""
    host: str | None = None
    """The name of the host."""
    free_seats: int = 0
    """The number of seats that a guest can take now: before a game, those that are open or held by bots."""
    options: JsonObject = {}
    """All options of the game, also those that have their defaults."""


class AddProgram(ProtocolMessage):
    """Host: a seat for a program."""

    seat: Seat
    name: Name


class DeviceLink(ProtocolMessage):
    """A link that opens the guest, with all seats and games, on another device; it works once."""

    link: str
    until: int
    """When it expires: milliseconds since the epoch."""
    qr: str
    """The QR code of the link, as SVG."""


class RecoveryCodeState(ProtocolMessage):
    """Whether a guest has a recovery code."""

    since: int | None
    """When it was created: milliseconds since the epoch; None if there is none."""


class RecoveryCode(ProtocolMessage):
    """A new recovery code; it is shown only once, and works until another one is created."""

    code: str
    since: int
    """When it was created: milliseconds since the epoch."""


class Recover(ProtocolMessage):
    """A recovery code, in whichever groups and case it was typed."""

    code: Annotated[str, Field(max_length=100)]


class PasskeyFacts(ProtocolMessage):
    """A passkey of a guest."""

    id: str
    since: int
    """When it was added: milliseconds since the epoch."""
    used: int | None = None
    """When somebody last signed in with it: milliseconds since the epoch."""


class NewPasskey(ProtocolMessage):
    """A passkey that a device has created, as the browser returns it, in base64url."""

    id: Base64
    client_data: Base64
    attestation: Base64


class PasskeyProof(ProtocolMessage):
    """A proof that somebody has a passkey, as the browser returns it, in base64url."""

    id: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64


class FinishedGame(ProtocolMessage):
    """A finished game in a list."""

    record: str
    """The name of its record."""
    table: str
    game: Word
    names: list[str]
    winners: list[Seat]
    totals: list[int]
    why: str
    """How it ended."""
    at: int
    """When it ended: milliseconds since the epoch."""
    seat: Seat | None
    """The seat of the guest who sent the request; None for others."""
    options: JsonObject
    daily: DailyPlay | None = None
    """The daily deal, if it was one."""
    sealed_until: int | None = None
    """When the record of a daily deal can be read: milliseconds since the epoch; None if it can be now."""
    again: TriedAgain | None = None
    """The position from which an earlier game was tried again, if it was."""


class PlayedGame(ProtocolMessage):
    """A finished game of the guest, for statistics."""

    record: str
    """The name of its record."""
    game: Word
    at: int
    """When it ended: milliseconds since the epoch."""
    against: Literal["people", "bots"]
    """Whether other guests played too, or only bots and programs."""
    played: bool
    """Whether the guest gave at least half of the seat's answers; otherwise a stand-in or the clock did."""
    practice: bool = False
    """Whether it was a daily deal for practice, or a game tried again: the guest could know the cards."""
    result: Literal["won", "lost", "drawn"]
    """Those who tie for the win have all won; a game without a winner is drawn."""
    total: int
    """The guest's total; 0 in a game without points."""
    deals: list[int]
    """The guest's points in each finished deal or round; empty in a game without points."""


class PlayedPage(ProtocolMessage):
    """Some finished games of the guest, newest first."""

    games: list[PlayedGame]
    more: bool
    """Whether there are older games."""


class ReplayStep(ProtocolMessage):
    """A step of a finished game: an action with the chance outcomes after it; step 0 is the start."""

    step: int
    line: str | None
    """The action as in the record: a seat and a text. As one seat saw the game, only its own actions."""
    happened: list[JsonObject]
    views: list[JsonObject]
    """The views after it: one, or with open hands one for each seat."""


class ReplayPage(ProtocolMessage):
    """Some steps of a finished game."""

    facts: FinishedGame
    steps: int
    """The number of steps after the start."""
    page: list[ReplayStep]
    ends: list[int] = []
    """The steps with which deals or rounds end, except the last one."""
    running: bool = False
    """Whether the game is still being played: then this is what the guest's own seat saw of the deals or
    rounds that are over."""


class TryAgain(ProtocolMessage):
    """A request to try a position of a game again."""

    step: Annotated[int, Field(ge=0, le=100_000)]
    """The step of the replay at which the seat has to choose."""
    seat: Seat
    """The seat to play; those who played in the game can only play their own."""


class TableToTryAgain(ProtocolMessage):
    """The table at which a position is tried again, or a game is played on that was moved."""

    table: str


MAX_RECORD = 30_000
"""Maximum number of characters in the record of a game that is moved; the longest ones have a third of it."""


class MovedGame(ProtocolMessage):
    """A game that began on the guest's device, alone against bots, to be played on (see "Moving a game")."""

    record: Annotated[str, Field(max_length=MAX_RECORD)]
    """The record of what was played."""
    seats: Annotated[list[SeatSetup], Field(max_length=MAX_SEATS)]
    """The holder of each seat: bots, and the guest the only one that is open."""
    pace: Annotated[float, Field(ge=0, le=10)] = 0.7
    """Seconds that a bot waits before each of its moves."""
    memory: bool = False
    """Whether clients should hide what people can remember."""


class OptionFacts(ProtocolMessage):
    """An option of a game."""

    name: str
    help: str
    choices: list[str]
    many: bool
    """Whether several choices can be combined."""
    kind: OptionKind = "text"
    """The kind of its value. `choice`: one of the choices. `choices`: a list of them. `number`: a whole
    number from `least` to `most`. `switch`: true or false. `seat`: a seat. `seat-order`: a list of all seats.
    `choice-by-seat`: a list with a different choice for each seat. `text`: a text that the game checks."""
    least: int | None = None
    most: int | None = None
    excludes: list[tuple[str, str]] = []
    """Pairs of choices that exclude each other."""
    defaults: JsonObject = {}
    """The value if it is left out, by the number of players; null for chance or the usual order."""
    presets: dict[str, JsonObject] = {}
    """The values of other options for each choice, if the option stands for others. A value given beside it
    replaces one of them, a list is added to one. The choice that stands for none is the default."""


class OfflineFile(ProtocolMessage):
    """A file that a page keeps to do without the server."""

    path: str
    """Where it is below the address of the server; another file has another path."""
    bytes: int
    """How many bytes it takes on its way, about."""
    length: int
    """How many bytes it holds."""


class GameFacts(ProtocolMessage):
    """A game that can be played at this server."""

    name: Word
    title: str
    pitch: str
    prefix: str
    least_players: int
    most_players: int
    usual_players: int
    options: list[OptionFacts]
    single_deal: JsonObject
    """Options with which a game is a single deal."""
    fewest_win: bool = False
    """Whether the fewest points win; otherwise the most do."""
    has_deals: bool = False
    """Whether it has several deals or rounds, between which people can take over seats of bots."""
    early: list[str]
    """Answers that a seat can set in advance."""
    bots: list[str]
    """The kinds of bots: `random`, `sensible`, and the levels `easy`, `medium`, `hard`, `expert`."""
    scorepad: bool
    """Whether the server keeps score for a game with paper cards."""
    sheets: list[str]
    """Texts to print for a game with paper cards."""


class ErrorResponse(ProtocolMessage):
    """Why a request did nothing."""

    code: str
    """The kind of refusal; see the table of refusals over HTTP."""
    message: str
    """A sentence for a person."""
    reason: str | None = None
    """A stable, finer code, for clients that word the sentence themselves."""
    arguments: JsonObject = {}
    """The arguments of the sentence."""
    clause: str | None = None
    """The rule that forbids it, such as `BS-26`."""
    field: str | None = None
    """The field of the request that is wrong, such as `seats.0.bot` or `options.variants`."""


class ServerInfo(ProtocolMessage):
    """Facts about this server."""

    version: str
    protocol: int
    local: bool
    tables: int
    people: int


class SetPushDevice(ProtocolMessage):
    """A browser that has subscribed: what `PushSubscription.toJSON` returns there, and its language."""

    endpoint: Annotated[str, StringConstraints(pattern=r"^https?://[!-~]+$", max_length=1_000)]
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}$")]
    """The browser's public key: an uncompressed point on the curve P-256."""
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
    """A secret of 16 bytes that the browser shares with this server."""
    language: Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$")] = "en"
    """The language of the page, such as `de-AT`."""


class PushDeviceFacts(ProtocolMessage):
    """A browser of the guest that shows notifications."""

    id: DeviceId
    service: str
    """The host of its push service."""
    at: int
    """When a page there was last seen: milliseconds since the epoch."""


class PushFacts(ProtocolMessage):
    """The key that a browser needs to subscribe, and the browsers of the guest that have subscribed."""

    key: str
    """The server's public key, `applicationServerKey` for browsers: a point on P-256 in base64url."""
    devices: list[PushDeviceFacts]
    """The one last seen first."""


class RecentPlayer(ProtocolMessage):
    """Somebody with whom the guest has finished games."""

    person: Person
    name: str
    """As it was in the latest of these games."""
    game: Word
    """Which game that was."""
    at: int
    """When it ended: milliseconds since the epoch."""
    games: int
    """How many there were lately."""


class BlockedPerson(ProtocolMessage):
    """Somebody whom the guest has blocked."""

    person: Person
    name: str
    """As the guest knew them."""
    since: int
    """Milliseconds since the epoch."""


class People(ProtocolMessage):
    """The people whom a guest knows; nobody else can see them."""

    recent: list[RecentPlayer]
    """The latest first, without those who are blocked."""
    blocked: list[BlockedPerson]
    """The latest first."""


class InvitePerson(ProtocolMessage):
    """An invitation of somebody to a table of the guest's."""

    table: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class PersonalInvitation(ProtocolMessage):
    """An invitation by somebody with whom the guest has played."""

    person: Person
    name: str
    game: Word
    table_name: str | None = None
    at: int
    """Milliseconds since the epoch."""
    token: str
    """The token in the table's invitation link, such as `/join/TOKEN`."""
