"""What the events of Spycard name, for the sentences of any language."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.games.spycard.text.text_layout import agent_span
from spydeck.games.text_ui import EventSentence, Line, Names
from spydeck.json_types import JsonObject

Does = Callable[[Names, int, str, str], str]
"""Makes subject and verb of a seat, from the verb's third and second person."""


def agent(event: JsonObject) -> str:
    """Return a token, with its agent where known: "#4", "#4 (7C)"."""
    return f"{event['token']} ({event['agent']})" if "agent" in event else str(event["token"])


def seat_sentence(does: Does, third: str, second: str, rest: str = "", style: str = "") -> EventSentence:
    """Return a sentence with the seat as its subject; the rest may name the event's fields."""

    def sentence(event: JsonObject, names: Names) -> Line:
        return [(style, f"{does(names, event['seat'], third, second)}{rest.format(**event)}.")]

    return sentence


def look_sentence(
    does: Does, to: Callable[[Names, int], str], third: str, second: str, rest: str
) -> EventSentence:
    """Return a sentence about a token that was looked at, with its agent where it is known.

    `to` names the seat that the token goes to, if it goes to one.
    """

    def sentence(event: JsonObject, names: Names) -> Line:
        subject = does(names, event["seat"], third, second)
        end = f" {to(names, event['to'])}" if "to" in event else ""
        return [("", f"{subject} {agent(event)}{rest}{end}.")]

    return sentence


def agent_sentence(words: str) -> EventSentence:
    """Return a sentence with an agent that everyone sees as its subject."""
    return lambda event, names: [("", "  "), ("strong", agent(event)), ("", f" {words}.")]


def dealt_agents(event: JsonObject) -> str:
    """Return the tokens of a hand with their agents: "#1 (7C), #5 (JH)"."""
    pairs = zip(event["tokens"], event["agents"], strict=True)
    return ", ".join(f"{token} ({text})" for token, text in pairs)


def discarded_agents(event: JsonObject) -> Line:
    """Return the agents that a player who is out discards, each after a space."""
    line: Line = []
    for discard in event["discards"]:
        line += [("", " "), agent_span({**discard, "face": "up"})]
    return line
