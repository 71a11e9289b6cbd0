"""What points may be entered in a scorepad of Black Spy, as data (BS-9, BS-19 to BS-28, BS-35)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES, DECK
from spydeck.games.black_spy.facts import direction
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.deal import pass_offset
from spydeck.games.black_spy.rules.state import OTHERS, SELF
from spydeck.games.black_spy.rules.tricks import ends_the_game, gone_back, points_of, value_of
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
from spydeck.kernel import count, members
from spydeck.language import catalogue

DEALS_ASKED = 24
"""Directions of the pass repeat sooner."""
SWEPT = 0
"""The seat whose sweeps are listed; all seats are alike."""


@dataclass(frozen=True)
class ScoreTexts:
    """The sentences of a score model in one language; braces as in `spydeck.games.score_model`."""

    question: Callable[[str], str]
    """Asks for the points of a deal, from the direction of its pass."""
    usage: str
    """How to enter points, and what a deal {makes}."""
    too_many: str
    """Also with what a deal {makes}."""
    too_few: str
    impossible: str
    too_few_spies: str
    swept: str
    went_back: str
    won: str
    shared: str


def score_model(texts: ScoreTexts, language: str, options: BlackSpyOptions) -> ScoreModel:
    """Return what points may be entered, and what follows from them."""
    variants = start(options).variants
    makes = value_of(DECK, variants)
    # BS-19, BS-21: without a sweep, nobody has all black cards.
    possible = range(value_of(COLOURED_SPIES, variants), value_of(BLACK, variants))
    return ScoreModel(
        players=options.players,
        questions=questions(texts, options),
        usage=texts.usage.format(makes=makes),
        wrong_count=catalogue("spydeck.games.paper_words", language).WRONG_COUNT,
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
        asked.append(texts.question(direction(state.players, pass_offset(state))))
    return shortest_cycle(asked)


def limits(texts: ScoreTexts, possible: range) -> Iterator[ScoreLimit]:
    """Iterate over what the players share: the coloured Spies, if they count (BS-19)."""
    taken = {points: -(points // 5) for points in possible if points < 0}
    if taken:
        yield ScoreLimit(count(COLOURED_SPIES), taken, texts.too_few_spies)


def sweep_rows(options: BlackSpyOptions) -> list[tuple[int, ...]]:
    """Return all points that a sweep can lead to: first the sweeper's, then the others', ordered.

    They depend on who took the coloured Spies (BS-26), and on how the sweep is settled (BS-28).
    """
    spies = members(COLOURED_SPIES)
    rows = set()
    for takers in combinations_with_replacement(range(options.players), len(spies)):
        state = start(options)
        state.taken[SWEPT] = BLACK
        for taker, spy in zip(takers, spies, strict=True):
            state.taken[taker] |= 1 << spy
        ways = (OTHERS, SELF) if state.variants & variant.CAPTURE_OR_RELEASE else (OTHERS,)
        for how in ways:
            points = [points_of(state, seat, SWEPT, how) for seat in range(options.players)]
            rows.add((points[SWEPT], *sorted(points[SWEPT + 1 :])))
    return sorted(rows)


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
