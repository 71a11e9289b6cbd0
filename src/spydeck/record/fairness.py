"""Deals that can be checked afterwards: a secret is committed to, determines the cards, and is then revealed.

docs/fairness.md has the algorithm, byte by byte and with test vectors; the browser implements it again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple, TypeVar

from spydeck.errors import InvalidOption, UncommittedRecord, UnfairRecord, shown
from spydeck.games.action import Chance
from spydeck.games.game import Game, Options
from spydeck.match import Match
from spydeck.match.chance import ChanceSource
from spydeck.text import message

SECRET_BYTES = 32
COMMITMENT = "spydeck commitment 1"
PART = "spydeck part 1"
OUTCOME = "spydeck outcome 1"

_NUMBERS = 1 << 64
_HEX = re.compile(r"[0-9a-f]{64}")

Card = TypeVar("Card")


class Part(NamedTuple):
    """A part of a game that is dealt from one secret: a deal, a round, or a game with a single deal."""

    number: int
    """From 0, as in `Match.part`."""
    commitment: str
    secret: str


@dataclass(frozen=True)
class Verified:
    """A record whose chance outcomes all follow from its secret."""

    game: str
    players: int
    commitment: str
    secret: str
    parts: tuple[Part, ...]
    outcomes: int
    """The number of chance outcomes that were compared."""

    def part_of(self, seen: str) -> int | None:
        """Return the number of the part that a commitment was for, or None if it was for the game.

        A server commits to the next part before it knows whether there will be one, so the number may be
        that of a part which was never dealt. Raise `UnfairRecord` if the commitment does not belong to this
        record.
        """
        text = seen.lower()
        if not is_hex(text):
            raise UnfairRecord(message("commitment-not-hex", given=shown(seen)))
        if text == self.commitment:
            return None
        for part in self.parts:
            if text == part.commitment:
                return part.number
        following = len(self.parts)
        if text == part_commitment(bytes.fromhex(self.secret), following):
            return following
        raise UnfairRecord(message("commitment-elsewhere", given=text, commitment=self.commitment))

    def place_of(self, seen: str) -> str:
        """Return what a commitment was for: "the game" or "part 2". Raise `UnfairRecord`; see `part_of`."""
        number = self.part_of(seen)
        if number is None:
            return message("commitment-of-the-game").sentence()
        code = "commitment-of-part" if number < len(self.parts) else "commitment-of-next-part"
        return message(code, number=number).sentence()


def new_secret() -> bytes:
    """Return a new game secret: 32 bytes from the system's randomness."""
    return secrets.token_bytes(SECRET_BYTES)


def part_secret(secret: bytes, number: int) -> bytes:
    """Return the 32 bytes for one part of a game; they reveal nothing of the game secret or other parts."""
    return _hmac(secret, PART, str(number))


def commitment(secret: bytes) -> str:
    """Return what is published before the secret of a game or a part is used: 64 hex digits."""
    return hashlib.sha256(f"{COMMITMENT}\n{_checked(secret).hex()}".encode()).hexdigest()


def part_commitment(secret: bytes, number: int) -> str:
    """Return what is published before one part of a game is dealt: 64 hex digits."""
    return commitment(part_secret(secret, number))


def tags(secret: bytes) -> dict[str, str]:
    """Return the tags for the record of a finished game; they reveal the secret."""
    return {"Commitment": commitment(secret), "Secret": secret.hex()}


def chance_from(
    game: Game, options: Options, secret: bytes, contributions: Sequence[bytes] = ()
) -> ChanceSource:
    """Return the chance outcomes that follow from a game secret, for `Match(game, options, chance=...)`.

    `contributions` are what the players' clients add to every outcome, in seat order; none so far.
    """
    whole = decks(game, options)
    chances = {chance.name: chance for chance in game.chances.values()}
    _checked(secret)

    def source(name: str, number: int) -> list[str]:
        return outcome(part_secret(secret, number), game, chances[name], whole[name], contributions)

    return source


