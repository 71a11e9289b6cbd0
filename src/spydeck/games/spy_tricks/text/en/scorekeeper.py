"""The scorekeeper for people who play Spy Tricks with the paper cards, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import listed
from spydeck.games.spy_tricks.text.en import scorepad, spots
from spydeck.games.spy_tricks.text.en.score_texts import TEXTS
from spydeck.games.spy_tricks.text.score_texts import ScorekeeperWords
from spydeck.games.spy_tricks.text.scorekeeper import Scorekeeper

WORDS = ScorekeeperWords(
    texts=TEXTS,
    pad=scorepad.WORDS,
    spots=spots.WORDS,
    listed=listed,
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
