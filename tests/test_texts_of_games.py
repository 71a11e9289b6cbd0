"""What people read of every game at some moments, in every language, on a screen and with a screen reader."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

import spydeck
from spydeck.errors import SpydeckError
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.language import LANGUAGES, speaking
from spydeck.match import Match
from spydeck.match.replay import Replay
from tests import golden, transcripts
from tests.black_spy import stacked as black_spy
from tests.black_spy.test_score import sweep
from tests.spy_tricks import rounds as spy_tricks
from tests.spy_tricks.test_guesses import HELPS_C_ALONE
from tests.spy_tricks.test_refusals import REFUSED
from tests.spycard import stacked as spycard

NAMES = {
    "en": ("you", ("Ada", "Heron", "Lynx", "Badger", "Wren")),
    "de": ("du", ("Ada", "Reiher", "Luchs", "Dachs", "Wal")),
}
"""By language, what readers call themselves and the others."""


class Moment(NamedTuple):
    """A moment of a game, as a seat or a spectator reads it."""

    title: str
    match: Match
    seat: int | None = 0
    with_pages: bool = False
    with_events: bool = False
    changes: Mapping[str, Any] = MappingProxyType({})
    """Facts of the view that are others than in the match."""


def led(**options: Any) -> Match:
    """Return a game of Black Spy in whose first trick two cards lie, with seat 2 to play."""
    match = black_spy.passed_table({0: "R1 R5", 1: "R8", 2: "B8 R9 K7"}, **options)
    black_spy.play(match, "R5", "R8")
    return match


def moments_of_black_spy() -> Iterator[Moment]:
    for direction in ("left", "right", "across"):
        changes = {"pass_direction": direction}
        yield Moment(f"Three cards are passed ({direction})", black_spy.table(), 2, changes=changes)
    yield Moment("Two cards lie in the trick, and their ranks count", led(variants=["following-rank"]), 2)
    yield Moment("Two cards lie in the trick", led(), 2, with_pages=True, with_events=True)
    match = black_spy.passed_table({0: "R1 R5", 1: "B5 K11", 2: "R6", 3: "K7"})
    black_spy.play(match, "R5", "B5", "R6")
    yield Moment("BS-15, BS-16: who has the trick so far", match, 3)
    black = "K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11"
    yield Moment("Sixteen black cards", black_spy.table({0: black}, players=3))
    match = sweep(variants=["capture-or-release"])
    yield Moment("BS-28: all black cards are taken", match.copy(), 0)
    match.act(0, "settle others")
    yield Moment("After the first deal", match, 0, with_pages=True, with_events=True)
    for stage in ("take", "call"):
        match = reached("black-spy-mole-and-call", stage)
        yield Moment(f"BS-31, BS-33: {stage}", match, match.actors[0], with_events=True)
    yield Moment("Hidden from others", match, None)


def reached(record: str, stage: str) -> Match:
    """Return a golden game at the first moment of a stage."""
    replay = Replay(spydeck.load((golden.FOLDER / f"{record}.spy").read_text("utf-8")))
    for step in range(replay.steps):
        replay.go_to(step)
        if replay.match.view(None)["stage"] == stage:
            break
    return replay.match


def moments_of_spy_tricks() -> Iterator[Moment]:
    match = spy_tricks.stacked_game()
    yield Moment("The first trick is led", match, 0, with_pages=True)
    yield Moment("A spectator", match, None)
    for seat, card in enumerate(("R9", "R3", "W4", "B9")):
        yield Moment(f"{card} is to be played", match.copy(), seat)
        match.act(seat, f"play {card}")
    yield Moment("The Winner guesses", match.copy())
    match.act(0, "guess red")
    yield Moment("The Loser guesses", match, 2, with_events=True)
    match = spy_tricks.stacked_game()
    spy_tricks.play_tricks(match, ("red", "W4"))
    match.act(0, "play R8")
    yield Moment("In the second trick", match)
    match = spy_tricks.stacked_game()
    spy_tricks.play_tricks(match, HELPS_C_ALONE)
    spy_tricks.play_tricks(match, ("red", "W4"))
    yield Moment("After a trick of the second round", match, 0, with_pages=True)
    match = spy_tricks.stacked_game()
    spy_tricks.play_tricks(match, HELPS_C_ALONE)
    spy_tricks.play_trick(match, 0)
    match.act(1, "guess red")
    yield Moment("In the second round, one has a Helper", match, 0, with_pages=True)
    match = spy_tricks.stacked_game()
    spy_tricks.play_tricks(match, HELPS_C_ALONE)
    spy_tricks.play_tricks(match, ("red", "W1"))
    spy_tricks.play_trick(match, 1)
    match.act(1, "guess R1")
    yield Moment("Who has a Helper guesses", match.copy(), 2, with_pages=True)
    match.act(2, "guess B3 +helper")
    yield Moment("A henchman with a Helper stands on a card", match)
    match = spy_tricks.stacked_game()
    spy_tricks.play_tricks(match, spy_tricks.MISSES)
    yield Moment("Salvation", match.copy(), 0, with_pages=True)
    for seat in range(3):
        match.act(seat, "guess B3")
    yield Moment("Three henchmen stand on one spot", match.copy(), 0)
    match.act(3, "guess B3")
    yield Moment("All four were right", match, 0, with_pages=True)
    match = spy_tricks.stacked_game()
    for _ in range(4):
        spy_tricks.play_tricks(match, HELPS_C_ALONE)
    yield Moment("The end of the game", match, 0, with_pages=True)
    match = spy_tricks.stacked_game()
    spy_tricks.play_tricks(match, HELPS_C_ALONE)
    spy_tricks.play_tricks(match, spy_tricks.MISSES)
    for seat, text in ((1, "guess B3"), (2, "guess 3 +helper"), (3, "decline"), (0, "decline")):
        match.act(seat, text)
    yield Moment("After two rounds", match, 0, with_pages=True, with_events=True)


HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def moments_of_spycard() -> Iterator[Moment]:
    fielded = "0 field #1 #7; 1 pass; 2 pass"
    for title, script, seat in (
        ("The first turn", "", 0),
        ("An agent is drafted", "0 draft", 0),
        ("After the first turns", fielded, 0),
        ("A heart is claimed", f"{fielded}; 0 hearts #7 on #2", 1),
        ("It is accused", f"{fielded}; 0 hearts #7 on #2; 1 accuse", 0),
        ("A Joker is shown", f"{fielded}; 0 hearts #7 on #2; 1 accuse; 0 no jack", 0),
        (
            "It turns up an agent",
            f"{fielded}; 0 hearts #7 on #2; 1 accuse; 0 no jack; 0 joker hearts on #2",
            1,
        ),
        ("Nobody accuses", f"{fielded}; 0 hearts #1 on #2; 1 allow; 2 allow", 1),
        ("An attack", f"{fielded}; 0 ace #1 on #4; 1 allow; 2 allow", 0),
        ("An action again", f"{fielded}; 0 hearts #1 on #2; 1 accuse; 0 no jack; 1 no jack", 0),
    ):
        match = spycard.stacked(HANDS)
        spycard.play(match, *([script] if script else []))
        yield Moment(title, match, seat, with_pages=title == "After the first turns", with_events=seat == 1)
    yield Moment("A spectator", match, None)
    match = spycard.stacked(HANDS)
    spycard.play(match, "0 field #1 #4; 1 pass; 2 pass; 0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack")
    yield Moment("An agent is face up", match, 0, with_events=True)
    yield Moment("Another's agent is face up", match, 1)
    match = spycard.stacked("QD 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    spycard.play(
        match, "0 field #1; 1 field #2; 2 pass; 0 queen #1 on #2 #3; 1 allow; 2 allow; 1 pass; 2 pass"
    )
    spycard.play(match, "0 queen #1 on #2 #5; 1 allow; 2 allow")
    yield from (
        Moment("SC-14: a queen moves agents", match, reader, with_events=True) for reader in (None, 0)
    )
    match = spycard.stacked(HANDS)
    spycard.play(match, f"{fielded}; 0 hearts #7 on #2; 1 accuse; 0 no jack; 0 joker hearts on #2; 1 no jack")
    spycard.play(match, "0 done; 1 expose P2 KS; 0 expose P1 KC")
    for seat in (0, 1):
        yield Moment("Two are exposed, one wrongly", match, seat, with_pages=seat == 0, with_events=True)


MOMENTS: dict[str, Callable[[], Iterator[Moment]]] = {
    "black-spy": moments_of_black_spy,
    "spy-tricks": moments_of_spy_tricks,
    "spycard": moments_of_spycard,
}
EVENTS: dict[str, list[dict[str, Any]]] = {
    "black-spy": [
        {"event": "deal", "deal": 0, "seat": 2, "pass_direction": "left"},
        *({"event": "pass", "seat": 1, "to": to, "cards": ["B1", "R3", "K7"]} for to in (0, 2)),
        *({"event": "receive", "seat": 1, "from": giver, "cards": ["B1", "R3", "K7"]} for giver in (0, 2)),
        *({"event": "call", "seat": seat, "colour": colour} for seat, colour in ((0, "green"), (2, "red"))),
        *({"event": "skip", "seat": 3, "skipped": skipped} for skipped in ([1], [0], [1, 0], [1, 2])),
        {"event": "mole-taken", "seat": 1, "count": 3},
        {"event": "mole-taken", "seat": 0, "cards": ["B1", "R3", "K7"]},
        *({"event": "play", "seat": seat, "card": "R7"} for seat in (0, 1)),
        *({"event": "trick", "seat": seat, "trick": 2} for seat in (0, 1)),
        *({"event": "sweep", "seat": seat} for seat in (0, 1)),
        *({"event": "settle", "seat": seat, "how": how} for seat in (0, 1) for how in ("self", "others")),
        *({"event": "going-back", "seat": seat, "before": 150, "total": 75} for seat in (0, 1)),
    ],
    "spy-tricks": [{"event": "helpers", "seats": seats} for seats in ([], [0], [1], [0, 3], [1, 2])],
    "spycard": [],
}
"""Events that some tests want to see beside those of the moments."""
ENDS = [{"event": "game-over", "winners": winners} for winners in ([0], [1], [0, 2], [1, 0], [1, 2])]
OPTIONS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "black-spy": [
        (4, {"variants": ["the-mole", "calling-color"]}),
        (3, {"pass_direction": "left", "first_lead": "dealer-left"}),
        (4, {"variants": ["capture-or-release", "going-back"], "end_value": 60}),
    ],
    "spy-tricks": [(4, {}), (3, {"first_start_player": 1, "pawns": ["grey", "purple", "green"]})],
    "spycard": [(4, {}), (3, {"turn_limit": 30, "jack_on_accusation": "off"})],
}
"""Numbers of players with options."""
ACTIONS = {
    "black-spy": (
        "play R7|pass B1 R3 K7|take K7 K7 K7|call red|settle self|settle others|BS-13: you do not hold R3"
    ),
    "spy-tricks": (
        "play R7|guess red|guess 3 +helper|guess W9 +helper|decline|guess SPOT [HELPER]|ST-9: not R3"
    ),
    "spycard": (
        "again TOKEN [TOKEN]|hearts TOKEN on TOKEN|expose SEAT AGENDA|field TOKEN [TOKEN ...]|"
        "again #7 #8|hearts #4 on #9|field #3 #5|attack #4 #9|expose P1 KC|no bullet|base #3|"
        "queen #1 on #2 #3|clubs #4 on #9|spades #4 on #9|diamonds #4 on #9 #12|ace #1 on #4|"
        "joker hearts on #9|sleeper P2|jack #4|bullet #4"
    ),
}
"""Actions and their forms, as a screen shows them."""
WRONG = {
    "black-spy": "play K1|play B1|play R99|pass B1 B2|pass B1 B1 B2|take B1|call red|settle self|fly|",
    "spy-tricks": "",
    "spycard": (
        "keep|sleeper P1|accuse|allow|again #2|decline|jack #4|no jack|bullet #4|no bullet|"
        "joker hearts on #2|done|wait||hearts #1 on #13|hearts #14 on #1|ace #1 on #47|"
        "queen #1 on #2 #47|hearts #4 on #2|attack #1 #2|attack #1|expose P1|expose P1 KC KS|"
        "expose P1 ZZ|expose P0 KC|expose P9 KC|pass #1|draft #13|diamonds #1 on #2 #47|"
        "hearts #1 on #1|hearts #1 on #2 #3|field #2|base #1|clubs #1 on #10"
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
def test_what_people_read_of_a_game_is_as_approved(game: Game, language: str) -> None:
    """BS-9, BS-14 to BS-21, BS-34, SC-7, SC-14, ST-15, ST-23, ST-24."""
    with speaking(language):
        text_ui = game.text_ui(language)
        refused: set[str] = set()
        lines: list[str] = []
        for moment in MOMENTS[game.name]():
            lines += what_is_read(text_ui, moment, names_for(language, moment.match.players, moment.seat))
            if moment.seat is not None:
                lines += what_is_refused(moment.match, moment.seat, refused)
        lines += events_of(game, text_ui, language)
        lines += what_stays(game, text_ui, language)
    transcripts.compare(f"{game.name}.{language}", lines)


def names_for(language: str, players: int, seat: int | None) -> Names:
    own, others = NAMES[language]
    return Names((own if other == seat else others[other % 5] for other in range(players)), own=seat)


def text_of(line: Line) -> str:
    return "".join(text for _, text in line)


def spoken(text_ui: TextUi) -> TextUi:
    return text_ui.screen_reader or text_ui


def described(text_ui: TextUi, event: JsonObject, names: Names) -> str:
    """Return the sentence for an event; "" where there is nothing to say."""
    line = text_ui.describe_event(event, names, names.own)
    return text_of(line or [])


def what_is_read(text_ui: TextUi, moment: Moment, names: Names) -> Iterator[str]:
    """Yield what a seat reads at a moment, with what it can type."""
    match, seat = moment.match, moment.seat
    view = {**match.view(seat), **moment.changes}
    yield from ("", f"# {moment.title}", "")
    yield from map(text_of, text_ui.table(view, names))
    for ui in (text_ui, spoken(text_ui)):
        if ui is not text_ui:
            yield from ("", "[spoken]", *map(text_of, ui.table(view, names)))
        if seat in match.actors:
            yield from map(text_of, [*(ui.brief(view, names) if ui.brief else []), ui.question(view, names)])
        for word, page in ui.pages.items() if moment.with_pages else ():
            if page.help:
                yield from (f"[{word}: {page.help}]", *map(text_of, page.lines(view, names)))
        if moment.with_pages:
            yield from ("[the hand of another]", *map(text_of, ui.hand(match.view(1), names)))
        if moment.with_events:
            said = (described(ui, event, names) for event in match.events(seat))
            yield from ("[events]", *filter(None, said))
    if seat is not None:
        yield from ("[actions]", *what_is_typed(text_ui, match, seat, names))
    if text_ui.draw:
        shown = re.findall(r">([^<>\n]+)<", text_ui.draw(view, names, ""))
        yield "[drawing] " + ", ".join(dict.fromkeys(shown))


def what_is_typed(text_ui: TextUi, match: Match, seat: int, names: Names) -> Iterator[str]:
    """Yield the first actions of each verb, as they are typed and as they read, with what gives pause."""
    view = match.view(seat)
    for verb in view.get("choices", ()):
        yield f"{text_of(text_ui.highlight(verb))}... {text_ui.continue_prompt(verb)}"
    shown: set[str] = set()
    for text in match.legal(seat):
        doubt = text_ui.doubt(view, text, names)
        if (kind := f"{text.split()[0]} {doubt} {len(text.split())}") not in shown and len(shown) < 30:
            shown.add(kind)
            typed = text_of(text_ui.highlight(text))
            assert text_ui.parse(view, typed) == text
            heard = text_of(spoken(text_ui).highlight(text))
            yield f"{typed}: {text_ui.describe_action(text, names)}; {heard}"
            yield from [f"   {doubt}"] if doubt else []


def what_is_refused(match: Match, seat: int, known: set[str]) -> Iterator[str]:
    """Yield why actions are refused, as far as that is not known yet."""
    for text in WRONG[match.game.name].split("|"):
        if not match.is_legal(seat, text) and (reason := refusal(match, seat, text)) not in known:
            known.add(reason)
            yield f"{text}: {reason}"


def refusal(match: Match, seat: int, text: str) -> str:
    with pytest.raises(SpydeckError) as refused:
        match.act(seat, text)
    return str(refused.value)


def events_of(game: Game, text_ui: TextUi, language: str) -> Iterator[str]:
    """Yield sentences for all kinds of events: one of each from whole games, and some that are rare."""
    yield from ("", "# Events", "")
    names = names_for(language, 4, 0)
    for event in (*EVENTS[game.name], *ENDS):
        yield " / ".join(dict.fromkeys(described(ui, event, names) for ui in (text_ui, spoken(text_ui))))
    shown = set()
    for record in (name for name, (of, _, _) in golden.GOLDEN.items() if of == game.name):
        match = spydeck.load((golden.FOLDER / f"{record}.spy").read_text("utf-8"))
        names = names_for(language, match.players, 0)
        yield from ("", f"# {record}", text_ui.describe_options(match.view(None)["options"]))
        for event in match.events(0):
            kind = (event["event"], event.get("seat") == 0, tuple(event))
            if kind not in shown and (sentence := described(text_ui, event, names)):
                shown.add(kind)
                yield sentence


def what_stays(game: Game, text_ui: TextUi, language: str) -> Iterator[str]:
    """Yield what does not depend on a match: refusals, sheets, columns."""
    yield from ("", "# Refusals", "")
    for position, seat, text, *_ in REFUSED if game.name == "spy-tricks" else ():
        yield f"{position.__name__}, {seat} {text.strip()}: {refusal(position(), seat, text)}"
    yield from ("", "# Actions")
    names = names_for(language, 4, 0)
    for text in ACTIONS[game.name].split("|"):
        is_action = not re.search("[A-Z]{3}|:", text)
        yield f"{text}: {text_of(text_ui.highlight(text))}"
        yield from [f"   {text_ui.describe_action(text, names)}"] if is_action else []
    yield from ("", "# Options and scorepads")
    for players, given in OPTIONS[game.name]:
        options = game.read_options(players, given)
        yield text_ui.describe_options(options.facts())
        if text_ui.score_model:
            model = asdict(text_ui.score_model(options))
            yield from (f"  {name}: {json.dumps(fact, ensure_ascii=False)}" for name, fact in model.items())
    if text_ui.scorekeeper:
        keeper = text_ui.scorekeeper(game.read_options(3, {}), names_for(language, 3, None))
        with pytest.raises(SpydeckError) as refused:
            keeper.enter("")
        assert not keeper.rows()
        yield str(refused.value)
    sheets = [sheet() for sheet in text_ui.sheets.values()]
    assert all(len(line) <= 80 for sheet in sheets for line in sheet.splitlines())
    yield from ("", "# Sheets", *sheets)
    yield from (f"{column.measure}: {column.title}" for column in text_ui.columns())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
def test_what_people_type_is_read_as_approved(game: Game, language: str) -> None:
    """Lines are a stage and what is typed there, or a description and what there is to choose from."""
    text_ui = game.text_ui(language)
    asked = spycard.stacked(HANDS).view(0)

    def answer(line: str) -> str:
        typed, several, texts = line.partition(" | ")
        if several:
            fitting = text_ui.fits(asked, typed, texts.split())
            return f"{fitting.which}: {', '.join(fitting.texts)}"
        stage, _, typed = line.partition(":")
        return text_ui.parse(asked if game.name == "spycard" else {"choices": {stage: {}}}, typed.strip())

    transcripts.repeat(f"typed-{game.name}.{language}", answer)


def test_every_transcript_is_compared_with_something() -> None:
    kinds = {*MOMENTS, *(f"typed-{name}" for name in MOMENTS), "messages"}
    known = {f"{kind}.{language}" for kind in kinds for language in LANGUAGES}
    found = {path.stem for path in transcripts.FOLDER.iterdir()}
    assert {name for name in found if not name.startswith("session-")} == known
