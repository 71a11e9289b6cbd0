"""What points may be entered in a scorepad of Black Spy, as data (BS-9, BS-19 to BS-28, BS-35)."""

from __future__ import annotations

from collections.abc import Iterator

from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES, DECK
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.tricks import ends_the_game, gone_back, value_of
from spydeck.games.black_spy.text.paper_deals import is_possible, spies_needed, sweep_rows
from spydeck.games.black_spy.text.score_texts import ScoreTexts, question
from spydeck.games.black_spy.variants import variant
from spydeck.games.score_model import (
    GoingBack,
    PartSum,
    PossiblePoints,
    ScoreLimit,
    ScoreModel,
    SpecialRow,
    shortest_cycle,
)
from spydeck.kernel import count

DEALS_ASKED = 24
"""Directions of the pass repeat sooner."""


def score_model(texts: ScoreTexts, options: BlackSpyOptions) -> ScoreModel:
    """Return what points may be entered, and what follows from them."""
    variants = start(options).variants
    makes = value_of(DECK, variants)
    possible = [
        points
        for points in range(value_of(COLOURED_SPIES, variants), value_of(BLACK, variants))
        if is_possible(points, variants)
    ]
    return ScoreModel(
        players=options.players,
        questions=questions(texts, options),
        usage=texts.usage.format(makes=makes),
        wrong_count=texts.wrong_count,
        possible=PossiblePoints(tuple(possible), texts.impossible),
        won=texts.won,
        shared=texts.shared,
        fewest_win=True,
        sum=PartSum(makes, texts.too_many, texts.too_few),
        limits=tuple(limits(texts, possible)),
        special=tuple(SpecialRow(points, texts.swept) for points in sweep_rows(options)),
        back=going_back(texts, options, variants),
        ends_at=ends_at(options, variants),
    )


def questions(texts: ScoreTexts, options: BlackSpyOptions) -> tuple[str, ...]:
    """Return the questions for the deals, which name the direction of the pass (BS-9, BS-36)."""
    state = start(options)
    asked = []
    for state.deal in range(DEALS_ASKED):
        asked.append(question(texts, state))
    return shortest_cycle(asked)


def limits(texts: ScoreTexts, possible: list[int]) -> Iterator[ScoreLimit]:
    """Iterate over what the players share: the coloured Spies, if they count (BS-19)."""
    taken = {points: spies_needed(points) for points in possible if spies_needed(points)}
    if taken:
        yield ScoreLimit(count(COLOURED_SPIES), taken, texts.too_few_spies)


def going_back(texts: ScoreTexts, options: BlackSpyOptions, variants: int) -> GoingBack | None:
    """Return the totals that are halved; none of them exceeds the end value (BS-35)."""
    if not variants & variant.GOING_BACK:
        return None
    back = {total: gone_back(total, options.end_value, variants) for total in range(options.end_value + 1)}
    return GoingBack({total: after for total, after in back.items() if after != total}, texts.went_back)


def ends_at(options: BlackSpyOptions, variants: int) -> int:
    """Return the lowest total that ends the game (BS-23, BS-35)."""
    total = 0
    while not ends_the_game(total, options.end_value, variants):
        total += 1
    return total
