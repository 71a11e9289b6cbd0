"""Help for the flags of several commands, of `play`, and of `serve`, in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

# Help that several commands share


PLAIN = "for screen readers: full words, no colour"
JSON = "write the result as JSON"
COMPLETION = "write the script that completes commands in a shell, and exit"
ALL_GAMES = "list all of them, not only the latest"


def default(value: object) -> str:
    return f"default: {value}"


def listed(values: Iterable[str]) -> str:
    return ", ".join(values)


def options_of(game: str) -> str:
    return f"options of {game}"


def option(help_text: str, choices: Sequence[str]) -> str:
    return f"{help_text}: {', '.join(choices)}" if choices else help_text


# Help for `play`


OTHER_GAMES = "For other games, player counts, variants and bots: spydeck play --help"
OTHER_BOTS = "Other bots, also for later games: spydeck play --bots hard"
SEAT = "your seat, counted from 0 (default: 0)"
SEED = "deal the same cards, with the same bots, every time"
NAME = "your name (default: Player; at a server, the name you used last)"
MEMORY = "hide what you can remember, such as agents that are face down again"
RESUME = (
    "continue a saved game: a file, or a number from spydeck games; without FILE, choose an unfinished one "
    "(through a pipe, the latest is continued)"
)
JOIN = (
    "play at a server: with the link of an invitation or a table, or with the server's own address "
    "to create a table"
)
NOW = "with --join and a server's own address: play with strangers, and with bots where nobody comes"
DAILY = "with --join and a server's own address: play today's deal, which is the same for everybody"


def game_and_default(games: Iterable[str], usual: str) -> str:
    return f"{', '.join(games)} (default: {usual})"


def players(minimum: int, maximum: int, usual: int) -> str:
    return f"{minimum} to {maximum} (default: {usual})"


def bots(kinds: Iterable[str]) -> str:
    listed = ", ".join(kinds)
    usual = "the last one named for all, or easy in a first game, then medium"
    return f"one for all or one for each other seat: {listed} (default: {usual})"


# Help for `serve`


DATABASE = "sqlite:///FILE or postgresql://... (default: a file in your data folder)"
PUBLIC_URL = "the address that clients use, behind TLS"
SOCKET = "listen at the file of a Unix socket instead, for a proxy"
PROXY = "the proxy to trust for the addresses of clients"
MONITOR = "an address besides this computer that can read /metrics"
PUSH_SERVICE = "another push service that notifications can be sent to, by its URL; can be repeated"
WORKERS = "processes for bots (default: 1)"
NODES = "processes that serve tables of one PostgreSQL database (default: 1)"
BENCH_DATABASE = "a database to use instead of a temporary file; several processes need PostgreSQL"
REDIS = "count limits for all processes together in this Redis server"
NODE_ADDRESS = "the host and port at which other processes on the database reach this one"
LIMIT = "change a limit, such as tables_per_address=500"
LAN = "let phones on your network join, by a QR code"
OPEN = "open the page in a browser"


def listen_on(usual: str) -> str:
    return f"the address to listen on (default: {usual})"
