"""The command line's sentences in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from spydeck.errors import shown
from spydeck.games.grammar.en import counted

DESCRIPTION = "Play and study three spy card games."
COMMANDS = {
    "play": "play against bots, continue a saved game, or join others at a server",
    "serve": "serve tables for browsers, terminals and bots",
    "rules": "read a rulebook, or one clause of it",
    "games": "list the saved games and scorepads",
    "replay": "replay a saved game step by step",
    "review": "show which moves of a saved game cost most",
    "puzzles": "solve positions from games of bots, or mine new ones",
    "score": "keep score for a game with paper cards",
    "verify": "check that the cards of a finished game were not changed",
    "arena": "let bots play each other: the same deals through all seats",
    "generate": "let bots play, and keep every position as data to learn from",
    "bench": "measure speed, or the strength of bots",
    "warm": "compile the engines of games ahead",
}
"""What each command does."""
EXAMPLES = {
    "play": (
        "spydeck play",
        "spydeck play black-spy --players 5 --variant the-mole",
        "spydeck play --resume",
        "spydeck play --join http://192.168.1.20:7707/join/ABCD1234",
    ),
    "serve": (
        "spydeck serve --open",
        "spydeck serve --lan",
        "spydeck serve --public-url https://cards.example.org",
        "spydeck serve --nodes 4 --database postgresql://cards@127.0.0.1/cards",
    ),
    "rules": ("spydeck rules spycard", "spydeck rules black-spy BS-14", "spydeck rules spycard --reminder"),
    "games": ("spydeck games", "spydeck games --json"),
    "review": ("spydeck review", "spydeck review game.spydeck --seat 2 --level expert"),
    "puzzles": (
        "spydeck puzzles",
        "spydeck puzzles spycard --rating 2",
        "spydeck puzzles mine spy-tricks --number 20 --seed 7 --output puzzles.jsonl",
    ),
    "replay": ("spydeck replay", "spydeck replay 1", "spydeck replay game.spydeck --seat 2"),
    "score": (
        "spydeck score black-spy --names Ann Ben Cleo",
        "spydeck score spy-tricks --players 3",
        "spydeck score --resume",
    ),
    "verify": ("spydeck verify game.spydeck", "spydeck verify game.spydeck --commitment 5f3a..."),
    "arena": (
        "spydeck arena black-spy --bots sensible,random",
        "spydeck arena spy-tricks --bots sensible,my_module:MyBot --deals 1000 --out results.jsonl",
    ),
    "generate": (
        "spydeck generate black-spy --bots sensible --deals 10000 --out data",
        "spydeck generate spy-tricks --bots sensible,my_module:MyBot --players 3 --out data",
    ),
    "bench": (
        "spydeck bench playouts spycard",
        "spydeck bench bots black-spy --bots sensible random random random",
    ),
    "warm": ("spydeck warm", "spydeck warm black-spy"),
}
"""Command lines to imitate, by command."""


def examples(lines: Iterable[str]) -> str:
    """Return the examples at the end of a command's help."""
    return "\n".join(["examples:", *(f"  {line}" for line in lines)])


def description(command: str) -> str:
    """Return what a command does as a sentence."""
    text = COMMANDS[command]
    return text[0].upper() + text[1:] + "."


# Errors


def see_help(message: str, command: str) -> str:
    return f"{message}; see {command} --help"


def unknown_arguments(words: Iterable[str], command: str) -> str:
    return see_help(f"unrecognized arguments: {' '.join(words)}", command)


def not_whole(text: str, max_digits: int) -> str:
    return f"{shown(text)} is not a whole number of at most {max_digits} digits"


def not_seconds(text: str) -> str:
    return f"{shown(text)} is not a number of seconds, more than 0 and up to one day"


def missing_package(package: str) -> str:
    return f'{package} is missing; install it with: pip install "spydeck[server]"'


def set_by_saved_game(flags: Sequence[str]) -> str:
    return f"--resume takes these from the saved game; leave out {', '.join(flags)}"


def set_by_table(flags: Sequence[str]) -> str:
    return f"the table of --join determines these; leave out {', '.join(flags)}"


def same_for_strangers(flags: Sequence[str]) -> str:
    return f"strangers play by the usual rules; leave out --now or {', '.join(flags)}"


def same_for_everybody(flags: Sequence[str]) -> str:
    return f"the daily deal is the same for everybody; leave out --daily or {', '.join(flags)}"


def needs_server(flag: str) -> str:
    return f"{flag} needs a server; add --join with its address"


def out_of_range(flag: str, minimum: int, maximum: int) -> str:
    return f"{flag} must be from {minimum} to {maximum}"


def too_small(flag: str, minimum: int) -> str:
    return f"{flag} must be at least {minimum}"


def missing_game(games: Iterable[str]) -> str:
    return f"name a GAME: {', '.join(games)}"


def bad_commitment(text: str) -> str:
    return f"a commitment has 64 digits of 0 to 9 and a to f; {shown(text)} does not"


# The list of saved games


def more_saved_games(number: int) -> str:
    return f"and {number} more; to list all: spydeck games --all"


def nothing_saved(folder: Path) -> str:
    return f"No game is saved in {folder}. To play one: spydeck play"


def how_to_open(folder: Path) -> list[str]:
    return [
        f"Saved in {folder}",
        "To continue a game: spydeck play --resume NUMBER",
        "To continue a scorepad: spydeck score --resume NUMBER",
        "To replay a game: spydeck replay NUMBER",
    ]


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
    "continue a saved game: a file, or a number from spydeck games; without FILE, the latest unfinished one"
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


