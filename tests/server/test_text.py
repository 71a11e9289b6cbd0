"""The server's sentences: one for each reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spydeck.server
from spydeck.games.registry import loadable
from spydeck.language import ENGLISH, LANGUAGES
from spydeck.language.messages import bundle
from spydeck.server.http.errors import read_refusals
from spydeck.server.text import message
from tests.test_languages import messages_in

REASONS = re.compile(
    r"""(?:
        (?:\bRefusal|\.close|\.close_all)\(\s*"[a-z-]+",\s*
        | \bHttpRefusal\(\s*\d+,\s*"[a-z-]+",\s*
        | \brefuse\(\s*scope,\s*send,\s*\d+,\s*"[a-z-]+",\s*
        | \brefusal\s=\s\(\d+,\s"[a-z-]+",\s
        | \bQuota\(\s*"[a-z-]+",\s[\w.]+,\srates,\s
        | \brequire_stage\(\s*table,\s*"[a-z]+",\s*
        | \b(?:message|sentence)\(\s*
    )"([a-z-]+)"
    """,
    re.VERBOSE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    folder = Path(spydeck.server.__path__[0])
    files = [path for path in folder.rglob("*.py") if "text" not in path.parts]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    sentences = {*messages_in("server/text", language), *messages_in("protocol/text", language)}
    reasons = set(REASONS.findall(source)) - {"illegal"}
    assert len(reasons) > 80
    assert reasons <= sentences


def test_refusals_are_read_before_anybody_waits_for_one() -> None:
    read_refusals()
    read = bundle.cache_info().misses
    assert message("no-game").sentence(ENGLISH)
    for game in loadable():
        assert bundle(game.sentences, ENGLISH)
    assert bundle.cache_info().misses == read
