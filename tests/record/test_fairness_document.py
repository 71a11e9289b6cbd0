"""The words of docs/fairness.md, implemented again from them alone, give the vectors that it prints.

Nothing here comes from `spydeck.record.fairness`: the steps are those of "The algorithm", and the decks are
read from the table under "Decks".
"""

import hashlib
import hmac
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spydeck.games.registry import loadable

DOCUMENT = (Path(__file__).parents[2] / "docs/fairness.md").read_text()
(PRINTED,) = re.findall(r"^```text\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
VECTORS = dict(line.split(": ") for line in PRINTED.splitlines())
OUTCOME = re.compile(r"(\S+) (\d) (\S+), part (\d+)")
OUTCOMES = [words for words in VECTORS if OUTCOME.fullmatch(words)]
COUNTS = {"three": 3, "four": 4, "five": 5, "six": 6}


def groups(pattern: str | re.Pattern[str], text: str) -> tuple[str, ...]:
    """Return the groups of a pattern that a whole text must match."""
    found = re.fullmatch(pattern, text)
    assert found, text
    return found.groups()


def laid_out(game: str, outcome: str, players: int) -> tuple[list[str], bool]:
    """Return a deck before the shuffle, from the document's table, and whether one seat is drawn from it."""
    (cell,) = re.findall(rf"^\| `{game}` \|[^|]*`{outcome}`[^|]*\| (.*) \|$", DOCUMENT, re.MULTILINE)
    first, *others = cell.removeprefix("one seat: ").split("; ")
    deck = cards_in(first)
    for other in others:
        words, change, cards = groups(r"with (.*) players (also|without) (.*)", other)
        if players in [COUNTS[word] for word in words.split(" or ")]:
            listed = cards_in(cards)
            deck = [*deck, *listed] if change == "also" else [card for card in deck if card not in listed]
    return deck, cell.startswith("one seat: ")


def cards_in(words: str) -> list[str]:
    """Return the cards of a list such as "B1 to B3, six K7, X"."""
    cards = []
    for item in words.split(", "):
        if found := re.fullmatch(r"(\D*)(\d+)(\D*) to \1(\d+)\3", item):
            cards += [f"{found[1]}{number}{found[3]}" for number in range(int(found[2]), int(found[4]) + 1)]
        elif " " in item:
            count, card = item.split(" ")
            cards += [card] * COUNTS[count]
        else:
            cards.append(item)
    return cards


def numbers(part_secret: bytes, game: str, outcome: str) -> Iterator[int]:
    """Yield the numbers of step 3."""
    counter = 0
    while True:
        message = "\n".join(["spydeck outcome 1", game, outcome, str(counter)]).encode("ascii")
        digest = hmac.new(part_secret, message, hashlib.sha256).hexdigest()
        yield from (int(digest[place : place + 16], 16) for place in (0, 16, 32, 48))
        counter += 1


def number_below(bound: int, stream: Iterator[int]) -> int:
    """Return a number below a bound, as in step 4."""
    greatest_multiple = 2**64 // bound * bound
    while (number := next(stream)) >= greatest_multiple:
        pass
    return number % bound


def dealt(secret: bytes, game: str, outcome: str, players: int, part: int) -> list[str]:
    """Return an outcome, as in steps 2 and 5."""
    part_secret = hmac.new(secret, f"spydeck part 1\n{part}".encode("ascii"), hashlib.sha256).digest()
    stream = numbers(part_secret, game, outcome)
    deck, one_seat = laid_out(game, outcome, players)
    if one_seat:
        return [deck[number_below(len(deck), stream)]]
    for place in reversed(range(1, len(deck))):
        other = number_below(place + 1, stream)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


@pytest.mark.parametrize("words", OUTCOMES)
def test_the_words_of_the_document_give_the_outcomes_that_it_prints(words: str) -> None:
    """SC-2 among them: three players leave AH and KD out, four and five use all seven agendas."""
    game, players, outcome, part = groups(OUTCOME, words)
    secret = bytes.fromhex(VECTORS["secret"])
    assert " ".join(dealt(secret, game, outcome, int(players), int(part))) == VECTORS[words]


def test_the_words_of_the_document_give_its_commitments() -> None:
    def commitment(digits: str) -> str:
        return hashlib.sha256(f"spydeck commitment 1\n{digits}".encode("ascii")).hexdigest()

    assert commitment(VECTORS["secret"]) == VECTORS["commitment"]
    assert commitment(VECTORS["part 1"]) == VECTORS["commitment of part 1"]


def test_the_document_prints_every_outcome_of_every_game_and_number_of_players() -> None:
    printed = {groups(OUTCOME, words)[:3] for words in OUTCOMES}
    for game in loadable():
        for players in range(game.least_players, game.most_players + 1):
            for chance in game.chances.values():
                assert (game.name, str(players), chance.name) in printed
