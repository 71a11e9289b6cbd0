"""Playing at a live server from the terminal: whole games, with others, through a restart."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from spydeck.errors import SpydeckError
from spydeck.protocol.client import Guest, TableSocket, Unreachable
from spydeck.protocol.commands import Fill, Leave, Say, Stand, Start, Suggest
from spydeck.protocol.daily import (
    DailyArchive,
    DailyCommitment,
    DailyCount,
    DailyDeal,
    DailyOutcome,
    DailyTry,
)
from spydeck.protocol.messages import Done
from spydeck.protocol.tables import CreateTable, DailyPlay, OptionValue, SeatSetup
from spydeck.terminal.online.remote_perspective import RemotePerspective, shortened
from spydeck.terminal.online.table_commands import result_lines
from tests.server.live import Server, live_server, serving
from tests.server.swallowing import SwallowingProxy
from tests.terminal.driving import RUN, CommandLine, Person
from tests.waiting import PATIENCE

__all__ = ["live_server"]

GAMES: dict[str, dict[str, OptionValue | None]] = {
    "black-spy": {"end_value": 1},
    "spy-tricks": {},
    "spycard": {"turn_limit": 4},
}
OPEN, BOT = SeatSetup(), SeatSetup(sitter="bot")


def order(socket: TableSocket, command: Stand | Start | Say | Fill | Leave) -> None:
    assert isinstance(socket.ask(command), Done)


@contextmanager
def table(
    server: Server, game: str, *seats: SeatSetup, **settings: float
) -> Iterator[tuple[TableSocket, str]]:
    """A table whose host is a spectator: the host's socket and the invitation link."""
    host = Guest(server.url, "Zoe")
    request = CreateTable(game=game, players=len(seats), options=GAMES[game], seats=list(seats))
    request = request.model_copy(update={"pace": 0.0, "question_seconds": 0.05, **settings})
    made = host.create_table(request)
    with host.socket(made.table) as socket:
        order(socket, Stand(type="stand", id="stand"))
        yield socket, made.invitation.link


def start(socket: TableSocket) -> None:
    order(socket, Start(type="start", id="start"))


def answer(person: Person, shown: str) -> list[str]:
    """Follow the hint, and return what was shown."""
    if "You can answer in advance: " in shown:
        return [person.type("allow")]
    advised = person.type("hint")
    return [advised, person.type("" if "Suggestion: " in advised else "table")]


