"""What commands write when they have done their work, in German."""

from __future__ import annotations

from pathlib import Path

from spydeck.games.grammar.de import counted
from spydeck.language import cldr

# The list of saved games


def more_saved_games(number: int) -> str:
    return f"und {number} weitere; alle auflisten: spydeck games --all"


def nothing_saved(folder: Path) -> str:
    return f"In {folder} ist nichts gespeichert. Eine Partie beginnen: spydeck play"


def how_to_open(folder: Path) -> list[str]:
    return [
        f"Gespeichert in {folder}",
        "Eine Partie fortsetzen: spydeck play --resume NUMMER",
        "Einen Punkteblock fortsetzen: spydeck score --resume NUMMER",
        "Eine Partie noch einmal ansehen: spydeck replay NUMMER",
    ]


# Puzzles, data, and compiling


def puzzle_line(name: str, rating: int, players: int, title: str) -> str:
    return f"{name}  Schwierigkeit {rating}  {players} Spieler  {title}"


def mined(looked: int, found: int) -> str:
    positions, puzzles = counted(looked, "Stellung", "Stellungen"), counted(found, "Aufgabe", "Aufgaben")
    return f"{positions} angesehen, {puzzles} gefunden"


ARENA_PROGRESS = "Kartenverteilungen"
WARM = {
    "bots": "womit Bots denken",
    "positions": "Stellungen",
    "samples": "Stichproben verdeckter Karten",
    "search": "Suche",
    "games": "viele Partien zugleich",
    "opponents": "viele Partien zugleich gegen Bots",
    "playouts": "ganze zufällige Partien",
}
"""What `warm` compiles of a game."""


def generated(title: str, deals: int, rows: int, files: int, folder: Path) -> str:
    made = f"{counted(deals, 'Kartenverteilung', 'Kartenverteilungen')}, {counted(rows, 'Zeile', 'Zeilen')}"
    return f"{title}: {made} in {counted(files, 'Datei', 'Dateien')} in {folder}"


def compiling(title: str, part: str) -> str:
    return f"{title} kompilieren: {part} … "


def took(seconds: float) -> str:
    return f"{cldr.decimal(seconds, language='de')} s\n"


def nothing_to_compile(title: str) -> str:
    return f"bei {title} gibt es nichts zu kompilieren"


# The result of `verify`


def secret_matches(game: str, players: int) -> str:
    return f"{game}, {players} Spieler. Das Geheimnis passt zur Festlegung:"


def game_commitment(commitment: str) -> str:
    return f"  Partie    {commitment}"


def part_commitment(number: int, commitment: str) -> str:
    return f"  Runde {number:<3} {commitment}"


def recomputed(outcomes: int, parts: int) -> str:
    drawn = counted(outcomes, "Zufallsergebnis", "Zufallsergebnisse")
    where = counted(parts, "Runde", "Runden")
    return f"{drawn} in {where} aus dem Geheimnis nachgerechnet: alles stimmt. Die Festlegungen der Runden:"


COMMITMENT_NOT_GIVEN = (
    "Willst du sie mit der Festlegung vergleichen, die du vor der Partie gesehen hast, gib diese mit "
    "--commitment an."
)


def commitment_belongs_to(part: int | None, *, dealt: bool) -> str:
    if part is None:
        return "Die Festlegung, die du gesehen hast, gehört zur ganzen Partie."
    never = "" if dealt else ", die nie gegeben wurde"
    return f"Die Festlegung, die du gesehen hast, gehört zu Runde {part}{never}."


PROVEN = "Das zeigt, dass niemand eine Karte geändert hat, nachdem die Festlegung veröffentlicht war."
NOT_PROVEN = "Es zeigt nicht, wie das Geheimnis gewählt wurde und ob es jemand gesehen oder verraten hat."
