"""Records that are verified, and all that can be wrong with one."""

from collections.abc import Mapping
from random import Random

import pytest

import spydeck
from spydeck.errors import UnfairRecord
from spydeck.games.game import Game
from spydeck.games.registry import game, loadable
from spydeck.match import Match
from spydeck.match.chance import ChanceSource
from spydeck.record import fairness
from tests.random_games import play_at_random, play_on, random_options

SECRET = bytes(range(32))
COMMITMENT = "dbce2d3a00410c8850ef3b809d93f0a0f5fcbe9e16a23e7535cf5e76b6d8f304"
PART_1 = "ed334b26f9532ebcba9c57366c8dc26de12d08fff4ac07d6f06757e0c5f5ee49"
ODD = ("", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "\u0660" * 64)
OTHER = bytes(32)


def fair_match(found: Game, random: Random) -> Match:
    """Return a game from a secret, played at random, with the secret revealed."""
    secret = random.randbytes(32)
    options = random_options(found, random)
    chance = fairness.chance_from(found, options, secret)
    match = Match(found, options, chance=chance, tags=fairness.tags(secret))
    play_at_random(match, random, most=3000)
    return match


@pytest.mark.parametrize("found", tuple(loadable()), ids=lambda found: found.name)
@pytest.mark.unmetered
def test_games_with_any_options_are_verified_from_their_records(found: Game) -> None:
    random = Random(7)
    tables = set()
    for _ in range(25):
        match = fair_match(found, random)
        tables.add(match.players)
        verified = fairness.verify(spydeck.load(match.record()))
        chances = [line for line in match.lines() if not line[0].isdigit()]
        assert (verified.game, verified.players) == (found.name, match.players)
        assert verified.outcomes == len(chances)
        assert [part.number for part in verified.parts] == list(range(len(verified.parts)))
        for part in verified.parts:
            secret = fairness.part_secret(bytes.fromhex(verified.secret), part.number)
            assert part.secret == secret.hex()
            assert part.commitment == fairness.commitment(secret)
            assert verified.place_of(part.commitment) == f"part {part.number}"
        assert verified.place_of(verified.commitment.upper()) == "the game"
    assert tables == set(range(found.least_players, found.most_players + 1))


def swapping(source: ChanceSource, wanted: tuple[str, int], one: int, other: int) -> ChanceSource:
    """Return the same outcomes but for two cards of one of them."""

    def swapped(name: str, number: int) -> list[str]:
        cards = list(source(name, number))
        if (name, number) == wanted:
            cards[one], cards[other] = cards[other], cards[one]
        return cards

    return swapped


def deals_of(match: Match) -> int:
    return sum(line.startswith("deal ") for line in match.lines())


def dealt(
    name: str,
    swap: tuple[tuple[str, int], int, int] | None = None,
    deals: int = 1,
    changed: Mapping[str, str | None] | None = None,
) -> Match:
    """Return a game of some deals from its record, with two cards swapped and some tags changed."""
    found = game(name)
    options = found.read_options(4, {})
    source = fairness.chance_from(found, options, SECRET)
    tags = {**fairness.tags(SECRET), **(changed or {})}
    match = Match(
        found,
        options,
        chance=swapping(source, *swap) if swap else source,
        tags={key: text for key, text in tags.items() if text is not None},
    )
    play_on(match, spydeck.bot("random", seed=1), until=lambda match: deals_of(match) >= deals)
    return spydeck.load(match.record())


