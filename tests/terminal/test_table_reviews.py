"""Reviews at a server's table in the terminal: of the own moves only, and a move of one tried again."""

from __future__ import annotations

import io
import re
import signal
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import spydeck
from spydeck import language
from spydeck.errors import SpydeckError
from spydeck.match import Match
from spydeck.protocol.client import Guest, RequestRejected, TableSocket
from spydeck.protocol.commands import Sit
from spydeck.protocol.http import FinishedGame
from spydeck.protocol.study import ReviewState
from spydeck.server.live.host import TableHost
from spydeck.study.review import Review, review
from spydeck.terminal.online import reviews
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.review import write_own_review
from spydeck.terminal.screen import Screen
from tests.random_games import play_on
from tests.server.in_process import Live
from tests.server.test_reviews import brief_thoughts, server
from tests.terminal.driving import Person
from tests.waiting import wait_until

__all__ = ["brief_thoughts", "server"]

pytestmark = pytest.mark.live

BACK = re.compile(r"(back at the table|wieder am Tisch)\.(.*\n)+> $")


def at_a_table(server: Live, home: Path, *words: str) -> Person:
    """Return Ann at a new table of hers with three seats, before the game."""
    at = ("--players", "3", "--join", server.url, "--name", "Ann")
    person = Person(home, "play", *words, *at)
    person.read()
    return person


def begin(server: Live, person: Person) -> TableHost:
    """Start the game, wait for the person's first question, and return the table."""
    person.send("\n")
    person.read(re.compile(r"(Round 1 of 3|Runde 1 von 3)(.*\n)+> $"))
    (table,) = server.services.lobby.hosts.values()
    return table


def play(match: Match, until: Callable[[Match], object] = lambda match: match.over) -> None:
    """Play on at random."""
    play_on(match, *[spydeck.bot("random", seed=seat) for seat in range(match.players)], until=until)


def finish(server: Live, table: TableHost) -> None:
    """Play the game of a table to its end, and let everybody there know."""
    play(table.table.running)
    server.do(table.carry_out(lambda _: []))
    assert table.table.finished


def in_round_two(match: Match) -> bool:
    """Return whether seat 0 has to choose in the second round."""
    return match.part == 1 and match.actors == (0,)


def drawn(match: Match, found: Review, *bots: str) -> str:
    """Return a review as the terminal draws it in a game of its own, with the names of the table."""
    match = match.copy()
    match.tags["Names"] = ", ".join(("Ann", *bots))
    out = io.StringIO()
    write_own_review(found, match, Screen(out), text_ui_of(match.game.name, plain=False))
    return out.getvalue()


@pytest.mark.parametrize(
    ("code", "bots", "asked", "tries", "leaves", "tried"),
    [
        ("en", ("Agent Birch", "Agent Cedar"), "review", "again", "quit", "Tried again from step {}"),
        ("de", ("Agent Luchs", "Agent Otter"), "analyse", "nochmal", "beenden", "Noch einmal ab Schritt {}"),
    ],
)
def test_a_round_that_is_over_is_reviewed_as_at_home_and_tried_again(
    server: Live,
    tmp_path: Path,
    code: str,
    bots: tuple[str, str],
    asked: str,
    tries: str,
    leaves: str,
    tried: str,
) -> None:
    person = at_a_table(server, tmp_path, "spy-tricks", "--language", code)
    table = begin(server, person)
    match = table.table.running
    with language.speaking(code):
        refused = (
            "This deal or round is not over yet" if code == "en" else "Diese Runde ist noch nicht vorbei"
        )
        person.is_answered(asked, refused)
        play(match, until=in_round_two)
        found = review(match, 0, part=0)
        expected = drawn(match, found, *bots)
    assert found.moves
    shown = person.type(asked, re.compile(rf"{tries} 1\b.*\n"))
    assert expected in shown
    person.is_answered(f"{tries} 99", "1 to " if code == "en" else "1 bis ")
    step = found.moves[-1].step
    person.type(f"{tries} {len(found.moves)}", re.compile(re.escape(tried.format(step)) + r"(.*\n)+> $"))
    (other,) = (host.table for host in server.services.lobby.hosts.values() if host is not table)
    assert other.settings.again is not None
    assert other.settings.again.step == step
    assert other.running.lines() == match.lines()[: len(other.running.lines())]
    person.type(leaves, BACK)
    assert person.leave() == 0


def test_a_finished_game_is_reviewed_whole_and_a_move_of_it_tried_to_the_end(
    server: Live, tmp_path: Path
) -> None:
    person = at_a_table(server, tmp_path, "spy-tricks")
    person.is_answered("review", "no game has finished at this table yet")
    person.is_answered("again 1", "Type review first.")
    table = begin(server, person)
    match = table.table.running
    finish(server, table)
    person.read(re.compile("Enter: play again.  review: see what your moves cost."))
    shown = person.type("review", re.compile(r"again 1\n"))
    found = review(match, 0)
    assert drawn(match, found, "Agent Birch", "Agent Cedar") in shown
    assert len({move.part for move in found.moves}) > 1
    person.type("again 1", re.compile(r"with the same cards.*\n(.*\n)+> $"))
    (other,) = (host for host in server.services.lobby.hosts.values() if host is not table)
    listed = person.type("?", re.compile(r"(?s)\n  quit .*> $"))
    assert "\n  link " not in listed
    finish(server, other)
    ended = person.read(re.compile("review: see what your moves cost"))
    assert "play again" not in ended
    person.type("review", re.compile("Review of Ann"))
    person.type("language de", re.compile("analyse: sehen"))
    back = person.type("beenden", re.compile(r"wieder am Tisch(.*\n)+> $"))
    assert "Enter: noch einmal spielen." in back
    person.is_answered("nochmal 1", "mit denselben Karten")
    assert person.leave(signal.SIGTERM) == 0
    assert f"/table/{table.table.id} --name Ann" in person.last_words


