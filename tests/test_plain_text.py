"""A game without words of its own is listed by the names in its data, between words of the language."""

import pytest

from spydeck.games.text_ui import Line, Names
from spydeck.language import catalogue

VIEW = {
    "game": "nim",
    "hand_sizes": [3, 0],
    "trick": [],
    "choices": {"take": {"next": ["A", "B"]}, "pass": {}},
}


def texts(language: str) -> list[str]:
    """Return the table and the question in a language."""
    ui = catalogue("spydeck.games.plain_text", language).TEXT_UI
    names = Names(("Ada", "Ben"))
    lines: list[Line] = [*ui.table(VIEW, names), ui.question(VIEW, names)]
    return ["".join(text for _, text in line) for line in lines]


@pytest.mark.parametrize(
    ("language", "trick", "question"),
    [
        ("en", "Trick: none", "Your turn: take or pass."),
        ("de", "Trick: nichts", "Du bist am Zug: take oder pass."),
    ],
)
def test_only_the_words_between_the_data_differ(language: str, trick: str, question: str) -> None:
    assert texts(language) == ["Hand sizes: Ada 3, Ben 0", trick, question]