def refusal(match: Match) -> str:
    with pytest.raises(UnfairRecord) as caught:
        fairness.verify(match)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "wanted", "one", "other"),
    [
        ("black-spy", ("deal", 0), 0, 4),
        ("black-spy", ("deal", 2), 0, 4),
        ("black-spy", ("dealer-draw", 0), 58, 59),
        ("spy-tricks", ("deal", 1), 2, 6),
        ("spycard", ("agents", 0), 40, 46),
        ("spycard", ("agendas", 0), 4, 5),
    ],
)
def test_two_cards_that_changed_places_are_found(
    name: str, wanted: tuple[str, int], one: int, other: int
) -> None:
    fairness.verify(dealt(name, deals=3))
    chance, part = wanted
    assert refusal(dealt(name, (wanted, one, other), deals=3)).startswith(
        f"the {chance} of part {part} does not follow from the secret: at place {one + 1} the record has "
    )


def black_spy_deal(number: int) -> list[str]:
    found = game("black-spy")
    source = fairness.chance_from(found, found.read_options(4, {}), SECRET)
    return list(source("deal", number))


def test_the_card_that_should_be_there_is_named() -> None:
    right = black_spy_deal(1)
    found = refusal(dealt("black-spy", (("deal", 1), 0, 4), deals=2))
    assert found.endswith(f"at place 1 the record has {right[4]}, the secret determines {right[0]}")


def test_equal_cards_may_change_places() -> None:
    cards = black_spy_deal(0)
    one = cards.index("K7")
    other = cards.index("K7", one + 1)
    fairness.verify(dealt("black-spy", (("deal", 0), one, other)))


def test_another_seat_that_starts_is_found() -> None:
    found = game("spy-tricks")
    options = found.read_options(4, {})
    source = fairness.chance_from(found, options, SECRET)
    match = Match(
        found,
        options,
        chance=lambda name, number: "P3" if name == "start-player" else source(name, number),
        tags=fairness.tags(SECRET),
    )
    assert refusal(match) == (
        "the start-player of part 0 does not follow from the secret: "
        "the record has P3, the secret determines P0"
    )


def test_a_deal_from_another_part_is_found() -> None:
    """The second deal's cards dealt first: right cards at the wrong time."""
    found = game("black-spy")
    options = found.read_options(4, {})
    source = fairness.chance_from(found, options, SECRET)
    match = Match(
        found,
        options,
        chance=lambda name, number: source(name, number + (name == "deal")),
        tags=fairness.tags(SECRET),
    )
    assert "the deal of part 0 does not follow from the secret" in refusal(match)


def test_another_secret_and_another_commitment_are_found() -> None:
    for changed in ({"Secret": OTHER.hex()}, {"Commitment": fairness.commitment(OTHER)}):
        assert refusal(dealt("spycard", changed=changed)).startswith(
            "the secret does not fit the commitment: "
        )
    both = refusal(dealt("spycard", changed=fairness.tags(OTHER)))
    assert both.startswith("the agents of part 0 does not follow from the secret: at place 1 the record has ")


@pytest.mark.parametrize("name", ["Commitment", "Secret"])
def test_missing_and_malformed_tags_are_named(name: str) -> None:
    assert refusal(dealt("spycard", changed={name: None})).startswith(
        f"the record has no tag {name}: only a finished"
    )
    for text in ODD:
        expected = f"the tag {name} must be 64 digits of 0 to 9 and a to f, not "
        assert refusal(dealt("spycard", changed={name: text})).startswith(expected)


def test_a_commitment_that_was_seen_is_looked_up() -> None:
    verified = fairness.verify(dealt("spy-tricks", deals=3))
    assert len(verified.parts) == 3
    assert verified.place_of(COMMITMENT) == "the game"
    assert verified.place_of(PART_1.upper()) == "part 1"
    with pytest.raises(UnfairRecord, match="does not belong to this record, whose game has dbce2d3a"):
        verified.place_of(fairness.commitment(OTHER))
    for text in ("", "dbce", COMMITMENT + "\n"):
        with pytest.raises(UnfairRecord, match="a commitment has 64 digits"):
            verified.place_of(text)


def test_verifying_changes_nothing() -> None:
    match = dealt("spy-tricks", deals=2)
    before = match.record()
    fairness.verify(match)
    assert match.record() == before
