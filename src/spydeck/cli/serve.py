"""`spydeck serve`."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import Command, number, server_installed
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.server.config import DEFAULT_HOST, DEFAULT_PORT, Config
from spydeck.server.limits import read_limits

EVERYWHERE = "0.0.0.0"  # noqa: S104


def arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `serve`."""
    parser.add_argument("--host", metavar="ADDRESS", help=f"where to listen (usual: {DEFAULT_HOST})")
    parser.add_argument(
        "--port", type=number, default=DEFAULT_PORT, metavar="N", help=f"usual: {DEFAULT_PORT}"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get("SPYDECK_DATABASE"),
        help="sqlite:///FILE or postgresql://... (usual: a file in your data folder)",
    )
    parser.add_argument("--public-url", metavar="URL", help="where the world reaches it, behind TLS")
    parser.add_argument(
        "--proxy", default="127.0.0.1", metavar="ADDRESS", help="whose word about clients' addresses is taken"
    )
    parser.add_argument(
        "--workers", type=number, default=1, metavar="N", help="processes for bots (usual: 1)"
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="another bound than the usual one, such as tables_per_address=500",
    )
    parser.add_argument("--lan", action="store_true", help="let phones in the house in, by a QR code")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(asked: Namespace) -> None:
    """Serve until stopped."""
    if not 0 <= asked.port <= 65_535:
        raise InvalidOption("--port must be from 0 to 65535")
    if not 1 <= asked.workers <= 64:
        raise InvalidOption("--workers must be from 1 to 64")
    with server_installed():
        from spydeck.server.serve import serve
    config = Config(
        host=asked.host or (EVERYWHERE if asked.lan else DEFAULT_HOST),
        port=asked.port,
        database=asked.database,
        public_url=asked.public_url,
        trusted_proxies=asked.proxy,
        workers=asked.workers,
        limits=read_limits(asked.limit),
    )
    serve(config, lan=asked.lan, show=asked.open)


COMMAND = Command("serve tables for browsers, terminals and bots", arguments, run)
