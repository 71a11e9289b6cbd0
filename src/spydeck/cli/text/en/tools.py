"""Help for the flags of the other commands, in English."""

from __future__ import annotations

from collections.abc import Sequence

SHEET = "a sheet to print"
SAVED_GAME = "a saved game: a file, or a number from spydeck games (default: choose one)"
RESUME_SCOREPAD = "continue a saved scorepad; without FILE, the latest unfinished one"
SCORE_JSON = "when it ends, write the scorepad as JSON; the dialogue goes to stderr"
REPLAY_JSON = "write each step as a line of JSON"
REPLAY_SEAT = "show only what this seat knew, counted from 0 (default: all hands)"
REVIEW_SEAT = "the seat whose moves to judge, counted from 0 (default: yours)"
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
PLAYER_NAMES = "the names of the players"
RECORD = "the record of a finished game: a file, or a number from spydeck games"
COMMITMENT = "the commitment that you saw before the cards were dealt"
PLAYING = {
    "seed": "the same seed plays the same games, whatever the workers (default: 1)",
    "budget": "seconds that a bot has for a move, before the stand-in plays for it (default: 10)",
    "workers": "processes (default: one for each processor)",
    "on": "play in processes of this machine, or on a Ray cluster (default: local)",
}
ARENA = {
    **PLAYING,
    "deals": "the deals to play with each seating; whole games where there are no deals (default: 200)",
    "seatings": "pairs: each two bots in every mixture of seats; all: all bots in every mixture; rotations: "
    "one bot in each seat, turned; alone: the first bot against each of the others (default: pairs)",
    "out": "write the results of each deal to a file as they come, and continue one that was started",
}
GENERATE = {
    **PLAYING,
    "deals": "the deals to play, each once; whole games where there are no deals (default: 1000)",
    "out": "the folder to fill; the same command continues one that was started",
    "chunk": "deals in a file; those of an incomplete file are played again (default: 100)",
}


def bots_to_measure(known: Sequence[str]) -> str:
    return f"two or more, with commas: {', '.join(known)} (which sees all cards), or module:Class of your own"


def bots_to_draw(known: Sequence[str]) -> str:
    return (
        f"one or more, with commas: {', '.join(known)}, or module:Class of your own; for each seat of each "
        "deal, one of them is drawn"
    )


BENCH = {
    "playouts": "random games per second",
    "server": "moves per second that the server saves and publishes",
    "bots": "bots against each other, one in each seat; spydeck arena measures more",
}
SECONDS_OF_PART = "for each part; default: 20"
CROWD = "sockets at one table, most of which watch (default: 177)"
FLOODS = "measure moves while others flood the server, one flood after another (Linux)"
RATE = "moves offered per second; default: 2000"
BOT_FOR_SEAT = "one for each seat"
DEALS_ROTATED = "each is played in all rotations of the bots; default: 500"


def one_clause(prefix: str) -> str:
    return f"one clause, such as {prefix}-14"
