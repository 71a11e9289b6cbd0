"""`spydeck play`: start a game, resume a saved one, or join a table at a server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spydeck.cli import text as sentences
from spydeck.cli.arguments import (
    DEFAULT_GAME,
    Command,
    add_option_flags,
    add_plain,
    given_flags,
    given_game,
    given_options,
    listed,
    number,
    server_installed,
)
from spydeck.cli.parser import completes, metavar
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, names


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `play`."""
    from spydeck.bots import names as bot_names

    games = sentences.game_and_default(names(), DEFAULT_GAME)
    completes(parser.add_argument("game", nargs="?", metavar=metavar("GAME"), help=games), names)
    players = sentences.players(found.least_players, found.most_players, found.usual_players)
    parser.add_argument("--players", type=number, metavar="N", help=players)
    parser.add_argument("--seat", type=number, metavar="N", help=sentences.SEAT)
    bots = sentences.bots(bot_names())
    completes(parser.add_argument("--bots", nargs="+", metavar="BOT", help=bots), bot_names)
    parser.add_argument("--name", help=sentences.NAME)
    parser.add_argument("--seed", type=number, metavar="N", help=sentences.SEED)
    parser.add_argument("--resume", nargs="?", const="", metavar=metavar("FILE"), help=sentences.RESUME)
    parser.add_argument("--join", metavar="URL", help=sentences.JOIN)
    parser.add_argument("--now", action="store_true", default=None, help=sentences.NOW)
    parser.add_argument("--daily", action="store_true", default=None, help=sentences.DAILY)
    add_plain(parser)
    parser.set_defaults(memory=None)
    if found.text_ui().forget is not None:
        parser.add_argument("--memory", action="store_true", default=None, help=sentences.MEMORY)
    add_option_flags(parser, found)


def run(arguments: Namespace) -> None:
    """Play a game: a new one, a saved one, or one at a server."""
    if arguments.join is None and (online := given_flags(arguments, "now", "daily")):
        raise InvalidOption(sentences.needs_server(online[0]))
    if arguments.join is not None:
        join(arguments)
    elif arguments.resume is not None:
        resume(arguments)
    else:
        start(arguments)


def start(arguments: Namespace) -> None:
    """Play a new game."""
    from spydeck.bots import names as bot_names
    from spydeck.terminal import play
    from spydeck.terminal.saves import keep_bot, kept_bot, usual_bot
    from spydeck.terminal.text import sentence

    found = game(arguments.game or DEFAULT_GAME)
    named = listed(arguments.bots or ())
    setup = play.NewGame(
        game=found.name,
        players=arguments.players,
        options=given_options(arguments, found),
        seat=arguments.seat or 0,
        bots=tuple(named or [usual_bot(found)]),
        name=sentence("default-name") if arguments.name is None else arguments.name,
        seed=arguments.seed,
        plain=arguments.plain,
        memory=bool(arguments.memory),
    )
    if len(set(setup.bots)) == 1 and named and setup.bots[0] in bot_names():
        keep_bot(setup.bots[0])
    chosen = named or kept_bot() or found.search is None
    other_bots = "" if chosen else sentences.OTHER_BOTS
    play.start(setup, " ".join(filter(None, ("" if arguments.game else sentences.OTHER_GAMES, other_bots))))


def resume(arguments: Namespace) -> None:
    """Resume a saved game."""
    from spydeck.terminal import play
    from spydeck.terminal.saved_list import saved_path

    others = given_flags(arguments, "players", "seat", "bots", "name", "seed", "memory")
    others += given_game(arguments)
    if others:
        raise InvalidOption(sentences.set_by_saved_game(others))
    path = saved_path(arguments.resume) if arguments.resume else None
    play.resume(path, plain=arguments.plain)


def join(arguments: Namespace) -> None:
    """Play at a server."""
    with server_installed():
        from spydeck.protocol.client import read_link
        from spydeck.terminal.online import join as online
    link = read_link(arguments.join)
    others = given_flags(arguments, "seat", "bots", "seed", "resume")
    if link.table or link.invitation:
        others += given_flags(arguments, "players", "memory", "now", "daily") + given_game(arguments)
    if others:
        raise InvalidOption(sentences.set_by_table(others))
    found = game(arguments.game or DEFAULT_GAME)
    options = given_options(arguments, found)
    chosen = given_flags(arguments, "players", "memory") + given_game(arguments)
    changed = [flag for flag in chosen if flag != arguments.game]
    if arguments.daily and (changed or arguments.now):
        raise InvalidOption(sentences.same_for_everybody([*changed, *given_flags(arguments, "now")]))
    if arguments.now and changed:
        raise InvalidOption(sentences.same_for_strangers(changed))
    request = online.JoinRequest(
        arguments.join,
        arguments.name,
        arguments.plain,
        found.name,
        arguments.players,
        options,
        memory=bool(arguments.memory),
        now=bool(arguments.now),
        daily=bool(arguments.daily),
    )
    online.join(request)


COMMAND = Command(add_arguments, run)
