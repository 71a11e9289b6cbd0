"""Refusals and variants of Black Spy in English."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.language import Wording


def with_article(rank: int | str) -> str:
    """Return a rank with its article: "a 7", "an 8"."""
    return f"{'an' if str(rank) in ('8', '11') else 'a'} {rank}"


def must_follow(led: str, colour: str, rank: int) -> str:
    """Return why a card does not follow, naming what would (BS-14)."""
    return f"follow {led} with a {colour} card or {with_article(rank)}; you hold such a card"


def must_follow_or_match(led: str, colour: str, rank: int, before: int) -> str:
    """Return the same where the rank of the previous card may be followed too (BS-34)."""
    following = f"follow {led} with a {colour} card or {with_article(rank)}"
    return f"{following}, or with {with_article(before)} like the player before you"


def not_all_in_hand(cards: Sequence[str]) -> str:
    """Return that some of the cards to pass are not in the hand."""
    return f"you do not hold all of {' '.join(cards)}"


MESSAGES: dict[str, Wording] = {
    "game-is-over": "the game is over",
    "cards-not-dealt": "the cards have not been dealt yet",
    "already-passed": "you have already passed; a choice cannot be changed",
    "not-in-mole": "those cards are not all in the Mole that was handed to you",
    "pass-three": "pass exactly three cards",
    "take-three": "take exactly three cards",
    "black-lead": "a black card may not lead the first trick",
    "black-called": "call blue, yellow, red or green; black cannot be called",
    "take-now": "take three cards from the Mole now",
    "pass-now": "pass three cards now",
    "call-now": "call a colour now",
    "play-now": "play a card now",
    "settle-now": "settle the sweep now: others (capture) or self (release)",
    "not-your-turn": "it is seat {turn}'s turn, not seat {seat}'s",
    "not-the-called-colour": "{colour} was called; lead a {colour} card",
    "must-follow": must_follow,
    "must-follow-or-match": must_follow_or_match,
    "not-in-hand": "you do not hold {card}",
    "not-all-in-hand": not_all_in_hand,
    "variant no-good-spies": "coloured Spies count 0 instead of 5 off",
    "variant capture-or-release": "after a sweep: capture (60 for everyone else) or release (60 off a total)",
    "variant the-mole": "from the second deal on, some cards are set aside, and the seats take three each",
    "variant calling-color": "the dealer calls the colour of the first lead",
    "variant following-rank": "a card may also follow the rank of the card played just before it",
    "variant going-back": "a total that is exactly the end value, or half of it, is halved",
    "variant spies-count-on-sweep": "after a sweep the others' coloured Spies still take 5 off each",
}
