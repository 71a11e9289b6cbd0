"""Bots through the real contract: an observation in, the text of an action out."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import spydeck
from examples.search_bot import SearchBot
from spydeck import Games, Position, arena, data
from spydeck.arrays.engine import playouts_of
from spydeck.bots import STAND_IN, names
from spydeck.bots import search as searching
from spydeck.cli.benchmark import bots, deck_of, interpreted_plays, playouts, ready_to_play_out
from spydeck.games.black_spy.policy import likely_sweeper, sensible
from spydeck.games.black_spy.vocabulary import stage
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.games.search import Level
from spydeck.kernel import NONE, blank
from spydeck.match import Match
from tests.black_spy.stacked import in_order, passed_table, play, table
from tests.random_games import random_options

games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(spydeck.UnknownBot, match="random, sensible"):
        spydeck.bot("expert-of-all")


def test_a_level_that_is_not_there_is_refused_at_once() -> None:
    for level in ("hrd", "", None, 3):
        with pytest.raises(spydeck.InvalidOption, match="level must be one of easy, medium, hard, expert"):
            searching.SearchBot(level)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [*names(), STAND_IN, "pimc32", "expert-2026"])
def test_a_bot_says_what_it_is_and_that_it_wants_an_observation(name: str) -> None:
    bot, match = spydeck.bot(name, seed=3), spydeck.new("spy-tricks", seed=1)
    assert repr(bot).endswith(", seed 3>")
    assert repr(spydeck.bot(name)) == repr(bot).replace(", seed 3>", ">")
    wanted = "a bot chooses by an observation, such as match.observation"
    for wrong in (match, match.view(0), match.position, None):
        with pytest.raises(spydeck.SpydeckError, match=wanted):
            bot.choose(wrong)  # type: ignore[arg-type]
    waiting = next(seat for seat in range(4) if seat not in match.actors)
    for seat, who in ((waiting, f"seat {waiting}"), (None, "a spectator")):
        with pytest.raises(spydeck.SpydeckError, match=f"{who} may not act now"):
            bot.choose(match.observation(seat))


def test_one_rule_holds_for_every_seed() -> None:
    """Whole numbers of any type and sign, or None; -1 is another seed than 1."""

    def drawn(seed: Any) -> list[object]:
        position = Position.start("spy-tricks", 3)
        while position.pending:
            position.resolve(rng=seed)
        games = Games("spy-tricks", 2, players=3, seed=seed)
        match = spydeck.new("spy-tricks", seed=seed)
        spydeck.load(match.record(), seed=seed)
        return [match.record(), position.to_bytes(), games.obs.tobytes()]

    for seed in (-1, np.int64(-1), np.array(-1)):
        assert drawn(seed) == drawn(-1)
    for other in (1, (1 << 64) + 5, None):
        assert all(one != two for one, two in zip(drawn(-1), drawn(other), strict=True))
    assert Games("spy-tricks", 2).obs.tobytes() != Games("spy-tricks", 2).obs.tobytes()
    for wrong in (1.0, "1", True, np.array([1])):
        made: list[Callable[[Any], object]] = [
            lambda seed: spydeck.new("spycard", seed=seed),
            lambda seed: spydeck.bot("random", seed=seed),
            lambda seed: searching.SearchBot("hard", seed=seed),
            lambda seed: Games("spycard", 1, seed=seed),
            lambda seed: arena.run("spycard", ["random", "random"], seed=seed),
            lambda seed: data.generate("spycard", ["random"], "nowhere", seed=seed),
        ]
        for make in made:
            with pytest.raises(spydeck.InvalidOption, match="seed must be a whole number"):
                make(wrong)


def test_an_arena_says_what_is_wrong_with_its_options_and_its_file() -> None:
    for out in (5, ["x"]):
        with pytest.raises(spydeck.InvalidOption, match="out must be a path, not"):
            arena.run("spycard", ["random", "random"], out=out)  # type: ignore[arg-type]
    for options in (5, ["end_value"], "end_value=1"):
        with pytest.raises(spydeck.InvalidOption, match="options must be a dictionary"):
            arena.run("spycard", ["random", "random"], options=options)  # type: ignore[arg-type]


@pytest.fixture
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels think as they do, but with few worlds and playouts: this is about what they answer."""
    level_in = searching.SearchBot.level_in

    def briefly(bot: searching.SearchBot, game: Game) -> Level:
        level = level_in(bot, game)
        return replace(level, playouts=min(level.playouts, 150), worlds=min(level.worlds, 16))

    monkeypatch.setattr(searching.SearchBot, "level_in", briefly)


ALIKE = ("medium", "hard")
"""Levels that differ from others only in how much they think."""


