"""The server sends what a page needs to run Python, each file to be kept for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from spydeck.adapters import pyodide
from tests.server.in_process import Live

pytestmark = pytest.mark.live


def test_each_file_has_an_address_by_its_content(server: Live) -> None:
    page = server.guest(None)
    response = page.get("/python/files.json")
    assert response.headers["Cache-Control"] == "no-cache"
    listed = response.json()
    assert set(listed) == {*pyodide.RUNTIME, pyodide.ARCHIVE}
    for name, facts in listed.items():
        file = page.get(facts["path"])
        assert file.status_code == 200
        assert "immutable" in file.headers["Cache-Control"]
        assert file.headers["Content-Type"].split(";")[0] == pyodide.TYPES[Path(name).suffix]
        assert len(file.content) >= facts["bytes"]


def test_other_contents_have_other_addresses(server: Live) -> None:
    assert server.guest(None).get(f"/python/0123456789abcdef/{pyodide.ARCHIVE}").status_code == 404
