"""Modules of WebAssembly, with which a page computes itself: one for each game, of its compiled programs.

`python -m spydeck.adapters.wasm_modules FOLDER [GAME ...]` builds them (`make modules`): `GAME.wasm`, and
beside it `GAME.json`, which holds the facts that a page needs to call the module (`Facts`): nothing about
memory is typed by hand anywhere else.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from typing_extensions import TypedDict

from spydeck import kernel
from spydeck.arrays.engine import Engine, engine
from spydeck.arrays.rollouts import compiled_playouts, compiled_sample
from spydeck.arrays.words import PARTIAL
from spydeck.bots.thinking.brief import ADVISER, plays_tuned
from spydeck.bots.thinking.choosing import compiled_choice
from spydeck.bots.thinking.comparing import compiled_rows, compiled_settling
from spydeck.bots.thinking.concluding import compiled_conclusion
from spydeck.bots.thinking.drawing import compiled_drawing
from spydeck.bots.thinking.explaining import ODDS_WORLDS, compiled_explanation
from spydeck.bots.thinking.programs import counting, guessing
from spydeck.bots.thinking.question import (
    BUDGET,
    FRESH,
    MAX_ROWS,
    PROGRESS,
    Findings,
    Question,
    Sheet,
    budget_of,
)
from spydeck.games.game import MAX_SEATS, Game, search_of
from spydeck.games.reasons import WORLDS
from spydeck.games.registry import game, names
from spydeck.games.search import Level
from spydeck.json_types import JsonObject
from spydeck.kernel import dtype_of, fields_of
from spydeck.kernel.numba_cache import source_files
from spydeck.kernel.wasm import RUNTIME, Called, Entry, build


class Place(TypedDict):
    """Where a field of a state lies."""

    kind: str
    offset: int
    """In bytes, from the start of the record."""
    length: int
    """How many numbers; 0 for a single one."""


class Facts(TypedDict):
    """The facts that a page needs to call a module."""

    made_from: str
    """A hash of the code that it was made from (`sources_hash`)."""
    functions: dict[str, Called]
    record_bytes: int
    fields: dict[str, Place]
    lengths: dict[str, int]
    """The lengths of arrays, by the names that functions have for them."""
    budget: list[str]
    progress: list[str]
    """The names of the numbers in these arrays."""
    levels: dict[str, JsonObject]
    """How each level thinks, as `Level` says it, with its budget."""


def entries_of(found: Game) -> dict[str, Entry]:
    """Return the functions of a game's module, by name."""
    return {**of_positions(found), **of_search(found)}


NUMBER = 0
INTEGERS, BYTES, DOUBLES = np.zeros(1, np.int64), np.zeros(1, np.int8), np.zeros(1)
ROWS = np.zeros((1, 1), np.int64)
MEASURES = np.zeros((1, 1, 1), np.float32)
"""Examples of arguments."""


def of_positions(found: Game) -> dict[str, Entry]:
    """Return the functions that play, and say what a seat may do and know."""
    programs = engine(found)
    state = {"records": np.zeros(1, programs.dtype)}
    worlds = {"worlds": np.zeros(1, programs.dtype)}
    partial, mask, seat = {"partial": INTEGERS}, {"mask": BYTES}, {"seat": NUMBER}
    generator, order = {"generator": INTEGERS}, {"order": INTEGERS}
    return {
        "random_games": Entry(
            compiled_playouts(found), {**state, "games": NUMBER, **generator, **order, "counts": INTEGERS}
        ),
        "standing": Entry(programs.standing, state),
        "begin": Entry(programs.begin, {**state, **partial, **seat, **mask}),
        "take": Entry(programs.take, {**state, **partial, "word": NUMBER, **mask}),
        "draw": Entry(programs.draw, {**state, **generator, **order}),
        "returns": Entry(programs.write_returns, {**state, "returns": INTEGERS}),
        "observe": Entry(programs.observe, {**state, **seat, "seen": state["records"]}),
        "tensor": Entry(programs.encode, {**state, **partial, **seat, "tensor": BYTES}),
        "sample": Entry(
            compiled_sample(programs),
            {**state, **worlds, "observed": NUMBER, **seat, **generator, "weights": DOUBLES},
        ),
    }


def of_search(found: Game) -> dict[str, Entry]:
    """Return the functions that a bot thinks with, as `spydeck.bots.thinking` calls them."""
    if found.search is None:
        return {}
    programs = engine(found)
    asked = {"question": question_of(programs), "sheet": sheet_of(programs)}
    concluded = {**asked, "findings": findings_of(programs)}
    entries = {
        "draw_worlds": Entry(compiled_drawing(programs), asked),
        "settle_rows": Entry(compiled_settling(programs), {**asked, "last": NUMBER}),
        "conclude": Entry(compiled_conclusion(programs), concluded),
        "choose": Entry(compiled_choice(programs), concluded),
    }
    levels = search_of(found).LEVELS
    for style in {style_of(found, level): level for level in levels.values()}:
        played = compiled_rows(programs, *style, False)
        entries[f"play_rows{suffix(*style)}"] = Entry(played, {**asked, "share": NUMBER, "shares": NUMBER})
    style = style_of(found, levels[ADVISER])
    entries[f"explain{suffix(*style)}"] = Entry(compiled_explanation(programs, *style), concluded)
    return entries


def question_of(programs: Engine) -> Question:
    """Return an example of a question."""
    state = np.zeros(1, programs.dtype)
    return Question(state, NUMBER, INTEGERS, history=ROWS, likelihoods=DOUBLES, also=ROWS)


