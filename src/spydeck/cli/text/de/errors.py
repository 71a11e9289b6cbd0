"""What is wrong with a command line, in German."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spydeck.errors import shown
from spydeck.games.grammar.de import joined

SOCKET_ALONE = "--socket lauscht nur an einer Datei: lass --host, --port, --lan und --open weg"


def see_help(message: str, command: str) -> str:
    return f"{message}; mehr dazu: {command} --help"


def unknown_arguments(words: Iterable[str], command: str) -> str:
    return see_help(f"das gibt es hier nicht: {' '.join(words)}", command)


def not_whole(text: str, max_digits: int) -> str:
    return f"{shown(text)} ist keine ganze Zahl mit höchstens {max_digits} Stellen"


def not_seconds(text: str) -> str:
    return f"{shown(text)} ist keine Anzahl von Sekunden über 0 und bis zu einem Tag"


def missing_package(package: str) -> str:
    return f'{package} fehlt; so installierst du es in einer Kopie des Quelltexts: pip install ".[server]"'


def set_by_saved_game(flags: Sequence[str]) -> str:
    return f"das legt bei --resume schon die gespeicherte Partie fest; lass {joined(flags)} weg"


def set_by_table(flags: Sequence[str]) -> str:
    return f"das legt bei --join schon der Tisch fest; lass {joined(flags)} weg"


def same_for_strangers(flags: Sequence[str]) -> str:
    return f"mit Fremden gelten die üblichen Regeln; lass --now oder {joined(flags)} weg"


def same_for_everybody(flags: Sequence[str]) -> str:
    return f"das Spiel des Tages ist für alle gleich; lass --daily oder {joined(flags)} weg"


def needs_server(flag: str) -> str:
    return f"{flag} braucht einen Server; gib mit --join seine Adresse an"


def out_of_range(flag: str, minimum: int, maximum: int) -> str:
    return f"{flag} muss zwischen {minimum} und {maximum} liegen"


def too_small(flag: str, minimum: int) -> str:
    return f"{flag} muss mindestens {minimum} sein"


def missing_game(games: Iterable[str]) -> str:
    return f"nenne ein SPIEL: {joined(list(games), 'or')}"


def bad_commitment(text: str) -> str:
    return f"eine Festlegung hat 64 Stellen aus 0 bis 9 und a bis f; {shown(text)} nicht"


PUZZLES_OF_ONE_GAME = "nenne nur ein Spiel: spydeck puzzles SPIEL oder spydeck puzzles mine SPIEL"


def puzzle_flag_does_not_fit(flag: str, *, mining: bool) -> str:
    if mining:
        return f"{flag} passt nicht zu spydeck puzzles mine"
    return f"{flag} gehört zu spydeck puzzles mine"


def no_puzzle_of_rating(rating: int) -> str:
    return f"hier gibt es keine Aufgabe mit der Schwierigkeit {rating}"


def unknown_language(text: str, languages: Iterable[str]) -> str:
    return f"die Sprache {shown(text)} gibt es nicht; möglich sind: {', '.join(languages)}"


ARGPARSE = {
    "argument": "{argument}: {problem}",
    "missing": "es fehlt: {names}",
    "choice": "{value} gibt es hier nicht (möglich: {choices})",
    "one": "es fehlt ein Wert",
    "some": "es fehlt mindestens ein Wert",
    "none": "dazu gehört kein Wert, auch nicht {value}",
}
"""What argparse finds wrong."""
