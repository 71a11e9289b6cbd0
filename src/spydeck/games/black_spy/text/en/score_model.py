"""What points may be entered in a scorepad of Black Spy, as data (BS-9, BS-19 to BS-28, BS-35)."""

from __future__ import annotations

from collections.abc import Iterator

from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES, DECK
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules import variant
from spydeck.games.black_spy.rules.score import ends_the_game, gone_back, value_of
from spydeck.games.black_spy.text.en import score_texts
from spydeck.games.black_spy.text.paper_deals import is_possible, spies_needed, sweep_rows
from spydeck.games.paper_score import WRONG_COUNT
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


def score_model(options: BlackSpyOptions) -> ScoreModel:
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
        questions=questions(options),
        usage=score_texts.USAGE.format(makes=makes),
        wrong_count=WRONG_COUNT,
        possible=PossiblePoints(tuple(possible), score_texts.IMPOSSIBLE),
        won=score_texts.WON,
        shared=score_texts.SHARED,
        fewest_win=True,
        sum=PartSum(makes, score_texts.TOO_MANY, score_texts.TOO_FEW),
        limits=tuple(limits(possible)),
        special=tuple(SpecialRow(points, score_texts.SWEPT) for points in sweep_rows(options)),
        back=going_back(options, variants),
        ends_at=ends_at(options, variants),
    )


def questions(options: BlackSpyOptions) -> tuple[str, ...]:
    """Return the questions for the deals, which name the direction of the pass (BS-9, BS-36)."""
    state = start(options)
    texts = []
    for state.deal in range(DEALS_ASKED):
        texts.append(score_texts.question(state))
    return shortest_cycle(texts)


def limits(possible: list[int]) -> Iterator[ScoreLimit]:
    """Iterate over what the players share: the coloured Spies, if they count (BS-19)."""
    taken = {points: spies_needed(points) for points in possible if spies_needed(points)}
    if taken:
        yield ScoreLimit(count(COLOURED_SPIES), taken, score_texts.TOO_FEW_SPIES)


def going_back(options: BlackSpyOptions, variants: int) -> GoingBack | None:
    """Return the totals that are halved; none of them exceeds the end value (BS-35)."""
    if not variants & variant.GOING_BACK:
        return None
    back = {total: gone_back(total, options.end_value, variants) for total in range(options.end_value + 1)}
    return GoingBack({total: after for total, after in back.items() if after != total}, score_texts.WENT_BACK)


def ends_at(options: BlackSpyOptions, variants: int) -> int:
    """Return the lowest total that ends the game (BS-23, BS-35)."""
    total = 0
    while not ends_the_game(total, options.end_value, variants):
        total += 1
    return total