def decks(game: Game, options: Options) -> Mapping[str, list[str]]:
    """Return the texts that each chance outcome orders or draws from, before any shuffling."""
    state = game.setup.start(options)
    return {
        chance.name: [chance.operand.texts[n] for n in chance.deck(state)] for chance in game.chances.values()
    }


def outcome(
    secret: bytes, game: Game, chance: Chance, deck: Sequence[str], contributions: Sequence[bytes] = ()
) -> list[str]:
    """Return what follows from a part's secret: the texts of the deck from the top, or the one drawn."""
    numbers = stream(secret, game.name, chance.name, contributions)
    return shuffled(deck, numbers) if chance.whole else [deck[below(len(deck), numbers)]]


def stream(secret: bytes, game: str, chance: str, contributions: Sequence[bytes] = ()) -> Iterator[int]:
    """Yield numbers from 0 to 2^64 - 1 without end, four from each HMAC."""
    added = [contribution.hex() for contribution in contributions]
    for counter in count():
        block = _hmac(secret, OUTCOME, game, chance, *added, str(counter))
        for place in range(0, len(block), 8):
            yield int.from_bytes(block[place : place + 8], "big")


def below(bound: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to bound - 1, each equally likely; numbers that would cause bias are skipped."""
    limit = _NUMBERS - _NUMBERS % bound
    return next(number for number in numbers if number < limit) % bound


def shuffled(deck: Sequence[Card], numbers: Iterator[int]) -> list[Card]:
    """Return a deck in a new order: from the last place down, swap with one up to it (Fisher and Yates)."""
    cards = list(deck)
    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1, numbers)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def verify(match: Match) -> Verified:
    """Compute every chance outcome of a game again from the secret in its tags, and compare.

    Raise `UnfairRecord`, which says what is missing or which outcome differs.
    """
    secret = _revealed(match)
    given = chance_from(match.game, match.options, secret)
    lines = iter(match.lines())
    numbers: list[int] = []

    def recorded(name: str, number: int) -> list[str]:
        texts = next(lines).split(" ")[1:]
        _compare(name, number, texts, given(name, number))
        numbers.append(number)
        return texts

    again = Match(match.game, match.options, chance=recorded)
    for line in lines:
        seat, _, text = line.partition(" ")
        again.act(int(seat), text)
    return Verified(
        game=match.game.name,
        players=match.players,
        commitment=commitment(secret),
        secret=secret.hex(),
        parts=tuple(_part(secret, number) for number in dict.fromkeys(numbers)),
        outcomes=len(numbers),
    )


def is_hex(text: str) -> bool:
    """Return whether a text is 32 bytes as 64 lowercase hex digits."""
    return bool(_HEX.fullmatch(text))


def _hmac(secret: bytes, *lines: str) -> bytes:
    return hmac.digest(_checked(secret), "\n".join(lines).encode(), "sha256")


def _checked(secret: bytes) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise InvalidOption(f"a secret is {SECRET_BYTES} bytes")
    return secret


def _part(secret: bytes, number: int) -> Part:
    return Part(number, part_commitment(secret, number), part_secret(secret, number).hex())


def _revealed(match: Match) -> bytes:
    """Return the secret in the tags of a record, which fits the commitment there."""
    for name in ("Commitment", "Secret"):
        if name not in match.tags:
            raise UncommittedRecord(message("not-committed", name=name))
        if not is_hex(match.tags[name]):
            raise UnfairRecord(message("tag-not-hex", name=name, given=shown(match.tags[name])))
    secret = bytes.fromhex(match.tags["Secret"])
    if commitment(secret) != match.tags["Commitment"]:
        recorded, right = match.tags["Commitment"], commitment(secret)
        raise UnfairRecord(message("secret-unfit", commitment=recorded, right=right))
    return secret


def _compare(name: str, number: int, recorded: list[str], given: list[str]) -> None:
    for place, (text, right) in enumerate(zip(recorded, given, strict=True), 1):
        if text != right:
            where = place if len(given) > 1 else None
            raise UnfairRecord(
                message("outcome-unfair", name=name, number=number, place=where, given=text, right=right)
            )
