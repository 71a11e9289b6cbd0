"""The text user interface: the mat, questions, typed actions, events, printed sheets."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args, get_type_hints

import pytest

import spydeck
import spydeck.games.lines
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS
from spydeck.games.spy_tricks.events import Event
from spydeck.games.spy_tricks.text.questions import example_spots
from spydeck.games.text_ui import STYLES, Line, Names
from spydeck.match import Match
from tests.spy_tricks.rounds import MISSES, play_trick, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE

TEXT_UI = GAME.text_ui()
SUIT_OF = {"R": "red", "B": "blue", "W": "white"}
NAMES = Names(("you", "Heron", "Lynx", "Badger"), own=0)


def text_of(line: Line) -> str:
    return "".join(text for _, text in line)


def texts(lines: list[Line]) -> list[str]:
    return [text_of(line) for line in lines]


def table(match: Match, seat: int | None = 0) -> str:
    return "\n".join(texts(TEXT_UI.table(match.view(seat), NAMES)))


def cell(match: Match, spot: str, seat: int | None = 0) -> str:
    """Return what the mat shows from one spot to the next."""
    lines = texts(TEXT_UI.pages["mat"].lines(match.view(seat), NAMES))
    row = 0 if spot in ("red", "blue", "white") else 10 - int(spot[-1])
    column = {"r": 13, "b": 27, "w": 41}.get(spot[0].lower(), 2)
    return lines[row][column : column + (11 if column == 2 else 14)].rstrip()


def test_the_mat_shows_what_is_wrong_and_what_the_seat_rules_out() -> None:
    match = stacked_game()
    assert cell(match, "R9") == "R9 yours"
    assert cell(match, "R1") == "R1 out"
    assert cell(match, "B3") == "B3"
    assert cell(match, "R9", seat=1) == "R9"
    assert cell(match, "R9", seat=None) == "R9"
    play_trick(match, 0)
    assert cell(match, "R9", seat=1) == "R9 out"


def test_the_mat_shows_henchmen_by_letter_and_helpers_with_a_plus() -> None:
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    play_tricks(match, ("red", "W1"))
    play_trick(match, 1)
    match.act(1, "guess R1")
    match.act(2, "guess B3 +helper")
    assert cell(match, "red").split() == ["red", "H"]
    assert cell(match, "W1").split() == ["W1", "out", "B"]
    assert cell(match, "B3").split() == ["B3", "L+"]
    assert cell(match, "4") == "4"


def test_the_mat_shows_the_secret_when_it_is_known() -> None:
    match = stacked_game()
    for _ in range(4):
        play_tricks(match, HELPS_C_ALONE)
    assert cell(match, "blue").startswith("blue right")
    assert cell(match, "3").startswith("3 right")
    assert cell(match, "B3").startswith("B3 right")
    assert cell(match, "W3") == "W3"


def test_a_narrow_mat_shows_every_word_of_the_wide_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stacked_game()
    for _ in range(4):
        play_tricks(match, HELPS_C_ALONE)
    for seat in (None, 0):
        wide = table(match, seat)
        with monkeypatch.context() as narrow:
            narrow.setattr(spydeck.games.lines, "_page_width", 40)
            shown = table(match, seat)
        assert not Counter(wide.split()) - Counter(shown.split())
        assert "3 right" in shown


def test_everything_shown_fits_into_80_columns() -> None:
    """In known styles, at every turn, for seats and spectators."""
    random = Random(2)
    for players in (3, 4):
        match = spydeck.new("spy-tricks", players=players, seed=players)
        names = Names(NAMES[:players], own=0)
        while not match.over:
            for seat in (None, 0, 1):
                view = match.view(seat)
                lines = TEXT_UI.table(view, names)
                for page in TEXT_UI.pages.values():
                    lines += page.lines(view, names)
                if seat in match.actors:
                    lines.append(TEXT_UI.question(view, names))
                for line in lines:
                    assert len(text_of(line)) <= 80, text_of(line)
                    assert all(style in STYLES for style, _ in line)
            (seat,) = match.actors
            match.act(seat, random.choice(list(match.legal(seat))))


def test_four_henchmen_with_helpers_fit_on_one_spot() -> None:
    match = stacked_game()
    play_tricks(match, MISSES)
    for _ in range(4):
        match.act(match.actors[0], "guess B3")
    row = match.view(None)["scorepad"][0]
    assert row["points"] == [10, 10, 10, 10]
    match = stacked_game()
    play_tricks(match, MISSES)
    for seat in range(3):
        match.act(seat, "guess B3")
    assert cell(match, "B3") == "B3 YHL"


def test_screen_readers_get_words_and_sentences() -> None:
    for_screen_readers = TEXT_UI.screen_reader
    assert for_screen_readers is not None
    match = stacked_game()
    play_tricks(match, ("red", "W4"))
    match.act(0, "play R8")
    lines = texts(for_screen_readers.table(match.view(0), NAMES))
    for sentence in (
        "Round 1 of 4, trick 2 of 5.",
        "You have 0 points and 0 chips.",
        "You played red 8.",
        "Your henchmen: red.",
        "Henchmen of Lynx: white 4.",
        "Cards on the mat: red 1, red 2, red 3, red 9, blue 9, white 4.",
        "Suits and ranks proven wrong: none.",
        "Others ruled out by what you know: red.",
        "Your hand: red 4, red 5, red 6, red 7.",
    ):
        assert sentence in lines
    assert (
        text_of(for_screen_readers.question(match.view(1), NAMES)) == "You have no red card: play any card."
    )
    sentences = [
        text_of(line)
        for event in match.events(0)
        if (line := for_screen_readers.describe_event(event, NAMES, 0))
    ]
    assert "  Heron plays red 3." in sentences
    assert texts(for_screen_readers.hand(match.view(1), NAMES)) == [
        "Heron: blue 1, blue 2, blue 4, white 1, white 2."
    ]
    for page in for_screen_readers.pages.values():
        for sentence in texts(page.lines(match.view(None), NAMES)):
            assert not any(card in sentence for card in CARD_TEXTS)


def test_open_hands_are_shown_by_name() -> None:
    match = stacked_game()
    assert texts(TEXT_UI.hand(match.view(1), NAMES)) == ["  Heron:        R3 B1 B2 B4 W1 W2"]


def question(match: Match) -> str:
    (seat,) = match.actors
    return text_of(TEXT_UI.question(match.view(seat), NAMES))


def test_questions_name_the_decision() -> None:
    match = stacked_game()
    assert question(match) == "You lead: play any card."
    match.act(0, "play R9")
    assert question(match) == "Follow R9 with a red card."
    match.act(1, "play R3")
    assert question(match) == "You have no red card: play any card."
    match.act(2, "play W4")
    match.act(3, "play B9")
    assert question(match) == "You won the trick: place a henchman, like blue, 3 or B3."
    match.act(0, "guess red")
    assert question(match) == "You lost the trick: place a henchman, like blue, 3 or B3."
    match = stacked_game()
    play_tricks(match, MISSES)
    assert question(match) == "Salvation: place one more henchman anywhere, or decline."


def test_every_wrong_guess_is_doubted_and_no_other_and_none_is_an_example() -> None:
    """ST-15."""
    random = Random(5)
    for seed in range(12):
        match = spydeck.new("spy-tricks", players=3 + seed % 2, seed=seed)
        while not match.over:
            (seat,) = match.actors
            view = match.view(seat)
            if "guess" in view["choices"]:
                possible = view["possible_secrets"]
                for spot in view["choices"]["guess"]["next"]:
                    sound = any(spot in (card, card[1], SUIT_OF[card[0]]) for card in possible)
                    for text in (f"guess {spot}", f"guess {spot} +helper"):
                        assert (TEXT_UI.doubt(view, text, NAMES) == "") == sound
                examples = example_spots(view)
                if match.view(None)["stage"] != "salvation":
                    assert examples
                assert not any(TEXT_UI.doubt(view, f"guess {spot}", NAMES) for spot in examples)
            match.act(seat, random.choice(list(match.legal(seat))))


@pytest.mark.parametrize(
    ("verb", "typed", "meant"),
    [
        ("play", "r7", "play R7"),
        ("play", "Red 7", "play R7"),
        ("play", "  play   w1 ", "play W1"),
        ("play", "guess b3", "guess B3"),
        ("play", "seven", "seven"),
        ("guess", "b3", "guess B3"),
        ("guess", "blue", "guess blue"),
        ("guess", "b", "guess blue"),
        ("guess", "3", "guess 3"),
        ("guess", "B3 +", "guess B3 +helper"),
        ("guess", "b3+helper", "guess B3 +helper"),
        ("guess", "red 7 with", "red 7 with"),
        ("guess", "guess white helper", "guess white +helper"),
        ("guess", "decline", "decline"),
        ("guess", "no", "decline"),
        ("guess", "10", "10"),
        ("guess", "", ""),
    ],
)
def test_typed_text_becomes_an_action(verb: str, typed: str, meant: str) -> None:
    assert TEXT_UI.parse({"choices": {verb: {}}}, typed) == meant


@pytest.mark.parametrize(
    "text", [*(f"play {text}" for text in CARD_TEXTS), *(f"guess {s} +helper" for s in SPOT_TEXTS)]
)
def test_the_text_of_an_action_stays_unchanged(text: str) -> None:
    for verb in ("play", "guess"):
        assert TEXT_UI.parse({"choices": {verb: {}}}, text) == text


def test_events_become_sentences() -> None:
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    play_tricks(match, MISSES)
    match.act(1, "guess B3")
    match.act(2, "guess 3 +helper")
    match.act(3, "decline")
    match.act(0, "decline")
    events = match.events(0)
    sentences = [text_of(line) for event in events if (line := TEXT_UI.describe_event(event, NAMES, 0))]
    for sentence in (
        "You are the first start player.",
        "Round 1. You lead the first trick.",
        "Face up on the mat: R1, R2.",
        "You hold R4, R5, R6, R7, R8, R9.",
        "  You play R9.",
        "You win trick 1, Lynx loses it.",
        "  You guess blue.",
        "  You are right about blue.",
        "  Heron scores 5, for a total of 5.",
        "Lynx gets a Helper for the next round.",
        "Salvation: you, Heron, Lynx and Badger may place one more henchman.",
        "  Heron takes back the henchman on R9.",
        "  Lynx guesses 3 with a Helper.",
        "  Badger declines.",
        "The Secret Document is B3!",
    ):
        assert sentence in sentences
    assert not any("None" in sentence or "{" in sentence for sentence in sentences)
    names = {name for one in get_args(Event.__value__) for name in get_args(get_type_hints(one)["event"])}
    assert {event["event"] for event in events} | {"game-over"} == names
    over = TEXT_UI.describe_event({"event": "game-over", "winners": [0, 2]}, NAMES, 0)
    assert over is not None
    assert text_of(over) == "The game is over. You and Lynx share the win in a draw."


def test_pages_show_the_past() -> None:
    match = stacked_game()
    view = match.view(0)
    assert texts(TEXT_UI.pages["last"].lines(view, NAMES)) == ["No trick has been played in this round yet."]
    assert texts(TEXT_UI.pages["round"].lines(view, NAMES)) == ["No round has been finished yet."]
    assert "empty" in texts(TEXT_UI.pages["scores"].lines(view, NAMES))[0]
    play_tricks(match, HELPS_C_ALONE)
    play_tricks(match, ("red", "W4"))
    view = match.view(0)
    assert texts(TEXT_UI.pages["last"].lines(view, NAMES)) == [
        "  Heron played R9 (Winner)",
        "  Lynx played R3",
        "  Badger played W4 (Loser)",
        "  You played B9",
    ]
    assert texts(TEXT_UI.pages["round"].lines(view, NAMES))[:2] == [
        "Round 1: the Secret Document was B3.",
        "  You guessed blue, R8, R1, R2, R6: 2 points",
    ]
    scores = texts(TEXT_UI.pages["scores"].lines(view, NAMES))
    assert scores[1].split() == ["1", "B3", "+2", "2", "+5", "5", "+0", "0", "+10", "10"]
    assert scores[2].split() == ["chips", "1", "1", "0", "1"]


def test_an_empty_mat_can_be_printed() -> None:
    """ST-3: all 39 spots, in 80 columns of plain text."""
    sheet = TEXT_UI.sheets["mat"]()
    assert max(map(len, sheet.splitlines())) <= 80
    assert sheet.isascii()
    words = sheet.replace("|", " ").split()
    for spot in SPOT_TEXTS:
        assert (spot.upper() if spot in ("red", "blue", "white") else spot) in words


def test_refusals_are_shown_with_their_cards_styled() -> None:
    assert TEXT_UI.highlight("ST-9: you do not hold R3") == [
        ("", "ST-9: you do not hold "),
        ("red", "R3"),
        ("", ""),
    ]


def test_the_table_shows_the_state_of_the_game() -> None:
    match = stacked_game()
    shown = table(match)
    assert "Round 1 of 4, trick 1 of 5" in shown
    assert "Your hand: [R4][R5][R6][R7][R8][R9]" in shown
    assert "The secret is one of 19:  R 3  B 123456789  W 123456789" in shown
    assert "Your hand" not in table(match, None)
    play_tricks(match, MISSES)
    assert "Round 1 of 4, salvation" in table(match)
