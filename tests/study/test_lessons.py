"""Lessons: the rules lead to every position, allow every answer, and bear out what is said of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from spydeck.errors import IllegalAction
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.json_types import JsonObject
from spydeck.language import LANGUAGES
from spydeck.language.messages import bundle
from spydeck.match import Match
from spydeck.study.lessons import (
    EVERY_OTHER,
    Lesson,
    Outcome,
    Step,
    catalogue_of,
    is_shown,
    lessons,
)
from spydeck.terminal import rulebook

GAMES = [game for game in loadable() if lessons(game.name)]
LESSONS = [
    pytest.param(one, id=f"{one.game.name}: {one.name}") for game in GAMES for one in lessons(game.name)
]

MAX_STEPS = 5
MAX_NAMED = 64
"""The number of actions up to which a step says something about each that is not right."""
MAX_SENTENCE = 210
"""Characters of a sentence, so that it fits on a small phone."""
MAX_GOAL = 36

every_lesson = pytest.mark.parametrize("lesson", LESSONS)


def asked(lesson: Lesson) -> Iterator[tuple[Step, Match]]:
    """Yield each step with the match in which it is asked, for each way to give right answers."""

    def from_step(place: int, match: Match) -> Iterator[tuple[Step, Match]]:
        if place == len(lesson.steps):
            return
        step = lesson.steps[place]
        yield step, match
        for action in step.right.actions:
            yield from from_step(place + 1, lesson.after(match, action, step.right))

    yield from from_step(0, lesson.start())


def named(step: Step) -> Iterator[tuple[str, Outcome]]:
    """Yield the answers that a step names, and what they lead to."""
    for outcome in (step.right, *step.wrong):
        for action in outcome.actions:
            if action != EVERY_OTHER:
                yield action, outcome


@every_lesson
def test_the_rules_lead_to_each_question(lesson: Lesson) -> None:
    assert 1 <= len(lesson.steps) <= MAX_STEPS
    for step, match in asked(lesson):
        assert lesson.seat in match.actors, step.code
        view = match.view(lesson.seat)
        for claim in step.before:
            assert is_shown(claim, [], view, {}), (step.code, claim)


@every_lesson
def test_right_answers_are_legal_and_do_what_is_said(lesson: Lesson) -> None:
    for step, match in asked(lesson):
        assert step.right.actions
        assert step.right.shows, step.code
        for action in step.right.actions:
            assert match.check(lesson.seat, action) == action
            shows_what_it_says(lesson, match, action, step.right)


@every_lesson
def test_wrong_answers_do_what_is_said_or_are_refused(lesson: Lesson) -> None:
    for step, match in asked(lesson):
        for outcome in step.wrong:
            for action in outcome.actions:
                if action == EVERY_OTHER:
                    continue
                if match.is_legal(lesson.seat, action):
                    assert match.check(lesson.seat, action) == action
                    shows_what_it_says(lesson, match, action, outcome)
                    continue
                with pytest.raises(IllegalAction) as refused:
                    match.check(lesson.seat, action)
                assert refused.value.clause in lesson.clauses, step.code
                assert not outcome.then
                assert not outcome.shows


def shows_what_it_says(lesson: Lesson, match: Match, action: str, outcome: Outcome) -> None:
    """Check what follows from an answer against the claims of the lesson."""
    since, before = match.event_count, match.view(lesson.seat)
    last = lesson.after(match, action, outcome)
    events, view = last.events(lesson.seat, since), last.view(lesson.seat)
    for claim in outcome.shows:
        assert is_shown(claim, events, view, before), (outcome.code, action, claim)
    for claim in outcome.never:
        assert not is_shown(claim, events, view, before), (outcome.code, action, claim)


@every_lesson
def test_every_answer_is_explained(lesson: Lesson) -> None:
    for step, match in asked(lesson):
        answers = [action for action, _ in named(step)]
        assert len(set(answers)) == len(answers), step.code
        if step.offers:
            assert set(step.offers) == set(answers), step.code
            continue
        legal = list(islice(match.legal(lesson.seat), MAX_NAMED + 1))
        if step.outcome(EVERY_OTHER) is None:
            assert len(legal) <= MAX_NAMED, step.code
            tapped = [f"play {card}" for card in match.view(lesson.seat).get("hand", ())]
            possible = {*legal, *(tapped if legal[0].startswith("play ") else ())}
            assert possible == set(answers), step.code


@every_lesson
def test_the_clauses_are_in_the_rulebook(lesson: Lesson) -> None:
    assert lesson.clauses
    for clause in lesson.clauses:
        assert rulebook.clause(lesson.game, clause, 80)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_sentences_are_those_that_lessons_say(game: Game) -> None:
    needed = {"players"}
    for lesson in lessons(game.name):
        needed.add(f"{lesson.name}-title")
        for step in lesson.steps:
            needed |= {f"{step.code}-goal", f"{step.code}-says"}
            needed |= {outcome.code for outcome in (step.right, *step.wrong)}
            needed |= {f"{step.code}-offer-{place}" for place, _ in enumerate(step.offers, 1)}
    for language in LANGUAGES:
        assert set(bundle(catalogue_of(game), language)) == needed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_sentences_are_short_and_name_the_players(game: Game, language: str) -> None:
    said = bundle(catalogue_of(game), language)
    for code in said:
        sentence = said.sentence(code, {})
        assert len(sentence) <= (MAX_GOAL if code.endswith(("-goal", "-title")) else MAX_SENTENCE), code
    for lesson in lessons(game.name):
        names = lesson.names(language)
        assert len(set(names)) == lesson.players
        assert names[lesson.seat] == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_eight_to_twelve_lessons(game: Game) -> None:
    names = [lesson.name for lesson in lessons(game.name)]
    assert 8 <= len(set(names)) == len(names) <= 12


def views_in(facts: JsonObject) -> Iterator[JsonObject]:
    """Yield every view in the facts of a step."""
    yield facts["view"]
    for answer in facts["answers"]:
        yield from (move["view"] for move in answer["moves"])
        if answer["next"]:
            yield from views_in(answer["next"])


@every_lesson
def test_a_lesson_as_data_holds_what_its_seat_may_know_and_nothing_else(lesson: Lesson) -> None:
    facts: Any = json.loads(json.dumps(lesson.facts()))
    assert all(view["seat"] == lesson.seat for view in views_in(facts["begin"]))
    step, match = facts["begin"], lesson.start()
    for one in lesson.steps:
        assert step["view"] == match.view(lesson.seat)
        assert [answer["action"] for answer in step["answers"]][: len(one.right.actions)] == list(
            one.right.actions
        )
        chosen = step["answers"][0]
        since = match.event_count
        match = lesson.after(match, one.right.actions[0], one.right)
        happened = [event for move in chosen["moves"] for event in move["events"]]
        assert happened == json.loads(json.dumps(match.events(lesson.seat, since)))
        assert chosen["moves"][-1]["view"] == json.loads(json.dumps(match.view(lesson.seat)))
        step = chosen["next"]
    assert step is None


def test_a_claim_may_name_events_and_places_in_a_view() -> None:
    view, before = {"piles": [{"points": 7, "cards": ["R1"]}]}, {"piles": [{"points": 4}]}
    events: list[JsonObject] = [{"event": "trick", "seat": 0, "trick": 3}]
    assert is_shown({"event": "trick", "seat": 0}, events, view, before)
    assert not is_shown({"event": "trick", "seat": 1}, events, view, before)
    assert is_shown({"view": "piles.0.points", "is": 7}, events, view, before)
    assert is_shown({"view": "piles.0.points", "gains": 3}, events, view, before)
    assert is_shown({"view": "piles.0.cards", "has": "R1"}, events, view, before)
    assert not is_shown({"view": "piles.0.cards", "has": "R2"}, events, view, before)
