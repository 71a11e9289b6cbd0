"""Showing which moves of a saved game cost most, and what would have been better."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from spydeck.errors import InvalidSeat
from spydeck.match import Match
from spydeck.study.review import Review, has_ended, review
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.replay import chosen_game
from spydeck.terminal.saves import read_match
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.seating import names_for, names_from_tags, seating_from_tags
from spydeck.terminal.text import seat_name, sentence
from spydeck.text import message


def show_review(
    path: Path | None, seat: int | None, *, level: str, most: int, plain: bool, as_json: bool
) -> None:
    """Show the review of a saved game. Raise `SpydeckError` if it cannot be read, and `OSError`.

    By default the seat is that of the person who played.
    """
    screen = screen_for(sys.stdout, plain=plain)
    match = read_match(chosen_game(screen) if path is None else path)
    chosen = seating_from_tags(match).seat if seat is None else seat
    if not 0 <= chosen < match.players:
        raise InvalidSeat(message("unknown-seat", given=chosen, last=match.players - 1))
    watched = sys.stderr.isatty()
    found = review(match, chosen, level=level, most=most, progress=show_progress if watched else None)
    if as_json:
        sys.stdout.write(json.dumps(found.facts()) + "\n")
    else:
        write_review(found, match, screen, plain=plain)


def show_progress(done: int, total: int) -> None:
    """Write how many choices have been judged over the line before; the last one clears it."""
    line = sentence("judged", done=done, total=total)
    sys.stderr.write("\r" + (line if done < total else " " * len(line) + "\r"))
    sys.stderr.flush()


def write_review(found: Review, match: Match, screen: Screen, *, plain: bool) -> None:
    """Write a review as text."""
    players = names_from_tags(match) or tuple(map(seat_name, range(match.players)))
    names, text_ui = names_for(players, found.seat), text_ui_of(match.game.name, plain=plain)
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
    for number, move in enumerate(found.moves, 1):
        action = text_ui.describe_action(move.played.action, names)
        better = text_ui.describe_action(move.explanation.best, names)
        screen.say(sentence("reviewed-move", number=number, step=move.step, action=action, better=better))
        cost = text_ui.describe_cost(move.explanation.options[0].results, move.played.results)
        reason = "" if move.reason is None else text_ui.describe_reason(move.reason.facts(), names)
        screen.say("   " + " ".join(filter(None, (cost, reason))))
