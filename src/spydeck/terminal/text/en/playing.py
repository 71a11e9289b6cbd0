"""The terminal's sentences in English: what players type and are asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spydeck.games.text_ui import Line

NO: Line = [("bad", "No. ")]
"""Stands before the reason for a refusal."""
TYPE_HELP = "Type ? for help."
YOU = "you"
"""The name of the reader's own seat."""
DEFAULT_NAME = "Player"
NICKNAMES = ("Heron", "Lynx", "Otter", "Raven", "Viper", "Wolf")
"""The names of bots at the table, in seat order."""


def bot_name(bot: str) -> str:
    return f"{bot} bot"


def title(game: str, players: int) -> str:
    return f"{game}, {players} players"


HELP = {
    "hint": "suggest what to do, and why; hint all compares everything that you can do",
    "moves": "list what you can do now",
    "full": "show the whole table before every question",
    "brief": "leave the table out before questions",
    "table": "show the whole table",
    "Enter": "show the question again, and discard a partial action",
    "rule": "show the rules in brief, or one clause, such as rule 1",
    "language": "change the language, as in language de",
}
"""What a person can type besides actions."""
TYPED: Mapping[str, Sequence[str]] = {"language": ("language", "sprache")}
"""What a person can type for a command in this language; the first word is listed. Its name works always."""
LEAVE_GAME = "leave; the game is saved"
MOVES_HEADING = "Your move, one of:"


def also(moves: bool) -> str:
    """Return the heading of the commands, after the moves or without any."""
    return "You can also type:" if moves else "You can type:"


def not_recognized(typed: str, examples: Line, *, close: bool) -> Line:
    """Return that something cannot be typed here, with a word close to it or with examples, if any."""
    advice = [("", " Did you mean " if close else " Try something like "), *examples]
    end = "? " if close else ". "
    added = [*advice, ("", end)] if examples else [("", " ")]
    return [("", f"{typed[:40]!r} is not recognized."), *added, ("", TYPE_HELP)]


def not_possible(typed: str, close: Line) -> Line:
    """Return that something cannot be typed there, with a word close to it, if any."""
    meant = [("", " Did you mean "), *close, ("", "?")] if close else []
    return [*NO, ("", f"{typed[:40]!r} is not possible there."), *meant]


def rest_of_action(partial: Line, question: str, words: Line) -> Line:
    return [*partial, ("", f": {question} "), *words, ("", ".")]


def complete_example(example: Line) -> Line:
    return [("faint", "  Or type all of it, like "), *example, ("faint", ". Press Enter to start over.")]


def like(example: Line) -> Line:
    return [("faint", "like "), *example]


def for_example(verb: str, example: Line) -> Line:
    """Return a verb with an example, for those who listen."""
    return [("", f"{verb}, for example: "), *example, ("", ".")] if example else [("", f"{verb}.")]


def verb_and_words(verb: str, words: Line) -> Line:
    """Return "play: B1 or B5."."""
    return [("strong", verb), ("", ": "), *words, ("", ".")] if words else [("strong", verb), ("", ".")]


def alternatives(things: Sequence[Line]) -> Line:
    """Return "pass, draft or field #1"."""
    line: Line = []
    for place, thing in enumerate(things):
        between = "" if not place else ", " if place < len(things) - 1 else " or "
        line += [("", between), *thing]
    return line


def command_help(name: str, words: str, *, plain: bool) -> Line:
    """Return a command with what it does."""
    return [("", f"{name}: {words}.")] if plain else [("strong", f"  {name:<10}"), ("", words)]


def how_to_read(clause: str) -> str:
    return f"  Type rule {clause} to read that rule, or ? for help."


def suggestion(action: Line, reason: Line, typed: Line) -> Line:
    """Return what is suggested, why, if a reason is known, and what to type, if it reads otherwise."""
    why = [("", " "), *reason] if reason else []
    take: Line = [("faint", " Press Enter to take it.")]
    if typed:
        take = [("faint", " Press Enter to take it, or type "), *typed, ("faint", ".")]
    return [("", "Suggestion: "), *action, ("", "."), *why, *take]


HINT_ALL = ("all",)
"""What follows `hint` for the whole table."""
HINT_USAGE = "Type hint for a suggestion, or hint all to compare everything that you can do."
SIMPLE_BOTS = "That is only the simple bot's advice."
REASONS_LATER: Line = [
    ("faint", "  Later hints are a strong bot's and say why: what they need is being compiled.")
]
NOT_COMPARED: Line = [("faint", "  Nothing was compared for this suggestion.")]
BEST = "best"
AS_GOOD = "= as good"
"""What marks an option that is within the noise of the best one."""
GIVE_OR_TAKE = ", give or take "


def spoken_mark(mark: str) -> str:
    """Return a mark for those who listen."""
    return "the best" if mark == BEST else "as good as the best"


def played_on(playouts: int, options: int, actions: int | None) -> str:
    """Return how often it was played on to compare options, and whether those are all."""
    start = f"  Played on {playouts} times in worlds that are possible for you; +- is the standard error."
    if actions == options:
        return start
    return f"{start} Compared: {options} of {'very many' if actions is None else actions} actions."


FULL = "The table is shown before every question."
BRIEF = "Questions come without the table. Type table to show it."
OUT_OF_GAME = "You are out of the game. You can watch the rest, or leave."
HOW_TO_WATCH: Line = [("", "Enter shows the next turn, end how the game ends; quit leaves.")]
WATCH_PROMPT = "Enter: next turn, end, quit> "
NO_MOVES: Line = [("", "You have nothing to decide now.")]
WHICH_PLAYER = "Which player"
YES = ("yes", "y")
"""What confirms an action that is doubtful."""
ARE_YOU_SURE: Line = [("strong", " Do it anyway?"), ("", " Type yes, or something else.")]


def languages(names: Sequence[str]) -> str:
    """Return which languages there are, from how each is called."""
    return f"The languages are: {', '.join(names)}. Change to one as in: language de"
