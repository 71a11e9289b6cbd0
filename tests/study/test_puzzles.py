"""Puzzles: mined from games of bots, written and read, and what comes with the package."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import spydeck
from spydeck.arrays.engine import engine
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import ADVICE_SEED, ADVISER
from spydeck.bots.thinking.processor import blank_findings
from spydeck.bots.thinking.verdict import as_good, least_cost
from spydeck.errors import IllegalAction, InvalidPuzzle, UnknownGame
from spydeck.games.reasons import Explanation, Option, theme_of
from spydeck.language import LANGUAGES
from spydeck.language.messages import bundle
from spydeck.study.puzzles import (
    MAX_DIFFICULTY,
    MAX_RATING,
    Puzzle,
    checksum,
    find,
    lasting_fields,
    mining,
    read,
    read_file,
    read_lines,
    shipped,
    write,
)
from spydeck.study.puzzles.grading import STRENGTHS, TRIES, difficulty_of, graded
from spydeck.study.puzzles.mining import Patience, answers_of, mine

BRIEF = Patience(playouts=400, worlds=64, first_rows=64)
GAMES = ("black-spy", "spy-tricks", "spycard")


@pytest.fixture
def puzzle() -> Puzzle:
    """Return a puzzle that took no search."""
    match = spydeck.new("spy-tricks", seed=7)
    observation = match.observation(match.actors[0])
    actions = tuple(observation.legal())
    results = {"value": 1.0, "points": 2.0, "win": 0.5}
    options = tuple(
        Option(action, results, results, 3.0 * place, 0.1, place == 0) for place, action in enumerate(actions)
    )
    found = Explanation("spy-tricks", observation.seat, options, tuple(results), {}, 10, 60, len(actions))
    return Puzzle(observation, actions[:1], 3, found)


def changed(line: str, **facts: Any) -> str:
    """Return the line of a puzzle with other facts, and a checksum that fits them."""
    body = json.loads(line) | facts
    del body["check"]
    return json.dumps({**body, "check": checksum(body)})


@pytest.mark.slow
@pytest.mark.unmetered
@pytest.mark.parametrize("game", GAMES)
def test_mining_finds_the_same_puzzles_for_a_seed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "FEWEST_FAIL", 0.0)
    looked: list[tuple[int, int]] = []
    found = spydeck.game(game)
    once = [write(one) for one in mine(found, 2, 5, patience=BRIEF)]
    again = mine(found, 2, 5, patience=BRIEF, progress=lambda *counts: looked.append(counts))
    assert [write(one) for one in again] == once
    assert len(once) == looked[-1][1] == 2
    (themed,) = mine(found, 1, 5, theme=read(once[1]).theme, patience=BRIEF)
    assert themed.theme == read(once[1]).theme
    for line in once:
        one = read(line)
        assert write(one) == line
        assert set(one.answers) < {option.action for option in one.explanation.options}


def test_a_puzzle_holds_what_its_seat_may_know_and_nothing_else(puzzle: Puzzle) -> None:
    line = write(puzzle)
    found = read(line)
    assert found.observation.key == puzzle.observation.key
    assert found.observation.view == puzzle.observation.view
    assert found.explanation == puzzle.explanation
    assert [found.id, found.answers, found.rating] == [puzzle.id, puzzle.answers, 3]


def without(line: str, *names: str) -> str:
    """Return the line of a puzzle as an earlier version wrote it, without some facts."""
    body = {name: value for name, value in json.loads(line).items() if name not in (*names, "check")}
    return json.dumps({**body, "check": checksum(body)})


def test_a_puzzle_of_an_earlier_version_gets_a_theme_and_a_difficulty(puzzle: Puzzle) -> None:
    line = write(replace(puzzle, theme="cost", difficulty=1310))
    assert [read(line).theme, read(line).difficulty] == ["cost", 1310]
    for earlier in (without(line, "theme", "difficulty"), changed(line, theme="unheard of", difficulty=0)):
        found = read(earlier)
        assert [found.theme, found.difficulty, found.rating] == ["weigh", 1300, 3]
    with pytest.raises(InvalidPuzzle, match="damaged"):
        read(changed(line, difficulty=MAX_DIFFICULTY + 10))


def test_what_fewer_bots_find_is_harder(puzzle: Puzzle) -> None:
    explanation, answers = puzzle.explanation, puzzle.answers

    def difficulty(tries: int, *strong: str, found: Explanation = explanation) -> int:
        return difficulty_of(found, answers, {name: TRIES if name in strong else tries for name in STRENGTHS})

    by_tries = [difficulty(tries) for tries in range(TRIES + 1)]
    assert by_tries == sorted(by_tries, reverse=True)
    assert by_tries[0] > difficulty(0, "expert") > difficulty(0, "expert", "hard") > by_tries[TRIES]
    fewer = replace(explanation, options=explanation.options[:2])
    assert difficulty(2, found=fewer) < difficulty(2)
    close = replace(explanation.options[1], behind=0.4)
    closer = replace(explanation, options=(explanation.options[0], close, *explanation.options[2:]))
    assert difficulty(2, found=closer) > difficulty(2)
    assert graded(puzzle, 1) == graded(graded(puzzle, 1), 1)


@pytest.mark.parametrize("game", GAMES)
def test_themes_name_ideas_verbs_and_cards_of_their_game(game: str) -> None:
    found = spydeck.game(game)
    verbs = {verb.text.partition(" ")[0] for verb in found.verbs.values()}
    cards = {text for chance in found.chances.values() for text in chance.operand.texts}
    for theme in found.themes:
        assert theme.verbs <= verbs
        assert set(theme.cards) <= cards
        for language in LANGUAGES:
            known = bundle(found.sentences, language)
            codes = [f"theme-{theme.name}", f"theme-about-{theme.name}", *map("idea-{}".format, theme.ideas)]
            assert [code for code in codes if code not in known] == []
    named = [code for theme in found.themes for code in theme.ideas]
    assert len(named) == len(set(named))


def test_a_second_try_pays_where_right_and_wrong_are_left(puzzle: Puzzle) -> None:
    right, wrong, *others = (option.action for option in puzzle.explanation.options)
    assert puzzle.leaves_a_choice(wrong)
    assert not puzzle.leaves_a_choice(right)
    assert not replace(puzzle, answers=(right, *others)).leaves_a_choice(wrong)


def test_an_answer_is_right_wrong_or_illegal(puzzle: Puzzle) -> None:
    right, wrong = puzzle.answers[0], puzzle.explanation.options[1].action
    assert puzzle.is_right(right)
    assert not puzzle.is_right(wrong)
    better = puzzle.reason(wrong)
    assert better is not None
    assert [better.arguments["action"], better.arguments["next"]] == [right, wrong]
    assert puzzle.reason(right) == puzzle.explanation.reason
    with pytest.raises(IllegalAction):
        puzzle.is_right("play nothing")
    assert "answers" not in puzzle.question()
    assert set(puzzle.solution()["reasons"]) <= {option.action for option in puzzle.explanation.options}


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"format": 0}, "another version"),
        ({"format": None}, "another version"),
        ({"rules": 0}, "another version"),
        ({"state": {"stage": 1}}, "another version"),
        ({"game": "whist"}, "damaged"),
        ({"game": []}, "damaged"),
        ({"seat": 9}, "damaged"),
        ({"seat": -1}, "damaged"),
        ({"players": 99}, "damaged"),
        ({"players": 3.0}, "damaged"),
        ({"options": {"colour": "red"}}, "damaged"),
        ({"options": []}, "damaged"),
        ({"events": [[1]]}, "damaged"),
        ({"events": 7}, "damaged"),
        ({"answers": []}, "damaged"),
        ({"answers": ["play B99"]}, "damaged"),
        ({"rating": 0}, "damaged"),
        ({"rating": MAX_RATING + 1}, "damaged"),
        ({"id": "00000000"}, "damaged"),
        ({"explanation": {}}, "damaged"),
        ({"explanation": []}, "damaged"),
    ],
)
def test_a_puzzle_that_does_not_fit_is_refused(puzzle: Puzzle, facts: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidPuzzle, match=reason):
        read(changed(write(puzzle), **facts))


def test_impossible_numbers_are_refused(puzzle: Puzzle) -> None:
    state = json.loads(write(puzzle))["state"]
    for name, value in state.items():
        for other in (None, [], 1 << 70, -(1 << 70), "1", [1 << 9] * 3):
            if other != value:
                with pytest.raises(InvalidPuzzle):
                    read(changed(write(puzzle), state={**state, name: other}))


def test_lines_that_are_no_puzzles_are_refused_with_their_number(puzzle: Puzzle, tmp_path: Path) -> None:
    good = write(puzzle)
    for bad in ("", "{", "[]", "[" * 100_000, good.replace('"rating":3', '"rating":2'), "9" * 500_000):
        with pytest.raises(InvalidPuzzle, match="line 2: "):
            read_lines(f"{good}\n{bad}\n{good}")
    path = tmp_path / "puzzles.jsonl"
    for content, reason in ((b"", "no puzzle"), (b"\xff\xfe", "not text")):
        path.write_bytes(content)
        with pytest.raises(InvalidPuzzle, match=reason):
            read_file(path)
    path.write_text(good, "utf-8")
    assert [one.id for one in read_file(path)] == [puzzle.id]
    with pytest.raises(InvalidPuzzle, match="there is no puzzle 'nothing'"):
        find(read_file(path), "nothing")


def test_right_and_wrong_must_be_clearly_apart(puzzle: Puzzle) -> None:
    def explained(*behind: tuple[float, float]) -> Explanation:
        found = spydeck.game("spy-tricks")
        least = least_cost(found)
        judged = blank_findings(engine(found), len(behind))
        judged.means[:, 0] = [-one for one, _ in behind]
        judged.errors[:, 0] = 0.01
        judged.behind[:], judged.behind_errors[:] = zip(*behind, strict=True)
        options = tuple(
            Option(f"play R{one}", {"value": -two[0]}, {"value": 0.01}, *two, as_good(judged, 0, one, least))
            for one, two in enumerate(behind)
        )
        return Explanation(found.name, 0, options, ("value",), {}, 1, 1, len(options))

    assert answers_of(explained((0, 0), (5, 0.1), (6, 0.1))) == ("play R0",)
    assert answers_of(explained((0, 0), (0.01, 0.1), (6, 0.1), (7, 0.1))) == ("play R0", "play R1")
    assert answers_of(explained((0, 0), (0.01, 0.1), (6, 0.1))) is None  # most are right
    assert answers_of(explained((0, 0), (5, 3.0), (6, 0.1))) is None  # not sure
    assert answers_of(explained((0, 0), (0.3, 0.01), (6, 0.1))) is None  # neither right nor wrong


@pytest.mark.parametrize("game", GAMES)
def test_at_least_fifty_puzzles_of_each_game_come_with_the_package(game: str) -> None:
    puzzles = shipped(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 50
    found = spydeck.game(game)
    counts = {puzzle.observation.options.players for puzzle in puzzles}
    assert counts == set(range(found.least_players, found.most_players + 1))
    assert {puzzle.rating for puzzle in puzzles} == set(range(1, MAX_RATING + 1))
    for puzzle in puzzles:
        assert puzzle.explanation.action_count == len(puzzle.explanation.options)
        assert set(puzzle.observation.legal()) == {option.action for option in puzzle.explanation.options}
        assert mining.answers_of(puzzle.explanation) == puzzle.answers
        assert {option.action for option in puzzle.explanation.equals} == set(puzzle.answers)
        assert puzzle.reason(puzzle.answers[0]) is not None
        assert puzzle.theme == theme_of(found.themes, puzzle.answers[0], puzzle.explanation.reason) != ""
    by_theme = Counter(puzzle.theme for puzzle in puzzles)
    assert min(by_theme[theme.name] for theme in found.themes) >= 8, by_theme


@pytest.mark.parametrize("game", GAMES)
def test_what_a_shipped_puzzle_knows_is_what_its_seat_observes(game: str) -> None:
    for puzzle in shipped(game)[:10]:
        seen = puzzle.observation
        world = seen.sample(1).observe(seen.seat).state()
        for name in lasting_fields(puzzle.game):
            assert getattr(world, name) == getattr(seen.state, name), name


def test_an_unknown_game_has_no_puzzles() -> None:
    with pytest.raises(UnknownGame):
        shipped("whist")


@pytest.mark.parametrize("game", GAMES)
def test_no_chance_in_a_shipped_puzzle_is_below_0_or_above_1(game: str) -> None:
    shares = {column.measure for column in spydeck.game(game).text_ui("en").columns() if column.percent}
    for puzzle in shipped(game):
        for option in puzzle.explanation.options:
            assert all(0 <= option.results[name] <= 1 for name in shares & option.results.keys())


@pytest.mark.slow
@pytest.mark.unmetered
@pytest.mark.parametrize("game", GAMES)
def test_a_suggestion_does_not_call_what_solves_a_shipped_puzzle_worse(game: str) -> None:
    adviser = SearchBot(ADVISER, ADVICE_SEED)
    for puzzle in shipped(game):
        suggested = adviser.explain(puzzle.observation, also=puzzle.answers[0])
        found = next(option for option in suggested.options if option.action == puzzle.answers[0])
        assert found.equal, (puzzle.id, suggested.best)
