"""A drawing shows what a seat may know and nothing else, as valid XML that says in words what it shows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import spydeck
from spydeck import drawing as svg
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.kernel import blank
from spydeck.match import Match
from tests.black_spy.test_secrets import other_world as other_hands
from tests.random_games import random_match, random_options
from tests.spy_tricks.test_secrets import resampled
from tests.spycard.test_secrets import other_world as other_agents

GAMES = {game.name: game for game in loadable()}
MAX_BYTES = 60_000
PREFIX = "{http://www.w3.org/2000/svg}"


def checked(drawing: str) -> list[str]:
    """Return the texts of a drawing after checking its form."""
    root = ElementTree.fromstring(drawing)  # noqa: S314  our own text
    assert len(drawing.encode()) < MAX_BYTES
    assert root.tag == f"{PREFIX}svg"
    assert root.get("role") == "img"
    assert root[0].tag == f"{PREFIX}title"
    assert root[0].text
    assert root[1].tag == f"{PREFIX}desc"
    assert root[1].text
    width, height = (float(root.get(name, "")) for name in ("width", "height"))
    assert width == 640
    for rect in root.iter(f"{PREFIX}rect"):
        assert float(rect.get("x", "0")) + float(rect.get("width", "")) <= width
        assert float(rect.get("y", "0")) + float(rect.get("height", "")) <= height
    return [text.text or "" for tag in ("text", "title") for text in root.iter(f"{PREFIX}{tag}")]


def own_cards(view: dict[str, Any]) -> list[str]:
    """Return the cards or tokens that a seat holds."""
    held = [token["agent"] for token in view.get("tokens", []) if token["controller"] == view["seat"]]
    return [*view.get("hand", []), *filter(None, held)]


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", range(6))
def test_every_stage_is_drawn_for_everybody(name: str, seed: int) -> None:
    random = Random(f"{name} {seed}")
    plies = Random(seed)

    def check(match: Match) -> None:
        if plies.random() < 0.05:
            for seat in (None, *range(match.players)):
                view = match.view(seat)
                texts = checked(svg.draw(view))
                assert set(own_cards(view)) <= set(texts)

    game = GAMES[name]
    match = random_match(game, random, check, 80 + 40 * seed, random_options(game, random))
    checked(match.svg())


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_number_of_players_is_drawn_at_the_start_and_at_the_end(name: str) -> None:
    game = GAMES[name]
    for players in range(game.least_players, game.most_players + 1):
        given = {} if name == "spycard" else dict(game.setup.SINGLE_DEAL)
        options = game.read_options(players, given)
        match = Match(game, options, seed=players)
        for seat in (None, *range(players)):
            assert checked(match.svg(seat))
        assert checked(random_match(game, Random(players), options=options).svg())


OTHER_WORLDS: dict[str, Callable[[Any, int, Random], Any]] = {
    "black-spy": other_hands,
    "spy-tricks": resampled,
    "spycard": other_agents,
}


@pytest.mark.parametrize("name", OTHER_WORLDS)
def test_worlds_that_a_seat_cannot_tell_apart_are_drawn_alike(name: str) -> None:
    random = Random(name)
    different = 0

    def check(match: Match) -> None:
        nonlocal different
        if random.random() < 0.3:
            true = match._state
            for seat in range(-1, match.players):
                viewer = None if seat < 0 else seat
                here = match.svg(viewer)
                match._state = OTHER_WORLDS[name](true, seat, random)
                assert match.svg(viewer) == here
                different += any(
                    match.svg(other) != drawn for other, drawn in enumerate(_all_drawn(match, true))
                )
                match._state = true

    random_match(GAMES[name], random, check, 60)
    assert different > 10


def _all_drawn(match: Match, state: Any) -> list[str]:
    """Return what every seat sees of a state."""
    world, match._state = match._state, state
    drawn = [match.svg(seat) for seat in range(match.players)]
    match._state = world
    return drawn


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_drawing_follows_from_what_was_observed(name: str) -> None:
    game = GAMES[name]
    match = random_match(game, Random(name), most=25, options=game.read_options(game.usual_players, {}))
    for seat in range(match.players):
        again = match.observation(seat)
        assert again._repr_svg_() == match.svg(seat)
    assert match._repr_svg_() == match.svg(None)


def test_what_is_typed_as_a_name_stays_text() -> None:
    view = spydeck.new("spy-tricks", seed=1).view(0)
    names = ['<script>"&', "a\x00b\ud800", "W" * 300, "\u5fcd\u8005" * 30]
    drawing = svg.draw(view, names[: view["options"]["players"]])
    assert "<script" not in drawing
    texts = checked(drawing)
    assert '<script>"&' in texts
    assert not any(len(text) > 60 for text in texts)


@pytest.mark.parametrize("names", ["abcd", ["a"], [], 5, object(), iter("abcd")])
def test_there_is_one_name_for_each_seat(names: Any) -> None:
    with pytest.raises(InvalidOption, match="names must be 4 texts"):
        svg.draw(spydeck.new("black-spy", players=4, seed=1).view(0), names)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_state_without_history_is_drawn(name: str) -> None:
    game: Game = GAMES[name]
    match = random_match(game, Random(name), most=20, options=game.read_options(game.most_players, {}))
    for seat in (-1, 0):
        seen = blank(game.rules.State)
        game.observe(match._state, seat, seen)
        drawing = svg.draw_state(game, seen, seat)
        assert checked(drawing)
        if name == "spy-tricks":  # a position compiles its game, and one will do
            assert match.position.svg(None if seat < 0 else seat) == drawing


def test_a_game_without_a_drawing_is_drawn_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    match = spydeck.new("spy-tricks", seed=1)
    monkeypatch.setitem(match.game.__dict__, "sentences", "spydeck.games.plain_text")
    texts = checked(match.svg(0))
    assert any(match.view(0)["hand"][0] in text for text in texts)


def test_pixels_have_the_width_that_was_requested() -> None:
    pytest.importorskip("resvg_py")
    match = spydeck.new("black-spy", seed=1)
    drawn = svg.pixels(match.svg(0), 320)
    assert drawn.shape[1:] == (320, 3)
    assert drawn.dtype.name == "uint8"
    assert drawn.std() > 10
    assert (drawn == svg.pixels(match.svg(0), 320)).all()


@pytest.mark.parametrize("width", [0, 15, 4097, "320", None, 320.0])
def test_a_wrong_width_is_refused(width: Any) -> None:
    with pytest.raises(InvalidOption, match="width must be a number from 16 to 4096, not "):
        svg.pixels("<svg/>", width)


@pytest.mark.parametrize("text", ["", "<svg", "nonsense", None, 3])
def test_what_is_not_a_drawing_is_refused(text: Any) -> None:
    pytest.importorskip("resvg_py")
    with pytest.raises(InvalidOption, match="svg must be a drawing in SVG"):
        svg.pixels(text)


@pytest.mark.parametrize(
    "view", [{}, None, 3, {"game": "black-spy"}, {"game": "black-spy", "seat": 0, "options": []}]
)
def test_what_is_not_a_view_is_refused(view: Any) -> None:
    with pytest.raises(InvalidOption, match="view must be what `Match.view` has returned"):
        svg.draw(view)
