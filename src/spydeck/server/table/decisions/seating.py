"""Who joins and under which name, who sits where, who leaves or is removed, and when a game starts."""

from __future__ import annotations

from collections.abc import Callable, Collection

from spydeck import bots
from spydeck.games.registry import game
from spydeck.protocol import commands
from spydeck.protocol.tables import Sitter
from spydeck.record import fairness
from spydeck.server.config import Limits
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import (
    Decision,
    RefusedError,
    require_host,
    require_seat,
    require_seated,
    require_shared,
    require_stage,
)
from spydeck.server.table.names import unique_name
from spydeck.server.table.strangers import seats_for_waiting
from spydeck.server.table.table import Table
from spydeck.server.text import sentence

DEFAULT_BOT = "sensible"
STRANGERS_BOT = "medium"
"""The bot that plays where strangers are missing."""


def sit(table: Table, member: int, command: commands.Sit) -> Decision:
    """Take a seat; people come before bots."""
    require_stage(table, "gathering", "sit-between-games")
    chair = table.chairs[require_seat(table, command.seat)]
    if chair.member == member:
        return Decision()
    taken = chair.sitter != "open" and (chair.sitter != "bot" or table.members[member].program)
    if taken:
        raise held(table, command.seat)
    sitter: Sitter = "program" if table.members[member].program else "person"
    return Decision((log.SeatTaken(seat=command.seat, sitter=sitter, member=member),))


def held(table: Table, seat: int) -> RefusedError:
    """Return the refusal of a seat that another player holds."""
    return RefusedError("taken", "seat-held", seat=seat, player=table.name_of(seat))


def stand(table: Table, member: int, command: commands.Stand) -> Decision:
    """Give the seat up."""
    require_stage(table, "gathering", "stand-between-games")
    seat = table.seat_of(member)
    if seat is None:
        return Decision()
    return Decision((log.SeatTaken(seat=seat, sitter="open"),))


def fill(table: Table, member: int, command: commands.Fill) -> Decision:
    """Give a seat to a bot, or open it; for the host."""
    require_host(table, member)
    require_stage(table, "gathering", "fill-between-games")
    seat = require_seat(table, command.seat)
    if table.chairs[seat].sitter == "person":
        raise held(table, seat)
    dismissal = dismiss_program(table, seat)
    if command.bot is None:
        return Decision((*dismissal, log.SeatTaken(seat=seat, sitter="open")))
    require_bot(command.bot)
    return Decision((*dismissal, log.SeatTaken(seat=seat, sitter="bot", bot=command.bot)))


def seat_program(table: Table, member: int, seat: int, guest: str, name: str) -> list[log.Entry]:
    """Return the entries that give a seat to a program, for the host. Raise `RefusedError`."""
    require_host(table, member)
    require_stage(table, "gathering", "program-between-games")
    if table.chairs[require_seat(table, seat)].sitter == "person":
        raise held(table, seat)
    newcomer = len(table.members)
    return [
        *dismiss_program(table, seat),
        log.Joined(member=newcomer, guest=guest, name=unique_name(table, name)),
        log.SeatTaken(seat=seat, sitter="program", member=newcomer),
    ]


def dismiss_program(table: Table, seat: int) -> list[log.Entry]:
    """Return the entry that removes the program in a seat, if there is one, from the table."""
    chair = table.chairs[seat]
    if chair.sitter != "program" or chair.member is None:
        return []
    return [log.Left(member=chair.member, removed=True)]


def require_bot(bot: str, field: str = "bot") -> str:
    """Return the name of a bot if it exists. Raise `RefusedError`, naming the field that holds it."""
    if bot not in bots.names():
        raise RefusedError("unknown", "known-bots", field=field, names=list(bots.names()))
    return bot


def start(table: Table, member: int, command: commands.Start, draw_secret: Callable[[], bytes]) -> Decision:
    """Start a game; for the host."""
    require_host(table, member)
    require_stage(table, "gathering", "rematch-first" if table.stage == "over" else "game-started")
    bot = None if command.bot is None else require_bot(command.bot)
    return Decision(tuple(start_game(table, draw_secret(), bot)))


def start_game(table: Table, secret: bytes, bot: str | None = None, begun: str = "") -> list[log.Entry]:
    """Return the entries that start a game, bound to a secret, with bots in the open seats: of a kind, or of
    the same kind as the others at the table. `begun`: the record of what was played before, elsewhere."""
    usual = next((chair.bot for chair in table.chairs if chair.bot is not None), DEFAULT_BOT)
    return [*bots_for_open_seats(table, bot or usual), started(table, secret, begun)]


def start_with_bots(table: Table, secret: bytes, absent: Collection[int]) -> list[log.Entry]:
    """Return the entries that start a game among strangers, with bots also in the seats of absent people."""
    bots_for_absent = [log.SeatTaken(seat=seat, sitter="bot", bot=STRANGERS_BOT) for seat in sorted(absent)]
    return [*bots_for_absent, *start_game(table, secret, STRANGERS_BOT)]


