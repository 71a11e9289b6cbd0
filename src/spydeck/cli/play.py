"""`spydeck play`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli.arguments import (
    USUAL_GAME,
    Command,
    add_option_flags,
    add_plain,
    flag_of,
    given_options,
    number,
    server_installed,
)
from spydeck.errors import InvalidOption
from spydeck.games.game import Game, game, names


def arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `play`."""
    from spydeck.bots import names as bot_names
    from spydeck.terminal.saves import USUAL_BOT

    parser.add_argument("game", nargs="?", metavar="GAME", help=f"{', '.join(names())} (usual: {USUAL_GAME})")
    parser.add_argument(
        "--players",
        type=number,
        metavar="N",
        help=f"{found.least_players} to {found.most_players} (usual: {found.usual_players})",
    )
    parser.add_argument("--seat", type=number, metavar="N", help="your seat, from 0 (usual: 0)")
    parser.add_argument(
        "--bots",
        nargs="+",
        metavar="BOT",
        help=f"one for all or one for each other seat: {', '.join(bot_names())} (usual: {USUAL_BOT})",
    )
    parser.add_argument("--name", help="what you are called (usual: Player; at a server as the last time)")
    parser.add_argument("--seed", type=number, metavar="N", help="the same cards and bots every time")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game; without FILE with the latest that is not over",
    )
    parser.add_argument(
        "--join",
        metavar="URL",
        help="play at a server: by the link of an invitation or a table; by the server's own, set up a table",
    )
    add_plain(parser)
    add_option_flags(parser, found)


def run(asked: Namespace) -> None:
    """Play a game: new, saved, or at a server."""
    if asked.join is not None:
        join(asked)
    elif asked.resume is not None:
        resume(asked)
    else:
        begin(asked)


def begin(asked: Namespace) -> None:
    """Play a new game."""
    from spydeck.terminal import play
    from spydeck.terminal.saves import USUAL_BOT

    found = game(asked.game or USUAL_GAME)
    wishes = play.Wishes(
        game=found.name,
        players=asked.players,
        options=given_options(asked, found),
        seat=asked.seat or 0,
        bots=tuple(asked.bots or [USUAL_BOT]),
        name="Player" if asked.name is None else asked.name,
        seed=asked.seed,
        plain=asked.plain,
    )
    hint = "Other games, players, variants and bots: spydeck play --help"
    play.begin(wishes, "" if asked.game else hint)


def resume(asked: Namespace) -> None:
    """Go on with a saved game."""
    from spydeck.terminal import play

    others = given(asked, "players", "seat", "bots", "name", "seed") + given_game(asked)
    if others:
        raise InvalidOption(f"--resume takes all from the saved game; leave out {', '.join(others)}")
    play.resume(Path(asked.resume) if asked.resume else None, plain=asked.plain)


def join(asked: Namespace) -> None:
    """Play at a server."""
    with server_installed():
        from spydeck.protocol.client import read_link
        from spydeck.terminal.online.join import Wishes
        from spydeck.terminal.online.join import join as come
    link = read_link(asked.join)
    others = given(asked, "seat", "bots", "seed", "resume")
    if link.table or link.invitation:
        others += given(asked, "players") + given_game(asked)
    if others:
        raise InvalidOption(f"that is settled at the table of --join; leave out {', '.join(others)}")
    found = game(asked.game or USUAL_GAME)
    options = given_options(asked, found)
    come(Wishes(asked.join, asked.name, asked.plain, found.name, asked.players, options))


def given(asked: Namespace, *names: str) -> list[str]:
    """Those of some flags that were given."""
    return [f"--{name}" for name in names if getattr(asked, name) is not None]


def given_game(asked: Namespace) -> list[str]:
    """The game and its options, as far as they were given."""
    found = game(asked.game or USUAL_GAME)
    options = given_options(asked, found)
    flags = [flag_of(flag) for flag in found.option_flags if flag.name in options]
    return flags + ([asked.game] if asked.game else [])


COMMAND = Command("play against bots, go on with a saved game, or join others at a server", arguments, run)
