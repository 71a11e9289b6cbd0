"""The sentences of the scorekeeper of Black Spy that a score model repeats, in English."""

from __future__ import annotations

from spydeck.games.black_spy.text.score_texts import ScoreTexts
from spydeck.games.paper_words.en import WRONG_COUNT

TEXTS = ScoreTexts(
    question=lambda direction: f"Deal {{part}} (pass {direction}): points of {{players}}?",
    usage="points, one number for each player in order: 12 0 53 -5 (a deal makes {makes})",
    wrong_count=WRONG_COUNT,
    too_many="BS-20: that makes {made}, and a deal makes {makes}: {off} too many",
    too_few="BS-20: that makes {made}, and a deal makes {makes}: {off} too few",
    impossible="BS-19: no cards make the {points} points of {name}",
    too_few_spies="BS-19: there are not enough coloured Spies for so many points below 0",
    swept="{name} took all black cards (BS-21).",
    went_back="{name} goes back from {total} to {after} (BS-35).",
    won="The game is over: {names} wins with {total}.",
    shared="The game is over: {names} win with {total}.",
)
