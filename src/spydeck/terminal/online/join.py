"""Coming to a server's table: who one is there, which table it is, where one sits."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from spydeck.errors import InvalidOption
from spydeck.games.game import game
from spydeck.home import home
from spydeck.protocol.client import Guest, TableSocket, read_link
from spydeck.protocol.tables import CreateTable
from spydeck.terminal.online.input_thread import Typist
from spydeck.terminal.online.session import Visit
from spydeck.terminal.online.table_commands import Counter
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.screen import screen_for


@dataclass(frozen=True)
class Wishes:
    """Where to go, as whom, and what to play where a table is still to be set up."""

    link: str
    name: str | None
    plain: bool
    game: str
    players: int | None
    options: Mapping[str, Any]


def join(wishes: Wishes) -> None:
    """Come to a table and stay as long as the person likes; raises `SpydeckError` and `OSError`.

    The link leads in by an invitation, to a table, or to a server: then a table is set up there.
    """
    link = read_link(wishes.link)
    kept = guest_file(link.server, wishes.name)
    if wishes.name is None and not kept.is_file():
        raise InvalidOption("say what you are called: --name NAME")
    guest = Guest(link.server, wishes.name, keep=kept)
    os.utime(kept)
    if link.table or link.invitation:
        table = guest.join(wishes.link).table
    else:
        table = guest.create_table(wish_for(wishes)).table
    with guest.socket(table) as socket:
        visit(guest, socket, plain=wishes.plain)


def visit(guest: Guest, socket: TableSocket, *, plain: bool) -> None:
    """Sit down, and play or look on."""
    typist = Typist(sys.stdin, sys.stdout, plain=plain)
    screen = screen_for(sys.stdout, plain=plain, through=typist)
    name = socket.table.settings.game
    counter = Counter(socket, guest, screen)
    if socket.table.stage == "gathering":
        counter.sit_somewhere()
    screen.say(f"{game(name).title}, {len(socket.table.seats)} players, at {guest.server}", "strong")
    looking = "" if socket.you.seat is not None else ", and look on"
    screen.say(f"You are {socket.you.name}{looking}. Type ? for help.")
    Visit(socket, counter, text_ui_of(name, plain=plain), screen, typist).last()
    if not socket.over:
        screen.say("Your seat is kept; after a while a bot plays on for you. To come back:")
        table = f"{guest.server}/table/{socket.table.table}"
        screen.say(f"  spydeck play --join {table} --name {shlex.quote(guest.name)}", "strong")
    screen.flush()


def wish_for(wishes: Wishes) -> CreateTable:
    """The table to be set up; raises `InvalidOption`."""
    found = game(wishes.game)
    players = found.usual_players if wishes.players is None else wishes.players
    found.read_options(players, wishes.options)
    return CreateTable(game=found.name, players=players, options=dict(wishes.options))


def guest_file(server: str, name: str | None) -> Path:
    """Where the cookie of a guest is kept: for each server and name one, so that a seat outlasts a visit.

    Without a name, that of the guest who was there last.
    """
    folder = home() / "guests" / re.sub(r"[^A-Za-z0-9.]+", "-", server)
    if name is not None:
        return folder / sha256(name.strip().casefold().encode(errors="replace")).hexdigest()[:16]
    known = [path for path in folder.iterdir() if path.is_file()] if folder.is_dir() else []
    return max(known, key=lambda path: path.stat().st_mtime_ns, default=folder / "nobody")
