"""Link previews and their pictures: what messengers show of a link, and what they never learn."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from spydeck.errors import InvalidOption
from spydeck.games.registry import game as game_of
from spydeck.games.registry import names
from spydeck.server.http.preview_canvas import cut, width_of
from spydeck.server.http.preview_pictures import Score, daily_picture, isolated, result_picture, shown_name
from spydeck.server.live.replaying import Pictures, Replaying, rendered
from spydeck.server.store.errors import StoreError
from spydeck.server.table.daily import sealed_until
from spydeck.server.text import message
from tests.server.in_process import Live, draw, live, started_game
from tests.server.play_daily import go_to, play_out, start
from tests.server.store.samples import finished
from tests.server.test_daily import DAY, NEXT
from tests.waiting import PATIENCE, get

pytestmark = pytest.mark.live

UNKNOWN = "f" * 16 + "-1"
GENERIC = "Spydeck: Black Spy, Spy Tricks and Spycard"
HOSTILE = """<script>alert("1")</script>&'\x00\u202e"""
NUMBERS = count(1)
TAG = re.compile(r'<meta (?:name|property)="([^"]*)" content="([^"]*)">')


@pytest.fixture
def day_server(tmp_path: Path) -> Iterator[Live]:
    """A server at noon of a day."""
    with live(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        go_to(running, f"{DAY}T12:00")
        yield running


def page(server: Live, path: str, status: int = 200) -> httpx.Response:
    """Return a page as a robot without cookies reads it."""
    response = get(server.url + path, headers={"Accept": "text/html"})
    assert response.status_code == status
    return response


def tags(server: Live, path: str, status: int = 200) -> dict[str, str]:
    """Return the tags of a page, and its title."""
    text = page(server, path, status).text
    head = text.partition("</head>")[0]
    (title,) = re.findall("<title>(.*?)</title>", head)
    found = TAG.findall(head)
    assert len(dict(found)) == len(found)
    return {"title": unescape(title), **{name: unescape(content) for name, content in found}}


def picture(server: Live, path: str) -> httpx.Response:
    """Return a picture, which is one for link previews."""
    response = get(server.url + path.removeprefix(server.url)).raise_for_status()
    assert response.headers["content-type"] == "image/png"
    assert response.headers["cross-origin-resource-policy"] == "cross-origin"
    assert response.headers["x-content-type-options"] == "nosniff"
    with Image.open(io.BytesIO(response.content)) as image:
        image.load()
        assert (image.format, image.size) == ("PNG", (1200, 630))
        assert len(image.convert("RGB").getcolors(1 << 24) or ()) > 20
    return response


def save(server: Live, game: str, players: list[str], totals: list[int], *winners: int) -> str:
    """Save a finished game, and return the name of its record."""
    facts: dict[str, Any] = {"game": game, "names": players, "totals": totals, "winners": list(winners)}
    facts |= {"why": "over", "options": {}, "deals": [] if game == "spycard" else [totals]}
    number = next(NUMBERS)
    name = f"{number:016x}-1"
    row = replace(finished(name, number=number, facts=facts), game=game)
    server.do(server.services.journal.save([row]))
    return name


def test_every_page_has_all_tags(server: Live) -> None:
    paths = ("/", "/games", "/table/0000", "/rules/bridge", "/settings", "/puzzle/spycard/1", "/device/x")
    for path in (*paths, "/replay/", "/replay/x/y", f"/replay/{UNKNOWN}", "/join/nothing-here", "/daily/x"):
        found = tags(server, path)
        assert found.pop("og:url") == server.url + path
        assert found == {
            "title": GENERIC,
            "description": "Three spy card games in your browser, against bots or with friends. "
            "No account needed.",
            "og:title": GENERIC,
            "og:description": found["description"],
            "og:type": "website",
            "og:site_name": "Spydeck",
            "og:locale": "en_GB",
            "og:image": f"{server.url}/preview/spydeck.png",
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": GENERIC,
            "twitter:card": "summary_large_image",
        }


def test_pages_are_never_stale_and_heads_are_answered(server: Live) -> None:
    assert page(server, "/replay/x").headers["cache-control"] == "no-cache"
    for path in ("/", f"/replay/{UNKNOWN}", "/preview/spydeck.png", f"/preview/replay/{UNKNOWN}.png"):
        head = httpx.head(server.url + path, timeout=PATIENCE)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == get(server.url + path).headers["content-length"]


def test_what_does_not_exist_has_the_same_status_as_before(server: Live) -> None:
    assert tags(server, "/no-such-page", 404)["og:title"] == GENERIC
    for path in (
        "/preview/",
        "/preview/x.png",
        "/preview/replay/a/b.png",
        "/preview/replay/x",
        "/preview/daily",
    ):
        assert get(server.url + path).status_code == 404


def test_the_public_address_is_the_start_of_all_links(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with live(url, public_url="https://cards.example.org/") as server:
        found = tags(server, "/games?next=https://evil.example")
    assert found["og:url"] == "https://cards.example.org/games"
    assert found["og:image"] == "https://cards.example.org/preview/spydeck.png"


def test_a_result_is_in_the_tags_and_in_the_picture(server: Live) -> None:
    record = save(server, "black-spy", ["Ben", "Ann", "Cleo"], [45, 12, 104], 1)
    found = tags(server, f"/replay/{record}?eyes=0&step=3")
    assert found["title"] == found["og:title"] == "Black Spy: Ann wins with 12"
    assert found["og:description"] == "Ann 12, Ben 45 and Cleo 104. Watch the game move by move."
    assert found["og:url"] == f"{server.url}/replay/{record}"
    assert found["og:image"] == f"{server.url}/preview/replay/{record}.png"
    drawn = picture(server, found["og:image"])
    assert drawn.headers["cache-control"] == "public, max-age=86400"
    assert drawn.content == picture(server, found["og:image"]).content
    assert drawn.content != picture(server, "/preview/spydeck.png").content


@pytest.mark.parametrize(
    ("game", "totals", "winners", "title", "about"),
    [
        ("spy-tricks", [7, -2, 7], [0, 2], "A and C share the win", "A 7, C 7 and B \u22122."),
        ("spycard", [0, 0, 1], [2], "C wins", "C won, A lost and B lost."),
        ("spycard", [0, 0, 0], [], "A draw", "A drew, B drew and C drew."),
        ("black-spy", [9, 3, 3], [], "A draw", "B 3, C 3 and A 9."),
    ],
)
def test_ties_and_games_without_points(
    server: Live, game: str, totals: list[int], winners: list[int], title: str, about: str
) -> None:
    found = tags(server, f"/replay/{save(server, game, ['A', 'B', 'C'], totals, *winners)}")
    assert found["og:title"] == f"{game_of(game).title}: {title}"
    assert found["og:description"].startswith(about)


def test_hostile_names_change_neither_the_page_nor_the_picture(server: Live) -> None:
    record = save(server, "black-spy", [HOSTILE, "\u200b\x07", "W" * 40, "אבגד"], [1, 2, 3, 4], 0)
    text = page(server, f"/replay/{record}").text
    assert "<script>alert" not in text
    assert not re.search("[\x00-\x09\x0b-\x1f\u202a-\u202e]", text)
    assert text.count("</head>") == 1
    found = tags(server, f"/replay/{record}")
    assert found["og:title"] == """Black Spy: <script>alert("1")</script>&' wins with 1"""
    assert "Player 2, " in found["og:description"]
    assert "\u2068אבגד\u2069 4" in found["og:description"]
    picture(server, found["og:image"])


def test_only_a_finished_game_has_a_picture(server: Live) -> None:
    ada, ben = server.guest(), server.guest("Benedikta")
    made, own, other = started_game(server, ada, ben)
    before = [
        page(server, f"/{where}").text for where in (f"table/{made['table']}", f"replay/{made['table']}-1")
    ]
    assert not any("Black Spy:" in text or "Benedikta" in text for text in before)
    assert "no-store" in picture(server, f"/preview/replay/{made['table']}-1.png").headers["cache-control"]
    record = draw(own, other)
    assert tags(server, f"/replay/{record}")["og:title"] == "Black Spy: A draw"
    assert "Benedikta 0" in tags(server, f"/replay/{record}")["og:description"]
    named = picture(server, f"/preview/replay/{record}.png").content
    ben.delete("/api/guest").raise_for_status()
    assert "Former player 0" in tags(server, f"/replay/{record}")["og:description"]
    assert picture(server, f"/preview/replay/{record}.png").content != named


def test_an_invitation_says_only_which_game_it_is(server: Live) -> None:
    ada = server.guest("Zuleika")
    made = server.table(ada, game="spycard", name="Secret meeting")
    link = made["invitation"]["link"].removeprefix(server.url)
    assert get(f"{server.url}/api/invitations/{link.rpartition('/')[2]}").json()["line"]["game"] == "spycard"
    found = tags(server, link)
    assert found["og:title"] == "You are invited to a game of Spycard"
    assert found["og:image"] == f"{server.url}/preview/invitation/spycard.png"
    assert not any(word in page(server, link).text for word in ("Zuleika", "Secret meeting", made["table"]))
    picture(server, found["og:image"])
    assert tags(server, link + "x")["og:title"] == GENERIC
    unknown = picture(server, "/preview/invitation/no-such-game.png")
    assert unknown.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("game", names())
def test_a_daily_deal_shows_its_game_and_day(day_server: Live, game: str) -> None:
    title = game_of(game).title
    for day, said in ((DAY, "23 November 2026"), (NEXT, "24 November 2026")):
        found = tags(day_server, f"/daily/{game}/{day}")
        assert found["og:title"] == f"{title}: the daily deal of {said}"
        assert found["og:description"] == "The same deal for everybody. One try counts."
        drawn = picture(day_server, found["og:image"])
        assert drawn.headers["cache-control"] == "public, max-age=86400"
    assert tags(day_server, f"/daily/{game}")["og:title"] == f"{title}: the daily deal"
    picture(day_server, f"/preview/daily/{game}.png")


def test_days_without_a_deal_have_no_preview(day_server: Live) -> None:
    generic = picture(day_server, "/preview/spydeck.png").content
    for path in ("spycard/2026-11-25", "spycard/2026-11-22", "spycard/2026-02-31", "spycard/x", f"x/{DAY}"):
        assert tags(day_server, f"/daily/{path}")["og:title"] == GENERIC
        drawn = picture(day_server, f"/preview/daily/{path}.png")
        assert (drawn.content, drawn.headers["cache-control"]) == (generic, "no-store")
    day_server.do(day_server.services.daily.commit())
    go_to(day_server, "2026-12-24T12:00")
    assert "23 November 2026" in tags(day_server, f"/daily/spycard/{DAY}")["og:title"]
    assert tags(day_server, "/daily/spycard/2026-12-01")["og:title"] == GENERIC


def test_a_sealed_result_looks_as_if_it_did_not_exist(day_server: Live) -> None:
    ada = day_server.guest("Adamaris")
    table = start(ada, "spycard", DAY)
    play_out(day_server, ada, table)
    record = f"{table}-1"
    row = day_server.services.store.game_row(record)
    assert row is not None
    assert sealed_until(row.details.daily, day_server.services.daily.now()) is not None

    def seen(name: str) -> list[Any]:
        text = page(day_server, f"/replay/{name}").text.replace(name, "RECORD")
        drawn = picture(day_server, f"/preview/replay/{name}.png")
        kept = {one: drawn.headers[one] for one in drawn.headers if one != "date"}
        return [text, drawn.content, kept]

    assert seen(record) == seen(UNKNOWN)
    assert seen(record)[2]["cache-control"] == "no-store"
    go_to(day_server, f"{NEXT}T06:01")
    assert seen(record)[0] != seen(UNKNOWN)[0]
    assert "Adamaris" in tags(day_server, f"/replay/{record}")["og:description"]
    assert seen(record)[1] != seen(UNKNOWN)[1]


def test_a_page_is_shown_where_nothing_can_be_read(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise StoreError(message("database-lost"))

    monkeypatch.setattr(server.services.store, "game_row", fail)
    assert tags(server, f"/replay/{UNKNOWN}")["og:title"] == GENERIC
    assert get(f"{server.url}/preview/replay/{UNKNOWN}.png").status_code == 503


def test_pictures_of_an_address_wait_only_to_a_limit(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spydeck.server.live.replaying.MAX_WAITING", 0)
    record = save(server, "spy-tricks", ["Ann", "Ben", "Cy"], [1, 2, 3], 2)
    refused = get(f"{server.url}/preview/replay/{record}.png")
    assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-replays")
    monkeypatch.undo()
    picture(server, f"/preview/replay/{record}.png")


@pytest.mark.parametrize(
    ("path", "english", "german"),
    [
        ("/rules/black-spy", "The rules of Black Spy", "Die Regeln von Black Spy"),
        ("/about/spycard", "About Spycard", "Über Spycard"),
        ("/score/spy-tricks", "A scorepad for Spy Tricks", "Ein Punkteblock für Spy Tricks"),
        ("/puzzle/spycard", "Puzzles of Spycard", "Aufgaben zu Spycard"),
        ("/learn/spycard", "Learn Spycard", "Spycard lernen"),
    ],
)
def test_a_page_about_a_game_names_it(server: Live, path: str, english: str, german: str) -> None:
    assert tags(server, path)["og:title"] == english
    shown = get(server.url + path, headers={"accept-language": "de"}).text
    assert f'property="og:title" content="{german}"' in shown
    assert GENERIC not in shown
    assert "card game" not in shown


@pytest.mark.parametrize(
    ("asked", "headers"), [("", {"accept-language": "de-AT"}), ("?language=de", {"accept-language": "en"})]
)
def test_what_is_installed_is_called_as_in_the_language(
    server: Live, asked: str, headers: dict[str, str]
) -> None:
    english = get(f"{server.url}/manifest.webmanifest").json()
    assert (english["lang"], english["name"]) == ("en", GENERIC)
    found = get(f"{server.url}/manifest.webmanifest{asked}", headers=headers)
    assert found.headers["content-type"] == "application/manifest+json"
    assert found.headers["vary"] == "Accept-Language"
    german = found.json()
    assert (german["lang"], german["short_name"]) == ("de", "Spydeck")
    assert german["name"] == "Spydeck: Black Spy, Spy Tricks und Spycard"
    assert [(one["name"], one["url"]) for one in german["shortcuts"]] == [
        ("Black Spy: das Spiel des Tages", "daily/black-spy"),
        ("Spy Tricks: das Spiel des Tages", "daily/spy-tricks"),
        ("Spycard: das Spiel des Tages", "daily/spycard"),
        ("Meine Partien", "games"),
    ]
    assert german["icons"] == english["icons"]


def test_a_german_reader_gets_a_german_preview(server: Live) -> None:
    record = save(server, "black-spy", ["Ben", "Ann", "Cleo"], [45, 12, 104], 1)
    german = {"accept-language": "fr-CH;q=0.9, de-AT;q=0.8, en;q=0.5"}
    shown = get(f"{server.url}/replay/{record}", headers=german)
    assert shown.headers["vary"] == "Accept-Language"
    assert "Black Spy: Ann gewinnt mit 12" in shown.text
    assert 'property="og:locale" content="de_DE"' in shown.text
    path = f"/preview/replay/{record}.png"
    assert f"{path}?language=de" in shown.text
    assert picture(server, f"{path}?language=de").content != picture(server, path).content


@pytest.mark.parametrize("header", ["", "*", ";q=", "de;q=x", ",,,", "x" * 5000, "fr;q=1,pt"])
def test_any_header_of_languages_will_do(server: Live, header: str) -> None:
    assert GENERIC in get(server.url, headers={"accept-language": header}).text


DAY_OF_PICTURES = "2026-11-23"


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
    svg = result_picture(game, scores, DAY_OF_PICTURES)
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
            drawn = await kept.picture("a", daily_picture(game_of("spycard"), DAY_OF_PICTURES))
            assert drawn.startswith(b"\x89PNG")
        finally:
            await replaying.close()

    asyncio.run(scene())
