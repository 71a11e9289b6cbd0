"""What a link preview says of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from unicodedata import bidirectional

from spydeck.games.game import Game
from spydeck.language.cldr import long_date, number
from spydeck.printable import printable
from spydeck.server.store.records import GameDetails
from spydeck.server.text import sentence

ISOLATE, POP = "\u2068", "\u2069"


@dataclass(frozen=True)
class Score:
    """What one player made of a finished game."""

    name: str
    result: str
    """Points, or a word in a game without them."""
    won: bool
    in_points: bool


def scores_of(game: Game, details: GameDetails) -> list[Score]:
    """Return what the players made of a finished game, the best first."""
    in_points = has_points(game, details)
    sign = 1 if game.fewest_win else -1

    def rank(seat: int) -> tuple[bool, int]:
        return seat not in details.winners, sign * details.totals[seat] if in_points else 0

    return [
        Score(
            name=shown_name(details.names[seat]),
            result=number(details.totals[seat]) if in_points else word_for(details, seat),
            won=seat in details.winners,
            in_points=in_points,
        )
        for seat in sorted(range(len(details.names)), key=rank)
    ]


def has_points(game: Game, details: GameDetails) -> bool:
    """Return whether a game is played for points."""
    return bool(details.deals) or game.text_ui().scorekeeper is not None


def word_for(details: GameDetails, seat: int) -> str:
    """Return how a game without points ended for a seat."""
    if not details.winners:
        return sentence("preview-drew")
    return sentence("preview-won" if seat in details.winners else "preview-lost")


def verdict(winners: Sequence[str], points: str | None = None) -> str:
    """Return who won, without a full stop."""
    if not winners:
        return sentence("preview-draw")
    return sentence("preview-winners", names=winners, winners=len(winners), points=points)


def headline(scores: Sequence[Score]) -> str:
    """Return who won, with the points of a single winner."""
    won = [score for score in scores if score.won]
    points = won[0].result if len(won) == 1 and won[0].in_points else None
    return verdict([isolated(score.name) for score in won], points)


def all_results(scores: Sequence[Score]) -> str:
    """Return what all players made of a game, as a sentence."""
    return sentence("preview-scores", scores=[f"{isolated(score.name)} {score.result}" for score in scores])


def shown_name(name: str) -> str:
    """Return a name without what cannot be seen and could change how the text around it reads."""
    seen = (letter for letter, safe in zip(name, printable(name), strict=True) if letter == safe)
    return "".join(seen).strip() or sentence("preview-no-name")


def in_words(day: str) -> str:
    """Return the day of a daily deal, such as "2026-03-01", as people write it."""
    return long_date(date.fromisoformat(day))


def isolated(name: str) -> str:
    """Return a name for a sentence; one that is written from right to left leaves the rest in its order."""
    if any(bidirectional(letter) in ("R", "AL") for letter in name):
        return f"{ISOLATE}{name}{POP}"
    return name
