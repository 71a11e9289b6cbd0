"""The scorekeeper for people who play Spy Tricks with the paper cards, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import counted
from spydeck.games.spy_tricks.text.en import spots
from spydeck.games.spy_tricks.text.en.events import result
from spydeck.games.spy_tricks.text.score_model import ScoreTexts
from spydeck.games.spy_tricks.text.scorekeeper import Scorekeeper, ScorekeeperWords
from spydeck.games.spy_tricks.text.scorepad import PadWords


def sentence(number: int, secret: str | None, scores: str) -> str:
    """Return a round with its secret, if that was entered, and the scores."""
    return f"Round {number}{f', secret {secret}' if secret else ''}: {scores}."


def score(name: str, points: int, chips: int | None, total: int) -> str:
    """Return what a player scored in a round: "Heron 7 points and 2 chips, total 12"."""
    more = "" if chips is None else f" and {counted(chips, 'chip')}"
    return f"{name} {counted(points, 'point')}{more}, total {total}"


TEXTS = ScoreTexts(
    question="Round {part}: points of {players}?",
    usage="the points of each player in order: 7 10 0 2",
    impossible="ST-21: no right guesses make the {points} points of {name}",
    impossible_alone="ST-21: without a Helper, no right guesses make the {points} points of {name}",
    several_spots="ST-15: two players cannot both have been right about several spots",
    helpers="A Helper for {names} in the next round.",
    level="All totals are equal: nobody gets a Helper.",
    over="The game is over. {result}",
    result=result,
    shared="The game is over. {names} have the same total; of them, whoever has the most chips wins (ST-24).",
)
PAD = PadWords(
    empty="The scorepad is empty: no round has been finished yet.",
    round="round",
    secret="secret",
    chips="chips",
    sentence=sentence,
    score=score,
)
WORDS = ScorekeeperWords(
    texts=TEXTS,
    pad=PAD,
    spots=spots.WORDS,
    which_secret=(
        "Round {round}: which card was the Secret Document, or how many points did each player score?"
    ),
    which_spots="Round {round}: which of {spots} did {name} guess (- for none)?",
    usage=(
        "first the Secret Document: B3",
        "then the spots that each player was right about: blue 3 B3, or - for none,",
        "   with + after the one where a Helper stood: B3+",
        f"or, instead of secret and spots, {TEXTS.usage}",
    ),
    scores=lambda name, points: f"{name} scores {points}.",
    no_card="ST-5: {word} is not a card; write a card like B3",
    three_players="ST-2: three players leave out the 1s and 2s",
    twice="ST-15: {spot} is named twice",
    one_helper="ST-16: a player has one Helper in a round",
    not_right="ST-21: {word} is not right; right are {spots}, or -",
    no_helper="ST-16: {name} has no Helper in this round",
    taken=lambda spots, name: (
        f"ST-15: {' and '.join(spots)} is taken by {name}; "
        "only a player who was wrong everywhere else may share a spot"
    ),
)


class SpyTricksScorekeeper(Scorekeeper):
    """The scorekeeper in English."""

    words = WORDS
    wanted = "the Secret Document, then the right guesses of each player; or the points of each player"
    language = "en"
