"""What points may be entered in a scorepad of Spy Tricks, as data (ST-6, ST-15 to ST-24)."""

from __future__ import annotations

from spydeck.games.paper_score import WRONG_COUNT
from spydeck.games.score_model import Behind, PossiblePoints, ScoreLimit, ScoreModel
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.text.en import score_texts
from spydeck.games.spy_tricks.text.en.events import result
from spydeck.games.spy_tricks.text.paper_rounds import PaperRounds, joint_ways, ways_by_points
from spydeck.games.text_ui import Names

NAMES = "{names}"


def score_model(options: SpyTricksOptions) -> ScoreModel:
    """Return what points may be entered, and what follows from them. Ties are left to people with chips."""
    return ScoreModel(
        players=options.players,
        questions=(score_texts.QUESTION,),
        usage=score_texts.USAGE,
        wrong_count=WRONG_COUNT,
        possible=PossiblePoints(tuple(ways_by_points(helper=False)), score_texts.IMPOSSIBLE_ALONE),
        won=score_texts.OVER.format(result=result(Names([NAMES]), [0])),
        shared=score_texts.SHARED,
        fewest_win=False,
        limits=(several_spots(),),
        behind=Behind(
            possible=PossiblePoints(tuple(ways_by_points(helper=True)), score_texts.IMPOSSIBLE),
            said=score_texts.HELPERS,
            level=score_texts.LEVEL,
        ),
        parts=number_of_rounds(options.players),
    )


def several_spots() -> ScoreLimit:
    """Return the limit that one player at most was right about several spots (ST-15, ST-18).

    Two such players would share a spot. What needs several spots without a Helper needs them with one, too.
    """
    taken = {
        points: 1
        for points, ways in ways_by_points(helper=True).items()
        if all(guesses.conflict(guesses) for guesses in ways)
    }
    return ScoreLimit(1, taken, score_texts.SEVERAL_SPOTS)


def number_of_rounds(players: int) -> int:
    """Return the number of rounds of a game (ST-6)."""
    rounds = PaperRounds(players)
    nothing = [0] * players
    while not rounds.over:
        rounds = rounds.with_points(nothing, joint_ways(nothing, rounds.helpers))
    return len(rounds.rows)
