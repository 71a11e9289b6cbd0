"""What Black Spy asks a player, in English."""

from __future__ import annotations

from spydeck.games.black_spy.text.questions import QuestionWords
from spydeck.games.grammar.en import joined
from spydeck.games.text_ui import Names

_NUMBERS = ("no", "one", "two", "three")


def pass_three(name: str, direction: str) -> str:
    """Return the question to whom the cards go."""
    place = "across from you" if direction == "across" else f"on your {direction}"
    return f"Pass three cards to {name}, {place}."


def lead_called(colour: str) -> str:
    """Return which colour has been called."""
    return f"{colour.capitalize()} was called: lead a {colour} card."


def follow(colour: str, rank: int) -> str:
    """Return which cards follow."""
    return f"Follow {{led}} with a {colour} card or {with_article(rank)}"


WORDS = QuestionWords(
    pass_three=pass_three,
    take_three="You have the Mole: take three of its cards.",
    type_like="Type them like {cards}.",
    call="Call blue, yellow, red or green: {left}, on your left, has to lead it.",
    settle="You took all black cards: capture (60 for everyone else) or release (60 off your total)?",
    lead="You lead: any card.",
    lead_called=lead_called,
    lead_first="You lead the first trick: any card that is not black.",
    play_any=lambda colour, rank: f"You have no {colour} card and no {rank}: play any card.",
    follow=follow,
    or_like=lambda rank, name: f", or with {with_article(rank)} like {name}",
    which_three="which three cards?",
    which_more=lambda missing: f"which {_NUMBERS[missing]} more?",
    which_card="which card?",
    which_colour="which colour?",
    which_way="others to capture, or self to release?",
)


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "pass B1, R3 and K7"."""
    verb, *words = text.split()
    if verb == "settle":
        return "capture, 60 for everyone else" if words == ["others"] else "release, 60 off your total"
    return f"{verb} {joined(words)}"


def choice(text: str, names: Names) -> str:
    """Return an action as it reads after "if you": "play R3", "capture"."""
    words = describe_action(text, names)
    return words.partition(", ")[0] if text.startswith("settle") else words


def with_article(rank: int) -> str:
    """Return a rank with its article: "a 7", "an 8"."""
    return f"{'an' if rank in (8, 11) else 'a'} {rank}"
