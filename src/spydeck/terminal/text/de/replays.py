"""The terminal's sentences in German: replays and the rulebook."""

from __future__ import annotations

from collections.abc import Iterable

from spydeck.games.grammar.de import counted, quoted
from spydeck.terminal.text.de.playing import TYPE_HELP

REPLAY_HELP = "Enter: weiter.  z: zurück.  t: bis zum Ende von Stich, Zug oder Runde.  ?: mehr.  q: beenden."
REPLAY_TYPED = {
    "next": ("weiter", "w"),
    "back": ("zurück", "zurueck", "z"),
    "start": ("anfang",),
    "end": ("ende",),
    "seat": ("platz",),
    "all": ("alle", "offen", "open"),
    "help": ("hilfe",),
}
REPLAY_COMMANDS = (
    ("Enter, weiter", "der nächste Schritt"),
    ("z, zurück", "der Schritt davor"),
    ("t", "bis zum Ende von Stich, Zug oder Runde"),
    ("p", "zurück zum Ende davor"),
    ("anfang, ende", "zum ersten oder zum letzten Schritt"),
    ("eine Zahl", "zu diesem Schritt"),
    ("platz 2, ein Name", "nur zeigen, was man von diesem Platz aus wusste"),
    ("platz alle", "alle Handkarten zeigen"),
    ("sprache en", "die Sprache wechseln"),
    ("q, beenden", "aufhören"),
)
REPLAY_END = "Das ist das Ende.  z: zurück.  q: beenden."
REPLAY_START = "Das ist der Anfang.  Enter: weiter.  q: beenden."


def command(name: str, meaning: str) -> str:
    return f"  {name:<20}{meaning}"


def now_seen_by(name: str) -> str:
    return f"Du siehst jetzt, was {name} wusste."


ALL_HANDS = "Du siehst jetzt alle Handkarten."


def not_a_replay_command(typed: str, names: Iterable[str]) -> str:
    return f"{quoted(typed)} ist weder ein Befehl noch ein Name ({', '.join(names)}). {TYPE_HELP}"


def step(number: int, steps: int) -> str:
    return f"Schritt {number} von {steps}"


def steps(number: int) -> str:
    return f"Es gibt nur {counted(number, 'Schritt', 'Schritte')}."


def more_rules(game: str, prefix: str) -> str:
    return f"Alle Regeln: spydeck rules {game}   Eine einzelne: regel {prefix}-1"


def no_clause(name: str, first: str, last: str) -> str:
    return f"eine Regel {quoted(name)} gibt es nicht; die Regeln sind {first} bis {last}"
