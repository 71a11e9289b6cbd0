"""The card of a folder of data: what it holds, how it was made, and what may be done with it.

It is Markdown that begins with YAML, as Hugging Face and others read it from the file `README.md`.
"""

from __future__ import annotations

import json

from spydeck import __version__
from spydeck.arena.design import Design
from spydeck.data.columns import COLUMNS, SECRET, schema_of

CARD = "_README.md"
"""Its name in the folder: readers of folders of Parquet files pass over names with an underscore."""

LICENSE = "CC0-1.0"
"""The licence of what Spydeck generates: its authors claim no rights in it."""

SECRETS = "; **secret**: it holds what no seat knows"


def card(design: Design, deals: int) -> str:
    """Return the card of data, as Markdown."""
    game, players = design.rules, design.players
    bots, games = ", ".join(f"`{bot}`" for bot in design.bots), f"{deals} game{'s' * (deals != 1)}"
    again = {"players": players, "deals": deals, "seed": design.seed, "options": dict(design.options)}
    types = schema_of(game, players)
    columns = "\n".join(
        f"| `{one.name}` | `{types.field(one.name).type}` | {one.meaning}{SECRETS * (one.role == SECRET)} |"
        for one in COLUMNS
    )
    return f"""---
pretty_name: {game.title}, games of bots
license: {LICENSE.lower()}
tags: [card-game, imperfect-information, reinforcement-learning, imitation-learning]
configs:
- config_name: default
  data_files: "*.parquet"
---

# {game.title}: games of bots

{games} of {players} players, played by bots of Spydeck {__version__}: {bots}.
The rules are those of version {game.rules_version}. In each seat sat one of the bots, drawn by the seed.
A row is one word of an action: who chose it, what that seat knew, what it chose, and how the game ended.
There are no people in this data.

| column | type | meaning |
| --- | --- | --- |
{columns}

`Position.from_bytes` of Spydeck reads the positions.

## The same again
`spydeck generate {game.name} --bots {",".join(design.bots)} --out FOLDER` makes the same rows, with
`{json.dumps(again)}`.
Bots named `module:Class` are not part of Spydeck.

## Licence
{LICENSE}: the authors of Spydeck claim no rights in what it generates. `CITATION.cff` says how to cite it.
To publish this folder, rename this file to `README.md`.
"""
