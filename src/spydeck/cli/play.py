"""`spydeck play` and `spydeck score`: games with bots, with others at a server, and with paper cards."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import (
    DEFAULT_GAME,
    add_game,
    add_json,
    add_option_flags,
    add_plain,
    add_players,
    completes,
    given_flags,
    given_game,
    given_options,
    listed,
    metavar,
    number,
    server_installed,
)
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, names


def add_play(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `play`."""
    from spydeck.bots import names as bot_names

    games = sentence("game-and-default", games=names(), usual=DEFAULT_GAME)
    completes(parser.add_argument("game", nargs="?", metavar=metavar("game"), help=games), names)
    add_players(parser, found)
    parser.add_argument("--seat", type=number, metavar="N", help=sentence("seat"))
    bots = sentence("bots", kinds=bot_names())
    completes(parser.add_argument("--bots", nargs="+", metavar="BOT", help=bots), bot_names)
    parser.add_argument("--name", help=sentence("name"))
    parser.add_argument("--seed", type=number, metavar="N", help=sentence("seed"))
    parser.add_argument("--resume", nargs="?", const="", metavar=metavar("file"), help=sentence("resume"))
    parser.add_argument("--join", metavar="URL", help=sentence("join"))
    parser.add_argument("--now", action="store_true", default=None, help=sentence("now"))
    parser.add_argument("--daily", action="store_true", default=None, help=sentence("daily"))
    add_plain(parser)
    parser.set_defaults(memory=None)
    if found.text_ui().forget is not None:
        parser.add_argument("--memory", action="store_true", default=None, help=sentence("memory"))
    add_option_flags(parser, found)


def run_play(arguments: Namespace) -> None:
    """Play a game: a new one, a saved one, or one at a server."""
    if arguments.join is None and (online := given_flags(arguments, "now", "daily")):
        raise InvalidOption(sentence("needs-server", flag=online[0]))
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

    found = game(arguments.game or DEFAULT_GAME)
    named = listed(arguments.bots or ())
    setup = play.NewGame(
        game=found.name,
        players=arguments.players,
        options=given_options(arguments, found),
        seat=arguments.seat or 0,
        bots=tuple(named or [usual_bot(found)]),
        name=arguments.name,
        seed=arguments.seed,
        plain=arguments.plain,
        memory=bool(arguments.memory),
    )
    if len(set(setup.bots)) == 1 and named and setup.bots[0] in bot_names():
        keep_bot(setup.bots[0])
    chosen = named or kept_bot() or found.search is None
    other_bots = "" if chosen else sentence("other-bots")
    play.start(setup, " ".join(filter(None, ("" if arguments.game else sentence("other-games"), other_bots))))


def resume(arguments: Namespace) -> None:
    """Resume a saved game."""
    from spydeck.terminal import play
    from spydeck.terminal.saves import saved_path

    others = given_flags(arguments, "players", "seat", "bots", "name", "seed", "memory")
    others += given_game(arguments)
    if others:
        raise InvalidOption(sentence("set-by-saved-game", flags=others))
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
        raise InvalidOption(sentence("set-by-table", flags=others))
    found = game(arguments.game or DEFAULT_GAME)
    options = given_options(arguments, found)
    chosen = given_flags(arguments, "players", "memory") + given_game(arguments)
    changed = [flag for flag in chosen if flag != arguments.game]
    if arguments.daily and (changed or arguments.now):
        raise InvalidOption(sentence("same-for-everybody", flags=[*changed, *given_flags(arguments, "now")]))
    if arguments.now and changed:
        raise InvalidOption(sentence("same-for-strangers", flags=changed))
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


def add_score(parser: ArgumentParser, found: Game) -> None:
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


def run_score(arguments: Namespace) -> None:
    """Keep score for a game with paper cards: a new one, or one that was saved."""
    if arguments.resume is not None:
        resume_scorepad(arguments)
    elif arguments.game is None:
        raise InvalidOption(sentence("missing-game", games=names()))
    else:
        start_scorepad(arguments)


def start_scorepad(arguments: Namespace) -> None:
    """Keep score for a new game."""
    from spydeck.terminal.score import score

    found = game(arguments.game)
    players = arguments.players
    if players is None:
        players = found.usual_players if arguments.names is None else len(arguments.names)
    options = found.read_options(players, given_options(arguments, found))
    score(found, options, arguments.names, plain=arguments.plain, as_json=arguments.json)


def resume_scorepad(arguments: Namespace) -> None:
    """Continue a saved scorepad."""
    from spydeck.terminal import score
    from spydeck.terminal.saves import saved_path

    others = given_flags(arguments, "players", "names") + given_game(arguments)
    if others:
        raise InvalidOption(sentence("set-by-saved-game", flags=others))
    path = saved_path(arguments.resume, scorepad=True) if arguments.resume else None
    score.resume(path, plain=arguments.plain, as_json=arguments.json)
