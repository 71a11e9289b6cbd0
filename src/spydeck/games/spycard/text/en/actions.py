"""The actions of Spycard in English: what a person may mean, how an action reads, what to think over."""

from __future__ import annotations

from spydeck.games.grammar.en import joined
from spydeck.games.spycard.text.actions import ActionWords
from spydeck.games.spycard.text.en.abilities import CLAIMS, name, to_do

SUIT_WORDS = {"H": "hearts", "S": "spades", "C": "clubs", "D": "diamonds"}
RANK_WORDS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
SPECIAL_WORDS = {"X": "Joker", "AS": "Ace of Spades"}


def full_words(text: str) -> str:
    """Return an agent or an agenda in full words: "7 of clubs", "King of clubs", "Joker"."""
    if text in SPECIAL_WORDS:
        return SPECIAL_WORDS[text]
    return f"{RANK_WORDS.get(text[:-1], text[:-1])} of {SUIT_WORDS[text[-1]]}"


def describes(typed: str, text: str) -> bool:
    """Return whether a person may mean an agent or an agenda: by its text, words, rank or suit."""
    words = full_words(text).lower()
    return typed in (text.lower(), words, *words.split(" of "), words.removesuffix("s").split(" of ")[-1])


WORDS = ActionWords(
    which_agenda="Which agenda",
    which_agent="Which agent",
    describes=describes,
    use=lambda token, ability, targets: f"use {token} as {CLAIMS[ability]} to {to_do(ability, targets)}",
    joker=lambda suit, targets: f"use {name(suit)} with the Joker to {to_do(suit, targets)}",
    again=lambda targets: f"use the ability again, on {joined(targets)}",
    to_field=lambda tokens: f"move {joined(tokens)} to the field",
    to_base=lambda tokens: f"move {joined(tokens)} back to base",
    attack=lambda token, target: f"attack {target} with {token}",
    expose=lambda player, agenda: f"expose {player} as {agenda}",
    sleeper=lambda player: f"send it to {player} as a sleeper",
    jack=lambda token: f"turn up {token} instead",
    bullet=lambda token: f"let {token} take the bullet",
    single={
        "keep": "keep it at your base",
        "allow": "allow it",
        "decline": "decline a second use",
        "done": "stop using the Joker",
    },
    risk=lambda agenda: f"If {agenda} is wrong, you are out of the game.",
    impossible=lambda player, agenda: f"From what you know, {player} cannot have {agenda}.",
    uncertain=lambda player, agendas: f"You cannot be certain: {player} may have {joined(agendas, 'or')}.",
)
