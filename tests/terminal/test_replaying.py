"""Replays show every step, forwards and backwards, and nothing that the chosen seat did not know."""

import io
import json
import re
from pathlib import Path
from random import Random

import pytest

import spydeck
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.match import Match
from spydeck.match.replay import Replay
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.replay import ReplayViewer
from spydeck.terminal.screen import Screen
from tests.black_spy.stacked import table
from tests.random_games import random_match
from tests.terminal.driving import ESCAPE, CommandLine, Person

games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)


def stepped(match: Match, *typed: str, seat: int | None = None) -> list[str]:
    """Return what a person who types this sees: the start, then an answer to each line."""
    out = io.StringIO()
    viewer = ReplayViewer(Replay(match), seat, text_ui_of(match.game.name, plain=False), Screen(out))
    shown: list[str] = []
    waiting = list(typed)

    def read(prompt: str) -> str:
        shown.append(out.getvalue())
        out.seek(0)
        out.truncate()
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    viewer.step_through(read)
    return shown


@games
def test_steps_are_the_actions_of_the_game(game: Game) -> None:
    match = random_match(game, Random(5), most=60)
    replay = Replay(match)
    actions = [line for line in match.lines() if line[0].isdigit()]
    assert replay.steps == len(actions)
    random = Random(6)
    for _ in range(30):
        step = random.randint(-2, replay.steps + 2)
        replay.go_to(step)
        inside = max(0, min(step, replay.steps))
        assert replay.step == inside
        assert [line for line in replay.match.lines() if line[0].isdigit()] == actions[:inside]
    replay.go_to(replay.steps)
    assert replay.match.record() == match.record()


@games
def test_all_steps_are_printed_in_a_pipe(cli: CommandLine, game: Game) -> None:
    match = random_match(game, Random(7), most=40)
    path = cli.keep(match)
    for words in ((), ("--seat", "1"), ("--plain",), ("--seat", "0", "--plain")):
        outcome = cli.run("replay", str(path), *words)
        assert outcome.status == 0
        for step in range(41):
            assert f"Step {step} of 40\n" in outcome.out
        assert ESCAPE not in outcome.out


def test_a_person_steps_through() -> None:
    match = random_match(spydeck.game("black-spy"), Random(3), most=40)
    begin, one, two, back, far, end, still, beyond, odd = stepped(
        match, "", "", "b", "7", "40", "", "41", "what"
    )
    assert "Step 0 of 40" in begin
    assert "Step 1 of 40" in one
    assert "Step 2 of 40" in two
    assert back == one
    assert "Step 7 of 40" in far
    assert "Step 40 of 40" in end
    assert "This is the end." in still
    assert "There are 40 steps." in beyond
    assert "'what' is neither a command nor a player (seat 1, seat 2, seat 3, seat 4)." in odd


def test_t_goes_to_the_end_of_the_trick() -> None:
    game = spydeck.game("black-spy")
    match = random_match(game, Random(3), options=game.read_options(4, {}), most=30)
    shown = stepped(match, "t", "t", "t", "t", "t", "t", "t")
    for trick, answer in enumerate(shown[1:7], 1):
        assert f" trick {trick}.\n" in answer
        assert f" trick {trick + 1}.\n" not in answer
    assert "Step 30 of 30" in shown[7]


def test_p_goes_back_to_the_end_of_the_trick_before() -> None:
    game = spydeck.game("black-spy")
    match = random_match(game, Random(3), options=game.read_options(4, {}), most=30)
    shown = stepped(match, "t", "t", "t", "p", "p", "p", "p")
    last_steps = [re.findall(r"Step (\d+) of 30", answer)[-1:] for answer in shown[1:4]]
    assert last_steps == [["8"], ["12"], ["16"]]
    assert "Step 12 of 30" in shown[4]
    assert "Step 8 of 30" in shown[5]
    assert "Step 0 of 30" in shown[6]
    assert "This is the start." in shown[7]


def test_words_move_and_pages_open_in_a_replay() -> None:
    match = random_match(spydeck.game("black-spy"), Random(3), most=40)
    _, one, zero, end, start, scores, help_text = stepped(
        match, "next", "back", "end", "start", "scores", "?"
    )
    assert "Step 1 of 40" in one
    assert "Step 0 of 40" in zero
    assert "Step 40 of 40" in end
    assert "Step 0 of 40" in start
    assert "The scorepad is empty" in scores
    assert "  seat all" in help_text
    assert "  scores " in help_text


@pytest.mark.live
def test_a_step_is_played_on_from_with_the_same_cards_and_bots(cli: CommandLine) -> None:
    game = spydeck.game("spycard")
    match = random_match(game, Random(3), options=game.read_options(4, {}))
    match.tags |= {"Seat": "0", "Bots": "sensible random sensible", "Names": "Ann, Bob, Cid, Dan"}
    path = cli.keep(match)
    step = next(number for number, line in enumerate(own_lines(match)) if line.startswith("0 "))
    other = next(number for number, line in enumerate(own_lines(match)) if line.startswith("1 "))
    person = Person(cli.home, "replay", str(path), terminal=True)
    person.read()
    person.type(str(step))
    assert "with the same cards" in person.type("again")
    assert f"Step {step} of" in person.type("quit")
    person.type(str(other))
    assert "this seat has nothing to choose" in person.type("again")
    person.type("seat 2")
    assert re.search(r"From your left: Cid .*Dan .*Ann ", " ".join(person.type("again").split()))
    person.type("quit")
    person.send("q\n")
    assert person.leave() == 0
    tags = sorted((kept.tags["Seat"], kept.tags["Bots"]) for kept in games_beside(cli, path))
    assert tags == [("0", "sensible random sensible"), ("1", "sensible random sensible")]


