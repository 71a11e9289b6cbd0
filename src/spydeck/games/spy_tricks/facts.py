"""The facts in the views of Spy Tricks, each declared once, and how views are made.

`docs/views.md`, the JSON Schema beside it, and the client's types come from the declarations.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from spydeck.games.events import EventRow
from spydeck.games.game import CommonView
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    DECK,
    FIRST_CARD_SPOT,
    FIRST_RANK_SPOT,
    SPOT_TEXTS,
    card_texts,
    cards_in_game,
    spot_texts,
    spots_of,
    spots_without,
)
from spydeck.games.spy_tricks.observe import is_revealed, possible_secrets
from spydeck.games.spy_tricks.options import Options
from spydeck.games.spy_tricks.rules.guesses import points_of_spot
from spydeck.games.spy_tricks.rules.state import HAND_CARDS, HENCHMEN, TRICKS, State
from spydeck.games.spy_tricks.vocabulary import event, stage
from spydeck.json_types import JsonObject, OneOf
from spydeck.kernel import NONE, members

STAGE_NAMES = {
    stage.START: "start",
    stage.DEAL: "deal",
    stage.PLAY: "play",
    stage.GUESS: "guess",
    stage.SALVATION: "salvation",
    stage.OVER: "over",
}

Card = TypeAliasType("Card", Annotated[str, OneOf(*CARD_TEXTS)])
Spot = TypeAliasType("Spot", Annotated[str, OneOf(*SPOT_TEXTS)])


class PlayedCard(TypedDict):
    """A card and the seat that played it."""

    seat: int
    """The seat."""
    card: Card
    """The card."""


class FullTrick(TypedDict):
    """A full trick."""

    leader: int
    """The seat that led it."""
    cards: list[Card]
    """Its cards in the order of play, clockwise from the leader."""
    winner: int
    """The seat with the most powerful card."""
    loser: int
    """The seat with the least powerful card."""


class Henchman(TypedDict):
    """A henchman on the mat."""

    seat: int
    """The seat whose henchman it is."""
    spot: Spot
    """Its spot."""
    helper: bool
    """Whether a Helper is with it."""


class Guess(Henchman):
    """A guess of a finished round."""

    taken_back: bool
    """Whether the henchman was taken back later."""


class Mat(TypedDict):
    """The mat."""

    left_out: list[Card]
    """The cards that are not in the game with so few players."""
    cards: list[Card]
    """The cards that lie face up on it."""
    henchmen: list[Henchman]
    """The henchmen, seat by seat in the order of placing."""
    wrong: list[Spot]
    """The spots that are wrong for everybody to see."""
    impossible: list[Spot]
    """The spots that name none of the possible secrets of this seat."""
    right: list[Spot]
    """The spots that name the Secret Document, once it is revealed."""


class Round(TypedDict):
    """A finished round on the scorepad."""

    start_player: int
    """The seat that started it."""
    guesses: list[Guess]
    """Its guesses, in order."""
    secret: Card
    """The Secret Document."""
    points: list[int]
    """The points scored, by seat."""
    totals: list[int]
    """The totals after it, by seat."""
    chips: list[int]
    """The chips for right guesses, by seat."""


class Facts(TypedDict):
    """The facts of a view of Spy Tricks beside those of every game."""

    stage: Annotated[str, OneOf(*STAGE_NAMES.values())]
    """The stage of the game."""
    round: int
    """The number of the round, from 0."""
    rounds: int
    """The number of rounds in the game."""
    start_player: int | None
    """The seat that starts the round; null until one is drawn."""
    hand_sizes: list[int]
    """The number of cards in each hand, by seat."""
    trick: list[PlayedCard]
    """The plays of the trick on the table, in order."""
    tricks: list[FullTrick]
    """The full tricks of this round."""
    winner: int | None
    """The Winner of the last trick."""
    loser: int | None
    """The Loser of the last trick."""
    mat: Mat
    """The mat."""
    possible_secrets: list[Card]
    """The cards that this seat has not seen; after the reveal only the Secret Document."""
    secret: Card | None
    """The Secret Document, once it is revealed."""
    henchmen_left: list[int]
    """The number of henchmen that are not on the mat, by seat."""
    helpers: list[int]
    """The seats that have a Helper in this round."""
    helpers_used: list[int]
    """The seats that have used it."""
    entitled: list[int]
    """The seats that may still guess once more."""
    totals: list[int]
    """The points of the finished rounds, by seat."""
    chips: list[int]
    """The chips of the finished rounds, by seat."""
    scorepad: list[Round]
    """The finished rounds."""
    hand: NotRequired[list[Card]]
    """The cards of this seat."""


class View(CommonView, Facts):
    """A game of Spy Tricks as a seat or a spectator may know it."""

    game: Literal["spy-tricks"]
    """The name of the game."""
    options: Options
    """The options of the game."""


def tables() -> JsonObject:
    """Return what the page knows of the rules before there is a game, as constants by name."""
    kinds = {"suit": 0, "rank": FIRST_RANK_SPOT, "card": FIRST_CARD_SPOT}
    return {"TRICKS": TRICKS, "POINTS": {kind: points_of_spot(spot) for kind, spot in kinds.items()}}


class Ledger:
    """The finished rounds, and the full tricks of this one, collected from public events."""

    def __init__(self) -> None:
        self.rows: list[Round] = []
        self.tricks: list[FullTrick] = []
        self._round = new_round(NONE)
        self._plays: list[EventRow] = []

    def copy(self) -> Ledger:
        """Return an independent ledger."""
        made = Ledger()
        made.rows = [copied(row) for row in self.rows]
        made.tricks = [{**trick, "cards": [*trick["cards"]]} for trick in self.tricks]
        made._plays = [*self._plays]
        made._round = copied(self._round)
        return made

    def note(self, row: EventRow) -> None:
        """Apply one event."""
        current = self._round
        if row.kind == event.DEALT:
            self._round, self.tricks = new_round(row.seat), []
        elif row.kind == event.PLAYED:
            self._plays.append(row)
        elif row.kind == event.TRICK_TAKEN:
            self.tricks.append(
                {
                    "leader": self._plays[0].seat,
                    "cards": [CARD_TEXTS[play.value] for play in self._plays],
                    "winner": row.seat,
                    "loser": row.value,
                }
            )
            self._plays = []
        elif row.kind == event.GUESSED:
            current["guesses"].append(
                {
                    "seat": row.seat,
                    "spot": SPOT_TEXTS[row.value],
                    "helper": bool(row.other),
                    "taken_back": False,
                }
            )
        elif row.kind == event.TAKEN_BACK:
            first = next(guess for guess in current["guesses"] if guess["seat"] == row.seat)
            first["taken_back"] = True
        elif row.kind == event.REVEALED:
            current["secret"] = CARD_TEXTS[row.value]
        elif row.kind == event.PROVED_RIGHT:
            current["chips"].append(row.other)
        elif row.kind == event.SCORED:
            current["points"].append(row.value)
            current["totals"].append(row.other)
        elif row.kind == event.ROUND_OVER:
            self.rows.append(current)

    def facts(self) -> list[Round]:
        """Return one row for each finished round."""
        return self.rows


def new_round(start_player: int) -> Round:
    """Return a round before its first event."""
    return {
        "start_player": start_player,
        "guesses": [],
        "secret": "",
        "points": [],
        "totals": [],
        "chips": [],
    }


def copied(row: Round) -> Round:
    """Return a row that shares no list with the ledger."""
    return {
        "start_player": row["start_player"],
        "guesses": [{**guess} for guess in row["guesses"]],
        "secret": row["secret"],
        "points": [*row["points"]],
        "totals": [*row["totals"]],
        "chips": [*row["chips"]],
    }


def view_facts(seen: State, seat: int, options: object, ledger: Ledger) -> Facts:
    """Return what a seat (or -1, a spectator) may know, from its observed state, as plain JSON data."""
    players = seen.players
    possible = possible_secrets(seen, seat)
    facts: Facts = {
        "stage": STAGE_NAMES[seen.stage],
        "round": seen.round,
        "rounds": players,
        "start_player": _seat(seen.start_player),
        "hand_sizes": hand_sizes(seen),
        "trick": trick_facts(seen) if seen.in_trick else [],
        "tricks": ledger.tricks,
        "winner": _seat(seen.winner),
        "loser": _seat(seen.loser),
        "mat": mat_facts(seen, possible),
        "possible_secrets": card_texts(possible),
        "secret": CARD_TEXTS[seen.secret] if is_revealed(seen) else None,
        "henchmen_left": [HENCHMEN - placed for placed in seen.placed[:players]],
        "helpers": members(seen.helpers),
        "helpers_used": members(seen.helpers_used),
        "entitled": members(seen.entitled),
        "totals": seen.totals[:players],
        "chips": seen.chips[:players],
        "scorepad": ledger.facts(),
    }
    if seat >= 0:
        facts["hand"] = card_texts(seen.hands[seat])
    return facts


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def hand_sizes(seen: State) -> list[int]:
    """Return how many cards each seat holds, from public facts alone."""
    players = seen.players
    if seen.stage in (stage.START, stage.DEAL, stage.OVER):
        return [0] * players
    sizes = [HAND_CARDS - seen.trick] * players
    for place in range(seen.in_trick):
        sizes[(seen.leaders[seen.trick] + place) % players] -= 1
    return sizes


def trick_facts(seen: State) -> list[PlayedCard]:
    """Return the plays of the open trick, in order."""
    leader = seen.leaders[seen.trick]
    cards = seen.plays[seen.played - seen.in_trick : seen.played]
    return [
        {"seat": (leader + place) % seen.players, "card": CARD_TEXTS[card]}
        for place, card in enumerate(cards)
    ]


def mat_facts(seen: State, possible: int) -> Mat:
    """Return the mat: its cards, the henchmen in the order of placing, and what is known of spots."""
    left_out = DECK & ~cards_in_game(seen.players)
    return {
        "left_out": card_texts(left_out),
        "cards": card_texts(seen.mat & ~left_out),
        "henchmen": henchmen_facts(seen),
        "wrong": [*_spots_without(seen.mat)],
        "impossible": [*_spots_without(DECK & ~possible)],
        "right": spot_texts(spots_of(seen.secret)) if is_revealed(seen) else [],
    }


@lru_cache(4096)
def _spots_without(cards: int) -> tuple[str, ...]:
    """Return the spots that are wrong if the secret is none of these cards."""
    return tuple(spot_texts(spots_without(cards)))


def henchmen_facts(seen: State) -> list[Henchman]:
    """Return the henchmen on the mat, seat by seat in the order of placing."""
    return [
        {
            "seat": seat,
            "spot": SPOT_TEXTS[seen.pawns[HENCHMEN * seat + place]],
            "helper": place == seen.helper_pawn[seat],
        }
        for seat in range(seen.players)
        for place in range(seen.placed[seat])
    ]
