"""What a scorekeeper of Spy Tricks says, in the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.spy_tricks.text.scorepad import PadWords
from spydeck.games.spy_tricks.text.spots import SpotWords
from spydeck.games.text_ui import Names

Seats = Sequence[int]


@dataclass(frozen=True)
class ScoreTexts:
    """The sentences that a score model repeats; braces as in `spydeck.games.score_model`."""

    question: str
    usage: str
    wrong_count: str
    impossible: str
    impossible_alone: str
    """The same for a player without a Helper."""
    several_spots: str
    helpers: str
    level: str
    """Says that all totals are equal, so that nobody gets a Helper."""
    over: str
    """Says what the {result} of the game is."""
    result: Callable[[Names, Seats], str]
    """Who wins, or who shares the win in a draw."""
    shared: str


@dataclass(frozen=True)
class ScorekeeperWords:
    """The words of the scorekeeper in one language; those in braces are parts of them."""

    texts: ScoreTexts
    pad: PadWords
    spots: SpotWords
    listed: Callable[[Names, Seats], str]
    which_secret: str
    """Asks for the Secret Document of the {round}."""
    which_spots: str
    """Asks which of the {spots} a player with a {name} was right about in the {round}."""
    usage: tuple[str, ...]
    """How to enter the secret and what was right, or points."""
    scores: Callable[[str, int], str]
    """What a player scores, from name and points."""
    no_card: str
    """Refuses a {word} that is not a card."""
    three_players: str
    """Refuses a card that three players leave out."""
    twice: str
    """Refuses a {spot} that was named before."""
    one_helper: str
    not_right: str
    """Refuses a {word} where these {spots} are right."""
    no_helper: str
    """Refuses a Helper for a player with a {name}."""
    taken: Callable[[Sequence[str], str], str]
    """Refuses spots that somebody else has taken, from the spots and their name."""
