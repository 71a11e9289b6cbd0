"""The documents say what is so."""

import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import pytest

import spydeck
from docs import protocol
from docs.pictures import learning
from spydeck.cli import parser_for
from spydeck.kernel import compiled
from spydeck.protocol.commands import read_command
from spydeck.protocol.messages import REFUSALS, RefusalCode, read_message

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
    bots = [names["Careful"](seed=seat) for seat in range(3)]
    while not match.over:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.observation(seat)))
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
