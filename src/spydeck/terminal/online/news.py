"""What happens at a table beside its game, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.games.grammar.en import does
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.protocol.messages import You
from spydeck.protocol.tables import TableFacts

DRAWN = "The game is over: a draw by agreement."
AWAY = {
    "away": ("is away", "are away"),
    "clock": ("took too long", "took too long"),
    "left": ("has left", "have left"),
}


class News:
    """Tells the events of a table's log to one of its members."""

    def __init__(self) -> None:
        self._seats: Names = Names(())
        self._names: dict[int, str] = {}
        self._me = -1
        self._told: dict[str, Callable[[JsonObject], str | None]] = {
            "joined": lambda event: f"{event['name']} comes to the table.",
            "renamed": self._renamed,
            "left": self._left,
            "host": lambda event: f"{self._is(event['member'])} the host now.",
            "seat": self._seat,
            "started": lambda event: (
                f"Game {event['game_number']} begins. Its cards are bound to the "
                f"commitment {event['commitment']}"
            ),
            "stand-in": lambda event: f"{self._does(event['seat'], *AWAY[event['why']])}: a bot plays on.",
            "returned": lambda event: f"{self._does(event['seat'], 'plays', 'play')} again.",
            "proposed": self._proposed,
            "answered": self._answered,
            "lapsed": lambda event: "The proposal is off the table.",
            "finishing": lambda event: "All agree: the rest of this deal is played at once.",
            "paused": lambda event: "The game rests. Type resume to go on.",
            "resumed": lambda event: None if event["seat"] is None else "The game goes on.",
            "ended": lambda event: DRAWN if event["why"] == "draw" else None,
            "rematch": lambda event: "The table gathers for another game.",
            "said": self._said,
        }

    def know(self, table: TableFacts, you: You, names: Names) -> None:
        """Know the table as it is, who hears of it, and what each seat is called."""
        self._me, self._seats = you.member, names
        for facts in table.members:
            self._names.setdefault(facts.member, facts.name)

    def tell(self, event: JsonObject) -> str | None:
        """An event as a sentence; None where there is nothing to tell."""
        sentence = self._told.get(event["kind"])
        return None if sentence is None else sentence(event)

    def _name(self, member: int | None) -> str:
        if member == self._me:
            return "You"
        return "Nobody" if member is None else self._names.get(member, f"Member {member}")

    def _is(self, member: int | None) -> str:
        return f"{self._name(member)} {'are' if member == self._me else 'is'}"

    def _does(self, seat: int, third: str, second: str) -> str:
        return does(self._seats, seat, third, second)

    def _renamed(self, event: JsonObject) -> str:
        before = self._names.get(event["member"], "Somebody")
        self._names[event["member"]] = event["name"]
        return f"{before} is called {event['name']} from now on."

    def _left(self, event: JsonObject) -> str:
        name = self._name(event["member"])
        return f"The host has removed {name}." if event["removed"] else f"{name} left the table."

    def _seat(self, event: JsonObject) -> str:
        seat, sitter = event["seat"], event["sitter"]
        if sitter == "open":
            return f"Seat {seat} is open."
        if sitter == "bot":
            return f"A bot ({event['bot']}) takes seat {seat}."
        name = self._name(event["member"])
        if sitter == "program":
            return f"Seat {seat} waits for the program {name}."
        return f"{name} {'sit' if name == 'You' else 'sits'} down in seat {seat}."

    def _proposed(self, event: JsonObject) -> str:
        proposes = self._does(event["seat"], "proposes", "propose")
        what = "to finish this deal at once" if event["what"] == "finish" else f"a {event['what']}"
        return f"{proposes} {what}. Who plays may type agree or disagree."

    def _answered(self, event: JsonObject) -> str:
        third, second = ("agrees", "agree") if event["agree"] else ("does not agree", "do not agree")
        return f"{self._does(event['seat'], third, second)}."

    def _said(self, event: JsonObject) -> str | None:
        phrase = event["phrase"]
        words = event["text"] if phrase is None else phrase.replace("-", " ")
        return None if words is None else f"{self._name(event['member'])}: {words}"
