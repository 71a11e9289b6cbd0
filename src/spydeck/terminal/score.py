"""A scorepad for games with paper cards."""

from __future__ import annotations

import sys

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.games.game import Options
from spydeck.games.registry import game
from spydeck.games.text_ui import Names, Scorekeeper
from spydeck.terminal import text as sentences
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import Reader, reader_for
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.seating import check_name


def score(name: str, options: Options, names: list[str] | None, *, plain: bool) -> None:
    """Keep score for a game until it is over. Raise `SpydeckError` if that is not possible."""
    make_keeper = text_ui_of(name, plain=plain).scorekeeper
    if make_keeper is None:
        raise SpydeckError(sentences.no_scorepad(game(name).title))
    keeper = make_keeper(options, Names(player_names(options.players, names)))
    screen = screen_for(sys.stdout, plain=plain)
    screen.say(sentences.scorepad(game(name).title), "strong")
    show_usage(keeper, screen)
    screen.say(sentences.SCORE_HELP)
    keep_score(keeper, screen, reader_for(sys.stdin, sys.stdout))


def player_names(players: int, names: list[str] | None) -> list[str]:
    """Return a different name for each player. Raise `InvalidOption` if the given ones do not fit."""
    if names is None:
        return [sentences.player_label(seat) for seat in range(players)]
    if len(names) != players:
        raise InvalidOption(sentences.wrong_number_of_names(players, len(names)))
    checked = [check_name(name) for name in names]
    if len({name.lower() for name in checked}) < players:
        raise InvalidOption(sentences.SAME_NAMES)
    return checked


def keep_score(keeper: Scorekeeper, screen: Screen, read: Reader) -> None:
    """Ask for entries until the person quits or the input ends."""
    while True:
        screen.say(sentences.SCORE_OVER if keeper.over else keeper.question())
        screen.flush()
        try:
            typed = read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            typed = "quit"
        if typed.lower() in ("quit", "q", "exit"):
            if not keeper.over:
                screen.lines(keeper.pad())
            return
        handle(keeper, screen, typed)


def show_usage(keeper: Scorekeeper, screen: Screen) -> None:
    """Show what may be entered."""
    screen.say(sentences.SCORE_USAGE)
    screen.lines(keeper.usage())


def handle(keeper: Scorekeeper, screen: Screen, typed: str) -> None:
    """Apply an entry or run a command, and show the result."""
    if typed.lower() in ("?", "help"):
        show_usage(keeper, screen)
    elif typed.lower() == "undo":
        screen.say(sentences.UNDONE if keeper.undo() else sentences.NOTHING_TO_UNDO)
        screen.lines(keeper.pad())
    elif typed == "":
        screen.lines(keeper.pad())
    else:
        try:
            lines = keeper.enter(typed)
        except SpydeckError as error:
            screen.line([*sentences.NO, ("", str(error))])
            return
        screen.lines(lines)