@games
@pytest.mark.usefixtures("brief_thoughts")
@pytest.mark.parametrize(
    "name",
    [
        *(pytest.param(name, marks=pytest.mark.slow) if name in ALIKE else name for name in names()),
        STAND_IN,
    ],
)
def test_bots_act_legally_in_all_variants(game: Game, name: str) -> None:
    for seed in range(6):
        random = Random(seed)
        match = Match(game, random_options(game, random), seed=seed)
        bot = spydeck.bot(name, seed=seed)
        for _ in range(200):
            if match.over:
                break
            seat = random.choice(match.actors)
            match.act(seat, bot.choose(match.observation(seat)))


def test_nobody_chooses_a_stand_in_to_play_against() -> None:
    assert STAND_IN not in names()
    with pytest.raises(spydeck.UnknownBot, match="expert, pimc32, pimc128, pimc512, expert-2026$"):
        spydeck.bot("standin")


@games
@pytest.mark.usefixtures("brief_thoughts")
def test_a_seed_makes_bots_repeatable(game: Game) -> None:
    for name in names():
        records = []
        for _ in range(2):
            match = spydeck.new(game.name, seed=3)
            bot = spydeck.bot(name, seed=4)
            for _ in range(60):
                if not match.over:
                    match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
            records.append(match.record())
        assert records[0] == records[1]


@pytest.mark.unmetered
def test_the_policy_does_the_same_on_a_true_and_on_an_observed_state() -> None:
    """So it reads nothing that its seat may not know."""
    game = spydeck.game("black-spy")
    for seed in range(20):
        match = Match(game, random_options(game, Random(seed)), seed=seed)
        while not match.over and match.view(None)["deal"] < 3:
            for seat in match.actors:
                seen = blank(game.rules.State)
                game.observe(match._state, seat, seen)
                verb, subject, objects = sensible(seen, seat, [1])
                true_verb, true_subject, true_objects = sensible(match._state, seat, [1])
                card = game.chances[0].operand.texts
                assert verb == true_verb
                assert objects.bit_count() == true_objects.bit_count()
                assert subject == true_subject or card[subject] == card[true_subject]
            seat = match.actors[0]
            match.act(seat, spydeck.bot("sensible").choose(match.observation(seat)))


def chosen(match: Match, seat: int | None = None) -> str:
    seat = match.actors[0] if seat is None else seat
    return spydeck.bot("sensible").choose(match.observation(seat))


def test_sensible_passes_dangerous_cards() -> None:
    low = "B1 B2 B3 Y1 Y2 Y3 G1 G2 G3 R2 R3 R4"
    assert chosen(table({0: f"{low} K11 K10 K9"}), 0) == "pass K9 K10 K11"


def test_sensible_ducks_a_trick_with_a_black_spy() -> None:
    match = passed_table({0: "R1 R6 R5", 1: "K7 B1 B2 B3 Y1 Y2 Y3 G1 G2 G3 G4 Y4 B4 K1 K2", 2: "R4 R11"})
    play(match, "R5", "K7")
    assert "play R11" in match.legal(2)
    assert chosen(match) != "play R11"


def test_sensible_throws_its_worst_card_on_another() -> None:
    void = passed_table({0: "R1 R9", 1: "K7 B1 B2 B3 Y1 Y2 Y3 G1 G2 G3 G4 Y4 B4 K1 K2"})
    play(void, "R9")
    assert chosen(void) == "play K7"


def test_sensible_takes_coloured_spies_when_it_plays_last() -> None:
    match = passed_table({0: "R1 R2 R6", 1: "R7", 2: "R3", 3: "R9 R4"})
    play(match, "R6", "R7", "R3")
    assert chosen(match) == "play R9"


def test_sensible_sees_a_sweep_coming_and_breaks_it() -> None:
    """Seat 0 has ten black cards alone; seat 3 takes a black trick though it costs points."""
    match = passed_table({0: "R1"})
    state = match._state
    black = [44, 45, 46, 47, 48, 49, 50, 51, 52, 53]
    state.taken[0] = sum(1 << card for card in black)
    assert likely_sweeper(state, 3) == 0
    assert likely_sweeper(state, 0) == NONE
    state.taken[1] = 1 << 59
    assert likely_sweeper(state, 3) == NONE


def sweep_in_sight(sweeping: bool) -> str:
    """Return what seat 3 plays last to a trick with a black card, one player being near a sweep or not."""
    match = passed_table(
        {0: "R1 R5 K1", 1: "R2 K7", 2: "R3 K3", 3: "R4 K2 K8 G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 Y1 Y2"}
    )
    play(match, "R5", "R2", "R3", "R4")
    state = match._state
    taken = [46, *range(47, 50), *range(54, 56), 57, 58, 59]
    piles = 0 if sweeping else 2
    for card in taken:
        state.taken[piles if card > 57 else 0] |= 1 << card
    play(match, "K1", "K7", "K3")
    return chosen(match)


def test_sensible_takes_a_black_spy_to_break_a_sweep() -> None:
    assert sweep_in_sight(sweeping=False) != "play K8"
    assert sweep_in_sight(sweeping=True) == "play K8"


