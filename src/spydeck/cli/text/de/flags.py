"""Help for the flags of several commands, of `play`, and of `serve`, in German."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spydeck.games.grammar.de import joined

# Help that several commands share


PLAIN = "für Screenreader: ausgeschriebene Wörter, keine Farben"
JSON = "das Ergebnis als JSON ausgeben"
COMPLETION = "das Skript ausgeben, mit dem eine Shell Befehle ergänzt"
ALL_GAMES = "alle auflisten, nicht nur die neuesten"


def default(value: object) -> str:
    return f"sonst: {value}"


def listed(values: Iterable[str]) -> str:
    return joined(list(values), "or")


def options_of(game: str) -> str:
    return f"Optionen von {game}"


def option(help_text: str, choices: Sequence[str]) -> str:
    return f"{help_text}: {', '.join(choices)}" if choices else help_text


# Help for `play`


OTHER_GAMES = "Andere Spiele, Spielerzahlen, Varianten und Bots: spydeck play --help"
OTHER_BOTS = "Andere Bots, auch für spätere Partien: spydeck play --bots hard"
SEAT = "dein Platz, gezählt ab 0 (sonst: 0)"
SEED = "jedes Mal dieselben Karten geben, mit denselben Bots"
NAME = "dein Name (sonst: Spieler; auf einem Server der Name, den du dort zuletzt hattest)"
MEMORY = "verbergen, was man sich merken kann, etwa Agenten, die wieder verdeckt sind"
RESUME = (
    "eine gespeicherte Partie fortsetzen: eine Datei oder eine Nummer aus spydeck games; ohne DATEI wählst "
    "du eine, die noch nicht zu Ende ist (durch eine Pipe geht die neueste weiter)"
)
JOIN = (
    "auf einem Server spielen: mit einem Einladungslink, dem Link eines Tisches oder, um einen Tisch zu "
    "eröffnen, mit der Adresse des Servers"
)
NOW = "mit --join und der Adresse eines Servers: mit Fremden spielen, und mit Bots, wo niemand kommt"
DAILY = "mit --join und der Adresse eines Servers: das Spiel des Tages spielen, das für alle gleich ist"


def game_and_default(games: Iterable[str], usual: str) -> str:
    return f"{joined(list(games), 'or')} (sonst: {usual})"


def players(minimum: int, maximum: int, usual: int) -> str:
    return f"{minimum} bis {maximum} (sonst: {usual})"


def bots(kinds: Iterable[str]) -> str:
    usual = "die zuletzt für alle genannten; in der ersten Partie easy, danach medium"
    return f"einer für alle anderen Plätze oder einer für jeden: {joined(list(kinds), 'or')} (sonst: {usual})"


# Help for `serve`


DATABASE = "sqlite:///DATEI oder postgresql://... (sonst: eine Datei in deinem Datenordner)"
PUBLIC_URL = "die Adresse, die Browser und Terminals verwenden, mit TLS"
SOCKET = "stattdessen an der Datei eines Unix-Sockets lauschen, für einen Proxy"
PROXY = "der Proxy, dem der Server die Adressen der Gäste glaubt"
MONITOR = "eine Adresse, die außer diesem Rechner /metrics lesen darf"
PUSH_SERVICE = (
    "die URL eines weiteren Dienstes, über den Benachrichtigungen verschickt werden dürfen; auch mehrmals"
)
WORKERS = "Prozesse für Bots (sonst: 1)"
NODES = "Prozesse, die Tische aus einer gemeinsamen PostgreSQL-Datenbank bereitstellen (sonst: 1)"
BENCH_DATABASE = "eine Datenbank statt einer Datei auf Zeit; mehrere Prozesse brauchen PostgreSQL"
REDIS = "Grenzen für alle Prozesse gemeinsam in diesem Redis-Server zählen"
NODE_ADDRESS = "Host und Port, unter denen andere Prozesse an der Datenbank diesen erreichen"
LIMIT = "eine Grenze ändern, z. B. tables_per_address=500"
LAN = "Handys in deinem Netz mit einem QR-Code mitspielen lassen"
OPEN = "die Seite im Browser öffnen"


def listen_on(usual: str) -> str:
    return f"die Adresse, unter der der Server erreichbar ist (sonst: {usual})"
