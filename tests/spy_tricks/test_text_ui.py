"""The text user interface: the mat, questions, typed actions, events, printed sheets."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args, get_type_hints

import pytest

import spydeck
import spydeck.games.lines
from spydeck.games.reasons import Reason
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS
from spydeck.games.spy_tricks.events import Event
from spydeck.games.spy_tricks.text.sentences import example_spots
from spydeck.games.text_ui import Line, Names
from tests.spy_tricks.rounds import MISSES, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE

TEXT_UI = GAME.text_ui()
SUIT_OF = {"R": "red", "B": "blue", "W": "white"}
NAMES = Names(("you", "Heron", "Lynx", "Badger"), own=0)


def text_of(line: Line) -> str:
    return "".join(text for _, text in line)


def texts(lines: list[Line]) -> list[str]:
    return [text_of(line) for line in lines]


def test_a_narrow_mat_shows_every_word_of_the_wide_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stacked_game()
    for _ in range(4):
        play_tricks(match, HELPS_C_ALONE)
    for seat in (None, 0):
        wide = " ".join(texts(TEXT_UI.table(match.view(seat), NAMES)))
        with monkeypatch.context() as narrow:
            narrow.setattr(spydeck.games.lines, "_page_width", 40)
            shown = " ".join(texts(TEXT_UI.table(match.view(seat), NAMES)))
        assert not Counter(wide.split()) - Counter(shown.split())
        assert "3 right" in shown


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
    "text", [*(f"play {text}" for text in CARD_TEXTS), *(f"guess {s} +helper" for s in SPOT_TEXTS)]
)
def test_the_text_of_an_action_stays_unchanged(text: str) -> None:
    for verb in ("play", "guess"):
        assert TEXT_UI.parse({"choices": {verb: {}}}, text) == text


def test_two_rounds_and_the_end_have_every_event() -> None:
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    play_tricks(match, MISSES)
    for seat, text in ((1, "guess B3"), (2, "guess 3 +helper"), (3, "decline"), (0, "decline")):
        match.act(seat, text)
    names = {name for one in get_args(Event.__value__) for name in get_args(get_type_hints(one)["event"])}
    assert {event["event"] for event in match.events(0)} | {"game-over"} == names


def test_refusals_are_shown_with_their_cards_styled() -> None:
    assert TEXT_UI.highlight("ST-9: you do not hold R3") == [
        ("", "ST-9: you do not hold "),
        ("red", "R3"),
        ("", ""),
    ]


@pytest.mark.parametrize(
    ("code", "idea", "said"),
    [
        ("likeliest", "likelier", "Rank 5 is the likeliest rank: if right, it brings 5 points."),
        ("likeliest", "gamble", "Rank 5 is the likeliest rank: in 28 of 100 cases it is right."),
        (
            "likeliest",
            "before",
            "Rank 5 is the likeliest rank: in 28 of 100 cases it is right and brings 5 points.",
        ),
        ("spot", "likelier", "If right, Rank 5 brings 5 points."),
        ("spot", "helper", "Rank 5 is right in about 28 of 100 cases."),
        ("spot", "before", "Rank 5 is right in about 28 of 100 cases, and then brings 5 points."),
    ],
)
def test_chances_and_points_that_the_first_idea_says_are_not_repeated(
    code: str, idea: str, said: str
) -> None:
    told = Reason(idea, {"chance": 28, "instead": 9, "points": 5}).facts()
    numbers = {"action": "guess 5", "kind": "ranks", "spot": "5", "chance": 28, "points": 5}
    reason = Reason(code, {**numbers, "equals": [], "equal_count": 0, "ideas": [told]}).facts()
    text_ui, names = GAME.text_ui("en"), Names(["you"], own=0)
    (worded,) = text_ui.describe_ideas(reason, names)
    assert text_ui.describe_reason(reason, names) == f"{worded} {said}"
