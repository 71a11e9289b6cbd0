"""`spydeck verify` checks a record against the secret that its cards come from."""

from pathlib import Path

import pytest

import spydeck
from spydeck import fairness
from spydeck.match import Match
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
    ("seen", "reason"),
    [
        ("0" * 64, "was dealt from a different secret"),
        ("dbce", "a commitment has 64 digits"),
        ("", "64 digits"),
    ],
)
def test_another_commitment_is_refused_in_one_line(
    cli: CommandLine, record: Path, seen: str, reason: str
) -> None:
    outcome = cli.run("verify", str(record), "--commitment", seen)
    assert outcome.status == 2
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
