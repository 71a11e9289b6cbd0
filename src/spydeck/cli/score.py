"""`spydeck score`: keep score for a game with paper cards."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spydeck.cli import text as sentences
from spydeck.cli.arguments import Command, add_option_flags, add_plain, given_options, number
from spydeck.games.game import Game
from spydeck.games.registry import game, names


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `score`."""
    parser.add_argument("game", metavar="GAME", help=sentences.listed(names()))
    players = sentences.default(found.usual_players)
    parser.add_argument("--players", type=number, metavar="N", help=players)
    parser.add_argument("--names", nargs="+", metavar="NAME", help=sentences.PLAYER_NAMES)
    add_plain(parser)
    add_option_flags(parser, found)


def run(arguments: Namespace) -> None:
    """Keep score for a game with paper cards."""
    from spydeck.terminal.score import score

    found = game(arguments.game)
    players = arguments.players
    if players is None:
        players = found.usual_players if arguments.names is None else len(arguments.names)
    options = found.read_options(players, given_options(arguments, found))
    score(found.name, options, arguments.names, plain=arguments.plain)


COMMAND = Command(add_arguments, run)
