"""The commands, and command lines to imitate, in German."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spydeck.games.grammar.de import joined

DESCRIPTION = "Spiele drei Agenten-Kartenspiele und lerne sie kennen."
COMMANDS = {
    "play": "gegen Bots spielen, eine Partie fortsetzen oder auf einem Server mitspielen",
    "serve": "Tische für Browser, Terminals und Bots bereitstellen",
    "rules": "ein Regelheft lesen oder eine einzelne Regel daraus",
    "games": "gespeicherte Partien und Punkteblöcke auflisten",
    "replay": "eine gespeicherte Partie Schritt für Schritt ansehen",
    "review": "zeigen, welche Züge einer gespeicherten Partie am meisten gekostet haben",
    "puzzles": "Stellungen aus Partien von Bots lösen oder neue suchen",
    "score": "bei einem Spiel mit echten Karten die Punkte aufschreiben",
    "verify": "prüfen, dass an den Karten einer beendeten Partie nichts geändert wurde",
    "arena": "Bots gegeneinander spielen lassen, jeder mit den Karten von jedem Platz",
    "generate": "Bots spielen lassen und jede Stellung als Lerndaten speichern",
    "bench": "die Geschwindigkeit oder die Stärke von Bots messen",
    "warm": "die Programme der Spiele vorab kompilieren",
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
        "spydeck serve --public-url https://karten.example.org",
        "spydeck serve --nodes 4 --database postgresql://karten@127.0.0.1/karten",
    ),
    "rules": ("spydeck rules spycard", "spydeck rules black-spy BS-14", "spydeck rules spycard --reminder"),
    "games": ("spydeck games", "spydeck games --json"),
    "review": ("spydeck review", "spydeck review partie.spydeck --seat 2 --level expert"),
    "puzzles": (
        "spydeck puzzles",
        "spydeck puzzles spycard --rating 2",
        "spydeck puzzles mine spy-tricks --number 20 --seed 7 --output aufgaben.jsonl",
    ),
    "replay": ("spydeck replay", "spydeck replay 1", "spydeck replay partie.spydeck --seat 2"),
    "score": (
        "spydeck score black-spy --names Anna Ben Clara",
        "spydeck score spy-tricks --players 3",
        "spydeck score --resume",
    ),
    "verify": ("spydeck verify partie.spydeck", "spydeck verify partie.spydeck --commitment 5f3a..."),
    "arena": (
        "spydeck arena black-spy --bots sensible,random",
        "spydeck arena spy-tricks --bots sensible,mein_modul:MeinBot --deals 1000 --out ergebnisse.jsonl",
    ),
    "generate": (
        "spydeck generate black-spy --bots sensible --deals 10000 --out daten",
        "spydeck generate spy-tricks --bots sensible,mein_modul:MeinBot --players 3 --out daten",
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
    return "\n".join(["Beispiele:", *(f"  {line}" for line in lines)])


def description(command: str) -> str:
    """Return what a command does as a sentence."""
    text = COMMANDS[command]
    return text[0].upper() + text[1:] + "."


# The frame of every help


USAGE = "Aufruf: "
ARGUMENTS = "Argumente"
OPTIONS = "Optionen"
HELP = "diese Hilfe zeigen"
VERSION = "die Version zeigen"
METAVARS: Mapping[str, str] = {
    "COMMAND": "BEFEHL",
    "WHAT": "WAS",
    "GAME": "SPIEL",
    "[mine] GAME": "[mine] SPIEL",
    "CLAUSE": "REGEL",
    "FILE": "DATEI",
    "DIR": "ORDNER",
    "RECORD": "DATEI",
    "ADDRESS": "ADRESSE",
    "LANGUAGE": "SPRACHE",
}
"""What stands for values, by its English name, where it is another."""


def language(codes: Iterable[str]) -> str:
    return f"{joined(list(codes), 'or')} (sonst: die Sprache deines Systems)"
