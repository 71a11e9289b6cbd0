"""What people type for an action: names, bare numbers, typos, and partial answers."""

from io import StringIO
from random import Random

import pytest

import spydeck
from spydeck import language
from spydeck.errors import IllegalAction
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.games.text_ui import Names, TextUi
from spydeck.match import Match
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.perspective import LocalPerspective, QuickAdviser
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.reading import (
    ActionReader,
    Ambiguous,
    Misfit,
    Reading,
    Understood,
    choices_by_verb,
    example,
    next_words,
)
from spydeck.terminal.screen import Screen
from tests.black_spy.stacked import passed_table, play
from tests.random_games import random_match
from tests.spy_tricks.rounds import play_trick, stacked_game
from tests.terminal.driving import CommandLine

TYPED = (
    "hint moves hand left ? rule 1 99 0 3 7 + - # on onto her heron Maximilian x K7 r red king of clubs "
    "black spy no yes table # #4 P1 \u00b2 "
)
"""Words to type, right and wrong, and an empty one."""
games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)

NAMES = Names(["you", "Heron", "Hermione", "Maximilian Alexander"], own=0)


@games
@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.unmetered
def test_what_a_hint_names_can_be_typed_as_shown(
    game: Game, code: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it reads if nothing else is shown, and in the middle of any half-given action."""
    monkeypatch.setattr(language.chosen, "_chosen", code)
    text_ui, random = text_ui_of(game.name, plain=plain), Random(1)
    bot = spydeck.bot("random", seed=3)

    def check(match: Match) -> None:
        if random.random() > 0.1:
            return
        for seat in match.actors:
            names = Names([f"N{other}" for other in range(match.players)], own=seat)
            perspective = LocalPerspective(match, seat, names, QuickAdviser())
            dialogue = Dialogue(perspective, text_ui, Screen(StringIO()), quit_help="")
            action = bot.choose(match.observation(seat))
            shown = "".join(text for _, text in dialogue.unlike_its_name(action))
            typed = shown or text_ui.describe_action(action, names)
            for partial in ("", *choices_by_verb(perspective)):
                found = dialogue.reader.read(typed, partial)
                assert isinstance(found, Understood), (typed, partial)
                assert sorted(found.text.split()) == sorted(action.split()), (typed, partial)

    for _ in range(3):
        random_match(game, random, check, most=300)


def read(match: Match, typed: str, partial: str = "", ambiguous: Ambiguous | None = None) -> Reading | None:
    (seat,) = match.actors
    text_ui: TextUi = text_ui_of(match.game.name, plain=False)
    names = Names(NAMES[: match.players], own=seat)
    perspective = LocalPerspective(match, seat, names, QuickAdviser())
    return ActionReader(perspective, text_ui).read(typed, partial, ambiguous)


@pytest.fixture
def spycard() -> Match:
    """A game of Spycard in which seat 0 begins, with an agent in the field."""
    match = spydeck.new("spycard", players=4, seed=11)
    while match.actors != (0,):
        match.act(match.actors[0], "field " + match.view(match.actors[0])["choices"]["field"]["next"][0])
    match.act(0, "field #1")
    while match.actors != (0,):
        match.act(match.actors[0], "pass")
    return match


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("expose heron kc", "expose P1 KC"),
        ("expose max kc", "expose P3 KC"),
        ("expose Maximilian Alexander king of clubs", "expose P3 KC"),
        ("expose 2 ac", "expose P2 AC"),
        ("expose p2 AC", "expose P2 AC"),
        ("expose heron", "expose P1"),
        ("field 5 9", "field #5 #9"),
        ("draft", "draft"),
    ],
)
def test_names_stand_for_seats_and_numbers_for_tokens(spycard: Match, typed: str, text: str) -> None:
    assert read(spycard, typed) == Understood(text)


@pytest.mark.parametrize(
    ("typed", "partial", "texts", "which", "chosen"),
    [
        ("expose her kc", "expose", ("P1", "P2"), "Which player", "expose P2 KC"),
        ("expose her", "expose", ("P1", "P2"), "Which player", "expose P2"),
        ("expose heron king", "expose P1", ("KC", "KS", "KH", "KD"), "Which agenda", "expose P1 KS"),
        ("expose heron clubs", "expose P1", ("KC", "AC"), "Which agenda", "expose P1 AC"),
    ],
)
def test_what_fits_several_is_asked_further(
    spycard: Match, typed: str, partial: str, texts: tuple[str, ...], which: str, chosen: str
) -> None:
    reading = read(spycard, typed)
    assert isinstance(reading, Ambiguous)
    assert (reading.partial, reading.fitting.texts, reading.fitting.which) == (partial, texts, which)
    assert read(spycard, texts[1], partial, reading) == Understood(chosen)


@pytest.mark.parametrize(
    ("typed", "partial", "wrong"),
    [
        ("expose rex kc", "expose", "rex kc"),
        ("expose heron qc", "expose P1", "qc"),
        ("field 5 nonsense", "field #5", "nonsense"),
    ],
)
def test_a_typo_is_named_with_what_comes_before_it(
    spycard: Match, typed: str, partial: str, wrong: str
) -> None:
    assert read(spycard, typed) == Misfit(partial, wrong)


@pytest.mark.parametrize("typed", ["hello", "h", "heron ah", "5", "5 9", "king"])
def test_without_a_verb_nothing_is_guessed(spycard: Match, typed: str) -> None:
    assert read(spycard, typed) is None


def test_an_answer_may_be_another_action_instead(spycard: Match) -> None:
    assert read(spycard, "draft", "expose P1") == Understood("draft")
    assert read(spycard, "nonsense", "expose P1") == Misfit("expose P1", "nonsense")


def test_a_colour_or_a_rank_is_asked_further_unless_one_card_fits() -> None:
    match = passed_table({0: "R1 R5", 1: "R8 R9 K5 K6 B7"})
    play(match, "R5")
    reading = read(match, "red")
    assert isinstance(reading, Ambiguous)
    assert {"R8", "R9"} <= set(reading.fitting.texts)
    assert reading.fitting.which == "Which red card"
    assert read(match, "9", "play", reading) == Understood("play R9")
    assert read(match, "play black") == Understood("play K5")
    assert read(match, "8") == Understood("play R8")
    assert read(match, "k6") == Understood("play K6")  # for the rules to refuse


def test_a_rank_is_enough_for_a_guess_or_the_only_card_of_it() -> None:
    match = spydeck.new("spy-tricks", players=3, seed=5)
    while match.view(match.actors[0])["stage"] == "play":
        seat = match.actors[0]
        card = match.view(seat)["choices"]["play"]["next"][0]
        assert read(match, card[1] if len(match.view(seat)["choices"]["play"]["next"]) == 1 else card)
        match.act(seat, f"play {card}")
    assert read(match, "3") == Understood("guess 3")
    assert read(match, "guess r") == Understood("guess red")
    assert read(match, "guess x") == Misfit("guess", "x")


@games
@pytest.mark.parametrize("plain", [False, pytest.param(True, marks=pytest.mark.unmetered)])
def test_whatever_is_typed_has_an_answer(game: Game, plain: bool) -> None:
    """Commands, verbs, cards, names and nonsense in any order lead to an action, a question or a refusal."""
    random = Random(11)
    text_ui = text_ui_of(game.name, plain=plain)
    words = [*(verb.text for verb in game.verbs.values()), *TYPED.split(" ")]

    def check(match: Match) -> None:
        if random.random() > 0.1:
            return
        seat = random.choice(match.actors)
        names = Names([*NAMES, "Ben", "Eve"][: match.players], own=seat)
        perspective = LocalPerspective(match, seat, names, QuickAdviser())
        out = StringIO()
        dialogue = Dialogue(perspective, text_ui, Screen(out, plain=plain), quit_help="leave")
        for _ in range(12):
            typed = " ".join(random.choices(words, k=random.randint(1, 4)))
            before = len(out.getvalue())
            text = dialogue.interpret(typed)
            if text is not None and not match.is_legal(seat, text):
                with pytest.raises(IllegalAction) as refused:
                    match.act(seat, text)
                dialogue.explain(text, refused.value)
            assert text is not None or len(out.getvalue()) > before
            dialogue.completions(typed)
            assert dialogue.prompt.endswith("> ")

    for _ in range(2):
        random_match(game, random, check, most=300)


def test_a_guess_that_cannot_be_right_is_asked_about_and_sent_after_yes(cli: CommandLine) -> None:
    """ST-15."""
    match = stacked_game()
    play_trick(match, 0)
    path = cli.keep(match)
    out = cli.run("play", "--resume", str(path), typed="r9\nguess red\n").out
    assert "The mat rules this spot out. It cannot be right. Do it anyway?" in out
    assert "Your own cards and the mat rule this spot out. Do it anyway?" in out
    assert cli.game().actors == match.actors
    cli.run("play", "--resume", str(path), typed="r9\nyes\n")
    assert "0 guess R9" in cli.game().lines()


def at(match: Match, seat: int) -> LocalPerspective:
    return LocalPerspective(match, seat, Names("ABCDEF"[: match.players], own=seat), QuickAdviser())


@games
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.unmetered
def test_every_verb_has_a_legal_example(game: Game, plain: bool) -> None:
    random = Random(6)
    text_ui = text_ui_of(game.name, plain=plain)

    def check(match: Match) -> None:
        if random.random() < 0.2:
            for seat in match.actors:
                for verb in match.view(seat)["choices"]:
                    assert match.is_legal(seat, example(at(match, seat), text_ui, verb))

    for _ in range(4):
        random_match(game, random, check, most=300)


@games
def test_word_by_word_leads_to_a_legal_action(game: Game) -> None:
    random = Random(7)
    text_ui = text_ui_of(game.name, plain=False)

    def check(match: Match) -> None:
        if match.over or random.random() < 0.8:
            return
        seat = random.choice(match.actors)
        text = random.choice(list(match.view(seat)["choices"]))
        while following := next_words(at(match, seat), text):
            typed = random.choice(following)
            assert text_ui.continue_prompt(text).endswith("?")
            reading = ActionReader(at(match, seat), text_ui).read(typed, text)
            assert isinstance(reading, Understood)
            text = reading.text
        assert match.is_legal(seat, text)

    for _ in range(4):
        random_match(game, random, check, most=300)


def test_a_wrong_word_is_not_a_partial_action() -> None:
    match = spydeck.new("spycard", players=3, seed=1)
    (seat,) = match.actors
    assert next_words(at(match, seat), "expose P9") == []
    assert next_words(at(match, seat), "nonsense") == []
    assert next_words(at(match, seat), "field #40") == []
