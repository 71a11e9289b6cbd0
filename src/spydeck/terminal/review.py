"""A review as lines: what a seat could expect at each choice, and the moves that cost most, to try again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from spydeck.errors import SpydeckError
from spydeck.games.text_ui import Column, Line, Names, TextUi
from spydeck.match import Match
from spydeck.study.review import Expectation, Review, ReviewedMove, has_ended
from spydeck.terminal.hint_lines import number
from spydeck.terminal.prompt import Reader
from spydeck.terminal.screen import Screen
from spydeck.terminal.seating import names_for, names_from_tags, names_of_seats
from spydeck.terminal.text import sentence, words

BAR = 24
"""The width of the longest bar of a graph, in characters."""


def show_progress(done: int, total: int) -> None:
    """Write how many choices have been judged over the line before; the last one clears it."""
    line = sentence("judged", done=done, total=total)
    sys.stderr.write("\r" + (line if done < total else " " * len(line) + "\r"))
    sys.stderr.flush()


def write_review(found: Review, match: Match, screen: Screen, text_ui: TextUi) -> None:
    """Write a review as text."""
    players = names_from_tags(match) or names_of_seats(match.players)
    names = names_for(players, found.seat)
    screen.say(
        sentence(
            "review-heading",
            player=players[found.seat],
            bot=found.level,
            decisions=found.decisions,
            costly=len(found.moves),
        )
    )
    if not has_ended(match):
        screen.say(sentence("review-unfinished"))
    if columns := text_ui.columns():
        screen.lines(graph(found, columns[0], plain=screen.plain))
    for place, move in enumerate(found.moves, 1):
        screen.lines(move_lines(place, move, text_ui, names))


def move_lines(place: int, move: ReviewedMove, text_ui: TextUi, names: Names) -> Iterator[Line]:
    """Yield what was done and what is better, and then what it cost and why."""
    done = text_ui.describe_played(move.played.action, names)
    better = text_ui.describe_better(move.explanation.best, names)
    yield [("", sentence("reviewed-move", number=place, step=move.step, played=done, better=better))]
    cost = text_ui.describe_cost(move.explanation.options[0].results, move.played.results)
    reason = "" if move.reason is None else text_ui.describe_reason(move.reason.facts(), names)
    yield [("", "   " + " ".join(filter(None, (cost, reason))))]


def graph(found: Review, column: Column, *, plain: bool) -> Iterator[Line]:
    """Yield what the seat could expect at each choice: a bar each, or (`plain`) a sentence.

    What a choice cost has another character, and is said in words.
    """
    if not found.line:
        return
    yield [("", sentence("graph-heading", measure=column.title))]
    numbers = {move.step: place for place, move in enumerate(found.moves, 1)}
    bar = bars(found.line, column.measure)
    width = max(len(number(one.best[column.measure], column)) for one in found.line)
    for one in found.line:
        best, played = (number(results[column.measure], column) for results in (one.best, one.played))
        said = {"best": best, "played": played if one.cost else None, "move": numbers.get(one.step)}
        if plain:
            yield [("", sentence("graph-spoken", step=one.step, **said))]
            continue
        head = sentence("graph-step", step=str(one.step).rjust(len(str(found.line[-1].step))))
        cost = sentence("graph-cost", **said) if one.cost else ""
        yield [("", f"  {head}  {best:>{width}}  "), *bar(one), ("", f"  {cost}" if cost else "")]


def bars(line: Sequence[Expectation], measure: str) -> Callable[[Expectation], Line]:
    """Return what draws a choice: as far as the best and the one made reach, and how far they are apart."""
    values = [results[measure] for one in line for results in (one.best, one.played)]
    low, high = min(0.0, *values), max(0.0, *values)

    def drawn(one: Expectation) -> Line:
        ends = (one.best[measure], one.played[measure] if one.cost else one.best[measure])
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
        if (move := move_numbered(found, typed)) is None:
            screen.say(sentence("no-such-move", moves=len(found.moves)))
            continue
        try:
            again(move.step)
        except SpydeckError as error:
            screen.refuse(str(error))


def move_numbered(found: Review, typed: str) -> ReviewedMove | None:
    """Return the move of a review that a typed number means, as it is listed; None if there is none."""
    place = int(typed[:9]) if typed.isascii() and typed.isdigit() else 0
    return found.moves[place - 1] if 1 <= place <= len(found.moves) else None
