"""What points may be entered in a scorepad of Spy Tricks, as data (ST-6, ST-15 to ST-24)."""

from __future__ import annotations

from spydeck.games.score_model import Behind, PossiblePoints, ScoreLimit, ScoreModel
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.text.paper_rounds import PaperRounds, joint_ways, ways_by_points
from spydeck.games.spy_tricks.text.score_texts import ScoreTexts
from spydeck.games.text_ui import Names

NAMES = "{names}"


def score_model(texts: ScoreTexts, options: SpyTricksOptions) -> ScoreModel:
    """Return what points may be entered, and what follows from them. Ties are left to people with chips."""
    return ScoreModel(
        players=options.players,
        questions=(texts.question,),
        usage=texts.usage,
        wrong_count=texts.wrong_count,
        possible=PossiblePoints(tuple(ways_by_points(helper=False)), texts.impossible_alone),
        won=texts.over.format(result=texts.result(Names([NAMES]), [0])),
        shared=texts.shared,
        fewest_win=False,
        limits=(several_spots(texts),),
        behind=Behind(
            possible=PossiblePoints(tuple(ways_by_points(helper=True)), texts.impossible),
            said=texts.helpers,
            level=texts.level,
        ),
        parts=number_of_rounds(options.players),
    )


def several_spots(texts: ScoreTexts) -> ScoreLimit:
    """Return the limit that one player at most was right about several spots (ST-15, ST-18).

    Two such players would share a spot. What needs several spots without a Helper needs them with one, too.
    """
    taken = {
        points: 1
        for points, ways in ways_by_points(helper=True).items()
        if all(guesses.conflict(guesses) for guesses in ways)
    }
    return ScoreLimit(1, taken, texts.several_spots)


def number_of_rounds(players: int) -> int:
    """Return the number of rounds of a game (ST-6)."""
    rounds = PaperRounds(players)
    nothing = [0] * players
    while not rounds.over:
        rounds = rounds.with_points(nothing, joint_ways(nothing, rounds.helpers))
    return len(rounds.rows)
