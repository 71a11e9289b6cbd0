"""The documentation builds as a site without warnings, names the whole library and needs no other host."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import spydeck

ROOT = Path(__file__).parent.parent
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["'](?:https?:)?//|<link\b[^>]*\bhref=["'](?:https?:)?//"""
)


def test_the_reference_describes_every_public_name_once() -> None:
    listed = re.findall(r"^::: spydeck\.(\w+)$", (ROOT / "docs/reference.md").read_text(), re.M)
    assert sorted(listed) == sorted(spydeck.__all__)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("mkdocs") is None, reason="needs the extra docs")
def test_the_site_builds_strictly_and_fetches_nothing_from_other_hosts(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > 15
    for page in pages:
        assert not FETCHED.search(page.read_text()), page
    for name in ("reference", "game-reference"):
        listed = re.findall(r"^::: (\S+)$", (ROOT / f"docs/{name}.md").read_text(), re.M)
        html = (tmp_path / f"{name}.html").read_text()
        assert [one for one in listed if f'id="{one}' not in html] == []
    for name, clause in (("black-spy", "BS-14"), ("spy-tricks", "ST-21"), ("spycard", "SC-23")):
        assert f"<strong>{clause}</strong>" in (tmp_path / f"rules/{name}.html").read_text()