@pytest.mark.parametrize(
    ("totals", "how"),
    [
        ([0, 0, 10], "settle self"),
        ([0, 90, 10], "settle others"),
        ([0, 91, 10], "settle others"),
        ([140, 100, 10], "settle self"),
        ([70, 100, 10], "settle others"),
    ],
)
def test_sensible_settles_a_sweep_against_the_others_when_that_wins(totals: list[int], how: str) -> None:
    """BS-28, the end value being 150 and reached exactly too (BS-23)."""
    game = spydeck.game("black-spy")
    state = game.setup.start(game.read_options(3, {"variants": ["capture-or-release"], "end_value": 150}))
    state.stage, state.turn = stage.SETTLE, 0
    state.totals[:3] = totals
    verb, subject, _ = sensible(state, 0, [1])
    assert f"{game.verbs[verb].text} {('others', 'self')[subject]}" == how


def test_sensible_takes_the_harmless_cards_of_the_mole() -> None:
    from spydeck.games.black_spy.cards import CARD_TEXTS
    from spydeck.games.black_spy.policy import cards_to_take

    mole = ["B1", "Y1", "G2", "K11", "K10", "K9", "R11", "B11", "Y11", "G11", "K8", "K7"]
    cards = sum(1 << CARD_TEXTS.index(text) for text in mole)
    kept = [CARD_TEXTS[card] for card in range(60) if cards_to_take(0, cards) >> card & 1]
    assert kept == in_order(["B1", "Y1", "G2"])


@pytest.mark.slow
def test_sensible_stays_nine_points_under_the_mean_of_a_random_table() -> None:
    """Four players, 500 deals in all rotations."""
    measured = bots("black-spy", ["sensible", "random", "random", "random"], 500, 1)
    assert measured["under_mean"] - 3 * measured["standard_error"] > 9


def test_a_bench_of_bots_reports_who_played_and_how() -> None:
    measured = bots("black-spy", ["sensible", "random", "random"], 12, 5)
    assert measured["deals"] == 12
    assert measured["games"] == 36
    assert measured["better"] == "fewer"
    assert measured["directions"]["points"] == "less"
    assert measured["directions"]["under_mean"] == "more"
    assert measured["under_mean"] > 0
    assert round(sum(measured["points"])) >= 60
    assert sum(measured["wins"]) == pytest.approx(1, abs=0.01)
    assert measured == bots("black-spy", ["sensible", "random", "random"], 12, 5)
    for wrong in (0, -1, 10**9):
        with pytest.raises(spydeck.InvalidOption, match="deals"):
            bots("black-spy", ["random"] * 3, wrong, 1)


@games
@pytest.mark.unmetered
def test_a_bench_of_playouts_is_one_line_of_facts(game: Game) -> None:
    measured = playouts(game.name, None, 0.05)
    keys = ["game", "players", "games_per_s", "plays_per_s"]
    keys += ["interpreted_plays_per_s", "compile_s", "state_bytes"]
    assert list(measured)[:7] == keys
    assert {name for name in measured if name.endswith(("_s", "_bytes"))} == {*measured["directions"]}
    assert measured["games_per_s"] > 0
    assert measured["interpreted_plays_per_s"] > 0
    with pytest.raises(spydeck.InvalidOption, match="seconds"):
        playouts(game.name, None, 0)


@games
def test_playouts_are_complete(game: Game) -> None:
    """A playout ends where no seat acts: at a chance outcome or the end of the game."""
    words = [1]
    playout = playouts_of(game).playout
    for _ in range(20):
        state = ready_to_play_out(game, None)
        plays = playout(state, words, deck_of(game, state))
        assert plays > 0
        assert game.rules.actors(state) == 0
    assert interpreted_plays(game, ready_to_play_out(game, None), 0.05) > 0


def test_a_bot_refuses_to_choose_out_of_turn() -> None:
    match = passed_table({0: "R1"})
    for name in names():
        with pytest.raises(spydeck.SpydeckError, match="seat 2 may not act now"):
            spydeck.bot(name).choose(match.observation(2))


def test_seeds_and_names_of_bots_are_checked() -> None:
    with pytest.raises(spydeck.InvalidOption, match="seed"):
        spydeck.bot("random", seed="x")  # type: ignore[arg-type]
    with pytest.raises(spydeck.UnknownBot):
        spydeck.bot(["random"])  # type: ignore[arg-type]
    huge = spydeck.bot("random", seed=10**40)
    match = table()
    assert match.is_legal(0, huge.choose(match.observation(0)))


def test_the_bot_of_the_guide_searches_and_plays_legally() -> None:
    for name, actions in (("spy-tricks", 40), ("black-spy", 12)):
        match = spydeck.new(name, seed=5)
        players = {0: SearchBot(seed=1, worlds=4)}
        for _ in range(actions):
            seat = match.actors[0]
            bot = players.get(seat, spydeck.bot("sensible", seed=seat))
            match.act(seat, bot.choose(match.observation(seat)))
