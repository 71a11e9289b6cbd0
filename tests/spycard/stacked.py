"""Games of Spycard with stacked decks, for tests.

With three players P0 has the tokens #1 #4 #7 #10, P1 #2 #5 #8 #11, P2 #3 #6 #9 #12, and the deck continues
with #13.
"""

import json
from typing import Any

import pytest

import spydeck
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS
from spydeck.match import Match

QUIET = {3: "KH AD KS", 4: "KH AD KS KC", 5: "KH AD KS KC KD"}
"""Agendas that nobody fulfills by accident."""


def whole_order(first: list[str], deck: tuple[str, ...]) -> list[str]:
    """Return some texts, then the rest of the deck."""
    left = list(deck)
    for text in first:
        left.remove(text)
    return [*first, *left]


def stacked(hands: str, *, agendas: str = "", top: str = "", first: int = 0, **options: Any) -> Match:
    """Return a game with the given hands ("7H JC X 2S / ..."), agendas, top of the deck and first player."""
    rows = [hand.split() for hand in hands.split("/")]
    players = len(rows)
    dealt = [rows[seat][place] for place in range(4) for seat in range(players)]
    in_game = AGENDA_TEXTS[:5] if players == 3 else AGENDA_TEXTS
    outcomes = {
        "agents": whole_order(dealt + top.split(), AGENT_TEXTS),
        "agendas": whole_order((agendas or QUIET[players]).split(), in_game),
        "first-player": f"P{first}",
    }
    return spydeck.new("spycard", players=players, chance=lambda name, number: outcomes[name], **options)


def play(match: Match, *lines: str) -> None:
    """Carry out actions, each "seat text"; a line may hold several, separated by semicolons."""
    for line in lines:
        for step in line.split(";"):
            seat, _, text = step.strip().partition(" ")
            match.act(int(seat), text)


def token(match: Match, text: str) -> dict[str, Any]:
    """Return where a token is, as everyone sees it."""
    found = [facts for facts in match.view(None)["tokens"] if facts["token"] == text]
    return dict(found[0])


def zone(match: Match, text: str) -> str:
    """Return the zone of a token."""
    return str(token(match, text)["zone"])


def face(match: Match, text: str) -> str:
    """Return whether a token is face "up" or "down"."""
    return str(token(match, text)["face"])


def agent(match: Match, seat: int | None, text: str) -> str | None:
    """Return the agent behind a token as far as a seat knows."""
    found: list[str | None] = [f["agent"] for f in match.view(seat)["tokens"] if f["token"] == text]
    return found[0]


def stage(match: Match) -> str:
    """Return the stage and the seat that is asked: "jack 1"."""
    view = match.view(None)
    return f"{view['stage']} {view['asked']}"


def names(match: Match, seat: int | None, since: int = 0) -> list[str]:
    """Return the names of the events that a seat has received."""
    return [event["event"] for event in match.events(seat, since)]


def refused(match: Match, seat: int, text: str) -> str:
    """Return the message with which an action is refused; nothing may change."""
    before = match.record(), match.view(seat)
    with pytest.raises(spydeck.IllegalAction) as caught:
        match.act(seat, text)
    assert not match.is_legal(seat, text)
    assert (match.record(), match.view(seat)) == before
    assert json.dumps(caught.value.arguments)
    return str(caught.value)
