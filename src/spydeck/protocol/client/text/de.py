"""Die Sätze des Clients auf Deutsch."""

from __future__ import annotations

from spydeck.errors import shown

NAME_NEEDED = "such dir zuerst einen Namen aus"
NO_TABLE_IN_LINK = "dieser Link führt zu einem Server, aber nicht an einen Tisch"
NOT_OPEN = "die Verbindung ist nicht offen; betritt sie mit `with`"
NO_ANSWER = "keine Antwort"
NO_REPLY = "der Server hat noch nicht geantwortet"
CLOSED = "der Server hat die Verbindung getrennt"
STOPPING = "der Server wird gerade beendet"
OTHER_VERSION = "der Server spricht eine andere Version des Protokolls"


def bad_name(name: str, max_length: int) -> str:
    return f"ein Name hat 1 bis {max_length} druckbare Zeichen; {shown(name)} geht nicht"


def bad_link(text: str) -> str:
    return (
        f"{shown(text)} ist kein Link zu einem Tisch; so ein Link sieht aus wie "
        "http://127.0.0.1:7707/join/... oder http://127.0.0.1:7707/table/..."
    )


def unreachable(address: str, reason: object) -> str:
    return f"{address} ist nicht zu erreichen: {reason}"


def gave_up(address: str, reason: object) -> str:
    return f"{address} antwortet nicht mehr: {reason}"


def unknown_server(address: str) -> str:
    return f"unter {address} antwortet kein Server dieser Version"


def no_reason(status: int) -> str:
    return f"der Server hat mit Status {status} geantwortet, ohne einen Grund zu nennen"
