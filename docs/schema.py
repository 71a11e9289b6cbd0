"""The JSON schemas of the protocol and of each game's views and events, which the client's types come from.

`make client` pipes `python -m docs.schema` into `web/protocol.js`, which writes `web/src/net/protocol.ts` and
the `facts.ts` of each game.
"""

from __future__ import annotations

import ast
import inspect
import json
from importlib import import_module
from itertools import pairwise
from typing import Any

from pydantic import TypeAdapter

from spydeck.games import game as every_game
from spydeck.games.game import Game
from spydeck.games.registry import BUILT_IN, game
from spydeck.server.http.schema import document, plain, reference

Schema = dict[str, Any]

GAMES = tuple(BUILT_IN)


def of_game(found: Game) -> Schema:
    """Return the schema of a game's views and events, as its `facts.py` and `events.py` declare them."""
    facts, events = (import_module(f"{found.package}.{name}") for name in ("facts", "events"))
    _, whole = TypeAdapter.json_schemas(
        [("View", "validation", TypeAdapter(facts.View)), ("Event", "validation", TypeAdapter(events.Event))]
    )
    classes = declared(every_game) | declared(found.setup) | declared(facts) | declared(events)
    definitions = {name: plain(one) for name, one in whole["$defs"].items()}
    for name, definition in definitions.items():
        for field, meaning in meanings(classes, name).items():
            definition["properties"][field] = with_meaning(definition["properties"][field], meaning)
    return {
        "title": "Facts",
        "description": f"A view and an event of {found.title}.",
        "type": "object",
        "properties": {name: reference(name.title()) for name in ("view", "event")},
        "$defs": definitions,
    }


def declared(module: Any) -> dict[str, ast.ClassDef]:
    """Return the classes of a module by name, as they are written."""
    body = ast.parse(inspect.getsource(module)).body
    return {node.name: node for node in body if isinstance(node, ast.ClassDef)}


def meanings(classes: dict[str, ast.ClassDef], name: str) -> dict[str, str]:
    """Return what is written below the fields of a class and of those that it extends."""
    if name not in classes:
        return {}
    found: dict[str, str] = {}
    for base in classes[name].bases:
        found |= meanings(classes, ast.unparse(base))
    return found | written(classes[name])


def written(declaration: ast.ClassDef) -> dict[str, str]:
    """Return what is written below the fields of a class."""
    return {
        node.target.id: inspect.cleandoc(str(after.value.value))
        for node, after in pairwise(declaration.body)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
    }


def with_meaning(facts: Schema, meaning: str) -> Schema:
    """Return the schema of a field with its description."""
    return {**({"allOf": [facts]} if "$ref" in facts else facts), "description": meaning}


def for_client(whole: Schema) -> Schema:
    """Return the schema of a game for the client, for which whatever has a notation is a text."""
    definitions = {
        name: {key: one for key, one in definition.items() if key != "enum"}
        for name, definition in whole["$defs"].items()
    }
    return {**whole, "$defs": definitions}


def made_for_client(found: Game) -> dict[str, Any]:
    """Return what a game's `facts.ts` is made of: its constants, and the schema of its views and events."""
    constants = {"LOTS": lots(found), **import_module(f"{found.package}.facts").tables()}
    return {"constants": constants, "schema": for_client(of_game(found))}


def lots(found: Game) -> dict[str, Any]:
    """Return what each chance outcome draws from, by the number of players, as `docs/fairness.md` has it."""
    states = {
        players: found.setup.start(found.read_options(players, {}))
        for players in range(found.least_players, found.most_players + 1)
    }
    return {
        chance.name: {
            "whole": chance.whole,
            "laidOut": {
                players: " ".join(chance.operand.texts[number] for number in chance.deck(state))
                for players, state in states.items()
            },
        }
        for chance in found.chances.values()
    }


if __name__ == "__main__":
    games = {name: made_for_client(game(name)) for name in GAMES}
    print(json.dumps({"protocol": document(), "games": games}, indent=1))
