"""Entries by seat and what the scorekeepers make of them, for the client's own adding up.

`python -m tests.score_cases` writes them; `web/tests/addUp.test.ts` replays them with the models.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import spydeck
from spydeck.errors import SpydeckError
from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES, DECK
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.text.paper_deals import sweep_rows
from spydeck.games.spy_tricks.text.paper_rounds import ways_by_points
from spydeck.games.text_ui import Names, Scorekeeper
from spydeck.kernel import members
from spydeck.server.http.routes.score import model_of

FILE = Path(__file__).parents[1] / "web/tests/records/score-cases.json"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
STEPS = 14
VARIANTS: tuple[list[str], ...] = (
    [],
    ["no-good-spies"],
    ["capture-or-release"],
    ["spies-count-on-sweep"],
    ["going-back"],
    ["going-back", "spies-count-on-sweep"],
    ["no-good-spies", "spies-count-on-sweep"],
    ["no-good-spies", "capture-or-release", "going-back"],
)
OTHERS: tuple[dict[str, Any], ...] = ({"end_value": 75}, {"pass_direction": "left", "end_value": 1000})
Row = list[int]


def cases() -> Iterator[dict[str, Any]]:
    """Iterate over options, each with the model and some scorepads: entries, and what follows from each."""
    chosen: list[dict[str, Any]] = [{"variants": variants} for variants in VARIANTS]
    chosen += [{"variants": ["going-back"], **other} for other in OTHERS]
    for players, options in product(range(3, 7), chosen):
        yield case("black-spy", players, options, 2)
    for players in (3, 4):
        yield case("spy-tricks", players, {}, 50)


def case(name: str, players: int, given: dict[str, Any], pads: int) -> dict[str, Any]:
    """Return scorepads with random entries."""
    game = spydeck.game(name)
    options = game.read_options(players, given)
    make, model = game.text_ui("en").scorekeeper, model_of(game, options, "en")
    assert make is not None
    assert model is not None
    names = Names(NAMES[:players])
    random = Random(f"{name} {players} {given}")
    filled = [list(steps(name, options, make(options, names), random)) for _ in range(pads)]
    return {"game": name, "names": names, "model": model.model_dump(), "pads": filled}


def steps(name: str, options: Any, keeper: Scorekeeper, random: Random) -> Iterator[dict[str, Any]]:
    """Iterate over what follows from random entries, up to the first one after the end."""
    for _ in range(STEPS):
        over = keeper.over
        yield step(keeper, entry(name, options, keeper, random))
        if over:
            return


def step(keeper: Scorekeeper, text: str) -> dict[str, Any]:
    """Return what follows from an entry: totals and sentences, or why it is refused."""
    try:
        lines = keeper.enter(text)
    except SpydeckError as error:
        # Only the server reads sweeps by name, so only it suggests them; a page asks nothing after the end.
        unlike = "sweep" in str(error) or keeper.over
        return {"entry": text, "refused": None if unlike else str(error)}
    pad = keeper.pad()
    said = ["".join(part for _, part in line) for line in lines if line not in pad]
    question = None if keeper.over else keeper.question()
    return {"entry": text, "totals": keeper.rows()[-1]["totals"], "said": said, "question": question}


def entry(name: str, options: Any, keeper: Scorekeeper, random: Random) -> str:
    """Return an entry that may be right or nearly right."""
    row = deal(options, keeper, random) if name == "black-spy" else spy_tricks_round(options.players, random)
    match random.randrange(8):
        case 0:
            row[random.randrange(len(row))] += random.choice((-60, -5, -1, 1, 4, 5, 60))
        case 1:
            moved = random.choice((1, 4, 5, 20))
            row[random.randrange(len(row))] += moved
            row[random.randrange(len(row))] -= moved
        case 2 if random.randrange(4) == 0:
            row.pop()
    return " ".join(map(str, row))


def deal(options: BlackSpyOptions, keeper: Scorekeeper, random: Random) -> Row:
    """Return the points of a deal in which everybody took some cards, or of a sweep (BS-19 to BS-28)."""
    if random.randrange(4) == 0:
        row = list(random.choice(sweep_rows(options)))
        random.shuffle(row)
        return row
    variants = start(options).variants
    if random.randrange(6) == 0:
        below = [random.choice((0, -1, -5, -6, -11)) for _ in range(options.players - 1)]
        return [*below, value_of(DECK, variants) - sum(below)]
    piles = [0] * options.players
    takers = random.sample(range(options.players), random.randint(2, options.players))
    for card in members(BLACK | COLOURED_SPIES):
        piles[random.choice(takers)] |= 1 << card
    return landing([value_of(pile, variants) for pile in piles], options, keeper, random)


def landing(row: Row, options: BlackSpyOptions, keeper: Scorekeeper, random: Random) -> Row:
    """Return the points, often changed so that a total goes back or ends the game (BS-23, BS-35)."""
    rows = keeper.rows()
    seat, other = random.sample(range(options.players), 2)
    before = rows[-1]["totals"][seat] if rows else 0
    wanted = random.choice((options.end_value, options.end_value // 2)) - before
    if 0 < wanted < row[seat] + row[other]:
        row[seat], row[other] = wanted, row[seat] + row[other] - wanted
    return row


def spy_tricks_round(players: int, random: Random) -> Row:
    """Return points of a round; some need a Helper (ST-16, ST-21)."""
    if random.randrange(5) == 0:
        return [0] * players
    several = random.randrange(players)
    numbers: Sequence[int] = list(ways_by_points(helper=True))
    single = (0, 0, 2, 5, 10, random.choice((4, 10, 20)))
    return [random.choice(numbers if seat == several else single) for seat in range(players)]


def text() -> str:
    """Return all cases as the file holds them, one on each line."""
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in cases()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
