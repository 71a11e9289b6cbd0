"""A review as lines: what a seat could expect at each choice, and the moves that cost most, to try again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from spydeck.errors import SpydeckError
from spydeck.games.text_ui import Column, Line, Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.replay import has_ended
from spydeck.study.review import Review
from spydeck.terminal.hint_lines import number
from spydeck.terminal.prompt import Reader
from spydeck.terminal.screen import Screen
from spydeck.terminal.seating import names_for, names_from_tags, names_of_seats
from spydeck.terminal.text import sentence, typed_words, words
from spydeck.terminal.typed_words import TypedCommand, in_words

BAR = 24
"""The width of the longest bar of a graph, in characters."""


def review_commands(
    review: TypedCommand, again: Callable[[str], None], can_try: Callable[[], bool]
) -> dict[str, TypedCommand]:
    """Return the commands that show a review and play on from its moves, by the words in use."""
    tried = TypedCommand(again, sentence("help-again"), takes_argument=True, is_possible=can_try)
    return in_words({"review": review, "again": tried}, typed_words("typed"))


def show_progress(done: int, total: int) -> None:
    """Write how many choices have been judged over the line before; the last one clears it."""
    line = sentence("judged", done=done, total=total)
    sys.stderr.write("\r" + (line if done < total else " " * len(line) + "\r"))
    sys.stderr.flush()


def write_own_review(found: Review, match: Match, screen: Screen, text_ui: TextUi) -> None:
    """Write the review of a game in this program as text."""
    players = names_from_tags(match) or names_of_seats(match.players)
    write_review(found.facts(), players, screen, text_ui, ended=has_ended(match))


def write_review(
    found: JsonObject, players: Sequence[str], screen: Screen, text_ui: TextUi, *, ended: bool
) -> None:
    """Write a review (`Review.facts`, which servers send too) as text, with the names of the players."""
    names = names_for(players, found["seat"])
    screen.say(
        sentence(
            "review-heading",
            player=players[found["seat"]],
            bot=found["level"],
            decisions=found["decisions"],
            costly=len(found["moves"]),
        )
    )
    if not ended:
        screen.say(sentence("review-unfinished"))
    if columns := text_ui.columns():
        screen.lines(graph(found, columns[0], plain=screen.plain))
    for place, move in enumerate(found["moves"], 1):
        screen.lines(move_lines(place, move, text_ui, names))


def move_lines(place: int, move: JsonObject, text_ui: TextUi, names: Names) -> Iterator[Line]:
    """Yield what was done and what is better, and then what it cost and why."""
    best, played, reason = move["explanation"]["options"][0], move["played"], move["reason"]
    done = text_ui.describe_played(played["action"], names)
    better = text_ui.describe_better(best["action"], names)
    yield [("", sentence("reviewed-move", number=place, step=move["step"], played=done, better=better))]
    cost = text_ui.describe_cost(best["results"], played["results"])
    why = "" if reason is None else text_ui.describe_reason(reason, names)
    yield [("", "   " + " ".join(filter(None, (cost, why))))]


def graph(found: JsonObject, column: Column, *, plain: bool) -> Iterator[Line]:
    """Yield what the seat could expect at each choice: a bar each, or (`plain`) a sentence.

    What a choice cost has another character, and is said in words.
    """
    line = found["line"]
    if not line:
        return
    yield [("", sentence("graph-heading", measure=column.title))]
    numbers = {move["step"]: place for place, move in enumerate(found["moves"], 1)}
    bar = bars(line, column.measure)
    width = max(len(number(one["best"][column.measure], column)) for one in line)
    for one in line:
        best, played = (number(one[name][column.measure], column) for name in ("best", "played"))
        said = {"best": best, "played": played if one["cost"] else None, "move": numbers.get(one["step"])}
        if plain:
            yield [("", sentence("graph-spoken", step=one["step"], **said))]
            continue
        head = sentence("graph-step", step=str(one["step"]).rjust(len(str(line[-1]["step"]))))
        cost = sentence("graph-cost", **said) if one["cost"] else ""
        yield [("", f"  {head}  {best:>{width}}  "), *bar(one), ("", f"  {cost}" if cost else "")]


def bars(line: Sequence[JsonObject], measure: str) -> Callable[[JsonObject], Line]:
    """Return what draws a choice: as far as the best and the one made reach, and how far they are apart."""
    values = [one[name][measure] for one in line for name in ("best", "played")]
    low, high = min(0.0, *values), max(0.0, *values)

    def drawn(one: JsonObject) -> Line:
        ends = (one["best"][measure], one["played" if one["cost"] else "best"][measure])
        first, last = sorted(round(BAR * (value - low) / ((high - low) or 1)) for value in ends)
        return [("", "#" * first), ("bad", "x" * (last - first))]

    return drawn


def ask_to_try(found: Review, screen: Screen, read: Reader, again: Callable[[int], None]) -> None:
    """Ask from which move to play on (`again`, from its step), and after each try once more, until enough."""
    while True:
        screen.flush()
        try:
            typed = read(sentence("which-move")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if not typed or typed in words("leaving"):
            return
        step = chosen_step([move.step for move in found.moves], typed, screen)
        try:
            if step is not None:
                again(step)
        except SpydeckError as error:
            screen.refuse(str(error))


def chosen_step(steps: Sequence[int] | None, typed: str, screen: Screen) -> int | None:
    """Return the step of the move of a review with a typed number; None if there is none, which is said.

    Without a review (None) there is none.
    """
    place = int(typed[:9]) if typed.isascii() and typed.isdigit() else 0
    if steps is not None and 1 <= place <= len(steps):
        return steps[place - 1]
    screen.say(sentence("no-such-move", moves=None if steps is None else len(steps)))
    return None
