"""The reminder sheet of SC-34: agendas, suit abilities, special agents on one screen or one page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spydeck.games.spycard.cards import AGENDA_TEXTS, agendas_in_game
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class ReminderWords:
    """What the reminder says in a language."""

    aims: Mapping[str, str]
    """What each agenda requires (SC-32), with `{twice_players}` for twice the players who started."""
    abilities: Mapping[str, str]
    """What each ability does, by its name."""
    special: Mapping[str, str]
    """What each special agent does, by its name."""
    agendas_heading: str
    abilities_heading: str
    special_heading: str
    abilities_and_special: str
    win: str
    bluff: str
    turn: str
    sheet_title: str
    sheet_note: str
    """What X and the star mean on the sheet."""
    sheet_end: tuple[str, ...]
    """The last lines of the sheet."""


def reminder(words: ReminderWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the reminder for this game, with the seat's own agenda marked."""
    own = view.get("agenda")
    lines: list[Line] = [[("strong", f"{words.agendas_heading} {words.win}")]]
    for agenda in view["agendas"]:
        mark = ">" if agenda == own else " "
        lines.append([("good" if agenda == own else "", f"{mark} {agenda}  {aim(words, view, agenda)}")])
    return [*lines, *rest_of_reminder(words)]


def rest_of_reminder(words: ReminderWords) -> list[Line]:
    """Return abilities and special agents, the same in every game."""
    width = max(map(len, (*words.abilities, *words.special)))
    lines: list[Line] = [[("strong", f"{words.abilities_heading} "), ("", words.bluff)]]
    lines += [[("", f"  {name:{width}}  {text}")] for name, text in words.abilities.items()]
    lines.append([("strong", words.special_heading)])
    lines += [[("", f"  {name:{width}}  {text}")] for name, text in words.special.items()]
    return [*lines, [("strong", words.turn)]]


def aim(words: ReminderWords, view: JsonObject, agenda: str) -> str:
    """Return what an agenda requires in this game (SC-32)."""
    return words.aims[agenda].format(twice_players=2 * view["options"]["players"])


def sheet(words: ReminderWords) -> str:
    """Return the reminder sheet to print, for three to five players."""
    lines = [words.sheet_title, "", f"{words.agendas_heading} {words.win}"]
    for place, agenda in enumerate(AGENDA_TEXTS):
        mark = "*" if place >= agendas_in_game(3) else " "
        lines.append(f"  {agenda}{mark} {words.aims[agenda].format(twice_players='X')}")
    lines += [f"  {words.sheet_note}", ""]
    lines += ["".join(text for _, text in line) for line in rest_of_reminder(words)]
    return "\n".join([*lines, "", *words.sheet_end, ""])
