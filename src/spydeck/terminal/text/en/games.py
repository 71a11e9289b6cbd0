"""The terminal's sentences in English: starting, saving, and resuming games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from spydeck.errors import shown, shown_beside
from spydeck.games.grammar.en import counted, joined
from spydeck.games.text_ui import Line
from spydeck.terminal.text.en.playing import bot_name, title


def resumed(game: str, players: int) -> str:
    return f"{title(game, players)}, resumed"


def seats(own: int, others: Sequence[tuple[str, str]]) -> str:
    """Return who sits where, from the names and bots of the other seats, clockwise."""
    kinds = {bot for _, bot in others}
    if len(others) == 1:
        return f"You sit in seat {own + 1}, opposite {others[0][0]} ({bot_name(others[0][1])})."
    listed = ", ".join(name if len(kinds) == 1 else f"{name} ({bot_name(bot)})" for name, bot in others)
    all_bots = f" (all {kinds.pop()} bots)" if len(kinds) == 1 else ""
    return f"You sit in seat {own + 1}. From your left: {listed}{all_bots}."


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


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


def no_bot(name: str, bots: Sequence[str]) -> str:
    return f"there is no bot {shown_beside(name, bots)}; the bots are: {', '.join(bots)}"


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
