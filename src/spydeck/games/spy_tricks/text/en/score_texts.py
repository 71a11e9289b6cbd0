"""The sentences of the scorekeeper that a score model repeats, in English."""

from __future__ import annotations

from spydeck.games.paper_words.en import WRONG_COUNT
from spydeck.games.spy_tricks.text.en.events import result
from spydeck.games.spy_tricks.text.score_texts import ScoreTexts

TEXTS = ScoreTexts(
    question="Round {part}: points of {players}?",
    usage="the points of each player in order: 7 10 0 2",
    wrong_count=WRONG_COUNT,
    impossible="ST-21: no right guesses make the {points} points of {name}",
    impossible_alone="ST-21: without a Helper, no right guesses make the {points} points of {name}",
    several_spots="ST-15: two players cannot both have been right about several spots",
    helpers="A Helper for {names} in the next round.",
    level="All totals are equal: nobody gets a Helper.",
    over="The game is over. {result}",
    result=result,
    shared="The game is over. {names} have the same total; of them, whoever has the most chips wins (ST-24).",
)
