"""The documents, and what is made from the program for the client, say what is so."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import chain, combinations, islice, product
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

import spydeck
from docs import protocol, tensors, views
from docs.pictures import learning
from docs.schema import GAMES, of_game
from docs.views import Shape
from spydeck.cli import parser_for
from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES
from spydeck.games.black_spy.options import FIRST_LEADS, PASS_DIRECTIONS, BlackSpyOptions, start
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.variants import VARIANT_NAMES
from spydeck.games.game import Game
from spydeck.games.paper_score import PointsRefused, Rows, check_points, special_of
from spydeck.games.registry import game, loadable
from spydeck.games.score_model import ScoreModel
from spydeck.games.spy_tricks.text.score_model import all_guesses
from spydeck.games.text_ui import Names
from spydeck.kernel import compiled, members
from spydeck.match import Match
from spydeck.match.replay import Replay
from spydeck.protocol import VERSION
from spydeck.protocol.commands import PHRASES, read_command
from spydeck.protocol.messages import REFUSALS, RefusalCode, read_message
from spydeck.server.http.schema import document
from tests import score_cases
from tests.random_games import play_on, random_match, random_options, scaled
from tests.score_cases import FILE, NAMES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

PAGES = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "web/README.md"),
    *(str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").rglob("*.md"))),
]

TABLE = {
    "table": "0",
    "settings": {"game": "spy-tricks"},
    "stage": "playing",
    "game_number": 1,
    "host": 0,
    "seats": [],
    "members": [],
    "proposal": None,
    "commitments": {},
    "finished": [],
}
YOU = {"member": 1, "name": "Rusty", "seat": 0, "host": False}


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=\[ ]", text)[0] for text in requirements}


def required() -> set[str]:
    extras = PROJECT["optional-dependencies"].values()
    return names(PROJECT["dependencies"]).union(*map(names, extras))


def test_the_guide_names_what_is_installed_with_the_library() -> None:
    first = (ROOT / "docs/guide/library.md").read_text().partition("\n## ")[0].lower()
    for dependency in names(PROJECT["dependencies"]):
        assert dependency in first, dependency


def test_the_versions_of_numba_that_were_tried_are_those_in_the_guide_and_within_the_bounds() -> None:
    least, most = compiled.TRIED[0], compiled.TRIED[-1]
    guide = (ROOT / "docs/guide/library.md").read_text()
    assert f"numba from 0.{least} on" in guide
    assert f"newer than 0.{most}" in guide
    assert f"numba>=0.{least},<1" in PROJECT["dependencies"]


GUIDES = ("arena", "data", "drawings", "environments", "library", "programs")


@pytest.mark.parametrize("name", ["README.md", *(f"docs/guide/{guide}.md" for guide in GUIDES)])
def test_the_examples_are_doctests(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_guide_shows_the_bot_that_searches() -> None:
    page = (ROOT / "docs/guide/programs.md").read_text()
    assert (ROOT / "examples/search_bot.py").read_text() in page


def test_the_guide_shows_what_the_example_that_learns_does() -> None:
    (shown,) = (block for block in python_blocks("docs/guide/learn.md") if ">>> " not in block)
    assert shown in (ROOT / "examples/ppo.py").read_text()


def python_blocks(page: str) -> list[str]:
    return re.findall(r"^```python[^\n]*\n(.*?)^```$", (ROOT / page).read_text(), re.M | re.S)


def test_the_guide_shows_a_bot_that_plays() -> None:
    (source,) = [block for block in python_blocks("docs/guide/arena.md") if ">>> " not in block]
    names: dict[str, Any] = {}
    exec(source, names)  # noqa: S102  our own text
    match = spydeck.new("black-spy", players=3, seed=1, end_value=1)
    play_on(match, *[names["Careful"](seed=seat) for seat in range(3)])
    assert match.winners


DOCTESTED_ELSEWHERE = {"docs/guide/learn.md", "docs/guide/openspiel.md", "docs/write-a-game.md"}
"""Pages whose examples run with the tests of the example, of the adapter, and of the tutorial."""
RUN_BY_A_TEST_OF_THEIR_OWN = {"docs/guide/arena.md": 1, "docs/guide/learn.md": 1, "docs/guide/programs.md": 1}
"""The number of Python blocks that are not doctests."""


@pytest.mark.parametrize("page", [page for page in PAGES if python_blocks(page)])
def test_every_python_block_is_run(page: str) -> None:
    assert page in {"README.md", *(f"docs/guide/{guide}.md" for guide in GUIDES), *DOCTESTED_ELSEWHERE}
    if page != "docs/write-a-game.md":
        needs_a_gpu = 'device="cuda"'
        plain = [block for block in python_blocks(page) if ">>> " not in block and needs_a_gpu not in block]
        assert len(plain) == RUN_BY_A_TEST_OF_THEIR_OWN.get(page, 0)


MODULES = [
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for path in sorted((ROOT / "src").rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_are_doctests(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0


def commands(text: str) -> Iterator[list[str]]:
    """Yield the lines of code blocks that run `spydeck`, as words."""
    for block in re.findall(r"^```\n(.*?)^```$", text, re.M | re.S):
        for line in block.replace("\\\n", " ").splitlines():
            if line.startswith("spydeck "):
                yield shlex.split(line, comments=True)[1:]


@pytest.mark.parametrize("name", PAGES)
def test_the_commands_are_ones_that_the_command_line_knows(name: str) -> None:
    for words in commands((ROOT / name).read_text()):
        asked, unknown = parser_for(words).parse_known_args([word for word in words if word != "..."])
        assert asked.command, words
        assert not unknown, words


def test_the_readme_opens_with_what_it_is_a_picture_and_the_two_commands() -> None:
    top = (ROOT / "README.md").read_text()[:900]
    assert "make play" in top
    assert "make test" in top
    for picture in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", top):
        assert (ROOT / picture).is_file(), picture
    assert "![" in top


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    for link in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
        assert link.startswith("https://") or (path.parent / link).exists(), link


def test_the_reference_of_the_protocol_is_fresh() -> None:
    assert protocol.PAGE.read_text() == protocol.page(), "run: python -m docs.protocol"


def test_the_examples_of_the_protocol_are_messages_of_it() -> None:
    lines = re.findall(r"^([→←]) (.*)$", protocol.PAGE.read_text(), re.M)
    left_out = {"table": TABLE, "you": YOU, "view": {}, "parts": {}}
    for arrow, text in lines:
        whole = re.sub(r'"(\w+)": {…}', lambda found: f'"{found[1]}": {json.dumps(left_out[found[1]])}', text)
        assert read_command.validate_json(whole) if arrow == "→" else read_message.validate_json(whole)
    assert len(lines) > 8


def test_links_within_the_protocol_lead_to_its_headings() -> None:
    text = protocol.PAGE.read_text()
    headings = {heading.lower() for heading in re.findall(r"^#+ (\S+)$", text, re.M)}
    assert {link.lower() for link in re.findall(r"\]\(#([^)]+)\)", text)} <= headings


def test_every_refusal_has_its_reason() -> None:
    assert set(REFUSALS) == set(get_args(RefusalCode))


def test_every_dependency_has_its_reason() -> None:
    text = (ROOT / "docs/dependencies.md").read_text()
    listed = set(re.findall(r"^\| ([a-z@][a-z0-9.@/-]*) \|", text, re.M)) - {"package"}
    in_browser = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
    assert listed == required() | set(in_browser)


def test_every_dependency_is_bounded_and_pinned() -> None:
    for text in chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()):
        assert re.search(r">=[\d.]+,<[\d.]+$", text.partition(";")[0]), text
    pins = (ROOT / "constraints.txt").read_text().splitlines()
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[\w.]+", pin) for pin in pins)
    assert required() <= {pin.split("==")[0].lower().replace("_", "-") for pin in pins}


def test_the_workflow_runs_on_every_supported_python() -> None:
    matrix = re.search(r"python: \[([^]]+)\]", (ROOT / ".github/workflows/ci.yml").read_text())
    supported = [name.split(" :: ")[-1] for name in PROJECT["classifiers"] if "Python :: 3." in name]
    assert matrix
    assert re.findall(r'"([\d.]+)"', matrix[1]) == supported


def test_what_uses_the_internals_of_a_package_is_bound_to_one_minor_version() -> None:
    bounds = dict(
        re.findall(
            r"^([a-z0-9-]+)(>=.*?,<[\d.]+)$",
            "\n".join(chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())),
            re.M,
        )
    )
    reasons = (ROOT / "docs/dependencies.md").read_text()
    internal = re.findall(r"^\| ([a-z0-9-]+) \|.* internals,? and so one minor version", reasons, re.M)
    assert "uvicorn" in internal
    for name in internal:
        found = re.fullmatch(r">=(\d+)\.(\d+)[\d.]*,<(\d+)\.(\d+)", bounds[name])
        assert found, name
        low_major, low_minor, high_major, high_minor = map(int, found.groups())
        assert (high_major, high_minor) == (low_major, low_minor + 1), name


def test_the_changelog_has_a_section_for_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert headings[:2] == ["Unreleased", PROJECT["version"]]


def test_the_citation_is_of_this_version() -> None:
    facts = dict(re.findall(r"^([a-z-]+): (.+)$", (ROOT / "CITATION.cff").read_text(), re.M))
    assert (facts["version"], facts["license"]) == (PROJECT["version"], PROJECT["license"])


def test_the_picture_of_the_architecture_names_packages_that_exist() -> None:
    picture = (ROOT / "docs/pictures/move.svg").read_text()
    packages = re.findall(r'class="layer"[^>]*>(server/\w+)', picture)
    assert len(packages) == 4
    for package in packages:
        assert (ROOT / "src/spydeck" / package / "__init__.py").is_file(), package


def test_where_things_live_is_where_they_are() -> None:
    table = (
        (ROOT / "CONTRIBUTING.md").read_text().partition("## Where things live")[2].partition("## Rules")[0]
    )
    named = [text for text in re.findall(r"`([^`]+)`", table) if "/" in text or "." in text]
    assert len(named) > 30
    for text in named:
        paths = [text.replace("GAME", game) for game in ("black_spy", "black-spy")]
        places = [folder / path for folder in (ROOT, ROOT / "src/spydeck") for path in paths]
        assert any(place.exists() or place.with_suffix(".py").exists() for place in places), text


def test_the_picture_of_learning_is_drawn_from_its_curve() -> None:
    assert learning.PICTURE.read_text() == learning.picture(learning.rows_of(learning.CURVE.read_text()))


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
    """Views and events that games have shown, checked: none has a field that is not declared."""

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


with_programs = [game for game in loadable() if game.programs]
games = pytest.mark.parametrize("game", with_programs, ids=lambda game: game.name)


def test_the_page_of_words_and_tensors_is_current() -> None:
    assert tensors.PAGE.read_text(encoding="utf-8") == tensors.page(), "run python -m docs.tensors"


@games
def test_an_observation_has_the_mask_tensor_and_position_of_its_seat(game: Game) -> None:
    random = Random(f"observations {game.name}")
    left = 12

    def check(match: Match) -> None:
        nonlocal left
        if left == 0 or random.random() < 0.8:
            return
        left -= 1
        for seat in range(match.players):
            seen = match.observation(seat)
            position = seen.position
            assert position.observer == seat
            assert seen.mask.tolist() == position.mask(seat).tolist()
            assert seen.tensor.tolist() == position.tensor(seat).tolist()
            assert seen.tensor.tolist() == match.position.tensor(seat).tolist()
            assert bool(seen.mask.any()) == (seat in match.actors)
            world = seen.sample(rng=left)
            assert world.observe(seat) == position
            assert world.observer is None

    random_match(game, random, check, most=200)


SOURCE = (Path(__file__).resolve().parents[1] / "web/src/net/protocol.ts").read_text()
FIELD = re.compile(r"^  (?:readonly )?(\w+)\??:", re.MULTILINE)
MODELS = {name: model for name, model in document()["schema"]["$defs"].items() if "properties" in model}


@pytest.mark.parametrize("name", MODELS)
def test_a_type_has_the_fields_of_its_message(name: str) -> None:
    found = re.search(rf"^export interface {name} \{{\n(.*?)^\}}", SOURCE, re.MULTILINE | re.DOTALL)
    assert found, f"protocol.ts has no interface {name}"
    assert set(FIELD.findall(found[1])) == set(MODELS[name]["properties"])


def test_the_version_and_the_phrases_are_the_servers() -> None:
    assert f"export const VERSION = {VERSION};" in SOURCE
    listed = re.search(r"export const PHRASES = \[(.*?)\]", SOURCE, re.DOTALL)
    assert listed
    assert tuple(re.findall(r'"([a-z-]+)"', listed[1])) == PHRASES


def test_the_file_is_what_the_models_say() -> None:
    """BS-9, BS-19 to BS-28, BS-35, ST-6, ST-15 to ST-24; `python -m tests.score_cases` writes the file."""
    assert FILE.read_text(encoding="utf-8") == score_cases.text()


def sentences_in(value: Any) -> Iterator[str]:
    """Iterate over all texts of a model, or of what follows from entries."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from sentences_in(one)


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_every_refusal_and_every_ending_of_each_game_occurs_in_the_cases(game: str) -> None:
    found = [case for case in json.loads(FILE.read_text(encoding="utf-8")) if case["game"] == game]
    texts = {text for case in found for text in sentences_in({**case["model"], "usage": None})}
    pads = [pad for case in found for pad in case["pads"]]
    said = {sentence for pad in pads for sentence in sentences_in(pad)}
    for one in texts:
        pattern = re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(one)))
        assert any(pattern.fullmatch(sentence) for sentence in said), one
    accepted = sum("totals" in step for pad in pads for step in pad)
    assert sum(map(len, pads)) / 3 < accepted < sum(map(len, pads)) * 5 / 6