def test_while_people_play_a_move_can_only_be_tried_after_the_game(server: Live, tmp_path: Path) -> None:
    person = at_a_table(server, tmp_path, "spy-tricks")
    (table,) = server.services.lobby.hosts.values()
    ben = Guest(server.url, "Ben")
    with ben.socket(ben.join(f"{server.url}/join/{table.logbook.invitation}").table) as socket:
        socket.ask(Sit(type="sit", id="sit", seat=1))
        person.read(re.compile("Ben sits down"))
        person.send("\n")
        person.read(re.compile("Game 1 starts"))
        match = table.table.running
        play(match, until=in_round_two)
        found = review(match, 0, part=0)
        shown = person.type("review", re.compile(rf"\n{len(found.moves)}\. Step .*\n.*\n"))
        assert drawn(match, found, "Ben", "Agent Cedar") in shown
        person.is_answered("again 1", "No. As people play, a deal can only be tried again after the game.")
        finish(server, table)
        person.read(re.compile("see what your moves cost"))
        person.is_answered("again 1", "Tried again from step ")
        person.is_answered("quit", "You are back at the table.")
        check_client(ben, socket, table.table.finished[0])
    assert person.leave() == 0


def check_client(ben: Guest, socket: TableSocket, record: str) -> None:
    """Check that the other player has the same from Python, who can be away from the table meanwhile."""
    assert ben.finished_game(record).seat == 1
    ben.review(record, 1)
    wait_until(lambda: ben.review(record, 1, request=False).review)
    found = ben.review(record, 1).review
    assert found is not None
    with pytest.raises(RequestRejected, match="only try your own seat"):
        ben.try_again(record, found.moves[0].step, 0)
    with socket.away(), ben.socket(ben.try_again(record, found.moves[0].step, 1).table) as other:
        assert other.table.settings.again is not None
        assert other.table.settings.again.record == record
    assert socket.table.finished == [record]


def test_a_spectator_has_no_moves_to_review(server: Live, tmp_path: Path) -> None:
    ann = server.guest("Ada")
    made = server.table(ann, game="spy-tricks", start=True)
    (table,) = server.services.lobby.hosts.values()
    person = Person(tmp_path, "play", "--join", made["invitation"]["link"], "--name", "Late")
    person.read(re.compile("a spectator"))
    finish(server, table)
    person.read(re.compile("record: save the game as a file"))
    person.is_answered("review", "No. you had no seat in this game; record saves it")
    assert person.leave() == 0


class Slow:
    """A guest whose server makes a review: it answers with one state after another, or refuses."""

    def __init__(self, *answers: ReviewState | SpydeckError) -> None:
        self._answers = list(answers)
        self.requested: list[bool] = []

    def finished_game(self, name: str) -> FinishedGame:
        """Return the game that ended last, in which the guest sat in seat 1."""
        return FinishedGame(
            record=name,
            table="table",
            game="spy-tricks",
            names=["Zoe", "Ann"],
            winners=[],
            totals=[],
            why="",
            at=0,
            seat=1,
            options={},
        )

    def review(self, name: str, seat: int, *, request: bool) -> ReviewState:
        """Return how far the review of the guest's own seat is."""
        assert (name, seat) == ("table-1", 1)
        self.requested.append(request)
        answer = self._answers.pop(0)
        if isinstance(answer, SpydeckError):
            raise answer
        return answer


def at_the_end(guest: Slow, out: io.StringIO) -> reviews.TableReviews:
    """Return the reviews of a guest at a table whose game is over."""
    settings = SimpleNamespace(game="spy-tricks", memory=False, daily=None)
    table = SimpleNamespace(stage="over", finished=["table-1"], settings=settings, seats=[])
    socket = cast(TableSocket, SimpleNamespace(table=table, you=SimpleNamespace(seat=1)))
    return reviews.TableReviews(socket, cast(Guest, guest), Screen(out), lambda table: None)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (ReviewState(state="failed"), "could not make the review; type review to try once more"),
        (ReviewState(state="none"), "could not make the review; type review to try once more"),
        (RequestRejected("too-many", "Too many reviews."), "Too many reviews."),
    ],
)
def test_it_is_said_how_far_a_review_is_and_that_there_will_be_none(
    monkeypatch: pytest.MonkeyPatch, answer: ReviewState | SpydeckError, reason: str
) -> None:
    working = ReviewState(state="working", done=3, decisions=12)
    guest, out = Slow(ReviewState(state="waiting"), working, answer), io.StringIO()
    table = at_the_end(guest, out)
    run = table.commands()["review"].run
    run("review")
    table.follow()
    assert guest.requested == [True]
    monkeypatch.setattr(reviews, "POLL_SECONDS", 0.0)
    monkeypatch.setattr(table, "_ask_at", 0.0)
    table.follow()
    run("review")
    assert out.getvalue().splitlines() == [
        "The review comes as soon as it is ready.",
        "The review comes as soon as it is ready. Judged 3 of 12 choices.",
    ]
    with pytest.raises(SpydeckError, match=reason):
        table.follow()
    assert not table.awaits
    assert guest.requested == [True, False, False]
