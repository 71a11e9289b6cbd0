"""Beginning a game at the terminal, or going on with a saved one."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from spydeck.errors import SpydeckError
from spydeck.games.game import game
from spydeck.games.text_ui import TextUi
from spydeck.home import home
from spydeck.match import Match
from spydeck.terminal.prompt import reader_for
from spydeck.terminal.saves import (
    Save,
    Seating,
    is_first_game,
    latest_unfinished,
    new_save,
    read_match,
    seating,
    seating_of,
)
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.table import Table


@dataclass(frozen=True)
class Wishes:
    """What is wished of a new game."""

    game: str
    players: int | None
    options: Mapping[str, object]
    seat: int
    bots: tuple[str, ...]
    name: str
    seed: int | None
    plain: bool


def text_ui_of(name: str, *, plain: bool) -> TextUi:
    """A game in words, for eyes or for ears."""
    text_ui = game(name).text_ui()
    return text_ui.screen_reader or text_ui if plain else text_ui


def begin(wishes: Wishes, hint: str = "") -> None:
    """Begin a game and play it; raises a `SpydeckError` if it cannot be set up as wished, and `OSError`."""
    found = game(wishes.game)
    players = found.usual_players if wishes.players is None else wishes.players
    options = found.read_options(players, wishes.options)
    seated = seating(options.players, wishes.seat, wishes.bots, wishes.name)
    tags = {**seated.tags(), "Date": date.today().isoformat()}
    match = Match(found, options, seed=wishes.seed, tags=tags)
    try:
        first = is_first_game(wishes.game)
        save = new_save(wishes.game)
        save.write(match)
    except OSError as error:
        raise SpydeckError(
            f"games cannot be kept in {home()} ({error.strerror}); set SPYDECK_HOME to another folder"
        ) from None
    screen = screen_for(sys.stdout, plain=wishes.plain)
    text_ui = text_ui_of(wishes.game, plain=wishes.plain)
    screen.say(f"{found.title}, {match.players} players", "strong")
    if first:
        screen.line(text_ui.highlight(found.pitch))
    welcome(screen, seated)
    if hint:
        screen.say(hint, "faint")
    read = reader_for(sys.stdin, sys.stdout)
    Table(match, seated, save, text_ui, screen, read, seed=wishes.seed).play()


def resume(path: Path | None, *, plain: bool) -> None:
    """Go on with a saved game, or with the latest unfinished one; raises as `begin` does."""
    path = latest_unfinished() if path is None else path
    save = Save(path).opened()
    match = read_match(path)
    if match.over:
        raise SpydeckError(f"the game in {path} is over; to look at it: spydeck replay {path}")
    seated = seating_of(match)
    save.write(match)
    screen = screen_for(sys.stdout, plain=plain)
    screen.say(f"{match.game.title}, {match.players} players, going on", "strong")
    welcome(screen, seated)
    text_ui = text_ui_of(match.game.name, plain=plain)
    table = Table(match, seated, save, text_ui, screen, reader_for(sys.stdin, sys.stdout))
    table.skip_told()
    table.play()


def welcome(screen: Screen, seated: Seating) -> None:
    """Who sits where, what happens to the game, how to get help."""
    players = len(seated.names)
    left = [(seated.seat + step) % players for step in range(1, players)]
    bots = dict(zip(sorted(left), seated.bots, strict=True))
    others = ", ".join(f"{seated.names[seat]} ({bots[seat]} bot)" for seat in left)
    screen.say(f"You sit in seat {seated.seat}. From your left: {others}.")
    screen.say("Every step is saved. Quit whenever you like; spydeck play --resume goes on.")
    screen.say("Type ? for help.")
