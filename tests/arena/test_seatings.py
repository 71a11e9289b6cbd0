"""What an arena plays: seatings, seeds, and what is refused; the same games in every run."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from spydeck import arena
from spydeck.arena.deal import read_game
from spydeck.arena.design import DRAWN, check_deals, design, read_design
from spydeck.errors import InvalidOption
from tests.arena.arenas import BOTS, SETTINGS, designed, measured, played


@pytest.mark.parametrize(("bots", "players", "games"), [(2, 3, 6), (2, 4, 14), (3, 4, 42), (4, 6, 372)])
def test_pairs_seat_each_two_bots_in_every_mixture(bots: int, players: int, games: int) -> None:
    tables = designed(*["random"] * bots, players=players).tables
    assert len(set(tables)) == len(tables) == games
    assert {len(set(table)) for table in tables} == {2}
    for seat in range(players):
        assert len({Counter(table[seat] for table in tables)[bot] for bot in range(bots)}) == 1


def test_all_seatings_hold_every_mixture_and_rotations_turn_one_table() -> None:
    assert len(designed(*["random"] * 3, seatings="all").tables) == 3**3 - 3
    assert designed(*["random"] * 3, seatings="rotations").tables == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_the_first_bot_sits_alone_in_each_seat_against_each_of_the_others() -> None:
    assert designed(*["random"] * 3, seatings="alone", players=3).tables == (
        (0, 1, 1),
        (1, 0, 1),
        (1, 1, 0),
        (0, 2, 2),
        (2, 0, 2),
        (2, 2, 0),
    )


def test_for_data_each_deal_is_played_once_with_a_bot_drawn_for_each_seat() -> None:
    chosen = designed("random", "sensible", "random", seatings=DRAWN)
    tables = {table for deal in range(200) for table in chosen.tables_of(deal)}
    assert tables == set(product(range(3), repeat=3))
    assert chosen.games_of_deal == 1
    found = played(chosen, 5, 0)
    assert found.lines[0].startswith("dealer-draw ")
    assert read_game(json.loads(json.dumps(found)), chosen) == found
    assert designed("random", seatings=DRAWN).tables_of(3) == ((0, 0, 0),)
    with pytest.raises(InvalidOption, match="name a bot$"):
        designed(seatings=DRAWN)
    with pytest.raises(InvalidOption, match="plays in the arena only"):
        designed("oracle", seatings=DRAWN)
    with pytest.raises(InvalidOption, match="one of pairs, all, rotations, alone, not 'drawn'"):
        measured("random", "sensible", seatings=DRAWN)


def test_a_deal_is_measured_from_level_totals_unless_the_options_say_otherwise() -> None:
    assert designed("random", "random").unit == "deal"
    assert designed("random", "random", options={"end_value": 40}).unit == "game"
    assert designed("random", "random", game="spy-tricks").unit == "game"


def test_bots_that_are_named_again_have_a_number() -> None:
    assert designed("random", "sensible", "random").labels == ("random", "sensible", "random (2)")


def test_a_design_is_read_back_from_plain_data() -> None:
    chosen = designed("random", "sensible", options={"variants": ["the-mole"]})
    assert chosen.rules.name == "black-spy"
    assert read_design(json.loads(json.dumps(chosen.facts()))) == chosen
    assert pickle.loads(pickle.dumps(chosen)) == chosen  # noqa: S301
    assert copy.deepcopy(chosen) == chosen


def test_seeds_of_bots_differ_by_deal_game_and_seat() -> None:
    chosen = designed("random", "random")
    seeds = {chosen.seed_for(deal, game, seat) for deal in range(3) for game in range(3) for seat in range(3)}
    assert len(seeds) == 27
    assert designed("random", "random", seed=2).seed_for(0) != chosen.seed_for(0)


@pytest.mark.parametrize(
    ("bots", "settings", "reason"),
    [
        (["random"], {}, "at least two bots"),
        ("random", {}, "a list of names"),
        (["random", 3], {}, "a list of names"),
        (["random"] * 2, {"players": 7}, "3 to 6 players"),
        (["random"] * 2, {"seatings": "some"}, "one of pairs, all, rotations, alone, drawn, not 'some'"),
        (["random"] * 2, {"seatings": "rotations"}, "one bot for each of the 3 seats, not 2"),
        (["random"] * 5, {"seatings": "all", "players": 6}, "more than 10000 seatings"),
        (["random"] * 2, {"budget": 0}, "more than 0"),
        (["random"] * 2, {"budget": float("nan")}, "a number of seconds"),
        (["random"] * 2, {"seed": "x"}, "seed"),
        (["random"] * 2, {"options": {"ends": 1}}, "there is no option 'ends'"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: Any, settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidOption, match=reason):
        design("black-spy", bots, **{**SETTINGS, **settings})


@pytest.mark.parametrize("deals", [0, -1, 10**9, True, "3"])
def test_the_number_of_deals_is_checked(deals: object) -> None:
    with pytest.raises(InvalidOption, match="deals must be from 1 to 1000000"):
        check_deals(deals)


@pytest.mark.parametrize("workers", [0, 1000, True, "2"])
def test_the_number_of_workers_is_checked(workers: Any) -> None:
    with pytest.raises(InvalidOption, match="workers must be from 1 to 256"):
        arena.LocalProcesses(workers)


@pytest.mark.live
def test_the_result_is_the_same_whatever_the_workers_and_after_an_interruption(tmp_path: Path) -> None:
    bots = ("random", f"{BOTS}:Seeded")
    expected = measured(*bots, deals=5)
    path = tmp_path / "results.jsonl"
    assert measured(*bots, deals=5, workers=3, out=path) == expected
    header, *lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 5
    path.write_text(header + lines[3] + lines[1] + lines[1] + lines[4][:-9])
    counted: list[int] = []
    assert measured(*bots, deals=5, out=path, progress=counted.append) == expected
    assert counted == [1, 2, 3, 4, 5]
    assert sorted(set(path.read_text().splitlines(keepends=True))) == sorted({header, *lines})
    assert measured(*bots, deals=2, out=path) == measured(*bots, deals=2)


def test_the_first_deals_of_a_longer_run_are_those_of_a_shorter_one() -> None:
    chosen = designed("random", "sensible")
    assert played(chosen, 3, 2) == played(chosen, 3, 2)
    assert played(chosen, 3, 2).points != played(chosen, 4, 2).points
