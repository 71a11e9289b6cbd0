"""The terminal's sentences in English."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from spydeck.errors import SpydeckError, shown
from spydeck.games.grammar.en import counted, joined
from spydeck.games.text_ui import Line

NO: Line = [("bad", "No. ")]
"""Stands before the reason for a refusal."""
TYPE_HELP = "Type ? for help."
YOU = "you"
"""The name of the reader's own seat."""
DEFAULT_NAME = "Player"
NICKNAMES = ("Heron", "Lynx", "Otter", "Raven", "Viper", "Wolf")
"""The names of bots at the table, in seat order."""
DECIMAL_POINT = "."


def bot_name(bot: str) -> str:
    return f"{bot} bot"


def title(game: str, players: int) -> str:
    return f"{game}, {players} players"


# Actions and commands


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
    return [("", f"{typed[:40]!a} is not recognized."), *added, ("", TYPE_HELP)]


def not_possible(typed: str) -> Line:
    return [*NO, ("", f"{typed[:40]!a} is not possible there.")]


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


def suggestion(action: Line, reason: Line) -> Line:
    """Return what is suggested, and why, if a reason is known."""
    why = [("", " "), *reason] if reason else []
    return [("", "Suggestion: "), *action, ("", "."), *why, ("faint", " Press Enter to take it.")]


HINT_ALL = ("all",)
"""What follows `hint` for the whole table."""
HINT_USAGE = "Type hint for a suggestion, or hint all to compare everything that you can do."
REASONS_LATER: Line = [("faint", "  Later hints say why: what they need is being compiled.")]
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


# Starting, resuming, and leaving a game


def resumed(game: str, players: int) -> str:
    return f"{title(game, players)}, resumed"


def seats(own: int, others: Sequence[tuple[str, str]]) -> str:
    """Return who sits where, from the names and bots of the other seats, clockwise."""
    kinds = {bot for _, bot in others}
    listed = ", ".join(name if len(kinds) == 1 else f"{name} ({bot_name(bot)})" for name, bot in others)
    all_bots = f" (all {kinds.pop()} bots)" if len(kinds) == 1 else ""
    return f"You sit in seat {own}. From your left: {listed}{all_bots}."


PREPARING = "The bots get ready to think, which takes seconds."
SAVED_AS_YOU_PLAY = "Every move is saved. Quit at any time; to continue: spydeck play --resume"


def saved(command: str) -> list[Line]:
    return [[("", "The game is saved. To continue it later:")], [("strong", f"  {command}")]]


def how_to_replay(command: str) -> str:
    return f"To replay the game: {command}"


def cannot_save(folder: Path, reason: str | None) -> str:
    return f"cannot save games in {folder} ({reason}); set SPYDECK_HOME to another folder"


def already_over(path: Path) -> str:
    return f"the game in {path} is over; to replay it: spydeck replay {path}"


# Seats and saved games


def seat_name(seat: int) -> str:
    return f"seat {seat}"


def no_seat(seat: int, last: int) -> str:
    return f"there is no seat {seat}; seats are 0 to {last}"


def no_bot(name: str, bots: Sequence[str]) -> str:
    return f"there is no bot {shown(name)}; the bots are: {', '.join(bots)}"


def wrong_number_of_bots(others: int, given: int) -> str:
    return f"name one bot for all, or one for each of the {others} other seats, not {given}"


def bad_name(name: str, max_length: int) -> str:
    return f"a name has 1 to {max_length} characters, without quotes or commas; {shown(name)} is not valid"


def bad_seat_tag(last: int) -> str:
    return f"the tag Seat must be a seat from 0 to {last}"


def changed_by_another_program(path: Path) -> str:
    return f"another program changed {path}, so this game is not saved over it"


def too_many_games(folder: Path) -> str:
    return f"there are too many games in {folder}"


def not_text(path: Path) -> str:
    return f"{path} is not a text file, so it is not a record"


def no_unfinished_game(folder: Path) -> str:
    return f"there is no unfinished game in {folder}"


RELOAD = "Press Enter to load the game as it is now, or type q to leave: "
WHICH_GAME = "Which game? Enter: the first, q: none, or a number: "
CHOOSE_A_NUMBER = "Type one of the numbers at the start of the lines above."


def no_saved_game(folder: Path) -> str:
    return f"there is no saved game in {folder}; name a FILE"


NO_GAME_CHOSEN = "no game was chosen; name a FILE, or a number from: spydeck games"


def other_kind(number: int, *, scorepad: bool) -> str:
    if scorepad:
        return f"{number} is a scorepad; to continue it: spydeck score --resume {number}"
    return f"{number} is a game; to continue it: spydeck play --resume {number}"


def no_such_number(number: str, games: int) -> str:
    if not games:
        return f"there is no file {number}, and no game is saved"
    return f"there is no file {number}, and spydeck games lists {counted(games, 'game')}"


