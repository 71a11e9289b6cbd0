"""The pictures of link previews: they have room for any names, and each is made once."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import pytest
from PIL import Image

from spydeck.errors import InvalidOption
from spydeck.games.registry import game as game_of
from spydeck.games.registry import names
from spydeck.server.http.preview_canvas import cut, width_of
from spydeck.server.http.preview_pictures import Score, daily_picture, isolated, result_picture, shown_name
from spydeck.server.live.replaying import Pictures, Replaying, rendered

pytestmark = pytest.mark.live

DAY = "2026-11-23"


def test_what_is_shown_of_a_name() -> None:
    assert shown_name(" a\u202eb\u2066\x1f ") == "ab"
    assert shown_name("\u2069\u200f") == "Player"
    family = "👩\u200d👧"
    assert shown_name(family) == family
    assert (isolated("Ann"), isolated("א")) == ("Ann", "\u2068א\u2069")


@pytest.mark.parametrize("name", ["W" * 40, "i" * 40, "日" * 40, "😀" * 40, "ש" * 40, "Ann"])
@pytest.mark.parametrize("bold", [True, False])
def test_texts_are_cut_to_their_room(name: str, bold: bool) -> None:
    short = cut(name, 20, 150, bold)
    assert width_of(short, 20, bold) <= 150
    assert short == name or (short.endswith("...") and name.startswith(short[:-3]))


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("name", names())
def test_the_picture_has_room_for_everybody(name: str, players: int) -> None:
    game = game_of(name)
    letters = ["W" * 40, "אבגד הזחט", "😀🎉", "日本太郎" * 10, "&<>\"'", "\ufffe\ud800"]
    scores = [Score(one, str(-(10**place)), place == 1, True) for place, one in enumerate(letters[:players])]
    svg = result_picture(game, scores, DAY)
    bottom = max(float(y) for y in re.findall(r'<text [^>]*?y="([0-9.]+)"', svg))
    assert bottom < 336
    with Image.open(io.BytesIO(rendered(svg))) as image:
        assert image.size == (1200, 630)


def test_a_stamp_has_room_for_what_it_says() -> None:
    def stamped(winners: int) -> str:
        scores = [Score(f"{'Ann' * 9}{place}", "7", place < winners, True) for place in range(4)]
        return result_picture(game_of("spy-tricks"), scores, None).partition("<desc>")[2].partition("<")[0]

    assert stamped(0) == "A draw"
    assert stamped(1) == f"{'Ann' * 7}... wins"
    assert stamped(2).endswith("... share the win")
    assert stamped(3) == "A shared win"


def test_a_picture_is_made_once_and_the_last_ones_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spydeck.server.live.replaying.MAX_KEPT", 2)
    made: list[str] = []

    class Counting(Replaying):
        async def run(self, address: str, work: Any, *given: Any, **also: Any) -> Any:
            made.append(given[0])
            await asyncio.sleep(0)
            return given[0].encode()

    async def scene() -> None:
        kept = Pictures(Counting())
        assert set(await asyncio.gather(*(kept.picture("a", "1") for _ in range(6)))) == {b"1"}
        assert made == ["1"]
        for svg in "213112":
            await kept.picture("a", svg)
        assert made == ["1", "2", "3", "2"]

    asyncio.run(scene())


def test_what_fails_is_tried_again() -> None:
    async def scene() -> None:
        replaying = Replaying()
        kept = Pictures(replaying)
        try:
            with pytest.raises(InvalidOption, match="svg must be a drawing"):
                await kept.picture("a", "nonsense")
            with pytest.raises(InvalidOption):
                await kept.picture("a", "nonsense")
            drawn = await kept.picture("a", daily_picture(game_of("spycard"), DAY))
            assert drawn.startswith(b"\x89PNG")
        finally:
            await replaying.close()

    asyncio.run(scene())
