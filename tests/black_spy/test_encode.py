"""The tensor of an observation: it holds what the view says, and nothing that the seat may not know."""

from random import Random

import spydeck
from spydeck.games.black_spy.cards import CARD_TEXTS, texts_of
from spydeck.games.black_spy.facts import STAGE_NAMES
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.tensors import KINDS, TENSOR, encode
from spydeck.games.tensor import length_of, slices_of
from spydeck.kernel import blank
from spydeck.match import Match
from tests.black_spy.mixed_games import positions
from tests.random_games import random_match

FIELDS = slices_of(TENSOR)
NAMES = list(dict.fromkeys(CARD_TEXTS))
"""The text of each kind of card, in the order of the tensor."""


def encoded(state: State, seat: int) -> list[int]:
    """Return the tensor, over numbers that must not stay."""
    out = [99] * length_of(TENSOR)
    encode(state, seat, out)
    return out


def test_the_tensor_follows_from_what_the_seat_may_know() -> None:
    for number, state in enumerate(positions()):
        if number % 4:
            continue
        for seat in range(-1, state.players):
            seen = blank(State)
            observe(state, seat, seen)
            numbers = encoded(state, seat)
            assert encoded(seen, seat) == numbers
            assert min(numbers) >= -128
            assert max(numbers) <= 127


def cards(numbers: list[int]) -> list[str]:
    """Return the cards of a set in the tensor, as texts."""
    assert len(numbers) == KINDS == len(NAMES)
    return [name for name, number in zip(NAMES, numbers, strict=True) for _ in range(number)]


def place(numbers: list[int]) -> int | None:
    """Return the place of the 1 in a one-hot field."""
    assert sum(numbers) == max(numbers)
    return numbers.index(1) if any(numbers) else None


def check_view(match: Match, seat: int) -> None:
    """Compare the tensor with the view, field by field."""
    view = match.view(seat)
    players = match.players
    numbers = encoded(match._state, seat)
    parts = {name: numbers[field] for name, field in FIELDS.items()}
    left = [(seat + step) % players for step in range(players)]
    stage = place(parts["stage"])
    assert stage is not None
    assert STAGE_NAMES[stage] == view["stage"]
    assert place(parts["players"]) == players - 3
    assert parts["deal"] == [view["deal"]]
    assert parts["tricks"] == [len(view["tricks"])]
    assert cards(parts["hand"]) == view["hand"]
    for name in ("passed", "received"):
        exchanged = view[name]["cards"] if view[name] else []
        assert cards(parts[name]) == exchanged
    mole = view["mole"] or {}
    assert cards(parts["mole_shown"]) == mole.get("shown", [])
    assert cards(parts["mole_taken"]) == mole.get("took", [])
    dealer = place(parts["dealer"])
    assert view["dealer"] == (None if dealer is None else left[dealer])
    for step, other in enumerate(left):
        kinds = slice(step * KINDS, (step + 1) * KINDS)
        in_trick = [play["card"] for play in view["trick"] if play["seat"] == other]
        assert cards(parts["trick"][kinds]) == in_trick
        assert cards(parts["taken"][kinds]) == texts_of(match._state.taken[other])
        assert parts["has_passed"][step] == view["has_passed"][other]
        assert parts["skipped"][step] == (other in view["skipped"])
        share = 100 * view["totals"][other] / match.options.facts()["end_value"]
        assert abs(parts["totals"][step] - max(-128, min(127, share))) <= 1


def test_the_tensor_holds_what_the_view_says() -> None:
    game = spydeck.game("black-spy")
    for seed in range(12):
        random = Random(seed)

        def check(match: Match, random: Random = random) -> None:
            if random.random() < 0.1:
                check_view(match, random.randrange(match.players))

        random_match(game, random, check, most=300)