@pytest.mark.live
def test_a_language_chosen_while_a_step_is_tried_stays(cli: CommandLine) -> None:
    game = spydeck.game("spycard")
    match = random_match(game, Random(3), options=game.read_options(4, {}))
    path = cli.keep(match)
    step = next(number for number, line in enumerate(own_lines(match)) if line.startswith("0 "))
    person = Person(cli.home, "replay", str(path), terminal=True)
    person.read()
    person.type(str(step))
    person.type("again")
    person.type("language de")
    assert f"Schritt {step} von" in person.type("beenden")
    assert "Diese Sprachen gibt es" in person.type("sprache")
    person.send("q\n")
    assert person.leave() == 0


def own_lines(match: Match) -> list[str]:
    """Return the actions of a game."""
    return [line for line in match.lines() if line[0].isdigit()]


def games_beside(cli: CommandLine, path: Path) -> list[Match]:
    """Return the other saved games."""
    return [spydeck.load(one.read_text()) for one in cli.games if one != path]


@pytest.mark.live
def test_what_goes_on_is_not_tried_again(cli: CommandLine) -> None:
    path = cli.keep(random_match(spydeck.game("black-spy"), Random(3), most=9))
    person = Person(cli.home, "replay", str(path), terminal=True)
    person.read()
    assert "only a deal or round that has ended can be tried again" in person.type("again")
    person.send("q\n")
    assert person.leave() == 0


def test_the_seat_can_be_changed_in_a_replay() -> None:
    match = random_match(spydeck.game("black-spy"), Random(3), most=20)
    match.tags["Names"] = ", ".join(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: match.players])
    start, through, other, all_hands, odd, none = stepped(
        match, "seat 2", "ann", "seat all", "seat 9", "seat 0"
    )
    assert "Your hand:" not in start
    assert "You now see what Bob knew." in through
    assert "Your hand:" in through
    assert "You now see what Ann knew." in other
    assert through != other
    assert "You now see all hands." in all_hands
    assert "Your hand:" not in all_hands
    assert "'seat 0' is neither a command nor a player" in none
    assert "'seat 9' is neither a command nor a player (Ann, Bob, Cid" in odd


def test_a_replay_can_be_data_and_a_seat_gets_only_what_it_knew(cli: CommandLine) -> None:
    match = random_match(spydeck.game("black-spy"), Random(1), most=6)
    path = cli.keep(match)
    written = cli.run("replay", str(path), "--json", "--seat", "1").out
    lines = [json.loads(line) for line in written.splitlines()]
    assert [line["step"] for line in lines] == list(range(7))
    assert [event for line in lines for event in line["events"]] == match.events(1)


@pytest.mark.live
def test_stepping_at_a_terminal(cli: CommandLine) -> None:
    path = cli.keep(random_match(spydeck.game("black-spy"), Random(3), most=9))
    person = Person(cli.home, "replay", str(path), terminal=True)
    assert "Step 0 of 9" in person.read()
    assert "Step 9 of 9" in person.type("9")
    assert "Step 8 of 9" in person.type("b")
    person.send("q\n")
    assert person.leave() == 0


def test_open_hands_show_every_hand_and_a_seat_only_its_own(cli: CommandLine) -> None:
    path = cli.keep(random_match(spydeck.game("black-spy"), Random(1), most=6))
    partial = spydeck.load(path.read_text())
    hands = re.findall(r"^seat \d: +([BYRGK].*)$", cli.run("replay", str(path)).out, re.MULTILINE)
    assert len(hands) == partial.players
    assert sorted(" ".join(hands).split()) == sorted(partial.lines()[1].split()[1:])
    seen = cli.run("replay", str(path), "--seat", "1").out
    assert not re.search(r"^seat \d: ", seen, re.MULTILINE)
    assert "Your hand:" in seen


@pytest.mark.parametrize("plain", [True, False])
def test_a_replay_of_a_seat_does_not_depend_on_what_it_could_not_know(cli: CommandLine, plain: bool) -> None:
    """Two games that seat 0 cannot tell apart: other hands, other passes."""
    printed = []
    for second, third in (("B1 B2 B3 G1", "K7 K8 K9 G2"), ("K7 K8 K9 G2", "B1 B2 B3 G1")):
        match = table({0: "R1 R2 R3 R4", 1: second, 2: third, 3: "Y1 Y2 Y3"})
        match.act(1, f"pass {second[:8]}")
        match.act(2, f"pass {third[:8]}")
        match.act(0, "pass R1 R2 R3")
        path = cli.keep(match)
        words = ["--plain"] if plain else []
        printed.append(
            (
                cli.run("replay", str(path), "--seat", "0", *words).out,
                cli.run("replay", str(path), *words).out,
            )
        )
    assert printed[0][0] == printed[1][0]
    assert printed[0][1] != printed[1][1]


def test_names_of_the_record_are_used(cli: CommandLine) -> None:
    match = random_match(spydeck.game("black-spy"), Random(1), most=1)
    match.tags["Names"] = ", ".join(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: match.players])
    path = cli.keep(match)
    assert "Ann " in cli.run("replay", str(path)).out
    seen = cli.run("replay", str(path), "--seat", "0").out
    assert "Ann " not in seen
    assert "Bob " in seen


@pytest.mark.live
def test_the_language_changes_in_a_replay_and_the_step_stays(cli: CommandLine) -> None:
    path = cli.keep(random_match(spydeck.game("spy-tricks"), Random(3), most=9))
    person = Person(cli.home, "replay", str(path), terminal=True)
    person.read()
    person.type("3")
    assert "The languages are: en (English), de (Deutsch)" in person.type("language")
    assert "Schritt 3 von" in person.type("language de")
    assert "Step 3 of" in person.type("sprache en")
    person.send("q\n")
    assert person.leave() == 0