def sheet_of(programs: Engine) -> Sheet:
    """Return an example of a sheet."""
    state = np.zeros(1, programs.dtype)
    doubles = dict.fromkeys(("notes", "chances", "weights", "fresh_weights"), DOUBLES)
    states = dict.fromkeys(("playing", "worlds", "fresh", "spare"), state)
    integers = {name: INTEGERS for name in Sheet._fields if name not in {*doubles, *states}}
    return Sheet(**{**integers, **doubles, **states, "actions": ROWS, "results": MEASURES})


def findings_of(programs: Engine) -> Findings:
    """Return an example of findings."""
    state = np.zeros(1, programs.dtype)
    integers = dict.fromkeys(("rows", "ranking", "equal", "looked_at", "world_picks"), INTEGERS)
    doubles = dict.fromkeys(("behind", "behind_errors", "told", "shares"), DOUBLES)
    tables = dict.fromkeys(("means", "errors", "bounds", "effects"), np.zeros((1, 1)))
    return Findings(**{**integers, **doubles, **tables, "ends": state, "copies": state})


def style_of(found: Game, level: Level) -> tuple[bool, bool]:
    """Return whether a seat believes, and whether it is tuned, where a level plays on."""
    believes = counting(found) is not None and level.believes
    return believes, not believes and plays_tuned(found, level)


def suffix(believing: bool, tuned: bool) -> str:
    """Return the end of the names of functions that play on in a style."""
    return "_believing" if believing else "_tuned" if tuned else ""


def facts_of(found: Game, functions: dict[str, Called]) -> Facts:
    """Return what a page has to know of a game's module with these functions."""
    programs = engine(found)
    record = dtype_of(found.rules.State)
    return {
        "made_from": sources_hash(found),
        "functions": functions,
        "record_bytes": record.itemsize,
        "fields": {
            name: {
                "kind": f"int{8 * field.width}",
                "offset": offset_of(record, name),
                "length": field.length,
            }
            for name, field in fields_of(found.rules.State).items()
        },
        "lengths": {
            "generator": 1,
            "mask": programs.words.size,
            "order": programs.programs.MAX_DECK,
            "partial": PARTIAL,
            "returns": MAX_SEATS,
            "tensor": programs.tensor_length,
            **(lengths_of_search(found) if found.search else {}),
        },
        "budget": [*BUDGET],
        "progress": [*PROGRESS],
        "levels": {
            name: {**asdict(level), "budget": budget_of(level)} for name, level in search_levels(found)
        },
    }


def search_levels(found: Game) -> list[tuple[str, Level]]:
    """Return the levels of a game for people, by name."""
    return [*search_of(found).LEVELS.items()] if found.search else []


def lengths_of_search(found: Game) -> dict[str, int]:
    """Return the lengths of arrays that a search needs; `actions` has rows of three numbers."""
    search, counts = search_of(found), counting(found)
    return {
        "actions": search.MAX_CANDIDATES,
        "effects": len(found.ideas.EFFECTS) if found.ideas else 0,
        "fresh": FRESH if guessing(found) else 0,
        "idea_worlds": WORLDS,
        "measures": len(search.MEASURES),
        "notes": counts.NOTES if counts else 0,
        "odds_worlds": ODDS_WORLDS,
        "rows_at_once": MAX_ROWS,
        "shares": search.COUNTS,
    }


PACKAGE = Path(__file__).parent.parent
SHARED = (
    "kernel/__init__.py",
    "kernel/compiled.py",
    "kernel/numba_pipeline.py",
    "kernel/wasm.py",
    "arrays/engine.py",
    "arrays/rollouts.py",
    "arrays/words.py",
    "bots/thinking/choosing.py",
    "bots/thinking/comparing.py",
    "bots/thinking/concluding.py",
    "bots/thinking/drawing.py",
    "bots/thinking/explaining.py",
    "bots/thinking/guessing.py",
    "bots/thinking/programs.py",
    "bots/thinking/question.py",
    "bots/thinking/verdict.py",
    "games/events.py",
    "adapters/wasm_modules.py",
)
"""The files that all games' programs are made of, and this one."""


def sources_hash(found: Game) -> str:
    """Return a hash of the code that a game's module is made from; comments and docstrings are no part."""
    for load in kernel.before_compiling:
        load()
    own = [one for one in kernel.marked if one.__module__.startswith(found.package)]
    sources = {Path(file) for file in set().union(*map(source_files, own))}
    shared = [PACKAGE / part for part in SHARED]
    digest = hashlib.sha256(RUNTIME.read_bytes())
    for path in (*sorted(sources), *shared):
        digest.update(code_in(path.read_text("utf-8")).encode())
    return digest.hexdigest()


def code_in(source: str) -> str:
    """Return a source without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [one for one in node.body if not is_text(one)]
    return ast.unparse(tree)


def is_text(statement: ast.stmt) -> bool:
    """Return whether a statement is nothing but a text."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def offset_of(record: np.dtype[Any], name: str) -> int:
    """Return where a field of a record begins, in bytes."""
    assert record.fields is not None  # noqa: S101  it is a record
    return int(record.fields[name][1])


def write(folder: Path, found: Game) -> None:
    """Build the module of a game, and write it and its facts."""
    module = build(entries_of(found))
    facts = json.dumps(facts_of(found, module.functions), indent=1)
    (folder / f"{found.name}.wasm").write_bytes(module.content)
    (folder / f"{found.name}.json").write_text(f"{facts}\n", "utf-8")


def main(folder: str, *chosen: str) -> None:
    """Build the modules of games, by default of all, in a process where sets always have the same order."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "spydeck.adapters.wasm_modules", folder, *chosen])  # noqa: S606
    for name in chosen or names():
        write(Path(folder), game(name))


if __name__ == "__main__":
    main(*sys.argv[1:])
