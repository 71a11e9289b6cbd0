"""What a scorekeeper says, in one language each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.black_spy.rules.deal import pass_offset
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.text.scorepad import PadWords
from spydeck.games.black_spy.text.serialize import direction
from spydeck.games.text_ui import Names


@dataclass(frozen=True)
class ScoreTexts:
    """The sentences that a score model repeats; braces as in `spydeck.games.score_model`."""

    question: Callable[[str], str]
    """Asks for the points of a deal, from the direction of its pass."""
    usage: str
    """How to enter points, and what a deal {makes}."""
    wrong_count: str
    too_many: str
    """Also with what a deal {makes}."""
    too_few: str
    impossible: str
    too_few_spies: str
    swept: str
    went_back: str
    won: str
    shared: str


@dataclass(frozen=True)
class ScorekeeperWords:
    """The words of the scorekeeper in one language; those in braces are parts of them."""

    texts: ScoreTexts
    pad: PadWords
    listed: Callable[[Names, Sequence[int]], str]
    settle: str
    """Asks how the sweep of {name} is settled in the {deal}."""
    pile: str
    """Asks what {name} took in the {deal}."""
    usage: tuple[str, ...]
    """How to enter cards, and a sweep of {name}."""
    usage_settle: str
    """How to enter how that sweep is settled."""
    players: str
    """Lists the {players}."""
    took: Callable[[str, int], str]
    """What a player took, from name and points."""
    enter_sweep: str
    """Stands after a wrong sum that may be a sweep."""
    all_black: str
    """Refuses the {points} of all black cards for {name}."""
    not_taken: str
    """Refuses piles without some {cards}."""
    no_card: Callable[[str], str]
    no_points: Callable[[str], str]
    """Refuses a word that is neither points nor a card."""
    seventh: str
    """Refuses a {card} of which there are six."""
    second: str
    """Refuses a {card} of which there is one."""
    by_cards: str
    """Refuses a sweep in a deal that is being entered card by card."""
    who_swept: str
    """Asks for a name, such as {name}."""
    spies_count: str
    """Refuses a sweep where coloured Spies count too."""
    not_settled: str
    """Refuses to settle a sweep without the variant."""
    no_player: Callable[[str, str], str]
    """Refuses what is not a player; the players are listed."""
    no_way: str
    """Refuses what is not a way to settle a sweep."""


def question(texts: ScoreTexts, state: State) -> str:
    """Return the question for the points of a deal (BS-9)."""
    return texts.question(direction(state.players, pass_offset(state)))
