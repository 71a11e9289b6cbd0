"""Previews of finished games in words, and the pictures of all previews as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from unicodedata import bidirectional

from spydeck.games.drawing import DANGER, SOFT, Face
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.language.cldr import long_date, number
from spydeck.printable import printable
from spydeck.server.http.preview_canvas import (
    BRAND,
    INNER,
    INNER_WIDTH,
    RULE,
    SHEET_HEIGHT,
    TOP,
    Poster,
    folder,
    size_in,
    width_of,
)
from spydeck.server.table.finished import GameDetails
from spydeck.server.text import sentence

ISOLATE, POP = "\u2068", "\u2069"
MAX_NAMED = 2
"""Winners for whose names a stamp has room."""
MAX_STAMPED = 24
"""Characters of a name on a stamp."""
MAX_GAMES = 4
"""Games that the picture of the whole server lists."""


@dataclass(frozen=True)
class Score:
    """The result of one player in a finished game."""

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


def result_picture(game: Game, scores: Sequence[Score], day: str | None) -> str:
    """Return the picture of a finished game; `day` is that of its daily deal."""
    winners = [shortened(score.name) for score in scores if score.won]
    result = verdict(winners) if len(winners) <= MAX_NAMED else sentence("preview-shared")
    remark = "" if day is None else sentence("preview-daily-remark", day=in_words(day))
    poster = folder(game.title, suits_of(game), remark)
    poster.stamp(result, TOP + 40, 26)
    first, room = TOP + 78, SHEET_HEIGHT - 88
    height = min(38.0, room / len(scores))
    for place, score in enumerate(scores):
        score_line(poster, first + place * height, height, score)
        if place:
            y = first + place * height
            poster.line(INNER, y, INNER + INNER_WIDTH, y, RULE, 1)
    return poster.drawn(game.title, result)


def shortened(name: str) -> str:
    """Return a name that leaves room for a sentence on a stamp."""
    return name if len(name) <= MAX_STAMPED else name[: MAX_STAMPED - 3].rstrip() + "..."


def score_line(poster: Poster, y: float, height: float, score: Score) -> None:
    """Draw the line of a player: a star for a winner, the name, and the result."""
    size = min(20.0, height * 0.62)
    line = y + height / 2 + size * 0.36
    end = INNER + INNER_WIDTH
    poster.text(end, line, score.result, size, anchor="end", bold=score.won)
    used = width_of(score.result, size, bold=True) + 14
    if score.won:
        poster.shape("star", INNER, y + height / 2 - size / 2, size, DANGER)
        if score.in_points:
            word = sentence("preview-winner")
            poster.text(end - used, line, word, size * 0.68, fill=DANGER, anchor="end")
            used += width_of(word, size * 0.68) + 12
    start = INNER + 28
    poster.text(start, line, score.name, size, bold=score.won, room=end - used - start)


def daily_picture(game: Game, day: str | None) -> str:
    """Return the picture of a daily deal, which depends on nothing but the game and the day."""
    lines = [sentence("preview-every-day") if day is None else in_words(day)]
    lines += [sentence("preview-daily-shared"), sentence("preview-daily-tries")]
    return announcement(game, sentence("preview-daily-stamp"), lines)


def invitation_picture(game: Game) -> str:
    """Return the picture of an invitation to a game."""
    to = sentence("preview-invited-to", game=game.title)
    return announcement(game, sentence("preview-invited-stamp"), [to, sentence("preview-address")])


def announcement(game: Game, stamped: str, lines: Sequence[str]) -> str:
    """Return a picture with a stamp and some lines, the first of them large."""
    suits = suits_of(game)
    poster = folder(game.title, suits)
    poster.stamp(stamped, TOP + 52, 30)
    poster.text(INNER, TOP + 128, lines[0], size_in(INNER_WIDTH, lines[0], 28, 16), bold=True)
    for place, line in enumerate(lines[1:]):
        poster.text(INNER, TOP + 158 + 25 * place, line, 17, fill=SOFT)
    poster.suits(INNER, TOP + SHEET_HEIGHT - 34, 17, suits)
    return poster.drawn(game.title, " ".join([stamped, *lines]))


def server_title() -> str:
    """Return the title of every page that has none of its own: the games that can be played here."""
    return sentence("preview-title", games=titles())


def titles() -> list[str]:
    """Return what the games that can be played here are called."""
    return [game.title for game in loadable()]


def server_picture() -> str:
    """Return the picture of everything that has none of its own."""
    games = list(loadable())[:MAX_GAMES]
    poster = folder(BRAND, [suits_of(game)[0] for game in games if suits_of(game)][:3])
    poster.text(INNER, TOP + 44, sentence("preview-slogan"), 22, bold=True)
    height = min(44.0, (SHEET_HEIGHT - 66) / max(1, len(games)))
    for place, game in enumerate(games):
        y = TOP + 62 + place * height
        poster.line(INNER, y, INNER + INNER_WIDTH, y, RULE, 1)
        poster.text(INNER, y + height / 2 + 7, game.title, 20, room=190)
        suits = suits_of(game)
        poster.suits(INNER + INNER_WIDTH - 27 * len(suits) + 9, y + height / 2 - 9, 18, suits)
    return poster.drawn(BRAND, server_title())


def suits_of(game: Game) -> list[Face]:
    """Return the suits of a game; none for a game that does not draw itself."""
    return list(game.text_ui().suits)
