"""The daily deal: for each game and day (of UTC) one deal, which everybody plays alone in the same seat.

The same bots sit in the other seats. What they do follows from what they see and from the date, and they
answer by turns, so that those who play alike meet alike.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from spydeck.games.registry import game
from spydeck.protocol.tables import DailyPlay, SeatSetup, Settings
from spydeck.server.table.table import Table

SEAT = 0
"""The seat of the person. The first: bots answer by turns, so none before the person where both are asked."""
BOT = "medium"
"""The bot in the other seats."""
HOUR_MS, DAY_MS = 3_600_000, 86_400_000
GRACE_MS = 6 * HOUR_MS
"""How long after the day a try can still end: only then is the deal revealed."""
SEED_BITS = 62


def day_at(moment: int) -> str:
    """Return the date at a time in milliseconds since the epoch."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """Return the date some days after another one."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_day(text: str) -> bool:
    """Return whether a text is a date, as these functions write it."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def opens_at(day: str) -> int:
    """Return when a day begins, in milliseconds since the epoch."""
    return round(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() * 1000)


def closes_at(day: str) -> int:
    """Return when no more tries that count can begin, in milliseconds since the epoch."""
    return opens_at(day) + DAY_MS


def reveals_at(day: str) -> int:
    """Return when a deal is revealed, and no try counts any more, in milliseconds since the epoch."""
    return closes_at(day) + GRACE_MS


def is_sealed(day: str, now: int) -> bool:
    """Return whether a deal is not revealed yet at a time in milliseconds since the epoch."""
    return now < reveals_at(day)


def sealed_until(daily: DailyPlay | None, now: int) -> int | None:
    """Return when the daily deal of a game is revealed, in milliseconds since the epoch.

    None if it has been, or in any other game. Until then nothing advises on its moves, judges them, or shows
    more of it than the table has shown.
    """
    return None if daily is None or not is_sealed(daily.day, now) else reveals_at(daily.day)


def seed_of(day: str, name: str) -> int:
    """Return the seed of all bots in a day's deal of a game."""
    digest = sha256(f"spydeck daily 1\n{day}\n{name}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def bot_seed(table: Table) -> int | None:
    """Return the seed of the bots at a table; None where what they do does not follow from a seed."""
    daily = table.settings.daily
    return None if daily is None else seed_of(daily.day, table.settings.game)


def settings_for(name: str, day: str, practice: bool) -> Settings:
    """Return the settings of a table for a daily deal. Raise `UnknownGame`."""
    found = game(name)
    options = dict(found.setup.SINGLE_DEAL)
    play = DailyPlay(day=day, practice=practice)
    return Settings.model_validate(
        {"game": name, "players": found.usual_players, "options": options, "daily": play}
    )


def seats_for(settings: Settings) -> list[SeatSetup]:
    """Return what holds each seat at first: the person's is open."""
    seats = [SeatSetup(sitter="bot", bot=BOT) for _ in range(settings.players or 0)]
    seats[SEAT] = SeatSetup()
    return seats


def counts(table: Table) -> bool:
    """Return whether a daily deal is played for the field at a table."""
    return table.settings.daily is not None and not table.settings.daily.practice


def streaks(days: list[str], today: str) -> tuple[int, int]:
    """Return how many of some days, in order, are in a row up to today or yesterday, and the longest row."""
    lasting = longest = 0
    previous = None
    for day in days:
        follows = previous is not None and day == day_after(previous)
        lasting = lasting + 1 if follows else 1
        longest = max(longest, lasting)
        previous = day
    lasts = previous is not None and previous >= day_after(today, -1)
    return (lasting if lasts else 0), longest
