"""Joining a table at a server: which guest to be, which table to open, where to sit."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from spydeck.errors import InvalidOption
from spydeck.files import home
from spydeck.games.registry import game
from spydeck.json_types import JsonObject
from spydeck.protocol.client import Guest, TableSocket, read_link
from spydeck.protocol.tables import CreateTable
from spydeck.terminal.online.input_thread import InputThread
from spydeck.terminal.online.reviews import TableReviews
from spydeck.terminal.online.session import OnlineSession
from spydeck.terminal.online.table_commands import TableCommands
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.text import sentence


@dataclass(frozen=True)
class JoinRequest:
    """Where to go and under which name, and what to play if the table is still to be created."""

    link: str
    name: str | None
    plain: bool
    game: str
    players: int | None
    options: Mapping[str, Any]
    memory: bool = False
    now: bool = False
    """Whether to play with strangers."""
    daily: bool = False
    """Whether to play the daily deal."""


def join(request: JoinRequest) -> None:
    """Join a table and stay until the person leaves. Raise `SpydeckError` and `OSError`.

    The link is that of an invitation, of a table, or of a server, where a table is created or found then.
    """
    link = read_link(request.link)
    cookie = guest_file(link.server, request.name)
    if request.name is None and not cookie.is_file():
        raise InvalidOption(sentence("choose-name"))
    guest = Guest(link.server, request.name, keep=cookie)
    os.utime(cookie)
    if link.table or link.invitation:
        table = guest.join(request.link).table
    elif request.now:
        table = guest.play_now(request.game).table
    elif request.daily:
        table = guest.play_daily(request.game).table
    else:
        table = guest.create_table(new_table(request)).table
    keyboard = InputThread(sys.stdin, sys.stdout, plain=request.plain)
    screen = screen_for(sys.stdout, plain=request.plain, through=keyboard)
    with guest.socket(table) as socket, keyboard.listening():
        take_part(guest, socket, screen, keyboard)


def visit(guest: Guest, here: TableSocket, screen: Screen, keyboard: InputThread, table: str) -> None:
    """Take part at another table, away from the one here, until the person comes back."""
    with here.away(), guest.socket(table) as socket:
        take_part(guest, socket, screen, keyboard)


def take_part(guest: Guest, socket: TableSocket, screen: Screen, keyboard: InputThread) -> None:
    """Sit down if a seat is open, and play or watch."""
    settings = socket.table.settings
    name = settings.game
    commands = TableCommands(socket, guest, screen)
    if socket.table.stage == "gathering":
        commands.sit_anywhere()
    screen.say(
        sentence("at-server", game=game(name).title, players=len(socket.table.seats), server=guest.server),
        "strong",
    )
    text_ui = text_ui_of(name, plain=screen.plain, memory=settings.memory)
    screen.line(text_ui.highlight(text_ui.describe_options(chosen_options(socket))))
    if settings.clock is not None:
        screen.say(time_for_each_move(settings.clock))
    screen.say(sentence("you-are", name=socket.you.name, spectator=socket.you.seat is None))
    if settings.daily is not None:
        year, month, day = settings.daily.day.split("-")
        screen.say(sentence("daily", year=year, month=month, day=day, practice=settings.daily.practice))
    if settings.again is not None:
        screen.say(sentence("tried-again", step=settings.again.step), "strong")
    if is_waiting(socket) and game(name).has_deals:
        screen.say(sentence("waits-for-deal"))
    reviews = TableReviews(socket, guest, screen, partial(visit, guest, socket, screen, keyboard))
    OnlineSession(socket, commands, reviews, text_ui, screen, keyboard).run()
    if not socket.over:
        table = f"{guest.server}/table/{socket.table.table}"
        screen.say(sentence("return-later", alone=is_alone(socket)))
        screen.say(f"  spydeck play --join {table} --name {shlex.quote(guest.name)}", "strong")
    screen.flush()


def time_for_each_move(seconds: float) -> str:
    """Return how long each move can take, in the largest unit that fits."""
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds % length == 0:
            return sentence("clock", number=round(seconds / length), unit=unit)
    return sentence("clock", number=round(seconds), unit="seconds")


def is_waiting(socket: TableSocket) -> bool:
    """Return whether the person waits among strangers for a seat in a running game."""
    table, me = socket.table, socket.you.member
    waits = any(member.waits for member in table.members if member.member == me)
    return waits and table.stage == "playing" and table.settings.access == "strangers"


def is_alone(socket: TableSocket) -> bool:
    """Return whether only bots play with the person, so that the game waits while the person is away."""
    table, me = socket.table, socket.you.seat
    others = [seat.sitter for number, seat in enumerate(table.seats) if number != me]
    waits = table.settings.access != "strangers" and not table.settings.by_day
    return me is not None and waits and set(others) <= {"bot"}


def chosen_options(socket: TableSocket) -> JsonObject:
    """Return all options of the table's game. Raise `InvalidOption` if this program does not know them."""
    settings = socket.table.settings
    return game(settings.game).setup.read_options(len(socket.table.seats), settings.options).facts()


def new_table(request: JoinRequest) -> CreateTable:
    """Return the table to create. Raise `InvalidOption`."""
    found = game(request.game)
    players = found.usual_players if request.players is None else request.players
    found.read_options(players, request.options)
    options = dict(request.options)
    return CreateTable(game=found.name, players=players, options=options, memory=request.memory)


def guest_file(server: str, name: str | None) -> Path:
    """Return the file with a guest's cookie: one for each server and name, so that a seat is kept.

    Without a name, return that of the guest who was there last.
    """
    parts = urlsplit(server)
    origin = re.sub(r"[^A-Za-z0-9.]+", "-", f"{parts.scheme}://{parts.netloc}")
    folder = home() / "guests" / (origin + quote(parts.path, safe=""))
    if name is not None:
        return folder / sha256(name.strip().casefold().encode(errors="replace")).hexdigest()[:16]
    known = [path for path in folder.iterdir() if path.is_file()] if folder.is_dir() else []
    return max(known, key=lambda path: path.stat().st_mtime_ns, default=folder / "nobody")
