"""What is wrong with a command line, in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spydeck.errors import shown

SOCKET_ALONE = "--socket listens at a file only: omit --host, --port, --lan and --open"


def see_help(message: str, command: str) -> str:
    return f"{message}; see {command} --help"


def unknown_arguments(words: Iterable[str], command: str) -> str:
    return see_help(f"unrecognized arguments: {' '.join(words)}", command)


def not_whole(text: str, max_digits: int) -> str:
    return f"{shown(text)} is not a whole number of at most {max_digits} digits"


def not_seconds(text: str) -> str:
    return f"{shown(text)} is not a number of seconds, more than 0 and up to one day"


def missing_package(package: str) -> str:
    return f'{package} is missing; install it in a copy of the source with: pip install ".[server]"'


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


PUZZLES_OF_ONE_GAME = "name one game: spydeck puzzles GAME, or spydeck puzzles mine GAME"


def puzzle_flag_does_not_fit(flag: str, *, mining: bool) -> str:
    return f"{flag} is not for mining puzzles" if mining else f"{flag} is only for spydeck puzzles mine"


def no_puzzle_of_rating(rating: int) -> str:
    return f"there is no puzzle of rating {rating} here"


def unknown_language(text: str, languages: Iterable[str]) -> str:
    return f"there is no language {shown(text)}; the languages are: {', '.join(languages)}"


ARGPARSE = {
    "argument": "argument {argument}: {problem}",
    "missing": "the following arguments are required: {names}",
    "choice": "invalid choice: {value} (choose from {choices})",
    "one": "expected one argument",
    "some": "expected at least one argument",
    "none": "ignored explicit argument {value}",
}
"""What argparse finds wrong, in its own words."""
