"""`spydeck score`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import Command, add_option_flags, add_plain, given_options, number
from spydeck.games.game import Game, game, names


def arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `score`."""
    parser.add_argument("game", metavar="GAME", help=", ".join(names()))
    parser.add_argument("--players", type=number, metavar="N", help=f"usual: {found.usual_players}")
    parser.add_argument("--names", nargs="+", metavar="NAME", help="the names of the players")
    add_plain(parser)
    add_option_flags(parser, found)


def run(asked: Namespace) -> None:
    """Keep the score of a game with paper cards."""
    from spydeck.terminal.score import score

    found = game(asked.game)
    players = asked.players
    if players is None:
        players = found.usual_players if asked.names is None else len(asked.names)
    options = found.read_options(players, given_options(asked, found))
    score(found.name, options, asked.names, plain=asked.plain)


COMMAND = Command("keep the score of a game with the paper cards", arguments, run)
