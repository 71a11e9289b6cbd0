"""The client's page and its files, as a browser receives them."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from spydeck.server.http.routes.pages import FILES as FIXED
from spydeck.server.http.routes.pages import STATIC
from tests.server.in_process import live

pytestmark = [
    pytest.mark.live,
    pytest.mark.skipif(not (STATIC / "assets").is_dir(), reason="the client is not built: make client"),
]
FILES = sorted(path.name for path in (STATIC / "assets").glob("*"))


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A browser at a server."""
    with live(f"sqlite:///{tmp_path_factory.mktemp('pages') / 'pages.db'}") as running:
        yield running.guest(None)


def test_every_file_is_compressed_and_cached_forever(browser: httpx.Client) -> None:
    for name in FILES:
        response = browser.get(f"/assets/{name}")
        assert response.content == (STATIC / "assets" / name).read_bytes()
        assert response.headers["content-encoding"] == "gzip"
        assert response.headers["vary"] == "Accept-Encoding"
        assert "immutable" in response.headers["cache-control"]


def test_clients_without_compression_get_plain_files(browser: httpx.Client) -> None:
    name = FILES[0]
    plain = browser.get(f"/assets/{name}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (STATIC / "assets" / name).read_bytes()


@pytest.mark.parametrize("path", ["/assets/..%2findex.html", "/assets/%2e%2e/pages.py", "/assets/none.js"])
def test_only_files_of_the_client_are_served(browser: httpx.Client, path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.parametrize("name", FIXED)
def test_files_with_a_fixed_name_are_not_kept_for_long(browser: httpx.Client, name: str) -> None:
    response = browser.get(f"/{name}")
    media_type, caching = FIXED[name]
    assert response.content == (STATIC / name).read_bytes()
    assert response.headers["content-type"].partition(";")[0] == media_type
    assert response.headers["cache-control"] == caching
    assert "immutable" not in caching
    assert "worker-src 'self'" in response.headers["content-security-policy"]


def test_other_responses_are_not_compressed(browser: httpx.Client) -> None:
    assert "content-encoding" not in browser.get("/api/games").headers
