"""Stacked rounds of Spy Tricks for four players, in which the Winner and Loser of each trick are known.

The roles A, B, C and D sit clockwise; A is the start player. A holds the reds, leads and wins every trick;
the Losers are C, B, B, D, D. The Secret Document is the blue 3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import spydeck
from spydeck.games.spy_tricks.cards import CARD_TEXTS
from spydeck.match import Match

HANDS = (
    "R9 R8 R7 R6 R5 R4",
    "R3 W1 W2 B1 B2 B4",
    "W4 B5 B6 B7 B8 W3",
    "B9 W7 W8 W5 W6 W9",
)
"""The hands of A, B, C and D in the order of play; the last card is never played."""
SECRET = "B3"
FACE_UP = ("R1", "R2")
LOSERS = (2, 1, 1, 3, 3)
"""The role that loses each trick."""

MISSES = ("R9", "R8", "R1", "R7", "R2", "R6", "R5", "B9", "B1", "B2")
"""Ten guesses on card spots that the mat proves wrong in the end."""


def deck(start: int, hands: Sequence[Sequence[str]], rest: Iterable[str]) -> list[str]:
    """Return the order of a deck that deals these hands by seat, then the rest (ST-7)."""
    players = len(hands)
    dealt = [hands[(start + 1 + place) % players][place // players] for place in range(6 * players)]
    return [*dealt, *rest]


def stacked_deck(start: int) -> list[str]:
    """Return the deck that deals role A to the start player."""
    hands = [HANDS[(seat - start) % 4].split() for seat in range(4)]
    return deck(start, hands, (SECRET, *FACE_UP))


def game_of(decks: Callable[[int], Sequence[str]], start: int = 0, players: int = 4) -> Match:
    """Return a game with this start player and a deck for each round."""

    def chance(name: str, number: int) -> object:
        return start if name == "start-player" else decks(number)

    return spydeck.new("spy-tricks", players=players, chance=chance)


def stacked_game(start: int = 0) -> Match:
    """Return a game of stacked rounds; the roles move with the start player."""
    return game_of(lambda number: stacked_deck((start + number) % 4), start)


def new_deck(*first: str) -> list[str]:
    """Return a deck with these cards on top."""
    return [*first, *(text for text in CARD_TEXTS if text not in first)]


def role(match: Match, letter: str) -> int:
    """Return the seat of a role."""
    start: int = match.view(None)["start_player"]
    return (start + "ABCD".index(letter)) % 4


def play_trick(match: Match, number: int) -> None:
    """Play one trick of a stacked round; it is then the Winner's turn to guess."""
    start = match.view(None)["start_player"]
    for place in range(4):
        match.act((start + place) % 4, f"play {HANDS[place].split()[number]}")


def play_tricks(match: Match, guesses: Sequence[str]) -> None:
    """Play as many stacked tricks as there are pairs of guesses, Winner before Loser."""
    start = match.view(None)["start_player"]
    for number in range(len(guesses) // 2):
        play_trick(match, number)
        match.act(start, f"guess {guesses[2 * number]}")
        match.act((start + LOSERS[number]) % 4, f"guess {guesses[2 * number + 1]}")


def play_round(match: Match, guesses: Sequence[str], *salvation: str) -> None:
    """Play a stacked round with its ten guesses and then the actions of salvation, seat by seat."""
    play_tricks(match, guesses)
    for text in salvation:
        match.act(match.actors[0], text)
