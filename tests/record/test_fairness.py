"""Cards from a secret: the library, the document's shell commands and its JavaScript agree; all orders are
equally likely.
"""

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from math import factorial
from pathlib import Path
from random import Random

import pytest

from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, loadable
from spydeck.record import fairness
from tests.random_games import random_options

DOCUMENT = (Path(__file__).parents[2] / "docs/fairness.md").read_text()
SECRET = bytes(range(32))
CONTRIBUTIONS = (b"\x00", b"", b"\xff\xee")


def block(kind: str) -> str:
    """Return the code of a kind in the document."""
    (code,) = re.findall(rf"^```{kind}\n(.*?)^```$", DOCUMENT, re.M | re.S)
    return str(code)


VECTORS = dict(line.split(": ") for line in block("text").splitlines())


def outcome(words: str, contributions: tuple[bytes, ...] = ()) -> str:
    """Return the outcome of words like "black-spy 4 deal, part 1"."""
    name, players, chance, part = words.replace(", part", "").split(" ")
    found = game(name)
    options = found.read_options(int(players), {})
    return " ".join(fairness.chance_from(found, options, SECRET, contributions)(chance, int(part)))


def value(words: str) -> str:
    """Return what the library computes for a line of the vectors."""
    if words == "secret":
        return SECRET.hex()
    if words == "commitment":
        return fairness.commitment(SECRET)
    if found := re.fullmatch(r"part (\d)", words):
        return fairness.part_secret(SECRET, int(found[1])).hex()
    if found := re.fullmatch(r"commitment of part (\d)", words):
        return fairness.commitment(fairness.part_secret(SECRET, int(found[1])))
    if found := re.fullmatch(r"numbers of (\S+) (\S+), part (\d)", words):
        stream = fairness.stream(fairness.part_secret(SECRET, int(found[3])), found[1], found[2])
        return " ".join(str(next(stream)) for _ in range(5))
    if words.endswith(" with 00, nothing and ffee contributed"):
        return outcome(words.split(" with ")[0], CONTRIBUTIONS)
    return outcome(words)


@pytest.mark.parametrize("words", VECTORS)
def test_the_library_computes_the_vectors_of_the_document(words: str) -> None:
    assert value(words) == VECTORS[words]


def test_the_vectors_cover_every_outcome_of_every_game() -> None:
    found = [re.match(r"(\S+) \d (\S+), part", words) for words in VECTORS]
    covered = {(words[1], words[2]) for words in found if words}
    assert {(found.name, chance.name) for found in loadable() for chance in found.chances.values()} <= covered


@pytest.mark.skipif(not (shutil.which("openssl") and shutil.which("sha256sum")), reason="no openssl here")
def test_the_commands_of_the_document_print_what_it_says() -> None:
    lines = block("console").splitlines()
    script = "\n".join(line[2:] for line in lines if line.startswith("$ "))
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [line for line in lines if not line.startswith("$ ")]
    assert int(lines[-1][:16], 16) % 3 == int(VECTORS["spy-tricks 3 start-player, part 0"][1:])


