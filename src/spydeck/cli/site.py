"""`spydeck site`: write a site that needs no server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli.arguments import metavar, server_installed
from spydeck.cli.text import sentence
from spydeck.games.game import Game

MEGABYTE = 1_000_000


def add_site(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `site`."""
    parser.add_argument("folder", type=Path, metavar=metavar("dir"), help=sentence("site-folder"))
    parser.add_argument("--path", default="", metavar="/PATH/", help=sentence("site-path"))
    parser.add_argument("--public-url", metavar="URL", help=sentence("site-url"))
    parser.add_argument("--docs", type=Path, metavar=metavar("dir"), help=sentence("site-docs"))


def run_site(arguments: Namespace) -> None:
    """Write the site, and say how to look at it."""
    with server_installed():
        from spydeck.server.site import write_site
    folder: Path = arguments.folder
    size = write_site(folder, arguments.public_url, arguments.path, arguments.docs)
    print(sentence("site-written", folder=str(folder), size=round(size / MEGABYTE)))
