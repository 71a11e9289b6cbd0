"""`spydeck games`, `replay`, `review` and `verify`: what there is to do with saved games."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.bots.thinking.brief import ADVISER
from spydeck.cli.arguments import CheckFailed, add_json, add_plain, check_range, metavar, number
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption, InvalidRecord, UncommittedRecord, UnfairRecord, shown
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.games.search import LEVELS
from spydeck.json_types import JsonObject
from spydeck.language import ENGLISH, speaking
from spydeck.record.fairness import Verified, is_hex, verify


def add_games(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `games`."""
    parser.add_argument("--all", action="store_true", help=sentence("all-games"))
    add_json(parser)


def run_games(arguments: Namespace) -> None:
    """List the saved games, the latest first."""
    from spydeck.terminal.saves import MAX_LISTED, games_folder, saved_games

    found = saved_games()
    if arguments.json:
        sys.stdout.write(json.dumps([saved.facts() for saved in found]) + "\n")
        return
    listed = found if arguments.all else found[:MAX_LISTED]
    lines = [saved.line(number) for number, saved in enumerate(listed, 1)]
    if len(found) > len(listed):
        lines.append(sentence("more-saved-games", number=len(found) - len(listed)))
    lines.append(sentence("how-to-open" if found else "nothing-saved", folder=games_folder()))
    sys.stdout.write("\n".join(lines) + "\n")


def add_replay(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `replay`."""
    parser.add_argument("file", nargs="?", metavar=metavar("file"), help=sentence("saved-game"))
    parser.add_argument("--seat", type=number, metavar="N", help=sentence("replay-seat"))
    add_json(parser, sentence("replay-json"))
    add_plain(parser)


def run_replay(arguments: Namespace) -> None:
    """Replay a saved game."""
    from spydeck.terminal.replay import replay
    from spydeck.terminal.saves import saved_path

    path = None if arguments.file is None else saved_path(arguments.file)
    replay(path, arguments.seat, plain=arguments.plain, as_json=arguments.json)


MOVES = 8


def add_review(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `review`."""
    parser.add_argument("file", nargs="?", metavar=metavar("file"), help=sentence("saved-game"))
    parser.add_argument("--seat", type=number, metavar="N", help=sentence("review-seat"))
    parser.add_argument("--level", choices=LEVELS, default=ADVISER, help=sentence("review-level"))
    parser.add_argument("--moves", type=number, default=MOVES, metavar="N", help=sentence("review-moves"))
    add_json(parser)
    add_plain(parser)


def run_review(arguments: Namespace) -> None:
    """Review a saved game."""
    check_range("--moves", arguments.moves, 1)
    from spydeck.terminal.replay import show_review
    from spydeck.terminal.saves import saved_path

    path = None if arguments.file is None else saved_path(arguments.file)
    show_review(
        path,
        arguments.seat,
        level=arguments.level,
        most=arguments.moves,
        plain=arguments.plain,
        as_json=arguments.json,
    )


def add_verify(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `verify`."""
    parser.add_argument("record", metavar=metavar("record"), help=sentence("record"))
    parser.add_argument("--commitment", metavar="HEX", help=sentence("commitment"))
    add_json(parser)


def run_verify(arguments: Namespace) -> None:
    """Check that the cards of a game come from the committed secret."""
    from spydeck.terminal.saves import saved_path

    seen = arguments.commitment
    if seen is not None and not is_hex(seen.lower()):
        raise InvalidOption(sentence("bad-commitment", text=shown(seen)))
    try:
        verified, lines = check(saved_path(arguments.record), seen)
    except UncommittedRecord:
        raise
    except (InvalidRecord, UnfairRecord) as error:
        raise CheckFailed(str(error)) from None
    text = json.dumps(facts(verified, seen)) if arguments.json else "\n".join(lines)
    sys.stdout.write(text + "\n")


def check(path: Path, seen: str | None) -> tuple[Verified, list[str]]:
    """Return the result as data and in lines. Raise `InvalidRecord` and `UnfairRecord`."""
    from spydeck.terminal.saves import read_match

    verified = verify(read_match(path))
    return verified, report(verified, seen)


def facts(verified: Verified, seen: str | None) -> JsonObject:
    """Return the result as plain data, which is in English."""
    with speaking(ENGLISH):
        place = None if seen is None else verified.place_of(seen)
    return {
        "game": verified.game,
        "players": verified.players,
        "commitment": verified.commitment,
        "seen": place,
        "outcomes": verified.outcomes,
        "parts": [{"part": part.number, "commitment": part.commitment} for part in verified.parts],
    }


def report(verified: Verified, seen: str | None) -> list[str]:
    """Return the result in lines; `seen` is the commitment that the player saw. Raise `UnfairRecord`."""
    return [
        sentence("secret-matches", game=game(verified.game).title, players=verified.players),
        sentence("game-commitment", commitment=verified.commitment),
        sentence("commitment-not-given") if seen is None else belongs_to(verified, seen),
        sentence("recomputed", outcomes=verified.outcomes, parts=len(verified.parts)),
        *(
            sentence("part-commitment", number=str(part.number), commitment=part.commitment)
            for part in verified.parts
        ),
        sentence("proven"),
        sentence("not-proven"),
    ]


def belongs_to(verified: Verified, seen: str) -> str:
    """Return the line that says what the commitment which the player saw was for. Raise `UnfairRecord`."""
    part = verified.part_of(seen)
    if part is None:
        return sentence("commitment-of-game")
    dealt = part < len(verified.parts)
    return sentence("commitment-of-part" if dealt else "commitment-of-undealt-part", part=part)
