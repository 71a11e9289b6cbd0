"""Generates `views.md`: the notation, the views and the events of each game, as played games show them.

`python -m docs.views`, from the root of the repository.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import spydeck
from docs.protocol import table
from spydeck.games.action import Operand
from spydeck.games.black_spy.options import FIRST_LEADS, PASS_DIRECTIONS
from spydeck.games.black_spy.variants import VARIANT_NAMES
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.match import Match
from spydeck.match.replay import Replay

PAGE = Path(__file__).parent / "views.md"
SEATS = "all seats"
"""Stands for a list of all seats."""
GAMES: dict[str, list[dict[str, Any]]] = {
    "black-spy": [
        {"end_value": 40},
        {"end_value": 40, "variants": [name for name in VARIANT_NAMES if name != "capture-or-release"]},
        {"end_value": 40, "variants": [name for name in VARIANT_NAMES if name != "spies-count-on-sweep"]},
        {
            "end_value": 40,
            "ages": SEATS,
            "pass_direction": list(PASS_DIRECTIONS)[1],
            "first_lead": list(FIRST_LEADS)[1],
        },
    ],
    "spy-tricks": [{}, {"first_start_player": 0}],
    "spycard": [{"turn_limit": 12}, {"jack_on_accusation": False}],
}
"""The options of the games that are played to see what there is."""
SEEDS = range(24)
RECORDS = Path(__file__).parents[1] / "tests" / "records"
"""Finished games with what happens rarely."""
INTRODUCTION = """\
# Views, events and notation

What the [protocol](protocol.md) sends of each game, and what the library returns as `view` and `events`.
`python -m docs.views` generates this page from played games. `[]` stands for each thing of a list. A field
with a `?` is not always there: a seat does not know it, or it means nothing at the moment. Cards that a seat
may not know are left out of its events.