def saved_game(number: int, changed: datetime, title: str, standing: str) -> str:
    """Return one line of the list of saved games."""
    return f"{number:>3}  {changed:%Y-%m-%d %H:%M}  {title}: {standing}"


def standing(winners: Sequence[str], *, over: bool, scorepad: bool) -> str:
    """Return how a saved game or scorepad stands."""
    if winners:
        return f"won by {joined(winners)}"
    return f"{'scorepad, ' if scorepad else ''}{'over' if over else 'unfinished'}"


# Replays


REPLAY_HELP = "Enter: next step.  b: back.  t: end of this trick, turn or deal.  ?: more.  q: quit."
REPLAY_TYPED: Mapping[str, Sequence[str]] = {"all": ("open",)}
"""What a person can type in a replay, for words that mean the same in every language."""
REPLAY_COMMANDS = (
    ("Enter, next", "the next step"),
    ("b, back", "the step before"),
    ("t", "to the end of this trick, turn or deal"),
    ("p", "to the end of the previous one"),
    ("start, end", "to the first or the last step"),
    ("a number", "to that step"),
    ("seat 2, a name", "show only what this seat knew"),
    ("seat all", "show all hands"),
    ("q, quit", "leave"),
)
REPLAY_END = "This is the end.  b: back.  q: quit."
REPLAY_START = "This is the start.  Enter: next step.  q: quit."


def command(name: str, meaning: str) -> str:
    return f"  {name:<16}{meaning}"


def now_seen_by(name: str) -> str:
    return f"You now see what {name} knew."


ALL_HANDS = "You now see all hands."


def not_a_replay_command(typed: str, names: Iterable[str]) -> str:
    return f"{shown(typed)} is neither a command nor a player ({', '.join(names)}). Type ? for help."


def step(number: int, steps: int) -> str:
    return f"Step {number} of {steps}"


def steps(number: int) -> str:
    return f"There {'is' if number == 1 else 'are'} {counted(number, 'step')}."


# The rulebook


def more_rules(game: str, prefix: str) -> str:
    return f"The full rules: spydeck rules {game}   One clause: rule {prefix}-1"


def no_clause(name: str, first: str, last: str) -> str:
    return f"there is no clause {shown(name)}; the clauses are {first} to {last}"


# The scorepad


SCORE_HELP = "Type undo to take back the last entry, ? for help, quit to stop. Every entry is saved."
NOT_A_SCOREPAD = "this is not a saved scorepad"
SCORE_USAGE = "What to enter:"
SCORE_OVER = "Type undo to correct the last entry, or quit."
UNDONE = "The last entry is undone."
NOTHING_TO_UNDO = "There is nothing to undo."
SAME_NAMES = "two players have the same name"


def scorepad(game: str) -> str:
    return f"Scorepad for {game}"


def scorepad_saved(path: Path) -> str:
    return f"To continue: spydeck score --resume {shlex.quote(str(path))}"


def judged(done: int, total: int) -> str:
    return f"Judged {done} of {counted(total, 'choice')}"


def review_heading(player: str, level: str, decisions: int, costly: int) -> str:
    judged_by = f"Review of {player}, judged by a bot of level {level} from what this seat knew"
    if not costly:
        return f"{judged_by}: none of {counted(decisions, 'choice')} was clearly worse than the best."
    shown = "the one" if costly == 1 else f"the {costly}"
    return f"{judged_by}: of {counted(decisions, 'choice')}, {shown} that cost most."


def reviewed_move(number: int, step: int, action: str, better: str) -> str:
    return f"{number}. Step {step}: {action}. Better: {better}."


SKIP_PUZZLE = "leave this one out"
LEAVE_PUZZLES = "stop"
NEXT_PUZZLE = "Enter: next puzzle, quit> "
LEAVING = ("quit", "q", "exit")
"""What leaves a game, a replay or a scorepad; the first word is listed."""


def puzzle_heading(title: str, name: str, rating: int, most: int) -> str:
    return f"{title}, puzzle {name}, rating {rating} of {most}. What do you do?"


def judgement(best: Line, *, right: bool, best_one: bool) -> Line:
    """Return whether an answer is right; otherwise, or where another one is as good, what is best."""
    if right:
        return (
            [("good", "Right.")]
            if best_one
            else [("good", "Right"), ("", ", as good as: "), *best, ("", ".")]
        )
    return [*NO, ("", "Better: "), *best, ("", ".")]


def puzzles_solved(solved: int, asked: int) -> str:
    return f"{solved} of {counted(asked, 'puzzle')} solved."


def no_unfinished_scorepad(folder: Path) -> str:
    return f"there is no unfinished scorepad in {folder}"


def entry_does_not_fit(number: int, reason: SpydeckError) -> str:
    return f"entry {number} does not fit: {reason}"


def no_scorepad(game: str) -> str:
    return f"there is no scorepad for {game}"


def player_label(seat: int) -> str:
    return f"P{seat}"


def wrong_number_of_names(players: int, given: int) -> str:
    return f"enter {players} names, one for each player, not {given}"
