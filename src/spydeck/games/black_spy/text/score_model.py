"""Entries of a scorepad of Black Spy, and the points in them, as data (BS-9, BS-19 to BS-28, BS-35)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES, DECK
from spydeck.games.black_spy.facts import direction
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.deal import pass_offset
from spydeck.games.black_spy.rules.state import OTHERS, SELF
from spydeck.games.black_spy.rules.tricks import ends_the_game, gone_back, points_of, value_of
from spydeck.games.black_spy.variants import variant
from spydeck.games.lines import Sentences
from spydeck.games.paper_score import wrong_count
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

DEALS_ASKED = 24
"""Directions of the pass repeat sooner."""
EXAMPLE = "12 0 53 -5"
FILLED_IN = ("names", "name", "points", "total", "after", "made", "makes", "off")
"""Names in braces in sentences of a model."""
SWEPT = 0
"""The seat whose sweeps are listed; all seats are alike."""


def score_model(words: Sentences, options: BlackSpyOptions) -> ScoreModel:
    """Return what points may be entered, and what follows from them."""
    variants = start(options).variants
    makes = value_of(DECK, variants)
    # BS-19, BS-21: without a sweep, nobody has all black cards.
    possible = range(value_of(COLOURED_SPIES, variants), value_of(BLACK, variants))
    return ScoreModel(
        players=options.players,
        questions=questions(words, options),
        usage=words.say("points-usage", makes=makes, example=EXAMPLE),
        wrong_count=wrong_count(words.language),
        possible=PossiblePoints(tuple(possible), template(words, "impossible-points")),
        won=template(words, "won-by"),
        shared=template(words, "shared-by"),
        fewest_win=True,
        sum=PartSum(makes, template(words, "too-many"), template(words, "too-few")),
        limits=tuple(limits(words, possible)),
        special=tuple(SpecialRow(points, template(words, "swept")) for points in sweep_rows(options)),
        back=going_back(words, options, variants),
        ends_at=ends_at(options, variants),
    )


def template(words: Sentences, code: str) -> str:
    """Return a sentence with each argument in braces, for whoever adds up to fill in."""
    return words.say(code, **{name: f"{{{name}}}" for name in FILLED_IN})


def questions(words: Sentences, options: BlackSpyOptions) -> tuple[str, ...]:
    """Return the questions for the deals, which name the direction of the pass (BS-9, BS-36)."""
    state = start(options)
    asked = []
    for state.deal in range(DEALS_ASKED):
        towards = direction(state.players, pass_offset(state))
        asked.append(words.say("ask-points", part="{part}", players="{players}", direction=towards))
    return shortest_cycle(asked)


def limits(words: Sentences, possible: range) -> Iterator[ScoreLimit]:
    """Iterate over what the players share: the coloured Spies, if they count (BS-19)."""
    taken = {points: -(points // 5) for points in possible if points < 0}
    if taken:
        yield ScoreLimit(count(COLOURED_SPIES), taken, words.say("too-few-spies"))


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


def going_back(words: Sentences, options: BlackSpyOptions, variants: int) -> GoingBack | None:
    """Return the totals that are halved; none of them exceeds the end value (BS-35)."""
    if not variants & variant.GOING_BACK:
        return None
    back = {total: gone_back(total, options.end_value, variants) for total in range(options.end_value + 1)}
    return GoingBack(
        {total: after for total, after in back.items() if after != total}, template(words, "went-back")
    )


def ends_at(options: BlackSpyOptions, variants: int) -> int:
    """Return the lowest total that ends the game (BS-23, BS-35)."""
    total = 0
    while not ends_the_game(total, options.end_value, variants):
        total += 1
    return total
