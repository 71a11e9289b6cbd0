"""The documents say what is so."""

import doctest
import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=\[ ]", text)[0] for text in requirements}


def required() -> set[str]:
    extras = PROJECT["optional-dependencies"].values()
    return names(PROJECT["dependencies"]).union(*map(names, extras))


def test_the_readme_is_a_doctest() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_readme_opens_with_what_it_is_a_picture_and_the_two_commands() -> None:
    top = (ROOT / "README.md").read_text()[:900]
    assert "make play" in top
    assert "make test" in top
    for picture in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", top):
        assert (ROOT / picture).is_file(), picture
    assert "![" in top


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/dependencies.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    for link in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
        assert link.startswith("https://") or (path.parent / link).exists(), link


def test_every_dependency_has_its_reason() -> None:
    text = (ROOT / "docs/dependencies.md").read_text()
    listed = set(re.findall(r"^\| ([a-z][a-z0-9-]*) \|", text, re.M)) - {"package"}
    assert listed == required()


def test_every_dependency_is_bounded_and_pinned() -> None:
    for text in chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()):
        assert re.search(r">=[\d.]+,<[\d.]+$", text), text
    pins = (ROOT / "constraints.txt").read_text().splitlines()
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[\w.]+", pin) for pin in pins)
    assert required() <= {pin.split("==")[0].lower().replace("_", "-") for pin in pins}
