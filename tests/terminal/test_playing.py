"""Playing at the terminal: real programs through pipes and at a pseudo terminal."""

import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import spydeck
from spydeck.terminal.prompt import GracefulStop
from tests.terminal.driving import ESCAPE, CommandLine, Person


def saved(home: Path) -> Path:
    (path,) = (home / "games").glob("*.spydeck")
    return path


@pytest.mark.live
def test_a_whole_deal_in_a_pipe(tmp_path: Path) -> None:
    """Every prompt appears, every play is shown, and the scorepad at the end."""
    words = [
        "play",
        "black-spy",
        "--players",
        "4",
        "--variant",
        "the-mole",
        "--bots",
        "sensible",
        "--seat",
        "0",
        "--seed",
        "5",
    ]
    person = Person(tmp_path, *words)
    output = person.read()
    assert "Pass three cards to Heron, on your left." in output
    while "Deal 2. " not in output:
        assert person.program.poll() is None
        output += person.type(person.advice())
    for trick in range(1, 16):
        assert f" trick {trick}.\n" in output
    plays = re.findall(r"^  (?:You play|\w+ plays) [BYRGK]\d+\.$", output, re.MULTILINE)
    assert len(plays) == 60
    row = re.search(r"^     1 ((?: +−?\d+){8})", output, re.MULTILINE)
    assert row
    points = [int(number.replace("−", "-")) for number in row[1].split()[::2]]
    assert sum(points) in (60, 180)  # BS-20, BS-21
    assert ESCAPE not in output
    assert person.leave() == 0
    assert "spydeck play --resume " in person.last_words
    match = spydeck.load(saved(tmp_path).read_text())
    assert match.tags["Bots"] == "sensible sensible sensible"
    assert match.tags["Seat"] == "0"
    assert match.view(0)["deal"] == 1


@pytest.mark.live
def test_nothing_is_lost_when_the_program_is_killed_in_mid_deal(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "black-spy", "--seat", "2", "--bots", "random", "--seed", "8")
    output = person.read()
    for _ in range(4):
        output = person.type(person.advice())
    person.leave(signal.SIGKILL)
    lines = [
        line for line in output.splitlines() if line.startswith(("  blue", "  yellow", "  red", "  black"))
    ]
    again = Person(tmp_path, "play", "--resume")
    resumed = again.read()
    assert "You sit in seat 3. From your left: Otter, Heron, Lynx (all random bots)" in resumed
    assert lines
    assert all(line in resumed for line in lines)
    again.type(again.advice())
    again.leave()
    match = spydeck.load(saved(tmp_path).read_text())
    assert sum(line.startswith("2 play") for line in match.lines()) == 4


@pytest.mark.live
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_stop_signal_leaves_with_how_to_continue(tmp_path: Path, how: signal.Signals) -> None:
    person = Person(tmp_path, "play", "--bots", "random", "--seed", "4")
    person.read()
    person.type(person.advice())
    assert person.leave(how) == 0
    assert f"spydeck play --resume {saved(tmp_path)}" in person.last_words
    assert "Traceback" not in person.last_words
    assert len(spydeck.load(saved(tmp_path).read_text()).lines()) > 5


@pytest.mark.parametrize(
    ("how", "goes_on"), [(signal.SIGINT, True), (signal.SIGTERM, False), (signal.SIGHUP, False)]
)
def test_control_c_leaves_the_inner_game_and_other_signals_both(how: signal.Signals, goes_on: bool) -> None:
    went_on = False
    with suppress(KeyboardInterrupt), GracefulStop():
        with GracefulStop(), suppress(KeyboardInterrupt):
            signal.raise_signal(how)
        went_on = True
    assert went_on is goes_on


@pytest.mark.live
def test_at_a_terminal_cards_have_colour_and_control_c_leaves(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "--seed", "3", terminal=True)
    assert f"{ESCAPE}[1;31mR4{ESCAPE}[0m" in person.read()
    person.send("k7 k")
    person.read(re.compile("k7 k"))
    person.press_control_c()
    said = person.read()
    assert person.leave() == 0
    assert "The game is saved." in said
    assert "Traceback" not in said


