"""The terminal in German: what it says, the words that it understands, and a change of language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

import pytest

from spydeck import language
from spydeck.games.text_ui import Names
from spydeck.match.replay import Replay
from spydeck.terminal.online.session import TableEvents
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.replay import ReplayViewer
from spydeck.terminal.screen import Screen
from spydeck.terminal.text import sentence, typed_words
from spydeck.terminal.typed_words import TypedCommand, in_words, meant, merged
from tests.server.live import Server, live_server
from tests.terminal.driving import CommandLine, Outcome, Person

__all__ = ["live_server"]

ENGLISH = re.compile(
    r"\b(?:you|your|the|and|of|is|are|type|seat|quit|deal|turn|suggestion|none)\b", re.IGNORECASE
)
"""Words that no German sentence of the terminal has."""


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choose German."""
    monkeypatch.setenv("SPYDECK_LANGUAGE", "de")


def play(cli: CommandLine, *words: str, typed: Iterable[str]) -> Outcome:
    """Play a game in German up to the end of what is typed."""
    return cli.run("play", *words, typed="".join(f"{line}\n" for line in typed))


@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["visual", "plain"])
@pytest.mark.parametrize(
    ("game", "end"),
    [("black-spy", "Runde 2"), ("spy-tricks", "Runde 2"), ("spycard", "Dein 2. Zug")],
)
def test_a_round_is_played_in_german(cli: CommandLine, game: str, end: str, plain: list[str]) -> None:
    out = play(cli, game, "--seed", "3", *plain, typed=["hinweis", "", "ja"] * 26).out
    assert end in out
    assert "Empfehlung: " in out
    said = re.sub(r"Black Spy|spydeck[^\n]*", "", out)
    assert [line for line in said.splitlines() if ENGLISH.search(line)] == []


def test_a_replay_understands_german(cli: CommandLine) -> None:
    play(cli, "black-spy", "--seed", "3", typed=["hinweis", "", "beenden"])
    out = StringIO()
    viewer = ReplayViewer(Replay(cli.game()), 0, text_ui_of("black-spy", plain=False), Screen(out))
    forth_and_back = ["hilfe", "weiter", "w", "z", "zurück", "z", "ende", "w", "anfang"]
    typed = iter([*forth_and_back, "platz alle", "platz 3", "foo", "stand", "beenden", "weiter"])
    with language.speaking("de"):
        viewer.step_through(lambda prompt: next(typed))
    said = out.getvalue()
    assert list(typed) == ["weiter"]
    numbers = re.findall(r"Schritt (\d+) von", said)
    assert [*numbers[:5], numbers[6]] == ["0", "1", "2", "1", "0", "0"]
    for words in ("Das ist der Anfang.", "Das ist das Ende.", "alle Handkarten.", "was Luchs wusste."):
        assert words in said
    assert "  stand " in said
    assert "  scores " not in said


def test_words_for_a_command() -> None:
    commands = in_words({"stand": TypedCommand(print, "stand up")}, {"stand": ("aufstehen",)})
    pages = in_words({"scores": TypedCommand(print, "the scorepad")}, {"scores": ("stand",)})
    for found in (merged(commands, pages), merged(pages, commands)):
        assert found["stand"].name == "scores"
        assert found["aufstehen"].name == "stand"
    assert meant("ende", {"end": ("ende",)}) == "end"
    assert meant("foo", {"end": ("ende",)}) == "foo"


def test_no_two_commands_at_a_table_share_a_word() -> None:
    with language.speaking("de"):
        typed, online = typed_words("typed"), typed_words("table-typed")
    words = [
        word
        for words in (*online.values(), *(typed[name] for name in typed if name not in ("undo", "end")))
        for word in words
    ]
    assert len(words) == len(set(words))
    for game in ("black-spy", "spy-tricks", "spycard"):
        with language.speaking("de"):
            pages = text_ui_of(game, plain=False).pages
        assert not set(words) & set(pages)


def test_seats_without_names_are_numbered() -> None:
    with language.speaking("de"):
        assert Names.by_number(3, own=1) == ("Platz 1", "du", "Platz 3")


def test_events_of_a_table() -> None:
    events = TableEvents()
    events._seats = Names(["du", "Reiher"], own=0)
    with language.speaking("de"):
        described = [
            events.describe({"kind": "proposed", "seat": 0, "what": "draw"}),
            events.describe({"kind": "proposed", "seat": 1, "what": "finish"}),
            events.describe({"kind": "stand-in", "seat": 0, "why": "clock"}),
            events.describe({"kind": "seat", "seat": 2, "member": None, "sitter": "bot", "bot": "medium"}),
        ]
    assert [str(one).partition(". ")[0] for one in described] == [
        "Du schlägst ein Unentschieden vor",
        "Reiher schlägt vor, diese Runde gleich zu beenden",
        "Du hast zu lange überlegt: Ein Bot übernimmt.",
        "Auf Platz 3 sitzt jetzt ein Bot der Stufe Mittel.",
    ]


def test_a_daily_deal() -> None:
    with language.speaking("de"):
        assert (
            sentence("daily-expert", points=-1, won=True)
            == "Der Bot der Stufe Experte auf deinem Platz: \u22121 Punkt, gewonnen."
        )
        standings = [
            sentence("daily-standing", worse=worse, same=same, others=others)
            for worse, same, others in ((3, 1, 12), (1, 0, 1), (0, 1, 1), (0, 0, 1), (0, 0, 0))
        ]
        day = sentence("daily", year="2026", month="11", day="25", practice=False)
    assert standings == [
        "Von 12 anderen hinter dir: 3, gleichauf: 1.",
        "Bisher hat noch jemand zu Ende gespielt und liegt hinter dir.",
        "Bisher hat noch jemand zu Ende gespielt und ist gleichauf.",
        "Bisher hat noch jemand zu Ende gespielt und liegt vor dir.",
        "Vor dir hat dieses Spiel noch niemand beendet.",
    ]
    assert day.startswith("Das Spiel des Tages vom 25.11.2026. ")


def test_a_table_at_a_server_in_german(live_server: Server, tmp_path: Path) -> None:
    words = ["play", "spycard", "--join", live_server.url, "--name", "Ann"]
    ann = Person(tmp_path, *words, SPYDECK_LANGUAGE="de")
    shown = ann.read(re.compile("Mit Enter geht es los"))
    assert "Du heißt hier Ann. „?“ zeigt die Hilfe." in shown
    assert re.search(r"  Platz \d: du \(Gastgeber\)\n", shown)
    typed = ["hilfe", "sagen viel glück", "sagen", "aufstehen", "setzen 9", "setzen 2"]
    typed += ["sprache en", "who", "sprache de", "bot 1 easy", "wer", "start", "beenden"]
    ann.send("".join(f"{line}\n" for line in typed))
    shown = ann.read(re.compile("Dein Platz bleibt dir"))
    assert ann.leave() == 0
    for expected in (
        "  aufstehen      deinen Platz aufgeben und zuschauen\n",
        "Du: Viel Glück!",
        "sag etwas: mit eigenen Worten oder mit einem dieser Sprüche: hallo, viel glück, ",
        "Nein. nenne einen Platz von 1 bis 4 oder wer dort sitzt, nicht „9“",
        "Du setzt dich auf Platz 2.",
        "  Seat 2: you (host)\n",
        "  Platz 1: ",
        "(Bot der Stufe Leicht)",
        "Partie 1 beginnt. Die Festlegung ihrer Karten: ",
    ):
        assert expected in shown
