"""The commands, and command lines to imitate, in English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spydeck.games.grammar.en import joined

DESCRIPTION = "Play and study three spy card games."
COMMANDS = {
    "play": "play against bots, continue a saved game, or join others at a server",
    "serve": "serve tables for browsers, terminals and bots",
    "rules": "read a rulebook, or one clause of it",
    "games": "list the saved games and scorepads",
    "replay": "replay a saved game step by step",
    "review": "show which moves of a saved game cost most",
    "puzzles": "solve positions from games of bots, or mine new ones",
    "score": "keep score for a game with paper cards",
    "verify": "check that the cards of a finished game were not changed",
    "arena": "let bots play each other: the same deals through all seats",
    "generate": "let bots play, and keep every position as data to learn from",
    "bench": "measure speed, or the strength of bots",
    "warm": "compile the engines of games ahead",
}
"""What each command does."""
EXAMPLES = {
    "play": (
        "spydeck play",
        "spydeck play black-spy --players 5 --variant the-mole",
        "spydeck play --resume",
        "spydeck play --join http://192.168.1.20:7707/join/ABCD1234",
    ),
    "serve": (
        "spydeck serve --open",
        "spydeck serve --lan",
        "spydeck serve --public-url https://cards.example.org",
        "spydeck serve --nodes 4 --database postgresql://cards@127.0.0.1/cards",
    ),
    "rules": ("spydeck rules spycard", "spydeck rules black-spy BS-14", "spydeck rules spycard --reminder"),
    "games": ("spydeck games", "spydeck games --json"),
    "review": ("spydeck review", "spydeck review game.spydeck --seat 2 --level expert"),
    "puzzles": (
        "spydeck puzzles",
        "spydeck puzzles spycard --rating 2",
        "spydeck puzzles mine spy-tricks --number 20 --seed 7 --output puzzles.jsonl",
    ),
    "replay": ("spydeck replay", "spydeck replay 1", "spydeck replay game.spydeck --seat 2"),
    "score": (
        "spydeck score black-spy --names Ann Ben Cleo",
        "spydeck score spy-tricks --players 3",
        "spydeck score --resume",
    ),
    "verify": ("spydeck verify game.spydeck", "spydeck verify game.spydeck --commitment 5f3a..."),
    "arena": (
        "spydeck arena black-spy --bots sensible,random",
        "spydeck arena spy-tricks --bots sensible,my_module:MyBot --deals 1000 --out results.jsonl",
    ),
    "generate": (
        "spydeck generate black-spy --bots sensible --deals 10000 --out data",
        "spydeck generate spy-tricks --bots sensible,my_module:MyBot --players 3 --out data",
    ),
    "bench": (
        "spydeck bench playouts spycard",
        "spydeck bench bots black-spy --bots sensible random random random",
    ),
    "warm": ("spydeck warm", "spydeck warm black-spy"),
}
"""Command lines to imitate, by command."""


def examples(lines: Iterable[str]) -> str:
    """Return the examples at the end of a command's help."""
    return "\n".join(["examples:", *(f"  {line}" for line in lines)])


def description(command: str) -> str:
    """Return what a command does as a sentence."""
    text = COMMANDS[command]
    return text[0].upper() + text[1:] + "."


# The frame of every help


USAGE = "usage: "
ARGUMENTS = "positional arguments"
OPTIONS = "options"
HELP = "show this help message and exit"
VERSION = "show program's version number and exit"
METAVARS: Mapping[str, str] = {}
"""What stands for values, by its English name, where it is another."""


def language(codes: Iterable[str]) -> str:
    return f"{joined(list(codes), 'or')} (default: the language of your system)"
