"""`spydeck verify` checks a record against the secret that its cards come from."""

import json
from pathlib import Path

import pytest

import spydeck
from spydeck import language
from spydeck.match import Match
from spydeck.record import fairness
from tests.terminal.driving import CommandLine

SECRET = bytes(range(32))
COMMITMENT = "dbce2d3a00410c8850ef3b809d93f0a0f5fcbe9e16a23e7535cf5e76b6d8f304"
PART_0 = "c268b2c6b538f78fc41b44a73eee8781872c4b482e681070c03f3012f0b8e751"
PART_1 = "ed334b26f9532ebcba9c57366c8dc26de12d08fff4ac07d6f06757e0c5f5ee49"


@pytest.fixture
def record(cli: CommandLine) -> Path:
    found = spydeck.game("black-spy")
    options = found.read_options(4, {})
    chance = fairness.chance_from(found, options, SECRET)
    return cli.keep(Match(found, options, chance=chance, tags=fairness.tags(SECRET)))


def test_a_fair_record_is_reported_with_what_that_proves_and_what_not(cli: CommandLine, record: Path) -> None:
    outcome = cli.run("verify", str(record))
    assert outcome.status == 0
    assert outcome.err == ""
    assert outcome.out.splitlines() == [
        "Black Spy, 4 players. The secret matches the commitment:",
        f"  game    {COMMITMENT}",
        "To compare it with the commitment you saw before the game, pass that as --commitment.",
        "2 outcomes in 1 part recomputed from the secret: all equal. The commitments of the parts:",
        f"  part 0  {PART_0}",
        "This shows that nobody changed a card after the commitment was published.",
        "It does not show how the secret was chosen, or that nobody looked at it or shared it.",
    ]


@pytest.mark.parametrize(
    ("seen", "what"),
    [
        (COMMITMENT, "the game"),
        (PART_0.upper(), "part 0"),
        (PART_1, "part 1, which was never dealt"),
    ],
)
def test_the_commitment_that_was_seen_is_compared(
    cli: CommandLine, record: Path, seen: str, what: str
) -> None:
    outcome = cli.run("verify", str(record), "--commitment", seen)
    assert outcome.status == 0
    assert f"\nThe commitment that you saw is that of {what}.\n" in outcome.out


@pytest.mark.parametrize(
    ("seen", "reason", "status"),
    [
        ("0" * 64, "was dealt from a different secret", 1),
        ("dbce", "a commitment has 64 digits", 2),
        ("", "64 digits", 2),
    ],
)
def test_another_commitment_is_refused_in_one_line(
    cli: CommandLine, record: Path, seen: str, reason: str, status: int
) -> None:
    outcome = cli.run("verify", str(record), "--commitment", seen)
    assert outcome.status == status
    assert outcome.out == ""
    assert outcome.err.startswith("spydeck: ")
    assert outcome.err.count("\n") == 1
    assert reason in outcome.err


def test_a_record_without_a_secret_is_refused_in_one_line(cli: CommandLine) -> None:
    outcome = cli.run("verify", str(cli.keep(spydeck.new("spycard", seed=1))))
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err == (
        "spydeck: the record has no tag Commitment: only a finished game that was dealt from "
        "a committed secret can be verified\n"
    )


def test_a_swapped_card_is_found_and_its_line_is_named(cli: CommandLine, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    deck = next(place for place, line in enumerate(lines) if line.startswith("deal "))
    cards = lines[deck].split()
    cards[1], cards[2] = cards[2], cards[1]
    lines[deck] = " ".join(cards) + "\n"
    record.write_text("".join(lines))
    outcome = cli.run("verify", str(record))
    assert outcome.status == 1
    assert outcome.out == ""
    assert outcome.err == (
        f"spydeck: {record}: line {len(lines)}: "
        "the digest does not match: the record was edited after it was written\n"
    )


def test_an_action_that_no_rule_allows_is_found_and_its_line_is_named(cli: CommandLine, record: Path) -> None:
    match = spydeck.load(record.read_text())
    lines = record.read_text().splitlines()
    hand = match.view(0)["hand"]
    other = next(card for card in match.view(1)["hand"] if card not in hand)
    lines.insert(len(lines) - 1, f"0 pass {other} {hand[0]} {hand[1]}")
    record.write_text("\n".join(lines) + "\n")
    outcome = cli.run("verify", str(record))
    assert outcome.status == 1
    place = len(lines) - 1
    assert f"{record}: the record does not fit the rules at line {place}: BS-8: " in outcome.err
    assert cli.run("replay", str(record)).status == 2


def test_the_result_can_be_data(cli: CommandLine, record: Path) -> None:
    outcome = cli.run("verify", str(record), "--json", "--commitment", PART_0)
    assert outcome.status == 0
    assert json.loads(outcome.out) == {
        "game": "black-spy",
        "players": 4,
        "commitment": COMMITMENT,
        "seen": "part 0",
        "outcomes": 2,
        "parts": [{"part": 0, "commitment": PART_0}],
    }


@pytest.mark.parametrize(
    ("seen", "where"),
    [
        (COMMITMENT, "zur ganzen Partie"),
        (PART_0, "zu Runde 0"),
        (PART_1, "zu Runde 1, die nie gegeben wurde"),
    ],
)
def test_the_commitment_that_was_seen_is_compared_in_german(
    cli: CommandLine, record: Path, seen: str, where: str
) -> None:
    with language.speaking("de"):
        out = cli.run("verify", str(record), "--commitment", seen).out
        facts = json.loads(cli.run("verify", str(record), "--commitment", seen, "--json").out)
    assert f"\nDie Festlegung, die du gesehen hast, gehört {where}.\n" in out
    assert facts["seen"].startswith(("the game", "part "))
