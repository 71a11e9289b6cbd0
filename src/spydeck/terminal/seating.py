"""Who sits where at a table with one person and bots, as the tags of a saved game keep it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spydeck.bots import names as bot_names
from spydeck.errors import InvalidOption, InvalidSeat, UnknownBot, nearest
from spydeck.games.lines import quoted
from spydeck.games.text_ui import Names
from spydeck.match import Match
from spydeck.printable import is_printable
from spydeck.terminal.text import seat_name, sentence, words
from spydeck.text import message

MAX_NAME = 20
"""Maximum number of characters in a player's name."""
UNNAMED_BOT = "sensible"
"""The bots of a saved game that does not name them."""


@dataclass(frozen=True)
class Seating:
    """Who sits where at a table with one person."""

    seat: int
    """The person's seat."""
    bots: tuple[str, ...]
    """The kind of bot in each other seat, in seat order."""
    names: tuple[str, ...]
    """The name of each seat."""

    def tags(self) -> dict[str, str]:
        """Return the tags that a record carries for it."""
        return {"Seat": str(self.seat), "Bots": " ".join(self.bots), "Names": ", ".join(self.names)}

    def seated_at(self, seat: int) -> Seating:
        """Return the same table with the person in a seat, and in the one they leave another such bot."""
        others = (other for other in range(len(self.names)) if other != self.seat)
        kinds = {self.seat: self.bots[0], **dict(zip(others, self.bots, strict=True))}
        bots = tuple(kinds[other] for other in range(len(self.names)) if other != seat)
        return Seating(seat, bots, self.names)

    def names_for(self, seat: int | None) -> Names:
        """Return the names as the player in a seat reads them; the player's own is "you"."""
        return names_for(self.names, seat)


def names_for(names: Sequence[str], seat: int | None) -> Names:
    """Return the names as the player in a seat reads them; the player's own is "you"."""
    return Names((sentence("you") if other == seat else name for other, name in enumerate(names)), own=seat)


def seat_person(players: int, seat: int, bots: tuple[str, ...], name: str) -> Seating:
    """Seat a person among bots, one kind for all or one for each. Raise `SpydeckError`."""
    check_seat(seat, players)
    known = bot_names()
    for bot in bots:
        if bot not in known:
            raise UnknownBot(sentence("no-bot", given=quoted(bot), meant=nearest(bot, known), bots=known))
    if len(bots) == 1:
        bots *= players - 1
    if len(bots) != players - 1:
        raise InvalidOption(sentence("wrong-number-of-bots", others=players - 1, given=len(bots)))
    nicknames = [other for other in words("nicknames") if other.lower() != name.lower()][: players - 1]
    return Seating(seat, bots, (*nicknames[:seat], check_name(name), *nicknames[seat:]))


def check_seat(seat: int, players: int) -> None:
    """Raise `InvalidSeat` if there is no such seat."""
    if not 0 <= seat < players:
        raise InvalidSeat(message("unknown-seat", given=seat, last=players - 1))


def check_name(name: str) -> str:
    """Return a name, stripped. Raise `InvalidOption` if a record or a column cannot hold it."""
    if not 0 < len(name.strip()) <= MAX_NAME or not is_printable(name) or set(name) & set('",'):
        raise InvalidOption(sentence("bad-name", name=quoted(name), most=MAX_NAME))
    return name.strip()


def seating_from_tags(match: Match) -> Seating:
    """Return who sits where in a saved game; missing tags mean the defaults. Raise `SpydeckError`."""
    text = match.tags.get("Seat", "0")
    if not (text.isascii() and text.isdigit()) or int(text[:9]) >= match.players:
        raise InvalidSeat(sentence("bad-seat-tag", last=match.players - 1))
    bots = tuple(match.tags.get("Bots", UNNAMED_BOT).split())
    seating = seat_person(match.players, int(text), bots, sentence("default-name"))
    return Seating(seating.seat, seating.bots, names_from_tags(match) or seating.names)


def names_from_tags(match: Match) -> tuple[str, ...] | None:
    """Return the names in the tags of a record, if there is one for each seat."""
    return names_in(match.tags.get("Names", ""), match.players)


def names_of_seats(players: int) -> tuple[str, ...]:
    """Return the name of each seat where players have none: "seat 1"."""
    return tuple(map(seat_name, range(players)))


def names_in(text: str, players: int) -> tuple[str, ...] | None:
    """Return the names in the tag Names, if there is one for each player."""
    names = tuple(name.strip() for name in text.split(","))
    return names if len(names) == players and all(0 < len(n) <= MAX_NAME for n in names) else None