def bots_for_open_seats(table: Table, bot: str) -> list[log.Entry]:
    """Return the entries that give every open seat to a bot."""
    return [
        log.SeatTaken(seat=seat, sitter="bot", bot=bot)
        for seat, chair in enumerate(table.chairs)
        if chair.sitter == "open"
    ]


def started(table: Table, secret: bytes, begun: str = "") -> log.Started:
    """Return the start of a table's next game, bound to a secret, or of the rest of one that has begun."""
    return log.Started(
        game_number=table.game_number + 1,
        secret=secret.hex(),
        commitment="" if begun else fairness.commitment(secret),
        parts={} if begun else {str(part): fairness.part_commitment(secret, part) for part in (0, 1)},
        rules=game(table.settings.game).rules_version,
        begun=begun,
    )


def rematch(table: Table, member: int, command: commands.Rematch) -> Decision:
    """Gather for another game; for players, and for the host, who may be the last member.

    At a table for strangers also for those who wait for a seat: the players may have left.
    """
    if table.host != member and not (table.for_strangers and table.members[member].waits):
        require_seated(table, member)
    require_stage(table, "over", "rematch-after-game")
    return Decision((log.Reopened(), *seats_for_waiting(table)))


def leave(table: Table, member: int, command: commands.Leave) -> Decision:
    """Leave the table."""
    return Decision((*vacate(table, member), log.Left(member=member)))


def remove(table: Table, member: int, command: commands.Remove) -> Decision:
    """Remove a member; for the host."""
    require_host(table, member)
    if command.member not in table.members or table.members[command.member].gone:
        raise RefusedError("unknown", "no-such-member")
    if command.member == member:
        raise RefusedError("not-now", "remove-yourself")
    return Decision((*vacate(table, command.member), log.Left(member=command.member, removed=True)))


def vacate(table: Table, member: int) -> list[log.Entry]:
    """Return the entries for the seat and the role as host of a member who leaves or is removed."""
    entries: list[log.Entry] = []
    seat = table.seat_of(member)
    if seat is not None and table.in_game:
        entries.append(log.StoodIn(seat=seat, why="left"))
    elif seat is not None and table.stage == "gathering":
        entries.append(log.SeatTaken(seat=seat, sitter="open"))
    if table.host == member:
        staying = (other for other, person in table.members.items() if other != member and not person.gone)
        entries.append(log.HostChanged(member=table.next_host(staying)))
    return entries


def join(
    table: Table, guest: str, name: str, limits: Limits, sit: bool = False
) -> tuple[int, list[log.Entry]]:
    """Return a guest's member number and the entries that add or rename the member. Raise `RefusedError`.

    With `sit`, a guest without a seat also gets one: now if the table gathers and one is free, else in the
    next game.
    """
    seat = None
    seeks = sit and table.seat_of(table.member_of(guest)) is None
    if seeks and table.stage == "gathering":
        seat = next(iter(table.free_seats()), None)
    member, entries = enter(table, guest, name, limits, waits=seeks and seat is None)
    if seat is not None:
        entries.append(log.SeatTaken(seat=seat, sitter="person", member=member))
    return member, entries


def enter(table: Table, guest: str, name: str, limits: Limits, waits: bool) -> tuple[int, list[log.Entry]]:
    """Return a guest's member number and the entries that add or rename the member. Raise `RefusedError`.

    During a game names do not change and newcomers get a neutral one: otherwise spectators could send
    messages to the players by their names.
    """
    if guest in table.removed:
        raise RefusedError("not-now", "removed")
    known = table.member_of(guest)
    if known is None and table.members:
        require_shared(table.settings)
    if known is None:
        require_room(table, limits)
        newcomer = len(table.members)
        if table.in_game:
            shown, requested = unique_name(table, sentence("newcomer")), name
        else:
            shown, requested = unique_name(table, name), None
        return newcomer, [log.Joined(member=newcomer, guest=guest, name=shown, wished=requested, waits=waits)]
    person = table.members[known]
    full = table.seq >= limits.entries_per_table
    shown = person.name if table.in_game or full else unique_name(table, name, known)
    if person.gone or (waits and not person.waits and not full):
        if person.gone and table.seat_of(known) is None:
            require_room(table, limits)
        requested = person.requested_name if table.in_game else None
        return known, [log.Joined(member=known, guest=guest, name=shown, wished=requested, waits=waits)]
    return known, [log.Renamed(member=known, name=shown)] if person.name != shown else []


def require_room(table: Table, limits: Limits) -> None:
    """Raise `RefusedError` if the table is full."""
    if sum(not person.gone for person in table.members.values()) >= limits.members_per_table:
        raise RefusedError("too-many", "table-full")
    if table.seq >= limits.entries_per_table:
        raise RefusedError("too-many", "log-full-to-join")
