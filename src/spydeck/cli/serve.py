"""`spydeck serve`: serve tables for browsers, terminals and bots."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import check_range, metavar, number, server_installed
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.server.config import (
    ANY_FREE_PORT,
    DEFAULT_HOST,
    DEFAULT_PORT,
    LOOPBACK,
    Config,
    read_limits,
    without_brackets,
)

ALL_INTERFACES = "0.0.0.0"  # noqa: S104
MAX_PORT = 65_535
MAX_WORKERS = MAX_NODES = 64


def add_serve(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `serve`."""
    parser.add_argument("--host", metavar=metavar("address"), help=sentence("listen-on", usual=DEFAULT_HOST))
    parser.add_argument("--socket", metavar=metavar("file"), help=sentence("socket"))
    port = sentence("default", value=DEFAULT_PORT)
    parser.add_argument("--port", type=number, default=DEFAULT_PORT, metavar="N", help=port)
    database = os.environ.get("SPYDECK_DATABASE")
    parser.add_argument("--database", metavar="URL", default=database, help=sentence("database"))
    parser.add_argument("--public-url", metavar="URL", help=sentence("public-url"))
    parser.add_argument("--proxy", default="127.0.0.1", metavar=metavar("address"), help=sentence("proxy"))
    parser.add_argument("--monitor", metavar=metavar("address"), help=sentence("monitor"))
    push_service = sentence("push-service")
    parser.add_argument("--push-service", action="append", default=[], metavar="URL", help=push_service)
    parser.add_argument("--workers", type=number, default=1, metavar="N", help=sentence("workers"))
    parser.add_argument("--nodes", type=number, default=1, metavar="N", help=sentence("nodes"))
    address = sentence("node-address")
    parser.add_argument("--node-address", default=ANY_FREE_PORT, metavar=metavar("address"), help=address)
    redis = os.environ.get("SPYDECK_REDIS")
    parser.add_argument("--redis", metavar="URL", default=redis, help=sentence("redis"))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=N", help=sentence("limit"))
    parser.add_argument("--lan", action="store_true", help=sentence("lan"))
    parser.add_argument("--open", action="store_true", help=sentence("open"))


def run_serve(arguments: Namespace) -> None:
    """Serve until stopped."""
    check_range("--port", arguments.port, 0, MAX_PORT)
    check_range("--workers", arguments.workers, 1, MAX_WORKERS)
    check_range("--nodes", arguments.nodes, 1, MAX_NODES)
    with server_installed():
        from spydeck.server.serve import serve
    if arguments.socket is not None:
        others = (arguments.host is not None, arguments.port != DEFAULT_PORT, arguments.lan, arguments.open)
        if any(others):
            raise InvalidOption(sentence("socket-alone"))
    config = Config(
        host=without_brackets(arguments.host or (ALL_INTERFACES if arguments.lan else DEFAULT_HOST)),
        socket=arguments.socket,
        port=arguments.port,
        database=arguments.database,
        public_url=arguments.public_url,
        trusted_proxies=without_brackets(arguments.proxy),
        monitors=",".join((LOOPBACK, *([without_brackets(arguments.monitor)] if arguments.monitor else []))),
        node_address=arguments.node_address,
        redis=arguments.redis,
        push_services=tuple(arguments.push_service),
        workers=arguments.workers,
        limits=read_limits(arguments.limit),
    )
    serve(config, lan=arguments.lan, show=arguments.open, nodes=arguments.nodes)