@pytest.mark.parametrize(("game", "plain"), [("black-spy", False), ("spy-tricks", True), ("spycard", False)])
def test_a_game_is_played_to_its_end(live_server: Server, tmp_path: Path, game: str, plain: bool) -> None:
    with table(live_server, game, OPEN, BOT, BOT) as (host, link):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann", *["--plain"] * plain)
        output = person.read(re.compile("The host starts"))
        assert "Seat 1: you" in output
        start(host)
        said = [person.read()]
        while "Enter: play again." not in "".join(said[-3:]):
            said += answer(person, said[-1])
            assert len(said) < 300
    kept = person.type("record", re.compile(r"spydeck replay \S+\n"))
    path = Path(re.findall(r"spydeck replay (\S+)", kept)[0])
    assert path.parent == tmp_path / "games"
    assert person.leave() == 0
    assert f"spydeck play --join {live_server.url}/table/{host.table.table}" in person.last_words
    verified = subprocess.run(
        [sys.executable, "-c", RUN, "verify", str(path), "--commitment", str(host.table.commitments.game)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "all equal" in verified.stdout


def test_a_returning_guest_has_the_same_seat(live_server: Server, tmp_path: Path) -> None:
    with table(live_server, "black-spy", OPEN, OPEN, OPEN) as (host, link):
        first = Person(tmp_path, "play", "--join", link, "--name", "Ann")
        assert "Seat 1: you" in first.read(re.compile("The host starts"))
        assert first.leave(signal.SIGTERM) == 0
        again = Person(tmp_path, "play", "--join", f"{live_server.url}/table/{host.table.table}")
        output = again.read(re.compile("The host starts"))
        other = Person(tmp_path, "play", "--join", link, "--name", "Ben")
        assert "Seat 2: you" in other.read(re.compile("The host starts"))
        for person in (again, other):
            assert person.leave(signal.SIGINT) == 0
    assert "You are Ann" in output
    assert "Seat 1: you" in output
    cookies = list((tmp_path / "guests").rglob("*"))
    assert {path.stat().st_mode & 0o777 for path in cookies if path.is_file()} == {0o600}


def test_two_people_see_each_others_moves_as_they_happen(live_server: Server, tmp_path: Path) -> None:
    with table(live_server, "spy-tricks", OPEN, OPEN, BOT) as (host, link):
        ann = Person(tmp_path, "play", "--join", link, "--name", "Ann")
        ann.read(re.compile("The host starts"))
        ben = Person(tmp_path, "play", "--join", link, "--name", "Ben")
        ben.read(re.compile("The host starts"))
        ann.read(re.compile("Ben sits down in seat 2"))
        order(host, Say(type="say", id="say", text="Let us begin."))
        ben.read(re.compile("Zoe: Let us begin."))
        start(host)
        people = {0: ("Ann", ann), 1: ("Ben", ben)}
        asked = next_person(host)
        name, person = people[asked]
        person.read()
        person.is_answered("pause", "You propose a pause.")
        person.is_answered("withdraw", "You take the proposal back.")
        people[1 - asked][1].read(re.compile(f"{name} takes the proposal back"))
        (advised,) = re.findall(
            r"Suggestion: play (\w+)\.", person.type("hint", re.compile(r"Suggestion: play \w+\."))
        )
        person.send("\n")
        people[1 - asked][1].read(re.compile(rf"{name} (plays|leads) {advised}"))
        for one in (ann, ben):
            one.leave(signal.SIGTERM)


def test_a_game_that_nobody_plays_waits(live_server: Server, tmp_path: Path) -> None:
    with table(live_server, "black-spy", OPEN, OPEN, BOT, BOT, clock=1.0) as (host, link):
        ann = Person(tmp_path, "play", "--join", link, "--name", "Ann")
        assert "Time for each move: 1 second." in ann.read(re.compile("The host starts"))
        ben = Guest(live_server.url, "Ben")
        with ben.socket(ben.join(link, sit=True).table):
            start(host)
            ann.read(
                re.compile(
                    "Nobody has played for two turns. The game waits for you or Ben. Type back to play on."
                )
            )
            ann.type("?", re.compile("resume a paused game"))
            ann.type("back", re.compile("You are back in the game"))
        ann.leave(signal.SIGTERM)


@pytest.mark.live
def test_strangers_wait_for_each_other_and_one_who_comes_late_for_the_next_deal(tmp_path: Path) -> None:
    words = ("play", "spy-tricks", "--now")
    with serving(tmp_path / "server", "--limit", "fill_seconds=900") as server:
        ann = Person(tmp_path, *words, "--join", server.url, "--name", "Ann")
        ann.read(re.compile(r"The game starts in (900|[1-8]\d\d) seconds"))
        others = [Guest(server.url, name) for name in ("Ben", "Cleo", "Dan")]
        (table,) = {guest.play_now("spy-tricks").table for guest in others}
        ann.read(re.compile("Game 1 starts"))
        with others[-1].socket(table) as socket:
            order(socket, Leave(type="leave", id="leave"))
        late = Person(tmp_path, *words, "--join", server.url, "--name", "Late")
        late.read(re.compile("At the next deal you get a seat"))
        for person in (ann, late):
            person.leave(signal.SIGTERM)


def test_the_daily_deal_is_played_without_advice_and_kept(live_server: Server, tmp_path: Path) -> None:
    words = ("play", "black-spy", "--daily", "--join", live_server.url, "--name", "Ann")
    ann = Person(tmp_path, *words)
    assert "This try counts" in ann.read()
    ann.is_answered("hint", "There is no advice")
    listed = ann.type("?", re.compile(r"(?s)\n  pause .*> $"))
    assert "leave the table" not in listed
    ann.leave(signal.SIGTERM)
    again = Person(tmp_path, *words)
    assert "This try counts" in again.read()
    again.leave(signal.SIGTERM)
    guest = Guest(live_server.url, "Other")
    assert guest.daily_deals("black-spy").deals[0].players == 0
    assert guest.socket(guest.play_daily("black-spy").table)


@pytest.mark.live
def test_a_hint_that_takes_long_does_not_keep_the_player_from_acting() -> None:
    class Silent:
        def ask(self, command: Suggest, timeout: float) -> None:
            assert timeout < 10
            raise TimeoutError

    with pytest.raises(SpydeckError, match="the bot is still thinking"):
        RemotePerspective(cast(TableSocket, Silent())).suggestion()


def test_a_late_guest_is_a_spectator_and_sees_no_hand(live_server: Server, tmp_path: Path) -> None:
    with table(live_server, "black-spy", OPEN, OPEN, OPEN, pace=10.0) as (host, link):
        start(host)
        late = Person(tmp_path, "play", "--join", link, "--name", "Late")
        output = late.read(re.compile("Deal 1, "))
        assert "a spectator" in output
        late.leave(signal.SIGTERM)
        assert "Your hand" not in late.last_words


def test_a_refusal_is_shown_with_its_clause_and_changes_nothing(live_server: Server, tmp_path: Path) -> None:
    with table(live_server, "black-spy", OPEN, BOT, BOT) as (host, link):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann")
        person.read(re.compile("The host starts"))
        start(host)
        person.read()
        person.is_answered("play R3", "No. BS-")
        person.is_answered("nonsense", "is not recognized. Try something like pass ")
        person.type("pass", re.compile(r"pass: which three cards\? (\w+, )+\w+ or \w+\.[^>]*pass> $"))
        person.is_answered("bot 1", "No. Only the host")
        for typed in ("nine", "0", "4"):
            person.is_answered(f"sit {typed}", "No. name a seat from 1 to 3")
        person.is_answered("say", "No. say something")
        person.is_answered("say " + "x" * 201, "No. text must have 200 characters")
        person.is_answered("pass " + "B1 " * 200, "No. ")
        person.is_answered("?", "Your move, one of:")
        person.is_answered("rule 14", "BS-14")
        person.type("say good-luck", re.compile("(Ann|You): good luck"))
        person.leave()


def test_the_host_opens_and_fills_seats_and_starts_from_the_terminal(
    live_server: Server, tmp_path: Path
) -> None:
    words = ("--players", "3", "--join", live_server.url, "--name", "Ann")
    person = Person(tmp_path, "play", "spycard", *words)
    output = person.read()
    assert "Spycard, 3 players" in output
    assert f"Others join with this link: {live_server.url}/join/" in output
    assert "It works only on this computer" in output
    assert "The game is a draw after 100 turns for each player." in output
    listed = person.type("?", re.compile(r"(?s)\n  start .*> $"))
    for word in ("start", "sit", "stand", "bot", "open", "program", "who", "link", "say", "leave", "quit"):
        assert f"\n  {word:<10}" in listed
    for word in ("hint", "table", "rematch", "withdraw", "resume", "pause"):
        assert f"\n  {word:<10}" not in listed
    person.is_answered("starrt", "'starrt' is not recognized. Did you mean start?")
    person.is_answered("program", "No. name a seat from 1 to 3, as in program 3")
    person.type("bot 2 random")
    person.is_answered("who", "Seat 2: Agent Birch (bot, random)")
    person.type("language de")
    person.is_answered("wer", "Platz 2: Agent Luchs (Bot")
    person.type("sprache en")
    person.type("open birch")
    person.is_answered("who", "Seat 2: open")
    shown = person.type("program 3 Rusty", re.compile(r"Its token, shown only once: \S{40,}\n"))
    assert re.search(r"Its socket: ws://127.0.0.1:\d+/api/tables/[0-9a-f]{16}/socket\n", shown)
    person.send("\n")
    person.read(re.compile("Game 1 starts"))
    person.leave(signal.SIGTERM)


def test_a_half_typed_line_survives_other_output(live_server: Server, tmp_path: Path) -> None:
    with table(live_server, "black-spy", OPEN, BOT, BOT) as (host, link):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann", terminal=True)
        person.read()
        person.send("say he")
        person.read(re.compile("say he$"))
        order(host, Say(type="say", id="say", text="A word."))
        assert person.read(re.compile("> say he$")).count("Zoe: A word.") == 1
        person.send("llo\r")
        person.read(re.compile("You: hello"))
        person.press_control_c()
        person.read(re.compile(r"the game\s+waits\s+for\s+you.\s+To come back"))
        assert person.leave() == 0


@pytest.mark.live
def test_a_restart_of_the_server_is_survived(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "server") as server,
        table(server, "black-spy", OPEN, BOT, BOT, away_seconds=1000) as (host, link),
    ):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann")
        person.read(re.compile("The host starts"))
        start(host)
        hand = re.findall(r"Type them like ([\w, ]+)\.", person.read())[0]
        server.kill()
        person.read(re.compile("The connection is lost"))
        server.start_again()
        person.read(re.compile("back at the table.*> $", re.S))
        person.is_answered(hand, f"You pass {hand}")
        person.leave()


HURRIED = (
    "from spydeck.protocol.client import socket; socket.MAX_SILENCE, socket.PONG_TIMEOUT = 0.5, 3; " + RUN
)
"""Checks the line often; a busy machine has three seconds to answer."""


def test_a_line_that_falls_silent_is_reported_in_one_sentence(live_server: Server, tmp_path: Path) -> None:
    proxy = SwallowingProxy("127.0.0.1", live_server.port)
    try:
        words = ("play", "spycard", "--join", f"http://127.0.0.1:{proxy.port}", "--name", "Ann")
        person = Person(tmp_path, *words, run=HURRIED)
        person.read()
        proxy.swallow()
        proxy.restore()
        said = person.read(re.compile(r"back at the table\.\n"))
        lost, back = "The connection is lost. Reconnecting...", "You are back at the table."
        assert {lost, back} <= {*said.split("\n")} <= {lost, back, "> ", ">", ""}
        proxy.swallow()
        proxy.restore()
        person.send("open 2\nwho\n")
        assert "Traceback" not in person.read(re.compile("Seat 2: open"))
        person.leave()
    finally:
        proxy.close()


WRONG = [
    ("play --join nonsense --name Ann", "'nonsense' is not a link to a table"),
    ("play --join ftp://127.0.0.1/table/0123456789abcdef --name Ann", "is not a link to a table"),
    ("play --join http://127.0.0.1:1/table/0123456789abcdef --name Ann", "cannot reach http://127.0.0.1:1"),
    ("play --join http://127.0.0.1:1/table/0123456789abcdef", "choose a name: --name NAME"),
    ("play --join http://127.0.0.1:1/join/abcdefgh --players 4", "leave out --players"),
    ("play spycard --join http://127.0.0.1:1/join/abcdefgh", "leave out spycard"),
    ("play --join http://127.0.0.1:1 --bots random", "leave out --bots"),
    ("play --join http://127.0.0.1:1/join/abcdefgh --now", "leave out --now"),
    ("play --join http://127.0.0.1:1 --now --players 3 --variant the-mole", "or --players, --variant"),
    ("play --now", "add --join"),
    ("play --daily", "--daily needs a server"),
    ("play --join http://127.0.0.1:1/join/abcdefgh --daily", "leave out --daily"),
    ("play --join http://127.0.0.1:1 --daily --now --players 3", "leave out --daily or --players, --now"),
    ("play --join http://127.0.0.1:1 --resume", "leave out --resume"),
]


@pytest.mark.live
@pytest.mark.parametrize(("words", "reason"), WRONG, ids=[words for words, _ in WRONG])
def test_a_mistake_is_explained_in_one_line(cli: CommandLine, words: str, reason: str) -> None:
    outcome = cli.run(*words.split())
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert reason in outcome.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--join {url}/join/abcdefghijkl --name Ann", "There is no such table"),
        ("--join {url} --players 9 --name Ann", "3 to 6 players, not 9"),
        (f"--join {{url}} --name {'x' * 41}", "a name has 1 to 40 printable characters"),
    ],
)
def test_a_refusal_by_the_server_is_shown_in_one_line(
    live_server: Server, cli: CommandLine, words: str, reason: str
) -> None:
    outcome = cli.run("play", *words.format(url=live_server.url).split())
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert reason in outcome.err


