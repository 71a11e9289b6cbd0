"""The actions of Spycard: what a person may mean, how an action reads, what to think over."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.text.parse import ABILITIES, JOINER
from spydeck.games.text_ui import Fitting, Names
from spydeck.json_types import JsonObject

TOKEN = re.compile(r"#?0*([1-9][0-9]?)")


@dataclass(frozen=True)
class ActionWords:
    """How actions read after "Suggestion:", and what speaks against one, in a language."""

    which_agenda: str
    which_agent: str
    describes: Callable[[str, str], bool]
    """Whether a person who typed this in small letters may mean the agent or agenda of this text."""
    use: Callable[[str, str, list[str]], str]
    """To use a token for an ability on targets."""
    joker: Callable[[str, list[str]], str]
    """To use an accused Joker for a suit on targets."""
    again: Callable[[list[str]], str]
    """To use an ability a second time, on targets."""
    to_field: Callable[[list[str]], str]
    to_base: Callable[[list[str]], str]
    attack: Callable[[str, str], str]
    """To attack with a token another one."""
    expose: Callable[[str, str], str]
    """To expose a player as one with an agenda."""
    sleeper: Callable[[str], str]
    """To send the drafted agent to a player."""
    jack: Callable[[str], str]
    bullet: Callable[[str], str]
    single: Mapping[str, str]
    """Actions without operands that read better in more words."""
    risk: Callable[[str], str]
    """What happens if an agenda is wrong."""
    impossible: Callable[[str, str], str]
    """That a player cannot have an agenda."""
    uncertain: Callable[[str, list[str]], str]
    """That a player may have each of some agendas."""


def fits(words: ActionWords, view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
    """Return the tokens or agendas that a person may mean: "4", "7 of clubs", "king"."""
    lower = typed.lower()
    if found := TOKEN.fullmatch(lower):
        return Fitting(tuple(text for text in texts if text == f"#{found[1]}"))
    if set(texts) <= set(AGENDA_TEXTS):
        return Fitting(tuple(text for text in texts if words.describes(lower, text)), words.which_agenda)
    agents = {token["token"]: token["agent"] for token in view["tokens"]}
    named = tuple(text for text in texts if agents.get(text) and words.describes(lower, agents[text]))
    return Fitting(named, words.which_agent)


def describe_action(words: ActionWords, text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "use #4 as a heart to turn up #9"."""
    verb, *rest = text.removeprefix("joker ").split()
    tokens = [word for word in rest if word != JOINER]
    if text.startswith("joker "):
        return words.joker(verb, tokens)
    if verb in ABILITIES:
        return words.use(tokens[0], verb, tokens[1:])
    if verb == "attack":
        return words.attack(tokens[0], tokens[1])
    if verb in ("expose", "sleeper"):
        name = names[int(tokens[0][1:])]
        return words.expose(name, tokens[1]) if verb == "expose" else words.sleeper(name)
    if verb in ("jack", "bullet"):
        return words.jack(tokens[0]) if verb == "jack" else words.bullet(tokens[0])
    several = {"field": words.to_field, "base": words.to_base, "again": words.again}
    return several[verb](tokens) if verb in several else words.single.get(text, text)


def doubt(words: ActionWords, view: JsonObject, text: str, names: Names) -> str:
    """Return what speaks against exposing a player now; "" if the agenda is certain (SC-18)."""
    verb, *rest = text.split()
    if verb != "expose" or len(rest) < 2:
        return ""
    seat, agenda = int(rest[0][1:]), rest[1]
    possible = possible_agendas(view, seat)
    if possible == [agenda]:
        return ""
    name = names[seat]
    why = words.uncertain(name, possible) if agenda in possible else words.impossible(name, agenda)
    return f"{why} {words.risk(agenda)}"


def possible_agendas(view: JsonObject, seat: int) -> list[str]:
    """Return the agendas that a player may have, from what the seat of the view knows."""
    player = view["players"][seat]
    if player["agenda"]:
        return [player["agenda"]]
    known = {view["agenda"], *(other["agenda"] for other in view["players"])}
    return [text for text in view["agendas"] if text not in known and text not in player["agenda_is_not"]]
