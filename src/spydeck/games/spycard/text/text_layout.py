"""How Spycard's tokens look on a screen of text, in any language."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.lines import page_width
from spydeck.games.text_ui import Line, Span
from spydeck.json_types import JsonObject


def agent_span(token: JsonObject) -> Span:
    """Return a token, with its agent where known: "#4", "#4(7C)" face down, "#4=7C" face up."""
    if token["agent"] is None:
        return "", token["token"]
    if token["face"] == "up":
        return "strong", f"{token['token']}={token['agent']}"
    return "", f"{token['token']}({token['agent']})"


def with_agent(view: JsonObject, text: str) -> str:
    """Return a token with its agent, if the seat knows it: "#4 (7C)"."""
    agents = {token["token"]: token["agent"] for token in view["tokens"]}
    return f"{text} ({agents[text]})" if agents[text] else text


def forget(view: JsonObject) -> JsonObject:
    """Return a view without what a seat can remember: face-down agents of others, agendas ruled out."""
    return {
        **view,
        "tokens": [
            {**token, "agent": None, "known_by": []} if is_others_secret(token, view["seat"]) else token
            for token in view["tokens"]
        ],
        "players": [{**player, "agenda_is_not": []} for player in view["players"]],
    }


def is_others_secret(token: JsonObject, seat: int | None) -> bool:
    """Return whether a token lies face down with another player."""
    return token["face"] == "down" and token["controller"] not in (None, seat)


def tokens_at(view: JsonObject, seat: int, zone: str) -> list[JsonObject]:
    """Return the tokens of a seat in a zone."""
    return [token for token in view["tokens"] if token["controller"] == seat and token["zone"] == zone]


def discarded(view: JsonObject) -> list[JsonObject]:
    """Return the tokens in the discard pile."""
    return [token for token in view["tokens"] if token["zone"] == "discard"]


def wrap(label: str, spans: Sequence[Span]) -> list[Line]:
    """Return spans in as many lines as they need, the first with a label."""
    lines: list[Line] = [[("faint", label)]]
    used = len(label)
    for style, text in spans:
        if used + 2 + len(text) > page_width():
            lines.append([("", " " * len(label))])
            used = len(label)
        lines[-1] += [("", "  "), (style, text)]
        used += 2 + len(text)
    return lines