@pytest.mark.live
@pytest.mark.parametrize("missing", ["pydantic", "websockets"])
def test_without_the_extra_it_says_what_to_install(tmp_path: Path, missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; {RUN}"
    words = ("play", "--join", "http://127.0.0.1:1/join/abcdefgh", "--name", "Ann")
    ran = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    how = 'install it in a copy of the source with: pip install ".[server]"'
    assert ran.stderr == f"spydeck: {missing} is missing; {how}\n"


def next_person(socket: TableSocket) -> int:
    """Return the first of the two people that the game waits for, as the host sees it as a spectator."""
    while True:
        view = socket.view
        if view is not None and view["actors"] and view["actors"][0] in (0, 1):
            actor: int = view["actors"][0]
            return actor
        socket.receive(PATIENCE)


def test_who_is_out_is_told_to_watch_or_leave(live_server: Server, tmp_path: Path) -> None:
    """SC-18: nobody else has one's own agenda, so exposing it is wrong."""
    with table(live_server, "spycard", OPEN, BOT, BOT, away_seconds=1000) as (host, link):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann")
        output = person.read(re.compile("The host starts"))
        start(host)
        while "Your turn:" not in (output := output + person.read()):
            output = person.type("no" if "no jack" in output else "allow")
        agenda = re.findall(r"Your agenda (\w\w):", output)[-1]
        person.is_answered(f"expose agent {agenda}", "Which player: Agent ")
        person.is_answered("1", f"From what you know, Agent Birch cannot have {agenda}. If {agenda} is wrong")
        person.send("yes\n")
        person.read(re.compile("You are out of the game. You can watch the rest here, or type quit"))
        assert person.leave(signal.SIGTERM) == 0


def test_tab_completes_commands_verbs_and_cards(live_server: Server, tmp_path: Path) -> None:
    with table(live_server, "black-spy", OPEN, BOT, BOT, away_seconds=1000) as (host, link):
        person = Person(tmp_path, "play", "--join", link, "--name", "Ann", terminal=True)
        person.read()
        person.send("li\t\r")
        person.read(re.compile("Others join with this link"))
        start(host)
        shown = person.read(re.compile(r"Type them like (.+)\."))
        card = re.sub(r"\x1b\[[0-9;]*m", "", re.findall(r"Type them like (.+?),", shown)[-1])
        person.send(f"pas\t{card}\r")
        person.read(re.compile("which two more"))
        person.press_control_c()
        person.read(re.compile("To come back"))
        assert person.leave() == 0


@pytest.mark.live
def test_a_long_name_is_shortened_to_fit_into_columns() -> None:
    assert shortened("Maximilian Alexander") == "Maximilian Alexander"
    assert shortened("Maximilian Alexander the Great") == "Maximilian Alexan..."


DAY = "2026-11-23"
ADDRESS = "See how others did: http://127.0.0.1:7707/daily/{game}/2026-11-23"


def deal(game: str, **changes: Any) -> DailyDeal:
    """Return a deal that the guest has finished with 5 points."""
    own = DailyTry(table="0123456789abcdef", since=0, outcome=DailyOutcome(points=5, won=False))
    fields: dict[str, Any] = {"yours": own, "players": 6, **changes}
    fields.setdefault("field", [counted(-1, 3), counted(5, 2), counted(30, 1)])
    return DailyDeal(
        game=game, day=DAY, commitment="", committed_at=0, opens_at=0, closes_at=0, reveals_at=0, **fields
    )


def counted(points: int, players: int) -> DailyCount:
    """Return how many players had some points."""
    return DailyCount(points=points, won=False, players=players)


class Known:
    """A guest to whom the server shows one deal, or nothing."""

    server = "http://127.0.0.1:7707"

    def __init__(self, found: DailyDeal | None) -> None:
        self._found = found

    def daily_deals(self, game: str) -> DailyArchive:
        """Return the deal."""
        if self._found is None:
            raise Unreachable("nobody answers")
        upcoming = DailyCommitment(day="2026-11-24", commitment="", committed_at=0)
        deals = [self._found]
        return DailyArchive(now=0, streak=1, longest=1, upcoming=upcoming, deals=deals, more=False)


def lines(game: str, found: DailyDeal | None, practice: bool = False) -> list[str]:
    """Return what the terminal says."""
    guest = cast(Guest, Known(found))
    return result_lines(guest, game, DailyPlay(day=DAY, practice=practice))


@pytest.mark.parametrize(("game", "worse"), [("black-spy", 1), ("spy-tricks", 3)])
def test_it_compares_by_the_points_that_win(game: str, worse: int) -> None:
    expert = DailyOutcome(points=1, won=True)
    assert lines(game, deal(game, expert=expert)) == [
        f"Of 5 other players, {worse} did worse and 1 the same.",
        "The bot expert in your seat: 1 point, won.",
        ADDRESS.format(game=game),
    ]


def test_the_first_player_is_told_so() -> None:
    first = deal("spycard", players=1, field=[counted(5, 1)])
    assert lines("spycard", first)[:-1] == ["You are the first to finish this deal."]


def test_without_an_answer_or_in_practice_only_the_address_is_said() -> None:
    address = [ADDRESS.format(game="spycard")]
    assert lines("spycard", None) == address
    assert lines("spycard", deal("spycard", yours=None)) == address
    assert lines("spycard", deal("spycard"), practice=True) == address
