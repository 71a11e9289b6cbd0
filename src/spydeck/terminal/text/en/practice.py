"""The terminal's sentences in English: reviews and puzzles."""

from __future__ import annotations

from spydeck.games.grammar.en import counted
from spydeck.games.text_ui import Line
from spydeck.terminal.text.en.playing import NO


def judged(done: int, total: int) -> str:
    return f"Judged {done} of {counted(total, 'choice')}"


def review_heading(player: str, level: str, decisions: int, costly: int) -> str:
    judged_by = f"Review of {player}, judged by a bot of level {level} from what this seat knew"
    if not decisions:
        return f"{judged_by}: no choice between several moves was made."
    if not costly:
        return f"{judged_by}: none of {counted(decisions, 'choice')} was clearly worse than the best."
    shown = "the one" if costly == 1 else f"the {costly}"
    return f"{judged_by}: of {counted(decisions, 'choice')}, {shown} that cost most."


REVIEW_UNFINISHED = "The game has not ended: what is being played now is left out."


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
