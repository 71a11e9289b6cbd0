"""The columns of data: their types, what they hold, and whether the seat may know it."""

from __future__ import annotations

from typing import Any, NamedTuple

from spydeck.errors import MissingExtra

try:
    import pyarrow as pa
except ModuleNotFoundError as error:
    raise MissingExtra(error.name or "pyarrow", "data") from None

from numpy.typing import NDArray

from spydeck.arrays.words import vocabulary
from spydeck.games.game import Game
from spydeck.games.registry import game as game_of
from spydeck.games.tensor import length_of

KNOWN, CHOSEN, AFTERWARDS, SECRET = "known", "chosen", "afterwards", "secret"
"""What a seat may know when it chooses, what it chooses, how that ends, and what it may not know."""


class Column(NamedTuple):
    """One column of data."""

    name: str
    kind: str
    """What it holds: "number", "text", "tensor", "mask", "returns" or "position"."""
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
