"""What score models allow is what the rules make possible; the client's cases hold all that models say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest

import spydeck
from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.paper_score import PointsRefused, Rows, check_points, special_of
from spydeck.games.score_model import ScoreModel
from spydeck.games.spy_tricks.text.score_model import all_guesses
from spydeck.games.text_ui import Names
from spydeck.kernel import members
from tests.score_cases import FILE, NAMES, text


def test_the_file_is_what_the_models_say() -> None:
    """BS-9, BS-19 to BS-28, BS-35, ST-6, ST-15 to ST-24; `python -m tests.score_cases` writes the file."""
    assert FILE.read_text(encoding="utf-8") == text()


def sentences_in(value: Any) -> Iterator[str]:
    """Iterate over all texts of a model, or of what follows from entries."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from sentences_in(one)


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_every_refusal_and_every_ending_of_each_game_occurs_in_the_cases(game: str) -> None:
    found = [case for case in json.loads(FILE.read_text(encoding="utf-8")) if case["game"] == game]
    texts = {text for case in found for text in sentences_in({**case["model"], "usage": None})}
    pads = [pad for case in found for pad in case["pads"]]
    said = {sentence for pad in pads for sentence in sentences_in(pad)}
    for one in texts:
        pattern = re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(one)))
        assert any(pattern.fullmatch(sentence) for sentence in said), one
    accepted = sum("totals" in step for pad in pads for step in pad)
    assert sum(map(len, pads)) / 3 < accepted < sum(map(len, pads)) * 5 / 6


def model(game: str, options: Any) -> ScoreModel:
    make = spydeck.game(game).text_ui("en").score_model
    assert make is not None
    return make(options)


def fits(model: ScoreModel, rows: Rows, points: Sequence[int]) -> bool:
    """Whether the next part may have these points."""
    try:
        check_points(model, Names(NAMES), rows, points)
    except PointsRefused:
        return False
    return True


@pytest.mark.parametrize("variants", [[], ["no-good-spies"]])
def test_points_of_black_spy_fit_exactly_where_some_cards_make_them(variants: list[str]) -> None:
    """BS-19 to BS-21, BS-27."""
    options = spydeck.game("black-spy").read_options(3, {"variants": variants})
    assert isinstance(options, BlackSpyOptions)
    allowed, bits = model("black-spy", options), start(options).variants
    swept = {tuple(value_of(BLACK, bits) * (other == seat) for other in range(3)) for seat in range(3)}
    makeable = dealt({(0, 0, 0)}, BLACK, bits) - swept
    makeable = dealt(makeable, COLOURED_SPIES, bits)
    numbers = range(-25, 90)
    for first, second in product(numbers, numbers):
        points = (first, second, sum(next(iter(makeable))) - first - second)
        assert fits(allowed, (), points) == (points in makeable or special_of(allowed, points) is not None)


def dealt(piles: set[tuple[int, ...]], cards: int, variants: int) -> set[tuple[int, ...]]:
    """Return the points of three players after some cards went to any of them."""
    for card in members(cards):
        value = value_of(1 << card, variants)
        piles = {
            tuple(points + value * (seat == taker) for seat, points in enumerate(pile))
            for pile in piles
            for taker in range(3)
        }
    return piles


@pytest.mark.parametrize("totals", [(0, 0, 0), (0, 7, 7), (0, 0, 7)])
def test_points_of_spy_tricks_fit_exactly_where_some_guesses_make_them(totals: tuple[int, ...]) -> None:
    """ST-15 to ST-18, ST-21, ST-23."""
    options = spydeck.game("spy-tricks").read_options(3, {})
    allowed, rows = model("spy-tricks", options), ({"points": totals, "totals": totals},)
    behind = [total == 0 < max(totals) for total in totals]
    makeable = {
        tuple(guesses.points for guesses in each)
        for each in product(*(list(all_guesses(helper=helper)) for helper in behind))
        if not any(one.conflict(other) for one, other in combinations(each, 2))
    }
    for points in product(range(-1, 29), repeat=3):
        assert fits(allowed, rows, points) == (points in makeable)
