"""Games as rows: what was so before each word, replayed from what happened in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from spydeck.arena.deal import DealResult
from spydeck.arena.design import Design
from spydeck.arrays.position import Position
from spydeck.arrays.words import Vocabulary, vocabulary
from spydeck.bots import STAND_IN
from spydeck.data.columns import COLUMNS, schema_of
from spydeck.games.action_text import read_action

GROUP = 4096
"""The maximum number of rows that are written together."""

Row = tuple[Any, ...]
"""The values of the columns in their order."""


def tables(design: Design, results: Sequence[DealResult]) -> Iterator[Any]:
    """Yield the rows of some deals in order, as tables of at most `GROUP` rows."""
    rows: list[Row] = []
    for result in results:
        rows += rows_of(design, result)
        while len(rows) >= GROUP:
            yield _table(design, rows[:GROUP])
            del rows[:GROUP]
    if rows:
        yield _table(design, rows)


def rows_of(design: Design, result: DealResult) -> list[Row]:
    """Return the rows of the game with a deal."""
    words = vocabulary(design.rules)
    position = Position.of_state(design.rules, design.rules.setup.start(design.game_options))
    (table,), (lines,) = design.tables_of(result.deal), result.lines
    bots = [design.bots[bot] for bot in table]
    failed = {(fault.seat, fault.ply) for fault in result.faults}
    rows: list[Row] = []
    for ply, line in enumerate(lines):
        who, _, what = line.partition(" ")
        if not who.isdigit():
            position.resolve(what)
            continue
        seat = int(who)
        if (seat, ply) in failed or (seat, 0) in failed:
            bots[seat] = STAND_IN
        before = (result.deal, position.part, ply)
        rows += _action_rows(position, words, before, seat, bots[seat], what)
    returns = position.returns()
    place = next(place for place, column in enumerate(COLUMNS) if column.name == "returns")
    return [(*row[:place], returns, *row[place:]) for row in rows]


def _action_rows(
    position: Position, words: Vocabulary, before: tuple[int, ...], seat: int, bot: str, text: str
) -> Iterator[Row]:
    """Yield a row for each word of an action, but for the returns, and carry the action out."""
    action = read_action(position.game, text)
    place = 0
    while place == 0 or position.started:
        word = words.next_word(position.partial, action)
        seen = position.tensor(seat), position.mask(seat)
        knows, true = position.observe(seat).to_bytes(), position.to_bytes()
        yield (*before, place, seat, bot, *seen, knows, word, true)
        position.apply(seat, word)
        place += 1


def _table(design: Design, rows: Sequence[Row]) -> Any:
    schema = schema_of(design.rules, design.players)
    columns = dict(zip(schema.names, zip(*rows, strict=True), strict=True))
    made = {
        name: pa.array(column, schema.field(name).type)
        for name, column in columns.items()
        if not pa.types.is_fixed_size_list(schema.field(name).type)
    }
    for name in schema.names:
        if name not in made:
            kind = schema.field(name).type
            numbers = np.array(columns[name], kind.value_type.to_pandas_dtype())
            made[name] = pa.FixedSizeListArray.from_arrays(pa.array(numbers.reshape(-1)), type=kind)
    return pa.table([made[name] for name in schema.names], schema=schema)
