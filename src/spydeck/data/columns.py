"""The columns of data, their types and whether the seat may know them; and games as rows of these.

A row is one word that a bot has chosen, with what was so before, replayed from what happened in a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from spydeck.errors import MissingExtra

try:
    import pyarrow as pa
except ModuleNotFoundError as error:
    raise MissingExtra(error.name or "pyarrow", "data") from None

import numpy as np
from numpy.typing import NDArray

from spydeck.arena.deal import DealResult
from spydeck.arena.design import Design
from spydeck.arrays.position import Position
from spydeck.arrays.words import Vocabulary, vocabulary
from spydeck.bots import STAND_IN
from spydeck.games.action_text import read_action
from spydeck.games.game import Game
from spydeck.games.registry import game as game_of
from spydeck.games.tensor import length_of

KNOWN, CHOSEN, AFTERWARDS, SECRET = "known", "chosen", "afterwards", "secret"
"""Kinds of knowledge: known to a seat when it chooses, its choice, the outcome, and hidden from it."""


class Column(NamedTuple):
    """One column of data."""

    name: str
    kind: str
    """The kind of its values: "number", "text", "tensor", "mask", "returns" or "position"."""
    role: str
    """Whether the seat may know it: "known", "chosen", "afterwards" or "secret"."""
    meaning: str


COLUMNS = (
    Column("deal", "number", KNOWN, "the number of the game in this data, from 0"),
    Column("part", "number", KNOWN, "the number of the deal or round in its game, from 0"),
    Column("ply", "number", KNOWN, "the number of actions and chance outcomes before, in the game"),
    Column("place", "number", KNOWN, "the place of the word in its action, from 0"),
    Column("seat", "number", KNOWN, "the seat that chooses"),
    Column("bot", "text", KNOWN, "the bot that chooses, as it was named; `stand-in` after a fault"),
    Column("tensor", "tensor", KNOWN, "the observation tensor of the seat"),
    Column("mask", "mask", KNOWN, "1 for each word that the seat may choose, 0 for the others"),
    Column("position", "position", KNOWN, "the position as the seat observes it"),
    Column("word", "number", CHOSEN, "the word that the bot chose"),
    Column("returns", "returns", AFTERWARDS, "the returns of all seats at the end of the game"),
    Column("true_position", "position", SECRET, "the true position, with every secret of all seats"),
)
"""All columns in order. A row is one word that a bot has chosen, with what was so before."""


def schema(game: str, players: int | None = None) -> Any:
    """Return the schema of data of a game, a `pyarrow.Schema`. Raise `UnknownGame`, `InvalidOption`.

    >>> schema("black-spy", players=4).field("mask").type
    FixedSizeListType(fixed_size_list<item: int8>[68])
    """
    found = game_of(game)
    return schema_of(found, found.usual_players if players is None else players)


def schema_of(game: Game, players: int) -> Any:
    """Return the schema of data of a game with a number of players. Raise `InvalidOption`."""
    words = vocabulary(game)
    types = {
        "number": pa.int64(),
        "text": pa.string(),
        "tensor": pa.list_(pa.int8(), length_of(words.tensor)),
        "mask": pa.list_(pa.int8(), words.size),
        "returns": pa.list_(pa.int64(), players),
        "position": pa.binary(),
    }
    return pa.schema([pa.field(one.name, types[one.kind], nullable=False) for one in COLUMNS])


def arrays(rows: Any) -> dict[str, NDArray[Any]]:
    """Return the columns of a table or record batch of data, whole or some of them, as arrays of their own.

    Tensors and masks are int8 arrays (rows, length), returns an int64 array (rows, players), numbers int64
    arrays, texts and positions arrays of objects.
    """
    return {name: _array(rows.column(name)) for name in rows.schema.names}


def _array(column: Any) -> NDArray[Any]:
    if isinstance(column, pa.ChunkedArray):
        column = column.combine_chunks()
    if pa.types.is_fixed_size_list(column.type):
        flat: NDArray[Any] = column.flatten().to_numpy()
        return flat.reshape(-1, column.type.list_size).copy()
    found: NDArray[Any] = column.to_numpy(zero_copy_only=False)
    return found.copy()


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
