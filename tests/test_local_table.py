"""A table without a server speaks the protocol, saves before it sends, and goes on where it was saved."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from spydeck.browser import table as local_table
from spydeck.browser.table import LocalTable, Outcome, create, resume
from spydeck.browser.thinking import choose
from spydeck.errors import SpydeckError
from spydeck.games.registry import game, loadable
from spydeck.match.observation import Observation
from spydeck.protocol.messages import read_message
from spydeck.server.table.deadlines import BOT_REACTS_MS
from spydeck.server.table.decisions import RefusedError
from spydeck.server.table.decisions.playing import advance_answers

START_MS = 1_800_000_000_000
GAMES = [found.name for found in loadable()]


class Page:
    """A page with its worker: what it saves, receives, and waits for, in a time of its own."""

    def __init__(self, found: str, *, can_save: Callable[[], bool] = lambda: True, **settings: Any) -> None:
        self.now = START_MS
        self.lines: list[str] = []
        self.private = ""
        self.finished: list[str] = []
        """The games that are over, as they are to be kept."""
        self.received: list[dict[str, Any]] = []
        self.questions: list[local_table.Question] = []
        self.wait: int | None = None
        self._commands = 0
        seats = [{}, *[{"sitter": "bot"}] * (game(found).usual_players - 1)]
        request = json.dumps({"game": found, "seats": seats, **settings})
        self.table = create(request, "Ada", self.now)
        self.name = self.table.name
        self.send({"type": "hello"})

    def take(self, outcome: Outcome) -> list[dict[str, Any]]:
        """Do what follows from a call. Return the messages."""
        self.lines += outcome.lines
        if outcome.fresh:
            self.lines = list(outcome.lines)
        self.private = self.private if outcome.private is None else outcome.private
        self.finished += [] if outcome.finished is None else [outcome.finished]
        messages = [json.loads(message) for message in outcome.messages]
        for message in outcome.messages:
            read_message.validate_json(message)
        self.received += messages
        self.questions += outcome.questions
        self.wait = outcome.wait
        return messages

    def send(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Send a message of the page. Return what it receives at once."""
        return self.take(self.table.receive(json.dumps(message), self.now))

    def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command. Return its reply."""
        self._commands += 1
        name = f"c{self._commands}"
        messages = self.send({"type": kind, "id": name, **fields})
        return next(message for message in messages if message.get("id") == name)

    def think(self) -> None:
        """Have bots answer what they were asked."""
        questions, self.questions = self.questions, []
        for question in questions:
            if seen := self.table.observation(question.number):
                self.take(self.table.answer(question.number, choose(question.bot, seen), self.now))

    def go_on(self) -> bool:
        """Let bots answer, then time pass to what is due. Return whether the person is asked."""
        self.think()
        if self.wait is not None and not self.questions:
            self.now += self.wait
            self.take(self.table.wake(self.now))
        return self.asked is not None

    @property
    def asked(self) -> dict[str, Any] | None:
        """The question to the person, if there is one."""
        shown = ("update", "welcome")
        latest = next(message for message in reversed(self.received) if message["type"] in shown)
        asked: dict[str, Any] | None = latest["asked"]
        return asked if asked and asked["now"] else None

    def until_asked(self) -> dict[str, Any]:
        """Wait until the person is asked. Return the question."""
        while not self.go_on():
            assert self.table.table.stage == "playing"
        asked = self.asked
        assert asked is not None
        return asked

    def act(self) -> dict[str, Any]:
        """Answer as a bot would. Return the reply."""
        asked = self.until_asked()
        own: Observation = self.table.table.running.observation(0)
        return self.command("act", asked=asked["since"], action=choose("sensible", own))

    def play_out(self) -> None:
        """Play to the end of the game."""
        while self.table.table.stage == "playing":
            if self.asked:
                assert self.act()["type"] == "done"
            else:
                self.go_on()

    def resumed(self) -> LocalTable:
        """Return the table as it is saved."""
        return resume(self.name, self.lines, self.private)


def state_of(table: LocalTable, now: int) -> Any:
    """Return what a page that comes to a table receives first."""
    (welcome,) = table.receive('{"type":"hello"}', now).messages[:1]
    return json.loads(welcome)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_and_another_one_begins(name: str) -> None:
    page = Page(name, options=dict(game(name).setup.SINGLE_DEAL))
    page.play_out()
    facts = state_of(page.resumed(), page.now)["table"]
    assert facts["stage"] == "over"
    assert len(facts["finished"]) == 1
    assert facts["commitments"]["secret"]
    assert page.command("rematch")["type"] == page.command("start")["type"] == "done"
    page.until_asked()
    assert page.table.table.game_number == 2


def test_the_log_begins_anew_with_another_game() -> None:
    page = Page("spy-tricks", options=dict(game("spy-tricks").setup.SINGLE_DEAL))
    page.play_out()
    first = len(page.lines)
    page.command("rematch")
    assert page.command("sit", seat=2)["type"] == page.command("start")["type"] == "done"
    kinds = [json.loads(line)[2]["kind"] for line in page.lines]
    assert kinds[:2] == ["created", "joined"]
    assert kinds.index("started") < first / 2
    numbers = [json.loads(line)[0] for line in page.lines]
    assert numbers == list(range(numbers[0], page.table.table.seq + 1))
    assert state_of(page.resumed(), page.now) == state_of(page.table, page.now)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_goes_on_where_it_was_saved_after_every_action(name: str) -> None:
    page = Page(name)
    for _ in range(12):
        if page.table.table.stage == "over":
            break
        page.go_on()
        if page.asked:
            page.act()
        page.table = page.resumed()
        page.questions = []
        assert page.send({"type": "hello"})[0] == state_of(page.resumed(), page.now)


def test_everything_that_is_sent_is_saved() -> None:
    page = Page("black-spy")
    for _ in range(5):
        page.act()
    page.until_asked()
    saved = [json.loads(line)[0] for line in page.lines]
    assert saved == list(range(1, page.table.table.seq + 1))
    updates = [message["seq"] for message in page.received if message["type"] == "update"]
    assert set(updates) <= set(saved)


def test_lines_come_with_the_messages_that_tell_of_them() -> None:
    page = Page("black-spy")
    asked = page.until_asked()
    own = page.table.table.running.observation(0)
    act = {"type": "act", "id": "a", "asked": asked["since"], "action": choose("sensible", own)}
    outcome = page.table.receive(json.dumps(act), page.now)
    told = [message["seq"] for message in map(json.loads, outcome.messages) if message["type"] == "update"]
    assert told == [json.loads(line)[0] for line in outcome.lines]
    assert json.loads(outcome.text())["lines"] == list(outcome.lines)


def test_what_could_not_be_saved_has_not_happened() -> None:
    page = Page("black-spy")
    asked = page.until_asked()
    own = page.table.table.running.observation(0)
    act = {"type": "act", "id": "a", "asked": asked["since"], "action": choose("sensible", own)}
    page.table.receive(json.dumps(act), page.now)  # and nothing of it is saved
    page.table = page.resumed()
    page.send({"type": "hello"})
    assert page.asked == asked
    assert page.send(act)[0]["type"] == "update"


def test_a_command_that_is_sent_again_is_carried_out_once() -> None:
    page = Page("spy-tricks")
    asked = page.until_asked()
    own = page.table.table.running.observation(0)
    act = {"type": "act", "id": "a", "asked": asked["since"], "action": choose("sensible", own)}
    first = page.send(act)[-1]
    page.table = page.resumed()
    again = page.send(act)
    assert again == [first]


def test_bots_take_their_time() -> None:
    page = Page("black-spy", pace=3.0)
    started = page.now
    moves: list[int] = []
    while len(moves) < 4:
        page.act() if page.asked else page.go_on()
        moves = [
            message["at"]
            for message in page.received
            if message["type"] == "update" and message["event"].get("by") == "bot"
        ]
    assert moves[0] - started >= BOT_REACTS_MS
    assert page.wait is None or page.wait <= 3000


def test_no_bot_is_quicker_than_the_slowest_of_the_last_answers() -> None:
    page = Page("spy-tricks", pace=0.0)
    for took in (600, 0):
        while not page.questions:
            page.act() if page.asked else page.go_on()
        question, *page.questions = page.questions
        (asked,) = {one.since for one in page.table.table.questions if one.now}
        page.now += took
        seen = page.table.observation(question.number)
        assert seen is not None
        page.take(page.table.answer(question.number, choose(question.bot, seen), page.now))
        page.now += page.wait or 0
        page.take(page.table.wake(page.now))
    moves = [line for line in map(json.loads, page.lines) if line[0] > asked and line[2]["kind"] == "acted"]
    before = next(line for line in map(json.loads, page.lines) if line[0] == asked)
    assert moves[0][1] - before[1] == 600


def test_a_bot_that_answers_nonsense_plays_something_legal() -> None:
    page = Page("black-spy")
    (first, *_), page.questions = page.questions, []
    page.take(page.table.answer(first.number, "dance", page.now))
    page.now += 10_000
    (move,) = page.take(page.table.wake(page.now))
    assert move["event"] == {"kind": "acted", "seat": 1, "by": "bot"}
    assert page.take(page.table.answer(first.number, "dance", page.now)) == []


def test_a_suggestion_is_what_a_bot_would_do() -> None:
    page = Page("black-spy")
    asked = page.until_asked()
    page.send({"type": "suggest", "id": "s1"})
    assert page.questions[-1].bot == "expert"
    page.think()
    suggestion = page.received[-1]
    assert suggestion["type"] == "suggestion"
    assert suggestion["asked"] == asked["since"]
    assert page.command("act", asked=asked["since"], action=suggestion["action"])["type"] == "done"


def test_a_suggestion_that_is_not_wanted_any_more_is_refused() -> None:
    page = Page("black-spy")
    asked = page.until_asked()
    page.send({"type": "suggest", "id": "s1"})
    (late,) = page.questions
    replies = page.send({"type": "suggest", "id": "s2"})
    assert [(reply["id"], reply["reason"]) for reply in replies] == [("s1", "suggestion-outdated")]
    own = page.table.table.running.observation(0)
    act = {"type": "act", "id": "a", "asked": asked["since"], "action": choose("sensible", own)}
    assert page.send(act)[0] == {**replies[0], "id": "s2"}
    assert page.take(page.table.answer(late.number, "pass", page.now)) == []


def test_nobody_is_advised_who_is_not_asked() -> None:
    page = Page("black-spy")
    page.act()
    while page.asked:
        page.act()
    assert page.command("suggest")["reason"] == "nothing-asked"


def test_all_other_commands_have_their_replies() -> None:
    page = Page("spycard")
    asked = page.until_asked()
    assert page.command("ping")["type"] == "done"
    assert page.command("view")["view"]["seat"] == 0
    assert page.command("next", begun="")["next"]
    assert page.command("next", begun="dance")["code"] == "illegal"
    assert page.command("ready", part=0)["type"] == "done"
    assert page.command("act", asked=asked["since"] + 1, action="pass")["code"] == "stale"
    assert page.command("advance", answers=["dance"])["reason"] == "advance-answers"
    assert page.command("dance")["code"] == "malformed"
    assert page.send({"type": "hello", "views": "never"})[0]["type"] == "welcome"


def test_answers_in_advance_are_saved() -> None:
    page = Page("spycard")
    possible = advance_answers(game("spycard"))
    assert page.command("advance", answers=possible)["type"] == "done"
    assert state_of(page.resumed(), page.now)["you"]["advance"] == possible


def test_who_leaves_comes_back_to_the_same_game() -> None:
    page = Page("black-spy")
    page.act()
    count = page.table.table.running.event_count
    assert page.command("leave")["type"] == "done"
    assert page.wait is None
    page.table = page.resumed()
    page.send({"type": "hello"})
    page.until_asked()
    assert page.table.table.running.event_count >= count
    assert page.table.table.host == 0


def test_a_pause_waits_for_nobody_else() -> None:
    page = Page("black-spy")
    assert page.command("propose", what="pause")["type"] == "done"
    assert page.table.table.stage == "paused"
    assert page.wait is None
    assert page.command("resume")["type"] == "done"
    page.until_asked()


def test_no_clock_runs_and_nobody_is_awaited() -> None:
    page = Page("black-spy", clock=30, access="open")
    settings = state_of(page.table, page.now)["table"]["settings"]
    assert settings["clock"] is None
    assert settings["access"] == "link"
    assert all(seat["sitter"] != "open" for seat in state_of(page.table, page.now)["table"]["seats"])


def test_requests_for_impossible_tables_are_refused() -> None:
    with pytest.raises(SpydeckError, match="no game"):
        create('{"game": "whist"}', "Ada", START_MS)
    with pytest.raises(RefusedError):
        create('{"game": "black-spy", "seats": [{}]}', "Ada", START_MS)
    with pytest.raises(ValueError, match="extra"):
        create('{"game": "black-spy", "dance": 1}', "Ada", START_MS)


def test_what_is_no_table_is_not_resumed() -> None:
    with pytest.raises(ValueError, match="no table"):
        resume("t", [])
    with pytest.raises(ValueError, match="JSON"):
        resume("t", ["dance"])


IN_A_BROWSER = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
import spydeck
from spydeck.browser.answering import answer
from spydeck.browser.table import create
from spydeck.browser.thinking import brief, choose, chosen
from spydeck.protocol.study import ReviewFindings
from spydeck.server.table.reviewing import review_briefs, review_found
from spydeck.study.review import decisions_of
made = answer("POST", "/here/tables", '{{"game": "spycard"}}', "Ada", "de", 0)
assert made.status == 201, made.body
for game in {games!r}:
    table = create('{{"game": "' + game + '"}}', "Ada", 0)
    outcome = table.receive('{{"type": "hello"}}', 0)
    for question in outcome.questions:
        seen = table.observation(question.number)
        assert '"record"' in brief("hard", seen)
        assert brief("sensible", seen) is None
        assert chosen(seen, None) in set(seen.legal())
        table.answer(question.number, choose(question.bot, seen), 0)
    advice = table.receive('{{"type": "suggest", "id": "a", "here": true}}', 0)
    match, bot = spydeck.new(game, seed=1), spydeck.bot("sensible", seed=1)
    while not match.over and not match.part:
        match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
    choices = list(decisions_of(match, 0))
    assert review_briefs(choices, 0).briefs
    assert review_found(0, choices, ReviewFindings(first=0, found=[None])).decisions == 1
"""
MISSING = {
    *("alembic", "asyncio", "fastapi", "httpx", "llvmlite", "multiprocessing", "numba", "numpy"),
    *("prometheus_client", "sqlalchemy", "starlette", "structlog", "uvicorn", "websockets"),
}


def test_it_needs_nothing_that_a_browser_does_not_have() -> None:
    script = IN_A_BROWSER.format(missing=MISSING, games=GAMES)
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
