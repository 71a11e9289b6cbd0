"""The sentences of online play in German."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.de import counted, does, quoted, whom
from spydeck.games.grammar.de import joined as or_else
from spydeck.games.text_ui import Names
from spydeck.terminal.text.de import NICKNAMES, TYPE_HELP, bot_name, title

# Joining a table


CHOOSE_NAME = "wähle einen Namen: --name NAME"
RETURN_LATER = "Dein Platz bleibt dir; nach einer Weile spielt ein Bot für dich. So kommst du zurück:"


def daily(day: str, *, practice: bool) -> str:
    counts = (
        "Dieser Versuch zählt nicht."
        if practice
        else "Dieser Versuch zählt; Empfehlungen gibt es dabei nicht."
    )
    return f"Das Spiel des Tages vom {'.'.join(reversed(day.split('-')))}. {counts}"


def daily_standing(worse: int, same: int, others: int) -> str:
    if others == 0:
        return "Vor dir hat dieses Spiel noch niemand beendet."
    if others == 1:
        where = "liegt hinter dir" if worse else "ist gleichauf" if same else "liegt vor dir"
        return f"Bisher hat noch jemand zu Ende gespielt und {where}."
    return f"Von {others} anderen hinter dir: {worse}, gleichauf: {same}."


def daily_expert(points: int, *, won: bool) -> str:
    count = counted(points, "Punkt", "Punkte")
    return f"Der Bot der Stufe Experte auf deinem Platz: {count}{', gewonnen' if won else ''}."


def daily_result(address: str) -> str:
    return f"So lief es bei anderen: {address}"


def at_server(game: str, seats: int, server: str) -> str:
    return f"{title(game, seats)}, auf {server}"


def clock(seconds: float) -> str:
    units = (("Tag", "Tage", 86_400), ("Stunde", "Stunden", 3_600), ("Minute", "Minuten", 60))
    for one, other, length in units:
        if seconds % length == 0:
            return f"Zeit für jeden Zug: {counted(round(seconds / length), one, other)}."
    return f"Zeit für jeden Zug: {counted(round(seconds), 'Sekunde', 'Sekunden')}."


def you_are(name: str, *, spectator: bool) -> str:
    return f"Du heißt hier {name}{' und schaust zu' if spectator else ''}. {TYPE_HELP}"


def name_of_bot(seat: int, name: str) -> str:
    return f"Agent {NICKNAMES[seat]}"


def seat_name(seat: int) -> str:
    return f"Platz {seat + 1}"


# Commands


LEAVE_FOR_NOW = "vorerst gehen; dein Platz bleibt dir"
HELP = {
    "who": "wer wo sitzt",
    "link": "der Link, mit dem du andere einlädst",
    "say": "im Chat schreiben: eigene Worte oder einen der Sprüche, die „sagen“ allein zeigt",
    "start": "die Partie beginnen",
    "rematch": "noch einmal spielen",
    "sit": "einen Platz nehmen, etwa „setzen 2“",
    "stand": "deinen Platz aufgeben und zuschauen",
    "bot": "einen Platz einem Bot geben, etwa „bot 2“",
    "open": "einen Platz frei machen, etwa „frei 2“",
    "program": "ein Token für deinen eigenen Bot holen, etwa „programm 2 Rusty“",
    "withdraw": "eine verdeckte Antwort oder deinen Vorschlag zurücknehmen",
    "pause": "eine Pause vorschlagen",
    "draw": "ein Unentschieden vorschlagen",
    "finish": "vorschlagen, eine schon entschiedene Runde gleich zu beenden",
    "agree": "dem Vorschlag zustimmen",
    "disagree": "den Vorschlag ablehnen",
    "resume": "nach einer Pause weiterspielen",
    "back": "deinen Platz vom Bot zurücknehmen",
    "record": "die Aufzeichnung als Datei speichern",
    "leave": "den Tisch ganz verlassen",
}
TYPED = {
    "who": ("wer",),
    "say": ("sagen", "chat"),
    "start": ("start", "beginnen", "los"),
    "rematch": ("revanche",),
    "sit": ("setzen", "platz"),
    "stand": ("aufstehen",),
    "open": ("frei",),
    "program": ("programm",),
    "withdraw": ("zurücknehmen", "zuruecknehmen"),
    "draw": ("unentschieden", "remis"),
    "finish": ("abkürzen", "abkuerzen"),
    "agree": ("zustimmen",),
    "disagree": ("ablehnen",),
    "resume": ("fortsetzen",),
    "back": ("zurück", "zurueck"),
    "record": ("aufzeichnung",),
    "leave": ("verlassen",),
}
PROGRAM_NAME = "Programm"
NOTHING_SEALED = "Du hast gerade keine verdeckte Antwort."
NO_FINISHED_GAME = "an diesem Tisch ist noch keine Partie zu Ende"
LOCAL_LINK = "Er gilt nur auf diesem Rechner, oder in deinem Netz, wenn der Server mit --lan läuft."


def what_to_say(phrases: Sequence[str]) -> str:
    return f"sag etwas: mit eigenen Worten oder mit einem dieser Sprüche: {', '.join(phrases)}"


def seat_missing(last: int, command: str) -> str:
    return f"nenne einen Platz von 1 bis {last + 1}, etwa „{command} {last + 1}“"


def which_seat(last: int, typed: str) -> str:
    return f"nenne einen Platz von 1 bis {last + 1} oder wer dort sitzt, nicht {quoted(typed)}"


def program_access(socket: str, token: str) -> list[str]:
    return [f"Der Socket: {socket}", f"Das Token, nur dieses eine Mal zu sehen: {token}"]


def seat_line(seat: int, name: str | None, notes: Sequence[str], *, own: bool) -> str:
    holder = "du" if own else name or "frei"
    return f"  Platz {seat + 1}: {holder}" + (f" ({'; '.join(notes)})" if notes else "")


HOST_NOTE = "Gastgeber"
PROGRAM_NOTE = "Programm"
STAND_IN_NOTES = {
    "away": "weg, ein Bot spielt",
    "clock": "Bedenkzeit vorbei, ein Bot spielt",
    "left": "gegangen, ein Bot spielt",
}


def bot_note(bot: str | None) -> str:
    return "Bot" if bot is None else bot_name(bot)


def spectators(names: Sequence[str]) -> str:
    return f"  Es schauen zu: {', '.join(names)}"


def invitation(link: str) -> str:
    return f"Mit diesem Link kommen andere dazu: {link}"


def record_saved(replay: str, verify: str) -> list[str]:
    return [f"So siehst du die Partie noch einmal: {replay}", f"So prüfst du ihre Karten: {verify}"]


# What the person can do now


HOW_TO_RESUME = "Mit „fortsetzen“ geht es weiter."
OUT_OF_GAME = "Du bist ausgeschieden. Du kannst hier zuschauen oder mit „beenden“ gehen."
NOTHING_TO_DECIDE = f"Du hast gerade nichts zu entscheiden. {TYPE_HELP}"


def before_game(*, host: bool) -> str:
    start = (
        "Mit Enter geht es los; Bots nehmen die freien Plätze."
        if host
        else "Der Gastgeber beginnt die Partie."
    )
    return f"{start} {TYPE_HELP}"


def before_strangers_play(seconds: int) -> str:
    count = counted(seconds, "Sekunde", "Sekunden")
    return f"Die Partie beginnt in {count}; Bots nehmen die Plätze, die dann noch frei sind. {TYPE_HELP}"


WAITS_FOR_DEAL = "Du schaust zu. Zur nächsten Runde bekommst du den Platz eines Bots."


def after_game(*, seated: bool) -> str:
    again = "Enter: noch einmal spielen.  " if seated else ""
    return f"{again}aufzeichnung: die Partie als Datei speichern.  beenden: gehen."


def answer_early(answers: Sequence[str]) -> str:
    return (
        f"Du kannst schon antworten: {' oder '.join(answers)}. "
        "Die Antwort bleibt verdeckt, bis du gefragt wirst."
    )


def time_left(seconds: int, *, window: bool) -> str:
    sealed = " Erst dann werden alle Antworten aufgedeckt, wie schnell sie auch kamen." if window else ""
    return f"Du hast {counted(seconds, 'Sekunde', 'Sekunden')}.{sealed}"


def sealed(answer: str) -> str:
    return f"Verdeckt: {answer}. Du kannst es noch ändern oder mit „zurücknehmen“ zurückziehen."


# The connection


RECONNECTED = "Du bist wieder am Tisch."
TRUNCATED = "Manches, was inzwischen geschah, wird nicht gezeigt."
CONNECTION_LOST = "Die Verbindung ist weg. Neuer Versuch …"
NO_GAME = "an diesem Tisch hat noch keine Partie begonnen"
BOT_THINKS = "der Bot überlegt noch: frag gleich noch einmal, oder spiel ohne Hinweis"
UNEXPECTED_REPLY = "die Antwort des Servers ist unverständlich"


# Events of a table; members are named by `member_name`, seats by the names of the seats


PAUSED = "Die Partie macht Pause."
GAME_RESUMED = "Die Partie geht weiter."
DRAWN = "Die Partie ist zu Ende: Alle haben sich auf ein Unentschieden geeinigt."
LAPSED = "Der Vorschlag ist hinfällig."
FINISHING = "Alle sind einverstanden: Der Rest dieser Runde wird sofort gespielt."
REMATCH = "Am Tisch kann eine neue Partie beginnen."
YOU = "Du"
NOBODY = "Niemand"


def member_name(member: int) -> str:
    return f"Mitglied {member}"


def joined(name: str) -> str:
    return f"{name} kommt an den Tisch."


def renamed(before: str, name: str) -> str:
    return f"{before} heißt jetzt {name}."


def removed(name: str) -> str:
    return f"{name} musste den Tisch verlassen; so wollte es der Gastgeber."


def left(name: str) -> str:
    return f"{name} hat den Tisch verlassen."


def is_host(name: str, *, own: bool) -> str:
    return f"{name} {'bist' if own else 'ist'} jetzt Gastgeber."


def seat_opened(seat: int) -> str:
    return f"Platz {seat + 1} ist frei."


def seat_to_bot(seat: int, bot: str) -> str:
    return f"Auf Platz {seat + 1} sitzt jetzt ein {bot_name(bot)}."


def seat_to_program(seat: int, name: str) -> str:
    return f"Platz {seat + 1} ist für das Programm {name} reserviert."


def seat_taken(seat: int, name: str, *, own: bool) -> str:
    return f"{name} {'setzt dich' if own else 'setzt sich'} auf Platz {seat + 1}."


def game_started(number: int, commitment: str) -> str:
    return f"Partie {number} beginnt. Die Festlegung ihrer Karten: {commitment}"


STAND_INS = {
    "away": ("ist weg", "bist weg"),
    "clock": ("hat zu lange überlegt", "hast zu lange überlegt"),
    "left": ("ist gegangen", "bist gegangen"),
}


def stood_in(names: Names, seat: int, why: str) -> str:
    return f"{does(names, seat, *STAND_INS[why])}: Ein Bot übernimmt."


def returned(names: Names, seat: int) -> str:
    return f"{does(names, seat, 'ist', 'bist')} wieder dabei."


_PROPOSALS = {
    "pause": "eine Pause vor",
    "draw": "ein Unentschieden vor",
    "finish": "vor, diese Runde gleich zu beenden",
}


def proposed(names: Names, seat: int, what: str) -> str:
    start = does(names, seat, "schlägt", "schlägst")
    return f"{start} {_PROPOSALS[what]}. Dazu gibt man „zustimmen“ oder „ablehnen“ ein."


def withdrawn(names: Names, seat: int) -> str:
    return f"{does(names, seat, 'zieht', 'ziehst')} den Vorschlag zurück."


def waits(names: Names, seats: Sequence[int]) -> str:
    people = or_else([whom(names, seat) for seat in seats], "or")
    how = " Mit „zurück“ spielst du weiter." if names.own in seats else ""
    return f"Seit zwei Zügen hat niemand mehr gespielt. Die Partie wartet auf {people}.{how}"


def answered(names: Names, seat: int, *, agree: bool) -> str:
    if agree:
        return f"{does(names, seat, 'stimmt', 'stimmst')} zu."
    return f"{does(names, seat, 'lehnt', 'lehnst')} ab."


def chat(name: str, words: str) -> str:
    return f"{name}: {words}"


_PHRASES = {
    "hello": "Hallo!",
    "good-luck": "Viel Glück!",
    "well-played": "Gut gespielt!",
    "thank-you": "Danke!",
    "sorry": "Tut mir leid!",
    "oops": "Hoppla!",
    "nice-one": "Schöner Zug!",
    "hurry-please": "Bitte etwas schneller!",
    "one-moment": "Einen Moment bitte!",
    "good-game": "Schöne Partie!",
    "again": "Noch einmal?",
    "goodbye": "Tschüss!",
}


def phrase(name: str) -> str:
    return _PHRASES.get(name, name.replace("-", " "))


def phrase_typed(name: str) -> str:
    return phrase(name).rstrip("!?").lower()
