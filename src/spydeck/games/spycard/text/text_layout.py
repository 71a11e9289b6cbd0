"""How Spycard's tokens look on a screen of text, in any language."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.text_ui import Line, Span
from spydeck.json_types import JsonObject

WIDTH = 80
"""Columns of a line."""


def agent_span(token: JsonObject) -> Span:
    """Return a token, with its agent where known: "#4", "#4(7C)" face down, "#4=7C" face up."""
    if token["agent"] is None:
        return "", token["token"]
    if token["face"] == "up":
        return "strong", f"{token['token']}={token['agent']}"
    return "", f"{token['token']}({token['agent']})"


def tokens_at(view: JsonObject, seat: int, zone: str) -> list[JsonObject]:
    """Return the tokens of a seat in a zone."""
    return [token for token in view["tokens"] if token["controller"] == seat and token["zone"] == zone]


def wrap(label: str, spans: Sequence[Span]) -> list[Line]:
    """Return spans in as many lines as they need, the first with a label."""
    lines: list[Line] = [[("faint", label)]]
    used = len(label)
    for style, text in spans:
        if used + 2 + len(text) > WIDTH:
            lines.append([("", " " * len(label))])
            used = len(label)
        lines[-1] += [("", "  "), (style, text)]
        used += 2 + len(text)
    return lines
