"""A scorepad for people who play with the paper cards."""

from __future__ import annotations

import sys

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.games.game import Options, game
from spydeck.games.text_ui import Names, Scorekeeper
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import Reader, reader_for
from spydeck.terminal.saves import check_name
from spydeck.terminal.screen import Screen, screen_for


def score(name: str, options: Options, names: list[str] | None, *, plain: bool) -> None:
    """Keep the score of a game until it is over; raises a `SpydeckError` where that is not possible."""
    make = text_ui_of(name, plain=plain).scorekeeper
    if make is None:
        raise SpydeckError(f"there is no scorepad for {game(name).title}")
    keeper = make(options, Names(player_names(options.players, names)))
    screen = screen_for(sys.stdout, plain=plain)
    screen.say(f"The scorepad of {game(name).title}", "strong")
    show_usage(keeper, screen)
    screen.say("Type undo to take an answer back, ? for help, quit to stop.")
    keep(keeper, screen, reader_for(sys.stdin, sys.stdout))


def player_names(players: int, names: list[str] | None) -> list[str]:
    """Names for all players, all different."""
    if names is None:
        return [f"P{seat}" for seat in range(players)]
    if len(names) != players:
        raise InvalidOption(f"give {players} names, one for each player, not {len(names)}")
    checked = [check_name(name) for name in names]
    if len({name.lower() for name in checked}) < players:
        raise InvalidOption("two players have the same name")
    return checked


def keep(keeper: Scorekeeper, screen: Screen, read: Reader) -> None:
    """Ask and answer until the game is over or the input ends."""
    while True:
        if keeper.over:
            screen.say("Type undo if something was entered wrongly, or quit.")
        else:
            screen.say(keeper.question())
        screen.flush()
        try:
            typed = read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            typed = "quit"
        if typed.lower() in ("quit", "q", "exit"):
            if not keeper.over:
                screen.lines(keeper.pad())
            return
        answer(keeper, screen, typed)


def show_usage(keeper: Scorekeeper, screen: Screen) -> None:
    """Say what may be entered."""
    screen.say("What to enter:")
    screen.lines(keeper.usage())


def answer(keeper: Scorekeeper, screen: Screen, typed: str) -> None:
    """Take in what was typed and show what follows."""
    if typed.lower() in ("?", "help"):
        show_usage(keeper, screen)
    elif typed.lower() == "undo":
        screen.say("Taken back." if keeper.undo() else "There is nothing to take back.")
        screen.lines(keeper.pad())
    elif typed == "":
        screen.lines(keeper.pad())
    else:
        try:
            said = keeper.enter(typed)
        except SpydeckError as error:
            screen.line([("bad", "No. "), ("", str(error))])
            return
        screen.lines(said)
