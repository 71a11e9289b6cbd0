"""Random entries by seat and what follows from them by the models, for the client's own adding up.

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
from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES, DECK
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.text.score_model import sweep_rows
from spydeck.games.paper_score import PointsRefused, Rows, add_part, consequences, is_over, question_of
from spydeck.games.score_model import ScoreModel
from spydeck.games.spy_tricks.text.score_model import ways_by_points
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
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
OTHERS: tuple[dict[str, Any], ...] = (
    {"end_value": 75},
    {"end_value": 60, "variants": []},
    {"pass_direction": "left", "end_value": 1000},
)
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
    make, sent = game.text_ui("en").score_model, model_of(game, options, "en")
    assert make is not None
    assert sent is not None
    names = Names(NAMES[:players])
    random = Random(f"{name} {players} {given}")
    filled = [list(steps(make(options), names, options, random)) for _ in range(pads)]
    return {"game": name, "names": names, "model": sent.model_dump(), "pads": filled}


def steps(model: ScoreModel, names: Names, options: Any, random: Random) -> Iterator[dict[str, Any]]:
    """Iterate over what follows from random entries: totals and sentences, or why they are refused."""
    rows: list[JsonObject] = []
    for _ in range(STEPS):
        if is_over(model, rows):
            return
        points = entry(options, rows, random)
        text = " ".join(map(str, points))
        try:
            row, lines = add_part(model, names, rows, points)
        except PointsRefused as refused:
            yield {"entry": text, "refused": str(refused)}
            continue
        rows.append(row)
        lines += consequences(model, names, rows, "en")
        said = ["".join(part for _, part in line) for line in lines]
        question = None if is_over(model, rows) else question_of(model, names, rows)
        yield {"entry": text, "totals": row["totals"], "said": said, "question": question}


def entry(options: Any, rows: Rows, random: Random) -> Row:
    """Return points that may be right or nearly right."""
    if isinstance(options, BlackSpyOptions):
        row = deal(options, rows, random)
    else:
        row = spy_tricks_round(options.players, random)
    match random.randrange(8):
        case 0:
            row[random.randrange(len(row))] += random.choice((-60, -5, -1, 1, 4, 5, 60))
        case 1:
            moved = random.choice((1, 4, 5, 20))
            row[random.randrange(len(row))] += moved
            row[random.randrange(len(row))] -= moved
        case 2 if random.randrange(4) == 0:
            row.pop()
    return row


def deal(options: BlackSpyOptions, rows: Rows, random: Random) -> Row:
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
    return landing([value_of(pile, variants) for pile in piles], options, rows, random)


def landing(row: Row, options: BlackSpyOptions, rows: Rows, random: Random) -> Row:
    """Return the points, often changed so that a total goes back or ends the game (BS-23, BS-35)."""
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
