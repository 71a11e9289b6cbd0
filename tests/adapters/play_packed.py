"""Plays a game of each at a table without a server, under Pyodide; says how each ended and all refusals."""

import json
from typing import Any

from spydeck.browser.table import LocalTable, Outcome, create, resume
from spydeck.browser.thinking import choose
from spydeck.games.registry import game, loadable

ME = 0
WRONG: list[dict[str, Any]] = [
    {"type": "act", "asked": 9999, "action": "pass"},
    {"type": "next", "begun": "dance"},
    {"type": "dance"},
    {"type": "start"},
    {"type": "say", "phrase": "dance"},
]


class Playing:
    """A game that the person plays as a bot does."""

    def __init__(self, name: str) -> None:
        self.now = 0
        self.lines: list[str] = []
        options = dict(game(name).setup.SINGLE_DEAL)
        self.table: LocalTable = create(json.dumps({"game": name, "options": options}), "Ada", self.now)
        self.take(self.table.receive('{"type": "hello"}', self.now))

    def take(self, outcome: Outcome) -> Outcome:
        """Do what follows from a call."""
        self.lines += outcome.lines
        for number, bot in outcome.questions:
            seen = self.table.observation(number)
            if seen is not None:
                self.take(self.table.answer(number, choose(bot, seen), self.now))
        return outcome

    def refusals(self) -> list[str]:
        """Return what the replies to wrong messages say."""
        sent = [json.dumps({"id": f"w{number}", **wrong}) for number, wrong in enumerate(WRONG)]
        outcomes = [self.take(self.table.receive(text, self.now)) for text in sent]
        return [json.loads(outcome.messages[-1])["message"] for outcome in outcomes]

    def play(self) -> str:
        """Play to the end. Return the stage of the table as it is saved."""
        while self.table.table.stage == "playing":
            question = self.table.table.questions[ME]
            if question.now:
                action = choose("sensible", self.table.table.running.observation(ME))
                act = {"type": "act", "id": f"a{self.now}", "asked": question.since, "action": action}
                self.take(self.table.receive(json.dumps(act), self.now))
            self.now += 1000
            self.take(self.table.wake(self.now))
        return resume(self.table.name, self.lines).table.stage


found = {}
for one in loadable():
    playing = Playing(one.name)
    found[one.name] = {"refusals": playing.refusals(), "stage": playing.play()}
json.dumps(found)
