"""The terminal's sentences in German: what players type and are asked."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.de import quoted
from spydeck.games.text_ui import Line

NO: Line = [("bad", "Nein. ")]
TYPE_HELP = "„?“ zeigt die Hilfe."
YOU = "du"
DEFAULT_NAME = "Spieler"
NICKNAMES = ("Reiher", "Luchs", "Otter", "Rabe", "Viper", "Wolf")
_LEVELS = {"easy": "Leicht", "medium": "Mittel", "hard": "Schwer", "expert": "Experte"}


def _of_level(noun: str, bot: str) -> str:
    return f"{noun} der Stufe {_LEVELS[bot]}" if bot in _LEVELS else f"{noun} „{bot}“"


def bot_name(bot: str) -> str:
    return _of_level("Bot", bot)


def title(game: str, players: int) -> str:
    return f"{game}, {players} Spieler"


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
    "change": ("ändern", "aendern", "ändere", "aendere"),
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


def not_possible(typed: str, close: Line) -> Line:
    meant = [("", " Meinst du "), *close, ("", "?")] if close else []
    return [*NO, ("", f"{quoted(typed)} geht hier nicht."), *meant]


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


def suggestion(action: Line, reason: Line, typed: Line) -> Line:
    why = [("", " "), *reason] if reason else []
    take: Line = [("faint", " Enter übernimmt sie.")]
    if typed:
        take = [("faint", " Enter übernimmt sie, ebenso "), *typed, ("faint", ".")]
    return [("", "Empfehlung: "), *action, ("", "."), *why, *take]


HINT_ALL = ("alles", "all")
HINT_USAGE = "„hinweis“ gibt eine Empfehlung, „hinweis alles“ vergleicht alles, was möglich ist."
SIMPLE_BOTS = "Das ist nur der Rat des einfachen Bots."
REASONS_LATER: Line = [
    (
        "faint",
        "  Spätere Hinweise sind von einem starken Bot und sagen, warum: Spydeck bereitet sich noch vor.",
    )
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
