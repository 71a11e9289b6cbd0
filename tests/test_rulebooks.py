"""Every rulebook lets a newcomer begin, marks what is ours, and says the same in every language."""

import re
from dataclasses import dataclass

import pytest

from spydeck import language
from spydeck.games.black_spy import cards as black_spy
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.games.spy_tricks import cards as spy_tricks
from spydeck.games.spycard import cards as spycard
from spydeck.terminal import rulebook

MAX_RULE = 420
"""Maximum number of characters in a printed rule."""


@dataclass(frozen=True)
class Words:
    """What the rulebooks of one language are recognised by."""

    ruling: str
    labels: tuple[str, ...]
    """What the other kinds of notes are called: an example, a note, a report, and what is typed."""
    aim: str
    first: tuple[str, ...]
    """The first headings."""
    steps: str
    last: tuple[str, ...]
    independent: str
    """What the last line says of the project."""


WORDS = {
    "en": Words(
        ruling="Ruling",
        labels=("Example", "Note", "Reported", "Typed"),
        aim="The aim:",
        first=("In a minute", "How to read the rules", "What you need"),
        steps=", step by step",
        last=("Hints of play", "Reminder"),
        independent="independent",
    ),
    "de": Words(
        ruling="Auslegung",
        labels=("Beispiel", "Hinweis", "Berichtet", "Eingabe"),
        aim="Das Ziel:",
        first=("In einer Minute", "Wie du die Regeln liest", "Spielmaterial"),
        steps=", Schritt für Schritt",
        last=("Zur Taktik", "Kurzübersicht"),
        independent="unabhängig",
    ),
}

CARDS = {
    "black-spy": frozenset(black_spy.CARD_TEXTS),
    "spy-tricks": frozenset(spy_tricks.CARD_TEXTS),
    "spycard": frozenset((*spycard.AGENT_TEXTS, *spycard.AGENDA_TEXTS)),
}

BOOKS = [
    pytest.param(game, code, id=f"{game.name}-{code}") for game in loadable() for code in language.LANGUAGES
]
books = pytest.mark.parametrize(("game", "words"), BOOKS, indirect=["words"])


@pytest.fixture
def words(request: pytest.FixtureRequest) -> Words:
    """Use the language of a rulebook."""
    language.use(request.param)
    return WORDS[request.param]


def notes(game: Game) -> list[str]:
    return [paragraph for paragraph in rulebook.paragraphs(game.rulebook()) if paragraph.startswith("> ")]


def label(note: str) -> str:
    found = re.match(r"> \*\*(\w+)\.\*\* ", note)
    assert found, note
    return found[1]


@books
def test_a_rulebook_begins_with_a_minute_and_ends_with_hints_and_a_reminder(game: Game, words: Words) -> None:
    found = rulebook.paragraphs(game.rulebook())
    assert words.aim in found[1]
    headings = [paragraph.removeprefix("## ") for paragraph in found if paragraph.startswith("## ")]
    assert tuple(headings[:3]) == words.first
    assert tuple(headings[-2:]) == words.last
    assert any(heading.endswith(words.steps) for heading in headings)
    start, end = (found.index(f"## {heading}") for heading in words.first[:2])
    minute = found[start + 1 : end]
    assert 5 <= len(minute) <= 8
    assert all(line.startswith("- ") for line in minute)
    assert words.independent in found[-1]


@books
def test_every_ruling_stands_below_its_clause(game: Game, words: Words) -> None:
    assert {label(note) for note in notes(game)} <= {words.ruling, *words.labels}
    below = [note for parts in rulebook.clauses(game).values() for note in parts if note.startswith("> ")]
    assert below == notes(game)
    assert f"({words.ruling})".lower() not in game.rulebook().lower()


@books
def test_a_printed_rule_is_short(game: Game, words: Words) -> None:
    for name, (rule, *_) in rulebook.clauses(game).items():
        assert len(rulebook.without_marks(rule)) <= MAX_RULE, name


@books
def test_a_clause_that_only_names_a_case_has_its_ruling_or_example_below(game: Game, words: Words) -> None:
    for name, (rule, *below) in rulebook.clauses(game).items():
        if rule.endswith(":*"):
            assert below, name
            assert label(below[0]) in (words.ruling, words.labels[0]), name


@books
def test_a_clause_is_shown_with_its_notes(game: Game, words: Words) -> None:
    whole = "\n".join(rulebook.rulebook(game))
    for name, parts in rulebook.clauses(game).items():
        lines = rulebook.clause(game, name)
        assert lines[0].startswith(f"{name} ")
        assert sum(line.startswith(f"  {words.ruling}. ") for line in lines) == sum(
            f"**{words.ruling}.**" in one for one in parts
        )
        assert "\n".join(lines) in whole
        assert max(map(len, lines)) <= rulebook.WIDTH


@books
def test_no_markup_is_left_on_a_terminal(game: Game, words: Words) -> None:
    assert not re.search(r"[*`]|\]\(", "\n".join(rulebook.rulebook(game)))


@books
def test_cards_that_a_rulebook_names_are_cards_of_the_game(game: Game, words: Words) -> None:
    named = {card for _, cards in rulebook.CARDS.findall(game.rulebook()) for card in cards.split(",")}
    assert named <= CARDS.get(game.name, frozenset())
    assert named or game.name not in CARDS


def test_each_kind_of_note_has_a_name_in_every_language() -> None:
    assert WORDS.keys() == set(language.LANGUAGES)
    assert {len({words.ruling, *words.labels}) for words in WORDS.values()} == {5}


def shape(paragraph: str, language_of: Words) -> tuple[object, ...]:
    """Return what a paragraph has to have in common with its translation: kind, clause, cards, typed text."""
    stated = rulebook.CLAUSE.match(paragraph.removeprefix("- "))
    start = re.match(r"#+ |> |- |[0-9]+\. |\|", paragraph)
    kind: str | int = start[0] if start else ""
    if kind == "> ":
        kind = [language_of.ruling, *language_of.labels].index(label(paragraph))
    return (
        kind,
        stated and stated[1],
        bool(re.search(r":\*$", paragraph)),
        sorted(re.findall(r"`[^`]+`", paragraph)),
        sorted({card for named in rulebook.CARDS.findall(paragraph) for card in named[1].split(",")}),
    )


@books
def test_a_rulebook_says_the_same_as_in_english(game: Game, words: Words) -> None:
    """The same clauses in the same order, with the same notes, and the same texts of actions."""
    found = [shape(paragraph, words) for paragraph in rulebook.paragraphs(game.rulebook())]
    assert found == [shape(one, WORDS["en"]) for one in rulebook.paragraphs(game.rulebook("en"))]


@books
def test_a_clause_refers_to_the_same_clauses_in_every_language(game: Game, words: Words) -> None:
    def references(text: str) -> list[set[str]]:
        return [set(re.findall(rf"\b{game.prefix}-\d+\b", part)) for part in text.split("\n\n")]

    assert references(game.rulebook()) == references(game.rulebook("en"))
