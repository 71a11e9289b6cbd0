"""The terminal's sentences in German: starting, saving, and resuming games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from spydeck.errors import nearest
from spydeck.games.grammar.de import counted, joined, quoted
from spydeck.games.text_ui import Line
from spydeck.terminal.text.de.playing import _of_level, bot_name, title


def resumed(game: str, players: int) -> str:
    return f"{title(game, players)}, Fortsetzung"


def seats(own: int, others: Sequence[tuple[str, str]]) -> str:
    kinds = {bot for _, bot in others}
    listed = ", ".join(name if len(kinds) == 1 else f"{name} ({bot_name(bot)})" for name, bot in others)
    if len(others) == 1:
        return f"Du sitzt auf Platz {own + 1}, dir gegenüber: {others[0][0]} ({bot_name(others[0][1])})."
    all_bots = f" ({_of_level('lauter Bots', kinds.pop())})" if len(kinds) == 1 else ""
    return f"Du sitzt auf Platz {own + 1}. Im Uhrzeigersinn folgen {listed}{all_bots}."


PREPARING = "Die Bots bereiten sich vor; das dauert ein paar Sekunden."
SAVED_AS_YOU_PLAY = (
    "Jeder Zug wird gespeichert. Du kannst jederzeit aufhören; weiter geht es mit: spydeck play --resume"
)


def saved(command: str) -> list[Line]:
    return [[("", "Die Partie ist gespeichert. Später geht sie weiter mit:")], [("strong", f"  {command}")]]


def how_to_replay(command: str) -> str:
    return f"So siehst du die Partie noch einmal: {command}"


def cannot_save(folder: Path, reason: str | None) -> str:
    where = "nenne in SPYDECK_HOME einen anderen Ordner"
    return f"in {folder} lassen sich keine Partien speichern ({reason}); {where}"


def already_over(path: Path) -> str:
    return f"die Partie in {path} ist zu Ende; noch einmal ansehen: spydeck replay {path}"


def seat_name(seat: int) -> str:
    return f"Platz {seat + 1}"


def no_bot(name: str, bots: Sequence[str]) -> str:
    meant = nearest(name, bots)
    said = f" (meinst du {meant}?)" if meant else ""
    return f"einen Bot {quoted(name)} gibt es nicht{said}; es gibt: {', '.join(bots)}"


def wrong_number_of_bots(others: int, given: int) -> str:
    return f"nenne einen Bot für alle oder einen für jeden der {others} anderen Plätze, nicht {given}"


def bad_name(name: str, max_length: int) -> str:
    return (
        f"ein Name hat 1 bis {max_length} Zeichen, ohne Anführungszeichen und Kommas; "
        f"{quoted(name)} geht nicht"
    )


def bad_seat_tag(last: int) -> str:
    return f"in Seat muss ein Platz von 0 bis {last} stehen"


def changed_by_another_program(path: Path) -> str:
    return f"ein anderes Programm hat {path} geändert, deshalb wird diese Partie nicht darüber gespeichert"


def too_many_games(folder: Path) -> str:
    return f"in {folder} liegen zu viele Partien"


def not_text(path: Path) -> str:
    return f"{path} ist keine Textdatei und damit keine Aufzeichnung"


def no_unfinished_game(folder: Path) -> str:
    return f"in {folder} liegt keine angefangene Partie"


RELOAD = "Enter lädt die Partie, wie sie jetzt ist; mit q hörst du auf: "
WHICH_GAME = "Welche Partie? Enter: die erste, q: keine, oder eine Nummer: "
CHOOSE_A_NUMBER = "Gib eine der Nummern ein, mit denen die Zeilen oben anfangen."


def no_saved_game(folder: Path) -> str:
    return f"in {folder} liegt keine gespeicherte Partie; nenne eine Datei"


NO_GAME_CHOSEN = "keine Partie gewählt; nenne eine Datei oder eine Nummer aus: spydeck games"


def other_kind(number: int, *, scorepad: bool) -> str:
    if scorepad:
        return f"{number} ist ein Punkteblock; weiter geht es mit: spydeck score --resume {number}"
    return f"{number} ist eine Partie; weiter geht es mit: spydeck play --resume {number}"


def no_such_number(number: str, games: int) -> str:
    if not games:
        return f"eine Datei {number} gibt es nicht, und gespeichert ist keine Partie"
    listed = counted(games, "Partie", "Partien")
    return f"eine Datei {number} gibt es nicht, und spydeck games zeigt nur {listed}"


def saved_game(number: int, changed: datetime, title: str, standing: str) -> str:
    return f"{number:>3}  {changed:%d.%m.%Y %H:%M}  {title}: {standing}"


def standing(winners: Sequence[str], *, over: bool, scorepad: bool) -> str:
    if winners:
        return f"gewonnen von {joined(winners)}"
    return f"{'Punkteblock, ' if scorepad else ''}{'zu Ende' if over else 'angefangen'}"
