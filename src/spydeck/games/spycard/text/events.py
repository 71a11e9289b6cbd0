"""What the events of Spycard name, for the sentences of any language."""

from __future__ import annotations

from spydeck.games.spycard.text.text_layout import agent_span
from spydeck.games.text_ui import EventSentence, Line
from spydeck.json_types import JsonObject


def agent(event: JsonObject) -> str:
    """Return a token, with its agent where known: "#4", "#4 (7C)"."""
    return f"{event['token']} ({event['agent']})" if "agent" in event else str(event["token"])


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