@pytest.mark.live
@pytest.mark.parametrize(("words", "environment"), [((), {"NO_COLOR": "1"}), (("--plain",), {})])
def test_colour_can_be_refused(tmp_path: Path, words: tuple[str, ...], environment: dict[str, str]) -> None:
    person = Person(tmp_path, "play", "--seed", "3", *words, terminal=True, **environment)
    output = person.read()
    person.send("quit\n")
    output += person.read()
    assert person.leave() == 0
    assert not re.search(rf"{ESCAPE}\[[0-9;]*m", output)
    assert "The game is saved." in output


@pytest.mark.live
def test_the_reader_of_a_pipe_can_go_away(tmp_path: Path) -> None:
    person = Person(tmp_path, "rules", "black-spy")
    assert person.leave() == 0
    assert person.last_words.startswith("BLACK SPY")


def test_neither_help_nor_play_loads_the_compiler(tmp_path: Path) -> None:
    program = (
        "import sys; from spydeck.cli import main; main(['play', '--bots', 'random', '--seed', '4']);"
        "sys.exit(bool({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))"
    )
    environment = {"SPYDECK_HOME": str(tmp_path), "PATH": ""}
    ran = subprocess.run(
        [sys.executable, "-c", program],
        input="",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Pass three cards" in ran.stdout


def test_input_that_ends_saves_the_game(cli: CommandLine) -> None:
    outcome = cli.run("play", "--name", "Ann", "--bots", "random", "sensible", "random")
    assert outcome.status == 0
    assert f"spydeck play --resume {cli.games[0]}" in outcome.out
    assert cli.game().tags["Names"] == "Ann, Heron, Lynx, Otter"
    assert cli.game().tags["Bots"] == "random sensible random"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", cli.game().tags["Date"])


@pytest.mark.live
def test_following_is_explained(tmp_path: Path) -> None:
    """BS-14, with its clause, when a card does not follow."""
    person = Person(tmp_path, "play", "--seed", "3")
    person.read()
    table = person.type("k7 k9 k11")
    assert "Follow R11 with a red card or an 11." in table
    assert " red     [R4]  [R8]  [R9]\n" in table
    assert " blue     B1    B9\n" in table
    assert "No. BS-14: follow R11 with a red card or an 11; you hold such a card" in person.type("b1")
    person.leave()


def test_what_is_not_an_action_is_not_recognized(cli: CommandLine) -> None:
    out = cli.run("play", typed="hello\n\x1b[31m\n").out
    assert "'hello' is not recognized. Try something like pass " in out
    assert ESCAPE not in out


@pytest.mark.live
def test_plain_output_is_words_in_reading_order(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "--plain", "--seed", "3", "--variant", "calling-color")
    output = person.read()
    for _ in range(3):
        output += person.type(person.advice())
    output += person.type("values") + person.type("last")
    person.leave()
    assert re.search(r"^Your hand: (blue|yellow|red|green|black) \d+, ", output, re.MULTILINE)
    assert re.search(r"plays (blue|yellow|red|green|black) \d+\.$", output, re.MULTILINE)
    assert re.search(r"^You may play: ", output, re.MULTILINE)
    assert not re.search(r"\b[BYRGK](1[01]|[1-9])\b", output)
    assert output.replace("\u2212", "-").isascii()
    assert all(letter.isprintable() or letter == "\n" for letter in output)
    assert not re.search(r"[|+=─│]", output)


@pytest.mark.live
def test_a_game_to_its_end(cli: CommandLine, tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "--seed", "2", "--end-value", "1", "--bots", "random")
    output = person.read()
    while person.program.poll() is None and "To replay the game" not in output:
        output = person.type(person.advice())
    assert re.search(r"The game is over\. .* wins?!", output)
    path = saved(tmp_path)
    assert f"spydeck replay {path}" in output
    person.leave()
    assert spydeck.load(path.read_text()).tags["Winners"]
    again = cli.run("play", "--resume", str(path))
    assert again.status == 2
    assert "is over; to replay it: spydeck replay" in again.err
    assert "The game is over." in cli.run("replay", str(path)).out


def test_who_is_out_may_type_whatever_they_like(cli: CommandLine) -> None:
    cli.run("play", "spycard", "--seed", "3", typed="expose heron kc\nyes\n")
    out = cli.run("play", "--resume", typed="rule x\n" * 1100).out
    assert out.count("Enter: next turn, end, quit> ") == 1101
