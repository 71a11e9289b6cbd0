"""Every view and event is as the game declares it, and the page and the schemas say so."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import spydeck
from docs import views
from docs.schema import GAMES, of_game
from docs.views import Shape
from spydeck.games.black_spy.options import FIRST_LEADS, PASS_DIRECTIONS
from spydeck.games.black_spy.variants import VARIANT_NAMES
from spydeck.games.registry import game
from spydeck.match import Match
from spydeck.match.replay import Replay
from tests.random_games import random_options, scaled

RECORDS = Path(__file__).parent / "records"
SEATS = "all seats"
"""Stands for a list of all seats."""
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "black-spy": [
        {"end_value": 40},
        {"end_value": 40, "variants": [name for name in VARIANT_NAMES if name != "capture-or-release"]},
        {"end_value": 40, "variants": [name for name in VARIANT_NAMES if name != "spies-count-on-sweep"]},
        {
            "end_value": 40,
            "ages": SEATS,
            "pass_direction": list(PASS_DIRECTIONS)[1],
            "first_lead": list(FIRST_LEADS)[1],
        },
    ],
    "spy-tricks": [{}, {"first_start_player": 0}],
    "spycard": [{"turn_limit": 12}, {"jack_on_accusation": False}],
}
"""The options of games that show, together with finished ones, all that there is to see."""


class Sight:
    """What games have shown; every view and event is checked, and has no field that is not declared."""

    def __init__(self, name: str) -> None:
        facts, events = (import_module(f"{game(name).package}.{module}") for module in ("facts", "events"))
        self._view, self._event = TypeAdapter(facts.View), TypeAdapter(events.Event)
        self.fields: set[str] = set()
        self.questions: set[str] = set()
        """The verbs of each question that was seen."""

    def note_view(self, view: dict[str, Any]) -> None:
        """Check a view, and note its fields."""
        self._view.validate_python(view, strict=True, extra="forbid")
        own = {name: one for name, one in view.items() if name != "choices"}
        self.fields |= set(paths(own))
        for choice in view.get("choices", {}).values():
            self.fields |= set(paths({"choices": {"VERB": choice}}))

    def note_events(self, events: list[dict[str, Any]]) -> None:
        """Check events, and note their fields."""
        for event in events:
            self._event.validate_python(event, strict=True, extra="forbid")
            self.fields |= {f"{event['event']}: {path}" for path in paths(event)}

    def note_play(self, match: Match) -> None:
        """Play a match at random, and note views for every kind of question and the events of each answer."""
        random = Random(match.players)
        for ply in range(3000):
            verbs = " ".join(match.verbs(match.actors[0])) if match.actors else ""
            if match.over or ply % 4 == 0 or verbs not in self.questions:
                self.questions.add(verbs)
                self.note_view(match.view(ply % match.players))
                self.note_events(list(other_answers(match)))
            if match.over:
                break
            seat = random.choice(match.actors)
            match.act(seat, any_action(match, seat, random))
        self.note_view(match.view(None))
        for viewer in (0, None):
            self.note_events(match.events(viewer))

    def note_record(self, match: Match) -> None:
        """Note what is seen of a finished match at every step, and its events."""
        replay = Replay(match)
        for step in range(replay.steps + 1):
            replay.go_to(step)
            self.note_view(replay.match.view(step % match.players))
        for seat in (*range(match.players), None):
            self.note_events(match.events(seat))


def paths(value: Any, path: str = "") -> Iterator[str]:
    """Iterate over the fields of a view or an event, at any depth."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield f"{path}{name}"
            yield from paths(one, f"{path}{name}.")
    elif isinstance(value, list):
        for one in value:
            yield from paths(one, f"{path.removesuffix('.')}[].")


def declared(name: str) -> Iterator[str]:
    """Iterate over the declared fields of a game's views and events."""
    shape = Shape(of_game(game(name))["$defs"], {})
    view = shape.definitions["View"]
    for path, _, _ in shape.rows(view["properties"], view):
        yield path.strip("`?")
    for one in shape.definitions["Event"]["anyOf"]:
        event = shape.named(one)
        kind = event["properties"]["event"]
        for path, _, _ in shape.rows(event["properties"], event):
            yield from (f"{name}: {path.strip('`?')}" for name in kind.get("enum", [kind.get("const")]))


def any_action(match: Match, seat: int, random: Random) -> str:
    """Return a legal action in which every verb, also a rare one, is as likely as the others."""
    action = ""
    while additions := match.additions(seat, action):
        if action and match.choices(seat, action)["enough"] and random.random() < 0.7:
            break
        action += random.choice(additions)
    return action


def other_answers(match: Match) -> Iterator[dict[str, Any]]:
    """Iterate over the events after each answer to a question with two answers; a game has one of them."""
    for seat in match.actors:
        answers = list(islice(match.legal(seat), 3))
        if len(answers) == 2:
            for answer in answers:
                yield from match.copy().act(seat, answer)


def test_the_page_of_views_events_and_notation_and_the_schemas_are_current() -> None:
    for path, text in views.pages().items():
        assert path.read_text(encoding="utf-8") == text, "run python -m docs.views"


@pytest.mark.parametrize("name", GAMES)
def test_views_and_events_are_as_declared(name: str) -> None:
    sight = Sight(name)
    random = Random(f"views {name}")
    for _ in range(scaled(12)):
        sight.note_play(Match(game(name), random_options(game(name), random), seed=random.getrandbits(30)))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_declared_occurs(name: str) -> None:
    sight = Sight(name)
    counts = range(game(name).least_players, game(name).most_players + 1)
    for given, players, seed in product(OPTIONS[name], counts, range(24)):
        options: dict[str, Any] = {
            option: list(range(players)) if one == SEATS else one for option, one in given.items()
        }
        sight.note_play(spydeck.new(name, players=players, seed=seed, **options))
    for path in sorted(RECORDS.glob(f"{name}-*.spy")):
        sight.note_record(spydeck.load(path.read_text(encoding="utf-8")))
    assert sight.fields - {"choices.VERB"} == set(declared(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_declared(name: str) -> None:
    package = game(name).package
    kinds = vars(import_module(f"{package}.vocabulary").event)
    written = import_module(f"{package}.events").EVENTS
    assert written.keys() == {number for kind, number in kinds.items() if kind.isupper()}
