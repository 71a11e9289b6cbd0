"""Help for the flags of the other commands, in German."""

from __future__ import annotations

from collections.abc import Sequence

SHEET = "ein Blatt zum Ausdrucken"
SAVED_GAME = "eine gespeicherte Partie: eine Datei oder eine Nummer aus spydeck games (sonst: auswählen)"
RESUME_SCOREPAD = (
    "einen gespeicherten Punkteblock fortsetzen; ohne DATEI den neuesten, der noch nicht zu Ende ist"
)
SCORE_JSON = "den Punkteblock am Ende als JSON ausgeben; alles andere geht nach stderr"
REPLAY_JSON = "jeden Schritt als eine Zeile JSON ausgeben"
REPLAY_SEAT = "nur zeigen, was dieser Platz wusste, gezählt ab 0 (sonst: alle Karten)"
REVIEW_SEAT = "von welchem Platz die Züge beurteilt werden, gezählt ab 0 (sonst: deine)"
REVIEW_LEVEL = "die Stufe des Bots, der urteilt (sonst: hard)"
REVIEW_MOVES = "höchstens so viele Züge zeigen (sonst: 8)"
PUZZLES = {
    "rating": "nur Aufgaben dieser Schwierigkeit, von 1 (leicht) bis 4",
    "id": "nur diese Aufgabe",
    "file": "eigene Aufgaben, wie `mine` sie schreibt (sonst: die von Spydeck)",
    "list": "die Aufgaben auflisten, statt sie zu stellen",
    "number": "mine: wie viele (sonst: 10)",
    "seed": "mine: mit einer anderen Zahl aus anderen Partien (sonst: 1)",
    "output": "mine: in welche Datei (sonst: stdout)",
    "json": "jede Aufgabe mit ihrer Lösung als eine Zeile JSON ausgeben",
}
PLAYER_NAMES = "die Namen der Spieler"
RECORD = "die Aufzeichnung einer beendeten Partie: eine Datei oder eine Nummer aus spydeck games"
COMMITMENT = "die Festlegung, die du gesehen hast, bevor gegeben wurde"
PLAYING = {
    "seed": "gleiche Zahl, gleiche Partien, egal wie viele Prozesse (sonst: 1)",
    "budget": "wie viele Sekunden ein Bot für einen Zug hat, bevor ein anderer für ihn zieht (sonst: 10)",
    "workers": "wie viele Prozesse (sonst: einer je Prozessor)",
    "on": "in Prozessen dieses Rechners spielen oder auf einem Ray-Cluster (sonst: local)",
}
ARENA = {
    **PLAYING,
    "deals": "wie viele Kartenverteilungen bei jeder Sitzordnung; ganze Partien, wo es keine Runden "
    "gibt (sonst: 200)",
    "seatings": "pairs: je zwei Bots in jeder Mischung der Plätze; all: alle Bots in jeder Mischung; "
    "rotations: auf jedem Platz einer, reihum; alone: der erste Bot gegen jeden der anderen (sonst: pairs)",
    "out": "die Ergebnisse laufend in eine Datei schreiben und eine begonnene fortsetzen",
}
GENERATE = {
    **PLAYING,
    "deals": "wie viele Kartenverteilungen, jede einmal; ganze Partien, wo es keine Runden gibt "
    "(sonst: 1000)",
    "out": "der Ordner für die Daten; derselbe Befehl setzt einen begonnenen fort",
    "chunk": "Kartenverteilungen in einer Datei; eine unvollständige Datei wird neu gespielt (sonst: 100)",
}


def bots_to_measure(known: Sequence[str]) -> str:
    return (
        f"zwei oder mehr, mit Kommas: {', '.join(known)} (der alle Karten sieht) oder ein eigener als "
        "modul:Klasse"
    )


def bots_to_draw(known: Sequence[str]) -> str:
    return (
        f"einer oder mehr, mit Kommas: {', '.join(known)} oder ein eigener als modul:Klasse; für jeden Platz "
        "jeder Kartenverteilung wird einer davon ausgelost"
    )


BENCH = {
    "playouts": "zufällige Partien pro Sekunde",
    "server": "Züge pro Sekunde, die der Server speichert und verschickt",
    "bots": "Bots gegeneinander, auf jedem Platz einer; spydeck arena misst mehr",
}
SECONDS_OF_PART = "für jeden Teil; sonst: 20"
CROWD = "Verbindungen an einem Tisch, von denen die meisten zusehen (sonst: 177)"
FLOODS = "Züge messen, während andere den Server fluten, eine Flut nach der anderen (Linux)"
RATE = "wie viele Züge pro Sekunde kommen; sonst: 2000"
BOT_FOR_SEAT = "einer für jeden Platz"
DEALS_ROTATED = "Kartenverteilungen, jede mit den Bots reihum auf allen Plätzen; sonst: 500"


def one_clause(prefix: str) -> str:
    return f"eine einzelne Regel, z. B. {prefix}-14"
