"""What rows hold: what the seat knew, the word it chose, and how the game ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from docs import data as page
from spydeck import data
from spydeck.arena.design import DRAWN, design
from spydeck.arrays.position import Position
from spydeck.games.registry import game as game_of
from spydeck.match import Match
from tests.arena.arenas import BOTS, played
from tests.data.filled import filled

OPTIONS = {"black-spy": {"variants": ["the-mole"], "end_value": 30}, "spy-tricks": {}, "spycard": {}}


def rows_of(out: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(out).to_pylist()
    return found


@pytest.mark.unmetered
@pytest.mark.parametrize("game", list(OPTIONS))
def test_rows_lead_from_position_to_position_and_to_the_returns(game: str, tmp_path: Path) -> None:
    filled(tmp_path, game=game, deals=2, options=OPTIONS[game])
    rows = rows_of(tmp_path)
    chosen = design(
        game, ["sensible", "random"], players=3, options=OPTIONS[game], seatings=DRAWN, seed=1, budget=10.0
    )
    for row, following in zip(rows, [*rows[1:], None], strict=True):
        true, seen = (Position.from_bytes(row[name]) for name in ("true_position", "position"))
        seat = row["seat"]
        assert (true.observer, seen.observer) == (None, seat)
        assert seen == true.observe(seat)
        assert row["tensor"] == seen.tensor().tolist()
        assert row["mask"] == seen.mask().tolist()
        assert (row["part"], row["bot"]) == (true.part, chosen.bots[chosen.tables_of(row["deal"])[0][seat]])
        assert row["word"] in seen.legal()
        true.apply(seat, row["word"])
        if true.over:
            assert list(true.returns()) == row["returns"]
            assert following is None or (following["deal"], following["place"]) == (row["deal"] + 1, 0)
        else:
            assert following is not None
            assert following["deal"] == row["deal"]
            assert (following["place"] > 0) == true.started == (following["ply"] == row["ply"])
            assert true.pending or true.to_bytes() == following["true_position"]
    for deal in range(2):
        lines = played(chosen, deal, 0).lines
        choices = {ply: int(line[0]) for ply, line in enumerate(lines) if line[0].isdigit()}
        assert {row["ply"]: row["seat"] for row in rows if row["deal"] == deal} == choices


@pytest.mark.unmetered
def test_a_row_holds_nothing_that_its_seat_does_not_know_but_what_is_marked_so(tmp_path: Path) -> None:
    filled(tmp_path, "random", game="black-spy", deals=1)
    row = next(row for row in rows_of(tmp_path) if row["ply"] > 20)
    known = {one.name for one in data.COLUMNS if one.role == "known"}
    assert set(row) - known == {"word", "returns", "true_position"}
    true = Position.from_bytes(row["true_position"])
    others = {true.resample(row["seat"], rng).to_bytes() for rng in range(5)} - {row["true_position"]}
    assert others
    for other in map(Position.from_bytes, others):
        seat = row["seat"]
        assert other.observe(seat).to_bytes() == row["position"]
        assert (other.tensor(seat).tolist(), other.mask(seat).tolist()) == (row["tensor"], row["mask"])


def test_after_a_fault_the_rows_are_those_of_the_stand_in(tmp_path: Path) -> None:
    bot = f"{BOTS}:Raises"
    made = filled(tmp_path, bot, "random", deals=2)
    assert sum(fault.count for fault in made.faults) == made.faults[0].count
    assert {fault.error.partition(" (")[0] for fault in made.faults} == {"ValueError: lost"}
    assert {row["bot"] for row in rows_of(tmp_path)} == {"stand-in", "random"}
    assert filled(tmp_path, bot, "random", deals=2) == made


def test_arrays_are_those_of_the_rows_also_of_a_part(tmp_path: Path) -> None:
    made = filled(tmp_path, "random")
    table = parquet.read_table(tmp_path)
    whole = data.arrays(table)
    assert list(whole) == [one.name for one in data.COLUMNS]
    assert {len(column) for column in whole.values()} == {made.rows}
    assert whole["returns"].shape == (made.rows, 3)
    assert whole["mask"][0].tolist() == table["mask"][0].as_py()
    assert {whole[name].dtype for name in ("tensor", "mask")} == {np.dtype(np.int8)}
    part = table.slice(7, 5).select(["word", "mask", "returns", "bot"])
    for rows in (part, part.combine_chunks().to_batches()[0]):
        columns = data.arrays(rows)
        for name, column in columns.items():
            assert column.tolist() == whole[name][7:12].tolist()
            column[:] = column[0]
    assert data.arrays(table.slice(0, 0))["tensor"].shape == (0, whole["tensor"].shape[1])


def test_the_page_of_columns_is_current() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "run python -m docs.data"
    assert data.schema("spycard", players=5).field("returns").type.list_size == 5


def test_the_deals_are_those_of_their_seeds(tmp_path: Path) -> None:
    made = filled(tmp_path, "random", deals=1)
    match = Match(game_of("spy-tricks"), made.design.game_options, seed=made.design.seed_for(0))
    first = Position.from_bytes(rows_of(tmp_path)[0]["true_position"])
    assert first == match.position
