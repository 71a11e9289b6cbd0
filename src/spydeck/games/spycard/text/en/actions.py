"""The actions of Spycard in English: what a person may mean, how an action reads, what to think over."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spydeck.games.grammar.en import joined
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.text.en.questions import CLAIM_WORDS, INFINITIVES
from spydeck.games.text_ui import Fitting, Names
from spydeck.json_types import JsonObject

SUIT_WORDS = {"H": "hearts", "S": "spades", "C": "clubs", "D": "diamonds"}
RANK_WORDS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
SPECIAL_WORDS = {"X": "Joker", "AS": "Ace of Spades"}
TOKEN = re.compile(r"#?0*([1-9][0-9]?)")

SINGLE_ACTIONS = {
    "keep": "keep it at your base",
    "allow": "allow it",
    "decline": "decline a second use",
    "done": "stop using the Joker",
}
"""The actions without operands that read better in more words."""


def full_words(text: str) -> str:
    """Return an agent or an agenda in full words: "7 of clubs", "King of clubs", "Joker"."""
    if text in SPECIAL_WORDS:
        return SPECIAL_WORDS[text]
    return f"{RANK_WORDS.get(text[:-1], text[:-1])} of {SUIT_WORDS[text[-1]]}"


def fits(view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
    """Return the tokens or agendas that a person may mean: "4", "7 of clubs", "king"."""
    words = typed.lower()
    if found := TOKEN.fullmatch(words):
        return Fitting(tuple(text for text in texts if text == f"#{found[1]}"))
    if set(texts) <= set(AGENDA_TEXTS):
        return Fitting(tuple(text for text in texts if describes(words, text)), "Which agenda")
    agents = {token["token"]: token["agent"] for token in view["tokens"]}
    named = tuple(text for text in texts if agents.get(text) and describes(words, agents[text]))
    return Fitting(named, "Which agent")


def describes(typed: str, text: str) -> bool:
    """Return whether a person may mean an agent or an agenda: by its text, words, rank or suit."""
    words = full_words(text).lower()
    return typed in (text.lower(), words, *words.split(" of "), words.removesuffix("s").split(" of ")[-1])


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "use #4 as a heart to turn up #9"."""
    verb, *rest = text.removeprefix("joker ").split()
    tokens = [word for word in rest if word != "on"]
    if text.startswith("joker "):
        return f"use {verb} with the Joker to {INFINITIVES[verb]} {joined(tokens)}"
    if verb in CLAIM_WORDS:
        return f"use {tokens[0]} as {CLAIM_WORDS[verb]} to {INFINITIVES[verb]} {joined(tokens[1:])}"
    if verb in ("field", "base"):
        return f"move {joined(tokens)} {'to the field' if verb == 'field' else 'back to base'}"
    if verb == "again":
        return f"use the ability again, on {joined(tokens)}"
    if verb == "attack":
        return f"attack {tokens[1]} with {tokens[0]}"
    if verb in ("expose", "sleeper"):
        name = names[int(tokens[0][1:])]
        return f"expose {name} as {tokens[1]}" if verb == "expose" else f"send it to {name} as a sleeper"
    if verb == "jack":
        return f"turn up {tokens[0]} instead"
    if verb == "bullet":
        return f"let {tokens[0]} take the bullet"
    return SINGLE_ACTIONS.get(text, text)


def doubt(view: JsonObject, text: str, names: Names) -> str:
    """Return what speaks against exposing a player now; "" if the agenda is certain (SC-18)."""
    verb, *rest = text.split()
    if verb != "expose" or len(rest) < 2:
        return ""
    seat, agenda = int(rest[0][1:]), rest[1]
    possible = possible_agendas(view, seat)
    if possible == [agenda]:
        return ""
    name = names[seat]
    risk = f"If {agenda} is wrong, you are out of the game."
    if agenda not in possible:
        return f"From what you know, {name} cannot have {agenda}. {risk}"
    return f"You cannot be certain: {name} may have {joined(possible, 'or')}. {risk}"


def possible_agendas(view: JsonObject, seat: int) -> list[str]:
    """Return the agendas that a player may have, from what the seat of the view knows."""
    player = view["players"][seat]
    if player["agenda"]:
        return [player["agenda"]]
    known = {view["agenda"], *(other["agenda"] for other in view["players"])}
    return [text for text in view["agendas"] if text not in known and text not in player["agenda_is_not"]]
