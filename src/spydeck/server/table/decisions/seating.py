"""Who sits where, who is host, who comes and goes, and when a game begins."""

from __future__ import annotations

from spydeck import bots, fairness
from spydeck.protocol import commands as say
from spydeck.protocol.tables import Sitter
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import (
    Decision,
    Refusal,
    is_host,
    is_person,
    known_seat,
    seat_of,
    stage_is,
)
from spydeck.server.table.decisions.joining import own_name
from spydeck.server.table.table import Table

USUAL_BOT = "sensible"


def sit(table: Table, member: int, command: say.Sit) -> Decision:
    """Somebody takes a seat."""
    stage_is(table, "gathering", "Seats are taken before a game.")
    chair = table.chairs[known_seat(table, command.seat)]
    if chair.member == member:
        return Decision()
    if chair.sitter != "open":
        raise Refusal("taken", f"Seat {command.seat} is held by {table.name_of(command.seat)}.")
    sitter: Sitter = "program" if table.members[member].program else "person"
    return Decision((log.SeatTaken(seat=command.seat, sitter=sitter, member=member),))


def stand(table: Table, member: int, command: say.Stand) -> Decision:
    """Somebody gives a seat up."""
    stage_is(table, "gathering", "In a game you may leave the table, but not only your seat.")
    seat = table.seat_of(member)
    if seat is None:
        return Decision()
    return Decision((log.SeatTaken(seat=seat, sitter="open"),))


def fill(table: Table, member: int, command: say.Fill) -> Decision:
    """The host gives a seat to a bot, or opens it."""
    is_host(table, member)
    stage_is(table, "gathering", "Bots are seated before a game.")
    seat = known_seat(table, command.seat)
    if table.chairs[seat].sitter == "person":
        raise Refusal("taken", f"Seat {seat} is held by {table.name_of(seat)}.")
    program = dismissed(table, seat)
    if command.bot is None:
        return Decision((*program, log.SeatTaken(seat=seat, sitter="open")))
    known_bot(command.bot)
    return Decision((*program, log.SeatTaken(seat=seat, sitter="bot", bot=command.bot)))


def program(table: Table, member: int, seat: int, guest: str, name: str) -> list[log.Entry]:
    """The host gives a seat to a program from outside; raises `Refusal`."""
    is_host(table, member)
    stage_is(table, "gathering", "Programs are seated before a game.")
    if table.chairs[known_seat(table, seat)].sitter == "person":
        raise Refusal("taken", f"Seat {seat} is held by {table.name_of(seat)}.")
    newcomer = len(table.members)
    return [
        *dismissed(table, seat),
        log.Joined(member=newcomer, guest=guest, name=own_name(table, name)),
        log.SeatTaken(seat=seat, sitter="program", member=newcomer),
    ]


def dismissed(table: Table, seat: int) -> list[log.Entry]:
    """A program that loses its seat loses its place at the table."""
    chair = table.chairs[seat]
    if chair.sitter != "program" or chair.member is None:
        return []
    return [log.Left(member=chair.member, removed=True)]


def known_bot(bot: str) -> str:
    """The name of a bot, if there is one; raises `Refusal`."""
    if bot not in bots.names():
        raise Refusal("unknown", f"The bots are: {', '.join(bots.names())}.")
    return bot


def start(table: Table, member: int, command: say.Start) -> Decision:
    """The host begins a game."""
    is_host(table, member)
    stage_is(table, "gathering", "A game has begun already.")
    return Decision((*bots_for_open_seats(table), started(table)))


def bots_for_open_seats(table: Table) -> list[log.Entry]:
    """Bots take the seats that nobody took."""
    return [
        log.SeatTaken(seat=seat, sitter="bot", bot=USUAL_BOT)
        for seat, chair in enumerate(table.chairs)
        if chair.sitter == "open"
    ]


def started(table: Table) -> log.Started:
    """The beginning of a table's next game, bound to a new secret."""
    secret = fairness.new_secret()
    return log.Started(
        game_number=table.game_number + 1,
        secret=secret.hex(),
        commitment=fairness.commitment(secret),
        parts={str(part): fairness.part_commitment(secret, part) for part in (0, 1)},
    )


def rematch(table: Table, member: int, command: say.Rematch) -> Decision:
    """The table gathers for another game: so say who sat, or the host, since nobody else may be left."""
    is_person(table, member)
    if table.host != member:
        seat_of(table, member)
    stage_is(table, "over", "A rematch follows a finished game.")
    return Decision((log.Reopened(),))


def leave(table: Table, member: int, command: say.Leave) -> Decision:
    """Somebody leaves."""
    return Decision((*leaving(table, member), log.Left(member=member)))


def remove(table: Table, member: int, command: say.Remove) -> Decision:
    """The host removes somebody."""
    is_host(table, member)
    if command.member not in table.members or table.members[command.member].gone:
        raise Refusal("unknown", "There is no such member at this table.")
    if command.member == member:
        raise Refusal("not-now", "To go yourself, leave the table.")
    return Decision(
        (*leaving(table, command.member, removed=True), log.Left(member=command.member, removed=True))
    )


def leaving(table: Table, member: int, removed: bool = False) -> list[log.Entry]:
    """What happens to a seat and to the table's host when a member goes."""
    before: list[log.Entry] = []
    seat = table.seat_of(member)
    if seat is not None and removed and table.stage != "gathering":
        before.append(log.SeatTaken(seat=seat, sitter="bot", bot=USUAL_BOT))
    elif seat is not None and table.in_game:
        before.append(log.StoodIn(seat=seat, why="left"))
    elif seat is not None and table.stage == "gathering":
        before.append(log.SeatTaken(seat=seat, sitter="open"))
    if table.host == member:
        staying = (other for other, person in table.members.items() if other != member and not person.gone)
        before.append(log.HostChanged(member=table.next_host(staying)))
    return before
