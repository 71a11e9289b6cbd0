"""`spydeck score`: keep score for a game with paper cards."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import (
    Command,
    add_game,
    add_json,
    add_option_flags,
    add_plain,
    given_flags,
    given_game,
    given_options,
    number,
)
from spydeck.cli.parser import metavar
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, names


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `score`."""
    add_game(parser, nargs="?")
    players = sentence("default", value=found.usual_players)
    parser.add_argument("--players", type=number, metavar="N", help=players)
    parser.add_argument("--names", nargs="+", metavar="NAME", help=sentence("player-names"))
    parser.add_argument(
        "--resume", nargs="?", const="", metavar=metavar("file"), help=sentence("resume-scorepad")
    )
    add_json(parser, sentence("score-json"))
    add_plain(parser)
    add_option_flags(parser, found)


def run(arguments: Namespace) -> None:
    """Keep score for a game with paper cards: a new one, or one that was saved."""
    if arguments.resume is not None:
        resume(arguments)
    elif arguments.game is None:
        raise InvalidOption(sentence("missing-game", games=names()))
    else:
        start(arguments)


def start(arguments: Namespace) -> None:
    """Keep score for a new game."""
    from spydeck.terminal.score import score

    found = game(arguments.game)
    players = arguments.players
    if players is None:
        players = found.usual_players if arguments.names is None else len(arguments.names)
    options = found.read_options(players, given_options(arguments, found))
    score(found, options, arguments.names, plain=arguments.plain, as_json=arguments.json)


def resume(arguments: Namespace) -> None:
    """Continue a saved scorepad."""
    from spydeck.terminal import score
    from spydeck.terminal.saves import saved_path

    others = given_flags(arguments, "players", "names") + given_game(arguments)
    if others:
        raise InvalidOption(sentence("set-by-saved-game", flags=others))
    path = saved_path(arguments.resume, scorepad=True) if arguments.resume else None
    score.resume(path, plain=arguments.plain, as_json=arguments.json)


COMMAND = Command(add_arguments, run)
