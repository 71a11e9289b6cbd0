"""The terminal's sentences in German."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from spydeck.errors import SpydeckError
from spydeck.games.grammar.de import counted, joined, quoted
from spydeck.games.text_ui import Line

NO: Line = [("bad", "Nein. ")]
TYPE_HELP = "„?“ zeigt die Hilfe."
YOU = "du"
DEFAULT_NAME = "Spieler"
NICKNAMES = ("Reiher", "Luchs", "Otter", "Rabe", "Viper", "Wolf")

DECIMAL_POINT = ","

_LEVELS = {"easy": "Leicht", "medium": "Mittel", "hard": "Schwer", "expert": "Experte"}


def _of_level(noun: str, bot: str) -> str:
    return f"{noun} der Stufe {_LEVELS[bot]}" if bot in _LEVELS else f"{noun} „{bot}“"


def bot_name(bot: str) -> str:
    return _of_level("Bot", bot)


def title(game: str, players: int) -> str:
    return f"{game}, {players} Spieler"


# Actions and commands


HELP = {
    "hint": "was ein starker Bot täte, und warum; „hinweis alles“ vergleicht alles, was möglich ist",
    "moves": "was du jetzt tun kannst",
    "full": "vor jeder Frage den ganzen Tisch zeigen",
    "brief": "den Tisch vor Fragen weglassen",
    "table": "den ganzen Tisch zeigen",
    "Enter": "die Frage noch einmal zeigen und einen angefangenen Zug verwerfen",
    "rule": "die Regeln in Kürze, oder eine einzelne Regel, etwa „regel 1“",
    "language": "die Sprache wechseln, etwa „sprache en“",
}
TYPED = {
    "hint": ("hinweis", "empfehlung", "rat"),
    "moves": ("züge", "zuege"),
    "full": ("ausführlich", "ausfuehrlich"),
    "brief": ("kurz",),
    "table": ("tisch",),
    "rule": ("regel",),
    "rules": ("regeln",),
    "help": ("hilfe",),
    "language": ("sprache",),
    "next": ("nächste", "naechste", "überspringen", "ueberspringen"),
    "end": ("ende",),
    "undo": ("zurück", "zurueck", "rückgängig", "rueckgaengig"),
}
LEAVE_GAME = "aufhören; die Partie ist gespeichert"
MOVES_HEADING = "Du bist am Zug. Möglich ist:"


def also(moves: bool) -> str:
    return "Außerdem kannst du eingeben:" if moves else "Du kannst eingeben:"


def not_recognized(typed: str, examples: Line, *, close: bool) -> Line:
    start = f"{quoted(typed)} gibt es hier nicht."
    if not examples:
        return [("", f"{start} {TYPE_HELP}")]
    advice, end = (" Meinst du ", "? ") if close else (" Möglich ist zum Beispiel: ", ". ")
    return [("", start), ("", advice), *examples, ("", end), ("", TYPE_HELP)]


def not_possible(typed: str) -> Line:
    return [*NO, ("", f"{quoted(typed)} geht hier nicht.")]


def rest_of_action(partial: Line, question: str, words: Line) -> Line:
    return [*partial, ("", f": {question} "), *words, ("", ".")]


def complete_example(example: Line) -> Line:
    return [("faint", "  Oder alles auf einmal, etwa "), *example, ("faint", ". Enter bricht ab.")]


def like(example: Line) -> Line:
    return [("faint", "etwa "), *example]


def for_example(verb: str, example: Line) -> Line:
    return [("", f"{verb}, zum Beispiel: "), *example, ("", ".")] if example else [("", f"{verb}.")]


def verb_and_words(verb: str, words: Line) -> Line:
    return [("strong", verb), ("", ": "), *words, ("", ".")] if words else [("strong", verb), ("", ".")]


def alternatives(things: Sequence[Line]) -> Line:
    line: Line = []
    for place, thing in enumerate(things):
        between = "" if not place else ", " if place < len(things) - 1 else " oder "
        line += [("", between), *thing]
    return line


def command_help(name: str, words: str, *, plain: bool) -> Line:
    return [("", f"{name}: {words}.")] if plain else [("strong", f"  {name:<15}"), ("", words)]


def how_to_read(clause: str) -> str:
    return f"  Die Regel liest du mit „regel {clause}“, die Hilfe mit „?“."


def suggestion(action: Line, reason: Line) -> Line:
    why = [("", " "), *reason] if reason else []
    return [("", "Empfehlung: "), *action, ("", "."), *why, ("faint", " Enter übernimmt sie.")]


HINT_ALL = ("alles", "all")
HINT_USAGE = "„hinweis“ gibt eine Empfehlung, „hinweis alles“ vergleicht alles, was möglich ist."
REASONS_LATER: Line = [
    ("faint", "  Warum, sagen erst spätere Hinweise: Das Programm dafür wird noch übersetzt.")
]
NOT_COMPARED: Line = [("faint", "  Für diese Empfehlung wurde nichts verglichen.")]
BEST = "am besten"
AS_GOOD = "= genauso gut"
GIVE_OR_TAKE = ", plus/minus "


def spoken_mark(mark: str) -> str:
    return "am besten" if mark == BEST else "genauso gut wie das Beste"


def played_on(playouts: int, options: int, actions: int | None) -> str:
    start = (
        f"  {playouts} Mal weitergespielt, mit Karten, wie sie für dich liegen könnten; "
        "+- ist der Standardfehler."
    )
    if actions == options:
        return start
    return f"{start} Verglichen: {options} von {'sehr vielen' if actions is None else actions} Zügen."


FULL = "Vor jeder Frage steht jetzt der Tisch."
BRIEF = "Fragen kommen jetzt ohne den Tisch. „tisch“ zeigt ihn."
OUT_OF_GAME = "Du bist ausgeschieden. Du kannst zuschauen oder aufhören."
HOW_TO_WATCH: Line = [
    ("", "Enter zeigt den nächsten Zug, „ende“ zeigt, wie es ausgeht; mit „beenden“ hörst du auf.")
]
WATCH_PROMPT = "Enter: nächster Zug, ende, beenden> "
NO_MOVES: Line = [("", "Du hast gerade nichts zu entscheiden.")]
WHICH_PLAYER = "Wer genau"
YES = ("ja", "j", "yes", "y")
ARE_YOU_SURE: Line = [("strong", " Wirklich?"), ("", " Gib „ja“ ein oder etwas anderes.")]


def languages(names: Sequence[str]) -> str:
    return f"Diese Sprachen gibt es: {', '.join(names)}. Du wechselst zum Beispiel mit „sprache en“."


# Starting, resuming, and leaving a game


def resumed(game: str, players: int) -> str:
    return f"{title(game, players)}, Fortsetzung"


def seats(own: int, others: Sequence[tuple[str, str]]) -> str:
    kinds = {bot for _, bot in others}
    listed = ", ".join(name if len(kinds) == 1 else f"{name} ({bot_name(bot)})" for name, bot in others)
    if len(others) == 1:
        return f"Du sitzt auf Platz {own}, dir gegenüber: {others[0][0]} ({bot_name(others[0][1])})."
    all_bots = f" ({_of_level('lauter Bots', kinds.pop())})" if len(kinds) == 1 else ""
    return f"Du sitzt auf Platz {own}. Im Uhrzeigersinn folgen {listed}{all_bots}."


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


# Seats and saved games


def seat_name(seat: int) -> str:
    return f"Platz {seat}"


def no_seat(seat: int, last: int) -> str:
    return f"einen Platz {seat} gibt es nicht; es gibt die Plätze 0 bis {last}"


def no_bot(name: str, bots: Sequence[str]) -> str:
    return f"einen Bot {quoted(name)} gibt es nicht; es gibt: {', '.join(bots)}"


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


# Replays


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


# The rulebook


def more_rules(game: str, prefix: str) -> str:
    return f"Alle Regeln: spydeck rules {game}   Eine einzelne: regel {prefix}-1"


def no_clause(name: str, first: str, last: str) -> str:
    return f"eine Regel {quoted(name)} gibt es nicht; die Regeln sind {first} bis {last}"


# The scorepad


SCORE_HELP = (
    "„zurück“ nimmt den letzten Eintrag zurück, „?“ zeigt die Hilfe, „ende“ hört auf. "
    "Jeder Eintrag wird gespeichert."
)
NOT_A_SCOREPAD = "das ist kein gespeicherter Punkteblock"
SCORE_USAGE = "So trägst du ein:"
SCORE_OVER = "Mit „zurück“ berichtigst du den letzten Eintrag, mit „ende“ hörst du auf."
UNDONE = "Der letzte Eintrag ist zurückgenommen."
NOTHING_TO_UNDO = "Es gibt nichts zurückzunehmen."
SAME_NAMES = "zwei Spieler heißen gleich"


def scorepad(game: str) -> str:
    return f"Punkteblock für {game}"


def scorepad_saved(path: Path) -> str:
    return f"Weiter geht es mit: spydeck score --resume {shlex.quote(str(path))}"


def judged(done: int, total: int) -> str:
    return f"{done} von {counted(total, 'Entscheidung', 'Entscheidungen')} beurteilt"


def review_heading(player: str, level: str, decisions: int, costly: int) -> str:
    judged_by = (
        f"Analyse für {player}, beurteilt von einem {bot_name(level)} "
        "nach dem, was man auf diesem Platz wusste"
    )
    chosen = counted(decisions, "Entscheidung", "Entscheidungen")
    if not costly:
        return f"{judged_by}: Von {chosen} war keine klar schlechter als die beste."
    shown = "die teuerste" if costly == 1 else f"die {costly} teuersten"
    return f"{judged_by}: {shown} von {chosen}."


def reviewed_move(number: int, step: int, action: str, better: str) -> str:
    return f"{number}. Schritt {step}: {action}. Besser: {better}."


SKIP_PUZZLE = "diese Aufgabe auslassen"
LEAVE_PUZZLES = "aufhören"
NEXT_PUZZLE = "Enter: nächste Aufgabe, beenden> "
LEAVING = ("beenden", "ende", "quit", "q", "exit")


def puzzle_heading(title: str, name: str, rating: int, most: int) -> str:
    return f"{title}, Aufgabe {name}, Schwierigkeit {rating} von {most}. Was tust du?"


def judgement(best: Line, *, right: bool, best_one: bool) -> Line:
    if right:
        if best_one:
            return [("good", "Richtig.")]
        return [("good", "Richtig"), ("", ", genauso gut ist: "), *best, ("", ".")]
    return [*NO, ("", "Besser: "), *best, ("", ".")]


def puzzles_solved(solved: int, asked: int) -> str:
    return f"{solved} von {counted(asked, 'Aufgabe', 'Aufgaben')} gelöst."


def no_unfinished_scorepad(folder: Path) -> str:
    return f"in {folder} liegt kein angefangener Punkteblock"


def entry_does_not_fit(number: int, reason: SpydeckError) -> str:
    return f"Eintrag {number} passt nicht: {reason}"


def no_scorepad(game: str) -> str:
    return f"für {game} gibt es keinen Punkteblock"


def player_label(seat: int) -> str:
    return f"P{seat}"


def wrong_number_of_names(players: int, given: int) -> str:
    return f"nenne {players} Namen, einen für jeden Spieler, nicht {given}"