In all games, `seat` is the seat that looks (null for a spectator) and `actors` the seats that may act;
`choices`, `legal` and `example` say what this seat may do, as the [protocol](protocol.md) explains. In the
text of an action, single spaces separate the words, and things of the same kind may be named in any order.
"""


@dataclass
class Shape:
    """What values of one field look like."""

    kinds: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    fields: dict[str, Shape] = field(default_factory=dict)
    objects: int = 0
    """The number of objects among the values."""
    seen: int = 0
    """The number of values."""
    items: Shape | None = None

    def note(self, value: Any) -> None:
        """Note a value."""
        self.seen += 1
        if isinstance(value, dict):
            self.objects += 1
            self.kinds.add("object")
            for name, one in value.items():
                self.fields.setdefault(name, Shape()).note(one)
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for one in value:
                self.items.note(one)
        else:
            names = {bool: "boolean", int: "integer", float: "number", str: "text", type(None): "null"}
            self.kinds.add(names[type(value)])
            if isinstance(value, str):
                self.texts.add(value)

    def type(self) -> str:
        """Return the type in words."""
        kinds = sorted(self.kinds - {"null", "text"})
        if self.items is not None:
            kinds.append(f"list of {self.items.type()}" if self.items.seen else "list")
        if "text" in self.kinds:
            kinds.append(text_type(self.texts))
        return " or ".join([*kinds, *(["null"] if "null" in self.kinds else [])])

    def rows(self, prefix: str = "") -> Iterator[tuple[str, str]]:
        """Iterate over the fields inside, each as its path and its type."""
        for name, shape in self.fields.items():
            sometimes = "?" if shape.seen < self.objects else ""
            yield f"`{prefix}{name}`{sometimes}", shape.type()
            yield from shape.inner(f"{prefix}{name}")

    def inner(self, prefix: str) -> Iterator[tuple[str, str]]:
        """Iterate over the fields of the objects inside, at any depth of lists."""
        yield from self.rows(f"{prefix}.")
        if self.items is not None:
            yield from self.items.inner(f"{prefix}[]")


def text_type(texts: set[str]) -> str:
    """Return a set of texts in words: all of them if they are words, or an example of a notation."""
    known = sorted(texts)
    if all(re.fullmatch("[a-z][a-z -]*", text) for text in known) and len(known) <= 16:
        return " or ".join(f"`{text}`" for text in known)
    return f"text such as `{next((text for text in known if text), '')}`"


def page() -> str:
    """Return the page as it should be."""
    parts = [INTRODUCTION, *("\n".join(described(game(name))) for name in GAMES)]
    return "\n".join(parts).rstrip() + "\n"


def described(found: Game) -> Iterator[str]:
    """Iterate over the lines about a game."""
    view = Shape()
    events: dict[str, Shape] = {}
    for match in (*played(found), *recorded(found)):
        for event in note_game(match, view):
            events.setdefault(event["event"], Shape()).note(
                {name: value for name, value in event.items() if name != "event"}
            )
    yield f"## {found.title}\n"
    yield f"### Notation of {found.title}\n"
    yield from notation(found)
    yield f"### The view of {found.title}\n"
    # What a seat may do is the same in all games, and its keys are verbs.
    view.fields = {
        name: one for name, one in view.fields.items() if name not in ("choices", "legal", "example")
    }
    yield from table(("field", "type"), view.rows())
    yield f"### The events of {found.title}\n"
    rows = []
    for name, shape in sorted(events.items()):
        details = ", ".join(f"{path} {kind}" for path, kind in shape.rows())
        rows.append((f"`{name}`", details))
    yield from table(("event", "fields"), rows)


def notation(found: Game) -> Iterator[str]:
    """Iterate over the lines about the texts of actions."""
    rows = [(f"`{verb.form}`", verb.clause, ", ".join(traits(verb))) for verb in found.verbs.values()]
    yield from table(("action", "clause", ""), rows)
    operands: dict[str, Operand] = {}
    for verb in found.verbs.values():
        for operand in filter(None, (verb.subject, verb.objects)):
            operands.setdefault(operand.name.upper(), operand)
    texts = [(f"`{name}`", one.clause, listed(one)) for name, one in operands.items()]
    yield from table(("word", "clause", "texts"), texts)


def traits(verb: Any) -> Iterator[str]:
    """Iterate over what is special about a verb."""
    if verb.early:
        yield "may be answered early"
    if verb.harmless:
        yield "given by the clock"
    if verb.telltale:
        yield "sealed in a window"


def listed(operand: Operand) -> str:
    """Return all texts of an operand."""
    return " ".join(f"`{text}`" for text in dict.fromkeys(operand.texts))


def played(found: Game) -> Iterator[Match]:
    """Iterate over new matches with all numbers of players."""
    counts = range(found.least_players, found.most_players + 1)
    for given, players, seed in product(GAMES[found.name], counts, SEEDS):
        options: dict[str, Any] = {
            name: list(range(players)) if one == SEATS else one for name, one in given.items()
        }
        yield spydeck.new(found.name, players=players, seed=seed, **options)


def recorded(found: Game) -> Iterator[Match]:
    """Iterate over the finished games of the records."""
    for path in sorted(RECORDS.glob(f"{found.name}-*.spy")):
        yield spydeck.load(path.read_text(encoding="utf-8"))


def note_game(match: Match, view: Shape) -> Iterator[dict[str, Any]]:
    """Note what is seen of a match, played at random or finished, and iterate over its events."""
    if match.over:
        yield from note_finished(match, view)
        return
    random = Random(match.players)
    for ply in range(3000):
        verbs = " ".join(match.verbs(match.actors[0])) if match.actors else ""
        if match.over or ply % 4 == 0 or verbs not in view.texts:
            view.texts.add(verbs)  # a view for every kind of question
            view.note(match.view(ply % match.players))
            yield from other_answers(match)
        if match.over:
            break
        seat = random.choice(match.actors)
        match.act(seat, any_action(match, seat, random))
    view.note(match.view(None))
    yield from match.events(0)
    yield from match.events(None)


def any_action(match: Match, seat: int, random: Random) -> str:
    """Return a legal action in which every verb, also a rare one, is as likely as the others."""
    action = ""
    while additions := match.additions(seat, action):
        if action and match.choices(seat, action)["enough"] and random.random() < 0.7:
            break
        action += random.choice(additions)
    return action


def other_answers(match: Match) -> Iterator[dict[str, Any]]:
    """Iterate over the events after each answer to a question with two answers; a game has one of them."""
    for seat in match.actors:
        answers = list(islice(match.legal(seat), 3))
        if len(answers) == 2:
            for answer in answers:
                yield from match.copy().act(seat, answer)


def note_finished(match: Match, view: Shape) -> Iterator[dict[str, Any]]:
    """Note what is seen of a finished match at every step, and iterate over its events."""
    replay = Replay(match)
    for step in range(replay.steps + 1):
        replay.go_to(step)
        view.note(replay.match.view(step % match.players))
    for seat in (*range(match.players), None):
        yield from match.events(seat)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
