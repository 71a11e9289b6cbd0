"""The sentences of the scorekeeper that a score model repeats; braces as in `spydeck.games.score_model`."""

from __future__ import annotations

QUESTION = "Round {part}: points of {players}?"
USAGE = "the points of each player in order: 7 10 0 2"
USAGE_INSTEAD = f"or, instead of secret and spots, {USAGE}"
IMPOSSIBLE = "ST-21: no right guesses make the {points} points of {name}"
IMPOSSIBLE_ALONE = "ST-21: without a Helper, no right guesses make the {points} points of {name}"
SEVERAL_SPOTS = "ST-15: two players cannot both have been right about several spots"
HELPERS = "A Helper for {names} in the next round."
LEVEL = "All totals are equal: nobody gets a Helper."
OVER = "The game is over. {result}"
SHARED = "The game is over. {names} have the same total; of them, whoever has the most chips wins (ST-24)."
