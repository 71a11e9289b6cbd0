"""The daily deal over HTTP: one deal for each game and day, the same for everybody."""

from __future__ import annotations

from spydeck.protocol.bounds import ProtocolMessage, Word


class PlayDaily(ProtocolMessage):
    """A request to play a daily deal."""

    practice: bool = False
    """Whether it does not count; possible after the guest's own try, and for everybody once the deal is
    revealed."""


class DailyTable(ProtocolMessage):
    """The table at which a guest plays a daily deal: a new one, or where they have started."""

    table: str


class DailyOutcome(ProtocolMessage):
    """The result of somebody at a daily deal."""

    points: int
    """The total of the seat; in a game without points 1 for a win."""
    won: bool


class DailyTry(ProtocolMessage):
    """The try of a guest that counts."""

    table: str
    since: int
    """When it began: milliseconds since the epoch."""
    outcome: DailyOutcome | None = None
    """None until the game is over."""
    record: str | None = None
    """The name of its record, once the deal is revealed."""


class DailyCount(ProtocolMessage):
    """How many players have made the same of a daily deal."""

    points: int
    won: bool
    players: int


class DailyDeal(ProtocolMessage):
    """The deal of one game and day, as a guest may know it."""

    game: Word
    day: str
    """The date by the clock of UTC, such as 2026-11-23."""
    commitment: str
    """The commitment to the game's secret (docs/fairness.md): 64 hexadecimal digits."""
    committed_at: int
    """When the server committed to it: milliseconds since the epoch, as are the next three."""
    opens_at: int
    closes_at: int
    """When no more tries that count can begin."""
    reveals_at: int
    """When the secret is revealed; a try counts if it is over by then."""
    secret: str | None = None
    """The game's secret, once it is revealed: 64 hexadecimal digits."""
    players: int
    """How many tries that count are over."""
    yours: DailyTry | None = None
    """The guest's own try."""
    field: list[DailyCount] | None = None
    """The results of all players, from the fewest points; None until the guest's own try is over or the deal
    is revealed."""
    expert: DailyOutcome | None = None
    """The result of the bot `expert` in the same seat; None as `field` is, and until it has played."""


class DailyPage(ProtocolMessage):
    """The deals of the present day."""

    now: int
    """The server's time: milliseconds since the epoch."""
    deals: list[DailyDeal]
    """One for each game."""


class DailyCommitment(ProtocolMessage):
    """The server's commitment to its next deal."""

    day: str
    commitment: str
    committed_at: int
    """Milliseconds since the epoch."""


class DailyArchive(ProtocolMessage):
    """The daily deals of one game."""

    now: int
    """The server's time: milliseconds since the epoch."""
    streak: int
    """On how many days in a row, up to the present or the previous one, the guest has finished a try that
    counts."""
    longest: int
    """The longest such row."""
    upcoming: DailyCommitment
    """The deal of the next day."""
    deals: list[DailyDeal]
    """The latest first."""
    more: bool
    """Whether there are older ones."""