# Help for the other commands


SHEET = "a sheet to print"
SAVED_GAME = "a saved game: a file, or a number from spydeck games (default: choose one)"
RESUME_SCOREPAD = "continue a saved scorepad; without FILE, the latest unfinished one"
SCORE_JSON = "when it ends, write the scorepad as JSON; the dialogue goes to stderr"
REPLAY_JSON = "write each step as a line of JSON"
REPLAY_SEAT = "show only what this seat knew (default: all hands)"
REVIEW_SEAT = "whose moves to judge (default: yours)"
REVIEW_LEVEL = "the level of the bot that judges (default: hard)"
REVIEW_MOVES = "show at most so many moves (default: 8)"
PUZZLES = {
    "rating": "only puzzles of this rating, from 1 (easy) to 4",
    "id": "only this puzzle",
    "file": "puzzles of your own, as `mine` writes them (default: those that come with Spydeck)",
    "list": "list the puzzles instead of asking",
    "number": "mine: how many (default: 10)",
    "seed": "mine: other games with another number (default: 1)",
    "output": "mine: the file to write (default: stdout)",
    "json": "write each puzzle with its solution as a line of JSON",
}
PUZZLES_OF_ONE_GAME = "name one game: spydeck puzzles GAME, or spydeck puzzles mine GAME"


def puzzle_flag_does_not_fit(flag: str, *, mining: bool) -> str:
    return f"{flag} is not for mining puzzles" if mining else f"{flag} is only for spydeck puzzles mine"


def no_puzzle_of_rating(rating: int) -> str:
    return f"there is no puzzle of rating {rating} here"


def puzzle_line(name: str, rating: int, players: int, title: str) -> str:
    return f"{name}  rating {rating}  {players} players  {title}"


def mined(looked: int, found: int) -> str:
    return f"Looked at {counted(looked, 'position')}, found {counted(found, 'puzzle')}"


PLAYER_NAMES = "the names of the players"
RECORD = "the record of a finished game"
COMMITMENT = "the commitment that you saw before the cards were dealt"
PLAYING = {
    "seed": "the same seed plays the same games, whatever the workers (default: 1)",
    "budget": "seconds that a bot has for a move, before the stand-in plays for it (default: 10)",
    "workers": "processes (default: one for each processor)",
    "on": "play in processes of this machine, or on a Ray cluster (default: local)",
}
ARENA = {
    **PLAYING,
    "bots": "two or more, with commas: random, sensible, or module:Class of your own",
    "deals": "the deals to play with each seating; whole games where there are no deals (default: 200)",
    "seatings": "pairs: each two bots in every mixture of seats; all: all bots in every mixture; rotations: "
    "one bot in each seat, turned; alone: the first bot against each of the others (default: pairs)",
    "out": "write the results of each deal to a file as they come, and continue one that was started",
}
GENERATE = {
    **PLAYING,
    "bots": "one or more, with commas: random, sensible, or module:Class of your own; for each seat of each "
    "deal, one of them is drawn",
    "deals": "the deals to play, each once; whole games where there are no deals (default: 1000)",
    "out": "the folder to fill; the same command continues one that was started",
    "chunk": "deals in a file; those of an incomplete file are played again (default: 100)",
}
ARENA_PROGRESS = "Deals"
WARM = {
    "bots": "what bots think with",
    "positions": "positions",
    "samples": "samples of hidden cards",
    "search": "search",
    "games": "games in arrays",
    "opponents": "games in arrays against opponents",
    "playouts": "complete random games",
}
"""What `warm` compiles of a game."""


def generated(title: str, deals: int, rows: int, files: int, folder: Path) -> str:
    return (
        f"{title}: {counted(deals, 'deal')}, {counted(rows, 'row')} in {counted(files, 'file')} in {folder}"
    )


def compiling(title: str, part: str) -> str:
    return f"Compiling {title}: {part} ... "


def took(seconds: float) -> str:
    return f"{seconds:.1f} s\n"


def nothing_to_compile(title: str) -> str:
    return f"{title} has no programs to compile"


BENCH = {
    "playouts": "random games per second",
    "server": "moves per second that the server saves and publishes",
    "bots": "bots against each other, one in each seat; spydeck arena measures more",
}
SECONDS_OF_PART = "for each part; default: 20"
CROWD = "sockets at one table, most of which watch (default: 177)"
RATE = "moves offered per second; default: 2000"
BOT_FOR_SEAT = "one for each seat"
DEALS_ROTATED = "each is played in all rotations of the bots; default: 500"


def one_clause(prefix: str) -> str:
    return f"one clause, such as {prefix}-14"


# The result of `verify`


def secret_matches(game: str, players: int) -> str:
    return f"{game}, {players} players. The secret matches the commitment:"


def game_commitment(commitment: str) -> str:
    return f"  game    {commitment}"


def part_commitment(number: int, commitment: str) -> str:
    return f"  part {number:<2} {commitment}"


def recomputed(outcomes: int, parts: int) -> str:
    checked = f"{counted(outcomes, 'outcome')} in {counted(parts, 'part')}"
    return f"{checked} recomputed from the secret: all equal. The commitments of the parts:"


COMMITMENT_NOT_GIVEN = "To compare it with the commitment you saw before the game, pass that as --commitment."


def commitment_belongs_to(place: str) -> str:
    return f"The commitment that you saw is that of {place}."


PROVEN = "This shows that nobody changed a card after the commitment was published."
NOT_PROVEN = "It does not show how the secret was chosen, or that nobody looked at it or shared it."
