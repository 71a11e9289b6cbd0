"""What commands write when they have done their work, in English."""

from __future__ import annotations

from pathlib import Path

from spydeck.games.grammar.en import counted

# The list of saved games


def more_saved_games(number: int) -> str:
    return f"and {number} more; to list all: spydeck games --all"


def nothing_saved(folder: Path) -> str:
    return f"No game is saved in {folder}. To play one: spydeck play"


def how_to_open(folder: Path) -> list[str]:
    return [
        f"Saved in {folder}",
        "To continue a game: spydeck play --resume NUMBER",
        "To continue a scorepad: spydeck score --resume NUMBER",
        "To replay a game: spydeck replay NUMBER",
    ]


# Puzzles, data, and compiling


def puzzle_line(name: str, rating: int, players: int, title: str) -> str:
    return f"{name}  rating {rating}  {players} players  {title}"


def mined(looked: int, found: int) -> str:
    return f"Looked at {counted(looked, 'position')}, found {counted(found, 'puzzle')}"


ARENA_PROGRESS = "Deals"
WARM = {
    "bots": "what bots think with",
    "positions": "positions",
    "samples": "samples of hidden cards",
    "search": "search",
    "games": "games in arrays",
    "opponents": "games in arrays against opponents",
    "playouts": "complete random games",
}
"""What `warm` compiles of a game."""


def generated(title: str, deals: int, rows: int, files: int, folder: Path) -> str:
    return (
        f"{title}: {counted(deals, 'deal')}, {counted(rows, 'row')} in {counted(files, 'file')} in {folder}"
    )


def compiling(title: str, part: str) -> str:
    return f"Compiling {title}: {part} ... "


def took(seconds: float) -> str:
    return f"{seconds:.1f} s\n"


def nothing_to_compile(title: str) -> str:
    return f"{title} has no programs to compile"


# The result of `verify`


def secret_matches(game: str, players: int) -> str:
    return f"{game}, {players} players. The secret matches the commitment:"


def game_commitment(commitment: str) -> str:
    return f"  game    {commitment}"


def part_commitment(number: int, commitment: str) -> str:
    return f"  part {number:<2} {commitment}"


def recomputed(outcomes: int, parts: int) -> str:
    checked = f"{counted(outcomes, 'outcome')} in {counted(parts, 'part')}"
    return f"{checked} recomputed from the secret: all equal. The commitments of the parts:"


COMMITMENT_NOT_GIVEN = "To compare it with the commitment you saw before the game, pass that as --commitment."


def commitment_belongs_to(part: int | None, *, dealt: bool) -> str:
    place = "the game" if part is None else f"part {part}" if dealt else f"part {part}, which was never dealt"
    return f"The commitment that you saw is that of {place}."


PROVEN = "This shows that nobody changed a card after the commitment was published."
NOT_PROVEN = "It does not show how the secret was chosen, or that nobody looked at it or shared it."
