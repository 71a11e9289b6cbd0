"""The terminal's sentences in English: replays and the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from spydeck.errors import shown
from spydeck.games.grammar.en import counted

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
    ("language de", "change the language"),
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


def more_rules(game: str, prefix: str) -> str:
    return f"The full rules: spydeck rules {game}   One clause: rule {prefix}-1"


def no_clause(name: str, first: str, last: str) -> str:
    return f"there is no clause {shown(name)}; the clauses are {first} to {last}"
