"""A site without a server is written whole or not at all, and names everything below its path."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spydeck.adapters import pyodide
from spydeck.errors import InvalidOption
from spydeck.games.registry import names
from spydeck.language import LANGUAGES
from spydeck.server.site import write_site


def written(folder: Path) -> set[str]:
    """Return the names of all files in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site whose address is known."""
    folder = tmp_path_factory.mktemp("site") / "public"
    write_site(folder, "https://example.org/cards", "", None)
    return folder


def test_each_address_of_the_client_has_a_page_with_its_own_preview(site: Path) -> None:
    pages = {name for name in written(site) if name.endswith("index.html")}
    games = {
        f"{page}/{game}/index.html" for page in ("rules", "alone", "puzzle", "learn") for game in names()
    }
    assert pages >= {"index.html", "settings/index.html", "puzzles/index.html", "learn/spycard/11/index.html"}
    assert pages >= games
    for name in ("rules/spycard/index.html", "404.html"):
        text = (site / name).read_text()
        assert '<meta name="base" content="/cards/"' in text
        assert '<meta name="site" content="">' in text
        assert "frame-ancestors" not in text
        assert "script-src 'self' 'wasm-unsafe-eval'" in text
        assert re.findall(r'(?:src|href)="(?!/cards/)[^"]*"', text) == []
    rules = (site / "rules/spycard/index.html").read_text()
    assert '<meta property="og:url" content="https://example.org/cards/rules/spycard/">' in rules
    picture = re.search(r'og:image" content="https://example.org/cards/([^"]+)"', rules)
    assert picture
    assert (site / picture[1]).read_bytes().startswith(b"\x89PNG")


def test_every_file_that_is_listed_is_there_and_uncompressed(site: Path) -> None:
    python = json.loads((site / "python/files.json").read_text())
    assert set(python) == {*pyodide.RUNTIME, pyodide.ARCHIVE}
    assert (site / python["pyodide.asm.wasm"]["path"][1:]).read_bytes().startswith(b"\0asm")
    for language in LANGUAGES:
        listed = json.loads((site / f"content/{language}/offline.json").read_text())
        for one in listed:
            size = (site / one["path"][1:]).stat().st_size
            assert size == one["length"] == one["bytes"]
        bundle = json.loads(
            (site / next(one["path"][1:] for one in listed if "/offline/" in one["path"])).read_text()
        )
        for address, text in bundle.items():
            assert (site / address[1:]).read_text("utf-8") == text


def test_a_site_takes_the_place_of_another_and_of_nothing_else(tmp_path: Path, site: Path) -> None:
    folder = tmp_path / "public"
    folder.mkdir()
    write_site(folder, None, "/", None)
    (folder / "stale.txt").write_text("of the version before")
    write_site(folder, None, "", None)
    assert "stale.txt" not in written(folder)
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(InvalidOption, match="holds something else"):
        write_site(other, None, "", None)
    assert written(other) == {"letter.txt"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other", "public"]


def test_nothing_is_left_of_a_site_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        write_site(tmp_path / "public", None, "", None)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("url", "path", "docs", "said"),
    [
        (None, "cards", None, "is like /cards/"),
        (None, "/../cards", None, "is like /cards/"),
        ("ftp://example.org", "", None, "must be like"),
        ("https://example.org", "/cards", None, "has a path already"),
        (None, "", Path("nowhere"), "no documentation"),
    ],
)
def test_what_cannot_be_written_is_said(
    tmp_path: Path, url: str | None, path: str, docs: Path | None, said: str
) -> None:
    with pytest.raises(InvalidOption, match=said):
        write_site(tmp_path / "public", url, path, docs)
    assert [*tmp_path.iterdir()] == []