def model(game: str, options: Any) -> ScoreModel:
    make = spydeck.game(game).text_ui("en").score_model
    assert make is not None
    return make(options)


def fits(model: ScoreModel, rows: Rows, points: Sequence[int]) -> bool:
    """Whether the next part may have these points."""
    try:
        check_points(model, Names(NAMES), rows, points)
    except PointsRefused:
        return False
    return True


@pytest.mark.parametrize("variants", [[], ["no-good-spies"]])
def test_points_of_black_spy_fit_exactly_where_some_cards_make_them(variants: list[str]) -> None:
    """BS-19 to BS-21, BS-27."""
    options = spydeck.game("black-spy").read_options(3, {"variants": variants})
    assert isinstance(options, BlackSpyOptions)
    allowed, bits = model("black-spy", options), start(options).variants
    swept = {tuple(value_of(BLACK, bits) * (other == seat) for other in range(3)) for seat in range(3)}
    makeable = dealt({(0, 0, 0)}, BLACK, bits) - swept
    makeable = dealt(makeable, COLOURED_SPIES, bits)
    numbers = range(-25, 90)
    for first, second in product(numbers, numbers):
        points = (first, second, sum(next(iter(makeable))) - first - second)
        assert fits(allowed, (), points) == (points in makeable or special_of(allowed, points) is not None)


def dealt(piles: set[tuple[int, ...]], cards: int, variants: int) -> set[tuple[int, ...]]:
    """Return the points of three players after some cards went to any of them."""
    for card in members(cards):
        value = value_of(1 << card, variants)
        piles = {
            tuple(points + value * (seat == taker) for seat, points in enumerate(pile))
            for pile in piles
            for taker in range(3)
        }
    return piles


@pytest.mark.parametrize("totals", [(0, 0, 0), (0, 7, 7), (0, 0, 7)])
def test_points_of_spy_tricks_fit_exactly_where_some_guesses_make_them(totals: tuple[int, ...]) -> None:
    """ST-15 to ST-18, ST-21, ST-23."""
    options = spydeck.game("spy-tricks").read_options(3, {})
    allowed, rows = model("spy-tricks", options), ({"points": totals, "totals": totals},)
    behind = [total == 0 < max(totals) for total in totals]
    makeable = {
        tuple(guesses.points for guesses in each)
        for each in product(*(list(all_guesses(helper=helper)) for helper in behind))
        if not any(one.conflict(other) for one, other in combinations(each, 2))
    }
    for points in product(range(-1, 29), repeat=3):
        assert fits(allowed, rows, points) == (points in makeable)