@pytest.mark.skipif(not shutil.which("node"), reason="no node here to run the document's JavaScript")
def test_the_javascript_of_the_document_computes_the_vectors() -> None:
    words = "spy-tricks 3 deal, part 0"
    deck = fairness.decks(game("spy-tricks"), game("spy-tricks").read_options(3, {}))["deal"]
    program = f"""import {{ webcrypto }} from "node:crypto";
globalThis.crypto ??= webcrypto;
{block("js")}
const secret = Uint8Array.from({{ length: 32 }}, (_, byte) => byte);
const part = await partSecret(secret, 0);
const deal = async (...rest) =>
  (await shuffled({deck}, numbers(part, "spy-tricks", "deal", ...rest))).join(" ");
const edge = [18446744073709551600n, 18446744073709551599n].values();
console.log(await commitment(secret));
console.log(hex(part));
console.log(await deal());
console.log(await deal([[0], [], [255, 238]]));
console.log(await below(60, edge));
"""
    ran = subprocess.run(
        ["node", "--input-type=module", "-"], input=program, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == [
        VECTORS["commitment"],
        VECTORS["part 0"],
        VECTORS[words],
        VECTORS[words + " with 00, nothing and ffee contributed"],
        "59",
    ]


def test_a_number_that_would_cause_bias_is_skipped() -> None:
    most = 2**64 - 1
    assert "18446744073709551599 gives 59, and 18446744073709551600 is the first" in DOCUMENT
    assert fairness.below(60, iter([18446744073709551599])) == 59
    assert fairness.below(60, iter([18446744073709551600, most, 61])) == 1
    assert fairness.below(3, iter([most, 5])) == 2
    assert fairness.below(3, iter([most - 1])) == 2
    assert fairness.below(4, iter([most])) == 3
    assert fairness.below(1, iter([most])) == 0


def chi_square(seen: Counter[str], kinds: int) -> float:
    expected = seen.total() / kinds
    return sum((times - expected) ** 2 for times in seen.values()) / expected + expected * (kinds - len(seen))


def parts(most: int) -> list[bytes]:
    return [fairness.part_secret(SECRET, number) for number in range(most)]


@pytest.mark.parametrize(("cards", "limit"), [(2, 10.8), (3, 20.5), (4, 49.7)])
def test_every_order_of_a_small_deck_is_equally_likely(cards: int, limit: float) -> None:
    """Chi-square, with the limit that chance alone passes once in a thousand; the secrets are fixed."""
    deck = "ABCD"[:cards]
    seen = Counter(
        "".join(fairness.shuffled(deck, fairness.stream(secret, "some-game", "deal")))
        for secret in parts(200 * factorial(cards))
    )
    assert chi_square(seen, factorial(cards)) < limit


@pytest.mark.parametrize(("seats", "limit"), [(3, 13.8), (4, 16.3), (5, 18.5)])
def test_every_seat_is_equally_likely(seats: int, limit: float) -> None:
    seen = Counter(
        str(fairness.below(seats, fairness.stream(secret, "some-game", "seat"))) for secret in parts(1000)
    )
    assert chi_square(seen, seats) < limit


def test_outcomes_differ_with_every_input() -> None:
    def first(secret: bytes, game: str, chance: str, contributions: tuple[bytes, ...] = ()) -> int:
        return next(fairness.stream(secret, game, chance, contributions))

    firsts = {
        first(SECRET, "a", "b"),
        first(bytes(32), "a", "b"),
        first(SECRET, "a", "c"),
        first(SECRET, "b", "b"),
        first(SECRET, "a", "b", (b"",)),
        first(SECRET, "a", "b", (b"", b"")),
        first(SECRET, "a", "b", (b"\x00",)),
        first(SECRET, "a", "b", (b"\x00", b"\x01")),
        first(SECRET, "a", "b", (b"\x01", b"\x00")),
        first(SECRET, "a", "b", (b"\x00\x01",)),
    }
    assert len(firsts) == 10


def test_secrets_are_32_bytes_and_new_each_time() -> None:
    secrets = {fairness.new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


@pytest.mark.parametrize("wrong", [b"", bytes(31), bytes(33), bytearray(32), "0" * 64, None])
def test_an_invalid_secret_is_refused(wrong: bytes) -> None:
    found = game("spycard")
    uses: tuple[Callable[[], object], ...] = (
        lambda: fairness.commitment(wrong),
        lambda: fairness.part_secret(wrong, 0),
        lambda: fairness.chance_from(found, found.read_options(3, {}), wrong),
    )
    for use in uses:
        with pytest.raises(InvalidOption, match="a secret is 32 bytes"):
            use()


@pytest.mark.parametrize("found", tuple(loadable()), ids=lambda found: found.name)
def test_no_option_but_the_players_changes_a_deck(found: Game) -> None:
    random = Random(8)
    for _ in range(300):
        options = random_options(found, random)
        usual = found.read_options(options.players, {})
        assert fairness.decks(found, options) == fairness.decks(found, usual)
